import EventLoop
import HTTPWire
import Kernel
import Transport
import WebSocket

/// One connection of a client: reads requests one after the other, has each answered, and writes the answers in order.
///
/// While a request is being handled its successors wait unparsed. An idle connection holds no buffer and one timer.
final class ServerConnection: AcceptedConnection, ResponseSink, RequestBodySource {
    /// The kind of bytes that the client sends next.
    enum Input {
        /// The head of a request.
        case head
        /// The body of `current`, kept in `body`.
        case collecting
        /// The body of `current`, which its handler does not want.
        case dropping
        /// The body of a request that is being handled.
        case feeding(RequestBodyStream)
        /// The body of a request that is answered.
        case discarding
        /// Later requests: this one is there and its answer is not.
        case complete
        /// Whatever: we have closed, and let the client take our last answer.
        case lingering
        /// Another protocol's.
        case detached
    }

    /// How far the answer to the present request is.
    enum Output {
        /// There is no request, or it is still being read.
        case idle
        /// The handler has it.
        case handling
        /// The head went out and the body is being written.
        case streaming(ResponseStream)
    }

    let server: ServerLoop
    let listener: ServedListener
    let transport: Connection
    var loop: Loop { server.loop }
    /// Where the server's list has this connection.
    var index = 0
    /// There were too many; it only gets told so.
    var isRefused = false
    var parser: HTTP1RequestParser
    var input = Input.head
    var output = Output.idle
    /// The request whose body is read or whose answer is awaited, without its body.
    @Rare var current: Request?
    /// The table that the request was routed by, until its handler has it.
    var routes: [Route] = []
    var body: [UInt8] = []
    /// Bytes of the present body that came, in whatever state.
    var bodyBytes = 0
    /// The length of the present body, as its head said.
    var bodyLength = HTTPBodyLength.none
    /// The client waits for a 100 before it sends the body.
    var owesContinue = false
    var task: Task<Void, Never>?
    var requests = 0
    private(set) var isParsing = false
    private(set) var isPaused = false
    /// The present answer is the last.
    var mustClose = false
    /// The client will send nothing more, but requests that came before its end are still to be answered.
    private(set) var clientHasEnded = false
    var lingeredBytes = 0
    /// The status of the answer that is being streamed.
    var streamStatus = HTTPStatus.ok
    /// The stream's pieces have the frame of a chunk.
    var isStreamChunked = false
    /// The stream is made from the request, so a client that has said all it has to say still waits for it.
    var outlivesClient = false
    /// No byte has been read as HTTP/1; it may yet be the preface of HTTP/2.
    private var isUndecided = true
    var deadlines = Deadlines()
    /// The WebSocket that the connection has become.
    var webSocket: WebSocketLink?
    private var knownPeer: SocketAddress?
    private var selfBound: LoopBound<ServerConnection>?

    init(_ transport: Connection, server: ServerLoop, listener: ServedListener) {
        self.transport = transport
        self.server = server
        self.listener = listener
        parser = HTTP1RequestParser(limits: server.limits.http1)
    }

    /// Begins to read; the first byte, or the end of the handshake, has so long.
    func start(within nanoseconds: UInt64) {
        setDeadline(nanoseconds)
        transport.start()
    }

    /// The handshake is through; the first byte has as long as a head.
    ///
    /// Over TLS the protocol is what both sides agreed on there (RFC 9113 section 3.2), whatever the first bytes say.
    func established(_ connection: Connection) {
        if connection.applicationProtocol == "h2" {
            becomeHTTP2()
        } else {
            isUndecided = false
            setDeadline(server.firstTime)
        }
    }

    /// The address of the other end, asked of the kernel once.
    var peer: SocketAddress? {
        if knownPeer == nil { knownPeer = transport.peerAddress }
        return knownPeer
    }

    /// Ourselves, to be reached from a task; let go of when the connection ends.
    var bound: LoopBound<ServerConnection> {
        if let selfBound { return selfBound }
        let made = LoopBound(self, loop: loop)
        selfBound = made
        return made
    }

    // MARK: Reading

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        if isUndecided, server.limits.takesPriorKnowledge, case .head = input {
            switch HTTP2ServerConnection.look(for: bytes) {
            case .whole: return becomeHTTP2().received(bytes, on: connection)
            case .part: return 0
            case .other: isUndecided = false
            }
        }
        var cursor = 0
        isParsing = true
        defer { isParsing = false }
        while transport.isOpen {
            switch input {
            case .complete:
                if mustClose { return bytes.count }
                if bytes.count - cursor > server.limits.pipelinedBytesMax { pause() }
                return cursor
            case .lingering:
                lingeredBytes += bytes.count - cursor
                if lingeredBytes > BodyPolicy.droppedBytesMax { transport.close() }
                return bytes.count
            case .detached: return cursor
            case .head where transport.isCongested:
                // A client that does not read its answers gets no more of them.
                pause()
                return cursor
            case .head, .collecting, .dropping, .feeding, .discarding: break
            }
            switch parser.next(in: bytes, at: &cursor) {
            case .needMore:
                if clientHasEnded { receivedEnd(on: transport) } else { awaitInput() }
                return cursor
            case .head(let head):
                let hasBody = head.bodyLength != .none && head.bodyLength != .known(0)
                // Without a body the end follows at once; taken here, the parser is ready for the next head.
                if !hasBody { _ = parser.next(in: bytes, at: &cursor) }
                begin(head, hasBody: hasBody)
            case .body(let range): take(bytes.extracting(range))
            case .end: requestEnded()
            case .failed(let error): refuse(error)
            }
        }
        return bytes.count
    }

    /// All bytes are used: says how long the next may take.
    private func awaitInput() {
        switch input {
        case .head:
            if parser.isBetweenRequests {
                if deadlines.headStarted { deadlines.headStarted = false }
            } else if !deadlines.headStarted {
                deadlines.headStarted = true
                setDeadline(server.times.header)
            }
        case .collecting, .dropping, .feeding, .discarding:
            if !isPaused { setBodyDeadline() }
        case .complete, .lingering, .detached: break
        }
    }

    func pause() {
        guard !isPaused else { return }
        isPaused = true
        transport.pauseReading()
    }

    /// Goes on reading, beginning with what was left.
    func resume() {
        let wasPaused = isPaused
        isPaused = false
        if wasPaused || !isParsing { transport.resumeReading() }
    }

    func drained(_ connection: Connection) {
        if case .streaming(let stream) = output {
            stream.onDrained?()
        } else if isPaused, case .head = input {
            resume()
        }
    }

    func stalled(_ connection: Connection) { setWriteDeadline() }

    /// Hands the connection over to HTTP/2 before its first request.
    ///
    /// For what the first bytes say, and for what both sides agreed on by ALPN: it neither reads nor writes at once,
    /// so that what ends a handshake may call it.
    @discardableResult
    func becomeHTTP2() -> HTTP2ServerConnection {
        precondition(requests == 0, "the protocol is chosen before the first request")
        cancelTimer()
        input = .detached
        let successor = HTTP2ServerConnection(transport, server: server, listener: listener)
        server.replace(self, with: successor)
        transport.handler = successor
        successor.start()
        return successor
    }

    // MARK: Ending

    func receivedEnd(on connection: Connection) {
        switch (input, output) {
        case (.feeding(let stream), _):
            mustClose = true
            input = .complete
            task?.cancel()
            stream.fail(.connectionLost)
        case (_, .handling):
            // A client that ends its side has most likely gone; what the handler still answers is sent all the same,
            // and so are the answers to requests behind it.
            if case .complete = input, connection.hasUnusedBytes { clientHasEnded = true } else { mustClose = true }
            task?.cancel()
        case (.complete, .streaming) where outlivesClient: mustClose = true
        case (_, .streaming), (.collecting, _), (.dropping, _): transport.close()
        case (_, .idle): transport.finish()
        }
    }

    func ended(_ connection: Connection, _ end: ConnectionEnd) {
        cancelTimer()
        task?.cancel()
        task = nil
        selfBound = nil
        if case .feeding(let stream) = input { stream.fail(.connectionLost) }
        input = .complete
        mustClose = true
        switch output {
        case .idle: break
        case .handling: reportUnanswered()
        case .streaming(let stream):
            report(stream: stream, isCutOff: true)
            stream.end()
        }
        output = .idle
        current = nil
        body = []
        server.remove(self)
    }

    var idleUntil: Instant? {
        guard requests > 0, case .head = input, parser.isBetweenRequests, transport.unsentBytes == 0 else { return nil }
        return deadlines.input
    }

    func leaveIdle() { transport.leave() }

    func named(_ connection: Connection) {
        if !server.admitAddress(of: transport) { transport.close() }
    }

    /// The server goes down: the next answer is the last, and must be asked for soon.
    ///
    /// The request may be on its way already; closed at once, the client would never know what became of it.
    func drain() {
        webSocket?.close(.serviceRestart)
        guard case .head = input, parser.isBetweenRequests else { return }
        setDeadline(requests == 0 ? server.firstTime : server.idleTime)
    }

    /// Sends what waits and closes our side; the client has a while to take it before the connection is cut.
    func closeAfterAnswer() {
        input = .lingering
        current = nil
        body = []
        resume()
        setDeadline(server.times.linger)
        transport.finish()
    }
}
