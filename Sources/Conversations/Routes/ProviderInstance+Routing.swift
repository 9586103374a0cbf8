package import Chronology
import Domain
import ProviderKit
package import Routing

extension ProviderInstance {
    /// For how long a provider that could not be reached is passed over, where others stand behind it.
    private static let downPause: Duration = .seconds(15)

    /// Why new sessions go past it at a moment; nil where they need not.
    ///
    /// The one place at which routes ask whether a provider can be had.
    package func passOver(at now: Timestamp) -> PassOver? {
        guard guards.breaker.state == .closed else { return .breakerOpen }
        let health = health.snapshot
        guard health.state == .down, let last = health.lastError, now - last.at < Self.downPause else { return nil }
        return .down
    }

    /// How it fares, as rules ask for it.
    package var healthState: HealthState {
        switch health.snapshot.state {
        case .up, .unused: .up
        case .degraded: .degraded
        case .down: .down
        }
    }
}
