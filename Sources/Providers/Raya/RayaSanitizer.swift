/// Makes error texts of the vendor fit for people (`PROTOCOL.md`, section 14).
package enum RayaSanitizer {
    /// The longest text in characters, without the dots that stand for the rest.
    static let charactersMax = 200

    /// Words that turn a whole text into the generic one: those of both of the vendor's clients.
    static let sensitive = [
        "api_key", "password", "token", "secret", "authorization", "bearer", "credential", "internal server error",
        "stack trace", "exception", "traceback",
    ]

    /// The text without markup and without what might be a secret; `generic` where nothing good is left.
    package static func clean(_ text: String?, generic: String) -> String {
        var rest = withoutTags(text ?? "")
        rest = removing("javascript:", from: rest)
        rest = withoutHandlers(rest)
        rest = trimmed(rest)
        let lower = rest.lowercased()
        if rest.isEmpty || sensitive.contains(where: lower.contains) { return generic }
        return rest.count > charactersMax ? rest.prefix(charactersMax) + "..." : rest
    }

    /// Without `<`, anything but `>`, `>`.
    private static func withoutTags(_ text: String) -> String {
        var kept: [UInt8] = []
        let bytes = Array(text.utf8)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count,
                let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: ">")), end > index + 1
            {
                index = end + 1
            } else {
                kept.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }

    private static func removing(_ word: String, from text: String) -> String {
        let bytes = Array(text.utf8)
        let word = Array(word.utf8)
        var kept: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let end = index + word.count
            if end <= bytes.count, zip(bytes[index..<end], word).allSatisfy({ lower($0) == $1 }) {
                index = end
            } else {
                kept.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: kept, as: UTF8.self)
    }

    /// Without `on`, word characters, `=`, wherever it begins: the vendor's pattern bites inside words too.
    private static func withoutHandlers(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var kept: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if index + 3 < bytes.count, lower(bytes[index]) == UInt8(ascii: "o"),
                lower(bytes[index + 1]) == UInt8(ascii: "n")
            {
                let end = bytes[(index + 2)...].firstIndex { !isWord($0) } ?? bytes.count
                if end < bytes.count, end > index + 2, bytes[end] == UInt8(ascii: "=") {
                    index = end + 1
                    continue
                }
            }
            kept.append(bytes[index])
            index += 1
        }
        return String(decoding: kept, as: UTF8.self)
    }

    static func trimmed(_ text: String) -> String {
        var rest = Substring(text)
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
}
