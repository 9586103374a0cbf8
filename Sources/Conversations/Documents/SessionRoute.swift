import JSON
package import Routing

/// The route that a session was made by, and how far it has come on it.
///
/// It stands in the session's document, so that a process that takes the session up goes on where the one before was.
package struct SessionRoute: Hashable, Sendable {
    /// Its name in the configuration.
    package let name: String
    /// The providers that are tried next while the session has not been open, in this order.
    var rest: [String]
    /// Why the next one is tried.
    let fallbackOn: Set<FallbackCause>
    /// Providers that were left behind as the session was made, each told of in its log.
    let leftBehind: Int
    /// The session has gone on with another provider than the one that it was made with.
    var hasMoved = false
    /// The options are a front end's, which are for those providers alone that let it give them.
    let isFrontEnd: Bool
    /// Options by which the first provider goes on from an earlier session, which are for nobody else.
    package var continuing: Set<String> = []

    /// The route of a new session.
    ///
    /// - Parameters:
    ///   - rest: the providers behind the one that it is made with.
    ///   - leftBehind: how many were passed over before that one.
    package init(
        _ name: String, rest: [String], fallbackOn: Set<FallbackCause>, leftBehind: Int, isFrontEnd: Bool
    ) {
        self.name = name
        self.rest = rest
        self.fallbackOn = fallbackOn
        self.leftBehind = leftBehind
        self.isFrontEnd = isFrontEnd
    }

    /// The stored form: `{name, rest, fallbackOn, leftBehind, hasMoved, isFrontEnd, continuing}`.
    var stored: JSONValue {
        [
            "name": JSONValue(name), "rest": .array(rest.map { JSONValue($0) }),
            "fallbackOn": .array(fallbackOn.map(\.rawValue).sorted().map { JSONValue($0) }),
            "leftBehind": JSONValue(leftBehind), "hasMoved": JSONValue(hasMoved),
            "isFrontEnd": JSONValue(isFrontEnd), "continuing": .array(continuing.sorted().map { JSONValue($0) }),
        ]
    }

    /// Reads what ``stored`` gives; nil for anything else.
    init?(stored value: JSONValue?) {
        guard let name = value?["name"]?.stringValue else { return nil }
        func texts(_ key: String) -> [String] { (value?[key]?.arrayValue ?? []).compactMap(\.stringValue) }
        self.name = name
        rest = texts("rest")
        fallbackOn = Set(texts("fallbackOn").compactMap(FallbackCause.init))
        leftBehind = value?["leftBehind"]?.intValue ?? 0
        hasMoved = value?["hasMoved"]?.boolValue ?? false
        isFrontEnd = value?["isFrontEnd"]?.boolValue ?? false
        continuing = Set(texts("continuing"))
    }
}
