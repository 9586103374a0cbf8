/// One line of a rule's `when`: a fact, and what it may be; any of what is listed will do.
public enum RouteCondition: Hashable, Sendable {
    /// The app, by patterns.
    case app([Glob])
    /// The locale, by patterns in which case does not count; a session without one matches none.
    case locale([Glob])
    /// How a provider fares.
    case health(provider: String, Set<HealthState>)
    /// An attribute of the user's, by patterns.
    case attribute(String, [Glob])
    /// A member of the custom data, by patterns; a typed value counts by its `value`.
    case customData(String, [Glob])
    /// A member of the metadata, by patterns.
    case metadata(String, [Glob])
    /// Within the hours of a calendar, or outside.
    case hours([Hours])
    /// A create without `Origin` by a key with `native`, or not.
    case native(Bool)

    /// A calendar by its name, and which side of its hours is meant.
    public struct Hours: Hashable, Sendable {
        /// The calendar.
        public var calendar: String
        /// Within them.
        public var isOpen: Bool

        /// One side of a calendar's hours.
        public init(calendar: String, isOpen: Bool) {
            self.calendar = calendar
            self.isOpen = isOpen
        }
    }

    /// Whether facts are as wanted.
    func holds(_ facts: RouteFacts, _ hours: [String: OpenHours]) -> Bool {
        switch self {
        case .app(let patterns): patterns.contains { $0.matches(facts.app) }
        case .locale(let patterns):
            facts.locale.map { locale in
                patterns.contains { Glob($0.text.lowercased()).matches(locale.lowercased()) }
            } ?? false
        case .health(let provider, let states): states.contains(facts.health[provider] ?? .up)
        case .attribute(let name, let patterns): Self.matches(RouteFacts.text(name, in: facts.attributes), patterns)
        case .customData(let name, let patterns): Self.matches(RouteFacts.text(name, in: facts.customData), patterns)
        case .metadata(let name, let patterns): Self.matches(RouteFacts.text(name, in: facts.metadata), patterns)
        case .hours(let sides):
            sides.contains { side in hours[side.calendar]?.isOpen(at: facts.now) == side.isOpen }
        case .native(let wanted): facts.isNative == wanted
        }
    }

    private static func matches(_ text: String?, _ patterns: [Glob]) -> Bool {
        text.map { text in patterns.contains { $0.matches(text) } } ?? false
    }
}
