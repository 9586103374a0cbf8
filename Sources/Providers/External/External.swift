public import Configuration
public import Domain
public import JSON
public import ProviderKit

/// The provider `external`: an adapter outside the process, in any language, over a Unix socket or loopback TCP.
///
/// Configuration: the keys of `PROTOCOL.md`. Options of a session: whatever the adapter takes; it refuses them itself.
public struct External: LearningProvider {
    /// `external`.
    public static let kind = "external"

    let channel: ExternalChannel

    /// Decodes a section under `providers`.
    public init(_ section: ConfigurationSection) { self.init(ExternalConfiguration(section)) }

    /// A provider with a connection of its own, which is dialled when the first session wants it.
    package init(_ configuration: ExternalConfiguration) { channel = ExternalChannel(configuration) }

    /// The place where the adapter listens.
    package var address: ExternalAddress { channel.configuration.address }

    /// Before the adapter was ever reached nothing is promised but text, which waits for it.
    public var capabilities: Capabilities { Capabilities([.text]) }

    /// As the adapter's `hello` says.
    public var learnedCapabilities: Capabilities? { channel.hello?.capabilities }

    /// As the adapter's `hello` says; nothing is settled before it has been heard.
    public var settlement: Settlement { channel.hello?.settlement ?? .echo }

    /// An adapter tells again what was not acknowledged.
    public var tellsWhatWasMissed: Bool { true }

    /// The transcript of what was said before goes with `open`.
    public var takesTranscript: Bool { true }

    /// The adapter judges them when a session is opened.
    public func validate(options: ProviderOptions) throws(ContentProblem) {
        guard JSONValue.object(options).encoded().count <= ExternalLimits.storageBytesMax else {
            throw ContentProblem(
                JSONPointer(), "too_long", "Options have at most \(ExternalLimits.storageBytesMax) bytes.")
        }
    }

    /// Makes the adapter's side of one leg.
    public func makeSession(_ context: ProviderContext) -> any ProviderSession {
        ExternalSession(context, channel)
    }
}
