import CloudCredentials
public import Configuration
public import Domain
public import HTTPWire
public import JSON
public import ProviderKit

/// The provider `connect`: Amazon Connect Chat, with agents, bots, files, views and receipts.
///
/// Configuration: the keys of the table in `PROTOCOL.md`, section 1. Options of a session: `contactFlow`,
/// `customerId`, `chatDurationInMinutes`, `persistentChat`, `relatedContactId`, `segmentAttributes`,
/// `disconnectOnCustomerExit`, `streaming`, `timers`, `chat` and `detachAtEnd`.
public struct Connect: Provider {
    /// `connect`.
    public static let kind = "connect"
    /// The calls of both planes, the socket, files, and what gives credentials.
    public static let operations = SharedCredentials.operations
        .union(ConnectOperation.allCases.map(\.named)).union([.openSocket, .uploadAttachment, .fetchAttachment])

    /// The name that the vendor's mobile library has for it.
    public static let operationAliases = [
        "disconnectParticipantConnection": ConnectOperation.disconnectParticipant.named
    ]

    private let setup: ConnectSetup
    /// Shared by all loops, since the vendor counts by instance.
    private let budget: ConnectBudget

    /// Decodes a section under `providers`.
    public init(_ section: ConfigurationSection) {
        setup = ConnectSetup(ConnectConfiguration(section))
        budget = ConnectBudget(factor: setup.configuration.quotaFactor)
    }

    var configuration: ConnectConfiguration { setup.configuration }

    /// The services of both planes, and where sockets are sent in place of where the vendor says.
    public var endpoints: [URI] {
        let places = [configuration.endpoints.control, configuration.endpoints.participant]
        let sockets = configuration.rewrite.host.map { ["\(configuration.rewrite.scheme ?? "wss")://\($0)/"] } ?? []
        return (places + sockets).compactMap { try? URI($0) }
    }

    /// The capabilities: all that the chat allows, with views and devices where they are configured.
    public var capabilities: Capabilities {
        var features: Set<Capabilities.Feature> = [.text, .receipts, .typing, .customData, .history]
        let types = Set(configuration.contentTypes)
        if types.contains(ConnectContentType.markdown) { features.insert(.markdown) }
        if types.isSuperset(of: [ConnectContentType.interactive, ConnectContentType.interactiveResponse]) {
            // A view is answered like a form.
            features.formUnion([.views, .forms])
        }
        if configuration.push != nil { features.insert(.push) }
        if configuration.isIncremental { features.insert(.streaming) }
        return Capabilities(
            features, attachmentBytesMax: ConnectFileRules.bytesMax, attachmentTypes: ConnectFileRules.types)
    }

    /// `chat` has a participant's token.
    public var secretOptions: Set<String> { ["chat"] }

    /// As `allowRaw` says.
    public var takesRaw: Bool { configuration.allowsRaw }

    /// JSON, where the chat allows it.
    public var dataTypes: Set<String> {
        configuration.contentTypes.contains(ConnectContentType.json) ? [ConnectContentType.json] : []
    }

    /// The service knows our tokens.
    public var settlement: Settlement { .token }

    /// Messages go over HTTPS, whatever the socket does.
    public var sendsWhileReconnecting: Bool { true }

    /// A chat that has ended is taken up as a whole, by the contact that it began with (section 11.4 of the note).
    public func options(continuing native: JSONObject) -> ProviderOptions? {
        guard let id = native["initialContactId"]?.stringValue else { return nil }
        return [
            "persistentChat": [
                "rehydrationType": JSONValue(ConnectControlCalls.Rehydration.entirePastSession.rawValue),
                "sourceContactId": JSONValue(id),
            ]
        ]
    }

    /// Takes the options that the type's comment names.
    public func validate(options: ProviderOptions) throws(ContentProblem) {
        try ConnectOptions.check(options, configuration)
    }

    /// Names and values as attributes of a contact.
    public func validate(customData: JSONObject) throws(ContentProblem) {
        _ = try ConnectAttributes.attributes(customData)
    }

    /// Makes the vendor's side of one conversation.
    public func makeSession(_ context: ProviderContext) -> any ProviderSession {
        ConnectSession(
            context, setup, budget: budget, transport: ConnectHTTP(setup, environment: context.environment),
            dialler: context.bareDialler)
    }

    /// A file of a chat can be fetched with what its session knows only; any other address without credentials.
    public func fileAccess(
        to url: URI, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess {
        guard ConnectFileAddress.attachmentID(in: url) == nil else {
            throw ProviderFailure(.notConnected, "The chat is not connected, and its files cannot be fetched.")
        }
        return FileAccess(url: url)
    }

    /// The widget of a front end: what it may offer.
    public func widget(_ environment: ProviderEnvironment) async -> Widget {
        var widget = Widget()
        widget.textCharactersMax = ConnectOutbound.contentBytesMax
        return widget
    }
}
