/// An event that a vendor's webhook brought, from before it is answered until a session has it (`inbox`).
public struct HookRecord: Hashable, Sendable {
    /// The provider's name in the configuration.
    public var provider: String
    /// Enters once for each provider.
    public var eventID: String
    /// The recipient: the user as the vendor knows them.
    public var recipient: String
    /// When it came, in milliseconds since the Unix epoch.
    public var receivedAt: Int64
    /// The payload: bytes that the store does not look into.
    public var payload: [UInt8]
    /// The likeness to others, for one that has no id of the vendor's; not stored.
    public var likeness: Likeness?

    /// The reason to take two events for one, though neither has an id of the vendor's.
    public struct Likeness: Hashable, Sendable {
        /// The beginning of the ``HookRecord/eventID`` of each; digits follow it there.
        public var prefix: String
        /// How far apart they may have come, in milliseconds.
        public var milliseconds: Int64

        /// Describes a likeness.
        public init(prefix: String, milliseconds: Int64) {
            self.prefix = prefix
            self.milliseconds = milliseconds
        }
    }

    /// Puts a record together.
    public init(provider: String, eventID: String, recipient: String, receivedAt: Int64, payload: [UInt8]) {
        self.provider = provider
        self.eventID = eventID
        self.recipient = recipient
        self.receivedAt = receivedAt
        self.payload = payload
    }
}
