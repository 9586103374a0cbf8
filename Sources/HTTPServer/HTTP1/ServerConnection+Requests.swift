import Domain
import EventLoop
import HTTPWire
import Transport
import Kernel

/// From the head of a request to its handler.
extension ServerConnection {
    /// Takes the head of a request.
    func begin(_ head: consuming HTTPRequestHead, hasBody: Bool) {
        let now = loop.now
        let id = server.stamp.nextID(at: now)
        requests += 1
        bodyBytes = 0
        bodyLength = head.bodyLength
        deadlines.headStarted = false
        owesContinue = hasBody && head.expectsContinue
        input = hasBody ? .discarding : .complete
        // A reload may change the table before the body has come.
        routes = server.router.routes
        let opening = server.open(head, id: id, hasBody: hasBody, from: self, peer: peer, at: now)
        switch opening {
        case .routed(let request):
            if hasBody { beginBody(request, routes[request.route].body) } else { handle(request) }
        case .answered(let request, let response):
            routes = []
            answer(response, to: request)
        }
    }

    // MARK: Bodies

    private func beginBody(_ request: Request, _ policy: BodyPolicy) {
        parser.limits.bodyBytesMax = policy.bytesMax
        deadlines.isBodyUnpaced = !routes[request.route].isPaced
        beginBodyDeadline()
        switch policy {
        case .none:
            if owesContinue {
                // The body is not wanted, so it is not asked for.
                handle(request)
            } else {
                input = .dropping
                current = request
            }
        case .collected:
            if case .known(let count) = request.head.bodyLength { body.reserveCapacity(min(count, 65_536)) }
            input = .collecting
            current = request
            sendContinue()
        case .streamed:
            if let stream = request.bodyStream { input = .feeding(stream) }
            handle(request)
        }
    }

    /// Asks for the body, if the client waits for that.
    func sendContinue() {
        guard owesContinue else { return }
        owesContinue = false
        transport.write { HTTP1Writer.appendContinue(to: &$0) }
    }

    /// Takes bytes of the body.
    func take(_ bytes: Span<UInt8>) {
        bodyBytes += bytes.count
        // A client that sends without waiting for our 100 needs none.
        owesContinue = false
        switch input {
        case .collecting: body.append(copying: bytes)
        case .feeding(let stream):
            if stream.feed(bytes) > server.limits.unreadBodyBytesMax {
                pause()
                holdBodyDeadline()
            }
        case .discarding:
            discardedBytes(bytes.count)
        case .head, .dropping, .complete, .lingering, .detached: break
        }
    }

    private func discardedBytes(_ count: Int) {
        deadlines.discardedBytes += count
        guard deadlines.discardedBytes > BodyPolicy.droppedBytesMax else { return }
        giveUpBody()
    }

    /// The rest of an answered request's body is too long or no body; the connection cannot be used after it.
    private func giveUpBody() {
        if case .idle = output {
            closeAfterAnswer()
        } else {
            mustClose = true
            input = .complete
        }
    }

    func bodyWasTaken(_ count: Int) {}

    func bodyIsAwaited() {
        guard case .feeding = input else { return }
        if owesContinue { deadlines.body.begin(bodyBytes, at: loop.now, server.times.body) }
        sendContinue()
        if isPaused { resume() }
        setBodyDeadline()
    }

    /// Takes the end of a request.
    func requestEnded() {
        switch input {
        case .collecting, .dropping:
            guard var request = current else { return }
            current = nil
            input = .complete
            clearDeadline()
            swap(&request.body, &body)
            handle(request)
        case .feeding(let stream):
            input = .complete
            clearDeadline()
            stream.finish()
        case .discarding:
            if case .idle = output { becomeIdle() } else { input = .complete }
        case .head, .complete, .lingering, .detached: break
        }
    }

    /// Takes the parser's refusal, after which nothing can be read any more.
    func refuse(_ error: HTTPWireError) {
        switch input {
        case .feeding(let stream):
            mustClose = true
            input = .complete
            clearDeadline()
            stream.fail(.malformedBody(error))
        case .discarding: giveUpBody()
        case .head, .collecting, .dropping: answerWithoutHandler(Problem(error))
        case .complete, .lingering, .detached: break
        }
    }

    // MARK: Handlers

    /// Has a request answered by its route's handler.
    func handle(_ request: borrowing Request) {
        let handler = routes[request.route].handler
        routes = []
        switch handler {
        case .immediate(let respond):
            answer(respond(request), to: request)
        case .waiting(let respond):
            output = .handling
            if case .complete = input { clearDeadline() }
            startTask(copy request, respond)
        }
    }

    private func startTask(
        _ request: Request, _ respond: @escaping @Sendable (Request) async throws(Problem) -> Response
    ) {
        let bound = bound
        let number = requests
        var kept = request
        kept.body = []
        current = kept
        task = server.run(respond, request) { bound.value.complete(number, $0) }
    }

    /// Takes what a waiting handler answered, unless the connection has gone meanwhile.
    private func complete(_ number: Int, _ response: Response) {
        guard transport.isOpen, number == requests, case .handling = output, let request = current else { return }
        task = nil
        current = nil
        answer(response, to: request)
    }
}
