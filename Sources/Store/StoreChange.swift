public import Domain

/// One change inside a transaction; `event` is an index into the transaction's events.
public enum StoreChange: Sendable {
    /// A new session; at most once, and before anything that belongs to it.
    case insertSession(SessionRecord)
    /// The session goes on.
    case updateSession(SessionUpdate)
    /// A new leg of the session.
    case insertLeg(LegRecord)
    /// A leg ends.
    case endLeg(LegID, at: Int64)
    /// The vendor has yet to be told that a leg is over; the first time stays.
    case insertTermination(LegID, at: Int64)
    /// The vendor was told, or nobody will tell it: what was kept with the leg goes as well.
    ///
    /// Also of an erased session, in a transaction without one; an end that is not owed stays so.
    case settleTermination(LegID)
    /// A new message; its `seq` becomes that of the event.
    case insertMessage(MessageRecord, event: Int?)
    /// A message goes on; its `seq` becomes that of the event.
    case updateMessage(MessageUpdate, event: Int?)
    /// A message says something else now; its `seq` becomes that of the event.
    ///
    /// With the vendor's id of what it says now, which like every item of the vendor enters once; the message is
    /// found by it from now on, and by those it had before.
    case replaceMessageContent(
        MessageID, document: [UInt8], native: [UInt8]?, vendorID: String?, updatedAt: Int64, event: Int?)
    /// An item of the vendor that becomes no message enters once.
    case claimVendorItem(leg: LegID, id: String)
    /// A conversation of the vendor's is known: what webhooks bring for it is for the session of this leg from now on,
    /// until the session is over; a second time changes nothing. A leg may have several, a conversation several legs.
    ///
    /// Events that have come for it and wait at the time, in milliseconds since the Unix epoch, do so for a week from
    /// when they came; those that had expired by then stay so.
    case addHookConversation(LegID, id: String, at: Int64)
    /// An event of a vendor's webhook enters once for each provider; a second one is `.duplicateItem`.
    ///
    /// For a conversation that a session has it waits for a week, whatever its ``HookRecord/expiresAt``.
    case insertHook(HookRecord)
    /// A session has what a webhook brought: its content goes, its id stays for a while.
    case settleHook(provider: String, eventID: String, at: Int64)
    /// Events of webhooks that wait for a recipient will not be taken any more; but for those that are for a
    /// conversation which a session has.
    case dropHooks(provider: String, recipient: String, at: Int64)
    /// Keeps, or with `nil` drops, a value of a leg; a secret one is sealed in the file.
    case setLegValue(LegID, key: String, value: [UInt8]?, isSecret: Bool)
    /// A device is to be told of a user's messages, or in another way than before.
    case putPush(PushRecord)
    /// A device is told no longer; one that is not there stays so.
    case deletePush(app: String, installationID: String)
    /// No device is told of this one session any more.
    case deletePushes(SessionID)
    /// A new file of the session.
    case insertAttachment(AttachmentRecord)
    /// A file goes on; one that is not there stays so.
    case updateAttachment(AttachmentUpdate)
    /// A new ticket.
    case insertTicket(TicketRecord)
    /// A ticket was used; the first time stays.
    case useTicket(hash: [UInt8], at: Int64)
    /// Tokens are good no longer.
    case revoke(Revocation)
}

/// An update of a session; `nil` leaves a thing as it is.
public struct SessionUpdate: Sendable {
    /// Where it stands.
    public var state: SessionState?
    /// Why it ended.
    public var endedReason: String?
    /// When it ended, in milliseconds since the Unix epoch.
    public var endedAt: Int64?
    /// When it changed, in milliseconds since the Unix epoch.
    public var updatedAt: Int64
    /// The user it belongs to from now on.
    public var userID: String?
    /// The provider of the leg it is on from now on.
    public var provider: String?
    /// Everything else.
    public var document: [UInt8]?

    /// Puts an update together.
    public init(
        state: SessionState? = nil, endedReason: String? = nil, endedAt: Int64? = nil, updatedAt: Int64,
        userID: String? = nil, provider: String? = nil, document: [UInt8]? = nil
    ) {
        self.state = state
        self.endedReason = endedReason
        self.endedAt = endedAt
        self.updatedAt = updatedAt
        self.userID = userID
        self.provider = provider
        self.document = document
    }
}

/// An update of a message on its way.
public struct MessageUpdate: Sendable {
    /// The message.
    public var id: MessageID
    /// How far it has come; `nil` leaves it.
    public var state: DeliveryState?
    /// Why it failed; `nil` takes an earlier reason away.
    public var error: [UInt8]?
    /// Attempts written down so far; `nil` leaves it.
    public var attempt: Int64?
    /// Not to be tried before this time, in milliseconds since the Unix epoch; `nil` takes an earlier one away.
    public var nextAttemptAt: Int64?
    /// By when it has waited too long from now on, in milliseconds since the Unix epoch; `nil` leaves it.
    public var expiresAt: Int64?
    /// The leg it goes to now (after a hand-over); `nil` leaves it.
    public var leg: LegID?
    /// The vendor's id of it, once known; `nil` leaves it.
    public var vendorID: String?
    /// When it changed, in milliseconds since the Unix epoch.
    public var updatedAt: Int64

    /// Puts an update together.
    public init(
        id: MessageID, state: DeliveryState? = nil, error: [UInt8]? = nil, attempt: Int64? = nil,
        nextAttemptAt: Int64? = nil, expiresAt: Int64? = nil, leg: LegID? = nil, vendorID: String? = nil,
        updatedAt: Int64
    ) {
        self.id = id
        self.state = state
        self.error = error
        self.attempt = attempt
        self.nextAttemptAt = nextAttemptAt
        self.expiresAt = expiresAt
        self.leg = leg
        self.vendorID = vendorID
        self.updatedAt = updatedAt
    }
}
