/// Events that came before it was known which chat is this session's (`PROTOCOL.md`, section 5.1).
///
/// In memory only: a delivery that was parked here is still to be kept where it came from.
struct CCAIPark: Sendable {
    /// Events that wait; the oldest makes room.
    static let countMax = 100
    /// The same in bytes.
    static let bytesMax = 1 << 20
    /// How long an event waits, in milliseconds (assumed).
    static let lifetimeMilliseconds: Int64 = 30_000

    /// An event that waits.
    struct Entry: Sendable {
        var event: CCAIHookEvent
        var id: String
        /// When it came, in milliseconds since the Unix epoch.
        var at: Int64
    }

    private var entries: [Entry] = []
    private var bytes = 0

    /// Nothing waits.
    init() {}

    /// How many events wait.
    var count: Int { entries.count }

    /// An event waits; one that waits already does so once.
    mutating func insert(_ event: CCAIHookEvent, id: String, at now: Int64) {
        drop { now - $0.at > Self.lifetimeMilliseconds }
        guard !entries.contains(where: { $0.id == id }) else { return }
        entries.append(Entry(event: event, id: id, at: now))
        bytes += event.native.count
        while entries.count > Self.countMax || (bytes > Self.bytesMax && entries.count > 1) {
            bytes -= entries.removeFirst().event.native.count
        }
        assert(entries.count <= Self.countMax, "So many events wait.")
        assert(bytes == entries.reduce(0) { $0 + $1.event.native.count }, "The bytes of what waits are counted.")
    }

    /// Removes all events; those of the chat, in the order in which they came.
    mutating func removeAll(of chatID: Int, at now: Int64) -> [Entry] {
        drop { now - $0.at > Self.lifetimeMilliseconds }
        defer { (entries, bytes) = ([], 0) }
        return entries.filter { $0.event.chatID == nil || $0.event.chatID == chatID }
    }

    private mutating func drop(where isOld: (Entry) -> Bool) {
        entries.removeAll(where: isOld)
        bytes = entries.reduce(0) { $0 + $1.event.native.count }
    }
}
