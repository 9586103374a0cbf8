/// Base64 in its two usual alphabets (RFC 4648 sections 4 and 5), decoded strictly.
///
/// One text for each byte string: decoding refuses white space, foreign characters, wrong padding and stray low bits,
/// so a value that decodes also encodes back to the same text.
public enum Base64: Sendable {
    /// The alphabet with `+` and `/`, padded with `=` to a multiple of four.
    case standard
    /// The alphabet with `-` and `_`, without padding, as JWT wants it (RFC 7515 section 2).
    case url

    /// How many characters `byteCount` bytes become.
    public func encodedCount(of byteCount: Int) -> Int {
        switch self {
        case .standard: (byteCount + 2) / 3 * 4
        case .url: byteCount / 3 * 4 + (byteCount % 3 == 0 ? 0 : byteCount % 3 + 1)
        }
    }

    /// The text of the bytes, as ASCII.
    public func encode(_ bytes: Span<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        append(bytes, to: &text)
        return text
    }

    /// Appends the text of the bytes, as ASCII, to what `text` holds.
    public func append(_ bytes: Span<UInt8>, to text: inout [UInt8]) {
        let table = self == .url ? Base64Tables.urlCharacters : Base64Tables.standardCharacters
        text.append(addingCapacity: encodedCount(of: bytes.count)) { output in
            var index = 0
            while index + 3 <= bytes.count {
                let bits = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
                output.append(table[Int(bits >> 18 & 63)])
                output.append(table[Int(bits >> 12 & 63)])
                output.append(table[Int(bits >> 6 & 63)])
                output.append(table[Int(bits & 63)])
                index += 3
            }
            let rest = bytes.count - index
            guard rest > 0 else { return }
            let bits = UInt32(bytes[index]) << 16 | (rest == 2 ? UInt32(bytes[index + 1]) << 8 : 0)
            output.append(table[Int(bits >> 18 & 63)])
            output.append(table[Int(bits >> 12 & 63)])
            if rest == 2 { output.append(table[Int(bits >> 6 & 63)]) }
            guard self == .standard else { return }
            for _ in rest..<3 { output.append(UInt8(ascii: "=")) }
        }
    }

    /// The bytes of a text, or nil if the text is not exactly what ``encode(_:)`` makes of some bytes.
    public func decode(_ text: Span<UInt8>) -> [UInt8]? {
        var count = text.count
        if self == .standard {
            guard count % 4 == 0 else { return nil }
            // At most two characters of padding; a third would be met, and refused, as a foreign character.
            if count > 0, text[count - 1] == UInt8(ascii: "=") { count -= 1 }
            if count < text.count, text[count - 1] == UInt8(ascii: "=") { count -= 1 }
        }
        guard count % 4 != 1 else { return nil }
        let characters = text.extracting(0..<count)
        var isExact = false
        let bytes = [UInt8](capacity: count / 4 * 3 + 2) { output in
            isExact =
                self == .url
                ? Self.decode(characters, Base64Tables.urlValues, into: &output)
                : Self.decode(characters, Base64Tables.standardValues, into: &output)
        }
        return isExact ? bytes : nil
    }

    /// Decodes characters without their padding; whether all were of the alphabet and no low bit was left over.
    @inline(__always)
    private static func decode(
        _ text: Span<UInt8>, _ table: borrowing InlineArray<256, UInt8>, into output: inout OutputSpan<UInt8>
    ) -> Bool {
        // Foreign characters have the value 0xFF; all values are gathered and looked at once, at the end.
        var seen: UInt8 = 0
        var index = 0
        while index &+ 4 <= text.count {
            let (a, b) = (table[Int(text[index])], table[Int(text[index &+ 1])])
            let (c, d) = (table[Int(text[index &+ 2])], table[Int(text[index &+ 3])])
            seen |= a | b | c | d
            output.append(a << 2 | b >> 4)
            output.append(b << 4 | c >> 2)
            output.append(c << 6 | d)
            index &+= 4
        }
        let rest = text.count - index
        guard rest > 0 else { return seen < 64 }
        let (a, b) = (table[Int(text[index])], table[Int(text[index + 1])])
        let c = rest == 3 ? table[Int(text[index + 2])] : 0
        // The low bits that reach no byte must be zero, else two texts would mean the same bytes.
        let stray = rest == 3 ? c & 0b11 : b & 0b1111
        output.append(a << 2 | b >> 4)
        if rest == 3 { output.append(b << 4 | c >> 2) }
        return seen | a | b | c < 64 && stray == 0
    }
}

/// The characters by value and the values by character; 0xFF marks a character outside the alphabet.
private enum Base64Tables {
    static let standardCharacters = characters(last: "+", "/")
    static let urlCharacters = characters(last: "-", "_")
    static let standardValues = values(of: standardCharacters)
    static let urlValues = values(of: urlCharacters)

    private static func characters(last plus: Unicode.Scalar, _ solidus: Unicode.Scalar) -> InlineArray<64, UInt8> {
        InlineArray { index in
            switch index {
            case 0..<26: UInt8(ascii: "A") + UInt8(index)
            case 26..<52: UInt8(ascii: "a") + UInt8(index - 26)
            case 52..<62: UInt8(ascii: "0") + UInt8(index - 52)
            case 62: UInt8(ascii: plus)
            default: UInt8(ascii: solidus)
            }
        }
    }

    private static func values(of characters: InlineArray<64, UInt8>) -> InlineArray<256, UInt8> {
        var values = InlineArray<256, UInt8>(repeating: 0xFF)
        for index in characters.indices { values[Int(characters[index])] = UInt8(index) }
        return values
    }
}
