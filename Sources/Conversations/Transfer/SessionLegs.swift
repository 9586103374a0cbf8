import Chronology
import Domain
import JSON

/// The legs of a session that was handed over: those that are over, and when the present one began.
struct SessionLegs: Hashable, Sendable {
    /// A leg that was left for another one.
    struct Past: Hashable, Sendable {
        let id: LegID
        let provider: String
        let kind: String
        /// RFC 3339.
        let startedAt: String
        /// RFC 3339.
        let endedAt: String
        /// The vendor's ids of the conversation, which nobody is shown any more.
        let native: JSONObject

        /// As callers see it: `{id, provider, kind, state, startedAt, endedAt, endedReason}`.
        var json: JSONValue {
            [
                "id": JSONValue(id.description), "provider": JSONValue(provider), "kind": JSONValue(kind),
                "state": JSONValue(SessionState.ended.rawValue), "startedAt": JSONValue(startedAt),
                "endedAt": JSONValue(endedAt), "endedReason": "transferred",
            ]
        }

        /// The same with the vendor's ids, `native`.
        var stored: JSONValue {
            var object = json.objectValue ?? JSONObject()
            object.append("native", .object(native))
            return .object(object)
        }
    }

    /// Legs that are remembered; of a session with more, the oldest are forgotten here, and stand in the log alone.
    static let pastMax = 100

    /// Oldest first.
    private(set) var past: [Past] = []
    /// When the present leg began: RFC 3339.
    private(set) var startedAt: String

    /// The same in milliseconds since the Unix epoch.
    var begunAt: Int64 { Timestamp(rfc3339: startedAt)?.milliseconds ?? 0 }

    /// None yet, in a session that began then.
    init(startedAt: String) { self.startedAt = startedAt }

    /// Goes on to the next leg.
    mutating func end(_ leg: LegID, provider: String, kind: String, native: JSONObject, at time: String) {
        past.append(
            Past(
                id: leg, provider: provider, kind: kind, startedAt: startedAt, endedAt: time, native: native))
        if past.count > Self.pastMax { past.removeFirst() }
        startedAt = time
    }

    /// `{past, startedAt}`.
    var stored: JSONValue {
        ["past": .array(past.map(\.stored)), "startedAt": JSONValue(startedAt)]
    }

    /// Reads what ``stored`` gives; nil for anything else.
    init?(stored value: JSONValue?) {
        guard let startedAt = value?["startedAt"]?.stringValue else { return nil }
        self.startedAt = startedAt
        past = (value?["past"]?.arrayValue ?? []).compactMap { entry in
            guard let id = entry["id"]?.stringValue.flatMap({ LegID($0) }),
                let provider = entry["provider"]?.stringValue,
                let kind = entry["kind"]?.stringValue, let startedAt = entry["startedAt"]?.stringValue,
                let endedAt = entry["endedAt"]?.stringValue
            else { return nil }
            return Past(
                id: id, provider: provider, kind: kind, startedAt: startedAt, endedAt: endedAt,
                native: entry["native"]?.objectValue ?? JSONObject())
        }
    }
}
