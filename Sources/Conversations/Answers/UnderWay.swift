import JSON
import Kernel

/// The answers and queries that a conversation has begun and not brought to an end.
///
/// Kept with the leg, so that what ends with a process is brought to an end by the next one.
struct UnderWay: Sendable {
    /// Answers that come in pieces.
    var answers = StreamedAnswers()
    /// Queries without an end.
    var queries = RunningQueries()
    /// The stored state is behind.
    var isChanged = false

    /// Nothing.
    init() {}

    /// The state that an earlier process left.
    init(stored bytes: [UInt8]?) {
        guard let bytes, let json = try? JSONValue(parsing: bytes) else { return }
        answers = StreamedAnswers(json["answers"] ?? .null)
        queries = RunningQueries(json["queries"] ?? .null)
    }

    /// The state that is stored from now on; `nil` where there is nothing.
    mutating func encoded(at time: Instant) -> [UInt8]? {
        isChanged = false
        answers.wereStored(at: time)
        var object = JSONObject()
        if !answers.isEmpty { object.append("answers", answers.json) }
        if !queries.running.isEmpty { object.append("queries", queries.json) }
        return object.isEmpty ? nil : JSONValue.object(object).encoded()
    }
}
