public import Domain

/// One atomic change: it happens as a whole with all its events, or not at all.
public struct StoreTransaction: Sendable {
    /// The session it changes.
    ///
    /// `nil` only when it has no events and no change touches one (a revocation, a ticket's use).
    public var session: SessionID?
    /// Makes it happen once for any number of equal requests.
    public var claim: IdempotencyClaim?
    /// Its place among the session's changes; `nil`: it stands for itself.
    public var order: CommitOrder?
    /// Refuse it with `.sessionClosed` when the session is `ended` or `failed` already.
    public var requiresLive: Bool
    /// The changes, in this order.
    public var changes: [StoreChange]
    /// The events that tell of it; they get contiguous numbers in this order.
    public var events: [NewEvent]

    /// Puts a transaction together.
    public init(
        session: SessionID?, claim: IdempotencyClaim? = nil, order: CommitOrder? = nil, requiresLive: Bool = false,
        changes: [StoreChange] = [], events: [NewEvent] = []
    ) {
        self.session = session
        self.claim = claim
        self.order = order
        self.requiresLive = requiresLive
        self.changes = changes
        self.events = events
    }
}

extension StoreTransaction {
    /// The same without what it does.
    package var orderOnly: StoreTransaction { StoreTransaction(session: session, order: order) }
}

/// A transaction, and whom to tell what became of it.
public struct StoreCommit: Sendable {
    /// The transaction to commit.
    public var transaction: StoreTransaction
    /// Told once, on the target's thread.
    public var done: StoreReply<StoreOutcome>

    /// Puts the two together.
    public init(_ transaction: StoreTransaction, _ done: @escaping StoreReply<StoreOutcome>) {
        self.transaction = transaction
        self.done = done
    }
}

/// An `Idempotency-Key` as the store sees it (`api.md` section 1).
public struct IdempotencyClaim: Sendable {
    /// Where equal keys are looked for.
    public enum Reach: Sendable {
        /// The request's path names the session of the transaction.
        case session
        /// It does not (making a session, a token); always choose this one for such a path, even when the request
        /// ended up with a session that was there already.
        case app
    }

    /// Hash over principal, method, path and key: 32 bytes that nobody can choose.
    public var scope: [UInt8]
    /// Where equal keys are looked for.
    public var reach: Reach
    /// Hash of the request's body, 32 bytes.
    public var bodyHash: [UInt8]
    /// The time of the request, in milliseconds since the Unix epoch; a claim that expired by then is as good as gone.
    public var claimedAt: Int64
    /// When the claim ends, in milliseconds since the Unix epoch.
    public var expiresAt: Int64
    /// The result that equal requests get later.
    public var result: IdempotencyResult

    /// Puts a claim together.
    public init(
        scope: [UInt8], reach: Reach, bodyHash: [UInt8], claimedAt: Int64, expiresAt: Int64, result: IdempotencyResult
    ) {
        precondition(scope.count == 32, "a scope is a hash of 32 bytes")
        self.scope = scope
        self.reach = reach
        self.bodyHash = bodyHash
        self.claimedAt = claimedAt
        self.expiresAt = expiresAt
        self.result = result
    }
}

/// The result that is kept of an answer: status and ids, never its text.
public struct IdempotencyResult: Hashable, Sendable {
    /// The HTTP status.
    public var status: Int
    /// The session that was made or changed.
    public var session: SessionID?
    /// The message that was made or changed.
    public var message: MessageID?
    /// The file that was made.
    public var attachment: AttachmentID?

    /// Puts a result together.
    public init(
        status: Int, session: SessionID? = nil, message: MessageID? = nil, attachment: AttachmentID? = nil
    ) {
        self.status = status
        self.session = session
        self.message = message
        self.attachment = attachment
    }
}

/// An event that is to get its number.
public struct NewEvent: Sendable {
    /// Its id.
    public var id: EventID
    /// Its type, one of a small set such as `message.created`.
    public var type: String
    /// When it happened, in milliseconds since the Unix epoch.
    public var at: Int64
    /// The leg it belongs to.
    public var leg: LegID?
    /// Its `data`, a JSON object that the store does not look into.
    public var data: [UInt8]
    /// The data is a message: whoever reads it adds `seq`.
    public var carriesSeq: Bool
    /// It tells of the gateway's own doing, such as a link that is opened again, so nobody has used the session.
    public var isPassive: Bool

    /// Puts an event together.
    public init(
        id: EventID, type: String, at: Int64, leg: LegID? = nil, data: [UInt8], carriesSeq: Bool = false,
        isPassive: Bool = false
    ) {
        self.id = id
        self.type = type
        self.at = at
        self.leg = leg
        self.data = data
        self.carriesSeq = carriesSeq
        self.isPassive = isPassive
    }
}

/// The outcome of a transaction that the store could decide about.
///
/// In every case but `committed` nothing was written.
public enum StoreOutcome: Sendable {
    /// It is on the disk; its events are numbered from here on. Without events: the number the next one will get.
    case committed(firstSeq: Int64)
    /// An equal request came before.
    case replayed(IdempotencyResult)
    /// The same key came before with another body.
    case mismatch
    /// The session has a message with this client id; `bodyHash` tells whether it is the same one.
    indirect case messageExists(MessageRecord)
    /// The leg has had a vendor's item of this id; `holder` is the message it became, if it became one.
    case duplicateItem(holder: MessageID?)
    /// There is no such session.
    case noSession
    /// The session is over, and the transaction wanted a live one.
    case sessionClosed(SessionState)
    /// The session's content was erased; nothing more is written about it.
    case sessionErased
    /// The session has no such leg.
    case noLeg(LegID)
    /// The session has no such message.
    case noMessage(MessageID)
}
