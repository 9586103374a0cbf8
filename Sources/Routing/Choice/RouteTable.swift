/// The routes of a configuration with their calendars, ready to be asked.
public struct RouteTable: Hashable, Sendable {
    private let routes: [String: ProviderRoute]
    private let hours: [String: OpenHours]

    /// No routes.
    public init() { (routes, hours) = ([:], [:]) }

    /// Routes with the calendars that they name, in their zones.
    ///
    /// - Parameter zones: by the names that the calendars have for them; nil where one is missing.
    public init?(_ routes: [ProviderRoute], _ calendars: [HoursCalendar], zones: [String: Zone]) {
        var hours: [String: OpenHours] = [:]
        for calendar in calendars {
            guard let zone = zones[calendar.timezone] else { return nil }
            hours[calendar.name] = OpenHours(calendar, in: zone)
        }
        self.hours = hours
        self.routes = Dictionary(routes.map { ($0.name, $0) }) { first, _ in first }
    }

    /// The names of all routes, in the order of the alphabet.
    public var names: [String] { routes.keys.sorted() }

    /// The route of a name.
    public subscript(name: String) -> ProviderRoute? { routes[name] }

    /// The decision of a route; nil where there is no such route.
    ///
    /// Outside its hours it is closed or leads elsewhere; within them the first rule that holds counts. Providers that
    /// are passed over for a reason that may pass are tried after all where there is no other.
    ///
    /// - Parameter passedOver: why a provider is not taken; nil for one that may be.
    public func decide(
        _ name: String, _ facts: RouteFacts, passedOver: (String) -> PassOver? = { _ in nil }
    ) -> RouteDecision? {
        guard let route = routes[name] else { return nil }
        var (rule, use): (Int?, [RouteChoice]) = (nil, route.use)
        if let limit = route.hours, let hours = hours[limit.calendar], !hours.isOpen(at: facts.now) {
            guard let outside = limit.outside else {
                return RouteDecision(
                    route: name, use: [], order: [], passedOver: [], leftBehind: [], isClosed: true,
                    opensAt: hours.nextOpening(after: facts.now))
            }
            use = outside
        } else if let index = route.rules.firstIndex(where: { $0.when.allSatisfy { $0.holds(facts, hours) } }) {
            (rule, use) = (index, route.rules[index].use)
        }
        let chosen = Rendezvous.order(use, app: facts.app, route: name, user: facts.userID ?? "")
        let all = chosen + route.fallback.filter { !chosen.contains($0) }
        let judged = all.map { ($0, passedOver($0)) }
        var order = judged.filter { $0.1 == nil }.map(\.0)
        if order.isEmpty { order = judged.filter { $0.1?.mayPass == true }.map(\.0) }
        let out = judged.compactMap { name, reason in
            reason.map { RouteDecision.PassedOver(provider: name, reason: $0) }
        }
        let before = all.prefix { $0 != order.first }
        let taken = use.filter { choice in choice.weight > 0 && order.contains(choice.provider) }
        return RouteDecision(
            route: name, rule: rule, use: use, order: order, passedOver: out,
            leftBehind: out.filter { before.contains($0.provider) }, needsUser: facts.userID == nil && taken.count > 1)
    }
}
