import Domain

/// The leg that a session is on: its provider, and the name under which that one's values are kept.
struct PresentLeg: Sendable {
    let id: LegID
    let providerName: String
    /// The provider; nil for one that is no longer configured.
    let provider: ProviderInstance?
}
