import JSON

/// The bytes of an event, plain or as odd as JSON may be (protocol note section 25, number 3).
enum CCAIHookText {
    /// The usual text.
    static func plain(_ value: JSONValue) -> [UInt8] { value.encoded() }

    /// The same value with blanks around colons and commas, `\/` for slashes, and escapes for what is not ASCII.
    static func escaped(_ value: JSONValue) -> [UInt8] {
        if let list = value.arrayValue { return joined(list.map { escaped($0) }, "[", "]") }
        if let object = value.objectValue {
            return joined(object.members.map { text($0.key) + Array(" : ".utf8) + escaped($0.value) }, "{", "}")
        }
        return value.stringValue.map { text($0) } ?? value.encoded()
    }

    private static func joined(_ parts: [[UInt8]], _ start: String, _ end: String) -> [UInt8] {
        Array("\(start) ".utf8) + Array(parts.joined(separator: Array(" , ".utf8))) + Array(" \(end)".utf8)
    }

    private static func text(_ text: String) -> [UInt8] {
        var bytes = [UInt8(ascii: "\"")]
        for unit in text.utf16 {
            switch unit {
            case 0x20, 0x21, 0x23...0x2e, 0x30...0x5b, 0x5d...0x7e: bytes.append(UInt8(unit))
            case 0x2f: bytes += Array("\\/".utf8)
            default:
                let digits = String(unit, radix: 16)
                bytes += Array("\\u".utf8) + Array(repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
                bytes += Array(digits.utf8)
            }
        }
        return bytes + [UInt8(ascii: "\"")]
    }
}
