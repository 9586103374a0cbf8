import Chronology
import CloudCredentials
import EventLoop
import HTTPClient
import Kernel
import ProviderKit

/// The account of one provider's sessions on one loop: the credentials, and how far the vendor's clock is off.
///
/// On its loop only.
final class ConnectAccount {
    let credentials: SharedCredentials
    /// The vendor's clock minus ours (section 4, rule 8).
    private(set) var clockOffset: Duration = .zero

    private init(_ configuration: ConnectConfiguration, _ environment: ProviderEnvironment) {
        credentials = SharedCredentials(
            configuration.credentials, region: configuration.region, environment: environment.serving())
    }

    /// The loop's account.
    static func of(_ configuration: ConnectConfiguration, _ environment: ProviderEnvironment) -> ConnectAccount {
        environment.accounts.value.object("account") { ConnectAccount(configuration, environment) }
    }

    /// Now, by the vendor's clock.
    func now(_ wall: Int64) -> Timestamp { Timestamp(milliseconds: wall) + clockOffset }

    /// An answer says what time it is over there.
    func update(vendorSeconds: Int64, wall: Int64) {
        clockOffset = .seconds(vendorSeconds) - .milliseconds(wall)
    }
}

extension ProviderContext {
    /// Opens sockets that go out with nothing but their address, which is all that lets them in (section 3).
    var bareDialler: ClientSocketDialler {
        var options = client.options
        options.defaultFields = []
        options.tellsTrace = false
        return ClientSocketDialler(client, options: options)
    }
}
