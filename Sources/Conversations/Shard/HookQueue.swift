import Domain
import Store

/// Deliveries of one provider's webhooks on their way to sessions, in the order in which the vendor's calls were
/// answered.
///
/// The store is asked who has a conversation; a later delivery for which that is known earlier waits behind. No input
/// or output; the one who asks does it for each delivery that was added, and tells.
struct HookQueue {
    /// The recipients of a delivery.
    enum Recipients: Equatable {
        /// These legs have its conversation.
        case legs([HookLeg])
        /// All sessions of the user that it names.
        case user
        /// None hears of it now; it waits in the store until a link is opened.
        case none
    }

    private struct Entry {
        let hook: HookRecord
        var recipients: Recipients?
    }

    /// Deliveries that wait at the same time; what comes beyond that waits in the store.
    static let waitingMax = 10_000

    private var entries: [Entry] = []
    /// The number of the first entry.
    private var first = 0

    /// Adds a delivery at the end.
    ///
    /// - Returns: its number; nil where the queue is full.
    mutating func add(_ hook: HookRecord) -> Int? {
        guard entries.count < Self.waitingMax else { return nil }
        entries.append(Entry(hook: hook, recipients: nil))
        assert(entries.count <= Self.waitingMax, "A full queue takes nothing.")
        return first + entries.count - 1
    }

    /// The recipients of a delivery are known.
    ///
    /// - Returns: the deliveries that go on now, in their order; none while an earlier one waits.
    mutating func resolve(_ number: Int, to recipients: Recipients) -> [(hook: HookRecord, recipients: Recipients)] {
        precondition(entries.indices.contains(number - first), "A delivery goes on once.")
        assert(entries[number - first].recipients == nil, "The recipients of a delivery are found once.")
        entries[number - first].recipients = recipients
        var ready: [(hook: HookRecord, recipients: Recipients)] = []
        for entry in entries {
            guard let recipients = entry.recipients else { break }
            ready.append((entry.hook, recipients))
        }
        entries.removeFirst(ready.count)
        first += ready.count
        return ready
    }
}
