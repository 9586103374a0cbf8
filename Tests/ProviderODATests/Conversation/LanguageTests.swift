import Configuration
import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// The languages of a channel, and what the skill is told of the user's (`PROTOCOL.md`, section 16).
@Suite struct LanguageTests {
    private static func languages(_ yaml: String) throws -> (ODALanguages, problems: [String]) {
        let problems = ConfigurationProblems()
        let text = "{host: h, channelId: c, enableSpeech: true\(yaml.isEmpty ? "" : ", " + yaml)}"
        let section = try #require(
            ConfigurationValue(ConfigurationNode(parsing: utf8(text)), path: "p", problems: problems).section())
        return (ODAConfiguration(section).languages, problems.all.map(\.path))
    }

    private static let both = "supportedLanguages: [en, pt-BR, fr-CA, fr-FR]"

    static let cases: [(String, String?, String?)] = [
        ("", "fi", "fi"), ("", nil, nil), ("", "und", "und"), ("primaryLanguage: de", nil, "de"),
        ("primaryLanguage: de", "fi", "fi"), ("primaryLanguage: und", nil, "und"), (both, nil, "en"),
        (both, "en-GB", "en"), (both, "PT-br", "pt-BR"), (both, "pt", "pt-BR"), (both, "fr", "fr-CA"),
        (both, "fr-fr", "fr-FR"), (both, "fi", "en"), (both, "und", "und"), (both, "", "en"),
        ("\(both), primaryLanguage: und", "fi", "und"), ("\(both), primaryLanguage: pt-BR", "fi", "pt-BR"),
    ]

    @Test(arguments: cases)
    func `a user's language becomes one that the skill speaks`(yaml: String, tag: String?, spoken: String?) throws {
        let (languages, problems) = try Self.languages(yaml)
        expectEqual(problems, [])
        expectEqual(languages.spoken(tag), spoken)
    }

    @Test(arguments: [
        ("supportedLanguages: [english language]", "p.supportedLanguages"),
        ("supportedLanguages: [und]", "p.supportedLanguages"), ("supportedLanguages: [e]", "p.supportedLanguages"),
        ("primaryLanguage: '-'", "p.primaryLanguage"),
        ("supportedLanguages: [en], primaryLanguage: fr", "p.primaryLanguage"),
    ])
    func `languages that make no sense are a problem`(yaml: String, path: String) throws {
        try expectEqual(Self.languages(yaml).problems, [path])
    }

    private static func rig(_ languages: ODALanguages, locale: String?) throws -> Rig {
        var configuration = Script.configuration
        configuration.languages = languages
        configuration.recognisesSpeech = true
        let rig = try Rig(configuration, locale: locale)
        rig.connect()
        return rig
    }

    private static func profile(_ members: String) -> String {
        #"{"profile":{\#(members)},"sdkMetadata":{"version":"1.0"}}"#
    }

    @Test func `the skill is told the language that it speaks, at the beginning and at each change`() throws {
        let (languages, _) = try Self.languages("supportedLanguages: [en, de]")
        let rig = try Self.rig(languages, locale: "fi")
        expectEqual(rig.link.texts, [Self.profile(#""languageTag":"en""#)])
        let user = try UserProfile(json(#"{"id":"u"}"#))
        for (locale, told) in [
            ("de-AT", Self.profile(#""languageTag":"de""#)), ("de", nil), ("sv", Self.profile(#""languageTag":"en""#)),
            ("und", Self.profile(#""languageTag":null,"locale":null"#)),
        ] as [(String, String?)] {
            let before = rig.link.texts.count
            rig.session.assumeIsolated { $0.update(user, locale: locale) }
            expectEqual(rig.link.texts.dropFirst(before).first, told, "\(locale)")
        }
    }

    @Test func `a query is refused in a language that is not heard, and heard where the language is not known`() throws
    {
        let start = "audio/pcm;rate=16000"
        func refusal(_ languages: ODALanguages, _ locale: String?) throws -> String? {
            let rig = try Self.rig(languages, locale: locale)
            return rig.session.assumeIsolated { $0.refusal(of: start, isLive: true)?.code }
        }
        let any = ODALanguages()
        try expectEqual(refusal(any, "fi"), "language_not_heard")
        try expect(refusal(any, "de-AT") == nil)
        try expect(refusal(any, nil) == nil)
        try expect(refusal(any, "und") == nil)
        let (narrow, _) = try Self.languages("supportedLanguages: [en, de]")
        try expect(refusal(narrow, "fi") == nil)
        let rig = try Self.rig(any, locale: "fi")
        let failure = rig.session.assumeIsolated { $0.refusal(of: start, isLive: true) }
        expectEqual(failure?.kind, .invalid)
    }

    @Test func `the widget says what can be chosen and what is heard`() throws {
        var configuration = Script.configuration
        expectEqual(ODA(configuration).configuredWidget, Widget())
        configuration.languages = try Self.languages("supportedLanguages: [en, de]").0
        configuration.recognisesSpeech = true
        configuration.sendsHeardSpeech = false
        let widget = ODA(configuration).configuredWidget
        expectEqual(widget.languages, ["en", "de"])
        expectEqual(widget.primaryLanguage, "en")
        expectEqual(widget.speech, Widget.Speech(languages: ODASpeechLocale.all, sendsHeard: false))
    }
}
