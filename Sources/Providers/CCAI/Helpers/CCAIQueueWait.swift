import JSON

/// The estimate of how long one queue takes (`PROTOCOL.md`, section 11).
struct CCAIQueueWait: Hashable, Sendable {
    /// The longest estimate that is believed, in minutes: a year.
    static let minutesMax = 525_600.0

    /// The queue's id.
    let queueID: String
    /// `chat` or `voice_call`; nil where the estimate is for both.
    let channel: String?
    /// Whole seconds; 0 is an estimate.
    let seconds: Int

    /// An estimate in the platform's minutes; nil for what is none.
    init?(queueID: String, channel: String?, minutes: Double?) {
        guard let minutes, (0...Self.minutesMax).contains(minutes) else { return nil }
        self.queueID = queueID
        self.channel = channel
        seconds = Int((minutes * 60).rounded())
    }

    /// The estimates of an answer: a list of records, or minutes by channel for the one queue that was asked for.
    ///
    /// A queue without a record has no estimate, and is not among them.
    static func list(_ answer: JSONValue, asked queue: String?) -> [CCAIQueueWait]? {
        let records = answer.arrayValue ?? answer["wait_times"]?.arrayValue ?? answer["data"]?.arrayValue
        if let records {
            return records.compactMap { record in
                record["menu_id"]?.queueID.flatMap { id in
                    CCAIQueueWait(
                        queueID: id, channel: record["channel_type"]?.stringValue,
                        minutes: record["wait"]?.doubleValue)
                }
            }
        }
        guard let queue, let object = answer.objectValue else { return nil }
        return object.members.compactMap { member in
            CCAIQueueWait(queueID: queue, channel: member.key, minutes: member.value.doubleValue)
        }
    }

    /// `{waitTimes: [{queueId, channel?, waitSeconds}]}`.
    static func answer(_ waits: [CCAIQueueWait]) -> JSONObject {
        let list: [JSONValue] = waits.map { wait in
            var object: JSONObject = ["queueId": JSONValue(wait.queueID)]
            if let channel = wait.channel { object.append("channel", JSONValue(channel)) }
            object.append("waitSeconds", JSONValue(wait.seconds))
            return .object(object)
        }
        return ["waitTimes": .array(list)]
    }
}
