import Configuration
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import Streaming

/// Finds out who asks.
struct Authenticator: Sendable {
    let access: Access

    /// Judges the `Authorization` field; on the connection's loop.
    func principal(_ request: Request) throws(Problem) -> Principal {
        guard let field = request.head.fields[.authorization] else {
            throw Problem(.tokenMissing, "Send a key or a client token as `Authorization: Bearer …`.")
        }
        guard let credential = Self.credential(in: field) else {
            throw Problem(.tokenInvalid, "The `Authorization` field is not of the form `Bearer …`.")
        }
        if credential.hasPrefix("sk_") || credential.hasPrefix("pk_") {
            guard let principal = access.keys.principal(for: credential) else {
                throw Problem(.tokenInvalid, "The key is not known.")
            }
            try checkOrigin(principal, request)
            return principal
        }
        let token = try read(credential)
        guard let app = access.apps[token.app] else { throw Problem(.tokenInvalid, "The token's app is gone.") }
        guard WallClock.milliseconds < token.expiresAt * 1000 else {
            throw Problem(.tokenExpired, "The client token has expired; refresh it.")
        }
        try checkNotRevoked(token, on: request.loop)
        let principal = Principal.client(app, token)
        try checkOrigin(principal, request)
        return principal
    }

    /// The credential after the scheme `Bearer`, whose case does not matter, and some spaces.
    static func credential(in field: String) -> String? {
        let bytes = field.utf8
        guard let space = bytes.firstIndex(of: UInt8(ascii: " ")),
            bytes[..<space].lazy.map({ $0 | 0x20 }).elementsEqual("bearer".utf8),
            let start = bytes[space...].firstIndex(where: { $0 != UInt8(ascii: " ") })
        else { return nil }
        return String(field[start...])
    }

    /// Reads a client token without judging its times.
    func read(_ credential: String) throws(Problem) -> ClientToken {
        do {
            return try access.tokens.read(credential)
        } catch {
            throw Problem(.tokenInvalid, "The client token is not valid.")
        }
    }

    /// On the loop only.
    func checkNotRevoked(_ token: ClientToken, on loop: Loop) throws(Problem) {
        guard !access.revocations.covers(CredentialOwner(token), on: loop) else { throw Self.revoked }
    }

    /// Judges once more after the caller has waited, wherever it has come to.
    func checkNotRevoked(_ owner: CredentialOwner, on loop: Loop) async throws(Problem) {
        if await access.revocations.isRevoked(owner, on: loop) { throw Self.revoked }
    }

    /// Judges whoever sends a long body: while it came, the right may have been revoked.
    func checkNotRevoked(_ principal: Principal, on loop: Loop) async throws(Problem) {
        if case .client(_, let token) = principal { try await checkNotRevoked(CredentialOwner(token), on: loop) }
    }

    private static var revoked: Problem { Problem(.tokenRevoked, "The client token was revoked.") }

    /// Credentials of front ends are good for pages that the app lists, if it lists some: publishable keys and client
    /// tokens alike.
    ///
    /// A request without `Origin` comes from a program, or with `GET` from a page of the gateway's own host; with a
    /// publishable key only where it says `native`.
    private func checkOrigin(_ principal: Principal, _ request: Request) throws(Problem) {
        guard principal.isFrontEnd, principal.pages.areListed else { return }
        guard let origin = request.head.fields[.origin] else {
            guard case .publishable(_, let key) = principal, !key.native else { return }
            throw Problem(.originNotAllowed, "The key wants an `Origin`.")
        }
        if principal.pages.allows(origin) || principal.isClient && Self.isOwn(origin, request.head) { return }
        throw Problem(.originNotAllowed, "The credential is not for pages of \(origin).")
    }

    /// The page comes from where the request goes to.
    static func isOwn(_ origin: String, _ head: HTTPRequestHead) -> Bool {
        let host = head.authorityText ?? ""
        return origin == "http://" + host || origin == "https://" + host
    }

    /// The pages that the credential of a request is for, good or expired; `nil` where it is no credential of ours.
    func pages(of head: HTTPRequestHead) -> AllowedPages? {
        guard let field = head.fields[.authorization], let credential = Self.credential(in: field) else { return nil }
        if credential.hasPrefix("sk_") || credential.hasPrefix("pk_") {
            return access.keys.principal(for: credential)?.pages
        }
        return (try? access.tokens.read(credential)).flatMap { access.apps[$0.app]?.pages }
    }

    /// Only the customer's backend may go on.
    func requireSecret(_ request: Request) throws(Problem) -> App {
        guard case .secret(let app) = try principal(request) else {
            throw Problem(.forbidden, "Only a secret key may do this.")
        }
        return app
    }

    /// Whether a principal may touch a session at all; another's session looks like none.
    func mayReach(_ principal: Principal, session: SessionID, userID: String) -> Bool {
        switch principal {
        case .secret: true
        case .publishable: false
        case .client(_, let token): token.session.map { $0 == session } ?? (token.userID == userID)
        }
    }
}

extension CredentialOwner {
    /// The owner of a client token.
    init(_ token: ClientToken) {
        self.init(
            app: token.app, userIDs: [token.userID], session: token.session, madeAt: token.issuedAt * 1000)
    }
}

extension ReadGrant {
    /// The grant that a key or a client token gives.
    ///
    /// - Parameter head: of the request that shows it.
    init(_ principal: Principal, shownBy head: HTTPRequestHead) {
        self.init(app: principal.app.name)
        guard case .client(_, let token) = principal else {
            key = head.fields[.authorization].flatMap(Authenticator.credential).map(KeyRing.digest)
            return
        }
        owner = CredentialOwner(token)
        expiresAt = token.expiresAt * 1000
    }
}
