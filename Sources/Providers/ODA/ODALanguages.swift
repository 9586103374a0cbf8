import Configuration
import Domain
import ProviderKit

/// The languages of a channel: those that its skill speaks, and the one it begins with (`PROTOCOL.md`, section 16).
struct ODALanguages: Hashable, Sendable {
    /// The tag by which the skill is asked to find out by itself.
    static let detection = "und"
    /// The most languages a channel has.
    static let supportedMax = 50

    /// `primaryLanguage`: the language where the user's is not known or not spoken; `und` has the skill find out.
    ///
    /// Default: none, or the first of `supportedLanguages`.
    var primary: String?
    /// `supportedLanguages`: language tags that the skill speaks; a user's other one becomes the primary.
    ///
    /// Default: none, so that any is told to the skill.
    var supported: [String] = []

    /// Every language is told to the skill as it is.
    init() {}

    init(_ section: ConfigurationSection) {
        primary = section.optionalString("primaryLanguage", bytesMax: 35)
        supported = section.strings("supportedLanguages", countMax: Self.supportedMax)
        for tag in supported where !Self.isTag(tag) || tag == Self.detection {
            section.report("must be language tags such as en or pt-BR", at: "supportedLanguages")
            return
        }
        guard let primary else {
            self.primary = supported.first
            return
        }
        if !Self.isTag(primary) || (!supported.isEmpty && primary != Self.detection && match(primary) == nil) {
            section.report("must be one of supportedLanguages, or und", at: "primaryLanguage")
        }
    }

    private static func isTag(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        } && (parts.first?.utf8.count ?? 0) > 1
    }

    /// The language that the skill is told for a user's; nil for none.
    func spoken(_ tag: String?) -> String? {
        guard let tag, !tag.isEmpty else { return primary }
        guard tag != Self.detection, !supported.isEmpty else { return tag }
        return match(tag) ?? primary
    }

    /// The supported language that a tag names: itself, else the same language of nowhere, else of elsewhere.
    private func match(_ tag: String) -> String? {
        let wanted = tag.lowercased()
        let language = Self.language(wanted)
        return supported.first { $0.lowercased() == wanted }
            ?? supported.first { $0.lowercased() == language }
            ?? supported.first { Self.language($0.lowercased()) == language }
    }

    private static func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" && $0 != "_" } }

    /// A session's surroundings with the language that the skill is told.
    func applied(to context: ProviderContext) -> ProviderContext {
        var applied = context
        applied.locale = spoken(context.locale ?? context.user.locale)
        return applied
    }
}
