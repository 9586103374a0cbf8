/// Walks the elements of a comma-separated list: RFC 9110 section 5.6.1.
///
/// A comma inside a quoted string does not divide. Empty elements are passed over, as the RFC asks of recipients.
struct ListCursor {
    private var index: Int
    private let end: Int
    private let separator: UInt8

    init(_ range: Range<Int>, separator: UInt8 = ASCII.comma) {
        index = range.lowerBound
        end = range.upperBound
        self.separator = separator
    }

    /// The next element without white space around it, or nil at the end.
    mutating func next(in bytes: Span<UInt8>) -> Range<Int>? {
        while index < end {
            let start = index
            var isQuoted = false
            scan: while index < end {
                let byte = bytes[index]
                switch byte {
                case ASCII.quote: isQuoted.toggle()
                case ASCII.backslash where isQuoted: index = min(index &+ 1, end &- 1)
                case separator where !isQuoted: break scan
                default: break
                }
                index &+= 1
            }
            let element = bytes.trimmingBlanks(start..<index)
            index &+= 1
            if !element.isEmpty { return element }
        }
        return nil
    }
}

/// Reads field values that are lists: `a, b;q=0.5, "c, d"`.
public enum FieldValueList {
    /// The elements of `value`, quoted strings left as they are and empty elements dropped.
    ///
    /// Source: RFC 9110 section 5.6.1.
    public static func elements(of value: String) -> [String] {
        let bytes = Array(value.utf8)
        var cursor = ListCursor(0..<bytes.count)
        var elements: [String] = []
        while let element = cursor.next(in: bytes.span) {
            elements.append(String(decoding: bytes[element], as: UTF8.self))
        }
        return elements
    }

    /// The text a token or quoted string stands for, or nil if `text` is neither.
    ///
    /// Source: RFC 9110 section 5.6.4; a backslash gives the byte after it.
    public static func unquoted(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        return unquoted(bytes.span, 0..<bytes.count)
    }

    static func unquoted(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
        guard let first = range.first else { return nil }
        guard bytes[first] == ASCII.quote else {
            guard ByteSet.token.containsAll(of: bytes, in: range) else { return nil }
            return String(decoding: Array(copying: bytes.extracting(range)), as: UTF8.self)
        }
        var content: [UInt8] = []
        var index = first + 1
        while index < range.upperBound {
            var byte = bytes[index]
            if byte == ASCII.quote {
                return index + 1 == range.upperBound ? String(decoding: content, as: UTF8.self) : nil
            }
            if byte == ASCII.backslash {
                index += 1
                guard index < range.upperBound else { return nil }
                byte = bytes[index]
            }
            guard ASCII.isFieldText(byte) else { return nil }
            content.append(byte)
            index += 1
        }
        return nil
    }

    /// `text` as a token if it is one, else as a quoted string.
    ///
    /// Throws `badFieldValue` if it has a control byte other than a tab.
    public static func quoted(_ text: String) throws(HTTPWireError) -> String {
        let bytes = Array(text.utf8)
        if !bytes.isEmpty, ByteSet.token.containsAll(of: bytes.span, in: 0..<bytes.count) { return text }
        var quoted: [UInt8] = [ASCII.quote]
        for byte in bytes {
            guard ASCII.isFieldText(byte) else { throw .badFieldValue }
            if byte == ASCII.quote || byte == ASCII.backslash { quoted.append(ASCII.backslash) }
            quoted.append(byte)
        }
        quoted.append(ASCII.quote)
        return String(decoding: quoted, as: UTF8.self)
    }
}
