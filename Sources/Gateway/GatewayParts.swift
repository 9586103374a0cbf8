import API
import Configuration
import Conversations
import EventLoop
import Kernel
import ProviderKit
import Streaming
import Telemetry

/// The parts of a gateway that no reload changes, and from which the others are made.
struct GatewayParts: Sendable {
    let kinds: [any Provider.Type]
    /// The compiled layers that clients of providers may have.
    let layers: ClientLayerRegistry
    /// Where providers read their secrets.
    let environment: ConfigurationEnvironment
    let registry: MetricRegistry
    let logger: Logger
    let programVersion: String
    let operators: OperatorCalls
    /// The acts that operators may ask of this gateway.
    let adminActions = AdminActions()

    /// The providers of a configuration.
    ///
    /// - Parameters:
    ///   - known: the providers that there are, by name.
    ///   - earlier: the configuration that they were made for; those whose sections mean the same are kept.
    func makeProviders(
        _ settings: GatewayConfiguration, keeping known: [String: ProviderInstance] = [:],
        _ earlier: GatewayConfiguration? = nil
    ) throws(GatewayError) -> [String: ProviderInstance] {
        let secrets = SecretReader(environment: environment, files: FileThread())
        var providers: [String: ProviderInstance] = [:]
        for configuration in settings.providers {
            if let same = known[configuration.name], earlier?.provider(configuration.name) == configuration {
                providers[configuration.name] = same
                continue
            }
            let problems = ConfigurationProblems()
            guard let adapter = Catalogue.make(configuration, of: kinds, problems), problems.isEmpty else {
                throw .badProvider(configuration.name)
            }
            let provider = ProviderInstance(
                configuration, adapter: adapter, secrets: secrets, logger: logger, registry, CatalogueWords(),
                layers: layers)
            // A secret that cannot be read now is learned when it is used.
            for secret in problems.secrets + configuration.client.layers.flatMap(\.secrets) {
                if let text = try? secret.resolve(in: environment) { provider.mask.learn(configured: text) }
            }
            providers[configuration.name] = provider
        }
        return providers
    }

    /// The endpoints of a configuration.
    func endpoints(
        _ settings: GatewayConfiguration, version: String, _ conversations: ConversationService,
        _ readers: ReaderService, _ access: Access, adminKeys: [String], _ shedding: LoadShedding,
        _ present: PresentEndpoints
    ) -> Endpoints {
        let api = APISettings(
            limits: settings.limits, spool: settings.spool, metrics: settings.metrics, testing: settings.testing,
            facades: settings.facades, servesFigures: settings.admin == nil)
        return Endpoints(
            api, conversations: conversations, readers: readers, access: access, adminKeys: adminKeys,
            adminActions: adminActions, shedding: shedding,
            registry: registry, logger: logger, configurationVersion: version, programVersion: programVersion,
            present: present, operators: operators)
    }
}
