/// Bytes as hexadecimal text (RFC 4648 section 8): written in lower case, read in either.
public enum Hex {
    /// The lower-case text of the bytes, as ASCII, two characters for each byte.
    public static func encode(_ bytes: Span<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        append(bytes, to: &text)
        return text
    }

    /// Appends the lower-case text of the bytes, as ASCII, to what `text` holds.
    public static func append(_ bytes: Span<UInt8>, to text: inout [UInt8]) {
        text.append(addingCapacity: bytes.count * 2) { output in
            for index in bytes.indices {
                output.append(character(bytes[index] >> 4))
                output.append(character(bytes[index] & 15))
            }
        }
    }

    /// The bytes of a text, or nil if its length is odd or a character is no hexadecimal digit.
    public static func decode(_ text: Span<UInt8>) -> [UInt8]? {
        guard text.count % 2 == 0 else { return nil }
        var seen: UInt8 = 0
        let bytes = [UInt8](capacity: text.count / 2) { output in
            var index = 0
            while index < text.count {
                let (high, low) = (value(text[index]), value(text[index + 1]))
                seen |= high | low
                output.append(high << 4 | low & 15)
                index += 2
            }
        }
        return seen < 16 ? bytes : nil
    }

    @inline(__always)
    private static func character(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }

    /// The value of a digit, or 0xFF.
    @inline(__always)
    private static func value(_ character: UInt8) -> UInt8 {
        let digit = character &- UInt8(ascii: "0")
        if digit < 10 { return digit }
        let letter = (character | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter + 10 : 0xFF
    }
}
