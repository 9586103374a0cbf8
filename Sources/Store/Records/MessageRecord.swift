public import Domain

/// How far a message has come: `MessageState`, and one step that only the log knows.
///
/// The numbers stand in the file; those up to 2 are the outbox.
public enum DeliveryState: Int64, Sendable, CaseIterable {
    /// On our disk, and not tried since it was accepted or last retried.
    case accepted = 0
    /// An attempt was written down and has no result yet; after a crash or a take-over this means unknown.
    case attempting = 1
    /// An attempt was begun and its fate is not known.
    case unknown = 2
    /// The provider has it.
    case sent = 3
    /// The other side's device has it.
    case delivered = 4
    /// The other side has seen it.
    case read = 5
    /// Will not arrive by itself.
    case failed = 6

    /// The state that callers are shown: an attempt under way is still `accepted`.
    public var published: MessageState {
        switch self {
        case .accepted, .attempting: .accepted
        case .unknown: .unknown
        case .sent: .sent
        case .delivered: .delivered
        case .read: .read
        case .failed: .failed
        }
    }

    /// Still in the outbox when the message goes to the provider.
    public var isPending: Bool { rawValue <= Self.unknown.rawValue }
}

/// A message as it is kept.
public struct MessageRecord: Hashable, Sendable {
    /// Its id.
    public var id: MessageID
    /// The conversation.
    public var session: SessionID
    /// The leg it came from or goes to.
    public var leg: LegID
    /// The caller's own id, unique in the session.
    public var clientID: String?
    /// Hash of the request that brought it, to compare with when the client id comes again.
    public var bodyHash: [UInt8]?
    /// The role of the sender.
    public var senderRole: SenderRole
    /// Everything that does not change by itself: JSON that the store does not look into.
    public var document: [UInt8]
    /// The vendor's own payload.
    public var native: [UInt8]?
    /// Not shown to the user.
    public var isHidden: Bool
    /// It goes to the provider, so it passes through the outbox.
    public var isOutbound: Bool
    /// How far it has come.
    public var state: DeliveryState
    /// Why it failed: JSON that the store does not look into.
    public var error: [UInt8]?
    /// Attempts written down so far.
    public var attempt: Int64
    /// Not to be tried before this time, in milliseconds since the Unix epoch.
    public var nextAttemptAt: Int64?
    /// It has waited too long by then if nobody has it, in milliseconds since the Unix epoch.
    public var expiresAt: Int64?
    /// The `seq` of the event that told of its last change; set by the store.
    ///
    /// 0: no event told of it.
    public var seq: Int64
    /// Its place among the session's messages, from 1; set by the store.
    public var position: Int64
    /// When it was made, in milliseconds since the Unix epoch.
    public var createdAt: Int64
    /// When it last changed, in milliseconds since the Unix epoch.
    public var updatedAt: Int64
    /// The vendor's id of it, unique in the leg.
    public var vendorID: String?

    /// Puts a record together; `seq` and `position` are the store's to set.
    public init(
        id: MessageID, session: SessionID, leg: LegID, clientID: String? = nil, bodyHash: [UInt8]? = nil,
        senderRole: SenderRole, document: [UInt8], native: [UInt8]? = nil, isHidden: Bool = false, isOutbound: Bool,
        state: DeliveryState, error: [UInt8]? = nil, attempt: Int64 = 0, nextAttemptAt: Int64? = nil,
        expiresAt: Int64? = nil, seq: Int64 = 0, position: Int64 = 0, createdAt: Int64, updatedAt: Int64,
        vendorID: String? = nil
    ) {
        self.id = id
        self.session = session
        self.leg = leg
        self.clientID = clientID
        self.bodyHash = bodyHash
        self.senderRole = senderRole
        self.document = document
        self.native = native
        self.isHidden = isHidden
        self.isOutbound = isOutbound
        self.state = state
        self.error = error
        self.attempt = attempt
        self.nextAttemptAt = nextAttemptAt
        self.expiresAt = expiresAt
        self.seq = seq
        self.position = position
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.vendorID = vendorID
    }
}
