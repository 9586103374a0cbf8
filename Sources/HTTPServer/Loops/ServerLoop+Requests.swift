import Domain
import EventLoop
import HTTPWire
import Kernel

/// The outcome of a head before any of its body is read.
enum RequestOpening {
    /// A route takes the request, and its body as the route's policy says.
    case routed(Request)
    /// It is answered without a handler: the hook that looks first did, no route takes it, or its body is too long.
    case answered(Request, Response)
}

extension ServerLoop {
    /// Routes a head, in whatever version of HTTP it came.
    ///
    /// An extended `CONNECT` reaches the route of `GET` that opens WebSockets; other protocols, and other
    /// routes, are answered 501 (RFC 9220 section 3).
    ///
    /// - Parameters:
    ///   - protocolName: what an extended `CONNECT` asks for; nil for every other request.
    ///   - source: where the body comes from, for a route that wants it piece by piece.
    func open(
        _ head: consuming HTTPRequestHead, protocolName: String? = nil, id: RequestID, hasBody: Bool,
        from source: any RequestBodySource, peer: SocketAddress?, at now: Instant
    ) -> RequestOpening {
        if let intercept = hooks.intercept {
            let request = unrouted(head, id, peer, now)
            if let response = intercept(request) { return .answered(request, response) }
        }
        let method = protocolName == nil ? head.method : .get
        let match = router.match(method, path: head.pathBytes)
        guard case .route(let index, let parameters) = match else {
            let request = unrouted(head, id, peer, now)
            return .answered(request, router.refusal(of: request))
        }
        if let protocolName, !router.routes[index].opensWebSocket || protocolName.lowercased() != "websocket" {
            let request = unrouted(head, id, peer, now)
            return .answered(request, .problem(.unknownProtocol, request))
        }
        let policy = router.routes[index].body
        var stream: RequestBodyStream?
        if hasBody, protocolName == nil, case .streamed = policy { stream = RequestBodyStream(source: source) }
        let client = client(of: head, peer)
        let request = Request(
            head: head, id: id, parameters: parameters, route: index, body: [], bodyStream: stream, peer: peer,
            clientAddress: client, loop: loop, receivedAt: now, protocolName: protocolName)
        if case .known(let count) = request.head.bodyLength, count > policy.bytesMax {
            return .answered(request, .problem(.bodyTooLarge(bytesMax: policy.bytesMax, bytes: count), request))
        }
        return .routed(request)
    }

    /// Has a handler answer that may wait; `done` is called on the loop, also for a handler that has been cancelled.
    func run(
        _ respond: @escaping @Sendable (Request) async throws(Problem) -> Response, _ request: Request,
        _ done: @escaping @Sendable (Response) -> Void
    ) -> Task<Void, Never> {
        let loop = loop
        return Task(executorPreference: loop.taskExecutor) {
            let response: Response
            do throws(Problem) {
                response = try await respond(request)
            } catch {
                response = .problem(error, request)
            }
            // A handler may have come back from an actor of another loop.
            let answer = response
            if loop.isCurrent { done(answer) } else { loop.execute { done(answer) } }
        }
    }

    private func unrouted(
        _ head: HTTPRequestHead, _ id: RequestID, _ peer: SocketAddress?, _ now: Instant
    ) -> Request {
        let client = client(of: head, peer)
        return Request(head: head, id: id, peer: peer, clientAddress: client, loop: loop, receivedAt: now)
    }
}
