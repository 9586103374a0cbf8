import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The languages in which a chat may begin (`PROTOCOL.md`, section 20).
@Suite struct LanguageTests {
    private static func candidates(
        _ wishes: [String], supported: [String] = [], fallback: String = "en"
    ) -> [String] {
        CCAILanguages.candidates(wishes, supported: supported, fallback: fallback)
    }

    @Test func `a language is followed by its parents, then comes the tenant's, then English`() {
        expectEqual(Self.candidates(["es-CU"]), ["es-CU", "es", "en"])
        expectEqual(Self.candidates(["zh-Hant-HK"], fallback: "de"), ["zh-Hant-HK", "zh-Hant", "zh", "de", "en"])
        expectEqual(Self.candidates([]), ["en"])
    }

    @Test func `only supported languages are asked for, in the platform's spelling, but English in any case`() {
        let supported = ["es", "zh-Hant", "pt_BR"]
        expectEqual(Self.candidates(["es-CU"], supported: supported), ["es", "en"])
        expectEqual(Self.candidates(["ZH_hant_HK"], supported: supported), ["zh-Hant", "en"])
        expectEqual(Self.candidates(["PT-br"], supported: supported), ["pt_BR", "en"])
        expectEqual(Self.candidates(["fr"], supported: supported, fallback: "es"), ["es", "en"])
    }

    @Test func `no language is asked for twice, and what is no tag not at all`() {
        expectEqual(Self.candidates(["de-AT", "de", "DE", "EN"]), ["de-AT", "de", "EN"])
        expectEqual(Self.candidates(["", "-", "de--at", "a b", "de-Österreich"]), ["en"])
    }
}
