import HTTPWire

/// The change that a redirect makes to a request; does no input or output.
enum Redirect {
    /// The step that an answer asks for.
    enum Step {
        /// It is not a redirect that can be followed: hand it out.
        case deliver
        /// Ask again with the request as it is now.
        case follow
        /// It leads where we do not go.
        case refuse
    }

    /// Fields that prove who the caller is; they stay with the origin they were meant for.
    private static let credentials: [HTTPFieldName] = [.authorization, .cookie, .proxyAuthorization]
    /// Fields that describe a body.
    private static let content: [String] = [
        "Content-Type", "Content-Encoding", "Content-Language", "Content-Location", "Content-Length",
        "Transfer-Encoding", "Content-Range", "Content-Digest", "Digest",
    ]

    /// Changes the request as the answer says (RFC 9110 section 15.4).
    static func apply(_ head: HTTPResponseHead, to request: inout ClientRequest) -> Step {
        guard let location = head.fields[.location] else { return .deliver }
        let method: HTTPMethod
        switch head.status.code {
        case 301, 302:
            // Browsers have always made a GET of a POST here, and the RFC allows it.
            method = request.method == .post ? .get : request.method
        case 303: method = request.method == .head ? .head : .get
        case 307, 308: method = request.method
        default: return .deliver
        }
        let keepsBody = method == request.method && head.status.code != 303
        guard !keepsBody || request.body.isReplayable, let target = target(location, from: request.url) else {
            return .refuse
        }
        if !keepsBody {
            request.body = .none
            for name in content { request.fields.removeAll(name) }
        }
        if !target.hasSameOrigin(as: request.url) {
            for name in credentials { request.fields.removeAll(name) }
            request.options.tls.certificate = nil
            // A place is trusted for what it is, and not for who sends us there.
            request.options.egress?.source = .elsewhere
        }
        request.method = method
        request.url = target
        return .follow
    }

    /// Where a redirect leads, if we follow there.
    private static func target(_ location: String, from url: URI) -> URI? {
        do {
            let target = try url.resolving(location)
            guard target.scheme == "http" || target.scheme == "https", target.userInformation == nil else { return nil }
            return url.isSecure && !target.isSecure ? nil : target
        } catch {
            // A reference that cannot be read leads nowhere.
            return nil
        }
    }
}
