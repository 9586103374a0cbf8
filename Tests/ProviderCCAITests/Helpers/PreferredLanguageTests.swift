import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The order of languages (`PROTOCOL.md`, section 20).
@Suite struct PreferredLanguageTests {
    private static let supported = ["en", "de", "es", "fr-CA", "zh-Hant", "zh"]

    static let cases: [(wishes: LanguageWishes, language: String, source: LanguageChoice.Source)] = [
        (LanguageWishes(picked: "de", preferred: "es", device: ["zh"]), "de", .picked),
        (LanguageWishes(picked: "it", preferred: "es", device: ["zh"]), "es", .preferred),
        (LanguageWishes(preferred: "it", device: ["zh"]), "zh", .device),
        (LanguageWishes(device: ["es-CU"]), "es", .deviceParent),
        (LanguageWishes(device: ["zh-Hant-HK"]), "zh-Hant", .deviceParent),
        (LanguageWishes(device: ["zh-Hans-CN"]), "zh", .deviceParent),
        (LanguageWishes(device: ["it", "de-AT"]), "de", .deviceParent),
        (LanguageWishes(device: ["fr"]), "en", .default), (LanguageWishes(device: ["fr_ca"]), "fr-CA", .device),
        (LanguageWishes(device: ["ZH_HANT"]), "zh-Hant", .device), (LanguageWishes(), "en", .default),
        (LanguageWishes(device: ["EN"]), "en", .device),
    ]

    @Test(arguments: cases.indices) func `the first wish that the tenant supports wins`(_ index: Int) {
        let expected = Self.cases[index]
        let first = CCAIPreferredLanguage.choices(expected.wishes, supported: Self.supported).first
        expectEqual(first, LanguageChoice(expected.language, from: expected.source), "\(expected.wishes)")
    }

    @Test func `a pick and a preference have no parents, the device's languages do`() {
        let picked = CCAIPreferredLanguage.choices(
            LanguageWishes(picked: "es-CU", preferred: "de-AT"), supported: Self.supported)
        expectEqual(picked, [LanguageChoice("en", from: .default)])
        expectEqual(CCAIPreferredLanguage.parents(of: "zh-Hant-HK"), ["zh-Hant", "zh"])
        expectEqual(CCAIPreferredLanguage.parents(of: "de"), [])
    }

    @Test func `what is tried after the first one goes down the list, each once, and ends at English`() {
        let wishes = LanguageWishes(picked: "es", preferred: "de", device: ["zh-Hant-HK", "de-DE"])
        let choices = CCAIPreferredLanguage.choices(wishes, supported: Self.supported)
        expectEqual(choices.map(\.language), ["es", "de", "zh-Hant", "zh", "en"])
    }

    @Test func `where the tenant's languages are not known each wish will do`() {
        let choices = CCAIPreferredLanguage.choices(LanguageWishes(device: ["es_CU"]), supported: [])
        expectEqual(choices.map(\.language), ["es-CU", "es", "en"])
        expectEqual(choices.map(\.source), [.device, .deviceParent, .default])
    }
}
