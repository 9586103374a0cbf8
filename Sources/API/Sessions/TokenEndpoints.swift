import Chronology
import Configuration
import Conversations
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import Kernel
import Store
import Streaming

extension Endpoints {
    func createToken(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let userID = body.userID("userId", required: true) ?? ""
        let text = body.string("sessionId")
        let sessionID = text.flatMap { SessionID($0) }
        if text != nil, sessionID == nil {
            body.fail("sessionId", "unknown_session", "There is no such session.")
        }
        let seconds = body.integer("expiresInSeconds", in: 60...Int(ClientTokens.secondsMax))
        try body.finish()
        if let sessionID { try await checkSession(sessionID, of: userID, app) }
        await access.revocations.waitUntilTokensHold(
            app: app.name, userID: userID, session: sessionID, on: request.loop)
        let token = mint(
            app: app.name, userID: userID, session: sessionID,
            seconds: seconds.map(Int64.init) ?? ClientTokens.secondsDefault)
        return answer(token)
    }

    private func checkSession(_ id: SessionID, of userID: String, _ app: App) async throws(Problem) {
        guard let found = try await session(id, app: app.name), await found.presentUserID == userID else {
            throw Problem(
                invalid: ContentProblem(
                    JSONPointer(["sessionId"]), "unknown_session", "The user has no such session."))
        }
    }

    private func answer(_ token: ClientToken) -> Response {
        let value: JSONValue = [
            "token": JSONValue(access.tokens.sign(token)),
            "expiresAt": JSONValue(Timestamp(seconds: token.expiresAt).rfc3339),
        ]
        return .json(.created, value.encoded())
    }

    /// A new token for an old one: up to 7 days after its end while the session is open, 30 days after the first.
    func refreshToken(_ request: Request) async throws(Problem) -> Response {
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        try body.finish()
        guard let field = request.head.fields[.authorization],
            field.count > 7, field.lowercased().hasPrefix("bearer ")
        else { throw Problem(.tokenMissing, "Send the client token as `Authorization: Bearer …`.") }
        let credential = String(field.dropFirst(7))
        guard !credential.hasPrefix("sk_"), !credential.hasPrefix("pk_") else {
            throw Problem(.forbidden, "Only a client token can be refreshed.")
        }
        let token = try authenticator.read(credential)
        guard access.apps[token.app] != nil else { throw Problem(.tokenInvalid, "The token's app is gone.") }
        try authenticator.checkNotRevoked(token, on: request.loop)
        let now = WallClock.milliseconds / 1000
        let last = min(
            token.expiresAt + ClientTokens.refreshGraceSeconds, token.firstIssuedAt + ClientTokens.refreshTotalSeconds)
        guard now < last else { throw Problem(.tokenExpired, "The token is too old to be refreshed.") }
        if now >= token.expiresAt {
            try await checkOpen(token, on: request.loop)
            // The new token is as old as `now`, so one that was revoked meanwhile makes none that outlives it.
            try await authenticator.checkNotRevoked(CredentialOwner(token), on: request.loop)
        }
        let seconds = min(token.expiresAt - token.issuedAt, ClientTokens.secondsMax)
        return answer(
            mint(
                app: token.app, userID: token.userID, session: token.session, seconds: max(60, seconds),
                at: now, firstIssuedAt: token.firstIssuedAt))
    }

    /// An expired token is good for a new one only while its session, or some session of its user, is open.
    private func checkOpen(_ token: ClientToken, on loop: Loop) async throws(Problem) {
        let isOpen: Bool
        if let id = token.session {
            isOpen = try await session(id, app: token.app)?.state.isFinal == false
        } else {
            do {
                let count = try await conversations.reading.countOpenSessions(
                    app: token.app, userID: token.userID, on: loop)
                isOpen = count > 0
            } catch {
                throw Problem(error)
            }
        }
        guard isOpen else { throw Problem(.sessionEnded, "The session is over, so its token is not made anew.") }
    }

    /// Takes the tokens of a user or a session back; open streams end.
    func revokeTokens(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let userID = body.userID("userId")
        let text = body.string("sessionId")
        if (userID == nil) == (text == nil) {
            body.fail("userId", "conflicting", "Name a user or a session, and not both.")
        }
        let sessionID = text.flatMap { SessionID($0) }
        if text != nil, sessionID == nil { body.fail("sessionId", "bad_format", "A session id begins with ses_.") }
        try body.finish()
        do {
            try await access.revocations.revoke(
                sessionID.map { .session($0) } ?? .user(userID ?? ""), of: app.name, on: request.loop)
        } catch {
            throw Problem(error)
        }
        return .empty(.noContent)
    }
}
