import Domain
import PostgreSQL
import Store

// The lists that ``PlainFunction`` is given, their columns in its order. `slot` is a session's place from 1.

/// Legs that must be there.
struct LegList {
    private var (slot, id) = (Column<Int64>(), Column<Identifier>())

    mutating func add(_ slot: Int64, _ leg: LegID) {
        self.slot.add(slot)
        id.add(leg.value)
    }

    var values: [PostgresValue] { [.column(slot), .column(id)] }
}

/// Events.
struct EventList {
    private var (slot, number, at) = (Column<Int64>(), Column<Int64>(), Column<Int64>())
    private var (id, leg) = (Column<Identifier>(), Column<Identifier>())
    private var flags = Column<Int64>()
    private var type = Column<String>()
    private var data = Column<[UInt8]>()

    mutating func add(_ slot: Int64, number: Int64, _ event: NewEvent) {
        self.slot.add(slot)
        self.number.add(number)
        at.add(event.at)
        id.add(event.id.value)
        leg.add(event.leg?.value)
        flags.add(EventFlags.of(event))
        type.add(event.type)
        data.add(event.data)
    }

    var values: [PostgresValue] {
        [
            .column(slot), .column(number), .column(at), .column(id), .column(leg), .column(flags), .column(type),
            .column(data),
        ]
    }
}

/// New messages.
struct MessageList {
    private var (slot, number, event) = (Column<Int64>(), Column<Int64>(), Column<Int64>())
    private var (id, leg) = (Column<Identifier>(), Column<Identifier>())
    private var (state, role, flags) = (Column<Int64>(), Column<Int64>(), Column<Int64>())
    private var (attempt, next, expires) = (Column<Int64>(), Column<Int64>(), Column<Int64>())
    private var (created, updated) = (Column<Int64>(), Column<Int64>())
    private var (client, vendor) = (Column<String>(), Column<String>())
    private var (hash, error) = (Column<[UInt8]>(), Column<[UInt8]>())
    private var (document, native) = (Column<[UInt8]>(), Column<[UInt8]>())

    mutating func add(_ slot: Int64, number: Int64, event: Int64?, _ message: MessageRecord) {
        self.slot.add(slot)
        self.number.add(number)
        self.event.add(event)
        id.add(message.id.value)
        leg.add(message.leg.value)
        state.add(message.state.rawValue)
        role.add(message.senderRole.code)
        flags.add((message.isOutbound ? 1 : 0) | (message.isHidden ? 2 : 0))
        attempt.add(message.attempt)
        next.add(message.nextAttemptAt)
        expires.add(message.expiresAt)
        created.add(message.createdAt)
        updated.add(message.updatedAt)
        client.add(message.clientID)
        vendor.add(message.vendorID)
        hash.add(message.bodyHash)
        error.add(message.error)
        document.add(message.document)
        native.add(message.native)
    }

    var values: [PostgresValue] {
        [
            .column(slot), .column(number), .column(event), .column(id), .column(leg), .column(state), .column(role),
            .column(flags), .column(attempt), .column(next), .column(expires), .column(created), .column(updated),
            .column(client), .column(vendor), .column(hash), .column(error), .column(document), .column(native),
        ]
    }
}

/// Changed messages.
struct UpdateList {
    private var updates: [(slot: Int64, event: Int64?, update: MessageUpdate)] = []
    private var places: [MessageID: Int] = [:]

    /// Adds a change, or makes one of it and an earlier one of the same message.
    mutating func add(_ slot: Int64, event: Int64?, _ update: MessageUpdate) {
        guard let place = places[update.id] else {
            places[update.id] = updates.count
            updates.append((slot, event, update))
            return
        }
        let earlier = updates[place]
        var both = update
        both.state = update.state ?? earlier.update.state
        both.attempt = update.attempt ?? earlier.update.attempt
        both.expiresAt = update.expiresAt ?? earlier.update.expiresAt
        both.leg = update.leg ?? earlier.update.leg
        both.vendorID = update.vendorID ?? earlier.update.vendorID
        updates[place] = (slot, event ?? earlier.event, both)
    }

    var values: [PostgresValue] {
        var (slot, event) = (Column<Int64>(), Column<Int64>())
        var (id, leg) = (Column<Identifier>(), Column<Identifier>())
        var (state, attempt, next) = (Column<Int64>(), Column<Int64>(), Column<Int64>())
        var (expires, updated) = (Column<Int64>(), Column<Int64>())
        var vendor = Column<String>()
        var error = Column<[UInt8]>()
        for (place, number, update) in updates {
            slot.add(place)
            event.add(number)
            id.add(update.id.value)
            leg.add(update.leg?.value)
            state.add(update.state?.rawValue)
            attempt.add(update.attempt)
            next.add(update.nextAttemptAt)
            expires.add(update.expiresAt)
            updated.add(update.updatedAt)
            vendor.add(update.vendorID)
            error.add(update.error)
        }
        return [
            .column(slot), .column(event), .column(id), .column(leg), .column(state), .column(attempt), .column(next),
            .column(expires), .column(updated), .column(vendor), .column(error),
        ]
    }
}

/// Items of vendors', with the message that holds each, if one does.
struct ItemList {
    private var slot = Column<Int64>()
    private var (leg, message) = (Column<Identifier>(), Column<Identifier>())
    private var id = Column<String>()

    mutating func add(_ slot: Int64, _ leg: LegID, _ id: String, _ message: MessageID?) {
        self.slot.add(slot)
        self.leg.add(leg.value)
        self.message.add(message?.value)
        self.id.add(id)
    }

    var values: [PostgresValue] { [.column(slot), .column(leg), .column(message), .column(id)] }
}

/// Values of legs; one without a value is dropped.
struct ValueList {
    private var slot = Column<Int64>()
    private var leg = Column<Identifier>()
    private var isSecret = Column<Bool>()
    private var key = Column<String>()
    private var value = Column<[UInt8]>()

    mutating func add(_ slot: Int64, _ leg: LegID, _ key: String, _ value: [UInt8]?, isSecret: Bool) {
        self.slot.add(slot)
        self.leg.add(leg.value)
        self.isSecret.add(isSecret)
        self.key.add(key)
        self.value.add(value)
    }

    var values: [PostgresValue] { [.column(slot), .column(leg), .column(isSecret), .column(key), .column(value)] }
}

/// Claims.
struct ClaimList {
    /// The place of a key that is looked for in no session.
    private static let nowhere = Identifier(high: 0, low: 0)

    private var slot = Column<Int64>()
    private var place = Column<Identifier>()
    private var (at, expires, status) = (Column<Int64>(), Column<Int64>(), Column<Int64>())
    private var (session, message, attachment) = (Column<Identifier>(), Column<Identifier>(), Column<Identifier>())
    private var (scope, hash) = (Column<[UInt8]>(), Column<[UInt8]>())

    mutating func add(_ slot: Int64, _ claim: IdempotencyClaim, of session: SessionID) {
        self.slot.add(slot)
        place.add(claim.reach == .session ? session.value : Self.nowhere)
        at.add(claim.claimedAt)
        expires.add(claim.expiresAt)
        status.add(Int64(claim.result.status))
        self.session.add(claim.result.session?.value)
        message.add(claim.result.message?.value)
        attachment.add(claim.result.attachment?.value)
        scope.add(claim.scope)
        hash.add(claim.bodyHash)
    }

    var values: [PostgresValue] {
        [
            .column(slot), .column(place), .column(at), .column(expires), .column(status), .column(session),
            .column(message), .column(attachment), .column(scope), .column(hash),
        ]
    }
}
