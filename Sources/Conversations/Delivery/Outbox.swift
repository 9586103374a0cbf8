import Domain
import JSON
import Kernel
import Telemetry

/// The messages of one session that wait to be sent, strictly in order, one in flight.
///
/// A pure machine: it knows what may be sent next and what has waited too long.
struct Outbox: Sendable {
    /// How far a message has come.
    enum Stage: Sendable {
        /// Its place in line is taken; its commit is under way.
        case storing
        /// On disk.
        case waiting
        /// The attempt is on disk too, so the bytes may leave.
        case attempting
    }

    /// A message on its way.
    struct Item: Sendable {
        let id: MessageID
        let content: UserContent
        let isHidden: Bool
        /// The bytes that it counts towards the limit.
        let bytes: Int
        /// When it fails if it has not been sent.
        let expiresAt: Instant
        /// Attempts begun.
        var attempts: Int
        var stage: Stage
        /// Of the request that brought it; forgotten at a restart.
        var trace: TraceContext?
        /// The context that goes with it in place of that of the provider's last answer.
        var context: JSONObject?
        /// The session was made with it.
        var isInitial = false
        /// An attempt was begun and its fate is not known, as the log has it; the next one shows the vendor the same
        /// token, or is made once the provider has proved that there was none before.
        var isUnknown = false
        /// The provider has said that the vendor has none of the attempts so far.
        var isProvedAbsent = false
        /// When its fate counts as not to be found out; counted while the provider can be asked.
        var settleBy: Instant?

        /// Whether the vendor has it is not known.
        var isInDoubt: Bool { isUnknown && !isProvedAbsent }
    }

    private(set) var items: [Item] = []
    private(set) var bytes = 0

    var isEmpty: Bool { items.isEmpty }
    /// The next to be sent, once it is on disk.
    var next: Item? { items.first.flatMap { $0.stage == .storing ? nil : $0 } }
    /// The one after it, if it is on disk and may be attempted as soon as the first is done.
    var following: Item? { items.count > 1 && items[1].stage == .waiting ? items[1] : nil }
    /// When the next one will have waited too long, of those that ``removeExpired(at:inFlight:)`` would take.
    func nextExpiry(inFlight: MessageID?) -> Instant? {
        items.lazy.filter { $0.stage != .storing && $0.id != inFlight }.map(\.expiresAt).min()
    }

    /// The message is in line.
    func contains(_ message: MessageID) -> Bool { items.contains { $0.id == message } }

    /// Room for one more message of so many bytes.
    func hasRoom(bytes more: Int, messagesMax: Int, bytesMax: Int) -> Bool {
        items.count < messagesMax && bytes + more <= bytesMax
    }

    mutating func append(_ item: Item) {
        assert(!contains(item.id), "A message has one place in line.")
        assert(item.bytes >= 0, "A message counts towards the limit.")
        items.append(item)
        bytes += item.bytes
    }

    /// Moves a message on; an attempt counts.
    mutating func move(_ id: MessageID, to stage: Stage) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        assert(stage != .storing, "What is on the disk stays there.")
        assert(stage == .waiting || index == 0, "Messages are attempted in their order.")
        if stage == .attempting, items[index].stage != .attempting { items[index].attempts += 1 }
        items[index].stage = stage
    }

    /// The fate of a message's attempt is not known; it is looked for until then, nil while nobody can be asked.
    mutating func markUnknown(_ id: MessageID, settleBy: Instant?) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        assert(items[index].attempts > 0, "Only an attempt can have an unknown fate.")
        assert(items[index].stage != .storing, "Only what is on the disk is attempted.")
        items[index].isUnknown = true
        items[index].isProvedAbsent = false
        if items[index].settleBy == nil { items[index].settleBy = settleBy }
    }

    /// The provider has said that the vendor does not have a message, so that it may be attempted again.
    mutating func markAbsent(_ id: MessageID) {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return }
        assert(items[index].isUnknown, "Only an unknown fate is found out.")
        assert(items[index].stage == .waiting, "Nothing is proved of an attempt that is under way.")
        items[index].isProvedAbsent = true
    }

    /// The provider cannot be asked for a while: looking for fates begins anew when it can.
    mutating func stopSettling() {
        for index in items.indices { items[index].settleBy = nil }
    }

    /// Takes a message out, wherever it stands.
    @discardableResult
    mutating func remove(_ id: MessageID) -> Item? {
        guard let index = items.firstIndex(where: { $0.id == id }) else { return nil }
        let item = items.remove(at: index)
        bytes -= item.bytes
        // A session that rests keeps no room for those that were in line.
        if items.isEmpty { items = [] }
        assert(bytes >= 0, "No message gives back more room than it took.")
        assert(!items.isEmpty || bytes == 0, "An empty outbox takes no room.")
        return item
    }

    /// Takes out all that are on disk and have waited too long, but for the one under way.
    mutating func removeExpired(at now: Instant, inFlight: MessageID?) -> [Item] {
        removeAll { $0.expiresAt <= now && $0.stage != .storing && $0.id != inFlight }
    }

    /// Takes out all that are on disk, but for the one under way.
    mutating func removeStored(inFlight: MessageID?) -> [Item] {
        removeAll { $0.stage != .storing && $0.id != inFlight }
    }

    private mutating func removeAll(_ condition: (Item) -> Bool) -> [Item] {
        let taken = items.filter(condition)
        for item in taken { remove(item.id) }
        assert(!taken.contains { $0.stage == .storing }, "A message that is being stored keeps its place.")
        assert(bytes == items.reduce(0) { $0 + $1.bytes }, "The room taken is that of the messages in line.")
        return taken
    }
}
