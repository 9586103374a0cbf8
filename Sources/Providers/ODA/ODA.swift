public import Configuration
public import Domain
import EventLoop
public import JSON
import Kernel
public import ProviderKit

/// The provider `oda`: a skill or digital assistant of Oracle Digital Assistant, over the socket of its chat server.
///
/// Configuration: the keys of the table in `PROTOCOL.md`, section 1. Options of a session: `profile`, an object that is
/// merged over what is told of the user, and `initUserHiddenMessage`, a text in place of the configured one.
public struct ODA: Provider {
    /// `oda`.
    public static let kind = "oda"

    static let profileOption = "profile"
    static let hiddenMessageOption = "initUserHiddenMessage"

    private let channel: ODAChannel
    var configuration: ODAConfiguration { channel.configuration }

    /// Decodes a section under `providers`.
    public init(_ section: ConfigurationSection) { channel = ODAChannel(ODAConfiguration(section)) }

    /// The provider of a channel.
    init(_ configuration: ODAConfiguration) { channel = ODAChannel(configuration) }

    /// The kinds of files that the vendor's own client offers; the instance judges each by itself.
    static let attachmentTypes = [
        "image/*", "audio/*", "video/*", "text/*", "application/*", "message/rfc822",
    ]

    /// What works in this release; suggestions and speech do not yet.
    ///
    /// Receipts, push and history the vendor does not offer (`PROTOCOL.md`, section 17).
    public var capabilities: Capabilities {
        var features: Set<Capabilities.Feature> = [.text, .forms, .streaming]
        if configuration.sendsTyping { features.insert(.typing) }
        if configuration.sendsTyping, configuration.previewsTyping { features.insert(.typingPreview) }
        if configuration.introducesUser { features.insert(.customData) }
        return Capabilities(
            features, attachmentBytesMax: ODAUpload.bytesMax, attachmentTypes: Self.attachmentTypes)
    }

    /// As `allowRaw` says.
    public var takesRaw: Bool { configuration.allowsRaw }

    /// The vendor acknowledges nothing and keeps nothing, so nothing is sent twice.
    public var settlement: Settlement { .none }

    /// Takes `profile` and `initUserHiddenMessage`.
    public func validate(options: ProviderOptions) throws(ContentProblem) {
        for member in options.members {
            let pointer = JSONPointer([member.key])
            switch member.key {
            case Self.profileOption:
                guard member.value.objectValue != nil else {
                    throw ContentProblem(pointer, "wrong_type", "The profile must be an object.")
                }
            case Self.hiddenMessageOption:
                guard let text = member.value.stringValue else {
                    throw ContentProblem(pointer, "wrong_type", "The hidden message must be a string.")
                }
                guard !text.isEmpty else {
                    throw ContentProblem(pointer, "empty", "The hidden message needs at least one character.")
                }
                guard text.utf8.count <= UserContent.textBytesMax else {
                    throw ContentProblem(
                        pointer, "too_long",
                        "The hidden message has at most \(UserContent.textBytesMax) bytes of UTF-8.")
                }
            default:
                throw ContentProblem(
                    pointer, "unknown_field",
                    "The provider oda knows the options \(Self.profileOption) and \(Self.hiddenMessageOption).")
            }
        }
    }

    /// Makes the vendor's side of one conversation.
    public func makeSession(_ context: ProviderContext) -> any ProviderSession {
        // A provider may have been configured anew under its name; its sessions of before keep the channel they are on.
        let name = "oda \(configuration.host) \(configuration.channelID)"
        let lines = context.links.value.object(name) {
            let lines = ODALines(
                channel, loop: context.loop,
                dialler: ODAClientDialler(client: context.client, options: context.clientOptions),
                secrets: context.secrets, logger: context.logger
            ) { WallClock.milliseconds }
            return LoopBound(lines, loop: context.loop)
        }
        return ODASession(context, lines)
    }
}
