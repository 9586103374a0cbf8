import Domain
import JSON

/// An item that was told, as it is remembered over a restart: what a transcript brings once more tells nothing new.
struct ConnectSeenItem: Hashable, Sendable {
    /// The item's.
    let key: ConnectKey
    /// Milliseconds since the Unix epoch.
    var time: Int64
    /// A transcript has it, so that catching up may begin there.
    var isPersisted: Bool
    /// The digest of what it said, as ``digest(_:)`` has it; nil where that cannot change.
    var words: UInt64?
    /// The gateway's message, where it is the user's own.
    var message: MessageID?
    /// The participants that have it; at most ``receiptsMax``.
    private(set) var receipts: [Receipt] = []

    /// A participant has it, or has read it.
    struct Receipt: Hashable, Sendable {
        /// The participant's.
        var who: ConnectKey
        var isRead: Bool
    }

    /// Participants that are remembered to have an item; a chat has fewer.
    static let receiptsMax = 64

    init(_ key: ConnectKey, at time: Int64, isPersisted: Bool = true) {
        self.key = key
        self.time = time
        self.isPersisted = isPersisted
    }

    /// Reads one as earlier versions wrote it.
    init?(_ value: JSONValue) {
        guard let id = value["id"]?.stringValue, let time = value["at"]?.intValue else { return nil }
        self.init(ConnectKey(id), at: Int64(time), isPersisted: value["passing"] != true)
        words = value["words"]?.stringValue.flatMap { UInt64($0, radix: 36) }
        message = value["message"]?.stringValue.flatMap { MessageID($0) }
        for entry in value["receipts"]?.objectValue?.members ?? [] {
            note(ConnectKey(entry.key), isRead: entry.value == true)
        }
    }

    /// A participant has it, or has read it.
    mutating func note(_ who: ConnectKey, isRead: Bool) {
        if let place = receipts.firstIndex(where: { $0.who == who }) {
            receipts[place].isRead = isRead
        } else if receipts.count < Self.receiptsMax {
            receipts.append(Receipt(who: who, isRead: isRead))
        }
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

    /// Reads those that earlier versions wrote.
    init(_ values: [JSONValue]) { items = values.compactMap { ConnectSeenItem($0) } }

    /// Reads what ``append(to:)`` wrote; what stands behind something else is not known.
    init(decoding bytes: ArraySlice<UInt8>) {
        var bytes = bytes
        while items.count < Self.countMax, let item = ConnectSeenItem(reading: &bytes) { items.append(item) }
    }

    /// Appends the items in bytes.
    func append(to bytes: inout [UInt8]) {
        bytes.append(addingCapacity: items.reduce(0) { $0 + $1.byteCountMax }) { output in
            for item in items { item.append(to: &output) }
        }
    }

    /// Where catching up begins: before the last item, since the socket keeps no order; nil for the beginning.
    var anchor: String? {
        guard let newest = items.last else { return nil }
        return
            (items.last { $0.isPersisted && $0.time < newest.time - Self.overlap } ?? items.first { $0.isPersisted })?
            .key.id
    }

    /// When the last of them happened.
    var newest: Int64? { items.last?.time }

    subscript(key: ConnectKey) -> ConnectSeenItem? { items.last { $0.key == key } }

    /// Adds an item that the session was told of.
    ///
    /// - Parameter start: an item from which catching up begins in any case.
    mutating func insert(_ item: ConnectSeenItem, from start: String?) {
        guard !items.contains(where: { $0.key == item.key }) else { return }
        items.insert(item, at: items.lastIndex { $0.time <= item.time }.map { $0 + 1 } ?? 0)
        // One that is older than the overlap is enough to begin at.
        guard let newest = items.last?.time else { return }
        let known = start.map { ConnectKey($0) }.flatMap { start in items.firstIndex { $0.key == start } } ?? .max
        if let first = items.lastIndex(where: { $0.isPersisted && $0.time < newest - Self.overlap }) {
            items.removeFirst(min(first, known))
        }
        if items.count > Self.countMax { items.removeFirst(items.count - Self.countMax) }
    }

    /// More is known of an item; nothing of one that is not remembered any more.
    mutating func change(_ key: ConnectKey, _ change: (inout ConnectSeenItem) -> Void) {
        guard let place = items.lastIndex(where: { $0.key == key }) else { return }
        change(&items[place])
    }
}
