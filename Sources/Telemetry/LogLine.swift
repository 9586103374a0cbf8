import Chronology

/// Writes log entries as lines of JSON (RFC 8259): one object a line, in UTF-8, ended by a line feed.
enum LogLine {
    /// How many bytes of one text are written; what is cut off is marked by `…`.
    static let valueBytesMax = 8192

    /// `,"name":value`.
    static func append(_ field: LogField, to line: inout [UInt8]) {
        line.append(contentsOf: ",\"".utf8)
        if reservedNames.contains(field.name) { line.append(contentsOf: "field.".utf8) }
        appendEscaped(field.name, to: &line)
        line.append(contentsOf: "\":".utf8)
        append(field.value, to: &line)
    }

    static let reservedNames: [String] = ["time", "level", "message", "logger"]

    static func append(_ value: LogValue, to line: inout [UInt8]) {
        switch value {
        case .string(let text):
            appendQuoted(text, to: &line)
        case .integer(let number):
            line.append(contentsOf: String(number).utf8)
        case .double(let number):
            if number.isFinite {
                line.append(contentsOf: number.description.utf8)
            } else {
                appendQuoted(number.description, to: &line)
            }
        case .boolean(let flag):
            line.append(contentsOf: (flag ? "true" : "false").utf8)
        case .duration(let duration):
            append(duration, to: &line)
        case .timestamp(let moment):
            line.append(UInt8(ascii: "\""))
            moment.append(to: &line)
            line.append(UInt8(ascii: "\""))
        case .redacted:
            line.append(contentsOf: "\"***\"".utf8)
        }
    }

    static func appendQuoted(_ text: String, to line: inout [UInt8]) {
        line.append(UInt8(ascii: "\""))
        appendEscaped(text, to: &line)
        line.append(UInt8(ascii: "\""))
    }

    /// Seconds as a decimal number, rounded towards zero to microseconds: `0.25`, `-3`, `0.000001`.
    private static func append(_ duration: Duration, to line: inout [UInt8]) {
        let (seconds, attoseconds) = duration.components
        let microseconds = Int((attoseconds / 1_000_000_000_000).magnitude)
        if seconds < 0 || attoseconds < 0 { line.append(UInt8(ascii: "-")) }
        line.append(contentsOf: String(seconds.magnitude).utf8)
        guard microseconds > 0 else { return }
        var digits = Array(String(1_000_000 + microseconds).utf8)
        digits[0] = UInt8(ascii: ".")
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        line.append(contentsOf: digits)
    }

    /// JSON text without its quotes: RFC 8259 section 7, and U+007F to U+009F, U+2028 and U+2029 escaped too, since
    /// they move the cursor of terminals or end lines for some readers.
    private static func appendEscaped(_ text: String, to line: inout [UInt8]) {
        let bytes = text.utf8Span.span
        var end = min(bytes.count, valueBytesMax)
        // A cut goes before the character it would split.
        if end < bytes.count {
            while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        }
        var index = 0
        while index < end {
            let byte = bytes[index]
            if byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
                line.append(byte)
            } else if byte == 0xC2, bytes[index + 1] < 0xA0 {
                appendHexadecimal(UInt16(bytes[index + 1]), to: &line)
                index += 1
            } else if byte == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0xA8 {
                appendHexadecimal(0x2028 + UInt16(bytes[index + 2] & 1), to: &line)
                index += 2
            } else if byte >= 0x80 {
                line.append(byte)
            } else {
                appendEscape(byte, to: &line)
            }
            index += 1
        }
        if end < bytes.count { line.append(contentsOf: "…".utf8) }
    }

    private static func appendEscape(_ byte: UInt8, to line: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""): line.append(contentsOf: "\\\"".utf8)
        case UInt8(ascii: "\\"): line.append(contentsOf: "\\\\".utf8)
        case 0x0A: line.append(contentsOf: "\\n".utf8)
        case 0x0D: line.append(contentsOf: "\\r".utf8)
        case 0x09: line.append(contentsOf: "\\t".utf8)
        default: appendHexadecimal(UInt16(byte), to: &line)
        }
    }

    private static func appendHexadecimal(_ unit: UInt16, to line: inout [UInt8]) {
        line.append(contentsOf: "\\u".utf8)
        for shift in stride(from: 12, through: 0, by: -4) {
            let digit = UInt8(truncatingIfNeeded: unit >> shift & 0xF)
            line.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
        }
    }
}
