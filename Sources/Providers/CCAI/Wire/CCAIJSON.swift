import Chronology
import Crypto
import JSON

/// Values of the platform's JSON, read defensively (`PROTOCOL.md`, section 3): what is null or of another type is as
/// if it were missing.
enum CCAIJSON {
    /// How much of a webhook's body is looked at.
    static let limits = bounds(.refuse)
    /// The same for bodies that were cut in the middle of an emoji, where a lost message would be the greater harm.
    static let lenientLimits = bounds(.replace)

    private static func bounds(_ loneSurrogates: JSONLimits.LoneSurrogates) -> JSONLimits {
        JSONLimits(depthMax: 64, bytesMax: 4 << 20, nodesMax: 100_000, loneSurrogates: loneSurrogates)
    }

    /// A text that says something.
    static func text(_ value: JSONValue?) -> String? { value?.stringValue.flatMap { $0.isEmpty ? nil : $0 } }

    /// A whole number, also one that is written as a string.
    static func integer(_ value: JSONValue?) -> Int? {
        if let number = value?.numberValue { return number.int }
        guard let text = value?.stringValue, (1...18).contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(text)
    }

    /// An id as text, whether it came as a number or as a string; nil for one of more than 128 bytes.
    static func id(_ value: JSONValue?) -> String? {
        if let number = integer(value) { return String(number) }
        return text(value).flatMap { $0.utf8.count <= 128 ? $0 : nil }
    }

    /// A text of so many characters (Unicode scalars) at most, cut where it is longer.
    static func text(_ value: JSONValue?, charactersMax: Int) -> String? {
        text(value).map { cut($0, charactersMax: charactersMax) }
    }

    /// The beginning of a text, by Unicode scalars: one letter may have any number of marks.
    static func cut(_ text: String, charactersMax: Int) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(charactersMax)))
    }

    /// A text of printable ASCII, such as an id of the gateway's own; nil for any other.
    static func token(_ value: JSONValue?, bytesMax: Int = 64) -> String? {
        text(value).flatMap { text in
            text.utf8.count <= bytesMax && text.utf8.allSatisfy { (0x20...0x7e).contains($0) } ? text : nil
        }
    }

    /// A time of RFC 3339; one without a zone is UTC, and a blank may stand for its `T` (section 3.5, assumed).
    static func time(_ value: JSONValue?) -> Timestamp? {
        guard let text = text(value) else { return nil }
        if let time = Timestamp(rfc3339: text) { return time }
        var bytes = Array(text.utf8.prefix(64))
        guard bytes.count >= 19 else { return nil }
        if bytes[10] == UInt8(ascii: " ") { bytes[10] = UInt8(ascii: "T") }
        if bytes[19...].allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }) {
            bytes.append(UInt8(ascii: "Z"))
        }
        return Timestamp(rfc3339: bytes.span)
    }

    /// A web address: `http` or `https`, of at most 2048 bytes without blanks and controls.
    static func address(_ value: JSONValue?) -> String? {
        guard let text = text(value), text.utf8.count <= 2048, text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7f }) else {
            return nil
        }
        let start = text.prefix(8).lowercased()
        return start.hasPrefix("https://") || start.hasPrefix("http://") ? text : nil
    }

    /// Sixteen hexadecimal digits that stand for a text.
    static func digest(_ text: String) -> String { String(name(ofBytes: Array(text.utf8)).prefix(16)) }

    /// The 64 hexadecimal digits of SHA-256.
    static func name(ofBytes bytes: [UInt8]) -> String {
        String(decoding: Hex.encode(HashAlgorithm.sha256.digest(of: bytes.span).span), as: UTF8.self)
    }
}
