import Domain
import PostgreSQL
import Store

/// Plain transactions as the parameters of ``PlainFunction``: a list for each kind of thing, a column for each value.
struct PlainEncoder {
    /// The place of a transaction in what is answered.
    struct Member {
        /// The place of its session.
        let slot: Int
        /// Events of that session before it in the group.
        let before: Int64
    }

    private struct Session {
        let id: SessionID
        var mustLive = false
        var events: Int64 = 0
        var messages: Int64 = 0
        var tail: Int64?
        /// Those that are checked already; a session has few.
        var legs: [LegID] = []
    }

    private struct LegKey: Hashable {
        let leg: LegID
        let key: String
    }

    private let sealing: any StoreSealing
    private var slots: [SessionID: Int] = [:]
    private var sessions: [Session] = []
    private var legs = LegList()
    private var events = EventList()
    private var messages = MessageList()
    private var updates = UpdateList()
    private var items = ItemList()
    private var claims = ClaimList()
    private var values: [LegKey: (slot: Int64, value: [UInt8]?, isSecret: Bool)] = [:]
    /// The transactions in the order in which they were added.
    private(set) var members: [Member] = []

    init(sealing: any StoreSealing) { self.sealing = sealing }

    private static let text =
        "SELECT * FROM \(PlainFunction.name)(\((1...66).map { "$\($0)" }.joined(separator: ", ")))"

    /// The statement that commits what was added, under an id that stays the same however often it is sent.
    func statement(id: Identifier) -> PostgresStatement {
        var bucket = Column<Int64>()
        var session = Column<Identifier>()
        var mustLive = Column<Bool>()
        var (eventCount, messageCount, tail) = (Column<Int64>(), Column<Int64>(), Column<Int64>())
        for one in sessions {
            bucket.add(Int64(one.id.value.bucket.rawValue))
            session.add(one.id.value)
            mustLive.add(one.mustLive)
            eventCount.add(one.events)
            messageCount.add(one.messages)
            tail.add(one.tail)
        }
        var kept = ValueList()
        for (key, value) in values {
            let context = SealContext.legValue(key.leg, key.key)
            let stored = value.isSecret ? value.value.map { sealing.seal($0, context: context) } : value.value
            kept.add(value.slot, key.leg, key.key, stored, isSecret: value.isSecret)
        }
        let heads: [PostgresValue] = [
            .id(id), .column(bucket), .column(session), .column(mustLive), .column(eventCount),
            .column(messageCount), .column(tail),
        ]
        let values =
            heads + legs.values + events.values + messages.values + updates.values + items.values + kept.values
            + claims.values
        assert(values.count == 66, "as many as the function takes")
        return PostgresStatement(Self.text, values)
    }

    mutating func add(_ t: StoreTransaction) {
        guard let session = t.session else { preconditionFailure("a plain transaction has a session") }
        let slot = slot(of: session)
        let before = sessions[slot].events
        let place = Int64(slot + 1)
        members.append(Member(slot: slot, before: before))
        if t.requiresLive { sessions[slot].mustLive = true }
        if let claim = t.claim { claims.add(place, claim, of: session) }
        for change in t.changes { add(change, slot, before) }
        for event in t.events {
            check(event.leg, slot)
            sessions[slot].events += 1
            sessions[slot].tail = Int64(truncatingIfNeeded: event.id.value.low & 0xffff_ffff)
            events.add(place, number: sessions[slot].events, event)
        }
    }

    private mutating func slot(of session: SessionID) -> Int {
        if let slot = slots[session] { return slot }
        sessions.append(Session(id: session))
        slots[session] = sessions.count - 1
        return sessions.count - 1
    }

    /// The leg must be there.
    private mutating func check(_ leg: LegID?, _ slot: Int) {
        guard let leg, !sessions[slot].legs.contains(leg) else { return }
        sessions[slot].legs.append(leg)
        legs.add(Int64(slot + 1), leg)
    }

    private mutating func add(_ change: StoreChange, _ slot: Int, _ before: Int64) {
        let place = Int64(slot + 1)
        switch change {
        case .insertMessage(let message, let event):
            check(message.leg, slot)
            sessions[slot].messages += 1
            messages.add(
                place, number: sessions[slot].messages, event: event.map { before + Int64($0) + 1 }, message)
            if let id = message.vendorID { items.add(place, message.leg, id, message.id) }
        case .updateMessage(let update, let event):
            check(update.leg, slot)
            updates.add(place, event: event.map { before + Int64($0) + 1 }, update)
        case .claimVendorItem(let leg, let id):
            check(leg, slot)
            items.add(place, leg, id, nil)
        case .setLegValue(let leg, let key, let value, let isSecret):
            check(leg, slot)
            // The last value stays, and the statement that writes them may touch each once.
            values[LegKey(leg: leg, key: key)] = (place, value, isSecret)
        default: preconditionFailure("a change that is not plain")
        }
    }
}
