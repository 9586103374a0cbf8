import Domain

/// The order mark of a change, which keeps the changes of one session in order when one of them fails.
///
/// Several changes of a session are with the store at a time. Without this, one that fails alone (the queue was full,
/// a statement was refused) would be overtaken by those behind it, and what is tried again would come out of order.
public struct CommitOrder: Hashable, Sendable {
    /// Grows with each series of attempts of the session, over all objects that stand for it in a process.
    public var epoch: UInt64
    /// Those behind it fail when it fails; else it fails behind others, and nobody minds its own failure.
    public var holdsOthers: Bool

    /// Puts an order together.
    public init(epoch: UInt64, holdsOthers: Bool) {
        self.epoch = epoch
        self.holdsOthers = holdsOthers
    }
}

/// The sessions whose changes fail until a new series of attempts begins, since one of the last series failed.
public struct BrokenOrders: Sendable {
    private var epochs: [SessionID: UInt64] = [:]

    /// No session's order is broken.
    public init() {}

    /// Whether a change must fail with ``StoreError/outOfTurn`` because one before it did; a later series begins anew.
    public mutating func mustFail(_ transaction: StoreTransaction) -> Bool {
        guard !epochs.isEmpty, let order = transaction.order, let session = transaction.session,
            let broken = epochs[session]
        else { return false }
        if order.epoch <= broken { return true }
        if order.holdsOthers { epochs[session] = nil }
        assert(order.epoch > broken, "A series that was broken does not go on.")
        return false
    }

    /// A change has failed.
    public mutating func note(failureOf transaction: StoreTransaction) {
        guard let order = transaction.order, order.holdsOthers, let session = transaction.session else { return }
        epochs[session] = max(order.epoch, epochs[session] ?? 0)
        assert(epochs[session].map { $0 >= order.epoch } == true, "What failed breaks its series.")
    }
}
