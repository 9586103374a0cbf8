import Domain
import EventLoop
import Kernel

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
    let timer: TimerID
}
