public import Configuration
public import Domain
public import HTTPWire
public import JSON
public import ProviderKit

/// The provider `ccai`: the CCAI Platform (UJET), with virtual agents, people, files, forms and deflections.
///
/// The gateway also takes the part of the customer's backend towards apps that have the vendor's own client library: it
/// signs end users' tokens, custom data and web forms. A configuration without `apiToken` does nothing else.
/// Configuration: the keys of `PROTOCOL.md`, section 1. Options of a session: `menuId`, `menuKey`, `lang`,
/// `email`, `ticketId`, `context`, `greeting`, `agent`, `unsignedCustomData` and `continuesChatId`.
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

    /// The tenant's API.
    public var endpoints: [URI] { configuration.access.flatMap { try? URI($0.baseURL) }.map { [$0] } ?? [] }

    /// The capabilities of the platform's chats; none where the provider only signs.
    ///
    /// Typing, receipts and a history of its own the platform does not offer to servers (`PROTOCOL.md`, section 23).
    public var capabilities: Capabilities {
        guard makesSessions else { return Capabilities([]) }
        let limits = CCAIMediaKind.allCases.map { kind in
            AttachmentLimit(types: [CCAIFileRules.contentType(kind)], bytesMax: CCAIFileRules.bytesMax(kind))
        }
        var features: Set<Capabilities.Feature> = [.text, .customData, .commands, .escalation, .forms]
        // Devices are brought with the exchange of tokens (section 16).
        if configuration.chats.userTokens { features.insert(.push) }
        return Capabilities(
            features, attachmentBytesMax: limits.map(\.bytesMax).max(),
            attachmentTypes: limits.flatMap(\.types), attachmentLimits: limits)
    }

    /// There are credentials for the platform's API; else a create is refused before anything is stored.
    public var makesSessions: Bool { configuration.access != nil }

    /// `chatLibraryNotFound` of the vendor's client libraries (`PROTOCOL.md`, section 17).
    public var codeWithoutSessions: String? { "1100" }

    /// The platform has no token of ours: its list of messages proves a message absent.
    public var settlement: Settlement { .transcript }

    /// As the chat's transcript, which bots and people see.
    public var takesTranscript: Bool { makesSessions }

    /// The same user's chats are one history at the platform: an anonymous user needs the name of the chat before.
    public func options(continuing native: JSONObject) -> ProviderOptions? {
        guard makesSessions, let chat = native["chatId"]?.intValue else { return nil }
        return ["continuesChatId": JSONValue(chat)]
    }

    /// Takes the options that the type's comment names; a session without a queue is refused.
    public func validate(options: ProviderOptions) throws(ContentProblem) {
        if makesSessions { return try CCAIOptions.check(options, configuration) }
        if let first = options.members.first {
            throw ContentProblem(JSONPointer([first.key]), "unknown_field", "The provider only signs, without options.")
        }
    }

    /// The rules of signed custom data.
    public func validate(customData: JSONObject) throws(ContentProblem) {
        _ = try CCAICustomData(
            customData, entriesMax: configuration.customDataEntriesMax,
            charactersMax: configuration.customDataCharactersMax)
    }

    /// The reserved properties may change, which are flags of the chat; everything else goes with its beginning.
    public func validate(customDataChange next: JSONObject, from present: JSONObject) throws(ContentProblem) {
        guard makesSessions else { return }
        for name in next.members.map(\.key) + present.members.map(\.key) where next[name] != present[name] {
            guard CCAICustomData.reserved.contains(name) else {
                throw ContentProblem(
                    JSONPointer([name]), "not_supported_after_start",
                    "The CCAI Platform takes custom data with the beginning of a chat only.")
            }
        }
    }
}
