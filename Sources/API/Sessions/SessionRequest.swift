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
import Store

/// The body of `POST /v1/sessions`, checked against the caller's rights: who is to make the session, and with what.
struct SessionRequest {
    var plan: Shard.Plan
    var wait: Duration
    /// The session that this one goes on from.
    var continues: SessionID?
    /// Why none is made now, though there is nothing wrong with the request: its route is closed.
    private(set) var refusal: Problem?

    /// Checks a request.
    ///
    /// - Parameter options: what stands in the place of its `providerOptions`; nil where they stay as they are.
    init(
        _ request: Request, _ principal: Principal, _ endpoints: Endpoints, options found: JSONObject? = nil
    ) throws(Problem) {
        var input = try SessionInput(request, principal, endpoints, options: found)
        let claim = try IdempotencyKey.claim(request, principal, reach: .app)
        (wait, continues) = (input.wait, input.continues)
        let (app, document) = (principal.app, input.document)
        switch input.target {
        case .route(let name):
            try input.body.finish()
            let choice = try RouteChoice(name, input, principal, request, endpoints, at: .now)
            if choice.decision.isClosed { refusal = Problem(closed: choice.decision) }
            let first = try choice.first()
            var routed = document
            routed.route = choice.route(of: principal)
            let names = choice.order.reduce(into: Set<String>()) { $0.formUnion($1.adapter.secretOptions) }
            let given = routed.providerOptions
            let secret = SecretOptions.split(names, from: &routed.providerOptions)
            routed.noteDegradation(at: first, given: given)
            plan = Shard.Plan(
                app: app.name, sessionsPerUserMax: app.sessionsPerUserMax, provider: first, document: routed,
                secretOptions: secret, initialMessage: input.initial,
                reuse: !input.reusesLatest ? .none : input.isNamed ? .ofRoute : .any, past: input.past, claim: claim)
            plan.leftBehind = choice.decision.leftBehind
        case .provider(let provider):
            input.check(provider)
            try input.body.finish()
            if let problem = input.refusal(by: provider, principal) { throw problem }
            var planned = document
            let secret = SecretOptions.split(provider.adapter.secretOptions, from: &planned.providerOptions)
            planned.noteDegradation(at: provider, given: document.providerOptions)
            plan = Shard.Plan(
                app: app.name, sessionsPerUserMax: app.sessionsPerUserMax, provider: provider, document: planned,
                secretOptions: secret, initialMessage: input.initial,
                reuse: !input.reusesLatest ? .none : input.isNamed ? .ofProvider : .any, past: input.past,
                claim: claim)
        case .none:
            try input.body.finish()
            throw Problem(.invalidRequest, "No provider is named.")
        }
        if case .attachment = input.initial?.content {
            let pointer = JSONPointer(["initialMessage", "content", "attachmentIds", "0"])
            throw Problem(
                invalid: ContentProblem(pointer, "unknown_attachment", "A session that is new has no files."))
        }
    }

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
            plan.document.route?.continuing.insert(member.key)
        }
        do throws(ContentProblem) {
            try adapter.validate(options: plan.document.providerOptions)
        } catch {
            throw Problem(invalid: error.under("providerOptions"))
        }
    }

    /// The fault where there is no session to go on from.
    static let notContinuable = ContentProblem(
        JSONPointer(["continuesSessionId"]), "unknown_session",
        "The user has no such session of the app that has ended.")
}
