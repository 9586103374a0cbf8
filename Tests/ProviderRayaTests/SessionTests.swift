import Configuration
import Domain
import EventLoop
import HTTPWire
import JSON
import Kernel
import ProviderKit
import ProviderRig
import Telemetry
import SupportExpectations
import Testing

@testable import ProviderRaya

/// The session over a scripted socket.
@Suite struct SessionTests {
    static func reply(_ content: String, _ id: String, more: String = "") -> String {
        #"{"type":"response","data":{"id":"\#(id)","chat_session_id":"S1","content":"\#(content)"\#(more)}}"#
    }

    // MARK: Opening

    @Test func `a session greets before anything else, then dials, then is open`() throws {
        var settings = RayaBotSettings()
        settings.source = .vendor
        settings.greeting = "Marhaba!"
        let rig = try Rig(settings: settings)
        rig.open()
        expectEqual(
            rig.log.words, [#"message bot synthetic initial {"type":"text","text":"Marhaba!","format":"markdown"}"#])
        expectEqual(rig.dials, 1)
        rig.link.open()
        expectEqual(rig.log.words.last, #"opened {"configSource":"vendor"}"#)
        expectEqual(rig.link.texts, ["ping"])
    }

    @Test func `an end before the configuration comes is the end`() throws {
        let rig = try Rig()
        rig.source.hold(rig.loop)
        rig.open()
        rig.finish()
        rig.source.release()
        rig.pass(.seconds(5))
        expectEqual(rig.dials, 0)
        expectEqual(rig.log.words, [])
        expectEqual(rig.loop.timerCount, 0)
    }

    @Test func `what of the user is not well formed is left out and told once`() throws {
        let rig = try Rig(user: #"{"id":"u","name":"Ada","email":"ada at home","phone":"1"}"#)
        rig.connect()
        let query = try rig.link.query
        expect(query["user_name"] == "Ada" && query["email"] == "" && query["phone"] == "")
        expectEqual(rig.log.words.filter { $0.hasPrefix("notice") }.count, 2)
        let again = try Rig(user: #"{"id":"u","email":"x"}"#, isResumed: true)
        again.connect()
        expectEqual(again.log.words.filter { $0.hasPrefix("notice") }, [])
    }

    @Test func `a token that cannot be read is told without a dial`() throws {
        let problems = ConfigurationProblems()
        let node = try ConfigurationNode(parsing: utf8("{t: 'env:NOT_THERE'}"))
        let section = try #require(ConfigurationValue(node, path: "", problems: problems).section())
        let rig = try Rig(RayaConfiguration(endpoint: "raya.example.com", token: section.secret("t")))
        rig.open()
        expectEqual(rig.dials, 0)
        expectEqual(rig.log.words, ["failed provider_auth_failed token_missing"])
    }

    // MARK: Sending

    @Test func `a text is trimmed and written, once the link is open`() throws {
        let rig = try Rig()
        expectEqual(rig.say("early"), "notSent not_connected")
        rig.open()
        expectEqual(rig.say("early"), "notSent not_connected")
        rig.link.open()
        expectEqual(rig.say("  hello \n"), "sent")
        expectEqual(rig.link.said, [#"{"content":"hello","images":[]}"#])
        rig.link.unsentBytes = (1 << 20) + 1
        expectEqual(rig.say("too much"), "notSent provider_capacity")
    }

    @Test func `content the vendor cannot take is refused for good`() throws {
        let rig = try Rig()
        rig.connect()
        expectEqual(rig.say(" \n"), "refused invalid_text")
        func problems(_ content: UserContent) -> [String] {
            rig.session.assumeIsolated { $0.problems(in: content).map { "\($0.pointer) \($0.code)" } }
        }
        expectEqual(problems(.text(" \n", format: .plain)), ["/text empty"])
        expectEqual(problems(.text(String(repeating: "x", count: 10_001), format: .plain)), ["/text too_long"])
        expectEqual(problems(.text("x", format: .plain)), [])
        expectEqual(problems(.action(ActionChoice(payload: ["a": 1], text: nil))), ["/type not_allowed"])
        expectEqual(problems(.attachment(ids: [], text: nil)), [], "files are judged when they are handed over")
        expectEqual(rig.say(String(repeating: "x", count: 10_001)), "refused text_too_long")
        expectEqual(rig.say(String(repeating: "é", count: 10_000)), "sent")
        expectEqual(rig.say(String(repeating: "e\u{301}", count: 5_000)), "sent")
        expectEqual(rig.say(String(repeating: "e\u{301}", count: 5_001)), "refused text_too_long")
        let others: [UserContent] = [
            .event(name: "e", version: nil, data: [:]), .data(contentType: "a/b", value: 1), .raw(1),
            .audio(contentType: "audio/wav"), .action(ActionChoice(payload: ["a": 1], text: nil)),
        ]
        for content in others { expectEqual(rig.send(content), "refused capability_unsupported") }
        expectEqual(rig.link.said.count, 2)
    }

    @Test func `an action with a text is sent as that text`() throws {
        let rig = try Rig()
        rig.connect()
        expectEqual(rig.send(.action(ActionChoice(payload: "p", text: "Refunds"))), "sent")
        expectEqual(rig.send(.action(ActionChoice(payload: "Opening hours"))), "sent")
        expectEqual(
            rig.link.said,
            [
                #"{"content":"Refunds","images":[]}"#, #"{"content":"Opening hours","images":[]}"#,
            ])
    }

    @Test func `a human is asked for with a plain message, offered or not`() throws {
        let rig = try Rig()
        rig.connect()
        expectEqual(rig.send(.escalation(reason: "angry")), "sent")
        expectEqual(rig.link.said, [#"{"content":"/human_agent","images":[]}"#])
    }

    @Test func `a whole end-of-session dialogue`() throws {
        let rig = try Rig()
        rig.connect()
        func answer(_ value: String) -> String {
            guard let request = rig.log.commands.last else { return "no command" }
            return rig.send(.command(CommandAnswer(commandID: request.id, name: request.name, value: value)))
        }
        rig.link.say(#"{"type":"command","content":"end_session","options":["Yes","No"],"message":"End?"}"#)
        expectEqual(answer("yes"), "refused invalid_option")
        expectEqual(answer("Yes"), "sent")
        expectEqual(answer("Yes"), "refused no_such_command")
        rig.link.say(#"{"type":"command","content":"rate_conversation","options":[1,2,3,4,5]}"#)
        expectEqual(answer("5"), "sent")
        rig.link.say(#"{"type":"command","content":"submit_feedback","optional":true}"#)
        expectEqual(answer(""), "sent")
        rig.link.say(#"{"type":"command","content":"feedback_received"}"#)
        expectEqual(
            rig.link.said,
            [
                #"{"type":"command_response","command":"end_session","response":"Yes"}"#,
                #"{"type":"command_response","command":"rate_conversation","response":"5"}"#,
                #"{"type":"command_response","command":"submit_feedback","response":""}"#,
            ])
        rig.pass(.seconds(3))
        expectEqual(rig.log.words.last, "ended completed system")
        expectEqual(rig.link.closed?.code, 1000)
        expectEqual(rig.loop.timerCount, 0)
        expectEqual(rig.say("after"), "notSent not_connected")
        expectEqual(rig.dials, 1)
    }

    // MARK: Losing and coming back

    @Test func `the id of the first response is in the next address and on the disk before it is told`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(Self.reply("one", "r1"))
        rig.manual.runUntilIdle()
        expectEqual(rig.values[RayaMemory.key].map { text($0) }?.contains(#""sessionId":"S1""#), true)
        expect(rig.log.words.contains(#"native {"chatSessionId":"S1"}"#))
        rig.link.end(.lost(reason: "x"))
        rig.pass(.seconds(2))
        try expectEqual(rig.link.query["chat_session_id"], "S1")
        rig.link.open()
        rig.link.say(Self.reply("two", "r2").replacing("S1", with: "S2"))
        rig.link.end(.closed(code: 1011))
        rig.pass(.seconds(2))
        try expectEqual(rig.link.query["chat_session_id"], "S2")
        expectEqual(rig.dials, 3)
    }

    @Test func `a session goes on after a restart with all that is needed`() throws {
        let first = try Rig(user: #"{"id":"u","name":"Ada","email":"A@b.org"}"#)
        first.connect()
        first.link.say(Self.reply("one", "r1"))
        first.show([.png(), .png()], as: message(77))
        first.link.say(#"{"type":"command","content":"end_session","options":["Yes"]}"#)
        first.manual.runUntilIdle()
        let request = try #require(first.log.commands.last)
        let second = try Rig(
            user: #"{"id":"u","name":"Ada","email":"A@b.org"}"#, isResumed: true, manual: first.manual,
            values: first.values)
        second.connect()
        let query = try second.link.query
        expect(query["chat_session_id"] == "S1" && query["user_name"] == "Ada" && query["email"] == "a@b.org")
        expect(!second.log.words.contains { $0.hasPrefix("message") }, "no greeting")
        let answer = CommandAnswer(commandID: request.id, name: request.name, value: "Yes")
        expectEqual(second.send(.command(answer)), "sent")
        second.link.say(
            Self.reply("seen", "r2", more: #","attachments":["https://f/1","https://f/2"],"attachment_type":"image""#))
        let updates = second.log.all.compactMap { if case .outbound(let update) = $0 { update } else { nil } }
        expectEqual(updates.map(\.message), [message(77)])
        expectEqual(updates.first?.files.map(\.contentType), [nil, nil], "the gateway knows what the user sent")
    }

    @Test func `a server that closes in order is heard again without a word from us`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(Self.reply("one", "r1"))
        rig.link.end(.closed(code: 1000))
        rig.pass(.milliseconds(1))
        expectEqual(rig.dials, 2)
        try expectEqual(rig.link.query["chat_session_id"], "S1")
        expectEqual(rig.say("hello?"), "notSent not_connected")
        expectEqual(rig.dials, 2)
        rig.link.open()
        expectEqual(rig.say("hello?"), "sent")
        expectEqual(rig.link.said.count, 1)
    }

    @Test func `changes of the user and of custom data count from the next connection on`() throws {
        var configuration = Script.configuration
        configuration.customDataKeys = ["order"]
        let rig = try Rig(configuration, customData: ["order": "A-1"])
        rig.connect()
        let changed = try UserProfile(json(#"{"id":"u","name":"Bo","timezone":"Europe/London"}"#))
        rig.session.assumeIsolated {
            $0.update(changed, locale: "ar-AE")
            $0.update(customData: ["order": "A-2"])
        }
        try expectEqual(json(rig.link.query["data"] ?? "")["order"], "A-1")
        rig.link.end(.lost(reason: "x"))
        rig.pass(.seconds(2))
        let query = try rig.link.query
        let data = try json(query["data"] ?? "")
        expectEqual(query["user_name"], "Bo")
        expect(data["order"] == "A-2" && data["locale"] == "ar" && data["timezone"] == "Europe/London")
    }

    @Test func `frames of an old socket are no news`() throws {
        let rig = try Rig()
        rig.connect()
        let old = rig.link
        rig.pass(.seconds(25))
        rig.pass(.seconds(60))
        expectEqual(old.closed?.code, 4000)
        expectEqual(old.closed?.reason, "Heartbeat timeout")
        let words = rig.log.words
        old.say(Self.reply("late", "r9"))
        old.end(.closed(code: 4000))
        expectEqual(rig.log.words, words)
    }

    @Test func `nothing is told once the gateway has asked for the end`() throws {
        for suspends in [false, true] {
            let rig = try Rig()
            rig.connect()
            rig.link.say(#"{"type":"chunk","text":"half"}"#)
            rig.finish(suspending: suspends)
            let words = rig.log.words
            expectEqual(rig.link.closed?.code, 1000)
            rig.link.say(Self.reply("late", "r9"))
            rig.link.end(.closed(code: 1000))
            rig.pass(.seconds(120))
            expectEqual(rig.log.words, words)
            expectEqual(rig.loop.timerCount, 0)
            expectEqual(rig.dials, 1)
        }
    }

    // MARK: The rest

    @Test func `suggestions are those of the bot, as far as they fit`() async throws {
        var settings = Rig.quiet
        settings.presets = ["Opening hours", "Refunds"]
        let rig = try Rig(settings: settings)
        rig.connect()
        func ask(_ query: String) -> [String] {
            let found = LoopBound<[String]>([], loop: rig.loop)
            let session = rig.session
            Task(executorPreference: rig.loop.taskExecutor) {
                found.value = (try? await session.suggestions(for: query)) ?? []
            }
            rig.manual.runUntilIdle()
            return found.value
        }
        expectEqual(ask(""), ["Opening hours", "Refunds"])
        expectEqual(ask(" REF"), ["Refunds"])
        expectEqual(ask("x"), [])
        rig.say("hi")
        expectEqual(ask(""), [])
    }

    @Test func `neither the token nor the user stands in a log`() throws {
        let rig = try Rig(user: #"{"id":"u","name":"Adalbert","email":"a@b.org"}"#)
        rig.connect()
        rig.link.say(#"{"type":"error","text":"Bearer tk_test_1 expired"}"#)
        rig.link.say("nonsense")
        rig.link.end(.refused(status: 503, reason: "x"))
        rig.link.end(.closed(code: 1008))
        let lines = rig.sink.lines.joined(separator: "\n")
        expect(!lines.isEmpty)
        for word in ["tk_test_1", "Adalbert", "a@b.org", "chat_session_id"] {
            expect(!lines.contains(word), "\(lines)")
        }
        let told = rig.log.words.joined(separator: "\n")
        expect(!told.contains("tk_test_1"))
    }
}
