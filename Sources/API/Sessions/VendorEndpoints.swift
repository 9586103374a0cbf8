import Chronology
import Configuration
import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import ProviderKit

/// The endpoints of what is asked of a session's vendor at once: views, and proofs of who the user is.
extension Endpoints {
    /// The longest names and words of vendors in a path or a body, in characters.
    static let vendorTokenCharactersMax = 1000
    /// The longest address that a user is sent back to, in characters.
    static let redirectCharactersMax = 2048

    // MARK: Views

    func getView(_ request: Request) async throws(Problem) -> Response {
        let session = try await session(request).session
        var query = try RequestQuery(request)
        try query.finish()
        let token = try vendorToken(request, "viewToken")
        let view = try await mapped { () async throws(Failure) in try await session.view(token) }
        return .json(.ok, JSONValue.object(view).encoded())
    }

    /// The last parameter of the path that names something of the vendor's.
    private func vendorToken(_ request: Request, _ name: String) throws(Problem) -> String {
        let token = request.parameters[1]
        guard (1...Self.vendorTokenCharactersMax).contains(token.unicodeScalars.count),
            !ValueRules.hasControlCharacters(token)
        else {
            let detail =
                "The parameter \(name) has 1 to \(Self.vendorTokenCharactersMax) characters, no control characters."
            throw Problem(
                .invalidRequest, detail,
                errors: [Problem.FieldError(.parameter(name), code: "bad_format", detail: detail)])
        }
        return token
    }

    // MARK: Tokens

    /// The longest token of a vendor's that a backend gives, in characters.
    static let providerTokenCharactersMax = 8192

    /// `PUT …/provider-token`: the backend's next token for the vendor.
    ///
    /// It lets the session act as the user, so it comes from the backend alone.
    func putProviderToken(_ request: Request) async throws(Problem) -> Response {
        _ = try authenticator.requireSecret(request)
        let session = try await session(request).session
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let token = body.string("token", charactersMax: Self.providerTokenCharactersMax, required: true) ?? ""
        try body.finish()
        let expiry = try await mapped { () async throws(Failure) in try await session.renewToken(token) }
        return .json(.ok, JSONValue.object(["expiresAt": JSONValue(expiry.rfc3339)]).encoded())
    }

    // MARK: Proofs

    func getAuthenticationURL(_ request: Request) async throws(Problem) -> Response {
        let session = try await session(request).session
        let id = try vendorToken(request, "authenticationId")
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let redirect = body.string("redirectUri", charactersMax: Self.redirectCharactersMax, required: true) ?? ""
        if !redirect.isEmpty, !Self.isAbsolute(redirect) {
            body.fail("redirectUri", "bad_format", "An absolute address, such as https://shop.example.com/back.")
        }
        try body.finish()
        let url = try await mapped { () async throws(Failure) in
            try await session.authenticationURL(id, redirectURI: redirect)
        }
        return .json(.ok, JSONValue.object(["url": JSONValue(url)]).encoded())
    }

    /// It has a scheme (RFC 3986, section 3.1) and no blank; front ends on telephones have schemes of their own.
    private static func isAbsolute(_ address: String) -> Bool {
        guard let colon = address.utf8.firstIndex(of: UInt8(ascii: ":")), address.utf8.allSatisfy({ $0 > 0x20 }),
            !ValueRules.hasControlCharacters(address)
        else { return false }
        let scheme = address[..<colon]
        return scheme.first.map { $0.isASCII && $0.isLetter } == true
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    func cancelAuthentication(_ request: Request) async throws(Problem) -> Response {
        let session = try await session(request).session
        let id = try vendorToken(request, "authenticationId")
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        try body.finish()
        try await mapped { () async throws(Failure) in try await session.cancelAuthentication(id) }
        return .empty(.noContent)
    }

    /// The code lets its holder act as the user, so it comes from the customer's backend alone.
    func completeAuthentication(_ request: Request) async throws(Problem) -> Response {
        _ = try authenticator.requireSecret(request)
        let session = try await session(request).session
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let most = Self.redirectCharactersMax
        var outcome = AuthenticationOutcome(state: body.string("state", charactersMax: most, required: true) ?? "")
        outcome.code = body.string("code", charactersMax: most, mayBeEmpty: false)
        outcome.error = body.string("error", charactersMax: most, mayBeEmpty: false)
        outcome.errorDescription = body.string("errorDescription", charactersMax: most)
        switch (outcome.code, outcome.error) {
        case (nil, nil) where !body.has("code") && !body.has("error"):
            body.fail("code", "required", "Give a code or an error.")
        case (.some, .some): body.fail("error", "conflicting", "Give a code or an error, not both.")
        case (.some, nil) where outcome.errorDescription != nil:
            body.fail("errorDescription", "conflicting", "There is no error to describe.")
        default: break
        }
        try body.finish()
        let checked = outcome
        try await mapped { () async throws(Failure) in try await session.completeAuthentication(checked) }
        return .empty(.noContent)
    }
}
