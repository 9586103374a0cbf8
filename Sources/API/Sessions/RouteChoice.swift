import Chronology
import Configuration
import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Routing

/// The answer of a route to a request for a session: the providers to be tried, and why the others are not.
struct RouteChoice {
    let decision: RouteDecision
    /// The providers to be tried one after the other.
    let order: [ProviderInstance]
    private let route: ProviderRoute
    /// Why each of those that will not have the session does not.
    private let refusals: [Problem]

    /// Providers that it could lead to at another time.
    private let reach: [ProviderInstance]

    /// Asks a route that the app may use.
    ///
    /// - Parameter explains: nobody's session is made, so that without a user no choice is made for one.
    init(
        _ name: String, _ input: SessionInput, _ principal: Principal, _ request: Request, _ endpoints: Endpoints,
        at moment: Timestamp, explains: Bool = false
    ) throws(Problem) {
        let conversations = endpoints.conversations
        guard let route = conversations.routing[name] else {
            throw Problem(.notFound, "There is no route \(name).")
        }
        self.route = route
        reach = route.reach.compactMap { conversations.provider(named: $0) }
        var facts = Self.facts(input, principal, request, at: moment)
        if explains, !input.namesUser { facts.userID = nil }
        for provider in conversations.providers.values { facts.health[provider.name] = provider.healthState }
        let given = input.document.providerOptions
        let probe = SessionRoute(
            name, rest: [], fallbackOn: route.fallbackOn, leftBehind: 0, isFrontEnd: principal.isFrontEnd)
        var refusals: [Problem] = []
        let decision = conversations.routing.decide(name, facts) { name in
            guard let provider = conversations.provider(named: name) else { return .removed }
            if let problem = input.refusal(by: provider, principal) {
                refusals.append(problem)
                return .notAllowed
            }
            guard probe.accepted(given, for: provider) != nil else {
                refusals.append(Self.fault(of: given, at: provider))
                return .notAllowed
            }
            return provider.passOver(at: moment)
        }
        guard let decision else { throw Problem(.notFound, "There is no route \(name).") }
        self.decision = decision
        self.refusals = refusals
        order = decision.order.compactMap { conversations.provider(named: $0) }
        // No provider knows another's options, so some do without; what none of them knows is a mistake.
        let isKnown = order.contains { probe.accepted(given, for: $0)?.isEmpty == false }
        if !given.isEmpty, !isKnown, let first = order.first { throw Self.fault(of: given, at: first) }
    }

    /// The provider that is tried first; for a closed route one that it could lead to.
    func first() throws(Problem) -> ProviderInstance {
        if let first = order.first ?? (decision.isClosed ? reach.first : nil) { return first }
        throw refusals.first ?? Problem(.providerUnavailable, "No provider of the route \(route.name) can be had.")
    }

    /// The route as the session keeps it.
    func route(of principal: Principal) -> SessionRoute {
        SessionRoute(
            route.name, rest: order.dropFirst().map(\.name), fallbackOn: route.fallbackOn,
            leftBehind: decision.leftBehind.count, isFrontEnd: principal.isFrontEnd)
    }

    /// The facts of a request: a front end's own words count for nothing.
    private static func facts(
        _ input: SessionInput, _ principal: Principal, _ request: Request, at moment: Timestamp
    ) -> RouteFacts {
        let document = input.document
        var facts = RouteFacts(
            app: principal.app.name, userID: document.user.id, locale: document.locale, now: moment)
        if case .publishable(_, let key) = principal, key.native {
            facts.isNative = request.head.fields[.origin] == nil
        }
        guard !principal.isFrontEnd else { return facts }
        facts.attributes = document.user.attributes
        facts.customData = document.customData
        facts.metadata = document.metadata
        return facts
    }

    /// The fault that a provider finds in options.
    private static func fault(of options: JSONObject, at provider: ProviderInstance) -> Problem {
        do throws(ContentProblem) {
            try provider.adapter.validate(options: options)
        } catch {
            return Problem(invalid: error.under("providerOptions"))
        }
        return Problem(notPermitted: JSONPointer(["providerOptions"]))
    }
}

extension Timestamp {
    /// The present moment by the wall clock.
    static var now: Timestamp { Timestamp(milliseconds: WallClock.milliseconds) }
}

extension Problem {
    /// Says that a route is closed, and when it opens.
    init(closed decision: RouteDecision) { self.init(closed: decision.route, opensAt: decision.opensAt) }

    /// The same of a route by its name.
    init(closed route: String, opensAt: Timestamp?) {
        self.init(.routeClosed, "The route \(route) is closed.")
        if let opensAt { members.append("opensAt", JSONValue(opensAt.rfc3339)) }
    }
}
