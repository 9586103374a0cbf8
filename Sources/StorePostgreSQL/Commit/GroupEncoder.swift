import Domain
import PostgreSQL
import Store

/// A group of transactions as the parameters of ``CommitFunction``.
///
/// An operation takes a code and 12 numbers, 4 ids, 5 texts and 4 byte strings, most of them NULL: the function finds
/// each at once, and none is ever spliced into a statement. Which place means what is said beside the function's use of
/// it and here, nowhere else.
struct GroupEncoder {
    /// The kinds of operations; the numbers stand in the function.
    enum Operation: Int64 {
        case transaction = 0, insertSession, updateSession, insertLeg, endLeg, insertTermination, settleTermination
        case insertMessage, updateMessage, replaceMessageContent, claimVendorItem, addHookConversation, insertHook
        case settleHook, dropHooks, setLegValue, putPush, deletePush, deletePushes, insertAttachment
        case updateAttachment, insertTicket, useTicket, revoke
        case event = 30
    }

    /// Flags of a transaction (number 1 of its first operation).
    private enum Flag {
        static let hasSession: Int64 = 1
        static let makesSession: Int64 = 2
        static let requiresLive: Int64 = 4
        static let hasClaim: Int64 = 8
        static let isClaimOfSession: Int64 = 16
        static let hasClientIDTwice: Int64 = 32
        static let hasOrder: Int64 = 64
        static let holdsOthers: Int64 = 128
    }

    private let sealing: any StoreSealing
    private var sessions: [[UInt8]?] = []
    private var buckets: [Int64?] = []
    private var slots: [SessionID: Int64] = [:]
    private var operations: [Int64?] = []
    private var numbers: [Int64?] = []
    private var ids: [[UInt8]?] = []
    private var texts: [String?] = []
    private var blobs: [[UInt8]?] = []

    init(sealing: any StoreSealing) { self.sealing = sealing }

    /// The statement that commits what was added, under an id that stays the same however often it is sent.
    static func statement(
        _ group: [StoreTransaction], id: Identifier, sealing: any StoreSealing
    ) -> PostgresStatement {
        var encoder = GroupEncoder(sealing: sealing)
        for transaction in group { encoder.add(transaction) }
        return PostgresStatement(
            "SELECT * FROM \(CommitFunction.name)($1, $2, $3, $4, $5, $6, $7, $8)", .id(id),
            .uuidArray(encoder.sessions), .int64Array(encoder.buckets), .int64Array(encoder.operations),
            .int64Array(encoder.numbers), .uuidArray(encoder.ids), .textArray(encoder.texts),
            .bytesArray(encoder.blobs))
    }

    private mutating func add(_ t: StoreTransaction) {
        var flags: Int64 = t.requiresLive ? Flag.requiresLive : 0
        if t.makesSession { flags |= Flag.makesSession }
        if t.hasClientIDTwice { flags |= Flag.hasClientIDTwice }
        if let order = t.order, t.session != nil {
            flags |= Flag.hasOrder | (order.holdsOthers ? Flag.holdsOthers : 0)
        }
        var slot: Int64?
        if let session = t.session {
            flags |= Flag.hasSession
            slot = self.slot(of: session)
        }
        if let claim = t.claim { flags |= Flag.hasClaim | (claim.reach == .session ? Flag.isClaimOfSession : 0) }
        let claim = t.claim
        add(
            .transaction,
            [
                flags, t.order.map { Int64(bitPattern: $0.epoch) }, Int64(t.events.count), claim?.claimedAt,
                claim?.expiresAt, claim.map { Int64($0.result.status) }, nil, nil, slot, Int64(t.changes.count),
            ],
            ids: [
                t.session?.value, claim?.result.session?.value, claim?.result.message?.value,
                claim?.result.attachment?.value,
            ],
            blobs: [claim?.scope, claim?.bodyHash])
        let made = MadeThings(t)
        for change in t.changes { add(change, made) }
        for event in t.events {
            add(
                .event, [event.at, EventFlags.of(event), Int64(truncatingIfNeeded: event.id.value.low & 0xffff_ffff)],
                ids: [event.id.value, event.leg?.value], texts: [event.type], blobs: [event.data],
                made: made.mark(event.leg))
        }
    }

    private mutating func slot(of session: SessionID) -> Int64 {
        if let slot = slots[session] { return slot }
        sessions.append(session.value.bytes)
        buckets.append(Int64(session.value.bucket.rawValue))
        let slot = Int64(sessions.count)
        slots[session] = slot
        return slot
    }

    private mutating func add(
        _ operation: Operation, _ numbers: [Int64?] = [], ids: [Identifier?] = [], texts: [String?] = [],
        blobs: [[UInt8]?] = [], made: Int64 = 0
    ) {
        operations.append(operation.rawValue)
        for index in 0..<11 { self.numbers.append(index < numbers.count ? numbers[index] : nil) }
        self.numbers.append(made)
        for index in 0..<4 { self.ids.append(index < ids.count ? ids[index]?.bytes : nil) }
        for index in 0..<5 { self.texts.append(index < texts.count ? texts[index] : nil) }
        for index in 0..<4 { self.blobs.append(index < blobs.count ? blobs[index] : nil) }
    }

    private mutating func add(_ change: StoreChange, _ made: MadeThings) {
        switch change {
        case .insertSession(let session): add(session)
        case .updateSession(let update):
            add(
                .updateSession, [update.state?.code, update.endedAt, update.updatedAt],
                texts: [update.endedReason, update.userID, update.provider], blobs: [update.document])
        case .insertLeg(let leg):
            add(.insertLeg, [leg.openedAt, leg.endedAt], ids: [leg.id.value], texts: [leg.provider, leg.kind])
        case .endLeg(let leg, let at): add(.endLeg, [at], ids: [nil, leg.value], made: made.mark(leg))
        case .insertTermination(let leg, let at):
            add(.insertTermination, [at], ids: [nil, leg.value], made: made.mark(leg))
        case .settleTermination(let leg): add(.settleTermination, ids: [leg.value])
        case .insertMessage(let message, let event): add(message, event, made)
        case .updateMessage(let update, let event): add(update, event, made)
        case .replaceMessageContent(let id, let document, let native, let vendorID, let updatedAt, let event):
            add(
                .replaceMessageContent, [nil, nil, nil, nil, nil, nil, event.map { Int64($0) }, nil, updatedAt],
                ids: [id.value, nil, made.leg(of: id)?.value], texts: [nil, vendorID],
                blobs: [nil, nil, document, native], made: made.mark(id))
        case .claimVendorItem(let leg, let id):
            add(.claimVendorItem, ids: [nil, leg.value], texts: [nil, id], made: made.mark(leg))
        case .addHookConversation(let leg, let id, let at):
            add(.addHookConversation, [at], ids: [nil, leg.value], texts: [id], made: made.mark(leg))
        case .insertHook(let hook):
            add(
                .insertHook, [hook.receivedAt, hook.expiresAt, hook.likeness?.milliseconds],
                texts: [hook.provider, hook.eventID, hook.recipient, hook.conversation, hook.likeness?.prefix],
                blobs: [hook.payload])
        case .settleHook(let provider, let eventID, let at): add(.settleHook, [at], texts: [provider, eventID])
        case .dropHooks(let provider, let recipient, let at): add(.dropHooks, [at], texts: [provider, recipient])
        case .setLegValue(let leg, let key, let value, let isSecret):
            let stored = value.map { isSecret ? sealing.seal($0, context: SealContext.legValue(leg, key)) : $0 }
            add(
                .setLegValue, [isSecret ? 1 : 0], ids: [nil, leg.value], texts: [key], blobs: [stored],
                made: made.mark(leg))
        case .putPush(let push):
            add(
                .putPush, [push.updatedAt, Int64(StoreLimits.pushesPerUserMax)], ids: [push.session?.value],
                texts: [push.app, push.installationID, push.userID],
                blobs: [
                    sealing.seal(push.token, context: SealContext.push(push.app, push.installationID)), push.document,
                ])
        case .deletePush(let app, let installation): add(.deletePush, texts: [app, installation])
        case .deletePushes(let session): add(.deletePushes, ids: [session.value])
        case .insertAttachment(let attachment): add(attachment)
        case .updateAttachment(let update): add(update)
        case .insertTicket(let ticket):
            add(
                .insertTicket, [ticket.firstUseBy, ticket.expiresAt, ticket.usedAt], ids: [ticket.session.value],
                texts: [ticket.origin], blobs: [ticket.hash, ticket.document])
        case .useTicket(let hash, let at): add(.useTicket, [at], blobs: [hash])
        case .revoke(let revocation): add(revocation)
        }
    }

    private mutating func add(_ session: SessionRecord) {
        add(
            .insertSession, [session.state.code, session.createdAt, session.updatedAt, session.endedAt],
            ids: [session.id.value], texts: [session.app, session.userID, session.provider, session.endedReason],
            blobs: [session.document])
    }

    private mutating func add(_ message: MessageRecord, _ event: Int?, _ made: MadeThings) {
        add(
            .insertMessage,
            [
                message.state.rawValue, message.isOutbound ? 1 : 0, message.attempt, message.nextAttemptAt,
                message.senderRole.code, message.isHidden ? 1 : 0, event.map { Int64($0) }, message.createdAt,
                message.updatedAt, message.expiresAt,
            ],
            ids: [message.id.value, message.leg.value], texts: [message.clientID, message.vendorID],
            blobs: [message.bodyHash, message.error, message.document, message.native], made: made.mark(message.leg))
    }

    private mutating func add(_ update: MessageUpdate, _ event: Int?, _ made: MadeThings) {
        add(
            .updateMessage,
            [
                update.state?.rawValue, nil, update.attempt, update.nextAttemptAt, nil, nil, event.map { Int64($0) },
                nil, update.updatedAt, update.expiresAt,
            ],
            ids: [update.id.value, update.leg?.value, made.leg(of: update.id)?.value], texts: [nil, update.vendorID],
            blobs: [nil, update.error], made: made.mark(update.leg) | made.mark(update.id))
    }

    private mutating func add(_ attachment: AttachmentRecord) {
        add(
            .insertAttachment,
            [
                attachment.direction.rawValue, attachment.state.rawValue, attachment.sizeBytes, nil, nil, nil, nil,
                attachment.createdAt, attachment.updatedAt,
            ],
            ids: [attachment.id.value, attachment.message?.value],
            texts: [attachment.name, attachment.contentType, attachment.vendorURL, attachment.spoolName],
            blobs: [attachment.sha256, attachment.error])
    }

    private mutating func add(_ update: AttachmentUpdate) {
        add(
            .updateAttachment,
            [
                nil, update.state?.rawValue, update.sizeBytes, update.leavesSpool ? 1 : 0, nil, nil, nil, nil,
                update.updatedAt,
            ],
            ids: [update.id.value, update.message?.value], texts: [nil, update.contentType, update.vendorURL],
            blobs: [nil, update.error])
    }

    private mutating func add(_ revocation: Revocation) {
        switch revocation.subject {
        case .user(let user):
            add(.revoke, [revocation.at], ids: [Identifier(high: 0, low: 0)], texts: [revocation.app, user])
        case .session(let session):
            add(.revoke, [revocation.at], ids: [session.value], texts: [revocation.app, ""])
        }
    }
}

/// Legs and messages that a transaction makes itself.
private struct MadeThings {
    private var legs: [LegID] = []
    private var messages: [(id: MessageID, leg: LegID)] = []

    init(_ t: StoreTransaction) {
        for change in t.changes {
            switch change {
            case .insertLeg(let leg): legs.append(leg.id)
            case .insertMessage(let message, _): messages.append((message.id, message.leg))
            default: break
            }
        }
    }

    /// Flag 1 (number 12 of an operation) where the transaction makes the leg.
    func mark(_ leg: LegID?) -> Int64 { leg.map { legs.contains($0) } == true ? 1 : 0 }

    /// Flag 2 (number 12 of an operation) where the transaction makes the message.
    func mark(_ message: MessageID) -> Int64 { messages.contains { $0.id == message } ? 2 : 0 }

    /// The leg of a message that the transaction makes.
    func leg(of message: MessageID) -> LegID? { messages.first { $0.id == message }?.leg }
}

extension StoreTransaction {
    /// Two of its messages have the same id of the caller's.
    fileprivate var hasClientIDTwice: Bool {
        var seen: [String] = []
        for case .insertMessage(let message, _) in changes {
            guard let id = message.clientID else { continue }
            if seen.contains(id) { return true }
            seen.append(id)
        }
        return false
    }
}
