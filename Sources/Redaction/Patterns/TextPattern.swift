/// A pattern of texts that must not be seen, by the spelling of configuration: `card`, `iban`, `email`, `phone`, or
/// `regex:` and a pattern of PCRE2.
package struct TextPattern: Hashable, Sendable {
    /// The built-in ones, in the order in which they are looked for.
    enum BuiltIn: String, CaseIterable { case card, iban, email, phone }

    /// The spellings of those that need no pattern.
    package static let names = BuiltIn.allCases.map(\.rawValue)
    /// The beginning of a pattern of one's own.
    package static let ownPrefix = "regex:"

    /// The stand-in for a find of one's own pattern, and for a whole text in which it cannot be known whether there is
    /// one: such a pattern took more steps than it may.
    package static let hidden = "[redacted]"

    /// The pattern as it was written.
    package let spelling: String
    private let own: OwnPattern?
    private let builtIn: BuiltIn?

    /// Reads a spelling.
    ///
    /// - Throws: what is wrong with it, for people.
    package init(_ spelling: String) throws(OwnPattern.Problem) {
        self.spelling = spelling
        builtIn = BuiltIn(rawValue: spelling)
        if builtIn != nil {
            own = nil
            return
        }
        guard spelling.hasPrefix(Self.ownPrefix) else {
            throw OwnPattern.Problem(
                message: "must be one of \(Self.names.joined(separator: ", ")), or \(Self.ownPrefix) and a pattern")
        }
        let pattern = String(spelling.dropFirst(Self.ownPrefix.count))
        guard !pattern.isEmpty else { throw OwnPattern.Problem(message: "has no pattern behind \(Self.ownPrefix)") }
        own = try OwnPattern(pattern)
    }

    /// The operator wrote it.
    var isOwn: Bool { own != nil }

    /// The place among those that a text is searched for: built-in ones first.
    var rank: Int { builtIn.flatMap { BuiltIn.allCases.firstIndex(of: $0) } ?? Int.max }

    /// The stand-in for a find.
    var label: String { own == nil ? "[\(spelling)]" : Self.hidden }

    /// The places of all finds in UTF-8; nil where they cannot be known.
    ///
    /// - Parameter signs: those of the text.
    func finds(in text: String, _ signs: TextSigns) -> [Range<Int>]? {
        if let own { return own.finds(in: text) }
        guard let kind = builtIn, kind.mayBe(in: signs) else { return [] }
        let folded = FoldedText(text)
        let finds =
            switch kind {
            case .card: CardFinder.finds(in: folded)
            case .iban: IBANFinder.finds(in: folded)
            case .email: EmailFinder.finds(in: folded)
            case .phone: PhoneFinder.finds(in: folded)
            }
        return finds.map(folded.utf8Range)
    }

    /// Equal spelling.
    package static func == (left: TextPattern, right: TextPattern) -> Bool { left.spelling == right.spelling }

    /// Feeds the spelling.
    package func hash(into hasher: inout Hasher) { hasher.combine(spelling) }
}

extension TextPattern {
    /// Whether a look at the bytes leaves it open that there is a find; always, of an own pattern.
    func mayBe(in signs: TextSigns) -> Bool { builtIn?.mayBe(in: signs) ?? true }
}

/// The signs of finds in a text, as a look at its bytes shows them; most texts have none.
struct TextSigns {
    private(set) var digits = 0
    /// Digits of the longest run that has only single spaces or hyphens within.
    private(set) var runDigits = 0
    private(set) var hasAt = false
    /// A word begins with two letters and two digits.
    private(set) var hasAccountHead = false
    /// Digits and signs of other scripts are found by folding only.
    private(set) var isASCII = true

    init(_ text: String) { self.init(text.utf8Span.span) }

    init(_ bytes: Span<UInt8>) {
        var run = 0
        var runEnd = -1
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            // Most bytes: letters, and signs that mean nothing here.
            if byte &- 0x41 < 0x3F || byte == UInt8(ascii: " ") {
                index += 1
                continue
            }
            if byte >= 0x80 {
                isASCII = false
                return
            }
            guard FoldedText.isDigit(byte) else {
                if byte == UInt8(ascii: "@") { hasAt = true }
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, FoldedText.isDigit(bytes[index]) { index += 1 }
            digits += index - start
            let goesOn = runEnd >= 0 && start == runEnd + 1 && FoldedText.isSeparator(bytes[runEnd])
            run = (goesOn ? run : 0) + index - start
            runEnd = index
            runDigits = max(runDigits, run)
            if index - start >= 2, start >= 2, FoldedText.isLetter(bytes[start - 1]),
                FoldedText.isLetter(bytes[start - 2]), start == 2 || !FoldedText.isWord(bytes[start - 3])
            {
                hasAccountHead = true
            }
        }
    }
}

extension TextPattern.BuiltIn {
    fileprivate func mayBe(in signs: TextSigns) -> Bool {
        guard signs.isASCII else { return true }
        switch self {
        case .email: return signs.hasAt
        case .iban: return signs.hasAccountHead
        case .card: return signs.runDigits >= CardFinder.digits.lowerBound
        case .phone: return signs.digits >= PhoneFinder.digitsMin
        }
    }
}
