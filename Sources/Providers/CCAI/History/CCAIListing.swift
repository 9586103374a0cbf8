import JSON

/// The messages of a chat as the platform lists them, the oldest first (`PROTOCOL.md`, section 5.2; the shape is
/// assumed).
struct CCAIListing: Hashable, Sendable {
    /// Members beside a list by which it is one page of several; `null`, `false`, `0` and empty ones say nothing.
    private static let pageMembers = [
        "next", "next_page", "next_url", "next_cursor", "next_page_token", "cursor", "has_more", "has_next", "prev",
        "previous", "page", "pages", "total_pages", "per_page", "offset", "links", "_links", "meta", "pagination",
        "paging",
    ]
    /// Members that say how many messages there are.
    private static let countMembers = ["total", "total_count", "count"]

    /// The messages that were understood.
    let messages: [CCAIListedMessage]
    /// All of the chat's messages are here and understood: what is not here is not in the chat.
    let isWhole: Bool

    /// The list of an answer: as it is, or below `messages` or `data`; nil for what is none.
    ///
    /// - Parameter isPage: a field of the answer says that there is more.
    init?(_ answer: JSONValue, isPage: Bool) {
        guard let list = answer.arrayValue ?? answer["messages"]?.arrayValue ?? answer["data"]?.arrayValue else {
            return nil
        }
        self.init(list, isPage: isPage || Self.isPage(answer, of: list.count))
    }

    /// A list of entries.
    init(_ entries: [JSONValue], isPage: Bool) {
        messages = entries.compactMap { CCAIListedMessage($0) }
        isWhole = !isPage && messages.count == entries.count
    }

    private static func isPage(_ answer: JSONValue, of count: Int) -> Bool {
        let isMarked = pageMembers.contains { name in
            switch answer[name] {
            case nil, .null, .bool(false): false
            case .string(let text): !text.isEmpty
            case .number(let number): number.int != 0
            case .array(let list): !list.isEmpty
            case .object(let object): !object.isEmpty
            case .bool(true): true
            }
        }
        return isMarked
            || countMembers.contains { name in CCAIJSON.integer(answer[name]).map { $0 != count } ?? false }
    }
}
