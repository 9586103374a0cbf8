import Chronology
package import Configuration
import Conversations
package import EventLoop
package import HTTPClient
package import HTTPWire
import ProviderExternal
package import ProviderKit
import Telemetry

/// How one provider is reached, for those who look whether it can be: the hosts, the rules of its client, and the
/// sockets of processes beside the gateway.
package struct ProviderContact: Sendable {
    /// Its name in the configuration.
    package let name: String
    /// Its kind.
    package let kind: String
    /// The addresses of its hosts: those that its section names, then those that a layer leads its calls to; each
    /// origin once.
    package let endpoints: [URI]
    /// The rules by which its calls go out.
    package let options: ClientOptions
    /// The paths of the sockets that its layers ask, in the order of the layers; each once.
    package let processSockets: [String]
    /// The place of an adapter outside the process: a path, or an address and a port.
    package let externalAddress: String?
    private let adapter: any Provider
    private let secrets: any ProviderSecrets
    private let layers: LayerStack

    /// The contact of a provider of a checked configuration; nil for one of a kind that is not known.
    ///
    /// - Parameter files: the thread on which secrets are read from files.
    package init?(
        _ provider: ProviderConfiguration, environment: ConfigurationEnvironment, files: FileThread
    ) {
        guard let adapter = Catalogue.make(provider, of: Catalogue.kinds, ConfigurationProblems()) else { return nil }
        self.adapter = adapter
        let secrets = SecretReader(environment: environment, files: files)
        self.secrets = secrets
        name = provider.name
        kind = provider.kind
        let written = provider.client.layers
        layers = Catalogue.layers(of: provider, type(of: adapter), secrets, ConfigurationProblems())
        let led = written.compactMap(\.rewrite).compactMap { Self.target($0, from: adapter.endpoints.first) }
        var endpoints: [URI] = []
        for url in adapter.endpoints + led where !endpoints.contains(where: { $0.hasSameOrigin(as: url) }) {
            endpoints.append(url)
        }
        self.endpoints = endpoints
        options = ClientOptions(provider.client, endpoints: adapter.endpoints, secrets: secrets)
        var sockets: [String] = []
        for path in written.compactMap(\.process?.socket) where !sockets.contains(path) { sockets.append(path) }
        processSockets = sockets
        externalAddress = (adapter as? External)?.address.description
    }

    /// Whether the vendor takes the credentials, by the adapter's own call that only reads, through the layers; nil for
    /// a kind that has no such call.
    ///
    /// - Parameter client: on the loop that this is called on.
    package func tryCredentials(_ client: LoopBound<Client>) async -> CredentialTrial? {
        guard let adapter = adapter as? any CredentialProvider else { return nil }
        let made = ProviderClient(
            client, provider: name, options: options, operations: type(of: adapter).operations, layers: layers)
        let logger = Logger(label: "doctor", output: LogOutput(sink: NoSink(), level: .error) { .epoch })
        return await adapter.tryCredentials(ProviderEnvironment(client: made, secrets: secrets, logger: logger))
    }

    /// Where a layer leads calls to.
    private static func target(_ layer: RewriteLayerConfiguration, from endpoint: URI?) -> URI? {
        if let url = layer.url { return try? URI(url) }
        guard let host = layer.host, let endpoint else { return nil }
        return try? URI("\(endpoint.scheme)://\(host)/")
    }
}

/// Without readers: what a client says of itself here is not counted.
private struct NoSink: LogSink {
    func write(_ line: [UInt8]) {}
}
