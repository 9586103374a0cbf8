public import Domain

/// A conversation as it is kept.
public struct SessionRecord: Hashable, Sendable {
    /// Its id.
    public var id: SessionID
    /// The app it belongs to; at most 65,536 different names of apps, providers, kinds and event types in one store.
    public var app: String
    /// The app's name for the user; empty once erased.
    public var userID: String
    /// The provider of the present leg.
    public var provider: String
    /// Where it stands.
    public var state: SessionState
    /// Why it ended.
    public var endedReason: String?
    /// When it ended, in milliseconds since the Unix epoch.
    public var endedAt: Int64?
    /// When it was made, in milliseconds since the Unix epoch.
    public var createdAt: Int64
    /// When it last changed, in milliseconds since the Unix epoch.
    public var updatedAt: Int64
    /// Everything else: JSON that the store does not look into; empty once erased.
    public var document: [UInt8]
    /// Its content was erased, or is being erased.
    public var isErased: Bool

    /// Puts a record together.
    public init(
        id: SessionID, app: String, userID: String, provider: String, state: SessionState, endedReason: String? = nil,
        endedAt: Int64? = nil, createdAt: Int64, updatedAt: Int64, document: [UInt8], isErased: Bool = false
    ) {
        self.id = id
        self.app = app
        self.userID = userID
        self.provider = provider
        self.state = state
        self.endedReason = endedReason
        self.endedAt = endedAt
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.document = document
        self.isErased = isErased
    }
}

/// One provider's part of a conversation as it is kept.
public struct LegRecord: Hashable, Sendable {
    /// Its id.
    public var id: LegID
    /// The conversation.
    public var session: SessionID
    /// The provider's configured name.
    public var provider: String
    /// The provider's kind, such as `oda`.
    public var kind: String
    /// When it was opened, in milliseconds since the Unix epoch.
    public var openedAt: Int64
    /// When it ended, in milliseconds since the Unix epoch.
    public var endedAt: Int64?
    /// The leg's value of ``underWayKey``; when a leg is made, there is none.
    public var underWay: [UInt8]?

    /// The value of a leg that is read with it: what was begun on it and is not at its end.
    public static let underWayKey = "gateway.underWay"

    /// Puts a record together.
    public init(
        id: LegID, session: SessionID, provider: String, kind: String, openedAt: Int64, endedAt: Int64? = nil,
        underWay: [UInt8]? = nil
    ) {
        self.id = id
        self.session = session
        self.provider = provider
        self.kind = kind
        self.openedAt = openedAt
        self.endedAt = endedAt
        self.underWay = underWay
    }
}

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

/// An event as it stands in the log.
public struct StoredEvent: Hashable, Sendable {
    /// Its place in the session's log, from 1 without a gap.
    public var seq: Int64
    /// Its id.
    public var id: EventID
    /// Its type, such as `message.created`.
    public var type: String
    /// When it happened, in milliseconds since the Unix epoch.
    public var at: Int64
    /// The leg it belongs to; `nil` once erased.
    public var leg: LegID?
    /// Its `data`, a JSON object; empty once erased.
    public var data: [UInt8]
    /// The data is a message, and the reader adds `seq` to it.
    public var carriesSeq: Bool
    /// The content is gone.
    public var isErased: Bool

    /// Puts an event together.
    public init(
        seq: Int64, id: EventID, type: String, at: Int64, leg: LegID?, data: [UInt8], carriesSeq: Bool,
        isErased: Bool = false
    ) {
        self.seq = seq
        self.id = id
        self.type = type
        self.at = at
        self.leg = leg
        self.data = data
        self.carriesSeq = carriesSeq
        self.isErased = isErased
    }
}
