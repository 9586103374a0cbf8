import Chronology
import Configuration
import Conversations
import Crypto
import Domain
import HTTPServer
import JSON
import Kernel
import ProviderKit
import Store

/// The body of `POST /v1/sessions`, checked against the caller's rights.
struct SessionRequest {
    var plan: Shard.Plan
    var wait: Duration
    /// The session that this one goes on from.
    var continues: SessionID?

    /// Checks a request.
    ///
    /// - Parameter options: what stands in the place of its `providerOptions`; nil where they stay as they are.
    init(
        _ request: Request, _ principal: Principal, _ endpoints: Endpoints, options found: JSONObject? = nil
    ) throws(Problem) {
        let conversations = endpoints.conversations
        var body = try RequestBody(request, limits: endpoints.settings.jsonDepthMax)
        let app = principal.app
        if principal.isFrontEnd {
            let options = app.defaultProvider.flatMap { conversations.provider(named: $0)?.frontEndOptions } ?? []
            try FrontEndRules.check(&body, app: app, options: options)
        }
        let isNamed = body.has("provider")
        let provider = try Self.provider(&body, app, conversations)
        var document = SessionDocument(user: Self.user(&body, principal))
        document.locale = body.string("locale", charactersMax: 35) ?? document.user.locale
        document.set(customData: body.object("customData") ?? JSONObject(), byFrontEnd: principal.isFrontEnd)
        document.metadata = body.object("metadata") ?? JSONObject()
        Self.checkLimits(document, &body)
        let given = body.object("providerOptions") ?? JSONObject()
        document.providerOptions = found ?? given
        let initial = Self.initialMessage(&body, request)
        let reuse = body.choice("reuse", Reuse.self)
        if reuse != nil, body.value("user")?["id"] == nil, !principal.isClient {
            body.fail("reuse", "conflicting", "A session can be reused only for a user who is named.")
        }
        wait = .seconds(body.integer("waitSeconds", in: 0...30) ?? 10)
        if let text = body.string("continuesSessionId", charactersMax: 64) {
            continues = SessionID(text)
            if continues == nil { body.fail(Self.notContinuable) }
        }
        let past = Self.past(&body)
        document.pastCount = past.count
        if let provider {
            if !past.isEmpty, !provider.adapter.takesTranscript { document.degraded.append("transcript") }
            Self.checkOptions(document.providerOptions, provider, &body)
            Self.checkCustomData(document.customData, provider, &body)
        }
        try body.finish()
        guard let provider else { throw Problem(.invalidRequest, "No provider is named.") }
        guard provider.adapter.makesSessions else {
            throw Problem(
                ProviderFailure(
                    .unsupported, "The provider \(provider.name) signs; no sessions are made with it.",
                    code: provider.adapter.codeWithoutSessions), of: provider.name)
        }
        if let initial { try MessageRules.check(initial, principal, provider, provider.capabilities) }
        let secret = SecretOptions.split(provider.adapter.secretOptions, from: &document.providerOptions)
        if case .attachment = initial?.content {
            let pointer = JSONPointer(["initialMessage", "content", "attachmentIds", "0"])
            throw Problem(
                invalid: ContentProblem(pointer, "unknown_attachment", "A session that is new has no files."))
        }
        plan = Shard.Plan(
            app: app.name, sessionsPerUserMax: app.sessionsPerUserMax, provider: provider, document: document,
            secretOptions: secret, initialMessage: initial, reusesLatest: reuse == .latestOpen,
            reusesAnyProvider: !isNamed, past: past, claim: try IdempotencyKey.claim(request, principal, reach: .app))
    }

    private static func past(_ body: inout RequestBody) -> [PastMessage] {
        guard let value = body.value("transcript") else { return [] }
        do {
            return try PastMessage.list(value)
        } catch {
            body.fail(error)
            return []
        }
    }

    /// The fault where there is no session to go on from.
    static let notContinuable = ContentProblem(
        JSONPointer(["continuesSessionId"]), "unknown_session",
        "The user has no such session of the app that has ended.")

    /// Goes on from an earlier session of the same user: with options of the provider's own where that can take a
    /// conversation up again, and says so where it cannot.
    mutating func goOn(from earlier: SessionView, _ id: SessionID) throws(Problem) {
        plan.document.continues = id
        let adapter = plan.provider.adapter
        guard earlier.provider == plan.provider.name,
            let options = adapter.options(continuing: earlier.document.native)
        else { return plan.document.degraded.append("history") }
        for member in options.members where plan.document.providerOptions[member.key] == nil {
            plan.document.providerOptions.append(member.key, member.value)
        }
        do throws(ContentProblem) {
            try adapter.validate(options: plan.document.providerOptions)
        } catch {
            throw Problem(invalid: error.under("providerOptions"))
        }
    }

    enum Reuse: String, CaseIterable {
        case latestOpen
    }

    private static func provider(
        _ body: inout RequestBody, _ app: App, _ conversations: ConversationService
    ) throws(Problem) -> ProviderInstance? {
        let name = body.string("provider", charactersMax: 64)
        if body.string("route", charactersMax: 64) != nil {
            if name != nil {
                body.fail("route", "conflicting", "Name a provider or a route, not both.")
            } else {
                body.fail("route", "unknown_route", "There is no such route.")
            }
            return nil
        }
        guard let wanted = name ?? app.defaultProvider else {
            body.fail("provider", "required", "The app has no default, so a provider must be named.")
            return nil
        }
        guard app.providers.contains(wanted), let provider = conversations.provider(named: wanted) else {
            body.fail("provider", "unknown_provider", "The app has no provider \(wanted).")
            return nil
        }
        return provider
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
