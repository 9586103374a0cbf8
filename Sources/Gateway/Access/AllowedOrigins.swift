import Configuration
import HTTPServer
import HTTPWire

/// CORS (`api.md` section 2): preflights answer for the union of all apps' origins, the request is judged by its app.
struct AllowedOrigins: Sendable {
    private let origins: Set<String>
    /// Some publishable key lists no origins, so any page may call.
    private let allowsAny: Bool

    init(_ keys: [PublishableKey]) {
        origins = Set(keys.flatMap(\.origins))
        allowsAny = keys.contains { $0.origins.isEmpty }
    }

    func allows(_ origin: String) -> Bool { allowsAny || origins.contains(origin) }

    static let exposed =
        "Request-Id, ETag, Retry-After, RateLimit, RateLimit-Policy, Idempotency-Replayed, Location, Gateway-Config"
    static let requestFields =
        """
        Authorization, Content-Type, Content-Disposition, Idempotency-Key, If-Match, Last-Event-ID, Range, If-Range, \
        Accept, Traceparent
        """

    /// Answers a preflight; `nil` when the request is none.
    func preflight(_ request: borrowing Request) -> Response? {
        guard request.head.method == .options, let origin = request.head.fields[.origin],
            request.head.fields[.accessControlRequestMethod] != nil
        else { return nil }
        var response = Response.empty(.noContent)
        guard allows(origin) else { return response }
        response.fields.append(.accessControlAllowMethods, constant: "GET, POST, PUT, PATCH, DELETE, HEAD")
        try? response.fields.append(.accessControlAllowHeaders, Self.requestFields)
        response.fields.append(.accessControlMaxAge, constant: "7200")
        return response
    }

    /// Adds what every answer to a page needs.
    func decorate(_ head: HTTPRequestHead, _ response: inout Response) {
        guard let origin = head.fields[.origin] else { return }
        response.fields.append(.vary, constant: "Origin")
        guard !response.fields.contains(.accessControlAllowOrigin) else { return }
        guard allows(origin) else { return }
        try? response.fields.append(.accessControlAllowOrigin, origin)
        try? response.fields.append(.accessControlExposeHeaders, Self.exposed)
    }
}
