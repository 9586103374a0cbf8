import Domain
import JSON

/// Queries of a session that have no end yet, spoken or written (`api.md` section 7).
///
/// Pure. Each has one end: a second one finds it gone.
struct RunningQueries: Sendable {
    /// Queries that may run at a time; providers take one, and some texts wait behind it.
    static let runningMax = 64

    /// One of them.
    struct Query: Hashable, Sendable {
        /// The user's message that stands for it.
        var message: MessageID
        /// The query was spoken: what was said cannot be sent again.
        var isSpoken: Bool
        /// Readers were told that it is being recorded, and not of the end of that.
        var isRecording = false
    }

    /// The oldest first.
    private(set) var running: [Query] = []

    /// One begins; false where it runs already, or where too many do.
    mutating func begin(_ message: MessageID, isSpoken: Bool) -> Bool {
        guard !contains(message), running.count < Self.runningMax else { return false }
        running.append(Query(message: message, isSpoken: isSpoken))
        assert(running.count <= Self.runningMax, "So many run at a time.")
        assert(contains(message), "What has begun runs.")
        return true
    }

    func contains(_ message: MessageID) -> Bool { running.contains { $0.message == message } }

    /// Readers are told that the recording goes on, or that it has ended.
    mutating func record(_ message: MessageID, _ isRecording: Bool) {
        if let place = running.firstIndex(where: { $0.message == message }) { running[place].isRecording = isRecording }
    }

    /// It has come to an end; `nil` where it had before.
    mutating func end(_ message: MessageID) -> Query? {
        guard let place = running.firstIndex(where: { $0.message == message }) else { return nil }
        let ended = running.remove(at: place)
        assert(ended.message == message, "A query has its own end.")
        assert(running.count < Self.runningMax, "Another may run now.")
        return ended
    }

    /// `[{messageId, spoken, recording}]`.
    var json: JSONValue {
        .array(
            running.map {
                [
                    "messageId": JSONValue($0.message.description), "spoken": JSONValue($0.isSpoken),
                    "recording": JSONValue($0.isRecording),
                ]
            })
    }

    /// None.
    init() {}

    /// Reads ``json``; what is not ours is passed over.
    init(_ json: JSONValue) {
        running = (json.arrayValue ?? []).compactMap { value in
            guard let message = value["messageId"]?.stringValue.flatMap({ MessageID($0) }) else { return nil }
            return Query(
                message: message, isSpoken: value["spoken"] == true, isRecording: value["recording"] == true)
        }
    }
}
