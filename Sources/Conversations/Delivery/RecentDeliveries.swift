import Domain
import Store

/// A message of the user's as the log has it, as far as what a provider tells of it is judged by that.
struct KnownDelivery: Hashable, Sendable {
    let message: MessageID
    /// How far it has come.
    var state: DeliveryState
    /// The reason why it failed: JSON as the store has it.
    var error: [UInt8]?
    /// The vendor's id of it.
    var vendorID: String?

    /// The message that the store has.
    init(_ record: MessageRecord) {
        message = record.id
        state = record.state
        error = record.error
        vendorID = record.vendorID
    }
}

/// The user's messages that went to the store last, as they are there once everything handed in is on the disk.
///
/// Receipts and updates name a message moments after it went out; the store need not be asked for those. A pure value:
/// it hears of every change in commit order, and of those that came to nothing. Where a message is not among them,
/// the store says what is so.
struct RecentDeliveries: Hashable, Sendable {
    /// Messages that are known at a time; the oldest makes room.
    static let countMax = 8

    /// Oldest first.
    private(set) var entries: [KnownDelivery] = []

    /// The message of this id.
    subscript(message: MessageID) -> KnownDelivery? { entries.last { $0.message == message } }

    /// The message that the vendor calls so now; one that it called so before is for the store to find.
    subscript(vendorID vendorID: String) -> KnownDelivery? { entries.last { $0.vendorID == vendorID } }

    /// Changes are on their way to the store, behind all that were told before.
    mutating func note(_ changes: [StoreChange]) {
        for change in changes {
            switch change {
            case .insertMessage(let record, _) where record.isOutbound: insert(KnownDelivery(record))
            case .updateMessage(let update, _): apply(update)
            case .replaceMessageContent(let message, _, _, let vendorID?, _, _):
                alter(message) { $0.vendorID = vendorID }
            default: break
            }
        }
        assert(entries.count <= Self.countMax, "Only the last ones are known.")
    }

    /// Changes that were told came to nothing: what is so now is for the store to say.
    mutating func forget(_ changes: [StoreChange]) {
        for change in changes {
            switch change {
            case .insertMessage(let record, _): remove(record.id)
            case .updateMessage(let update, _): remove(update.id)
            case .replaceMessageContent(let message, _, _, _, _, _): remove(message)
            default: break
            }
        }
    }

    private mutating func insert(_ entry: KnownDelivery) {
        remove(entry.message)
        entries.append(entry)
        if entries.count > Self.countMax { entries.removeFirst() }
        assert(entries.last == entry, "The message that came last is known.")
        assert(entries.count <= Self.countMax, "Only the last ones are known.")
    }

    private mutating func apply(_ update: MessageUpdate) {
        // In another leg other ids count.
        guard update.leg == nil else { return remove(update.id) }
        alter(update.id) { entry in
            if let state = update.state { entry.state = state }
            entry.error = update.error
            if let vendorID = update.vendorID { entry.vendorID = vendorID }
        }
    }

    private mutating func alter(_ message: MessageID, _ change: (inout KnownDelivery) -> Void) {
        guard let place = entries.lastIndex(where: { $0.message == message }) else { return }
        change(&entries[place])
    }

    private mutating func remove(_ message: MessageID) {
        guard entries.contains(where: { $0.message == message }) else { return }
        entries.removeAll { $0.message == message }
        assert(self[message] == nil, "What is forgotten is for the store to say.")
    }
}
