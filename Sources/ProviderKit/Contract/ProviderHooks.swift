public import Domain

/// Deliveries that have come for a provider's users and that no session has taken yet.
///
/// For an adapter that has to know of a conversation before its link is open, such as one that a call of unknown fate
/// may have begun. Whatever is looked at stays where it is, and comes by ``HookSession/deliver(_:)`` in its turn.
public protocol ProviderHooks: Sendable {
    /// Deliveries that name a user and no conversation that a session has, from the time on at which this session was
    /// made, in the order in which they came; the first 200.
    ///
    /// On the session's loop.
    ///
    /// - Throws: `unavailable` where they cannot be read, after several tries: there may well be some.
    func waiting(for vendorUserID: String) async throws(ProviderFailure) -> [HookDelivery]
}

/// Nothing waits, as where a provider takes no calls, or a session is over.
public struct NoHooks: ProviderHooks {
    /// Makes the empty one.
    public init() {}

    /// None.
    public func waiting(for vendorUserID: String) async throws(ProviderFailure) -> [HookDelivery] { [] }
}

/// The part of a vendor's call that is for one conversation.
public struct HookDelivery: Hashable, Sendable {
    /// The longest ``eventID`` and ``vendorUserID``, in bytes.
    public static let idBytesMax = 512

    /// The user, as the vendor knows them (``ProviderContext/vendorUserID``); empty where the call does not name them.
    public var vendorUserID: String
    /// The conversation, as the vendor knows it, where the call names it.
    ///
    /// The session that has said so of itself (`ProviderEvent.conversationKnown(id:)`) gets the delivery, whoever its
    /// user is; where there is none yet, the open session of the user does.
    public var conversationID: String?
    /// How long it waits for a session that knows its conversation, before it is dropped and counted; nil for the usual
    /// seven days, which it waits in any case once a session does.
    public var lifetime: Duration?
    /// Tells it from every other one of this provider; a second one is dropped.
    public var eventID: String
    /// So long after one with this ``eventID`` a second one is the same; nil for ever.
    ///
    /// For calls without an id of the vendor's, whose ``eventID`` is a digest of what they say: the same may be said
    /// again. The gateway makes an id of its own of it, which ``HookSession/deliver(_:)`` is handed.
    public var repeatWindow: Duration?
    /// The payload that the adapter's session is handed.
    public var payload: [UInt8]

    /// Puts a delivery together.
    public init(
        vendorUserID: String, conversationID: String? = nil, eventID: String, repeatWindow: Duration? = nil,
        lifetime: Duration? = nil, payload: [UInt8]
    ) {
        self.vendorUserID = vendorUserID
        self.conversationID = conversationID
        self.lifetime = lifetime
        self.eventID = eventID
        self.repeatWindow = repeatWindow
        self.payload = payload
    }
}
