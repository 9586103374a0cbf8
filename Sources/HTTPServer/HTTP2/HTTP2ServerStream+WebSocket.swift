import EventLoop
import HTTP2
import HTTPWire
import WebSocket

/// From an extended `CONNECT` to a WebSocket on one stream (RFC 8441).
extension HTTP2ServerStream {
    /// The link of the WebSocket that has the stream, if one has.
    var webSocket: WebSocketLink? { carrier?.link }

    /// The carrier of the WebSocket here, or of the one that there will be if the handler says so.
    var carrier: HTTP2WebSocketCarrier? {
        if case .tunnel(let carrier) = input { carrier } else { nil }
    }

    /// Has the handler decide; what the client sends meanwhile waits, and its window is its limit.
    func beginTunnel(_ request: borrowing Request, hasBody: Bool) {
        let carrier = HTTP2WebSocketCarrier(self)
        input = .tunnel(carrier)
        owesContinue = false
        if !hasBody { carrier.receivedEnd() }
        handle(request)
    }

    /// Answers 200 and hands the stream to a link.
    func beginWebSocket(
        _ response: consuming Response, _ request: borrowing Request, _ acceptance: WebSocketAcceptance,
        _ carrier: HTTP2WebSocketCarrier
    ) {
        output = .tunnel(carrier)
        write(response, request.id, length: nil, .stream)
        report(request, response.status, bodyBytes: 0, isCutOff: false)
        carrier.begin(acceptance)
    }
}

/// Carries the bytes of a WebSocket over a stream of HTTP/2.
///
/// What the link does not take stays here and is not acknowledged, so that the client may send at most a window more.
/// The end of a side is the end of the stream in that direction, and a reset with `CANCEL` is the cut of a connection
/// (RFC 8441 section 5).
final class HTTP2WebSocketCarrier: WebSocketTransport {
    private let stream: HTTP2ServerStream
    /// There once the handler has accepted, until the stream is over.
    private(set) var link: WebSocketLink?
    private var pending: [UInt8] = []
    private var isPaused = false
    /// The client has ended its side; the link hears of it after the last byte.
    private(set) var hasEnded = false
    private var isEndNotified = false

    init(_ stream: HTTP2ServerStream) { self.stream = stream }

    // MARK: What the link asks

    var loop: Loop { stream.loop }
    var deflateWorkspace: DeflateWorkspace { stream.server.deflateWorkspace }
    var isOpen: Bool { !stream.isOver }
    var isCongested: Bool { stream.isCongested }
    var unsentBytes: Int { stream.unsentBytes }

    func write(_ bytes: [UInt8]) { stream.write(bytes[...]) }

    func finish() {
        stream.machine.finish(stream.id)
        stream.connection.schedulePump()
    }

    func close() {
        stream.machine.reset(stream.id, .cancel)
        stream.connection.schedulePump()
    }

    func pauseReading() { isPaused = true }

    func resumeReading() {
        isPaused = false
        loop.atEndOfTurn { [self] in deliver() }
    }

    // MARK: What the stream tells

    /// The handler has accepted, and the answer's head is on its way.
    func begin(_ acceptance: WebSocketAcceptance) {
        link = acceptance.begin(over: self)
        // Bytes that came early are delivered once the handler is through.
        loop.atEndOfTurn { [self] in deliver() }
    }

    func received(_ bytes: Span<UInt8>) {
        guard let link, !isPaused, pending.isEmpty else {
            pending.append(copying: bytes)
            return
        }
        take(link.received(bytes), of: bytes)
    }

    func receivedEnd() {
        hasEnded = true
        if link != nil { deliver() }
    }

    /// The stream is over; the last call.
    func ended() {
        let told = link
        link = nil
        pending = []
        told?.transportEnded()
    }

    /// The handler wants no WebSocket; says how many bytes had come.
    func dropPending() -> Int {
        let count = pending.count
        pending = []
        return count
    }

    private func deliver() {
        guard let link, !isPaused else { return }
        if !pending.isEmpty {
            let bytes = pending
            pending = []
            take(link.received(bytes.span), of: bytes.span)
        }
        guard hasEnded, !isEndNotified, !isPaused, pending.isEmpty else { return }
        isEndNotified = true
        link.receivedEnd()
    }

    /// Gives the client room for what was used, and keeps the rest.
    private func take(_ used: Int, of bytes: Span<UInt8>) {
        if used < bytes.count { pending.append(copying: bytes.extracting(used..<bytes.count)) }
        stream.bodyWasTaken(used)
    }
}
