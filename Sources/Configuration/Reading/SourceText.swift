/// The preparation of a configuration text before libyaml sees it: checks that tell the place, and what makes JSON
/// readable.
enum SourceText {
    /// How many bytes a configuration may have.
    static let byteCountMax = 1 << 20

    /// The bytes to parse: valid UTF-8 without byte order mark and forbidden control characters.
    static func prepare(_ bytes: [UInt8]) throws(ConfigurationError) -> [UInt8] {
        guard bytes.count <= byteCountMax else {
            throw invalid("the file has \(bytes.count) bytes; at most \(byteCountMax) are allowed", at: .start)
        }
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        do {
            _ = try UTF8Span(validating: text.span)
        } catch {
            throw invalid("not valid UTF-8", at: mark(of: error.byteOffsets.lowerBound, in: text))
        }
        if let offset = text.indices.first(where: { isForbiddenControl(text, $0) }) {
            let message = "a control character is not allowed here; in double quotes write it as an escape"
            throw invalid(message, at: mark(of: offset, in: text))
        }
        return readableJSON(text)
    }

    private static func invalid(_ message: String, at mark: ConfigurationMark) -> ConfigurationError {
        .invalid([ConfigurationProblem(path: "", mark: mark, message: message)])
    }

    /// C0 but for tab and line ends, DEL, C1 but for U+0085, U+FFFE and U+FFFF: YAML 1.2.2 section 5.1 (c-printable).
    private static func isForbiddenControl(_ text: [UInt8], _ index: Int) -> Bool {
        switch text[index] {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F: true
        case 0xC2: text[index + 1] < 0xA0 && text[index + 1] != 0x85
        case 0xEF: text[index + 1] == 0xBF && text[index + 2] >= 0xBE
        default: false
        }
    }

    private static func mark(of offset: Int, in text: [UInt8]) -> ConfigurationMark {
        var line = 1
        var column = 1
        for byte in text[..<offset] {
            if byte == UInt8(ascii: "\n") {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return ConfigurationMark(line: line, column: column)
    }

    /// Rewrites the two things of JSON that libyaml refuses: surrogate pairs as escapes (`\ud83d\ude00` becomes
    /// `\U0001f600`) and tabs between tokens outside of brackets.
    ///
    /// Only a text that begins with a bracket and has nothing outside of double quotes but what JSON has there is
    /// touched: there, nothing else can be meant. A column to the right of a rewritten pair is 2 too small.
    private static func readableJSON(_ text: [UInt8]) -> [UInt8] {
        guard let first = text.first(where: { !isSpace($0) }), first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
        else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var index = 0
        var isInString = false
        // Two words with only space between them are one plain scalar of YAML and never JSON.
        var lastToken: UInt8 = 0
        while index < text.count {
            let byte = text[index]
            if isInString {
                if byte == UInt8(ascii: "\\") {
                    index += copyEscape(at: index, in: text, to: &result)
                    continue
                }
                isInString = byte != UInt8(ascii: "\"")
                result.append(byte)
            } else if isSpace(byte) {
                result.append(byte == 0x09 ? 0x20 : byte)
            } else {
                let isWord = isWordByte(byte)
                let continues = index > 0 && isWordByte(text[index - 1])
                guard isWord || "{}[],:\"".utf8.contains(byte), !(isWord && !continues && isWordByte(lastToken)) else {
                    return text
                }
                isInString = byte == UInt8(ascii: "\"")
                lastToken = byte
                result.append(byte)
            }
            index += 1
        }
        return result
    }

    /// Copies an escape that begins at `index`, a surrogate pair in YAML's form; returns how many bytes it had.
    private static func copyEscape(at index: Int, in text: [UInt8], to result: inout [UInt8]) -> Int {
        if let high = escapedUnit(at: index, in: text), (0xD800..<0xDC00).contains(high),
            let low = escapedUnit(at: index + 6, in: text), (0xDC00..<0xE000).contains(low)
        {
            let digits = String(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00), radix: 16)
            result.append(contentsOf: "\\U".utf8)
            result.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 8 - digits.utf8.count))
            result.append(contentsOf: digits.utf8)
            return 12
        }
        let end = min(index + 2, text.count)
        result.append(contentsOf: text[index..<end])
        return end - index
    }

    /// The value of `\uXXXX` at that place.
    private static func escapedUnit(at index: Int, in text: [UInt8]) -> Int? {
        guard index + 6 <= text.count, text[index] == UInt8(ascii: "\\"), text[index + 1] == UInt8(ascii: "u"),
            text[(index + 2)..<(index + 6)].allSatisfy(\.isHexadecimal)
        else { return nil }
        return Int(String(decoding: text[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    /// The bytes that `true`, `null` and numbers are made of.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isDigit || byte.isLetter || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }
}
