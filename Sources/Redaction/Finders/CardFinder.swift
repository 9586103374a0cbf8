/// Finds numbers of payment cards: 13 to 19 digits with single spaces or hyphens between them that pass the check of
/// Luhn (ISO/IEC 7812-1, annex B) and are no part of a longer number.
///
/// A run of digits is read as groups, since a card's number is often followed by its expiry and security code. A group
/// by itself and a whole run count whatever they look like; a part of a run only where it is grouped as cards are.
enum CardFinder {
    /// Digits of a card's number.
    static let digits = 13...19
    /// The groups that cards are printed in; up to three more digits may follow the first.
    private static let shapes: [[Int]] = [[4, 4, 4, 4], [4, 6, 5], [4, 6, 4], [4, 4, 4, 1]]
    /// Groups of a run that are looked at from one place.
    private static let groupsMax = 19

    /// The places of all finds, in order, none over another; takes time in proportion to the text.
    static func finds(in text: FoldedText) -> [Range<Int>] {
        var finds: [Range<Int>] = []
        for run in runs(in: text) { find(in: run, of: text, &finds) }
        return finds
    }

    /// Groups of digits with one separator between each two.
    private static func runs(in text: FoldedText) -> [[Range<Int>]] {
        var runs: [[Range<Int>]] = []
        var index = 0
        while index < text.bytes.count {
            guard text.isDigit(index) else {
                index += 1
                continue
            }
            let start = index
            while text.isDigit(index) { index += 1 }
            if start >= 2, text.isSeparator(start - 1), let last = runs.last?.last, last.upperBound == start - 1 {
                runs[runs.count - 1].append(start..<index)
            } else {
                runs.append([start..<index])
            }
        }
        return runs
    }

    private static func find(in run: [Range<Int>], of text: FoldedText, _ finds: inout [Range<Int>]) {
        let count = run.reduce(0) { $0 + $1.count }
        if digits.contains(count), passes(run[...], of: text) {
            finds.append(run[0].lowerBound..<run[run.count - 1].upperBound)
            return
        }
        var first = 0
        while first < run.count {
            if let end = end(from: first, in: run, of: text) {
                finds.append(run[first].lowerBound..<run[end - 1].upperBound)
                first = end
            } else {
                first += 1
            }
        }
    }

    /// The index after the last group of the longest find that begins with a group; nil for none.
    private static func end(from first: Int, in run: [Range<Int>], of text: FoldedText) -> Int? {
        var found: Int?
        var count = 0
        for end in first..<min(run.count, first + groupsMax) {
            count += run[end].count
            guard count <= digits.upperBound else { break }
            let groups = run[first...end]
            guard digits.contains(count), isAlone(groups, in: run), passes(groups, of: text) else { continue }
            found = end + 1
        }
        return found
    }

    /// Whether a part of a run may be a number of its own.
    private static func isAlone(_ groups: ArraySlice<Range<Int>>, in run: [Range<Int>]) -> Bool {
        if groups.count == 1 { return true }
        let lengths = groups.map(\.count)
        guard let shape = shapes.first(where: { lengths.starts(with: $0) }),
            lengths.count == shape.count || shape == shapes[0] && lengths.count == 5 && lengths[4] <= 3
        else { return false }
        // Six groups of four and more are a longer number; five are a card with its expiry, or the end of something.
        return run.count < 6 || !run.dropLast().allSatisfy { $0.count == 4 } || run[run.count - 1].count > 4
    }

    private static func passes(_ groups: ArraySlice<Range<Int>>, of text: FoldedText) -> Bool {
        var sum = 0
        var isDoubled = false
        var hasOther = false
        for group in groups.reversed() {
            for index in group.reversed() {
                var digit = Int(text.bytes[index] & 0x0F)
                if digit != 0 { hasOther = true }
                if isDoubled { digit = digit > 4 ? digit * 2 - 9 : digit * 2 }
                sum += digit
                isDoubled.toggle()
            }
        }
        // Nothing but zeros passes the check and is nobody's card.
        return sum % 10 == 0 && hasOther
    }
}
