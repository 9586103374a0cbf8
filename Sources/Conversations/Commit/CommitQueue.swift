import Store

/// A change that must get to the disk however long it takes.
struct PendingCommit<Owner: Actor>: Sendable {
    var transaction: StoreTransaction
    var events: [PendingEvent]
    var then: @Sendable (isolated Owner) -> Void
}

/// The changes of one session that must get to the disk, strictly in the order in which they came.
///
/// A pure machine. While the store takes them, each is handed in at once and several are on their way at a time; the
/// store sees to it that none overtakes one that failed (``CommitOrder``). After a failure nothing is handed in until
/// all that were on their way are answered; then the first is tried alone, and with it the rest begins anew.
struct CommitQueue<Owner: Actor>: Sendable {
    /// A change with its number, by which it is answered.
    struct Entry: Sendable {
        let number: UInt64
        let commit: PendingCommit<Owner>
        fileprivate(set) var isWithStore: Bool
    }

    /// All that are not on the disk, oldest first.
    private(set) var entries: [Entry] = []
    /// One of them has failed, and none has got to the disk since.
    private(set) var isStalled = false
    /// The series of attempts that what is handed in belongs to.
    private(set) var epoch: UInt64
    private var nextNumber: UInt64 = 0
    /// The one that is tried alone.
    private var probe: UInt64?
    /// How many the store has not answered yet.
    private var countWithStore = 0

    init(epoch: UInt64) { self.epoch = epoch }

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }

    /// Nothing is with the store, and something waits to be tried again.
    var isReadyForRetry: Bool { isStalled && !entries.isEmpty && countWithStore == 0 }

    /// Takes a change in; gives it back when it is to be handed to the store at once.
    mutating func append(_ commit: PendingCommit<Owner>) -> Entry? {
        nextNumber += 1
        assert(entries.last.map { $0.number < nextNumber } ?? true, "Numbers only grow.")
        assert(isStalled || countWithStore == entries.count, "Where nothing failed the store has all of them.")
        let entry = Entry(number: nextNumber, commit: commit, isWithStore: !isStalled)
        entries.append(entry)
        if isStalled { return nil }
        countWithStore += 1
        return entry
    }

    /// Where a change stands; numbers only grow.
    private func place(of number: UInt64) -> Int? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].number == number ? low : nil
    }

    /// A change is on the disk, or can never be; gives what is to be handed in now.
    mutating func settled(_ number: UInt64) -> [Entry] {
        if let place = place(of: number), entries.remove(at: place).isWithStore { countWithStore -= 1 }
        // A session that rests keeps no room for those that were under way.
        if entries.isEmpty { entries = [] }
        assert(countWithStore >= 0, "Each change is answered once.")
        guard probe == number else { return [] }
        assert(isStalled && countWithStore == 0, "A change that is tried alone is alone with the store.")
        probe = nil
        isStalled = false
        for index in entries.indices { entries[index].isWithStore = true }
        countWithStore = entries.count
        return entries
    }

    /// The store has refused a change; it waits for ``retry(epoch:)``.
    mutating func failed(_ number: UInt64) {
        isStalled = true
        if probe == number { probe = nil }
        guard let place = place(of: number), entries[place].isWithStore else { return }
        entries[place].isWithStore = false
        countWithStore -= 1
        assert(countWithStore >= 0, "Each change is answered once.")
        assert(probe == nil || countWithStore == 1, "A change that is tried alone is alone with the store.")
    }

    /// Begins a new series with the oldest change alone; nil while something is with the store or nothing waits.
    mutating func retry(epoch next: UInt64) -> Entry? {
        guard isReadyForRetry else { return nil }
        assert(next > epoch, "Each series of attempts comes after all before it.")
        assert(probe == nil, "One change is tried at a time.")
        epoch = next
        probe = entries[0].number
        entries[0].isWithStore = true
        countWithStore = 1
        return entries[0]
    }
}
