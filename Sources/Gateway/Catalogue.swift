public import Configuration
import ProviderCCAI
import ProviderConnect
import ProviderEcho
public import ProviderKit
import ProviderODA
import ProviderRaya
import ProviderVoysis

/// Every kind of provider this program knows.
public enum Catalogue {
    /// The adapters themselves.
    public static let kinds: [any Provider.Type] = [
        Echo.self, CCAI.self, Connect.self, ODA.self, Raya.self, Voysis.self,
    ]

    /// The words after `kind:`.
    public static var names: [String] { kinds.map { $0.kind } }

    /// Lets the adapter decode its section; problems go where the section reports them.
    public static func check(_ provider: ProviderConfiguration, _ problems: ConfigurationProblems) {
        _ = make(provider, of: kinds, problems)
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
