public import Configuration
import EventLoop
import ProviderCCAI
import ProviderConnect
import ProviderEcho
import ProviderExternal
public import ProviderKit
import ProviderODA
import ProviderRaya
import ProviderVoysis

/// Every kind of provider this program knows.
public enum Catalogue {
    /// The adapters themselves.
    public static let kinds: [any Provider.Type] = [
        Echo.self, CCAI.self, Connect.self, External.self, ODA.self, Raya.self, Voysis.self,
    ]

    /// The words after `kind:`.
    public static var names: [String] { kinds.map { $0.kind } }

    /// The layers of calls to vendors that are compiled into this program: a new one is registered here.
    public static let layers = ClientLayerRegistry()

    /// Lets the adapter decode its section, and looks at the layers of its client; problems go where the section
    /// reports them.
    public static func check(_ provider: ProviderConfiguration, _ problems: ConfigurationProblems) {
        _ = make(provider, of: kinds, problems)
        guard let kind = kinds.first(where: { $0.kind == provider.kind }) else { return }
        _ = layers(of: provider, kind, NoSecrets(), problems)
    }

    /// The layers of a provider's client.
    static func layers(
        of provider: ProviderConfiguration, _ kind: any Provider.Type, _ secrets: any ProviderSecrets,
        _ problems: ConfigurationProblems
    ) -> LayerStack {
        LayerStack(
            provider.client.layers, operations: kind.operations, aliases: kind.operationAliases, secrets: secrets,
            registry: layers, problems: problems)
    }

    /// Lets the adapter of a kind decode a section, for what it asks for rather than for what comes of it.
    public static func decode(_ section: ConfigurationSection, as kind: String) {
        _ = kinds.first { $0.kind == kind }?.init(section)
    }

    static func make(
        _ provider: ProviderConfiguration, of kinds: [any Provider.Type], _ problems: ConfigurationProblems
    ) -> (any Provider)? {
        kinds.first { $0.kind == provider.kind }?.init(provider.section(reportingTo: problems))
    }
}

/// For layers that are only looked at.
private struct NoSecrets: ProviderSecrets {
    func read(
        _ secret: Secret, on loop: Loop, _ done: @escaping @Sendable (Result<String, ConfigurationError>) -> Void
    ) {
        done(
            .failure(.unusableSecret(path: secret.path, reference: secret.reference ?? "", reason: "is not read here")))
    }
}
