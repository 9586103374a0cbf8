import Configuration
import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// Default responses while the skill keeps silent (`PROTOCOL.md`, section 15; trap 22).
@Suite struct DefaultResponseTests {
    private static var configuration: ODAConfiguration {
        var configuration = Script.configuration
        configuration.respondsByDefault = true
        // Pings would stand between the words.
        configuration.times.ping = .seconds(10_000)
        return configuration
    }

    /// An open conversation in which a message has just been sent.
    private static func waiting(first: Bool = true) -> Script {
        var script = Script.opened(configuration)
        if !first {
            _ = script.sent()
            _ = script.skill(ConversationTests.text("x"), id: "1")
        }
        expectEqual(script.sent(), ["typing bot true"])
        return script
    }

    // MARK: The table, row by row

    @Test func `it is off unless it is asked for`() {
        var script = Script.opened()
        _ = script.sent()
        expectEqual(script.pass(.seconds(100)).filter { $0.hasPrefix("respond") }, [])
    }

    @Test func `after five seconds of silence the first message is greeted`() {
        var script = Self.waiting()
        expectEqual(script.pass(.milliseconds(4999)), [])
        expectEqual(script.pass(.milliseconds(1)), ["respond greeting 0"])
    }

    @Test func `then the user is asked to wait every five seconds`() {
        var script = Self.waiting()
        _ = script.pass(.seconds(5))
        for number in 1...5 {
            expectEqual(script.pass(.milliseconds(4999)), [])
            expectEqual(script.pass(.milliseconds(1)), ["respond wait \(number)"])
        }
    }

    @Test func `a later message is not greeted, and waits begin with the next interval`() {
        var script = Self.waiting(first: false)
        expectEqual(script.pass(.milliseconds(9999)), [])
        expectEqual(script.pass(.milliseconds(1)), ["respond wait 1"])
    }

    @Test func `a second before the end the waits stop`() {
        var configuration = Self.configuration
        configuration.times.waitMessage = .seconds(1)
        var script = Script.opened(configuration)
        _ = script.sent()
        _ = script.pass(.seconds(32))
        expectEqual(script.pass(.seconds(1)), ["respond wait 28"])
        // 34 seconds after the message: greeting timeout and typing timeout less one second.
        expectEqual(script.pass(.milliseconds(1999)), [])
        expectEqual(script.pass(.milliseconds(1)), ["respond sorry 29", "typing bot false"])
    }

    @Test func `after thirty-five seconds there is an apology, and the skill no longer works`() {
        var script = Self.waiting()
        _ = script.pass(.seconds(30))
        expectEqual(script.pass(.milliseconds(4999)), [])
        expectEqual(script.pass(.milliseconds(1)), ["respond sorry 6", "typing bot false"])
        expectEqual(script.pass(.seconds(1000)), [])
    }

    // MARK: What ends them and what begins them again

    static let arrivals: [String] = [
        #"{"messagePayload":{"type":"text","text":"x"},"source":"BOT","endOfTurn":false}"#,
        #"{"messagePayload":{"type":"text","text":"x"},"endOfTurn":false}"#,
        #"{"messagePayload":{"type":"textStream","streamState":"start","text":"a"},"source":"BOT","endOfTurn":false}"#,
        #"{"messagePayload":{"type":"command","command":"noReply"},"source":"BOT","endOfTurn":false}"#,
        #"{"messagePayload":{"type":"status","status":"RESPONDING"},"source":"AGENT","endOfTurn":false}"#,
        #"{"text":"old","endOfTurn":false}"#,
    ]

    @Test(arguments: arrivals)
    func `whatever comes in ends the silence, though the turn goes on`(frame: String) {
        var script = Self.waiting()
        _ = script.pass(.seconds(7))
        _ = script.received(frame)
        expectEqual(script.pass(.seconds(100)).filter { $0.hasPrefix("respond") }, [])
    }

    @Test func `a pong and what cannot be read end nothing`() {
        var script = Self.waiting()
        _ = script.received(#"{"state":{"type":"pong"}}"#)
        _ = script.received("nothing")
        expectEqual(script.pass(.seconds(5)), ["respond greeting 0"])
    }

    @Test func `the next message begins anew, without a greeting`() {
        var script = Self.waiting()
        _ = script.pass(.seconds(4))
        expectEqual(script.sent(), [])
        expectEqual(script.pass(.seconds(9)), [])
        expectEqual(script.pass(.seconds(1)), ["respond wait 1"])
        expectEqual(script.pass(.seconds(24)).filter { $0.contains("sorry") }, [])
        expectEqual(script.pass(.seconds(1)), ["respond sorry 6", "typing bot false"])
    }

    @Test func `the hidden message is the first, and one that goes on is not greeted`() {
        var hidden = Script(Self.configuration, introduction: [utf8("hidden")], speaks: true)
        _ = hidden.start()
        _ = hidden.opened()
        expectEqual(hidden.pass(.seconds(5)), ["respond greeting 0"])
        var resumed = Script(Self.configuration)
        resumed.machine.conversation.restore(ODAMemory())
        _ = resumed.start()
        _ = resumed.opened()
        _ = resumed.sent()
        expectEqual(resumed.pass(.seconds(10)), ["respond wait 1"])
    }

    @Test func `a skill that spoke first needs no greeting`() {
        var script = Script.opened(Self.configuration)
        _ = script.skill(ConversationTests.text("Welcome"), id: "1")
        _ = script.sent()
        expectEqual(script.pass(.seconds(10)), ["respond wait 1"])
    }

    @Test func `a connection that is lost ends them`() {
        var script = Self.waiting()
        _ = script.ended(.lost(reason: "x"))
        _ = script.pass(.seconds(5))
        _ = script.opened()
        expectEqual(script.pass(.seconds(100)).filter { $0.hasPrefix("respond") }, [])
    }

    @Test func `an end ends them`() {
        var script = Self.waiting()
        _ = script.take(script.machine.end())
        expect(script.timers[.patience] == nil)
        expectEqual(script.pass(.seconds(100)).filter { $0.hasPrefix("respond") }, [])
    }

    // MARK: Agents (trap 22)

    @Test func `an agent's frame of any kind stops what a message to the skill began`() {
        var script = Self.waiting()
        _ = script.skill(
            #"{"type":"outboundEvent","eventType":"x","eventVersion":"1","eventData":{}}"#, source: "AGENT")
        expectEqual(script.pass(.seconds(100)).filter { $0.hasPrefix("respond") }, [])
    }

    @Test func `nothing is said while the last frame came from an agent, named or not`() {
        for extensions in ["", #","channelExtensions":{"agentName":"Ann"}"#] {
            var script = Script.opened(Self.configuration)
            _ = script.skill("{\"type\":\"text\",\"text\":\"x\"\(extensions)}", id: "1", source: "AGENT")
            _ = script.sent()
            expectEqual(script.pass(.seconds(100)).filter { $0.hasPrefix("respond") }, [])
            _ = script.skill(ConversationTests.text("back"), id: "2")
            _ = script.sent()
            expectEqual(script.pass(.seconds(10)), ["respond wait 1"])
        }
    }

    // MARK: What is shown

    @Test func `each session is told in its own language, as a message that is marked`() throws {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(
            parsing: utf8("{DE: {odais_default_greeting_message: 'Hallo!'}, en: {odais_default_wait_message: 'Wait!'}}")
        )
        var configuration = Self.configuration
        configuration.defaultTexts = ODADefaultTexts(
            ConfigurationValue(node, path: "i18n", problems: problems).section())
        expect(problems.all.isEmpty)
        let one = try Rig(configuration, locale: "de-AT")
        let two = try Rig(configuration, locale: "fr", beside: one)
        one.connect()
        two.open()
        one.say("x")
        one.pass(.seconds(10))
        let first = one.log.messages
        expect(first.allSatisfy { $0.isSynthetic && $0.role == .bot && $0.native.isEmpty })
        expectEqual(first.map(\.vendorID), ["default-1700000010000-0", "default-1700000010000-1"])
        expectEqual(
            first.map { text($0.content) },
            [
                #"{"type":"text","text":"Hallo!","format":"plain"}"#,
                #"{"type":"text","text":"Wait!","format":"plain"}"#,
            ])
        let english = ODADefaultTexts().text(.greeting, in: nil)
        expectEqual(two.log.messages.last.map { text($0.content) }?.contains("Wait!"), true)
        expect(two.log.messages.contains { text($0.content).contains(english) })
        // Nothing of it goes to the skill.
        expectEqual(one.link.texts.filter { $0.contains("Wait!") || $0.contains("Hallo!") }, [])
        _ = one.finish()
        one.pass(.seconds(100))
        expect(one.loop.timerCount > 0)
    }

    @Test func `a text that is no text, and a key that is none, are reported`() throws {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: utf8("{de: {odais_default_greeting: x}, fr: 1}"))
        _ = ODADefaultTexts(ConfigurationValue(node, path: "i18n", problems: problems).section())
        expectEqual(problems.all.map(\.path).sorted(), ["i18n.de.odais_default_greeting", "i18n.fr"])
    }
}
