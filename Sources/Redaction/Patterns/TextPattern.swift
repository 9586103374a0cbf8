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
    private(set) var hasAt = false
    /// Two letters and two digits behind them.
    private(set) var hasAccountHead = false
    /// Digits and signs of other scripts are found by folding only.
    private(set) var isASCII = true

    init(_ text: String) {
        // Letters, and digits behind two of them, that stand right before.
        var letters = 0
        var digitsBehind = 0
        let bytes = text.utf8Span.span
        for index in bytes.indices {
            let byte = bytes[index]
            if byte >= 0x80 {
                isASCII = false
                return
            }
            if FoldedText.isDigit(byte) {
                digits += 1
                digitsBehind = letters >= 2 || digitsBehind > 0 ? digitsBehind + 1 : 0
                if digitsBehind == 2 { hasAccountHead = true }
                letters = 0
            } else {
                letters = FoldedText.isLetter(byte) ? letters + 1 : 0
                digitsBehind = 0
                if byte == UInt8(ascii: "@") { hasAt = true }
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
        case .card: return signs.digits >= CardFinder.digits.lowerBound
        case .phone: return signs.digits >= PhoneFinder.digitsMin
        }
    }
}
