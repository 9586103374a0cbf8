/// Whether sessions may be opened on a provider, as far as this process knows; what routes go by.
package enum ProviderAvailability: String, Sendable {
    /// Nothing speaks against it.
    case up
    /// Some of its sessions have lost their links, or have trouble.
    case degraded
    /// The last attempt to reach it failed, and no session's link is open.
    case down
    /// Its breaker is not closed: nothing is sent to it but probes.
    case open
}
