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
        let lower = Array(rest.lowercased().utf8)
        if rest.isEmpty || sensitive.contains(where: { has(Array($0.utf8), in: lower) }) { return generic }
        return rest.count > charactersMax ? rest.prefix(charactersMax) + "..." : rest
    }

    private static func has(_ word: [UInt8], in text: [UInt8]) -> Bool {
        text.indices.dropLast(word.count - 1).contains { place in
            text[place] == word[0] && text[place..<(place + word.count)].elementsEqual(word)
        }
    }

    /// Without `<`, anything but `>`, `>`; `<>` is one too.
    private static func withoutTags(_ text: String) -> String {
        let bytes = Array(text.utf8)
        // Behind the last end nothing is looked for, so that a text of nothing but beginnings takes no longer.
        guard let last = bytes.lastIndex(of: UInt8(ascii: ">")) else { return text }
        var output: [UInt8] = []
        var isTag = false
        for (index, byte) in bytes.enumerated() {
            if isTag {
                isTag = byte != UInt8(ascii: ">")
            } else if byte == UInt8(ascii: "<"), index < last {
                isTag = true
            } else {
                output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func removing(_ word: String, from text: String) -> String {
        let bytes = Array(text.utf8)
        let word = Array(word.utf8)
        var output: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let end = index + word.count
            if end <= bytes.count, zip(bytes[index..<end], word).allSatisfy({ lower($0) == $1 }) {
                index = end
            } else {
                output.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Without `on`, word characters, `=`, wherever it begins: the vendor's pattern bites inside words too.
    private static func withoutHandlers(_ text: String) -> String {
        var output = String.UnicodeScalarView()
        var word = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isWord(scalar) {
                word.append(scalar)
                continue
            }
            let isHandler = scalar == "=" && cut(&word)
            output.append(contentsOf: word)
            word = String.UnicodeScalarView()
            if !isHandler { output.append(scalar) }
        }
        output.append(contentsOf: word)
        return String(output)
    }

    /// Cuts a word off before its first `on` with something behind it; whether there is one.
    private static func cut(_ word: inout String.UnicodeScalarView) -> Bool {
        let scalars = Array(word)
        guard
            let start = scalars.indices.dropLast(2).first(where: {
                "oO".unicodeScalars.contains(scalars[$0]) && "nN".unicodeScalars.contains(scalars[$0 + 1])
            })
        else { return false }
        word = String.UnicodeScalarView(scalars[..<start])
        return true
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

    /// A letter of any script, a digit, or an underscore.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isAlphabetic || properties.generalCategory == .decimalNumber
            || properties.generalCategory == .nonspacingMark || scalar == "_"
    }
}
