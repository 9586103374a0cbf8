/// The events that were handled already (`PROTOCOL.md`, section 9.6).
struct CCAISeenEvents: Sendable {
    /// Events that are remembered; the oldest is forgotten.
    static let countMax = 256
    /// How long an event is remembered, in milliseconds.
    static let windowMilliseconds: Int64 = 600_000

    /// An event that was handled.
    struct Entry: Hashable, Sendable {
        /// Sixteen hexadecimal digits for its id.
        var digest: String
        /// When it came, in milliseconds since the Unix epoch.
        var at: Int64
    }

    /// The events, the oldest first.
    private(set) var entries: [Entry] = []

    /// When an event came last, in milliseconds since the Unix epoch; nil where none did.
    var lastAt: Int64? { entries.last?.at }

    /// Nothing was handled yet.
    init() {}

    /// The events that were persisted.
    init(_ entries: [Entry]) { self.entries = entries.suffix(Self.countMax) }

    /// Remembers an event; false where it was handled already.
    mutating func insert(_ id: String, at now: Int64) -> Bool {
        let digest = CCAIJSON.digest(id)
        entries.removeAll { now - $0.at > Self.windowMilliseconds }
        guard !entries.contains(where: { $0.digest == digest }) else { return false }
        entries.append(Entry(digest: digest, at: now))
        if entries.count > Self.countMax { entries.removeFirst() }
        assert(entries.count <= Self.countMax, "So many events are remembered.")
        assert(entries.last?.digest == digest, "The event that came last is remembered.")
        return true
    }
}
