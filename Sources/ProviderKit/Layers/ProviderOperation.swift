/// The name of one kind of call to a vendor, by which the client layer acts on some calls and leaves the rest
/// (`client-layer.md`, "Operations").
///
/// A kind of provider has the common ones where it has such a thing; its others bear the name that the vendor's API
/// gives them, or an assumed one where it gives none.
public struct ProviderOperation: Hashable, Sendable, CustomStringConvertible {
    /// The name as configuration has it: `sendMessage`.
    public let name: String

    /// The vendor holds its answer until it has something to say, so that to wait in vain is no failure of its.
    public let isHeld: Bool

    /// An operation of an adapter's own.
    public init(_ name: String, isHeld: Bool = false) {
        self.name = name
        self.isHeld = isHeld
    }

    /// Known by its name.
    public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// Known by its name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Each dial of a WebSocket.
    public static let openSocket = Self("openSocket")
    /// A message of the user's.
    public static let sendMessage = Self("sendMessage")
    /// Anything else that is said in a conversation, such as typing, receipts or its end.
    public static let sendEvent = Self("sendEvent")
    /// The bytes of a file on their way to the vendor.
    public static let uploadAttachment = Self("uploadAttachment")
    /// The bytes of a file of the vendor's.
    public static let fetchAttachment = Self("fetchAttachment")
    /// The vendor's own record of a conversation.
    public static let getTranscript = Self("getTranscript")

    /// The name.
    public var description: String { name }
}
