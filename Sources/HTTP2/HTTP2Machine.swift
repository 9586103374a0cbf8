public import HTTPWire
public import Kernel

/// One end of an HTTP/2 connection: bytes to events, and calls to bytes (RFC 9113, RFC 8441).
///
/// It does no input or output and reads no clock. The driver gives it what came, acts on the events, and takes what is
/// to be sent with ``send(into:bytesMax:at:events:)`` after each of the other calls. What the other side may send is
/// bounded by ``HTTP2Limits``; a body's window opens only by ``consume(_:of:)``. One owner, one thread at a time.
public final class HTTP2Machine {
    /// Which end this is.
    @frozen
    public enum Role: Sendable {
        case client, server
    }

    /// The body that follows a head.
    public enum Body: Sendable {
        /// Nothing.
        case none
        /// These bytes, and the end.
        case bytes([UInt8])
        /// Bytes that ``HTTP2Machine/write(_:to:)`` brings, until ``HTTP2Machine/finish(_:trailers:)``.
        case stream
    }

    /// The bytes that every connection begins with on the client's side: RFC 9113 section 3.4.
    public static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    private let session: FrameSession
    private let notes: SessionNotes
    private let workspace: HTTP2Workspace
    private var scanner: FrameScanner
    private var shutdown = Shutdown.none
    /// The connection broke a rule or a limit; the library is not called any more.
    private var failure: HTTP2ErrorCode?
    private var isFailureSent = false
    /// The PING that follows the notice of the end, so that its answer comes from a client that knows.
    private var isPingDue = false

    private enum Shutdown {
        case none
        /// No further requests, please; those under way to us are still taken.
        case noticed
        /// Further requests are ignored.
        case announced
    }

    /// A machine whose first frames wait to be sent.
    public init(_ role: Role, limits: HTTP2Limits = HTTP2Limits(), workspace: HTTP2Workspace, at now: Instant) {
        notes = SessionNotes(limits, isServer: role == .server, at: now)
        session = FrameSession(notes)
        scanner = FrameScanner(prefaceBytes: role == .server ? Self.preface.count : 0)
        self.workspace = workspace
        session.start()
    }

    // MARK: Bytes

    /// Takes bytes that came, all of them, and appends what they mean to `events`.
    ///
    /// Ranges in the events are places in `bytes`. After ``isOver`` bytes mean nothing.
    public func received(_ bytes: Span<UInt8>, at now: Instant, events: inout [HTTP2Event]) {
        guard failure == nil else { return }
        notes.now = now
        swap(&notes.events, &events)
        readFrames(bytes)
        swap(&notes.events, &events)
        if failure != nil { return }
        if shutdown == .noticed, notes.pongs > 0 { finishShutdown() }
    }

    private func readFrames(_ bytes: Span<UInt8>) {
        var index = 0
        while failure == nil {
            let status: Int32
            switch scanner.next(in: bytes, at: &index) {
            case .frame(let frame):
                guard notes.frameBegan(frame) else {
                    fail(notes.violation ?? .enhanceYourCalm)
                    return
                }
                let header = scanner.header
                status = session.receive(header.span, at: 0)
            case .bytes(let range):
                if let size = scanner.initialWindow, session.isTooMuch(initialWindow: size, notes.streams.keys) {
                    fail(.flowControlError)
                    return
                }
                status = session.receive(bytes.extracting(range), at: range.lowerBound)
            case .badPriority:
                fail(.protocolError)
                return
            case .needMore: return
            }
            if let violation = notes.violation {
                fail(violation)
            } else if status < 0 {
                fail(FrameSession.isFlood(status) ? .enhanceYourCalm : .protocolError)
            } else {
                // At once, so that it does not matter which frames came in one piece.
                afterCall()
            }
        }
    }

    /// Appends what is to be sent to `output`, about `bytesMax` bytes at most, and what that ends to `events`.
    public func send(into output: inout [UInt8], bytesMax: Int, at now: Instant, events: inout [HTTP2Event]) {
        notes.now = now
        swap(&notes.output, &output)
        swap(&notes.events, &events)
        notes.outputBytesMax = notes.output.count + bytesMax
        sendAll()
        swap(&notes.events, &events)
        swap(&notes.output, &output)
        if let failure, !isFailureSent {
            isFailureSent = true
            appendGoAway(failure, to: &output)
        }
    }

    private func sendAll() {
        while failure == nil, notes.output.count < notes.outputBytesMax {
            let sent = session.sendNext()
            if let violation = notes.violation {
                fail(violation)
                return
            }
            switch sent {
            case .frame: afterCall()
            case .nothing:
                let hasMore = afterCall() || !notes.trailersDue.isEmpty || isPingDue
                guard hasMore else { return }
                sendTrailers()
                // The library sends it before all else that waits, and so not before the rest has gone.
                if isPingDue { session.ping() }
                isPingDue = false
            case .failed: fail(.internalError)
            }
        }
    }

    /// Does what callbacks may not do themselves; whether there was something.
    @discardableResult
    private func afterCall() -> Bool {
        guard !notes.resetsDue.isEmpty else { return false }
        let due = notes.resetsDue
        notes.resetsDue = []
        for (stream, code) in due { session.reset(stream, code) }
        return true
    }

    private func sendTrailers() {
        let due = notes.trailersDue
        notes.trailersDue = []
        for stream in due {
            guard let trailers = notes.streams[stream]?.body?.trailers else { continue }
            workspace.head.clear()
            workspace.head.append(trailers)
            session.submitTrailers(stream, workspace.head)
        }
    }

    private func fail(_ code: HTTP2ErrorCode) { if failure == nil { failure = code } }

    /// By hand, because the library must not be called after it has failed.
    private func appendGoAway(_ code: HTTP2ErrorCode, to output: inout [UInt8]) {
        output += [0, 0, 8, FrameType.goAway, 0, 0, 0, 0, 0]
        for number in [UInt32(bitPattern: notes.past.highest), code.number] {
            for shift: UInt32 in [24, 16, 8, 0] { output.append(UInt8(truncatingIfNeeded: number &>> shift)) }
        }
    }

    /// There is something to send.
    public var wantsWrite: Bool { failure == nil ? session.wantsWrite || !notes.resetsDue.isEmpty : !isFailureSent }

    /// All is said: the connection can be closed once the last bytes have gone.
    public var isOver: Bool {
        guard failure == nil else { return isFailureSent }
        // After the notice the library would be content; requests may still be under way to us.
        return shutdown != .noticed && !session.wantsRead && !session.wantsWrite
    }

    /// Why this side ended the connection, if it did because of the other's behaviour.
    public var failureCode: HTTP2ErrorCode? { failure }

    /// Some of a head has come, and not all of it.
    public var isInsideHead: Bool { notes.isInsideHead }

    /// Streams that have begun and are not over.
    public var streamCount: Int { notes.streams.count }

    /// The highest stream of a client that was begun.
    public var lastStream: HTTP2StreamID { HTTP2StreamID(notes.past.highest) }

    // MARK: A server's side

    /// Sends the head of an answer and what follows it.
    ///
    /// `lines` are further lines `Name: value` with their line ends, as `HTTP1Writer.appendResponse` has them, and
    /// `contentLength` is announced if it is there. Fields that HTTP/2 does not have are left out. Nothing happens if
    /// the stream is over or was answered.
    public func respond(
        _ stream: HTTP2StreamID, _ status: HTTPStatus, _ fields: borrowing HTTPFields, lines: [UInt8] = [],
        contentLength: Int?, body: Body
    ) {
        guard failure == nil, notes.streams[stream.number]?.hasHead == false else { return }
        workspace.head.clear()
        workspace.head.append(":status", decimal: Int(status.code))
        workspace.head.append(fields)
        workspace.head.append(lines: lines.span)
        if let contentLength { workspace.head.append("content-length", decimal: contentLength) }
        let outgoing = Self.outgoing(body)
        notes.streams[stream.number]?.hasHead = true
        notes.streams[stream.number]?.body = outgoing
        if !session.respond(stream.number, workspace.head, outgoing) { reset(stream, .internalError) }
    }

    /// Sends an answer before the answer, such as 100 or 103.
    public func respondInterim(
        _ stream: HTTP2StreamID, _ status: HTTPStatus, _ fields: borrowing HTTPFields = HTTPFields()
    ) {
        precondition(status.isInformational, "only 1xx comes before an answer")
        guard failure == nil, notes.streams[stream.number]?.hasHead == false else { return }
        workspace.head.clear()
        workspace.head.append(":status", decimal: Int(status.code))
        workspace.head.append(fields)
        session.respondInterim(stream.number, workspace.head)
    }

    // MARK: A client's side

    /// Sends a request; nil if there can be no more on this connection.
    ///
    /// The target of an extended `CONNECT`, which has a `protocolName`, is a path; the head's method is not looked at
    /// then. A length is announced as the head says.
    public func request(
        _ head: borrowing HTTPRequestHead, scheme: String, protocolName: String? = nil, body: Body
    ) -> HTTP2StreamID? {
        guard canRequest else { return nil }
        workspace.head.clear()
        workspace.head.append(":method", protocolName == nil ? head.method.text : "CONNECT")
        if let protocolName { workspace.head.append(":protocol", protocolName) }
        if protocolName != nil || head.method != .connect {
            workspace.head.append(":scheme", scheme)
            workspace.head.append(":path", head.targetBytes)
        }
        workspace.head.append(":authority", head.authorityText ?? "")
        workspace.head.append(head.fields)
        if case .known(let count) = head.bodyLength { workspace.head.append("content-length", decimal: count) }
        let outgoing = Self.outgoing(body)
        guard let stream = session.request(workspace.head, outgoing) else { return nil }
        notes.requestBegan(stream, outgoing)
        return HTTP2StreamID(stream)
    }

    /// A further request may be made: the server has said no goodbye, and there are numbers left.
    public var canRequest: Bool { failure == nil && shutdown == .none && session.canRequest }

    /// The server takes extended `CONNECT`s; known after the first ``HTTP2Event/settings``.
    public var peerAllowsExtendedConnect: Bool { session.peerAllowsExtendedConnect }

    /// Streams that we may have open at a time.
    public var peerConcurrentStreamsMax: Int { session.peerConcurrentStreamsMax }

    private static func outgoing(_ body: Body) -> OutgoingBody? {
        switch body {
        case .none: return nil
        case .bytes(let bytes):
            guard !bytes.isEmpty else { return nil }
            let outgoing = OutgoingBody()
            outgoing.append(bytes[...])
            outgoing.isFinished = true
            return outgoing
        case .stream: return OutgoingBody()
        }
    }

    // MARK: Bodies

    /// Adds bytes to a body; nothing if the stream is over or its body finished.
    public func write(_ bytes: ArraySlice<UInt8>, to stream: HTTP2StreamID) {
        guard failure == nil, let body = notes.streams[stream.number]?.body, !body.isFinished, !bytes.isEmpty else {
            return
        }
        body.append(bytes)
        resume(body, stream)
    }

    /// Ends a body, with fields after it if there are any.
    public func finish(_ stream: HTTP2StreamID, trailers: HTTPFields? = nil) {
        guard failure == nil, let body = notes.streams[stream.number]?.body, !body.isFinished else { return }
        body.isFinished = true
        if let trailers, !trailers.isEmpty { body.trailers = trailers }
        resume(body, stream)
    }

    private func resume(_ body: OutgoingBody, _ stream: HTTP2StreamID) {
        guard body.isDeferred else { return }
        body.isDeferred = false
        session.resume(stream.number)
    }

    /// Bytes of a body that wait, for the driver or for the other side's window.
    public func waitingBytes(of stream: HTTP2StreamID) -> Int { notes.streams[stream.number]?.body?.waitingBytes ?? 0 }

    /// Bytes of a body that were sent.
    public func sentBytes(of stream: HTTP2StreamID) -> Int { notes.streams[stream.number]?.body?.sentBytes ?? 0 }

    /// Says that so many bytes of what came were used, so that as many more may come; also for a stream that is over.
    public func consume(_ count: Int, of stream: HTTP2StreamID) {
        guard failure == nil, count > 0 else { return }
        session.consume(count, of: stream.number)
    }

    /// Ends a stream before its time; ``HTTP2Event/closed(_:_:byPeer:)`` follows.
    public func reset(_ stream: HTTP2StreamID, _ code: HTTP2ErrorCode) {
        guard failure == nil, notes.streams[stream.number] != nil else { return }
        notes.streams[stream.number]?.isResetByUs = true
        session.reset(stream.number, code)
    }

    // MARK: The end of the connection

    /// Asks whether the other side is there; ``HTTP2Event/pong`` follows.
    public func ping() { if failure == nil { session.ping() } }

    /// Begins to end the connection without losing a request: RFC 9113 section 6.8.
    ///
    /// The client is told to begin no further requests; those already under way are still taken. After its answer to a
    /// PING, or ``finishShutdown()``, later ones are ignored, and once all streams are over ``isOver`` is true.
    public func beginShutdown() {
        guard failure == nil, shutdown == .none else { return }
        guard notes.isServer else {
            finishShutdown()
            return
        }
        shutdown = .noticed
        notes.pongs = 0
        session.submitShutdownNotice()
        isPingDue = true
    }

    /// Takes no further requests; what was begun is finished.
    public func finishShutdown() {
        guard failure == nil, shutdown != .announced else { return }
        shutdown = .announced
        session.submitGoAway(.none)
    }

    /// Ends the connection now; the last frame says why.
    public func fail(with code: HTTP2ErrorCode) { fail(code) }
}
