/// Puts `[card]`, `[iban]`, `[email]`, `[phone]` or `[redacted]` where a text has what must not be seen.
///
/// It is pure, and what it has been through stays as it is when it comes again.
package struct Redactor: Hashable, Sendable {
    /// The patterns, the built-in ones first.
    package let patterns: [TextPattern]
    /// The operator wrote one of them: a look at the bytes says nothing about its finds.
    let hasOwn: Bool

    /// A redactor of some patterns; of none it leaves everything as it is.
    package init(_ patterns: [TextPattern]) {
        self.patterns = patterns.enumerated().sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }.map(\.element)
        hasOwn = patterns.contains(where: \.isOwn)
    }

    /// Whether nothing is looked for.
    package var isEmpty: Bool { patterns.isEmpty }

    /// Whether a look at the bytes of a text leaves it open that it has a find.
    func mayBe(in text: String) -> Bool { mayBe(in: text.utf8Span.span) }

    /// The same of a text's bytes.
    func mayBe(in text: Span<UInt8>) -> Bool {
        let signs = TextSigns(text)
        return patterns.contains { $0.mayBe(in: signs) }
    }

    /// Looks at a text until the built-in patterns find nothing more: a find that has gone can leave another.
    private static let roundsMax = 8

    /// The text with a stand-in for every find; nil when it has none.
    package func change(_ text: String) -> String? {
        var changed: String?
        var signs = TextSigns(text)
        for _ in 0..<Self.roundsMax {
            var isDone = true
            for pattern in patterns where !pattern.isOwn {
                let now = changed ?? text
                guard let finds = pattern.finds(in: now, signs), !finds.isEmpty else { continue }
                let left = Self.replace(finds, in: now, with: pattern.label)
                changed = left
                signs = TextSigns(left)
                isDone = false
            }
            if isDone { break }
        }
        for pattern in patterns where pattern.isOwn {
            let now = changed ?? text
            guard let finds = pattern.finds(in: now, signs) else {
                return text == TextPattern.hidden ? nil : TextPattern.hidden
            }
            guard !finds.isEmpty else { continue }
            let stood = Self.standIns(in: now)
            let new = finds.filter { find in
                !stood.contains { $0.contains(find.lowerBound) && $0.upperBound >= find.upperBound }
            }
            if !new.isEmpty { changed = Self.replace(new, in: now, with: pattern.label) }
        }
        return changed
    }

    /// The stand-ins that are in a text already: an own pattern that would find a word of them finds none.
    private static func standIns(in text: String) -> [Range<Int>] {
        let labels = (TextPattern.names.map { "[\($0)]" } + [TextPattern.hidden]).map { Array($0.utf8) }
        let bytes = Array(text.utf8)
        return bytes.indices.filter { bytes[$0] == UInt8(ascii: "[") }.compactMap { start in
            labels.first { bytes[start...].starts(with: $0) }.map { start..<start + $0.count }
        }
    }

    /// The text with a stand-in for every find.
    package func apply(to text: String) -> String { change(text) ?? text }

    private static func replace(_ finds: [Range<Int>], in text: String, with label: String) -> String {
        var result = ""
        let utf8 = text.utf8
        var place = utf8.startIndex
        var offset = 0
        for find in finds {
            let lower = utf8.index(place, offsetBy: find.lowerBound - offset)
            result += text[place..<lower]
            result += label
            place = utf8.index(lower, offsetBy: find.count)
            offset = find.upperBound
        }
        return result + text[place...]
    }
}
