import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderRaya

/// The beginning of a conversation: words, presets and looks of the bot, whenever they come.
@Suite struct WelcomeTests {
    @Test func `a configuration that does not come holds nothing up for long`() throws {
        let rig = try Rig(settings: RayaBotSettings())
        rig.source.hold(rig.loop)
        rig.open()
        expectEqual(rig.dials, 0)
        rig.pass(.milliseconds(1999))
        expectEqual(rig.dials, 0)
        rig.pass(.milliseconds(1))
        expectEqual(rig.dials, 1)
        expectEqual(rig.log.words, [], "whose words they are is not known yet")
        rig.link.open()
        rig.source.answer.value = Self.late
        rig.source.release()
        rig.manual.runUntilIdle()
        expectEqual(
            Array(rig.log.words.suffix(5)),
            [
                #"opened {"configSource":"default"}"#, "capabilities images=false voice=true",
                #"native {"configSource":"vendor"}"#,
                #"message bot synthetic initial {"type":"text","text":"Marhaba!","format":"markdown"}"#,
                "suggestions Refunds",
            ])
        expectEqual(rig.log.messages.first?.senderAvatarURL, "https://f/bot.png")
    }

    fileprivate static var late: RayaBotSettings {
        var settings = RayaBotSettings()
        settings.source = .vendor
        settings.takesImages = false
        settings.greeting = "Marhaba!"
        settings.presets = ["Refunds"]
        settings.icons = ["chat": "https://f/bot.png"]
        return settings
    }

    @Test(arguments: [false, true]) func `first words that come late are not said into a conversation`(
        _ isBot: Bool
    ) throws {
        let rig = try Rig(settings: Self.late)
        rig.source.hold(rig.loop)
        rig.open()
        rig.pass(.seconds(2))
        rig.link.open()
        if isBot { rig.link.say(SessionTests.reply("one", "r1")) } else { rig.say("hello?") }
        let count = rig.log.messages.count
        rig.source.release()
        rig.manual.runUntilIdle()
        expectEqual(rig.log.messages.count, count)
        expect(!rig.log.words.contains { $0.hasPrefix("suggestions") })
        expectEqual(rig.log.words.last, #"native {"configSource":"vendor"}"#)
    }

    @Test func `the bot has its picture, and nobody else has`() throws {
        var settings = Self.late
        settings.greeting = ""
        let rig = try Rig(settings: settings)
        rig.connect()
        rig.link.say(SessionTests.reply("one", "r1"))
        rig.link.say(#"{"type":"message","content":"two"}"#)
        rig.link.say(#"{"type":"agent_activity","text":"The shop is closed"}"#)
        expectEqual(rig.log.messages.map(\.senderAvatarURL), ["https://f/bot.png", "https://f/bot.png", nil])
    }

    @Test func `sentences of ours are in the user's language, unless they are configured`() throws {
        func words(_ locale: String?, _ change: (inout RayaConfiguration) -> Void = { _ in }) throws -> [String] {
            var configuration = Script.configuration
            change(&configuration)
            let rig = try Rig(configuration, settings: RayaBotSettings(), locale: locale)
            rig.connect()
            rig.link.say(#"{"type":"error","text":"the secret"}"#)
            rig.link.say(#"{"type":"command","content":"auto_close"}"#)
            return rig.log.words.filter { $0.hasPrefix("message") || $0.hasPrefix("notice") }
        }
        let english = RayaTexts(.en)
        let arabic = RayaTexts(.ar)
        let cases: [(String?, RayaTexts)] = [(nil, english), ("en-GB", english), ("ar-AE", arabic)]
        for (locale, texts) in cases {
            let all = try words(locale)
            expectEqual(all.count, 3)
            for (word, text) in zip(all, [texts.greeting, texts.genericError, texts.closed]) {
                expect(word.contains(text), "\(word)")
            }
        }
        try expectEqual(words(nil) { $0.language = .ar }.first?.contains(arabic.greeting), true)
        let own = try words("ar") {
            $0.greeting = "Ahlan"
            $0.genericErrorText = "Oops"
        }
        expect(own[0].contains("Ahlan") && own[1] == "notice Oops")
    }

    @Test func `a change of language counts for the sentences of ours at once`() throws {
        let rig = try Rig()
        rig.connect()
        let user = try UserProfile(json(#"{"id":"u"}"#))
        rig.session.assumeIsolated { $0.update(user, locale: "ar") }
        rig.link.say(#"{"type":"error"}"#)
        expectEqual(rig.log.words.last, "notice " + RayaTexts(.ar).genericError)
    }
}
