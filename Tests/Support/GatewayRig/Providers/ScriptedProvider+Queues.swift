package import Domain
import EventLoop
package import JSON
package import ProviderKit
import Synchronization

/// Queues of a script: one for each language that is asked for, so that tests beside each other have their own.
extension ScriptedProvider: QueueProvider {
    /// The failures by language, and how often each language was asked for.
    private struct Queues: Sendable {
        var failures: [String: ProviderFailure] = [:]
        var asked: [String: Int] = [:]
    }

    private static let queueRecord = Mutex(Queues())

    /// Every question in a language fails so from now on; nil: none does.
    package static func failQueues(in language: String, with failure: ProviderFailure?) {
        queueRecord.withLock { $0.failures[language] = failure }
    }

    /// How often the vendor was asked in a language.
    package static func queuesAsked(in language: String) -> Int { queueRecord.withLock { $0.asked[language] ?? 0 } }

    private static func count(_ language: String?) throws(ProviderFailure) -> Int {
        let language = language ?? "-"
        let (count, failure) = queueRecord.withLock { record in
            record.asked[language, default: 0] += 1
            return (record.asked[language] ?? 0, record.failures[language])
        }
        if let failure { throw failure }
        return count
    }

    /// `queueKey`, which no session is made with.
    package func queueKey(in options: ProviderOptions) -> String? { options["queueKey"]?.stringValue }

    /// All but a key of the queue's.
    package func hasQueueID(_ queue: String) -> Bool { queue != "front" && queue != "back" }

    /// The queue's id goes on as `continues`, which the session notes.
    package func options(_ options: ProviderOptions, at queueID: String) -> ProviderOptions? {
        var options = options
        options.remove("queueKey")
        options.set("continues", to: JSONValue("queue \(queueID)"))
        return options
    }

    /// One queue, whose name says in which language it was asked for and how often; with the key `front` where it was
    /// asked for in none.
    package func queues(
        language: String?, _ environment: ProviderEnvironment
    ) async throws(ProviderFailure) -> JSONObject {
        let count = try Self.count(language)
        // Long enough for callers to meet.
        _ = await LoopWaiter(loop: environment.loop).wait(atMost: .milliseconds(20))
        var queue: JSONObject = [
            "id": "1", "name": JSONValue("\(language ?? "-") \(count)"), "path": "Queue", "channels": ["chat"],
            "isOpen": true, "isSelectable": true, "children": [],
        ]
        if language == nil { queue.append("key", "front") }
        return ["queues": [.object(queue)]]
    }

    /// A wait of as many minutes as it was asked for; nothing for the queue `idle`.
    package func waitTimes(
        language: String?, queue: String?, _ environment: ProviderEnvironment
    ) async throws(ProviderFailure) -> JSONObject {
        let count = try Self.count(language)
        guard queue != "back" else { throw ProviderFailure(.notFound, "There is no such queue.") }
        guard queue != "idle" else { return ["waitTimes": []] }
        let wait: JSONValue = ["queueId": JSONValue(queue ?? "1"), "waitSeconds": JSONValue(count * 60)]
        return ["waitTimes": [wait]]
    }
}
