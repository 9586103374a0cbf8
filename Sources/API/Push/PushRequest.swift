import Conversations
import Domain
import JSON
import ProviderKit

/// The body of `PUT /v1/push-registrations/{installationId}`.
struct PushRequest {
    enum Platform: String, CaseIterable { case ios, android, web }
    enum Transport: String, CaseIterable { case apns, apnsVoip, fcm, webPush }
    enum Environment: String, CaseIterable { case production, sandbox }

    var body: RequestBody
    private(set) var userID: String?
    private(set) var session: SessionID?
    private let principal: Principal

    init(_ body: RequestBody, _ principal: Principal) {
        self.body = body
        self.principal = principal
        readOwner()
    }

    /// A front end registers for whom its token is; the backend says for whom.
    private mutating func readOwner() {
        let named = body.userID("userId")
        let text = body.string("sessionId")
        session = text.flatMap { SessionID($0) }
        if text != nil, session == nil { body.fail("sessionId", "unknown_session", "There is no such session.") }
        if case .client(_, let token) = principal {
            userID = token.userID
            if session == nil { session = token.session }
            if let named, named != token.userID {
                body.fail("userId", "not_permitted", "The token is another user's.")
            }
        } else {
            userID = named
            if !body.has("userId"), !body.has("sessionId") {
                body.fail("userId", "required", "Name a user or a session.")
            }
        }
    }

    /// Whether the caller may name a session of this user, by the id it was made for or the present one.
    func mayUse(_ id: SessionID, of present: String, or original: String) -> Bool {
        if case .client(_, let token) = principal, let own = token.session { return own == id }
        guard let userID else { return true }
        return userID == present || userID == original
    }

    mutating func device(_ installation: String) -> PushDevice {
        let platform = body.choice("platform", Platform.self, required: true)
        let transport = body.choice("transport", Transport.self, required: true)
        let token = body.string("token", charactersMax: Endpoints.pushTokenCharactersMax, required: true) ?? ""
        let environment = body.choice("environment", Environment.self) ?? .production
        let appID = body.string("appId", charactersMax: 256, required: true) ?? ""
        let locale = body.string("locale", charactersMax: 35)
        if let locale, !ValueRules.isLocale(locale) {
            body.fail("locale", "bad_format", "The locale is a language tag such as en-GB.")
        }
        if ValueRules.hasControlCharacters(token) {
            body.fail("token", "bad_format", "The member token has no control characters.")
        }
        switch (transport, platform) {
        case (.apns, .android), (.apns, .web), (.apnsVoip, .android), (.apnsVoip, .web), (.webPush, .ios),
            (.webPush, .android):
            body.fail("transport", "conflicting", "The platform has no such transport.")
        default: break
        }
        return PushDevice(
            installationID: installation, platform: platform?.rawValue ?? "", transport: transport?.rawValue ?? "",
            token: token, environment: environment.rawValue, appID: appID, locale: locale)
    }
}
