public import Configuration
public import Domain
import HTTPClient
public import HTTPWire
public import JSON
public import ProviderKit

/// The provider `voysis`: a query service for text and speech, over its socket or over REST.
///
/// Configuration: the keys of the table in `PROTOCOL.md`, section 1. Options of a session: `refreshToken` (a secret:
/// the user's own), `audioProfileId`, `userId`, `locale`, `interactionType`, `dataType`, `isVadEnabled`, `context`,
/// `conversationId` and `clientInfo`.
public struct Voysis: Provider {
    /// `voysis`.
    public static let kind = "voysis"
    /// The socket, and the calls over REST.
    public static let operations: Set<ProviderOperation> = [
        .openSocket, .issueAppToken, .sendMessage, .streamAudio, .sendFeedback, .cancelQuery,
        .fetchAttachment,
    ]

    let configuration: VoysisConfiguration

    /// Decodes a section under `providers`.
    public init(_ section: ConfigurationSection) { configuration = VoysisConfiguration(section) }

    /// The service.
    public var endpoints: [URI] { (try? VoysisAddress(configuration.url)).map { [$0.socket] } ?? [] }

    /// Texts, speech and opinions; the vendor has no agents, files, receipts or typing (`PROTOCOL.md`, section 14).
    public var capabilities: Capabilities { Capabilities([.text, .audio, .customData, .feedback]) }

    /// As `allowRaw` says.
    public var takesRaw: Bool { configuration.allowsRaw }

    /// The vendor keeps nothing, so nothing is sent twice.
    public var settlement: Settlement { .none }

    /// As it is spoken.
    public var audio: AudioHandling { .live }

    /// The service remembers nothing: context and conversation go with each query.
    public var takesContext: Bool { true }

    /// By the header of each query; over REST there is none.
    public var hearsEndOfSpeech: Bool { configuration.transport == .websocket }

    /// A conversation is its id and the context of its last answer.
    public func options(continuing native: JSONObject) -> ProviderOptions? {
        guard let id = native["conversationId"]?.stringValue else { return nil }
        var options: ProviderOptions = ["conversationId": JSONValue(id)]
        if let context = native["context"], context.objectValue?.isEmpty == false { options.append("context", context) }
        return options
    }

    /// The user's own refresh token.
    public var secretOptions: Set<String> { [VoysisSession.refreshOption] }

    /// Takes the options that the type's comment names.
    public func validate(options: ProviderOptions) throws(ContentProblem) {
        for member in options.members {
            let pointer = JSONPointer([member.key])
            switch member.key {
            case VoysisSession.refreshOption, "conversationId", "locale":
                guard let text = member.value.stringValue, (1...4096).contains(text.utf8.count) else {
                    throw ContentProblem(pointer, "wrong_type", "The option must be a string that is not empty.")
                }
                guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
                    throw ContentProblem(pointer, "bad_format", "The option must have no spaces.")
                }
            case "audioProfileId", "userId", "interactionType", "dataType":
                try check(member.key, member.value, pointer)
            case "isVadEnabled":
                guard member.value.boolValue != nil else {
                    throw ContentProblem(pointer, "wrong_type", "The option must be a boolean.")
                }
            case "context": try checkObject(member.value, pointer)
            case "clientInfo":
                try checkObject(member.value, pointer)
                for part in member.value.objectValue?.members ?? [] { try check(part, pointer.appending(part.key)) }
            default:
                throw ContentProblem(
                    pointer, "unknown_field", "The provider voysis does not know the option \(member.key).")
            }
        }
    }

    /// Takes custom data whose members that mean something to the service have values that do; `null` and an empty text
    /// take one back.
    public func validate(customData: JSONObject) throws(ContentProblem) {
        for member in customData.members where VoysisPreferences.customNames.contains(member.key) {
            let pointer = JSONPointer([member.key])
            let value = VoysisPreferences.plain(member.value) ?? .null
            guard !value.isNull, value.stringValue?.isEmpty != true else { continue }
            switch member.key {
            case "audioProfileId", "userId", "interactionType", "dataType": try check(member.key, value, pointer)
            case "context":
                guard VoysisPreferences.object(value) != nil else {
                    throw ContentProblem(
                        pointer, "bad_format", "The context must be an object, or one written as JSON.")
                }
            default:
                guard value.stringValue != nil else {
                    throw ContentProblem(pointer, "wrong_type", "The value must be a string.")
                }
            }
        }
    }

    /// Judges a value that options and custom data may name.
    private func check(_ name: String, _ value: JSONValue, _ pointer: JSONPointer) throws(ContentProblem) {
        switch name {
        case "audioProfileId":
            guard let text = value.stringValue, VoysisProfile.isUUID(text) else {
                throw ContentProblem(pointer, "bad_format", "The audio profile must be a UUID.")
            }
        case "userId":
            guard let text = value.stringValue else {
                throw ContentProblem(pointer, "wrong_type", "The user's id must be a string.")
            }
            if let fault = VoysisProfile.fault(ofUserID: text) {
                throw ContentProblem(pointer, "not_allowed", "The user's id \(fault).")
            }
        case "interactionType": try choose(VoysisConfiguration.Interaction.self, value, pointer)
        default: try choose(VoysisConfiguration.DataType.self, value, pointer)
        }
    }

    /// Takes a part of client info: `app` and `os` with `id` and `version`, `device` with `manufacturer` and `model`.
    private func check(_ part: JSONObject.Member, _ pointer: JSONPointer) throws(ContentProblem) {
        let names = ["app": ["id", "version"], "os": ["id", "version"], "device": ["manufacturer", "model"]]
        guard let known = names[part.key] else {
            throw ContentProblem(pointer, "unknown_field", "There are app, device and os.")
        }
        try checkObject(part.value, pointer)
        for member in part.value.objectValue?.members ?? [] {
            guard known.contains(member.key) else {
                throw ContentProblem(
                    pointer.appending(member.key), "unknown_field", "There are \(known.joined(separator: " and ")).")
            }
            guard member.value.stringValue != nil else {
                throw ContentProblem(pointer.appending(member.key), "wrong_type", "The member must be a string.")
            }
        }
    }

    private func choose<Choice: CaseIterable & RawRepresentable>(
        _ type: Choice.Type, _ value: JSONValue, _ pointer: JSONPointer
    ) throws(ContentProblem) where Choice.RawValue == String {
        guard let text = value.stringValue, Choice(rawValue: text) != nil else {
            let allowed = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw ContentProblem(pointer, "not_allowed", "The value must be one of \(allowed).")
        }
    }

    private func checkObject(_ value: JSONValue, _ pointer: JSONPointer) throws(ContentProblem) {
        guard value.objectValue != nil else {
            throw ContentProblem(pointer, "wrong_type", "The option must be an object.")
        }
    }

    /// Makes the vendor's side of one conversation.
    public func makeSession(_ context: ProviderContext) -> any ProviderSession {
        let options = configuration.clientOptions(context.client.options)
        return VoysisSession(context, configuration, dialler: ClientSocketDialler(context.client, options: options))
    }

    /// The service's own host is trusted; credentials go there with the session's first request alone.
    public func fileAccess(
        to url: URI, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess {
        guard let own = (try? VoysisAddress(configuration.url))?.link(url.description) else {
            return FileAccess(url: url)
        }
        return FileAccess(url: own, isTrusted: true)
    }

    /// The abilities that a front end's widget may offer.
    public func widget(_ environment: ProviderEnvironment) async -> Widget {
        var widget = Widget()
        widget.textCharactersMax = configuration.textCharactersMax
        widget.takesVoice = true
        return widget
    }
}
