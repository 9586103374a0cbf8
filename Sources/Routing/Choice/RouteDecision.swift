public import Chronology
public import JSON

/// Why a provider is not taken though its turn has come.
public enum PassOver: String, CaseIterable, Hashable, Sendable {
    /// Its breaker is open.
    case breakerOpen = "breaker_open"
    /// It cannot be reached.
    case down
    /// It has no room.
    case capacity
    /// It is no longer configured.
    case removed
    /// Sessions cannot be made with it, or not such a one.
    case notAllowed = "not_allowed"

    /// It may pass, so that the provider is tried all the same where there is no other.
    var mayPass: Bool {
        switch self {
        case .breakerOpen, .down, .capacity: true
        case .removed, .notAllowed: false
        }
    }
}

/// The answer of a route to a question about a session, and why.
public struct RouteDecision: Hashable, Sendable {
    /// A provider that is not taken.
    public struct PassedOver: Hashable, Sendable {
        /// Its name.
        public var provider: String
        /// Why.
        public var reason: PassOver
    }

    /// The route.
    public var route: String
    /// The place of the rule that holds; nil where none does, and outside the hours.
    public var rule: Int?
    /// The providers that the rule leads to, as they are written.
    public var use: [RouteChoice]
    /// The providers to be tried one after the other; empty where there is none, and while closed.
    public var order: [String]
    /// Those that are left out of it.
    public var passedOver: [PassedOver]
    /// The providers that come before the one that is tried first and are left out.
    public var leftBehind: [PassedOver]
    /// It is closed.
    public var isClosed = false
    /// When it opens next; nil where it is open, and where it does not open within 400 days.
    public var opensAt: Timestamp?
    /// The choice needs a user, and there is none.
    public var needsUser = false

    /// The provider that is tried first.
    public var provider: String? { needsUser ? nil : order.first }

    /// `{route, rule, use: [{provider, weight}], provider?, passedOver: [{provider, reason}], closed?, opensAt?}`.
    public var json: JSONObject {
        var object: JSONObject = [
            "route": JSONValue(route), "rule": rule.map { JSONValue($0) } ?? .null,
            "use": .array(
                use.map { ["provider": JSONValue($0.provider), "weight": JSONValue($0.weight)] }),
        ]
        if let provider { object.append("provider", JSONValue(provider)) }
        object.append(
            "passedOver",
            .array(
                passedOver.map { ["provider": JSONValue($0.provider), "reason": JSONValue($0.reason.rawValue)] }))
        if isClosed { object.append("closed", true) }
        if let opensAt { object.append("opensAt", JSONValue(opensAt.rfc3339)) }
        return object
    }
}
