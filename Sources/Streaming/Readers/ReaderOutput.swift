import Conversations
import EventLoop
package import HTTPServer
import HTTPWire
package import WebSocket

/// Where an event stream's frames go: all that SSE and WebSocket do differently.
///
/// On the loop only. Nothing is called back from inside a call of this.
protocol ReaderOutput: AnyObject {
    var kind: StreamKind { get }
    /// Frames that are written may still be read; false as soon as anybody has begun to end the output.
    var isOpen: Bool { get }
    /// So many bytes wait that a writer should stop until `onDrained`.
    var isCongested: Bool { get }
    /// Bytes that wait to be sent.
    var unsentBytes: Int { get }
    var onDrained: (() -> Void)? { get set }
    /// Called once when the output is over, whoever ended it.
    var onClosed: (() -> Void)? { get set }
    /// Says what comes before the first event.
    func open()
    /// Writes an event for this reader only.
    func write(_ event: EventEnvelope, withID: Bool)
    /// Writes an event that others read too.
    func write(_ frames: inout EventFrames, _ view: ReaderView)
    /// Tells an idle reader that the stream lives.
    func beat()
    /// Ends the output once all that waits is sent.
    func finish(_ reason: OutputEnding)
}

/// Why an output is ended.
enum OutputEnding: Sendable {
    /// The cursor could not be honoured, and the reader has been told.
    case reset
    /// The reader was too slow, and has been told.
    case lagged
    /// The store gave no answer.
    case failed
    /// The gateway ends the stream.
    case ended(StreamEnding)
}

/// One event with its frames, each made when a loop first needs it and sent to all of that loop's readers.
struct EventFrames {
    let event: SharedEvent
    private var frames: [FrameKind: [UInt8]] = [:]

    private struct FrameKind: Hashable {
        let view: ReaderView
        let deflate: PerMessageDeflate?
    }

    init(_ event: SharedEvent) { self.event = event }

    func sse(_ view: ReaderView) -> FramedChunk { event.frame(view) }

    /// The event as a WebSocket frame; the JSON is that of the SSE frame.
    mutating func webSocket(_ view: ReaderView, for link: WebSocketLink) -> [UInt8] {
        let kind = FrameKind(view: view, deflate: link.deflate)
        if let made = frames[kind] { return made }
        let json = EventEncoding.json(ofSSE: event.frame(view).bytes)
        let frame = link.frame(text: json)
        frames[kind] = frame
        return frame
    }
}

/// Server-sent events.
final class SSEOutput: ReaderOutput {
    private let stream: ResponseStream

    init(_ stream: ResponseStream) { self.stream = stream }

    var kind: StreamKind { .sse }
    var isOpen: Bool { stream.isOpen }
    var isCongested: Bool { stream.isCongested }
    var unsentBytes: Int { stream.unsentBytes }
    var onDrained: (() -> Void)? {
        get { stream.onDrained }
        set { stream.onDrained = newValue }
    }
    var onClosed: (() -> Void)? {
        get { stream.onClosed }
        set { stream.onClosed = newValue }
    }

    func open() { stream.write(Array("retry: 1000\n\n".utf8)) }

    func write(_ event: EventEnvelope, withID: Bool) {
        stream.write(EventEncoding.sse(event, withID: withID))
    }

    func write(_ frames: inout EventFrames, _ view: ReaderView) {
        stream.write(frames.sse(view))
    }

    func beat() { stream.write(Array(": \n\n".utf8)) }

    func finish(_ reason: OutputEnding) { stream.finish() }
}

/// The events of a WebSocket, as text frames between the replies of its operations.
final class SocketOutput: ReaderOutput {
    private let link: WebSocketLink
    private var held = HeldFrames()
    private var holdTimer: TimerID?
    var onDrained: (() -> Void)? {
        get { link.onDrained }
        set { link.onDrained = newValue }
    }
    /// Called by the connection's owner, who hears of the end first.
    var onClosed: (() -> Void)?

    init(_ link: WebSocketLink) { self.link = link }

    var kind: StreamKind { .websocket }
    var isOpen: Bool { link.isOpen }
    var isCongested: Bool { link.isCongested }
    var unsentBytes: Int { link.unsentBytes + held.byteCount }

    func open() {}

    // MARK: Replies first

    /// Keeps what is written from now on until ``release()``, within the bounds of ``HeldFrames``.
    func hold() { held.begin() }

    /// Writes what was kept.
    func release() {
        stopTimer()
        for frame in held.end() { send(frame) }
    }

    /// Forgets what was kept: the connection is over.
    func discard() {
        stopTimer()
        _ = held.end()
    }

    private func stopTimer() {
        if let holdTimer { link.loop.cancel(holdTimer) }
        holdTimer = nil
    }

    private func put(_ frame: HeldFrames.Frame) {
        guard held.hold(frame) else { return send(frame) }
        if held.isFull { return release() }
        guard holdTimer == nil else { return }
        holdTimer = link.loop.schedule(after: HeldFrames.timeMax) { [self] in
            holdTimer = nil
            release()
        }
    }

    private func send(_ frame: HeldFrames.Frame) {
        switch frame {
        case .frames(let bytes): link.send(frames: bytes)
        case .text(let json): link.send(.text(json))
        }
    }

    // MARK: Writing

    func write(_ event: EventEnvelope, withID: Bool) {
        var json: [UInt8] = []
        json.reserveCapacity(event.data.count + (event.native?.count ?? 0) + 360)
        EventEncoding.append(event, to: &json)
        put(.text(json))
    }

    func write(_ frames: inout EventFrames, _ view: ReaderView) {
        put(.frames(frames.webSocket(view, for: link)))
    }

    /// The link's pings say that it lives.
    func beat() {}

    func finish(_ reason: OutputEnding) {
        release()
        let ending = SocketEnding(reason)
        link.close(ending.code, reason: ending.reason)
    }
}

/// With which code a WebSocket is closed, and a word for the log of the other side (`api.md` section 7).
package struct SocketEnding: Sendable {
    let code: CloseCode
    let reason: String

    /// 4401: the credential is missing, wrong or over its time.
    static func unauthorized(_ reason: String) -> SocketEnding { SocketEnding(4401, reason) }
    /// 4403: the credential was taken back, or may not do this.
    static func forbidden(_ reason: String) -> SocketEnding { SocketEnding(4403, reason) }
    /// 4404: there is no such session, or no longer.
    static func gone(_ reason: String) -> SocketEnding { SocketEnding(4404, reason) }
    /// 1013: come back later.
    static func overloaded(_ reason: String) -> SocketEnding {
        SocketEnding(CloseCode.tryAgainLater.rawValue, reason)
    }
    /// 4408: no sign of life.
    package static let idleCode = CloseCode(rawValue: 4408)

    private init(_ code: UInt16, _ reason: String) {
        self.code = CloseCode(rawValue: code)
        self.reason = reason
    }

    /// The close code and the reason for a connection whose stream ends.
    init(_ ending: OutputEnding) {
        switch ending {
        case .reset: self.init(CloseCode.normal.rawValue, "stream_reset")
        case .lagged: self = .overloaded("stream_lagged")
        case .failed: self = .overloaded("store_unavailable")
        case .ended(.drain): self.init(CloseCode.serviceRestart.rawValue, "stream_drain")
        case .ended(.revoked): self = .forbidden("token_revoked")
        case .ended(.expired): self = .unauthorized("token_expired")
        case .ended(.erased): self = .gone("erased")
        }
    }

    /// The close code and the reason for a connection that may not begin.
    package init(_ problem: Problem) {
        switch problem.status.code {
        case 403: self = .forbidden(problem.code)
        case 404: self = .gone(problem.code)
        case 429, 500...599: self = .overloaded(problem.code)
        default: self = problem.code == "token_revoked" ? .forbidden(problem.code) : .unauthorized(problem.code)
        }
    }
}
