/// Finds account numbers of ISO 13616: two letters, two check digits and 11 to 30 letters and digits, in one piece or
/// in groups of four, the last one shorter, whose remainder by 97 is 1.
enum IBANFinder {
    private static let characters = 15...34

    /// The places of all finds, in order, none over another; takes time in proportion to the text.
    static func finds(in text: FoldedText) -> [Range<Int>] {
        var finds: [Range<Int>] = []
        var index = 0
        while index + characters.lowerBound <= text.bytes.count {
            if let end = end(from: index, in: text) {
                finds.append(index..<end)
                index = end
            } else {
                index += 1
            }
        }
        return finds
    }

    private static func end(from start: Int, in text: FoldedText) -> Int? {
        guard !text.isWord(start - 1), FoldedText.isLetter(text.bytes[start]),
            FoldedText.isLetter(text.bytes[start + 1]), text.isDigit(start + 2), text.isDigit(start + 3)
        else { return nil }
        // The first four characters count last (ISO 7064), so their value is added at each possible end.
        let head = text.bytes[start..<start + 4]
        let isGrouped = text.isSeparator(start + 4)
        var index = start + 4
        var count = 4
        var remainder = 0
        var found: Int?
        while index < text.bytes.count {
            if isGrouped, count % 4 == 0 {
                guard text.isSeparator(index), index + 1 < text.bytes.count else { break }
                index += 1
            }
            let byte = text.bytes[index]
            guard count < characters.upperBound, FoldedText.isDigit(byte) || FoldedText.isLetter(byte) else { break }
            remainder = add(byte, to: remainder)
            index += 1
            count += 1
            if characters.contains(count), !text.isWord(index), head.reduce(remainder, { add($1, to: $0) }) == 1 {
                found = index
            }
        }
        return found
    }

    private static func add(_ byte: UInt8, to remainder: Int) -> Int {
        FoldedText.isDigit(byte)
            ? (remainder * 10 + Int(byte & 0x0F)) % 97
            : (remainder * 100 + Int(byte & 0x1F) + 9) % 97
    }
}
