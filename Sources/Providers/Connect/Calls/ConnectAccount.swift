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

    private init(_ configuration: ConnectConfiguration, _ reach: ProviderEnvironment) {
        credentials = SharedCredentials(configuration.credentials, region: configuration.region, reach: reach)
    }

    /// The loop's account.
    static func of(_ configuration: ConnectConfiguration, _ reach: ProviderEnvironment) -> ConnectAccount {
        reach.accounts.value.object("account") { ConnectAccount(configuration, reach) }
    }

    /// Now, by the vendor's clock.
    func now(_ wall: Int64) -> Timestamp { Timestamp(milliseconds: wall) + clockOffset }

    /// An answer says what time it is over there.
    func update(vendorSeconds: Int64, wall: Int64) {
        clockOffset = .seconds(vendorSeconds) - .milliseconds(wall)
    }
}

extension ProviderContext {
    /// The provider reach that the session's calls need, taken from its environment.
    var reach: ProviderEnvironment {
        ProviderEnvironment(
            loop: loop, client: client, clientOptions: clientOptions, secrets: secrets, accounts: accounts,
            logger: logger)
    }

    /// Opens sockets that go out with nothing but their address, which is all that lets them in (section 3).
    var bareDialler: ClientSocketDialler {
        var options = clientOptions
        options.defaultFields = []
        options.tellsTrace = false
        return ClientSocketDialler(client: client, options: options)
    }
}
