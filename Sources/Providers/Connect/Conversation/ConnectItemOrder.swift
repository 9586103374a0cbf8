import Chronology

/// The order of items that came together, which a socket does not keep (`PROTOCOL.md`, section 8); pure.
enum ConnectItemOrder {
    /// By time; what has none stays behind what it came behind, and nothing stands behind the end.
    ///
    /// - Parameter item: the item of an entry.
    static func ordered<Entry>(_ entries: [Entry], _ item: (Entry) -> ConnectItem) -> [Entry] {
        guard entries.count > 1 else { return entries }
        var latest = Timestamp.earliest
        var isOrdered = true
        let places = entries.map { entry in
            let item = item(entry)
            if isEnd(item) { return Timestamp.latest }
            guard let time = item.time else { return latest }
            isOrdered = isOrdered && time >= latest
            latest = max(latest, time)
            return time
        }
        // Nearly always; an end that is not the last is moved.
        if isOrdered, !places.dropLast().contains(.latest) { return entries }
        let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
        assert(order.count == entries.count, "Nothing is lost.")
        return order.map { entries[$0] }
    }

    /// The item is a sign of typing.
    static func isTyping(_ item: ConnectItem) -> Bool { ConnectEventTranslation.name(of: item) == "typing" }

    /// The sign of typing that an item is tells nothing, since what was typed is among what came behind it.
    static func isOver(_ item: ConnectItem, _ later: ArraySlice<ConnectItem>) -> Bool {
        guard isTyping(item), let who = item.participantID else { return false }
        return later.contains { $0.type == "MESSAGE" && $0.participantID == who }
    }

    private static func isEnd(_ item: ConnectItem) -> Bool { ConnectEventTranslation.name(of: item) == "chat.ended" }
}
