/// Marks in the platform's Markdown that CommonMark does not have (`PROTOCOL.md`, section 14).
enum CCAIMarkup {
    /// A text without its marks for underlining, `--word--`; nil where there are none.
    ///
    /// Marks stand where a word begins and ends, in one row of the text and outside code; every other pair of hyphens
    /// stays.
    static func withoutUnderline(_ text: String) -> String? {
        guard text.contains("--") else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var isFenced = false
        var hasMarks = false
        let rows = Array(text.utf8).split(separator: newline, omittingEmptySubsequences: false)
        for (index, row) in rows.enumerated() {
            if index > 0 { bytes.append(newline) }
            let isFence = row.drop { $0 == UInt8(ascii: " ") }.starts(with: Array("```".utf8))
            if isFence { isFenced.toggle() }
            guard !isFence, !isFenced else {
                bytes += row
                continue
            }
            let marks = marks(Array(row))
            hasMarks = hasMarks || !marks.isEmpty
            var next = row.startIndex
            for mark in marks {
                bytes += row[next..<(row.startIndex + mark)]
                next = row.startIndex + mark + 2
            }
            bytes += row[next...]
        }
        return hasMarks ? String(decoding: bytes, as: UTF8.self) : nil
    }

    private static let newline = UInt8(ascii: "\n")
    private static let hyphen = UInt8(ascii: "-")
    private static let backtick = UInt8(ascii: "`")

    /// Where marks begin in a row, in order and in pairs.
    private static func marks(_ row: [UInt8]) -> [Int] {
        var marks: [Int] = []
        var opening: Int?
        var index = 0
        while index < row.count {
            let end = row[index...].firstIndex { $0 != row[index] } ?? row.count
            if row[index] == backtick {
                index = endOfCode(row, from: end, ticks: end - index)
                continue
            }
            if row[index] == hyphen, end - index == 2 {
                if let start = opening, closes(row, index) {
                    marks += [start, index]
                    opening = nil
                } else if opens(row, index) {
                    opening = index
                }
            }
            index = end
        }
        return marks
    }

    private static func opens(_ row: [UInt8], _ index: Int) -> Bool {
        let isFree = index == 0 || !isOfWord(row[index - 1])
        return isFree && index + 2 < row.count && !isBlank(row[index + 2])
    }

    private static func closes(_ row: [UInt8], _ index: Int) -> Bool {
        let isFree = index + 2 == row.count || !isOfWord(row[index + 2])
        return isFree && !isBlank(row[index - 1])
    }

    /// Behind a code span, or behind the ticks where they open none.
    private static func endOfCode(_ row: [UInt8], from start: Int, ticks: Int) -> Int {
        var index = start
        while let open = row[index...].firstIndex(of: backtick) {
            let end = row[open...].firstIndex { $0 != backtick } ?? row.count
            if end - open == ticks { return end }
            index = end
        }
        return start
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x80...0xff: true
        default: false
        }
    }
}
