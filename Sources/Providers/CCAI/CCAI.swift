public import Configuration
public import Domain
public import JSON
public import ProviderKit

/// The provider `ccai`: the CCAI Platform (UJET), for which this release signs.
///
/// The gateway takes the part of the customer's backend towards apps that have the vendor's own client library: it
/// signs end users' tokens, custom data and web forms. Sessions with the platform are not made yet.
/// Configuration: the keys of the table in `PROTOCOL.md`, section 1. Options: none.
public struct CCAI: TokenSigningProvider, DataSigningProvider {
    /// `ccai`.
    public static let kind = "ccai"

    let configuration: CCAIConfiguration
    /// Shared by all loops, since the vendor counts by tenant.
    let budget: CCAIBudget

    /// Decodes a section under `providers`.
    public init(_ section: ConfigurationSection) { self.init(CCAIConfiguration(section)) }

    /// The provider of a tenant.
    init(_ configuration: CCAIConfiguration) {
        self.configuration = configuration
        budget = CCAIBudget(requestsPerSecond: configuration.access?.requestsPerSecond ?? 10)
    }

    /// No sessions, and so none of their abilities.
    public var capabilities: Capabilities { Capabilities([]) }

    /// A create is refused before anything is stored.
    public var makesSessions: Bool { false }

    /// Nothing is sent.
    public var settlement: Settlement { .none }

    /// There are no options.
    public func validate(options: ProviderOptions) throws(ContentProblem) {
        if let first = options.members.first {
            throw ContentProblem(JSONPointer([first.key]), "unknown_field", "The provider ccai has no options.")
        }
    }

    /// The rules of signed custom data.
    public func validate(customData: JSONObject) throws(ContentProblem) {
        _ = try CCAICustomData(
            customData, entriesMax: configuration.customDataEntriesMax,
            charactersMax: configuration.customDataCharactersMax)
    }

    /// A session that fails at once: one of another kind may have been left under this provider's name.
    public func makeSession(_ context: ProviderContext) -> any ProviderSession { CCAISession(context) }
}
