import EventLoop
import HTTPWire
import Kernel
import Transport

/// From a handler's answer to the bytes of it, and to the next request.
extension ServerConnection {
    /// Above this a body is sent from where it lies, after its head.
    private static var copiedBodyBytesMax: Int { 65_536 }

    /// Writes an answer, or the beginning of it.
    func answer(_ response: consuming Response, to request: borrowing Request) {
        if let decorate = server.hooks.decorate { decorate(request.head, &response) }
        if let fields = listener.fields { response.fields.append(contentsOf: fields) }
        let isBodyless = request.head.method == .head || response.status.hasNoBody
        leaveBody(goesOn: response.isStream && !isBodyless)
        if !request.head.keepAlive || isLast(response) { mustClose = true }
        switch response.body {
        case .none:
            write(response, .known(0), request)
            finish(request, response.status, bodyBytes: 0)
        case .bytes(let bytes):
            write(response, .known(bytes.count), request, isBodyless ? [] : bytes)
            finish(request, response.status, bodyBytes: isBodyless ? 0 : bytes.count)
        case .stream(let bytes, let start):
            let length = bytes.map { .known($0) } ?? HTTP1Writer.streamLength(for: request.head.version)
            if length == .untilClose { mustClose = true }
            write(response, length, request)
            if isBodyless {
                finish(request, response.status, bodyBytes: 0)
            } else {
                beginStream(request, response.status, bytes, isChunked: length == .chunked, start)
            }
        case .upgrade(let start):
            upgrade(response, request, start)
        case .webSocket(let acceptance):
            if mustClose || clientHasEnded {
                // The client has ended its side, or the server goes down: nothing would follow the answer.
                answer(.problem(.tooManyConnections, request), to: request)
            } else {
                beginWebSocket(response, request, acceptance)
            }
        }
    }

    /// No further request may follow on the connection.
    private func isLast(_ response: borrowing Response) -> Bool {
        if requests >= server.limits.requestsPerConnectionMax || server.isDraining { return true }
        switch response.body {
        // A WebSocket that begins now is told when it has to go.
        case .webSocket, .upgrade: return false
        case .none, .bytes, .stream: return server.isRetiring
        }
    }

    /// The answer is there, so nobody reads the request's body any more: it is passed over if it is short enough.
    ///
    /// A handler that answers with a stream may go on reading: only the end of the answer ends that. A client that
    /// waits for leave to send has it before the answer begins.
    private func leaveBody(goesOn: Bool) {
        switch input {
        case .feeding where goesOn:
            sendContinue()
            return
        case .feeding(let stream):
            input = .discarding
            deadlines.discardedBytes = stream.unreadBytes
            stream.fail(.cancelled)
        case .discarding, .collecting, .dropping:
            input = .discarding
            deadlines.discardedBytes = 0
        case .head, .complete, .lingering, .detached: return
        }
        var isShort = !owesContinue && deadlines.discardedBytes <= BodyPolicy.droppedBytesMax
        if case .known(let count) = bodyLength, count - bodyBytes > BodyPolicy.droppedBytesMax { isShort = false }
        if isShort {
            // The parser still counts against the route's limit; what it refuses is given up.
            parser.limits.bodyBytesMax = max(parser.limits.bodyBytesMax, BodyPolicy.droppedBytesMax)
            deadlines.isBodyUnpaced = false
            beginBodyDeadline()
            if isPaused { resume() }
        } else {
            mustClose = true
            input = .complete
        }
    }

    func write(
        _ response: borrowing Response, _ length: HTTPBodyLength, _ request: borrowing Request, _ bytes: [UInt8] = []
    ) {
        server.stamp.write(request.id, at: loop.now)
        let copied = bytes.count <= Self.copiedBodyBytesMax
        transport.write { output in
            HTTP1Writer.appendResponse(
                response.status, response.fields.withoutStamp, lines: server.stamp.lines, body: length,
                keepAlive: !mustClose,
                version: request.head.version, to: &output)
            if copied { output += bytes }
        }
        if !copied {
            transport.flush()
            transport.write(bytes)
        }
    }

    // MARK: Streams

    private func beginStream(
        _ request: borrowing Request, _ status: HTTPStatus, _ bytes: Int?, isChunked: Bool,
        _ start: (ResponseStream) -> Void
    ) {
        let stream = ResponseStream(sink: self, bytes: bytes)
        isStreamChunked = isChunked
        outlivesClient = request.bodyStream != nil
        output = .streaming(stream)
        if case .complete = input { clearDeadline() }
        streamStatus = status
        if server.hooks.finished != nil {
            // For the report at the end; thousands of streams need not keep their heads for nothing.
            current = copy request
            current?.body = []
        }
        start(stream)
    }

    var isCongested: Bool { transport.isCongested }
    var unsentBytes: Int { transport.unsentBytes }

    func writeBody(_ bytes: [UInt8]) {
        if isStreamChunked {
            transport.write { HTTP1Writer.appendChunk(bytes.span, to: &$0) }
        } else {
            transport.write(bytes)
        }
    }

    func writeBody(_ chunk: FramedChunk) {
        if isStreamChunked {
            transport.write(chunk.framed)
        } else {
            transport.write { $0 += chunk.framed[chunk.payload] }
        }
    }

    func abortBody() { transport.abort() }

    func finishBody() {
        guard case .streaming(let stream) = output else { return }
        if isStreamChunked { transport.write { HTTP1Writer.appendLastChunk(to: &$0) } }
        report(stream: stream, isCutOff: false)
        stream.end()
        if case .feeding = input { leaveBody(goesOn: false) }
        current = nil
        proceed()
    }

    private func upgrade(_ response: consuming Response, _ request: borrowing Request, _ start: (Connection) -> Void) {
        precondition(response.status == .switchingProtocols, "only 101 changes the protocol")
        mustClose = false
        write(response, .none, request)
        report(request, .switchingProtocols, bodyBytes: 0, isCutOff: false)
        input = .detached
        output = .idle
        cancelTimer()
        server.remove(self)
        start(transport)
        precondition(transport.handler !== self, "an upgrade sets the connection's handler")
        // Bytes that came after the request are put aside when we return; only then can they be delivered.
        loop.atEndOfTurn { [transport] in transport.resumeReading() }
    }

    // MARK: The end of an answer

    private func finish(_ request: borrowing Request, _ status: HTTPStatus, bodyBytes: Int) {
        if server.hooks.finished != nil { report(request, status, bodyBytes: bodyBytes, isCutOff: false) }
        proceed()
    }

    /// Goes on after the last byte of an answer.
    private func proceed() {
        output = .idle
        let wasLast = clientHasEnded && !isParsing && !transport.hasUnusedBytes
        if mustClose || wasLast {
            closeAfterAnswer()
        } else if case .complete = input {
            becomeIdle()
        }
    }

    /// Waits for the next request, which may be there already.
    func becomeIdle() {
        input = .head
        deadlines.isLastLook = false
        setDeadline(server.idleTime)
        if !isParsing { resume() }
    }

    /// Answers what never reached a handler, and closes.
    func answerWithoutHandler(_ problem: Problem) {
        mustClose = true
        if let request = current {
            current = nil
            body = []
            input = .complete
            answer(.problem(problem, request), to: request)
            return
        }
        let now = loop.now
        let id = server.stamp.nextID(at: now)
        var response = Response.problem(problem, requestID: id, instance: "")
        response.fields.append(contentsOf: server.hooks.headlessFields)
        if let fields = listener.fields { response.fields.append(contentsOf: fields) }
        guard case .bytes(let bytes) = response.body else { return }
        server.stamp.write(id, at: now)
        transport.write { [lines = server.stamp.lines, response] output in
            HTTP1Writer.appendResponse(
                response.status, response.fields, lines: lines, body: .known(bytes.count), keepAlive: false,
                to: &output)
            output += bytes
        }
        server.hooks.finished?(
            RequestSummary(
                id: id, head: nil, route: -1, status: response.status, bodyBytes: bytes.count, duration: .zero,
                client: peer, isCutOff: false))
        closeAfterAnswer()
    }

    func report(stream: ResponseStream, isCutOff: Bool) {
        guard let request = current else { return }
        report(request, streamStatus, bodyBytes: stream.bodyBytes, isCutOff: isCutOff)
    }

    /// The client has gone before there was an answer.
    func reportUnanswered() {
        guard let request = current else { return }
        report(request, .clientGone, bodyBytes: 0, isCutOff: true)
    }

    func report(_ request: borrowing Request, _ status: HTTPStatus, bodyBytes: Int, isCutOff: Bool) {
        guard let finished = server.hooks.finished else { return }
        finished(
            RequestSummary(
                id: request.id, head: request.head, route: request.route, status: status, bodyBytes: bodyBytes,
                duration: loop.now - request.receivedAt, client: request.clientAddress, isCutOff: isCutOff))
    }
}
