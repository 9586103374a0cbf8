import Configuration
import HTTPServer
import HTTPWire

/// The pages that may call with a credential.
enum AllowedPages: Hashable, Sendable {
    case any
    /// Those of these origins; none, where there are none.
    case listed(Set<String>)

    func allows(_ origin: String) -> Bool {
        switch self {
        case .any: true
        case .listed(let origins): origins.contains(origin)
        }
    }

    /// Pages are told apart at all: a credential in the hands of a page of another origin is refused.
    var areListed: Bool {
        if case .listed(let origins) = self { !origins.isEmpty } else { false }
    }

    /// With both.
    func union(_ other: AllowedPages) -> AllowedPages {
        guard case .listed(let left) = self, case .listed(let right) = other else { return .any }
        return .listed(left.union(right))
    }
}

extension AppConfiguration {
    /// The pages that a publishable key is for: those of its own list, or else of the app's, or any.
    func pages(of key: PublishableKey) -> AllowedPages {
        if !key.origins.isEmpty { return .listed(Set(key.origins)) }
        return origins.isEmpty ? .any : .listed(Set(origins))
    }

    /// The pages that the app's client tokens are for: all that its publishable keys are for, and those it lists.
    var pages: AllowedPages {
        publishableKeys.reduce(.listed(Set(origins))) { $0.union(pages(of: $1)) }
    }
}

/// CORS (`api.md` section 2): preflights answer for the union of all apps' origins, the request is judged by its app.
struct AllowedOrigins: Sendable {
    /// Of all apps.
    private let pages: AllowedPages

    init(_ apps: [AppConfiguration]) { pages = apps.reduce(.listed([])) { $0.union($1.pages) } }

    /// Whether some app allows the pages of an origin.
    func allows(_ origin: String) -> Bool { pages.allows(origin) }

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
    ///
    /// - Parameter own: the pages that the request's credential is for; `nil` where it has none that is known.
    func decorate(_ head: HTTPRequestHead, _ response: inout Response, for own: (HTTPRequestHead) -> AllowedPages?) {
        guard let origin = head.fields[.origin] else { return }
        response.fields.append(.vary, constant: "Origin")
        guard !response.fields.contains(.accessControlAllowOrigin) else { return }
        guard (own(head) ?? pages).allows(origin) else { return }
        try? response.fields.append(.accessControlAllowOrigin, origin)
        try? response.fields.append(.accessControlExposeHeaders, Self.exposed)
    }
}
