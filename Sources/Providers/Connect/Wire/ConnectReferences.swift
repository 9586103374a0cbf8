import JSON

/// Which item of each list that turns its pages is the latest (`PROTOCOL.md`, section 13).
///
/// A page comes as a new item with the `referenceId` of the one before, whose place it takes. Pure and bounded: of
/// lists that were not heard of for long, the next page is shown as a message of its own.
struct ConnectReferences: Hashable, Sendable {
    /// Lists that are remembered; the one that was heard of first is forgotten for another.
    static let rememberedMax = 64
    /// Longer references are not remembered, in bytes; the vendor's own are 36.
    static let referenceBytesMax = 256

    private var items: [String: String] = [:]
    /// References, the one not heard of for longest first.
    private var order: [String] = []

    /// Remembers nothing yet.
    init() {}

    /// Goes on with what was kept: references and the items that have them.
    init(_ stored: JSONObject) {
        for member in stored.members { if let id = member.value.stringValue { _ = note(member.key, item: id) } }
    }

    /// Lists that are kept over a restart.
    static let referencesMax = 8

    var isEmpty: Bool { order.isEmpty }

    /// The references that are to be kept and the items that have them, those that were heard of last.
    var latest: JSONObject {
        order.suffix(Self.referencesMax).reduce(into: JSONObject()) { stored, reference in
            if let id = items[reference] { stored.append(reference, JSONValue(id)) }
        }
    }

    /// Notes an item of a list; answers with the one whose place it takes.
    ///
    /// The same item again takes nobody's place.
    mutating func note(_ reference: String, item id: String) -> String? {
        guard (1...Self.referenceBytesMax).contains(reference.utf8.count) else { return nil }
        if let place = order.firstIndex(of: reference) { order.remove(at: place) }
        order.append(reference)
        let earlier = items.updateValue(id, forKey: reference)
        if order.count > Self.rememberedMax { items[order.removeFirst()] = nil }
        assert(items.count == order.count && order.count <= Self.rememberedMax, "Each list is remembered once.")
        assert(items[reference] == id, "The latest item has the place.")
        return earlier == id ? nil : earlier
    }
}
