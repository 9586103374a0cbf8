import JSON

/// Tells texts with HTML in them from plain ones (`PROTOCOL.md`, section 19, point 25).
///
/// The vendor's own client shows texts as HTML, and nothing on the wire says which ones are meant so. A text counts as
/// HTML when a browser would find an element that HTML knows, a comment or a usual entity in it: `a < b`, `<3`,
/// `Tom & Jerry` and `List<String>` stay plain. The flag changes nothing of the text.
enum ODAMarkup {
    /// The word for `format`: `html` or `plain`.
    static func format(of text: String) -> StaticString { isHTML(text) ? "html" : "plain" }

    static func isHTML(_ text: String) -> Bool {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else { return false }
        let bytes = Array(text.utf8)
        // A tag that nothing closes is none.
        let lastClose = bytes.lastIndex(of: UInt8(ascii: ">")) ?? -1
        for place in bytes.indices {
            switch bytes[place] {
            case UInt8(ascii: "<") where place < lastClose && beginsTag(bytes[(place + 1)...]): return true
            case UInt8(ascii: "&") where beginsEntity(bytes[(place + 1)...]): return true
            default: continue
            }
        }
        return false
    }

    /// `b>`, `/b>`, `br/>`, `a href=…` or `!--` follow on `<`.
    private static func beginsTag(_ rest: ArraySlice<UInt8>) -> Bool {
        if rest.starts(with: "!--".utf8) { return true }
        let rest = rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest
        let name = rest.prefix(nameBytesMax).prefix { isAlphanumeric($0) }
        guard elements.contains(String(decoding: name, as: UTF8.self).lowercased()) else { return false }
        switch rest.dropFirst(name.count).first {
        case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"),
            UInt8(ascii: "\r"):
            return true
        default: return false
        }
    }

    /// `amp;`, `#39;` or `#x27;` follow on `&`.
    private static func beginsEntity(_ rest: ArraySlice<UInt8>) -> Bool {
        let near = rest.prefix(nameBytesMax)
        guard let end = near.firstIndex(of: UInt8(ascii: ";")) else { return false }
        let name = String(decoding: near[..<end], as: UTF8.self)
        guard name.hasPrefix("#") else { return entities.contains(name) }
        let digits = name.dropFirst()
        return digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) != nil : UInt32(digits, radix: 10) != nil
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// Longer than every name below.
    private static let nameBytesMax = 12

    private static let entities: Set<String> = ["amp", "apos", "copy", "euro", "gt", "hellip", "lt", "nbsp", "quot"]

    private static let elements: Set<String> = [
        "a", "abbr", "address", "article", "aside", "audio", "b", "big", "blockquote", "body", "br", "button",
        "caption", "center", "cite", "code", "col", "colgroup", "dd", "del", "details", "dfn", "div", "dl", "dt", "em",
        "embed", "fieldset", "figcaption", "figure", "font", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "head", "header", "hr", "html", "i", "iframe", "img", "input", "ins", "kbd", "label", "legend", "li", "link",
        "main", "mark", "meta", "nav", "object", "ol", "optgroup", "option", "p", "picture", "pre", "q", "s", "samp",
        "script", "section", "select", "small", "source", "span", "strike", "strong", "style", "sub", "summary", "sup",
        "svg", "table", "tbody", "td", "textarea", "tfoot", "th", "thead", "time", "tr", "tt", "u", "ul", "var",
        "video", "wbr",
    ]
}
