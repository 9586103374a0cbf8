import JSON

/// A log of what came in: the newest entries, within two limits.
struct BoundedLog<Entry> {
    let entriesMax: Int
    let bytesMax: Int
    private(set) var dropped = 0
    private var entries: [(entry: Entry, bytes: Int)] = []
    private var first = 0
    private var byteCount = 0

    init(entriesMax: Int, bytesMax: Int) {
        self.entriesMax = entriesMax
        self.bytesMax = bytesMax
    }

    var all: [Entry] { entries[first...].map(\.entry) }

    mutating func append(_ entry: Entry, bytes: Int) {
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

    mutating func removeAll() {
        entries = []
        first = 0
        byteCount = 0
        dropped = 0
    }
}

/// Something that came in, as the administration shows it.
protocol LogEntry {
    /// Writes it as one element of a list.
    func write(to writer: inout JSONWriter)
}

extension BoundedLog where Entry: LogEntry {
    /// `{"entries":[…],"dropped":0}`, under a name of its own.
    func encoded(as name: StaticString) -> [UInt8] {
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
