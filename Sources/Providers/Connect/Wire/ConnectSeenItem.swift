import JSON

/// An item that was told, as it is remembered over a restart: what a transcript brings once more tells nothing new.
struct ConnectSeenItem: Hashable, Sendable {
    /// The item's.
    var id: String
    /// Milliseconds since the Unix epoch.
    var time: Int64
    /// A transcript has it, so that catching up may begin there.
    var isPersisted: Bool
    /// The digest of what it said, as ``digest(_:)`` has it; nil where that cannot change.
    var words: UInt64?
    /// The gateway's message, where it is the user's own.
    var message: String?
    /// The participants that have it, by their ids, and whether they have read it.
    var receipts: [String: Bool] = [:]

    init(_ id: String, at time: Int64, isPersisted: Bool = true) {
        self.id = id
        self.time = time
        self.isPersisted = isPersisted
    }

    init?(_ value: JSONValue) {
        guard let id = value["id"]?.stringValue, let time = value["at"]?.intValue else { return nil }
        self.init(id, at: Int64(time), isPersisted: value["passing"] != true)
        words = value["words"]?.stringValue.flatMap { UInt64($0, radix: 36) }
        message = value["message"]?.stringValue
        for entry in value["receipts"]?.objectValue?.members ?? [] { receipts[entry.key] = entry.value == true }
    }

    /// Writes what ``init(_:)`` reads.
    func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("id", id)
        writer.member("at", Int(time))
        if !isPersisted { writer.member("passing", true) }
        if let words { writer.member("words", String(words, radix: 36)) }
        writer.member("message", message)
        if !receipts.isEmpty {
            writer.key("receipts")
            writer.beginObject()
            for (who, isRead) in receipts.sorted(by: { $0.key < $1.key }) {
                writer.key(string: who)
                writer.write(isRead)
            }
            writer.endObject()
        }
        writer.endObject()
    }

    /// Of a text, the same in every process (FNV-1a, 64 bits); blanks around it do not count.
    static func digest(_ text: String) -> UInt64 {
        let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
        let bytes = text.utf8.drop(while: isBlank)
        let end = bytes.lastIndex { !isBlank($0) }.map { bytes.index(after: $0) } ?? bytes.startIndex
        return digest(of: bytes[..<end])
    }

    /// The same of bytes, blanks and all.
    static func digest(of bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}

/// The last items that were told, oldest first, as far as catching up may bring them again.
struct ConnectRecent: Hashable, Sendable {
    /// Items that are remembered; more than fall into ``overlap`` usually.
    static let countMax = 48
    /// How far before the last item catching up begins: an older one may have been on its way behind it (assumed).
    static let overlap: Int64 = 10_000

    private(set) var items: [ConnectSeenItem] = []

    init() {}

    init(_ values: [JSONValue]) { items = values.compactMap { ConnectSeenItem($0) } }

    /// Where catching up begins: before the last item, since the socket keeps no order; nil for the beginning.
    var anchor: String? {
        guard let newest = items.last else { return nil }
        return
            (items.last { $0.isPersisted && $0.time < newest.time - Self.overlap } ?? items.first { $0.isPersisted })?
            .id
    }

    /// When the last of them happened.
    var newest: Int64? { items.last?.time }

    subscript(id: String) -> ConnectSeenItem? { items.last { $0.id == id } }

    /// Adds an item that the session was told of.
    ///
    /// - Parameter start: an item from which catching up begins in any case.
    mutating func insert(_ item: ConnectSeenItem, from start: String?) {
        guard !items.contains(where: { $0.id == item.id }) else { return }
        items.insert(item, at: items.lastIndex { $0.time <= item.time }.map { $0 + 1 } ?? 0)
        // One that is older than the overlap is enough to begin at.
        guard let newest = items.last?.time else { return }
        let known = start.flatMap { start in items.firstIndex { $0.id == start } } ?? .max
        if let first = items.lastIndex(where: { $0.isPersisted && $0.time < newest - Self.overlap }) {
            items.removeFirst(min(first, known))
        }
        if items.count > Self.countMax { items.removeFirst(items.count - Self.countMax) }
    }

    /// More is known of an item; nothing of one that is not remembered any more.
    mutating func change(_ id: String, _ change: (inout ConnectSeenItem) -> Void) {
        guard let place = items.lastIndex(where: { $0.id == id }) else { return }
        change(&items[place])
    }
}
