/// Percent-encoding: RFC 3986 section 2.1.
///
/// Strict both ways: `%` without two hexadecimal digits is an error, never taken literally.
public enum PercentCoding {
    /// The meaning of a `+`.
    public enum Plus: Sendable {
        /// Itself, as everywhere in a URI.
        case literal
        /// A space, as in queries made from forms.
        case space
    }

    /// The characters that are left unencoded.
    public enum Part: Sendable {
        /// Letters, digits and `-._~`: safe wherever it is put.
        case unreserved
        /// Those, `/`, `:@` and the sub-delimiters: a whole path.
        case path
        /// As `path`, and `?`, but not `&=+;`: a name or value of a query.
        case queryItem
    }

    /// The bytes `bytes` stands for.
    ///
    /// Throws `badPercentEncoding` for a broken triplet, and for `%00` or a raw zero byte: it ends names in C.
    public static func decode(_ bytes: Span<UInt8>, plus: Plus = .literal) throws(HTTPWireError) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            var byte = bytes[index]
            index &+= 1
            if byte == ASCII.percent {
                guard index &+ 1 < bytes.count, let high = ASCII.hexValue(bytes[index]),
                    let low = ASCII.hexValue(bytes[index &+ 1])
                else { throw .badPercentEncoding }
                byte = high << 4 | low
                index &+= 2
            } else if byte == ASCII.plus, plus == .space {
                byte = ASCII.space
            }
            guard byte != 0 else { throw .badPercentEncoding }
            output.append(byte)
        }
        return output
    }

    /// The text `bytes` stands for; also throws `badPercentEncoding` if it is not UTF-8.
    public static func decodedText(_ bytes: Span<UInt8>, plus: Plus = .literal) throws(HTTPWireError) -> String {
        guard let text = String(validating: try decode(bytes, plus: plus), as: UTF8.self) else {
            throw .badPercentEncoding
        }
        return text
    }

    /// The text `text` stands for; also throws `badPercentEncoding` if it is not UTF-8.
    public static func decoded(_ text: String, plus: Plus = .literal) throws(HTTPWireError) -> String {
        let bytes = Array(text.utf8)
        return try decodedText(bytes.span, plus: plus)
    }

    /// `text` with every byte encoded that may not stand raw in `part`.
    public static func encoded(_ text: String, _ part: Part = .unreserved) -> String {
        var output: [UInt8] = []
        for byte in text.utf8 {
            if isRaw(byte, part) {
                output.append(byte)
            } else {
                output.append(ASCII.percent)
                output.append(hexDigit(byte >> 4))
                output.append(hexDigit(byte & 15))
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func isRaw(_ byte: UInt8, _ part: Part) -> Bool {
        switch part {
        case .unreserved: return ByteSet.unreserved.contains(byte)
        case .path: return ByteSet.strictPath.contains(byte) && byte != ASCII.percent
        case .queryItem:
            let divides = byte == 0x26 || byte == ASCII.equals || byte == ASCII.plus || byte == ASCII.semicolon
            return ByteSet.strictQuery.contains(byte) && byte != ASCII.percent && !divides
        }
    }

    /// Capital digits, as RFC 3986 section 2.1 prefers.
    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? value + ASCII.zero : value + 0x37 }
}
