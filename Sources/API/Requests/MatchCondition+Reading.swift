import Conversations
import HTTPServer
import HTTPWire

extension MatchCondition {
    /// Tags that one field may name.
    static let tagsMax = 64

    /// Reads the field `If-Match` of a request; `nil` where there is none.
    ///
    /// What is no list of tags matches nothing, as a condition that does not hold.
    static func read(_ request: Request) -> MatchCondition? {
        guard let text = request.head.fields.combined(.ifMatch) else { return nil }
        return MatchCondition(text) ?? .tags([])
    }

    /// Reads the value of the field; `nil` where it is not of the form.
    init?(_ text: String) {
        var rest = Array(text.utf8)[...]
        Self.skipSpace(&rest)
        if rest.first == UInt8(ascii: "*") {
            rest.removeFirst()
            Self.skipSpace(&rest)
            guard rest.isEmpty else { return nil }
            self = .any
            return
        }
        var tags: [String] = []
        var count = 0
        while !rest.isEmpty {
            // Empty elements of a list are nothing (section 5.6.1).
            guard rest.first != UInt8(ascii: ",") else {
                rest.removeFirst()
                Self.skipSpace(&rest)
                continue
            }
            let isWeak = rest.starts(with: Array("W/".utf8))
            if isWeak { rest.removeFirst(2) }
            guard let tag = Self.parseTag(&rest) else { return nil }
            count += 1
            guard count <= Self.tagsMax else { return nil }
            if !isWeak { tags.append(AnswerCompression.plainTag(tag)) }
            Self.skipSpace(&rest)
            guard rest.isEmpty || rest.first == UInt8(ascii: ",") else { return nil }
        }
        guard count > 0 else { return nil }
        self = .tags(tags)
    }

    /// An opaque tag: visible characters but quotes, between quotes (section 8.8.3).
    private static func parseTag(_ rest: inout ArraySlice<UInt8>) -> String? {
        let quote = UInt8(ascii: "\"")
        guard rest.first == quote, let end = rest.dropFirst().firstIndex(of: quote) else { return nil }
        let tag = rest[rest.startIndex...end]
        guard tag.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
        rest = rest[(end + 1)...]
        return String(decoding: tag, as: UTF8.self)
    }

    private static func skipSpace(_ rest: inout ArraySlice<UInt8>) {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }
}
