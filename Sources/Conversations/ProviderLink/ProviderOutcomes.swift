import Domain
import Synchronization
package import Telemetry

/// Counts what became of messages, sessions and calls of one provider, by code.
///
/// Codes are those of problems and a few of our own, never a vendor's, so that their number has a bound.
package final class ProviderOutcomes: Sendable {
    /// Stands for a code that is none of ours.
    static let otherCode = "other"

    private enum Kind: String {
        case message
        case session
        case call
        case outage

        var help: String {
            switch self {
            case .message: "What became of messages of users: sent, or the code of their failure."
            case .session: "How sessions ended: ended, or the code of their failure."
            case .call: "Calls that were answered with a status of 500 or above."
            case .outage: "Times that a provider could not be reached any more."
            }
        }
    }

    private let provider: String
    private let registry: MetricRegistry
    private let words: any ProblemWords
    private let counters = Mutex<[String: Counter]>([:])
    /// The one that counts all the time.
    private let sentCounter: Counter

    package init(_ provider: String, _ registry: MetricRegistry, _ words: any ProblemWords) {
        self.provider = provider
        self.registry = registry
        self.words = words
        sentCounter = Self.counter(.message, "sent", provider, registry)
    }

    /// A message went out.
    func sent() { sentCounter.increment() }
    /// A message failed, or nobody knows.
    func lost(_ code: String) { count(.message, code) }
    /// A session is over: nil for one that ended well.
    func finished(_ code: String?) { count(.session, code ?? "ended") }
    /// A call was answered so.
    package func answered(_ code: String) { count(.call, code) }
    /// It cannot be reached any more.
    func outage(_ code: String) { count(.outage, code) }

    private func count(_ kind: Kind, _ code: String) {
        let isOurs = words.isKnown(code) || ["ended", "unknown"].contains(code)
        let code = isOurs ? code : Self.otherCode
        let counter = counters.withLock { counters in
            let key = "\(kind) \(code)"
            let counter = counters[key] ?? Self.counter(kind, code, provider, registry)
            counters[key] = counter
            return counter
        }
        counter.increment()
    }

    private static func counter(
        _ kind: Kind, _ code: String, _ provider: String, _ registry: MetricRegistry
    ) -> Counter {
        registry.counter(
            "trunkline_\(kind)_outcomes_total", help: kind.help, labels: [("provider", provider), ("code", code)])
    }
}
