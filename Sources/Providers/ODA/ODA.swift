public import Configuration
public import Domain
import EventLoop
public import HTTPWire
public import JSON
import Kernel
public import ProviderKit

/// The provider `oda`: a skill or digital assistant of Oracle Digital Assistant, over the socket of its chat server.
///
/// Configuration: the keys of the table in `PROTOCOL.md`, section 1. Options of a session: `profile`, an object that is
/// merged deeply over what is told of the user, until that changes; `initUserHiddenMessage`, a text in place of the
/// configured one; `threadId`, which messages carry; `device`, `{token, type}`, where `experimentalDeviceToken` is on;
/// and `authToken`, a JSON Web Token, where `authTokenFrom` is `backend`.
public struct ODA: HookProvider {
    /// `oda`.
    public static let kind = "oda"
    /// The sockets of chat and speech, long polls, the webhook's messages, and files.
    public static let operations: Set<ProviderOperation> = [
        .openSocket, .sendMessage, .sendEvent, .pollMessages, .uploadAttachment, .fetchAttachment, .listVoices,
    ]

    let channel: ODAChannel
    var configuration: ODAConfiguration { channel.configuration }

    /// Decodes a section under `providers`.
    public init(_ section: ConfigurationSection) { channel = ODAChannel(ODAConfiguration(section)) }

    /// The provider of a channel.
    init(_ configuration: ODAConfiguration) { channel = ODAChannel(configuration) }

    /// The instance, and the webhook where there is one.
    public var endpoints: [URI] {
        let instance = try? URI("\(configuration.usesTLS ? "https" : "http")://\(configuration.host)/")
        return [instance, configuration.webhook?.url].compactMap { $0 }
    }

    /// The capabilities of this channel.
    ///
    /// Receipts, push and history the vendor does not offer (`PROTOCOL.md`, section 17).
    public var capabilities: Capabilities {
        var features: Set<Capabilities.Feature> = [.text, .streaming, .commands]
        if configuration.introducesUser { features.insert(.customData) }
        // Texts, choices and places are all that a webhook has words for; files are addresses there.
        guard configuration.webhook == nil else { return Capabilities(features) }
        features.formUnion([.forms, .suggestions])
        if audio == .live { features.insert(.audio) }
        if configuration.synthesis.isEnabled { features.insert(.speech) }
        if configuration.asksForHumans { features.insert(.escalation) }
        if configuration.sendsTyping { features.insert(.typing) }
        if configuration.sendsTyping, configuration.previewsTyping { features.insert(.typingPreview) }
        return configuration.files.capabilities(features)
    }

    /// As it is spoken, where `enableSpeech` is on.
    public var audio: AudioHandling { configuration.recognisesSpeech && configuration.webhook == nil ? .live : .none }

    /// As `enableAutoSendSpeechResponse` says; the recogniser is apart from the skill.
    public var sendsHeardSpeech: Bool? { audio == .live ? configuration.sendsHeardSpeech : nil }

    /// The languages, and what a recording may be for.
    public func widget(_ environment: ProviderEnvironment) async -> Widget { configuredWidget }

    /// The same; the vendor is not asked.
    var configuredWidget: Widget {
        var widget = Widget()
        widget.languages = configuration.languages.supported
        widget.primaryLanguage = configuration.languages.primary
        if let sendsHeardSpeech {
            widget.speech = Widget.Speech(languages: ODASpeechLocale.all, sendsHeard: sendsHeardSpeech)
        }
        return widget
    }

    /// Events with their context.
    public var dataTypes: Set<String> { configuration.webhook == nil ? [ODACloudEvent.mediaType] : [] }

    /// The channel is a webhook.
    public var takesHooks: Bool { configuration.webhook != nil }

    /// A call of the skill's, if `X-Hub-Signature` is right for its bytes (`PROTOCOL.md`, section 13).
    public func deliveries(
        of call: HookCall, _ environment: ProviderEnvironment
    ) async throws(HookRefusal) -> [HookDelivery] {
        guard let webhook = configuration.webhook else { throw .unavailable }
        guard let signature = call.fields[ODASignature.fieldName] else { throw .unsigned }
        guard case .success(let secret) = await environment.secrets.value(of: webhook.secret, on: environment.loop)
        else { throw .unavailable }
        guard ODASignature.isValid(signature, of: call.body, secret: secret) else { throw .forged }
        return [try ODAHookBody.delivery(call.body, window: webhook.repeatWindow)]
    }

    /// As `allowRaw` says.
    public var takesRaw: Bool { configuration.allowsRaw }

    /// The vendor acknowledges nothing and keeps nothing, so nothing is sent twice.
    public var settlement: Settlement { .none }

    /// Takes `profile`, `initUserHiddenMessage`, `threadId`, and `device` and `authToken` where the configuration wants
    /// them.
    public func validate(options: ProviderOptions) throws(ContentProblem) {
        try ODAOptions.check(options, configuration, now: WallClock.milliseconds / 1000)
    }

    /// The token of the customer's backend, where that signs them.
    public var secretOptions: Set<String> { configuration.takesCallerTokens ? [ODAOptions.authToken] : [] }

    /// Makes the vendor's side of one conversation.
    public func makeSession(_ context: ProviderContext) -> any ProviderSession {
        ODASession(context, lines(context.environment))
    }

    /// The lines of the channel on a loop; on that loop only.
    func lines(_ environment: ProviderEnvironment) -> LoopBound<ODALines> {
        // A provider may have been configured anew under its name; its sessions of before keep the channel they are on.
        let name = "oda \(configuration.host) \(configuration.channelID)"
        return environment.accounts.value.object(name) {
            let lines = ODALines(
                channel, loop: environment.loop, dialler: ODADialler(environment), secrets: environment.secrets,
                logger: environment.logger
            ) { WallClock.milliseconds }
            return LoopBound(lines, loop: environment.loop)
        }
    }
}
