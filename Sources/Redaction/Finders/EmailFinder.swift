/// Finds addresses for mail: `name@host.tld`, with letters of every script, and names in quotes.
enum EmailFinder {
    /// Characters of a name in quotes, which may hold spaces.
    private static let quotedMax = 66

    /// The places of all finds, in order, none over another; takes time in proportion to the text.
    static func finds(in text: FoldedText) -> [Range<Int>] {
        var finds: [Range<Int>] = []
        var floor = 0
        for (index, byte) in text.bytes.enumerated() where byte == UInt8(ascii: "@") && index >= floor {
            let start = start(before: index, from: floor, in: text)
            if start < index, let end = end(after: index, in: text) {
                finds.append(start..<end)
                floor = end
            } else {
                // The name of the next one cannot reach back over this sign.
                floor = index + 1
            }
        }
        return finds
    }

    private static func start(before sign: Int, from floor: Int, in text: FoldedText) -> Int {
        if sign > floor, text.bytes[sign - 1] == UInt8(ascii: "\"") {
            let opening = (max(floor, sign - quotedMax)..<sign - 1).last { text.bytes[$0] == UInt8(ascii: "\"") }
            if let opening { return opening }
        }
        var start = sign
        while start > floor, isName(text.bytes[start - 1]) { start -= 1 }
        while start < sign, text.bytes[start] == UInt8(ascii: ".") { start += 1 }
        return start
    }

    /// The end of a host of at least two labels, the last one of two letters or more, or of an address in brackets.
    private static func end(after sign: Int, in text: FoldedText) -> Int? {
        let bytes = text.bytes
        var index = sign + 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "[") {
            return bytes[index...].prefix(quotedMax).firstIndex(of: UInt8(ascii: "]")).map { $0 + 1 }
        }
        var found: Int?
        var labels = 0
        while index < bytes.count {
            let label = index
            var hasLetter = false
            while index < bytes.count, FoldedText.isWord(bytes[index]) || bytes[index] == UInt8(ascii: "-") {
                hasLetter = hasLetter || !FoldedText.isDigit(bytes[index])
                index += 1
            }
            guard index > label else { break }
            labels += 1
            var end = index
            while end > label, bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
            guard end > label else { break }
            if labels > 1, hasLetter, end - label >= 2 || bytes[label] == FoldedText.letter { found = end }
            guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { break }
            index += 1
        }
        return found
    }

    private static func isName(_ byte: UInt8) -> Bool {
        if FoldedText.isWord(byte) { return true }
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
            UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "/"),
            UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"),
            UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"), UInt8(ascii: "~"), UInt8(ascii: "-"):
            return true
        default: return false
        }
    }
}
