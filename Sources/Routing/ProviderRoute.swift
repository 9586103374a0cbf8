/// A routing rule as a whole: which provider a new session is with, by what is known of it.
public struct ProviderRoute: Hashable, Sendable {
    /// The key under `routes`: 1 to 63 of `a-z`, `0-9` and `-`, beginning with a letter or digit.
    public var name: String
    /// `rules`: looked at in their order, the first whose `when` holds counts; 0 to 100.
    ///
    /// Default: none.
    public var rules: [RouteRule]
    /// `use`: the providers where no rule holds; 1 to 32, required.
    public var use: [RouteChoice]
    /// `fallback`: the providers behind whatever was chosen, in this order, 0 to 32.
    ///
    /// Default: none.
    public var fallback: [String]
    /// `fallbackOn`: why a session that is being opened goes on with the next provider; any of `unavailable`,
    /// `timeout` and `capacity`.
    ///
    /// Default: all of them.
    public var fallbackOn: Set<FallbackCause>
    /// `hours`: when the route is open.
    ///
    /// Default: always.
    public var hours: RouteHours?

    /// A route.
    public init(
        name: String, rules: [RouteRule] = [], use: [RouteChoice], fallback: [String] = [],
        fallbackOn: Set<FallbackCause> = Set(FallbackCause.allCases), hours: RouteHours? = nil
    ) {
        self.name = name
        self.rules = rules
        self.use = use
        self.fallback = fallback
        self.fallbackOn = fallbackOn
        self.hours = hours
    }

    /// Every provider that it can lead to, each once, in the order in which they are written.
    public var reach: [String] {
        var names: [String] = []
        let choices = rules.flatMap(\.use) + use + (hours?.outside ?? [])
        let all = choices.map(\.provider) + fallback
        for name in all where !names.contains(name) { names.append(name) }
        return names
    }
}

/// A rule of a route.
public struct RouteRule: Hashable, Sendable {
    /// `when`: what has to hold, all of it; keys are `app`, `locale`, `provider.health.NAME`, `user.attributes.NAME`,
    /// `customData.NAME`, `metadata.NAME`, `hours` and `native`, a list is any of its elements, `*` in a text stands
    /// for anything; required.
    ///
    /// Attributes, custom data and metadata that front ends give never count. `hours: "!london"` is outside the
    /// hours of the calendar.
    public var when: [RouteCondition]
    /// `use`: the providers where it holds; 1 to 32, required.
    public var use: [RouteChoice]

    /// A rule.
    public init(when: [RouteCondition], use: [RouteChoice]) {
        self.when = when
        self.use = use
    }
}

/// A provider of a rule, and how many of the users are its.
public struct RouteChoice: Hashable, Sendable {
    /// `provider`: its name; required.
    public var provider: String
    /// `weight`: its share of the users, 0 to 1000000, beside those of its neighbours; who is its stays so while the
    /// weights do.
    ///
    /// With 0 it stands behind the others. Default: 1.
    public var weight: Int

    /// A provider with a share.
    public init(_ provider: String, weight: Int = 1) {
        self.provider = provider
        self.weight = weight
    }
}

/// The hours of a route.
public struct RouteHours: Hashable, Sendable {
    /// `calendar`: the name of the calendar; required.
    public var calendar: String
    /// `outside: {use: …}`: the providers outside them, as a rule has them; with `outside: closed` the route is closed
    /// then, and answers with when it opens next.
    ///
    /// Default: closed.
    ///
    /// Nil for closed.
    public var outside: [RouteChoice]?

    /// Hours by a calendar.
    public init(calendar: String, outside: [RouteChoice]? = nil) {
        self.calendar = calendar
        self.outside = outside
    }
}

/// Why a session that is being opened goes on with the next provider of its route.
public enum FallbackCause: String, CaseIterable, Hashable, Sendable {
    /// It cannot be reached, or not with what is configured.
    case unavailable
    /// It does not answer in time.
    case timeout
    /// It has no room.
    case capacity
}
