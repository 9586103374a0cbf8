package import Configuration
package import Conversations
import HTTPServer
import Kernel
import Synchronization
package import Telemetry

/// The shedding of load: what is turned away when there is too much to do.
package final class LoadShedding: Sendable {
    private let watches: [LoadWatch]
    /// How long load must be low before less is turned away.
    private let recoveryMilliseconds: Atomic<Int64>
    /// Calls turned away, by the level at which they are, without the lowest.
    private let turnedAway: [Counter]
    private let loadLevel: Gauge

    package init(_ rule: SheddingConfiguration, _ conversations: ConversationService, _ registry: MetricRegistry) {
        watches = conversations.shards.map { LoadWatch(loop: $0.loop, line: $0.batcher, rule) }
        recoveryMilliseconds = Atomic(rule.recovery.milliseconds)
        turnedAway = LoadLevel.allCases.dropFirst().map { level in
            registry.counter(
                "trunkline_shed_total", help: "Calls turned away because there was too much to do.",
                labels: [("what", level.name)])
        }
        loadLevel = registry.gauge(
            "trunkline_load_level",
            help: "What is turned away: 0 nothing, 1 typing, 2 new sessions too, 3 messages too.")
    }

    /// Takes another rule; what is turned away now is so until the load says otherwise.
    package func use(_ rule: SheddingConfiguration) {
        recoveryMilliseconds.store(rule.recovery.milliseconds, ordering: .relaxed)
        for watch in watches { watch.use(rule) }
    }

    /// Begins to look at a loop, by its number; on that loop.
    package func start(loop index: Int) { watches[index].start() }

    /// The level of shedding now: what the loop asks for that has most to do, for the store is everybody's.
    var level: LoadLevel { watches.lazy.map(\.level).max() ?? .none }

    /// Brings the gauge up to date.
    func measure() { loadLevel.set(level.rawValue) }

    /// Turns a call away if it is one of those that have to wait for better times.
    ///
    /// - Throws: `overloaded` with `Retry-After`.
    func shed(_ operationID: String) throws(Problem) {
        let least: LoadLevel
        switch operationID {
        case "sendTyping", "sendReceipt": least = .typing
        case "createSession": least = .sessions
        case "sendMessage", "putMessage", "retryMessage", "answerCommand", "escalateSession", "sendAudio",
            "uploadAttachment":
            least = .messages
        default: return
        }
        guard level >= least else { return }
        turnedAway[least.rawValue - 1].increment()
        let seconds = max(1, recoveryMilliseconds.load(ordering: .relaxed))
        throw Problem(.overloaded, "There is too much to do; \(least.name) have to wait.", retryAfter: seconds)
    }
}
