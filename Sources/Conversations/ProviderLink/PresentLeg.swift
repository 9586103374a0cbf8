import Domain
import EventLoop
import Kernel
import ProviderKit

/// The leg that a session is on: its provider, and the name under which that one's values are kept.
struct PresentLeg: Sendable {
    let id: LegID
    let providerName: String
    /// The provider; nil for one that is no longer configured.
    let provider: ProviderInstance?
}

/// The time that a provider has to open a session, while another one stands behind it.
struct OpeningTry: Sendable {
    let begunAt: Instant
    /// Tells the provider's client that another provider stands by.
    let standBy: StandBy
    /// Ends it; nil where the route goes on for other reasons only.
    var timer: TimerID?
}
