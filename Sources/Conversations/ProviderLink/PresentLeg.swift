import Domain
import EventLoop
import Kernel
import ProviderKit

/// The leg that a session is on: its provider, and the name under which that one's values are kept.
struct PresentLeg: Sendable {
    let id: LegID
    let providerName: String
    /// The hold on the provider's definition, whatever is configured since; nil for a provider that was no longer
    /// configured when the session came into this process.
    let use: ProviderUse?

    /// The provider as it was configured when the leg came into this process; nil where it was not.
    var provider: ProviderInstance? { use?.provider }
}

/// The time that a provider has to open a session, while another one stands behind it.
struct OpeningTry: Sendable {
    let begunAt: Instant
    /// Tells the provider's client that another provider stands by.
    let standBy: StandBy
    /// Ends it; nil where the route goes on for other reasons only.
    var timer: TimerID?
}
