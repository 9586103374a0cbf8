import Domain
import JSON
import Store

/// `limit`, `after` and `before` of a list, and its answer `{data, hasMore, next, prev}`.
struct ListPaging {
    let limit: Int
    private let after: String?
    private let before: String?

    init(_ query: inout RequestQuery) {
        limit = query.integer("limit", in: 1...200, default: 50)
        after = query.string("after")
        before = query.string("before")
        if after != nil, before != nil {
            query.fail("before", "conflicting", "Give after or before, not both.")
        }
    }

    /// Reads the place; a cursor is `l1` and what `parse` understands.
    mutating func place<P>(_ query: inout RequestQuery, _ parse: ([UInt8]) -> P?) -> ListPlace<P> {
        for (name, text) in [("after", after), ("before", before)] {
            guard let text, !(name == "before" && wantsNewest) else { continue }
            let bytes = Array(text.utf8)
            guard bytes.starts(with: Self.prefix), let position = parse(Array(bytes.dropFirst(2))) else {
                query.fail(name, "cursor_malformed", "The cursor was not made by this list.")
                return .start
            }
            return name == "after" ? .after(position) : .before(position)
        }
        return .start
    }

    /// `before=now`: the newest page.
    var wantsNewest: Bool { before == "now" }

    /// The answer; `first` and `last` are the places of the items at the ends.
    func answer(_ data: [JSONValue], first: [UInt8]?, last: [UInt8]?, hasMore: Bool) -> JSONValue {
        var object: JSONObject = ["data": .array(data), "hasMore": JSONValue(hasMore)]
        let (next, prev) = ends(first: first, last: last, hasMore: hasMore)
        object.append("next", next)
        object.append("prev", prev)
        return .object(object)
    }

    func ends(first: [UInt8]?, last: [UInt8]?, hasMore: Bool) -> (next: JSONValue, prev: JSONValue) {
        let isBackward = before != nil
        let next = isBackward ? (wantsNewest ? nil : last) : (hasMore ? last : nil)
        let prev = isBackward ? (hasMore ? first : nil) : (after == nil ? nil : first)
        return (Self.cursor(next), Self.cursor(prev))
    }

    private static let prefix = Array("l1".utf8)

    private static func cursor(_ place: [UInt8]?) -> JSONValue {
        place.map { .string(String(decoding: prefix + $0, as: UTF8.self)) } ?? .null
    }
}
