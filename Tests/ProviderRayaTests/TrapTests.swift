import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit
import ProviderRig
import Telemetry
import SupportExpectations
import Testing

@testable import ProviderRaya

/// The oddities of the protocol note's section 21, each a test of its number.
@Suite struct TrapTests {
    @Test func `1: an outbound message has no type and always has images`() throws {
        let rig = try Rig()
        rig.connect()
        rig.say("hi")
        rig.show([.png()])
        for frame in rig.link.said {
            let object = try #require(try json(frame).objectValue)
            expectEqual(object.members.map(\.key), ["content", "images"])
        }
        expectEqual(rig.link.said.count, 2)
    }

    @Test func `2: a voice note is a binary frame and never text`() throws {
        let rig = try Rig()
        rig.connect()
        let bytes = wave()
        expectEqual(rig.show([.test(MemoryFile(bytes), "v.wav", "audio/wav")]), "sent")
        expectEqual(rig.link.binaries, [bytes])
        expectEqual(rig.link.said, [])
    }

    @Test func `3: the path is the new one, and the old one can be configured`() throws {
        let rig = try Rig()
        rig.open()
        expectEqual(rig.link.url.path, "/v1/enhanced-chat/ws/stream")
        var configuration = Script.configuration
        configuration.socketPath = "/v1/conversations/ws/start"
        let old = try Rig(configuration)
        old.open()
        expectEqual(old.link.url.path, "/v1/conversations/ws/start")
    }

    @Test func `4: audio_urls is one text, empty when there is none, under either name`() {
        for key in ["audio_urls", "audioUrls"] {
            var script = Script.opened()
            _ = script.sent(.voice(message(1)))
            expectEqual(
                script.response(#""id":"a","content":"x","\#(key)":"https://f/v""#).first,
                "outbound delivered https://f/v")
        }
        var script = Script.opened()
        _ = script.sent(.voice(message(1)))
        expectEqual(
            script.response(#""id":"a","content":"x","audio_urls":["https://f/v"]"#).first, "outbound delivered")
    }

    @Test(arguments: [
        ("1780000123", Int64(1_780_000_123_000)), ("1780000123.75", 1_780_000_123_750),
        (#""1780000123""#, 1_780_000_123_000), (#""1780000123.5""#, 1_780_000_123_500), ("true", nil), ("null", nil),
        (#""soon""#, nil), ("-1", nil), ("0", nil),
    ])
    func `5: created_at is a number, a fraction, a text or absent`(_ value: String, _ time: Int64?) throws {
        guard
            case .response(let response)? = RayaFrame(
                decoding: utf8(#"{"type":"response","data":{"content":"x","created_at":\#(value)}}"#))
        else { return expect(Bool(false), "no response") }
        expectEqual(response.saidAt, time)
    }

    @Test func `6: attachments of a response are the user's, and are told before the bot speaks`() {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 1))
        let words = script.response(#""id":"a","content":"I see","attachments":["https://f/1"]"#)
        expectEqual(words.map { $0.split(separator: " ")[0] }, ["outbound", "keep", "message"])
        expect(!words[2].contains("files="))
    }

    @Test(arguments: [0, 1, 2, 3, 5]) func `7: more or fewer addresses than images harm nothing`(_ count: Int) {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 2))
        let urls = (0..<count).map { #""https://f/\#($0)""# }.joined(separator: ",")
        for step in script.machine.received(
            utf8(#"{"type":"response","data":{"id":"a","content":"x","attachments":[\#(urls)]}}"#), at: script.now)
        {
            guard case .emit(.outbound(let update)) = step else { continue }
            expectEqual(update.message, message(1))
            expectEqual(update.files.count, count)
            expect(update.files.allSatisfy { $0.name == nil }, "names stay the gateway's")
        }
    }

    @Test func `8: the session's id comes late, within data only, and changes the next address`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(#"{"type":"message","content":"hi","chat_session_id":"no"}"#)
        rig.link.say(#"{"type":"response","chat_session_id":"no","data":{"id":"a","content":"x"}}"#)
        rig.link.end(.lost(reason: "x"))
        rig.pass(.seconds(2))
        try expectEqual(rig.link.query["chat_session_id"], "")
        rig.link.open()
        rig.link.say(SessionTests.reply("y", "b"))
        rig.link.end(.lost(reason: "x"))
        rig.pass(.seconds(2))
        try expectEqual(rig.link.query["chat_session_id"], "S1")
    }

    @Test func `9: an unknown session is an empty value, and no agent is the word null`() throws {
        let rig = try Rig()
        rig.open()
        let query = try #require(rig.link.url.query)
        expect(query.contains("&agent_id=null&chat_session_id=&user_name="))
    }

    @Test func `10: a plus sign is escaped`() throws {
        let rig = try Rig(user: #"{"id":"u","name":"A B","phone":"+971501112233"}"#)
        rig.open()
        let query = try #require(rig.link.url.query)
        expect(query.contains("phone=%2B971501112233"))
        expect(query.contains("user_name=A%20B"))
        expect(!query.contains("+"))
    }

    @Test func `11: ping and pong are bare text, and a pong is no garbage`() {
        var script = Script.opened()
        expectEqual(script.received("pong"), [])
        expectEqual(script.pass(.seconds(25)), ["> ping"])
    }

    @Test func `12: the wait for a pong is not begun anew by the next ping`() {
        var script = Script.opened()
        _ = script.pass(.seconds(25))
        let words = script.pass(.seconds(60))
        expect(words.contains("close 4000 Heartbeat timeout"))
        expectEqual(words.prefix(2), ["> ping", "> ping"])
    }

    @Test func `13: 1006 is never put into a close frame`() {
        var script = Script.opened()
        _ = script.pass(.seconds(25))
        for word in script.pass(.seconds(60)) + script.take(script.machine.end()) where word.hasPrefix("close") {
            expect(!word.contains("1006"))
        }
    }

    @Test(arguments: ["human-rep-escalation", "escalation"])
    func `14: the offer of a human has two names, and asking is a plain message`(_ type: String) throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(#"{"type":"\#(type)"}"#)
        expectEqual(rig.log.words.last, "escalation true")
        rig.send(.escalation(reason: nil))
        expectEqual(rig.link.said, [#"{"content":"/human_agent","images":[]}"#])
    }

    private func answered(_ command: String, _ value: String) throws -> [String] {
        let rig = try Rig()
        rig.connect()
        rig.link.say(command)
        let request = try #require(rig.log.commands.last)
        rig.send(.command(CommandAnswer(commandID: request.id, name: request.name, value: value)))
        return rig.link.said
    }

    @Test func `15: a rating is answered with a text`() throws {
        try expectEqual(
            answered(#"{"type":"command","content":"rate_conversation","options":[1,2,3,4,5]}"#, "5"),
            [#"{"type":"command_response","command":"rate_conversation","response":"5"}"#])
    }

    @Test(arguments: ["Yes", "نعم", "yes please"]) func `16: an option goes back to the letter`(_ option: String) throws
    {
        let command = #"{"type":"command","content":"end_session","options":["\#(option)","No"]}"#
        try expectEqual(
            answered(command, option), [#"{"type":"command_response","command":"end_session","response":"\#(option)"}"#]
        )
    }

    @Test func `17: the thanks end the session after three seconds, auto_close ends it at once for good`() throws {
        let thanks = try Rig()
        thanks.connect()
        thanks.link.say(#"{"type":"command","content":"feedback_received"}"#)
        expectEqual(thanks.log.commands.last?.wantsAnswer, false)
        expect(!thanks.log.words.contains { $0.hasPrefix("ended") })
        thanks.pass(.seconds(3))
        expectEqual(thanks.log.words.last, "ended completed system")
        let closed = try Rig()
        closed.connect()
        closed.link.say(#"{"type":"command","content":"auto_close"}"#)
        expectEqual(closed.log.words.last, "ended inactivity system")
        closed.link.end(.lost(reason: "reset"))
        closed.pass(.seconds(600))
        expectEqual(closed.dials, 1)
    }

    @Test func `18: the greeting is ours to say, once, and not again on a resume`() throws {
        var settings = RayaBotSettings()
        settings.greeting = "Marhaba!"
        let rig = try Rig(settings: settings)
        rig.connect()
        rig.link.end(.lost(reason: "x"))
        rig.pass(.seconds(2))
        rig.link.open()
        expectEqual(rig.log.messages.map(\.vendorID), ["initial"])
        expectEqual(rig.log.messages.first?.isSynthetic, true)
        let again = try Rig(settings: settings, isResumed: true)
        again.connect()
        expect(again.log.messages.isEmpty)
    }

    @Test func `19: presets are objects in frames and texts in the configuration; titles count, blank ones do not`()
        throws
    {
        var settings = Rig.quiet
        settings.presets = ["From the configuration"]
        let rig = try Rig(settings: settings)
        rig.connect()
        expect(rig.log.words.contains("suggestions From the configuration"))
        rig.link.say(#"{"type":"presets","presets":[{"title":"T","prompt":"P"},{"title":"  "}]}"#)
        expectEqual(rig.log.words.last, "suggestions T")
    }

    @Test(arguments: [0, 1, 2, 9]) func `20: whatever sender says, it is the bot; activity is the system's`(
        _ sender: Int
    ) {
        var script = Script.opened()
        expect(script.response(#""id":"a","sender":\#(sender),"content":"x""#)[0].hasPrefix("message bot a "))
        expect(script.received(#"{"type":"agent_activity","text":"Sara"}"#)[0].hasPrefix("message system "))
    }

    @Test func `21: what cannot be sent while the link is away is not taken as sent`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.end(.lost(reason: "x"))
        expectEqual(rig.say("kept"), "notSent not_connected")
        rig.pass(.seconds(2))
        expectEqual(rig.say("kept"), "notSent not_connected")
        rig.link.open()
        expectEqual(rig.say("kept"), "sent")
        let frames: [[String]] = rig.dialler.links.value.map { $0.said }
        expectEqual(frames, [[], [#"{"content":"kept","images":[]}"#]])
    }

    @Test func `22: thirty seconds is the most, chance included, and only an opening sets the count back`() {
        for seed in UInt64(0)..<20 {
            var script = Script(seed: seed)
            _ = script.start()
            for _ in 0..<20 {
                _ = script.ended(.lost(reason: "x"))
                expect((script.left(.reconnect) ?? .zero) <= .seconds(30))
                _ = script.pass(.seconds(30))
            }
            _ = script.ended(.lost(reason: "x"))
            expectEqual(script.left(.reconnect), .seconds(30))
        }
    }

    @Test func `23: the sanitizer bites inside words, and the word token empties a text`() {
        expectEqual(RayaSanitizer.clean("connection=lost", generic: "g"), "clost")
        expectEqual(RayaSanitizer.clean("the token was fine", generic: "g"), "g")
    }

    @Test func `24: a response without words still has an id and addresses`() {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 1))
        let words = script.response(#""id":"a","chat_session_id":"S","content":"","attachments":["https://f/1"]"#)
        expectEqual(
            words,
            [
                "keep", #"native {"chatSessionId":"S"}"#, "outbound delivered https://f/1", "keep",
            ])
    }

    @Test func `25: an error closes nothing, and what it leaves pending is timed out`() throws {
        let rig = try Rig()
        rig.connect()
        rig.say("text first")
        rig.show([.png()])
        rig.link.say(#"{"type":"error","text":"overloaded"}"#)
        expectEqual(rig.log.words.last, "notice overloaded")
        expect(rig.link.isOpen)
        expectEqual(rig.say("go on"), "sent")
        for _ in 0..<12 {
            rig.pass(.seconds(10))
            rig.link.say("pong")
        }
        expect(rig.log.words.contains("outbound failed media_unresolved"))
    }

    @Test(arguments: ["Waiting for a human agent", "HUMAN AGENT", "no Human Agents here"])
    func `26: a line about human agents takes the offer back`(_ text: String) {
        var script = Script.opened()
        _ = script.received(#"{"type":"escalation"}"#)
        expectEqual(script.received(#"{"type":"info","text":"\#(text)"}"#).last, "escalation false")
    }

    @Test func `27: spaces in pieces stay, and nothing is no piece`() {
        var script = Script.opened()
        _ = script.received(#"{"type":"chunk","text":"a"}"#)
        expectEqual(script.received(#"{"type":"chunk","text":" "}"#), ["delta 1  "])
        expectEqual(script.received(#"{"type":"chunk","text":""}"#), ["note a frame without anything in it came in"])
        expectEqual(script.received(#"{"type":"chunk","text":"  b"}"#), ["delta 2   b"])
        expectEqual(script.response(#""id":"r","content":"""#).first?.contains(#""text":"a   b""#), true)
    }

    @Test func `28: content stands for text in pieces and errors, command for content`() {
        var script = Script.opened()
        expectEqual(script.received(#"{"type":"chunk","content":"a"}"#).last, "delta 0 a")
        expectEqual(script.received(#"{"type":"error","content":"down"}"#).last, "notice down")
        expectEqual(
            script.received(#"{"type":"command","command":"end_session"}"#).last?.hasPrefix("command end_session"), true
        )
    }

    @Test func `29: nothing is replayed on a resume, so the hole is told`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.end(.lost(reason: "x"))
        rig.pass(.seconds(2))
        rig.link.open()
        let gap = try #require(rig.log.words.last { $0.hasPrefix("gap") })
        expect(gap.hasSuffix("false"))
    }

    @Test func `30: the token in the address is told to nobody`() throws {
        let rig = try Rig()
        rig.open()
        rig.link.end(.refused(status: 503, reason: "x"))
        rig.pass(.seconds(2))
        rig.link.end(.refused(status: 401, reason: "x"))
        expectEqual(rig.log.words.last, "failed provider_auth_failed token_refused")
        let everything = (rig.log.words + rig.sink.lines).joined()
        expect(!everything.contains("tk_test_1"))
        try expectEqual(rig.link.query["token"], "tk_test_1")
    }
}
