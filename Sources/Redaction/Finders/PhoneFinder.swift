/// Finds telephone numbers: 7 to 15 digits after `+` or `00` (ITU-T E.164), 9 to 13 that begin with 0 or have their
/// area in brackets, and ten as North America groups them, with or without its 1.
///
/// There is no mark that every such number has, so this errs on the side of finding one; dates and decimal fractions
/// are none.
enum PhoneFinder {
    /// Digits of the shortest number.
    static let digitsMin = 7
    /// Characters that one number may take up, but for its last group.
    private static let charactersMax = 40
    /// Groups of a number that only its grouping shows.
    private static let plainGroupsMax = 5

    /// The places of all finds, in order, none over another; takes time in proportion to the text.
    static func finds(in text: FoldedText) -> [Range<Int>] {
        var finds: [Range<Int>] = []
        var index = 0
        while index < text.bytes.count {
            guard let number = DialledNumber(at: index, in: text) else {
                index += 1
                continue
            }
            if let end = number.end {
                finds.append(index..<end)
                index = end
            } else {
                index = number.ends[0]
            }
        }
        return finds
    }

    /// Groups of digits that may belong together, from a place of the text on.
    private struct DialledNumber {
        /// Where each group ends, a bracket that closes there included.
        private(set) var ends: [Int] = []
        private var counts: [Int] = []
        private var hasPlus = false
        /// Groups from this one on have had a bracket before them or behind.
        private var bracketAt = Int.max
        private var firstSeparator: UInt8 = 0
        private let lead: ArraySlice<UInt8>
        private let isWordBehind: Bool

        init?(at start: Int, in text: FoldedText) {
            let bytes = text.bytes
            var index = start
            if bytes[index] == UInt8(ascii: "+") {
                hasPlus = true
                index += 1
            }
            if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
                bracketAt = 0
                index += 1
            }
            guard !text.isWord(start - 1), text.isDigit(index) else { return nil }
            lead = bytes[index...].prefix(2)
            let isMarked = hasPlus || bracketAt == 0 || bytes[index] == UInt8(ascii: "0")
            let groupsMax = isMarked ? PhoneFinder.charactersMax : PhoneFinder.plainGroupsMax
            while index - start <= PhoneFinder.charactersMax, counts.count < groupsMax {
                let first = index
                while text.isDigit(index) { index += 1 }
                counts.append(index - first)
                ends.append(index)
                guard let next = Self.nextGroup(after: index, in: text) else { break }
                if counts.count == 1 { firstSeparator = bytes[index] }
                if bytes[index..<next].contains(where: Self.isBracket) { bracketAt = min(bracketAt, counts.count) }
                index = next
            }
            isWordBehind = text.isWord(ends[ends.count - 1])
            if bracketAt != .max, let last = ends.last, last < bytes.count, bytes[last] == UInt8(ascii: ")") {
                ends[ends.count - 1] = last + 1
            }
        }

        /// The next digit behind one separator, or behind brackets with at most two.
        private static func nextGroup(after end: Int, in text: FoldedText) -> Int? {
            var index = end
            var hasBracket = false
            while index < text.bytes.count, index - end < 3, !text.isDigit(index) {
                let byte = text.bytes[index]
                guard isBracket(byte) || isSeparator(byte) else { return nil }
                hasBracket = hasBracket || isBracket(byte)
                index += 1
            }
            return text.isDigit(index) && (hasBracket || index - end == 1) ? index : nil
        }

        private static func isBracket(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") }

        private static func isSeparator(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"): true
            default: false
            }
        }

        /// The end of the longest telephone number that these groups begin with.
        var end: Int? {
            var groups = counts.count - (isWordBehind ? 1 : 0)
            while groups > 0 {
                if isTelephone(groups) { return ends[groups - 1] }
                groups -= 1
            }
            return nil
        }

        private func isTelephone(_ groups: Int) -> Bool {
            let counts = counts[..<groups]
            let count = counts.reduce(0, +)
            if hasPlus { return (digitsMin...15).contains(count) }
            // A day, month and year, maybe with more behind.
            let isDate = counts.starts(with: [2, 2, 4])
            if lead.elementsEqual([0x30, 0x30]), (9...17).contains(count), !isDate { return true }
            if lead.first == 0x30 {
                let isFraction = counts[0] == 1 && firstSeparator == UInt8(ascii: ".")
                return (9...13).contains(count) && !isDate && !isFraction
            }
            if bracketAt < groups { return (9...13).contains(count) }
            switch Array(counts) {
            case [3, 3, 4], [1, 3, 3, 4], [3, 7], [6, 4]: return true
            case [10]: return (lead.first ?? 0) >= 0x32
            default: return false
            }
        }
    }
}
