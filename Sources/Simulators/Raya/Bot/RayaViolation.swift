/// A rule of the protocol that a client broke.
struct RayaViolation: Error, Hashable, Sendable {
    /// A stable word for the rule.
    let code: String
    /// The requirement of the rule.
    let detail: String

    init(_ code: String, _ detail: String) {
        self.code = code
        self.detail = detail
    }

    static func missing(_ name: String) -> Self { Self("missing", "\(name) must be there") }
    static func unknown(_ name: String) -> Self { Self("unknown", "\(name) must not be there") }
    static func type(_ name: String, _ what: String) -> Self { Self("type", "\(name) must be \(what)") }
    static func value(_ name: String, _ what: String) -> Self { Self("value", "\(name) must be \(what)") }

    /// One line for the log.
    var text: String { "\(code): \(detail)" }
}
