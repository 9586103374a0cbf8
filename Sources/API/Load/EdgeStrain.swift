import HTTPServer
import Kernel
import Synchronization
import Telemetry

/// Counts what the server does for want of room, and says so once a minute.
final class EdgeStrain: Sendable {
    /// How often the log says the same at most.
    static let logInterval: Duration = .seconds(60)

    private let metrics: EdgeMetrics
    private let logger: Logger
    /// When accepting may be said to have stopped again, in nanoseconds; and the same for connections turned away.
    private let pauseNotedUntil = Atomic<UInt64>(0)
    private let refusalNotedUntil = Atomic<UInt64>(0)

    init(_ metrics: EdgeMetrics, _ logger: Logger) {
        self.metrics = metrics
        self.logger = logger
    }

    func handle(_ strain: ServerStrain, now: Instant = .now) {
        switch strain {
        case .acceptPaused:
            metrics.acceptPauses.increment()
            if Self.isDue(pauseNotedUntil, now) {
                logger.warning("descriptors have run out; connections wait to be accepted")
            }
        case .idleClosed(let count): metrics.idleClosed.increment(by: count)
        case .refused:
            metrics.refused.increment()
            if Self.isDue(refusalNotedUntil, now) { logger.warning("connections are turned away: there are too many") }
        case .refusedForAddress: metrics.refusedForAddress.increment()
        }
    }

    /// Whether a line may be written; then the next may not before its time.
    private static func isDue(_ until: borrowing Atomic<UInt64>, _ now: Instant) -> Bool {
        let before = until.load(ordering: .relaxed)
        guard now.nanoseconds >= before else { return false }
        let next = now.nanoseconds &+ UInt64(clamping: logInterval.nanoseconds)
        return until.compareExchange(expected: before, desired: next, ordering: .relaxed).exchanged
    }
}

/// The metrics of what the server does for want of room.
struct EdgeMetrics: Sendable {
    let acceptPauses: Counter
    let idleClosed: Counter
    let refused: Counter
    let refusedForAddress: Counter

    init(_ registry: MetricRegistry) {
        acceptPauses = registry.counter(
            "trunkline_accept_pauses_total", help: "Times that accepting stopped because descriptors had run out.")
        idleClosed = registry.counter(
            "trunkline_idle_connections_closed_total", help: "Idle connections closed to make room.")
        let turnedAway = "Connections that were turned away."
        refused = registry.counter(
            "trunkline_connections_refused_total", help: turnedAway, labels: [("reason", "total")])
        refusedForAddress = registry.counter(
            "trunkline_connections_refused_total", help: turnedAway, labels: [("reason", "address")])
    }
}
