import Domain
import EventLoop
import HTTP2
import HTTPWire
import Kernel
import Transport

/// From a handler's answer to its frames.
extension HTTP2ServerStream {
    func answer(_ response: consuming Response, to request: borrowing Request) {
        if let decorate = server.hooks.decorate { decorate(request.head, &response) }
        if let fields = connection.listener.fields { response.fields.append(contentsOf: fields) }
        let isBodyless = request.head.method == .head || response.status.hasNoBody
        leaveBody(goesOn: response.isStream && !isBodyless || response.isWebSocket)
        switch response.body {
        case .none:
            write(response, request.id, length: response.status.hasNoBody ? nil : 0, .none)
            finish(request, response.status, bodyBytes: 0)
        case .bytes(let bytes):
            write(
                response, request.id, length: response.status.hasNoBody ? nil : bytes.count,
                isBodyless ? .none : .bytes(bytes))
            finish(request, response.status, bodyBytes: isBodyless ? 0 : bytes.count)
        case .stream(let bytes, let start):
            write(response, request.id, length: bytes, isBodyless ? .none : .stream)
            if isBodyless {
                finish(request, response.status, bodyBytes: 0)
            } else {
                beginStream(request, response.status, bytes, start)
            }
        case .webSocket(let acceptance):
            guard case .tunnel(let carrier) = input else { preconditionFailure("nobody asked for a WebSocket") }
            if server.isDraining {
                answer(.problem(.tooManyConnections, request), to: request)
            } else {
                beginWebSocket(response, request, acceptance, carrier)
            }
        case .upgrade:
            machine.reset(id, .http11Required)
            finish(request, .upgradeRequired, bodyBytes: 0)
        }
    }

    /// With the whole answer there nobody reads the request's body any more.
    ///
    /// A handler that answers with a stream may go on reading: only the end of the answer ends that. A client that
    /// waits for leave to send has it before the answer begins.
    func leaveBody(goesOn: Bool) {
        switch input {
        case .feeding where goesOn: sendContinue()
        case .tunnel where goesOn: break
        case .feeding(let stream):
            input = .discarding
            stream.fail(.cancelled)
        case .tunnel(let carrier):
            input = carrier.hasEnded ? .complete : .discarding
            bodyWasTaken(carrier.dropPending())
        case .collecting, .dropping: input = .discarding
        case .discarding, .complete: break
        }
        inputDeadline = Deadlines.never
    }

    func write(
        _ response: borrowing Response, _ requestID: RequestID, length: Int?, _ body: HTTP2Machine.Body
    ) {
        server.stamp.write(requestID, at: loop.now)
        // Before it may go, so that what goes at once counts.
        watchOutput(afterEmpty: true)
        machine.respond(
            id, response.status, response.fields.withoutStamp, lines: server.stamp.lines, contentLength: length,
            body: body)
        connection.schedulePump()
    }

    func beginStream(
        _ request: borrowing Request, _ status: HTTPStatus, _ bytes: Int?, _ start: (ResponseStream) -> Void
    ) {
        let stream = ResponseStream(sink: self, bytes: bytes)
        output = .streaming(stream)
        streamStatus = status
        if server.hooks.finished != nil {
            current = copy request
            current?.body = []
        }
        start(stream)
    }

    func finish(_ request: borrowing Request, _ status: HTTPStatus, bodyBytes: Int) {
        output = .done
        report(request, status, bodyBytes: bodyBytes, isCutOff: false)
    }

    /// Answers what never reached a handler.
    func answerWithoutHandler(_ problem: Problem) {
        if let request = current {
            current = nil
            answer(.problem(problem, request), to: request)
            return
        }
        leaveBody(goesOn: false)
        let requestID = server.stamp.nextID(at: loop.now)
        var response = Response.problem(problem, requestID: requestID, instance: "")
        response.fields.append(contentsOf: server.hooks.headlessFields)
        if let fields = connection.listener.fields { response.fields.append(contentsOf: fields) }
        guard case .bytes(let bytes) = response.body else { return }
        write(response, requestID, length: bytes.count, .bytes(bytes))
        output = .done
        server.hooks.finished?(
            RequestSummary(
                id: requestID, head: nil, route: -1, status: response.status, bodyBytes: bytes.count, duration: .zero,
                client: connection.peer, isCutOff: false))
    }

    // MARK: The answer's body

    var unsentBytes: Int { machine.waitingBytes(of: id) }
    var isCongested: Bool { isCongestionTold }

    func writeBody(_ bytes: [UInt8]) { write(bytes[...]) }

    func writeBody(_ chunk: FramedChunk) { write(chunk.bytes) }

    func write(_ bytes: ArraySlice<UInt8>) {
        watchOutput(afterEmpty: unsentBytes == 0)
        machine.write(bytes, to: id)
        if !isCongestionTold, unsentBytes > Self.highWaterBytes {
            isCongestionTold = true
            connection.addCongested(self)
        }
        connection.schedulePump()
    }

    /// Tells the writer to go on if it can; whether nothing is left to tell.
    func notifyIfDrained() -> Bool {
        guard !isOver else { return true }
        guard unsentBytes <= Self.lowWaterBytes else { return false }
        isCongestionTold = false
        switch output {
        case .streaming(let stream): stream.onDrained?()
        case .tunnel(let carrier): carrier.link?.drained()
        case .idle, .handling, .done: break
        }
        return true
    }

    func finishBody() {
        guard case .streaming(let stream) = output else { return }
        report(stream, isCutOff: false)
        output = .done
        leaveBody(goesOn: false)
        machine.finish(id)
        stream.end()
        current = nil
        connection.schedulePump()
    }

    func abortBody() {
        machine.reset(id, .internalError)
        connection.schedulePump()
    }
}
