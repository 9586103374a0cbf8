import Chronology
import Configuration
import Conversations
import Crypto
import Domain
import HTTPServer
import JSON
import Kernel
import ProviderKit
import Routing

/// The members of the body of `POST /v1/sessions`, read and checked by our own rules; what a provider says of them
/// comes behind.
struct SessionInput {
    /// The party that the session is to be with.
    enum Target {
        case provider(ProviderInstance)
        case route(String)
        /// None that is known, which is noted among the faults.
        case none
    }

    /// With the faults that were found so far.
    var body: RequestBody
    let target: Target
    /// The body names it, and not the app's configuration.
    let isNamed: Bool
    /// With all options, those too that are secrets.
    private(set) var document: SessionDocument
    /// The body names the user.
    let namesUser: Bool
    let initial: MessageDraft?
    let past: [PastMessage]
    let reusesLatest: Bool
    let wait: Duration
    let continues: SessionID?

    /// Reads a request; the caller finishes the body.
    ///
    /// - Parameters:
    ///   - found: what stands in the place of its `providerOptions`; nil where they stay as they are.
    ///   - route: the route that is asked about, whatever the body says.
    init(
        _ request: Request, _ principal: Principal, _ endpoints: Endpoints, options found: JSONObject? = nil,
        askingAbout route: String? = nil, takesQuery: Bool = false
    ) throws(Problem) {
        let conversations = endpoints.conversations
        var body = try RequestBody(request, limits: endpoints.settings.jsonDepthMax, takesQuery: takesQuery)
            .redacted(for: principal.app)
        let app = principal.app
        if principal.isFrontEnd {
            let options = Self.frontEndOptions(app, conversations)
            try FrontEndRules.check(&body, app: app, options: options)
        }
        isNamed = body.has("provider") || body.has("route")
        if let route {
            (_, _) = (body.string("provider", charactersMax: 64), body.string("route", charactersMax: 64))
            target = .route(route)
        } else {
            target = Self.target(&body, app, conversations)
        }
        var document = SessionDocument(user: Self.user(&body, principal))
        document.locale = body.string("locale", charactersMax: 35) ?? document.user.locale
        document.set(customData: body.object("customData") ?? JSONObject(), byFrontEnd: principal.isFrontEnd)
        document.metadata = body.object("metadata") ?? JSONObject()
        Self.checkLimits(document, &body)
        let given = body.object("providerOptions") ?? JSONObject()
        document.providerOptions = found ?? given
        initial = Self.initialMessage(&body, request)
        let reuse = body.choice("reuse", Reuse.self)
        namesUser = body.value("user")?["id"] != nil || principal.isClient
        if reuse != nil, !namesUser {
            body.fail("reuse", "conflicting", "A session can be reused only for a user who is named.")
        }
        reusesLatest = reuse == .latestOpen
        wait = .seconds(body.integer("waitSeconds", in: 0...30) ?? 10)
        let earlier = body.string("continuesSessionId", charactersMax: 64)
        continues = earlier.flatMap { SessionID($0) }
        if earlier != nil, continues == nil { body.fail(SessionRequest.notContinuable) }
        past = Self.past(&body)
        document.pastCount = past.count
        self.document = document
        self.body = body
    }

    /// The names in `providerOptions` that front ends may give: those of whom their sessions can be with.
    private static func frontEndOptions(_ app: App, _ conversations: ConversationService) -> Set<String> {
        let names =
            if let route = app.defaultRoute { conversations.routing[route]?.reach ?? [] } else {
                app.defaultProvider.map { [$0] } ?? []
            }
        return names.reduce(into: []) { $0.formUnion(conversations.provider(named: $1)?.frontEndOptions ?? []) }
    }

    // MARK: What a provider says

    /// Notes what a provider has against options and custom data.
    mutating func check(_ provider: ProviderInstance) {
        Self.checkOptions(document.providerOptions, provider, &body)
        Self.checkCustomData(document.customData, provider, &body)
    }

    /// Why a provider would not take the session, apart from its options; nil where it takes it.
    func refusal(by provider: ProviderInstance, _ principal: Principal) -> Problem? {
        guard provider.adapter.makesSessions else {
            return Problem(
                ProviderFailure(
                    .unsupported, "The provider \(provider.name) signs; no sessions are made with it.",
                    code: provider.adapter.codeWithoutSessions), of: provider.name)
        }
        var own = body
        Self.checkCustomData(document.customData, provider, &own)
        do throws(Problem) {
            try own.finish()
            if let initial { try MessageRules.check(initial, principal, provider, provider.capabilities) }
            return nil
        } catch {
            return error
        }
    }

    // MARK: Members

    private static func past(_ body: inout RequestBody) -> [PastMessage] {
        guard let value = body.value("transcript") else { return [] }
        do {
            return try PastMessage.list(value)
        } catch {
            body.fail(error)
            return []
        }
    }

    enum Reuse: String, CaseIterable {
        case latestOpen
    }

    private static func target(
        _ body: inout RequestBody, _ app: App, _ conversations: ConversationService
    ) -> Target {
        let name = body.string("provider", charactersMax: 64)
        let route = body.string("route", charactersMax: 64)
        if let route {
            if name != nil {
                body.fail("route", "conflicting", "Name a provider or a route, not both.")
            } else if app.mayUse(route, of: conversations.routing) {
                return .route(route)
            } else {
                body.fail("route", "unknown_route", "The app has no route \(route).")
            }
            return .none
        }
        if name == nil, !body.has("route"), let route = app.defaultRoute { return .route(route) }
        guard let wanted = name ?? app.defaultProvider else {
            body.fail("provider", "required", "The app has no default, so a provider must be named.")
            return .none
        }
        guard app.providers.contains(wanted), let provider = conversations.provider(named: wanted) else {
            body.fail("provider", "unknown_provider", "The app has no provider \(wanted).")
            return .none
        }
        return .provider(provider)
    }

    /// The user named in the body, or that of the token, or one that nobody can guess.
    private static func user(_ body: inout RequestBody, _ principal: Principal) -> UserProfile {
        let made: String
        if case .client(_, let token) = principal {
            made = token.userID
        } else {
            made =
                UserProfile.anonymousPrefix
                + String(decoding: Base64.url.encode(secureRandomBytes(18).span), as: UTF8.self)
        }
        guard let value = body.value("user") else { return UserProfile(id: made) }
        do {
            return try UserProfile(value, madeID: made)
        } catch {
            body.fail(error.under("user"))
            return UserProfile(id: made)
        }
    }

    private static func initialMessage(_ body: inout RequestBody, _ request: Request) -> MessageDraft? {
        guard let value = body.value("initialMessage") else { return nil }
        do {
            return try MessageDraft(value, bodyDigest: HashAlgorithm.sha256.digest(of: request.body.span))
        } catch {
            body.fail(error.under("initialMessage"))
            return nil
        }
    }

    private static func checkOptions(_ options: JSONObject, _ provider: ProviderInstance, _ body: inout RequestBody) {
        do {
            try provider.adapter.validate(options: options)
        } catch {
            body.fail(error.under("providerOptions"))
        }
    }

    /// The vendor's own rules, for what our own let pass.
    private static func checkCustomData(_ data: JSONObject, _ provider: ProviderInstance, _ body: inout RequestBody) {
        guard ValueRules.fault(ofCustomData: data, at: JSONPointer()) == nil else { return }
        do {
            try provider.adapter.validate(customData: data)
        } catch {
            body.fail(error.under("customData"))
        }
    }

    private static func checkLimits(_ document: SessionDocument, _ body: inout RequestBody) {
        let faults = [
            ValueRules.fault(ofMetadata: document.metadata, at: JSONPointer(["metadata"])),
            ValueRules.fault(ofCustomData: document.customData, at: JSONPointer(["customData"])),
            ValueRules.fault(of: document.user, at: JSONPointer(["user"])),
        ]
        for fault in faults { if let fault { body.fail(fault) } }
        if let locale = document.locale, locale != document.user.locale, !ValueRules.isLocale(locale) {
            body.fail("locale", "bad_format", "The locale is a language tag such as en-GB.")
        }
    }
}
