import Kernel

/// Items without an id that came lately, by which one that both sockets of a renewal tell is known to be one
/// (`PROTOCOL.md`, section 7.6); no clock.
///
/// The same item is the same text, its moment included. What one socket tells twice has happened twice, and so has what
/// comes a while later.
struct ConnectNamelessItems: Sendable {
    /// How far apart two sockets may tell the same (assumed).
    static let window: Duration = .seconds(10)
    /// Items that are remembered at a time.
    static let rememberedMax = 32

    private struct Entry: Sendable {
        let digest: UInt64
        let socket: Int
        let at: Instant
    }

    /// Oldest first.
    private var entries: [Entry] = []

    /// How many are remembered.
    var count: Int { entries.count }

    /// Takes an item in; whether another socket has told it, of which each telling accounts for one.
    mutating func isRepeat(_ item: ConnectItem, over socket: Int, at now: Instant) -> Bool {
        guard item.id == nil else { return false }
        entries.removeAll { now - $0.at > Self.window }
        let digest = item.digest
        if let place = entries.firstIndex(where: { $0.digest == digest && $0.socket != socket }) {
            entries.remove(at: place)
            return true
        }
        entries.append(Entry(digest: digest, socket: socket, at: now))
        if entries.count > Self.rememberedMax { entries.removeFirst() }
        assert(entries.count <= Self.rememberedMax, "A vendor that names nothing is not followed without end.")
        return false
    }
}
