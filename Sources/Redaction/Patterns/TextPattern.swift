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

    /// Reads a spelling.
    ///
    /// - Throws: what is wrong with it, for people.
    package init(_ spelling: String) throws(OwnPattern.Problem) {
        self.spelling = spelling
        if BuiltIn(rawValue: spelling) != nil {
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
    var rank: Int { BuiltIn(rawValue: spelling).flatMap { BuiltIn.allCases.firstIndex(of: $0) } ?? Int.max }

    /// The stand-in for a find.
    var label: String { own == nil ? "[\(spelling)]" : Self.hidden }

    /// The places of all finds in UTF-8; nil where they cannot be known.
    func finds(in text: String) -> [Range<Int>]? {
        if let own { return own.finds(in: text) }
        guard let kind = BuiltIn(rawValue: spelling), kind.mayBe(in: text) else { return [] }
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

extension TextPattern.BuiltIn {
    /// Whether a look at the bytes leaves it open that there is a find; most texts have none.
    func mayBe(in text: String) -> Bool {
        var digits = 0
        for byte in text.utf8 {
            // Digits and signs of other scripts are found by folding only.
            if byte >= 0x80 { return true }
            switch self {
            case .email: if byte == UInt8(ascii: "@") { return true }
            case .card, .iban, .phone:
                if FoldedText.isDigit(byte) { digits += 1 }
                if digits >= (self == .iban ? 2 : 7) { return true }
            }
        }
        return false
    }
}
