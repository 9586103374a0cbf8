import ProviderKit

/// The order in which languages are tried (`PROTOCOL.md`, section 20).
///
/// The user's pick, the front end's preference, the device's languages, the parents of those, and `en` at last. Wishes
/// that the tenant does not support are passed over; tags are compared without regard to case, `_` is `-`.
enum CCAIPreferredLanguage {
    /// The language that every tenant has.
    static let last = "en"

    /// The languages to try, each once.
    ///
    /// - Parameter supported: the platform's spellings, which are the ones returned; empty where they are not known,
    ///   and then each wish will do.
    static func choices(_ wishes: LanguageWishes, supported: [String]) -> [LanguageChoice] {
        var choices: [LanguageChoice] = []
        func add(_ tag: String, _ source: LanguageChoice.Source) {
            guard let language = spelling(of: tag, supported),
                !choices.contains(where: { normal($0.language) == normal(language) })
            else { return }
            choices.append(LanguageChoice(language, from: source))
        }
        if let picked = wishes.picked { add(picked, .picked) }
        if let preferred = wishes.preferred { add(preferred, .preferred) }
        for tag in wishes.device {
            add(tag, .device)
            for parent in parents(of: tag) { add(parent, .deviceParent) }
        }
        if !choices.contains(where: { normal($0.language) == last }) {
            choices.append(LanguageChoice(spelling(of: last, supported) ?? last, from: .default))
        }
        assert(!choices.isEmpty, "There is a language for everybody.")
        return choices
    }

    /// `zh-Hant-HK` → `zh-Hant`, `zh`.
    static func parents(of tag: String) -> [String] {
        let parts = tag.replacing("_", with: "-").split(separator: "-")
        return stride(from: parts.count - 1, to: 0, by: -1).map { parts.prefix($0).joined(separator: "-") }
    }

    /// The platform's spelling of a tag; nil where it does not have the language.
    static func spelling(of tag: String, _ supported: [String]) -> String? {
        guard !supported.isEmpty else { return tag.replacing("_", with: "-") }
        return supported.first { normal($0) == normal(tag) }
    }

    private static func normal(_ tag: String) -> String { tag.replacing("_", with: "-").lowercased() }
}
