/// The languages in which a chat may begin, the best first (`PROTOCOL.md`, section 20).
enum CCAILanguages {
    /// Characters of a tag (assumed).
    private static let tagCharacters = 2...35

    /// Whether a text has the form of a language tag, with `-` or `_` between its parts.
    static func isTag(_ text: String) -> Bool {
        let parts = text.utf8.split(omittingEmptySubsequences: false) { byte in
            byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        return tagCharacters.contains(text.utf8.count)
            && parts.allSatisfy { part in (1...8).contains(part.count) && part.allSatisfy { isAlphanumeric($0) } }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Each wish with its parents (`zh-Hant-HK`, `zh-Hant`, `zh`), then the tenant's own language, then `en`; none
    /// twice.
    ///
    /// - Parameters:
    ///   - wishes: the best first; what is no tag is passed over.
    ///   - supported: the platform's spellings, which are the ones returned; empty where they are not known.
    static func candidates(_ wishes: [String], supported: [String], fallback: String) -> [String] {
        var candidates: [String] = []
        for wish in wishes + [fallback] where isTag(wish) {
            for tag in [wish] + CCAIPreferredLanguage.parents(of: wish) {
                guard let spelling = CCAIPreferredLanguage.spelling(of: tag, supported) else { continue }
                add(spelling, to: &candidates)
            }
        }
        add(CCAIPreferredLanguage.last, to: &candidates)
        assert(Set(candidates.map { $0.lowercased() }).count == candidates.count, "No language is asked for twice.")
        return candidates
    }

    private static func add(_ tag: String, to candidates: inout [String]) {
        guard !candidates.contains(where: { $0.lowercased() == tag.lowercased() }) else { return }
        candidates.append(tag)
    }
}
