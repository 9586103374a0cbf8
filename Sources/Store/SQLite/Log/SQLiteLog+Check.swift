import CSQLite
import Domain

/// The verdict on a transaction, found before anything of it is written.
enum Verdict {
    /// It goes no further.
    case stop(StoreOutcome)
    /// Nothing stands against it.
    case proceed(Plan)
}

/// The findings of the check that the writing needs.
struct Plan {
    /// The session, unless the transaction makes it or has none.
    var head: SessionHead?
    /// A claim of the same scope that has expired; it makes room for the new one.
    var expiredClaim: ClaimPlace?
    /// The key in the index that the new claim gets.
    var claimKey: Int64 = 0
}

/// Where a claim is.
struct ClaimPlace {
    var row: Int64
    var key: Int64
    var sessionKey: Int64?
}

/// The seen items of one transaction: ids in its changes that may stand in it once only.
private struct SeenItems {
    var items: [(leg: Int64, id: String, message: MessageID?)] = []
    private var clientIDs: [String] = []
    private(set) var hasClientIDTwice = false

    mutating func note(clientID: String) {
        if clientIDs.contains(clientID) { hasClientIDTwice = true }
        clientIDs.append(clientID)
    }
}

extension SQLiteLog {
    /// Looks at everything that may stop a transaction; writes nothing.
    ///
    /// Refusals that concern this transaction alone are results; what is thrown concerns the file.
    mutating func check(_ t: StoreTransaction) throws(StoreError) -> Result<Verdict, StoreError> {
        var plan = Plan()
        let makesSession = t.makesSession
        if let id = t.session {
            plan.head = try head(of: id)
            if makesSession {
                guard plan.head == nil else { return .refusal("the session exists already") }
            } else if plan.head == nil {
                return .success(.stop(.noSession))
            }
        } else if !t.events.isEmpty || makesSession {
            return .refusal("events and new sessions need the session's id")
        }
        if let claim = t.claim {
            if claim.reach == .session && plan.head == nil { return .refusal("the claim's session does not exist") }
            let bucket = SessionIndex.claim(claim.scope, session: claim.reach == .session ? plan.head?.row : nil)
            if let outcome = try check(claim, bucket, &plan) { return .success(.stop(outcome)) }
            if plan.claimKey >= bucket + SessionIndex.bucketSize { return .refusal("a bucket of the index is full") }
        }
        if let head = plan.head {
            if head.isErased { return .success(.stop(.sessionErased)) }
            if t.requiresLive && head.state.isFinal { return .success(.stop(.sessionClosed(head.state))) }
            let room = SessionIndex.numberMax - Swift.max(head.seq, head.messageCount)
            if room < Int64(t.events.count + t.changes.count) { return .refusal("the session's log is full") }
        }
        var seen = SeenItems()
        for change in t.changes {
            if let outcome = try check(change, of: t, plan.head, &seen) { return .success(.stop(outcome)) }
        }
        if seen.hasClientIDTwice { return .refusal("a client's id stands twice in one transaction") }
        for event in t.events {
            if let leg = event.leg, try !isKnown(leg, t, plan.head) { return .success(.stop(.noLeg(leg))) }
        }
        return .success(.proceed(plan))
    }

    private mutating func check(
        _ claim: IdempotencyClaim, _ bucket: Int64, _ plan: inout Plan
    ) throws(StoreError) -> StoreOutcome? {
        plan.claimKey = bucket
        statements.findClaim.bind(bucket: bucket)
        while try statements.findClaim.step() {
            let key = statements.findClaim.int(0)
            guard statements.findClaim.equals(3, claim.scope) else {
                // Entries come in the order of their keys, so this ends at the first that is free.
                if key == plan.claimKey { plan.claimKey += 1 }
                continue
            }
            defer { statements.findClaim.reset() }
            if statements.findClaim.int(5) <= claim.claimedAt {
                plan.expiredClaim = ClaimPlace(
                    row: statements.findClaim.int(1), key: key, sessionKey: statements.findClaim.optionalInt(2))
                plan.claimKey = key
                return nil
            }
            guard statements.findClaim.equals(4, claim.bodyHash) else { return .mismatch }
            return .replayed(
                IdempotencyResult(
                    status: Int(statements.findClaim.int(6)),
                    session: statements.findClaim.identifier(7).map(SessionID.init),
                    message: statements.findClaim.identifier(8).map(MessageID.init),
                    attachment: statements.findClaim.identifier(9).map(AttachmentID.init)))
        }
        return nil
    }

    private mutating func check(
        _ change: StoreChange, of t: StoreTransaction, _ head: SessionHead?, _ seen: inout SeenItems
    ) throws(StoreError) -> StoreOutcome? {
        switch change {
        case .insertSession, .updateSession, .insertLeg, .insertAttachment, .updateAttachment, .insertTicket,
            .useTicket, .settleHook, .settleTermination, .dropHooks, .putPush, .deletePush, .deletePushes, .revoke:
            return nil
        case .insertHook(let hook):
            return try hasHook(hook) ? .duplicateItem(holder: nil) : nil
        case .endLeg(let leg, _), .insertTermination(let leg, _), .setLegValue(let leg, _, _, _),
            .addHookConversation(let leg, _, _):
            return try isKnown(leg, t, head) ? nil : .noLeg(leg)
        case .insertMessage(let message, _):
            guard try isKnown(message.leg, t, head) else { return .noLeg(message.leg) }
            if let clientID = message.clientID {
                if let head, let row = try findMessage(clientID: clientID, session: head.row),
                    let existing = try readMessage(row: row, of: message.session)
                {
                    return .messageExists(existing)
                }
                seen.note(clientID: clientID)
            }
            guard let vendorID = message.vendorID else { return nil }
            return try checkItem(vendorID, try legKey(message.leg, t), of: message.id, head, &seen)
        case .updateMessage(let update, _):
            guard try isKnown(update.id, t, head) else { return .noMessage(update.id) }
            if let leg = update.leg, try !isKnown(leg, t, head) { return .noLeg(leg) }
            guard let vendorID = update.vendorID else { return nil }
            return try checkItem(vendorID, try legKey(update, t, head), of: update.id, head, &seen)
        case .replaceMessageContent(let id, _, _, let vendorID, _, _):
            guard try isKnown(id, t, head) else { return .noMessage(id) }
            guard let vendorID else { return nil }
            // Of no message yet: one that came before is a repeat, whichever message it became.
            let update = MessageUpdate(id: id, updatedAt: 0)
            return try checkItem(vendorID, try legKey(update, t, head), of: nil, head, &seen)
        case .claimVendorItem(let leg, let id):
            guard try isKnown(leg, t, head) else { return .noLeg(leg) }
            return try checkItem(id, try legKey(leg, t), of: nil, head, &seen)
        }
    }

    /// A vendor's item enters once, also when it stands twice in one transaction.
    private mutating func checkItem(
        _ id: String, _ leg: Int64, of message: MessageID?, _ head: SessionHead?, _ seen: inout SeenItems
    ) throws(StoreError) -> StoreOutcome? {
        if let item = seen.items.first(where: { $0.leg == leg && $0.id == id }) {
            return message != nil && item.message == message ? nil : .duplicateItem(holder: item.message)
        }
        seen.items.append((leg, id, message))
        guard leg >= 0, let head, let found = try findVendorItem(id, leg: leg, session: head.row) else { return nil }
        // A message may be told its own id again.
        return message != nil && found.message == message ? nil : .duplicateItem(holder: found.message)
    }

    /// The row of a leg; of one that the transaction makes, a negative number of its own.
    private mutating func legKey(_ leg: LegID, _ t: StoreTransaction) throws(StoreError) -> Int64 {
        if let place = try place(of: leg) { return place.row }
        let index = t.changes.firstIndex {
            if case .insertLeg(let record) = $0 { record.id == leg } else { false }
        }
        return -1 - Int64(index ?? 0)
    }

    /// The leg that an update leaves its message in.
    private mutating func legKey(
        _ update: MessageUpdate, _ t: StoreTransaction, _ head: SessionHead?
    ) throws(StoreError) -> Int64 {
        if let leg = update.leg { return try legKey(leg, t) }
        if let head, let place = try place(of: update.id, session: head.row) { return place.leg }
        for case .insertMessage(let message, _) in t.changes where message.id == update.id {
            return try legKey(message.leg, t)
        }
        return -1
    }

    /// The leg is the session's, or the transaction makes it.
    private mutating func isKnown(_ leg: LegID, _ t: StoreTransaction, _ head: SessionHead?) throws(StoreError) -> Bool
    {
        if let head, let place = try place(of: leg) { return place.session == head.row }
        return t.changes.contains {
            if case .insertLeg(let record) = $0 { record.id == leg } else { false }
        }
    }

    /// The message is the session's, or the transaction makes it.
    private mutating func isKnown(
        _ message: MessageID, _ t: StoreTransaction, _ head: SessionHead?
    ) throws(StoreError) -> Bool {
        if let head, try place(of: message, session: head.row) != nil { return true }
        return t.changes.contains {
            if case .insertMessage(let record, _) = $0 { record.id == message } else { false }
        }
    }

    /// The row of the message with a client's id.
    mutating func findMessage(clientID: String, session: Int64) throws(StoreError) -> Int64? {
        statements.findClientMessage.bind(
            bucket: SessionIndex.bucket(session, .clientID, hash: hash(clientID)))
        while try statements.findClientMessage.step() {
            guard statements.findClientMessage.text(1) == clientID else { continue }
            let row = statements.findClientMessage.int(0)
            statements.findClientMessage.reset()
            return row
        }
        return nil
    }

    /// The holder of a vendor's id in a leg; `nil`: there is none.
    mutating func findVendorItem(
        _ id: String, leg: Int64, session: Int64
    ) throws(StoreError) -> (message: MessageID?, key: Int64, isItem: Bool)? {
        statements.findVendorItem.bind(bucket: SessionIndex.bucket(session, .vendorItem, hash: hash(id, with: leg)))
        while try statements.findVendorItem.step() {
            guard statements.findVendorItem.int(2) == leg, statements.findVendorItem.text(3) == id else { continue }
            let holder = statements.findVendorItem.identifier(1).map(MessageID.init)
            let key = statements.findVendorItem.int(0)
            let isItem = !statements.findVendorItem.isNull(4)
            statements.findVendorItem.reset()
            return (holder, key, isItem)
        }
        return nil
    }
}

extension StoreTransaction {
    /// It makes its session.
    package var makesSession: Bool {
        changes.contains {
            if case .insertSession = $0 { true } else { false }
        }
    }
}

extension Result where Failure == StoreError {
    /// The transaction asks for something that cannot be.
    static func refusal(_ cause: String) -> Self { .failure(.failed(code: SQLITE_CONSTRAINT, cause: cause)) }
}
