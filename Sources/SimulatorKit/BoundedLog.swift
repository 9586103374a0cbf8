public import JSON

/// A log of what came in: the newest entries, within two limits.
public struct BoundedLog<Entry> {
    /// The most entries that are kept.
    public let entriesMax: Int
    /// The most bytes of all entries that are kept.
    public let bytesMax: Int
    /// How many entries had to go.
    public private(set) var dropped = 0
    private var entries: [(entry: Entry, bytes: Int)] = []
    private var first = 0
    private var byteCount = 0

    /// An empty log with its limits.
    public init(entriesMax: Int, bytesMax: Int) {
        self.entriesMax = entriesMax
        self.bytesMax = bytesMax
    }

    /// The entries that are kept, the oldest first.
    public var all: [Entry] { entries[first...].map(\.entry) }

    /// Adds an entry that counts as so many bytes; the oldest go beyond a limit.
    public mutating func append(_ entry: Entry, bytes: Int) {
        entries.append((entry, bytes))
        byteCount += bytes
        while entries.count - first > entriesMax || byteCount > bytesMax, first < entries.count {
            byteCount -= entries[first].bytes
            first += 1
            dropped += 1
        }
        // Moved in batches, so that a full log costs no more than an empty one.
        if first > entriesMax {
            entries.removeFirst(first)
            first = 0
        }
    }

    /// Forgets everything, how many had to go included.
    public mutating func removeAll() {
        entries = []
        first = 0
        byteCount = 0
        dropped = 0
    }
}

/// Something that came in, as the administration shows it.
public protocol LogEntry {
    /// Writes it as one element of a list.
    func write(to writer: inout JSONWriter)
}

extension BoundedLog where Entry: LogEntry {
    /// `{"entries":[…],"dropped":0}`, under a name of its own.
    public func encoded(as name: StaticString) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key(name)
        writer.beginArray()
        for entry in all { entry.write(to: &writer) }
        writer.endArray()
        writer.member("dropped", dropped)
        writer.endObject()
        return writer.finish()
    }
}
