import JSON

/// The queue of a chat as a chat object names it, which the session shows (`PROTOCOL.md`, section 5).
///
/// `menus` are the way to the queue, which is the last of them (assumed; published samples have one).
struct CCAIQueueData: Hashable, Sendable {
    /// Characters of a name, and of a path.
    private static let charactersMax = 256

    /// The platform's number of the queue.
    let id: Int
    /// The queue's name; nil where the platform says none.
    let name: String?
    /// The names on the way, joined by ` / `; nil where one of them is missing.
    let path: String?

    /// Nil where the object names no queue.
    init?(_ chat: JSONObject) {
        let menus = chat["menus"]?.arrayValue ?? []
        guard let last = menus.last, let id = CCAIJSON.integer(last["id"]) else { return nil }
        self.id = id
        name = CCAIJSON.text(last["name"], charactersMax: Self.charactersMax)
        let names = menus.compactMap { CCAIJSON.text($0["name"]) }
        path =
            names.count == menus.count
            ? CCAIJSON.cut(names.joined(separator: " / "), charactersMax: Self.charactersMax) : nil
    }

    /// `{menuId, name?, path?}`.
    var json: JSONValue {
        var object: JSONObject = ["menuId": JSONValue(id)]
        if let name { object.append("name", JSONValue(name)) }
        if let path { object.append("path", JSONValue(path)) }
        return .object(object)
    }
}
