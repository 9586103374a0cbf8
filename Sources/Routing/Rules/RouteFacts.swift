public import Chronology
public import JSON

/// How a provider fares, as rules may ask for it.
public enum HealthState: String, CaseIterable, Hashable, Sendable {
    /// It works.
    case up
    /// Some of its links are lost.
    case degraded
    /// It cannot be reached.
    case down
}

/// All that a route is chosen by: what is known of a new session and its caller.
public struct RouteFacts: Sendable {
    /// The app.
    public var app: String
    /// The user by the caller's id; nil where there is none, as in a question without one.
    public var userID: String?
    /// The session's language tag.
    public var locale: String?
    /// It is a create without `Origin` by a key with `native`.
    public var isNative = false
    /// The user's attributes; empty where a front end gives them, whose own words count for nothing.
    public var attributes = JSONObject()
    /// Custom data; empty where a front end gives it.
    public var customData = JSONObject()
    /// Metadata; empty where a front end gives it.
    public var metadata = JSONObject()
    /// How providers fare, by name; one that is not there is up.
    public var health: [String: HealthState] = [:]
    /// The moment.
    public var now: Timestamp

    /// Facts without any of the fields that callers give.
    public init(app: String, userID: String?, locale: String? = nil, now: Timestamp) {
        self.app = app
        self.userID = userID
        self.locale = locale
        self.now = now
    }

    /// The value of a member as patterns see it: text as it is, numbers and truth as they are written; of typed custom
    /// data its `value`.
    ///
    /// Nil for what is not there, and for lists and objects.
    static func text(_ name: String, in object: JSONObject) -> String? {
        guard let value = object[name] else { return nil }
        switch value {
        case .string(let text): return text
        case .number(let number): return number.text
        case .bool(let truth): return truth ? "true" : "false"
        case .object(let typed): return typed["value"]?.objectValue == nil ? text("value", in: typed) : nil
        case .null, .array: return nil
        }
    }
}
