import Chronology
import CloudCredentials
import EventLoop
import HTTPClient
import Kernel
import ProviderKit

/// The desk of one provider's sessions on one loop: the credentials, and how far the vendor's clock is off.
///
/// On its loop only.
final class ConnectAccount {
    let credentials: CredentialDesk
    /// The vendor's clock minus ours (section 4, rule 8).
    private(set) var clockOffset: Duration = .zero

    private init(_ configuration: ConnectConfiguration, _ reach: ProviderEnvironment) {
        credentials = CredentialDesk(configuration.credentials, region: configuration.region, reach: reach)
    }

    /// The loop's desk.
    static func of(_ configuration: ConnectConfiguration, _ reach: ProviderEnvironment) -> ConnectAccount {
        reach.links.value.object("desk") { ConnectAccount(configuration, reach) }
    }

    /// Now, by the vendor's clock.
    func now(_ wall: Int64) -> Timestamp { Timestamp(milliseconds: wall) + clockOffset }

    /// An answer says what time it is over there.
    func learn(vendorSeconds: Int64, wall: Int64) {
        clockOffset = .seconds(vendorSeconds) - .milliseconds(wall)
    }
}

extension ProviderContext {
    /// The provider reach that the session's calls need, taken from its environment.
    var reach: ProviderEnvironment {
        ProviderEnvironment(
            loop: loop, client: client, clientOptions: clientOptions, secrets: secrets, links: links, logger: logger)
    }

    /// Opens sockets that go out with nothing but their address, which is all that lets them in (section 3).
    var bareDialler: ClientSocketDialler {
        var options = clientOptions
        options.defaultFields = []
        options.tellsTrace = false
        return ClientSocketDialler(client: client, options: options)
    }
}
