import HTTPWire

extension Router {
    /// The answer that a server would give to `request`, without a connection.
    ///
    /// For tests of handlers: the request is routed, its body held against the route's policy, the handler run. A route
    /// with ``BodyPolicy/streamed(bytesMax:)`` gets no stream here.
    public func respond(to given: Request) async -> Response {
        guard case .route(let index, let parameters) = match(given.head.method, path: given.head.pathBytes) else {
            return refusal(of: given)
        }
        var request = Request(
            head: given.head, id: given.id, parameters: parameters, route: index, body: given.body, peer: given.peer,
            loop: given.loop, receivedAt: given.receivedAt)
        let policy = routes[index].body
        guard request.body.count <= policy.bytesMax else {
            return .problem(.bodyTooLarge(bytesMax: policy.bytesMax, bytes: request.body.count), request)
        }
        if policy == .none { request.body = [] }
        switch routes[index].handler {
        case .immediate(let respond): return respond(request)
        case .waiting(let respond):
            do throws(Problem) {
                return try await respond(request)
            } catch {
                return .problem(error, request)
            }
        }
    }

    /// The answer to a request that no route takes.
    func refusal(of request: borrowing Request) -> Response {
        let isOptions = request.head.method == .options
        switch match(request.head.method, path: request.head.pathBytes) {
        case .route: preconditionFailure("a request that a route takes is not refused")
        case .otherMethods(let allow):
            let fields = Self.allowing(allow)
            return isOptions
                ? Response(status: .noContent, fields: fields) : .problem(.methodNotAllowed(fields), request)
        case .none:
            // `OPTIONS *` asks whether anybody is there: RFC 9110 section 9.3.7.
            return isOptions && request.head.targetForm == .asterisk ? .empty() : .problem(.noSuchPath, request)
        case .malformed: return .problem(Problem(.badPercentEncoding), request)
        }
    }

    private static func allowing(_ methods: String) -> HTTPFields {
        var fields = HTTPFields()
        do {
            try fields.append(.allow, methods)
        } catch {
            preconditionFailure("the tokens of methods make a field value: \(error)")
        }
        return fields
    }
}
