public import Domain

/// An event that a vendor's webhook brought, from before it is answered until a session has it (`inbox`).
public struct HookRecord: Hashable, Sendable {
    /// The provider's name in the configuration.
    public var provider: String
    /// Enters once for each provider.
    public var eventID: String
    /// The recipient: the user as the vendor knows them; empty where the call does not name them.
    public var recipient: String
    /// The conversation as the vendor knows it, where the call names it; it comes before the recipient.
    public var conversation: String?
    /// When it came, in milliseconds since the Unix epoch.
    public var receivedAt: Int64
    /// From when on nobody takes it any more, in milliseconds since the Unix epoch; nil for a week after it came, as it
    /// always is where a session has its conversation.
    public var expiresAt: Int64?
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
    public init(
        provider: String, eventID: String, recipient: String, conversation: String? = nil, receivedAt: Int64,
        expiresAt: Int64? = nil, payload: [UInt8]
    ) {
        self.provider = provider
        self.eventID = eventID
        self.recipient = recipient
        self.conversation = conversation
        self.receivedAt = receivedAt
        self.expiresAt = expiresAt
        self.payload = payload
    }
}

/// A session's place among the recipients of what webhooks bring.
public struct HookRecipient: Hashable, Sendable {
    /// The provider's name in the configuration.
    public var provider: String
    /// The user as the vendor knows them, by each name that it has for them; an empty one is none.
    public var users: [String]
    /// The leg whose conversations are meant as well (``StoreChange/addHookConversation(_:id:at:)``).
    public var leg: LegID?

    /// Describes a recipient.
    public init(provider: String, users: [String], leg: LegID? = nil) {
        self.provider = provider
        self.users = users
        self.leg = leg
    }
}

/// A leg that has a vendor's conversation (``StoreChange/addHookConversation(_:id:at:)``).
public struct HookLeg: Hashable, Sendable {
    /// The leg: the present one of its session, or one that the session has left.
    public var id: LegID
    /// Its session, which is not over.
    public var session: SessionID

    /// Describes a leg.
    public init(id: LegID, session: SessionID) {
        self.id = id
        self.session = session
    }
}

/// The result of dropping what time has made worthless.
public struct StorePurge: Hashable, Sendable {
    /// There is more to drop.
    public var hasMore: Bool
    /// Events of webhooks among it that no session had taken.
    public var hooksDropped: Int

    /// Describes a result.
    public init(hasMore: Bool, hooksDropped: Int) {
        self.hasMore = hasMore
        self.hooksDropped = hooksDropped
    }
}
