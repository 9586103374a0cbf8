public import Configuration
public import Domain
import EventLoop
public import HTTPWire
public import JSON
public import ProviderKit

/// The provider `raya`: a bot of Raya (Teammates.ai), over the socket of the vendor's chat server.
///
/// Configuration: the keys of the table in `PROTOCOL.md`, section 1. Options of a session: `chatSessionId`, the
/// vendor's id of an earlier chat to go on with.
public struct Raya: Provider {
    /// `raya`.
    public static let kind = "raya"
    /// The socket and its frames, the bot's configuration and files of the bot's.
    public static let operations: Set<ProviderOperation> = [
        .openSocket, .sendMessage, .sendEvent, .getChatboxConfig, .fetchAttachment,
    ]

    let configuration: RayaConfiguration

    /// Decodes a section under `providers`.
    public init(_ section: ConfigurationSection) { configuration = RayaConfiguration(section) }

    init(configuration: RayaConfiguration) { self.configuration = configuration }

    /// The chat server.
    public var endpoints: [URI] { (try? configuration.baseURL("/")).map { [$0] } ?? [] }

    /// The capabilities unless the bot's configuration switches images or voice notes off, which a session then tells.
    ///
    /// Receipts, typing, push, history and an edit the vendor does not offer (`PROTOCOL.md`, section 17).
    public var capabilities: Capabilities { RayaBotSettings().capabilities(configuration) }

    /// The vendor acknowledges nothing and keeps nothing, so nothing is sent twice.
    public var settlement: Settlement { .none }

    /// A voice note is a whole file.
    public var audio: AudioHandling { .file }

    /// A chat is taken up by its id.
    public func options(continuing native: JSONObject) -> ProviderOptions? {
        native[RayaSession.chatOption]?.stringValue.map { [RayaSession.chatOption: JSONValue($0)] }
    }

    /// Takes `chatSessionId`.
    public func validate(options: ProviderOptions) throws(ContentProblem) {
        for member in options.members {
            let pointer = JSONPointer([member.key])
            guard member.key == RayaSession.chatOption else {
                throw ContentProblem(
                    pointer, "unknown_field", "The provider raya knows the option \(RayaSession.chatOption).")
            }
            guard let id = member.value.stringValue else {
                throw ContentProblem(pointer, "wrong_type", "The id of a chat must be a string.")
            }
            guard !id.allSatisfy(\.isWhitespace) else {
                throw ContentProblem(pointer, "empty", "The id of a chat needs at least one character.")
            }
            guard id.utf8.count <= RayaResponse.idBytesMax else {
                throw ContentProblem(
                    pointer, "too_long", "The id of a chat has at most \(RayaResponse.idBytesMax) bytes of UTF-8.")
            }
        }
    }

    /// Makes the vendor's side of one conversation.
    public func makeSession(_ context: ProviderContext) -> any ProviderSession {
        // A server is known by its address.
        let habit = context.accounts.value.object("raya \(configuration.endpoint)") {
            LoopBound(PongHabit(), loop: context.loop)
        }
        return RayaSession(
            context, configuration, dialler: ClientSocketDialler(context.client),
            source: RayaVendorSettings(environment: context.environment.serving(), configuration: configuration),
            habit: habit)
    }

    /// The vendor's addresses need no credentials; only the configured host may have a private address.
    public func fileAccess(
        to url: URI, _ environment: ProviderEnvironment, vendorUserID: String
    ) async throws(ProviderFailure) -> FileAccess {
        FileAccess(url: url, isTrusted: configuration.isEndpoint(url))
    }

    /// The bot's configuration, or the defaults where it cannot be had.
    public func widget(_ environment: ProviderEnvironment) async -> Widget {
        let settings = await RayaVendorSettings(environment: environment, configuration: configuration).settings()
        return settings.widget(
            greeting: configuration.texts(in: configuration.language).greeting, limits: configuration.limits)
    }
}
