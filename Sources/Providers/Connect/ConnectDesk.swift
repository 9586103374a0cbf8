import Chronology
import CloudCredentials
import EventLoop
import Kernel
import ProviderKit

/// What the sessions of one provider share on one loop: the credentials, and how far the vendor's clock is off.
///
/// On its loop only.
final class ConnectDesk {
    let credentials: CredentialDesk
    /// The vendor's clock minus ours (section 4, rule 8).
    private(set) var clockOffset: Duration = .zero

    private init(_ configuration: ConnectConfiguration, _ reach: ProviderReach) {
        credentials = CredentialDesk(configuration.credentials, region: configuration.region, reach: reach)
    }

    /// The loop's desk.
    static func of(_ configuration: ConnectConfiguration, _ reach: ProviderReach) -> ConnectDesk {
        reach.links.value.object("desk") { ConnectDesk(configuration, reach) }
    }

    /// Now, by the vendor's clock.
    func now(_ wall: Int64) -> Timestamp { Timestamp(milliseconds: wall) + clockOffset }

    /// An answer says what time it is over there.
    func learn(vendorSeconds: Int64, wall: Int64) {
        clockOffset = .seconds(vendorSeconds) - .milliseconds(wall)
    }
}
