import Domain
import EventLoop
import HTTP2
import HTTPWire
import Kernel
import Transport

/// From the head of a request to its handler.
extension HTTP2ServerStream {
    /// Takes the head of the request.
    func begin(_ head: consuming HTTPRequestHead, protocolName: String?, hasBody: Bool) {
        let now = loop.now
        let requestID = server.stamp.nextID(at: now)
        owesContinue = hasBody && head.expectsContinue
        input = hasBody ? .discarding : .complete
        // A reload may change the table before the body has come.
        routes = server.router.routes
        let opening = server.open(
            head, protocolName: protocolName, id: requestID, hasBody: hasBody, from: self, peer: connection.peer,
            at: now)
        switch opening {
        case .routed(let request):
            if request.protocolName != nil {
                beginTunnel(request, hasBody: hasBody)
            } else if hasBody {
                beginBody(request, routes[request.route].body)
            } else {
                handle(request)
            }
        case .answered(let request, let response): answer(response, to: request)
        }
    }

    func beginBody(_ request: Request, _ policy: BodyPolicy) {
        bodyBytesMax = policy.bytesMax
        isBodyUnpaced = !routes[request.route].isPaced
        switch policy {
        case .none:
            if owesContinue {
                // The body is not wanted, so it is not asked for.
                handle(request)
                return
            }
            input = .dropping
            current = request
            beginInputDeadline()
        case .collected:
            if case .known(let count) = request.head.bodyLength { body.reserveCapacity(min(count, 65_536)) }
            input = .collecting
            current = request
            sendContinue()
            beginInputDeadline()
        case .streamed:
            bodyPace.begin(0, at: loop.now, server.times.body)
            bodyPace.hold(at: loop.now)
            if let stream = request.bodyStream { input = .feeding(stream) }
            handle(request)
        }
    }

    func sendContinue() {
        guard owesContinue else { return }
        owesContinue = false
        machine.respondInterim(id, .continue)
        connection.schedulePump()
    }

    /// Takes bytes of the body.
    func take(_ bytes: Span<UInt8>) {
        bodyBytes += bytes.count
        // A client that sends without waiting for our 100 needs none.
        owesContinue = false
        switch input {
        case .collecting: collect(bytes)
        case .feeding(let stream):
            guard bodyBytes <= bodyBytesMax else {
                machine.consume(bytes.count, of: id)
                input = .discarding
                inputDeadline = Deadlines.never
                stream.fail(.malformedBody(.bodyTooLarge(bytesMax: bodyBytesMax, bytes: bodyBytes)))
                return
            }
            heldBytes += bytes.count
            // The reader has to come for more first; until then the client's window is its limit.
            holdInputDeadline()
            if stream.feed(bytes) == 0 { bodyWasTaken(bytes.count) }
        case .dropping, .discarding:
            guard bodyBytes <= BodyPolicy.droppedBytesMax else {
                giveUpBody(bytes.count)
                return
            }
            machine.consume(bytes.count, of: id)
            if case .dropping = input { setInputDeadline() }
        case .tunnel(let carrier):
            heldBytes += bytes.count
            carrier.received(bytes)
        case .complete: machine.consume(bytes.count, of: id)
        }
    }

    func collect(_ bytes: Span<UInt8>) {
        machine.consume(bytes.count, of: id)
        guard bodyBytes <= bodyBytesMax else {
            dropCollected()
            answerWithoutHandler(.bodyTooLarge(bytesMax: bodyBytesMax, bytes: bodyBytes))
            return
        }
        connection.collectedBytes += bytes.count
        guard connection.collectedBytes <= server.limits.collectedBytesPerConnectionMax else {
            // Nothing was done with it: the client may send it again.
            connection.collectedBytes -= bytes.count
            dropCollected()
            input = .discarding
            machine.reset(id, .refusedStream)
            return
        }
        body.append(copying: bytes)
        setInputDeadline()
    }

    func dropCollected() {
        connection.collectedBytes -= body.count
        body = []
    }

    /// More comes of a body that nobody wants than is worth waiting for.
    func giveUpBody(_ count: Int) {
        // The window stays shut, so little more of it can come.
        heldBytes += count
        if case .dropping = input {
            answerWithoutHandler(.bodyTooLarge(bytesMax: BodyPolicy.droppedBytesMax, bytes: bodyBytes))
        }
        if !isAnsweredEarly { inputDeadline = Deadlines.never }
    }

    func bodyIsAwaited() {
        guard case .feeding = input else { return }
        sendContinue()
        setInputDeadline()
    }

    func bodyWasTaken(_ count: Int) {
        guard !isOver else { return }
        heldBytes -= count
        machine.consume(count, of: id)
        connection.schedulePump()
    }

    /// Takes the end of the request.
    func requestEnded() {
        inputDeadline = Deadlines.never
        switch input {
        case .collecting, .dropping:
            input = .complete
            guard var request = current else { return }
            current = nil
            connection.collectedBytes -= body.count
            swap(&request.body, &body)
            handle(request)
        case .feeding(let stream):
            input = .complete
            stream.finish()
        case .tunnel(let carrier): carrier.receivedEnd()
        case .discarding, .complete: input = .complete
        }
    }

    /// The client may still end its request, or see that nobody reads it; then the stream is reset.
    func answeredEarly() {
        // A WebSocket's closing handshake has a deadline of its own.
        if case .tunnel = input { return }
        isAnsweredEarly = true
        inputDeadline = Instant(nanoseconds: loop.now.nanoseconds &+ server.times.linger)
        connection.arm(inputDeadline)
    }

    // MARK: The handler

    func handle(_ request: borrowing Request) {
        let handler = routes[request.route].handler
        routes = []
        switch handler {
        case .immediate(let respond): answer(respond(request), to: request)
        case .waiting(let respond):
            output = .handling
            startTask(copy request, respond)
        }
    }

    func startTask(
        _ request: Request, _ respond: @escaping @Sendable (Request) async throws(Problem) -> Response
    ) {
        let bound = LoopBound(self, loop: loop)
        var kept = request
        kept.body = []
        current = kept
        task = server.run(respond, request) { bound.value.complete($0) }
    }

    /// Takes what a waiting handler answered, unless the stream has gone meanwhile.
    func complete(_ response: Response) {
        task = nil
        guard !isOver else {
            connection.orphans -= 1
            return
        }
        guard case .handling = output, let request = current else { return }
        current = nil
        answer(response, to: request)
        connection.schedulePump()
    }
}
