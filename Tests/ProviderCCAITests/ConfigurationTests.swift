import Configuration
import Domain
import Foundation
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// The keys of a tenant (`PROTOCOL.md`, section 1).
@Suite struct ConfigurationTests {
    private static func provider(_ text: String) throws -> (provider: CCAI, problems: [String]) {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: utf8(text))
        let section = try #require(ConfigurationValue(node, path: "p", problems: problems).section())
        let provider = CCAI(section)
        return (provider, problems.all.map { "\($0.path): \($0.message)" })
    }

    @Test func `only the company's secret is needed`() throws {
        let (provider, problems) = try Self.provider("{companySecret: s}")
        expectEqual(problems, [])
        let configuration = provider.configuration
        expect(configuration.algorithm == .hs384 && configuration.tokenLifetimeSeconds == 600)
        expect(configuration.formSecret == nil && configuration.issuer == nil && configuration.formURIs == [:])
        expect(configuration.formTransport == .none && configuration.formRequestSecret == nil)
        expect(configuration.customDataEntriesMax == 64 && configuration.customDataCharactersMax == 4096)
        expect(configuration.signedTokenBytesMax == 16_384 && configuration.payloadClaims == [])
        expect(!provider.takesHooks && configuration.webhookWindow == nil)
        expect(configuration.access == nil && configuration.webhookLifetime == .seconds(30))
        expectEqual(configuration.chats, CCAIChatSettings())
        expect(configuration.chats.runningChat == .adopt && configuration.chats.csat == .ask)
        expect(!configuration.chats.userTokens)
        expect(configuration.chats.defaultMenuID == nil && configuration.chats.menuKeys == [:])
        expect(configuration.chats.supportedLanguages == [] && configuration.chats.defaultLanguage == "en")
        expect(!provider.makesSessions && provider.capabilities == Capabilities([]))
        expectEqual(configuration.frontEnds, CCAIFrontEndSettings())
    }

    @Test func `the sample has every key and no fault`() throws {
        let sample = try Data(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../Sources/Providers/CCAI/sample.json"))
        let section = try JSONValue(parsing: Array(sample))["providers"]?["ccai"]?.objectValue
        var keys = try #require(section)
        expectEqual(keys.remove("kind"), "ccai")
        let (provider, problems) = try Self.provider(JSONValue.object(keys).description)
        expectEqual(problems, [])
        expectEqual(keys.count, 34)
        let frontEnds = provider.configuration.frontEnds
        expect(frontEnds.tenantKey == "acme-public-key" && frontEnds.displayName == "Acme Support")
        expect(frontEnds.transcriptVisibility == .all && frontEnds.sensitivity == 0.85)
        expect(frontEnds.fallbackPhoneNumber == "+18001112222" && frontEnds.deepLinks.schemes == ["https", "acme"])
        let certificates = frontEnds.pushCertificates
        expect(certificates["apns"] != nil && certificates["apnsVoip"]?.isSandbox == false)
        expect(certificates["fcm"] == nil)
        expectEqual(frontEnds.deepLinks.hosts, ["www.example.com/support", "support"])
        let chats = provider.configuration.chats
        expect(chats.defaultMenuID == 101 && chats.menuKeys == ["billing_dap": 105])
        expect(chats.supportedLanguages == ["en", "de"] && chats.defaultLanguage == "en")
        expectEqual(provider.configuration.formURIs["refund/v2"]?.hasPrefix("https://forms.example.test/"), true)
    }

    @Test func `the API needs an address and a token, and takes the rest from the address`() throws {
        let (provider, problems) = try Self.provider(
            "{companySecret: s, baseUrl: 'https://Acme.uc1.ccaiplatform.com/', apiToken: t, webhookPrimarySecret: w}")
        expectEqual(problems, [])
        let access = try #require(provider.configuration.access)
        expect(access.baseURL == "https://acme.uc1.ccaiplatform.com" && access.username == "acme")
        expectEqual(access.requestsPerSecond, 10)
        let other = try Self.provider(
            "{companySecret: s, baseUrl: 'http://[::1]:9', apiUsername: acme.eu, apiToken: t, rateLimitRps: 50, "
                + "webhookPrimarySecret: w}")
        expectEqual(other.problems, [])
        expectEqual(other.provider.configuration.access?.baseURL, "http://[::1]:9")
        expectEqual(other.provider.configuration.access?.username, "acme.eu")
        expectEqual(other.provider.configuration.access?.requestsPerSecond, 50)
        let more = try Self.provider(
            "{companySecret: s, baseUrl: 'https://h', apiToken: t, webhookPrimarySecret: w, userTokens: true, "
                + "formTransport: message, formRequestSecret: f}")
        expect(more.problems == [] && more.provider.configuration.chats.userTokens)
        expectEqual(more.provider.configuration.formTransport, .message)
        expect(more.provider.configuration.formRequestSecret != nil)
        // An address without a token is kept for the day on which there is one.
        try expectEqual(Self.provider("{companySecret: s, baseUrl: 'https://h', apiUsername: a}").problems, [])
    }

    static let wrong: [(text: String, problem: String)] = [
        ("{}", "p.companySecret: is required"), ("{companySecret: s, jwtAlg: none}", "p.jwtAlg: "),
        ("{companySecret: s, jwtAlg: hs256}", "p.jwtAlg: "),
        ("{companySecret: s, tokenLifetimeSeconds: 59}", "p.tokenLifetimeSeconds: "),
        ("{companySecret: s, tokenLifetimeSeconds: 3601}", "p.tokenLifetimeSeconds: "),
        ("{companySecret: s, payloadClaims: [exp]}", "p.payloadClaims: must not name exp"),
        ("{companySecret: s, payloadClaims: [custom_data]}", "p.payloadClaims: must not name custom_data"),
        ("{companySecret: s, formUris: {f: 'https://h/{x}'}}", "p.formUris.f: must be an address"),
        ("{companySecret: s, webhookSecondarySecret: t}", "p.webhookSecondarySecret: needs a webhookPrimarySecret"),
        ("{companySecret: s, webhookWindowSeconds: 0.5}", "p.webhookWindowSeconds: "),
        ("{companySecret: s, webhookLifetimeSeconds: 0}", "p.webhookLifetimeSeconds: "),
        ("{companySecret: s, runningChat: keep}", "p.runningChat: "), ("{companySecret: s, csat: no-way}", "p.csat: "),
        ("{companySecret: s, defaultMenuId: 0}", "p.defaultMenuId: "),
        ("{companySecret: s, userTokens: true}", "p.userTokens: needs an apiToken and a baseUrl"),
        ("{companySecret: s, menuKeys: {a: b}}", "p.menuKeys.a: "),
        ("{companySecret: s, supportedLanguages: [x]}", "p.supportedLanguages: has x, which is no language tag"),
        ("{companySecret: s, defaultLang: 'a b'}", "p.defaultLang: has a b, which is no language tag"),
        ("{companySecret: s, apiToken: t}", "p.apiToken: needs a baseUrl"),
        ("{companySecret: s, apiToken: t, baseUrl: 'ftp://h'}", "p.baseUrl: must be an address"),
        ("{companySecret: s, apiToken: t, baseUrl: 'https://h/apps'}", "p.baseUrl: must be an address"),
        ("{companySecret: s, apiToken: t, baseUrl: 'https://u@h'}", "p.baseUrl: must be an address"),
        (
            "{companySecret: s, apiToken: t, baseUrl: 'https://h', webhookPrimarySecret: w, apiUsername: 'a:b'}",
            "p.apiUsername: must"
        ),
        (
            "{companySecret: s, apiToken: t, baseUrl: 'https://h', webhookPrimarySecret: w, rateLimitRps: 0}",
            "p.rateLimitRps: "
        ),
        ("{companySecret: s, apiToken: t, baseUrl: 'https://h'}", "p.webhookPrimarySecret: is required beside"),
        ("{companySecret: s, formTransport: message}", "p.formTransport: needs an apiToken and a baseUrl"),
        ("{companySecret: s, formTransport: chat}", "p.formTransport: "),
        ("{companySecret: s, formRequestSecret: f}", "p.formRequestSecret: needs a webhookPrimarySecret"),
        ("{companySecret: s, secret: s}", "p.secret: unknown key"),
        ("{companySecret: s, transcriptVisibility: 3}", "p.transcriptVisibility: "),
        ("{companySecret: s, fallbackPhoneNumber: '0800 1112222'}", "p.fallbackPhoneNumber: must be + and 4 to 15"),
        ("{companySecret: s, fallbackPhoneNumber: '+'}", "p.fallbackPhoneNumber: must be + and 4 to 15"),
        ("{companySecret: s, pstnFallbackSensitivity: 1.01}", "p.pstnFallbackSensitivity: must be between"),
        ("{companySecret: s, menuKeys: {a: 0}}", "p.menuKeys.a: must be between"),
        ("{companySecret: s, deepLinks: {paths: [a]}}", "p.deepLinks.paths: unknown key"),
        ("{companySecret: s, pushCertificates: {fcm: {}}}", "p.pushCertificates.fcm: unknown key"),
    ]

    @Test(arguments: wrong.map(\.text)) func `what is wrong is said with its key`(_ text: String) throws {
        let expected = try #require(Self.wrong.first { $0.text == text })
        let problems = try Self.provider(text).problems
        expect(problems.count == 1 && problems.first?.hasPrefix(expected.problem) == true, "\(problems)")
    }

    @Test func `secrets do not show when a configuration is printed`() throws {
        let provider = try Self.provider(
            "{companySecret: very-secret, formSecret: as-secret, apiToken: api-secret, baseUrl: 'https://h'}"
        ).provider
        var printed = "\(provider.configuration)"
        dump(provider.configuration, to: &printed)
        expect(!printed.contains("-secret"))
    }
}
