import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderRaya

/// Turns, media and commands (sections 6 to 9).
@Suite struct ConversationTests {
    private static let urls = #""attachments":["https://f/1","https://f/2"],"attachment_type":"image""#

    // MARK: Media

    @Test func `addresses reach the user's images before the bot speaks`() {
        var script = Script.opened()
        expectEqual(script.sent(.images(message(1), count: 2)), ["keep"])
        expectEqual(
            script.response(#""id":"r1","content":"I see.",\#(Self.urls)"#),
            [
                "outbound delivered https://f/1,https://f/2", "keep",
                #"message bot r1 {"type":"text","text":"I see.","format":"markdown"}"#,
            ])
        expect(script.left(.media) == nil)
        expectEqual(script.kept?.media, [])
    }

    @Test func `of several messages the one with as many images is meant, else the oldest`() {
        func settled(_ counts: [Int], by urls: String) -> MessageID? {
            var script = Script.opened()
            for (index, count) in counts.enumerated() {
                _ = script.sent(.images(message(UInt64(index + 1)), count: count))
            }
            let before = script.kept?.media ?? []
            _ = script.response(#""id":"r","content":"x",\#(urls)"#)
            let after = script.kept?.media ?? []
            return before.first { !after.contains($0) }?.message
        }
        expectEqual(settled([1, 2, 2], by: Self.urls), message(2))
        expectEqual(settled([1, 3], by: Self.urls), message(1))
        expectEqual(settled([3, 1], by: Self.urls), message(1))
    }

    @Test func `images and voice notes do not get each other's addresses`() {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 1))
        _ = script.sent(.voice(message(2)))
        expectEqual(
            script.response(#""id":"r","content":"x","audio_urls":"https://f/v""#).first,
            "outbound delivered https://f/v")
        expectEqual(script.kept?.media.map(\.message), [message(1)])
        expectEqual(
            script.response(#""id":"s","content":"x","attachments":["https://f/v"],"attachment_type":"audio""#).first,
            "outbound https://f/v", "the last voice note, which was settled already")
    }

    @Test func `a response may bring both`() {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 2))
        _ = script.sent(.voice(message(2)))
        expectEqual(
            script.response(#""id":"r","content":"x","audio_urls":"https://f/v",\#(Self.urls)"#).filter {
                $0.hasPrefix("outbound")
            }, ["outbound delivered https://f/1,https://f/2", "outbound delivered https://f/v"])
    }

    @Test func `a response without addresses ends the turn of a medium`() {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 1))
        expectEqual(script.response(#""id":"r","content":"ok""#).first, "outbound delivered")
        expect(script.left(.media) == nil)
        expectEqual(
            script.response(#""id":"s","content":"late","attachments":["https://f/1"]"#).first, "outbound https://f/1",
            "what comes late still counts")
    }

    @Test func `the answer to a text before it is not the answer to a medium`() {
        var script = Script.opened()
        _ = script.sent(.text)
        _ = script.sent(.images(message(1), count: 1))
        expectEqual(script.response(#""id":"r","content":"to the text""#).count, 1)
        expectEqual(script.response(#""id":"s","content":"to the image""#).first, "outbound delivered")
    }

    @Test func `a message without a stream answers a text and never a medium`() {
        var script = Script.opened()
        _ = script.sent(.text)
        _ = script.sent(.images(message(1), count: 1))
        _ = script.received(#"{"type":"message","content":"to the text"}"#)
        _ = script.received(#"{"type":"message","content":"to nothing"}"#)
        expectEqual(script.response(#""id":"s","content":"to the image""#).first, "outbound delivered")
    }

    @Test func `a picture of the bot's is the answer to the text before it`() {
        var script = Script.opened()
        _ = script.sent(.text)
        let words = script.response(#""id":"r","content":"Look!","attachments":["https://f/bot"]"#)
        expectEqual(words.map { $0.split(separator: " ")[0] }, ["message"])
        _ = script.sent(.images(message(1), count: 1))
        expectEqual(script.response(#""id":"s","content":"no address""#).first, "outbound delivered")
    }

    @Test func `addresses of another kind are no answer to a medium that waits`() {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 1))
        _ = script.response(#""id":"r","content":"Listen!","audio_urls":"https://f/bot""#)
        expectEqual(script.kept?.media.map(\.message), [message(1)])
    }

    @Test func `an error fails the medium whose turn it was`() {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 1))
        _ = script.sent(.voice(message(2)))
        expectEqual(
            script.received(#"{"type":"error","text":"unreadable"}"#),
            [
                "explain unreadable", "outbound failed error_frame", "keep", "notice unreadable",
            ])
        expectEqual(script.kept?.media.map(\.message), [message(2)])
    }

    @Test func `a medium waits two minutes and no longer, each for itself`() {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 1))
        _ = script.pass(.seconds(20))
        _ = script.sent(.voice(message(2)))
        expectEqual(script.left(.media), .seconds(100))
        let words = script.pass(.seconds(100)).filter { $0.hasPrefix("outbound") }
        expectEqual(words, ["outbound failed media_unresolved"])
        expectEqual(script.left(.media), .seconds(20))
        expect(script.pass(.seconds(20)).contains("outbound failed media_unresolved"))
        expectEqual(script.kept?.media, [])
    }

    @Test func `a lost connection alone fails no medium`() {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 2))
        expect(!script.ended(.lost(reason: "no")).contains { $0.hasPrefix("outbound") })
        _ = script.pass(.seconds(2))
        _ = script.opened()
        expectEqual(
            script.response(#""id":"r","content":"x",\#(Self.urls)"#).first,
            "outbound delivered https://f/1,https://f/2")
    }

    @Test(arguments: ["auto_close", "feedback_received"])
    func `the end of the conversation fails what still waits`(_ end: String) {
        var script = Script.opened()
        _ = script.sent(.images(message(1), count: 2))
        var words = script.received(#"{"type":"command","content":"\#(end)"}"#)
        words += script.pass(.seconds(3))
        expect(words.contains("outbound failed media_unresolved"), "\(words)")
        let outbound = words.firstIndex(of: "outbound failed media_unresolved") ?? 0
        let ended = words.firstIndex { $0.hasPrefix("ended") } ?? .max
        expect(outbound < ended, "what is told after the end is not heard")
    }

    @Test func `what waits is remembered over a restart, with a bound`() {
        var script = Script.opened()
        for number in 1...101 { _ = script.sent(.images(message(UInt64(number)), count: 1)) }
        expectEqual(script.kept?.media.count, 100)
        expectEqual(script.kept?.media.first?.message, message(2), "the oldest is given up")
        var later = Script()
        _ = later.take(later.machine.restore(script.kept ?? RayaMemory(), at: later.now))
        expectEqual(later.left(.media), .seconds(120))
        _ = later.start(isNew: false)
        _ = later.opened()
        expectEqual(
            later.response(#""id":"r","content":"x","attachments":["https://f/1"]"#).first,
            "outbound delivered https://f/1")
    }

    // MARK: Suggestions

    @Test func `suggestions are known after a restart, so that they can be taken back`() {
        var script = Script.opened()
        _ = script.received(#"{"type":"presets","presets":[{"title":"A"}]}"#)
        var later = Script()
        _ = later.take(later.machine.restore(script.kept ?? RayaMemory(), at: later.now))
        _ = later.start(isNew: false)
        _ = later.opened()
        expectEqual(later.machine.conversation.suggestions, ["A"])
        expectEqual(later.sent(.text), ["keep", "suggestions "])
    }

    @Test func `whatever the user sends takes suggestions back, once`() {
        for sent: RayaSent in [.text, .images(message(1), count: 1), .voice(message(2)), .command] {
            var script = Script.opened()
            _ = script.received(#"{"type":"presets","presets":[{"title":"A"}]}"#)
            expectEqual(script.sent(sent).prefix(2), ["keep", "suggestions "])
            expect(!script.sent(.text).contains("suggestions "))
        }
    }

    // MARK: Commands

    private func ask(_ script: inout Script, _ command: String) -> RayaPendingCommand {
        _ = script.received(command)
        return script.kept?.command ?? RayaPendingCommand(id: "none", name: "none", options: [])
    }

    private func answer(_ script: Script, _ pending: RayaPendingCommand, _ value: String, name: String? = nil) -> String
    {
        do throws(RayaCommandFault) {
            return text(
                try script.machine.conversation.answer(
                    CommandAnswer(commandID: pending.id, name: name ?? pending.name, value: value)))
        } catch {
            return "\(error)"
        }
    }

    @Test func `an option is answered to the letter, whatever its type was`() {
        var script = Script.opened()
        let pending = ask(&script, #"{"type":"command","content":"rate_conversation","options":[1,2.50,true,"نعم"]}"#)
        for (value, isGood) in [
            ("1", true), ("2.50", true), ("true", true), ("نعم", true), ("2.5", false), ("", true),
        ] {
            let expected =
                isGood
                ? #"{"type":"command_response","command":"rate_conversation","response":"\#(value)"}"# : "notAnOption"
            expectEqual(answer(script, pending, value), expected)
        }
    }

    @Test func `feedback is trimmed, may be nothing, and has two hundred characters at most`() {
        var script = Script.opened()
        let pending = ask(&script, #"{"type":"command","content":"submit_feedback","optional":true}"#)
        expect(answer(script, pending, "  fine \n").contains(#""response":"fine""#))
        expect(answer(script, pending, "").contains(#""response":"""#))
        expect(answer(script, pending, String(repeating: "é", count: 200)).hasPrefix("{"))
        expectEqual(answer(script, pending, String(repeating: "é", count: 201)), "tooLong")
        // A letter and its mark are two, as in the contract.
        expect(answer(script, pending, String(repeating: "e\u{301}", count: 100)).hasPrefix("{"))
        expectEqual(answer(script, pending, String(repeating: "e\u{301}", count: 101)), "tooLong")
    }

    @Test func `only the latest command is answered, by its name, once`() {
        var script = Script.opened()
        let first = ask(&script, #"{"type":"command","content":"end_session","options":["Yes"]}"#)
        let second = ask(&script, #"{"type":"command","content":"rate_conversation","options":[1]}"#)
        expect(first.id != second.id)
        expectEqual(answer(script, first, "Yes"), "notPending")
        expectEqual(answer(script, second, "1", name: "end_session"), "notPending")
        expect(answer(script, second, "1").hasPrefix("{"))
        _ = script.sent(.command)
        expectEqual(answer(script, second, "1"), "notPending")
        expect(script.kept?.command == nil)
    }

    @Test func `the conversation ends three seconds after the thanks`() {
        var script = Script.opened()
        expectEqual(
            script.received(#"{"type":"command","content":"feedback_received","message":"Thank you!"}"#),
            [
                "keep", #"command feedback_received "Thank you!" [] tells"#,
            ])
        expectEqual(script.pass(.milliseconds(2999)), [])
        expectEqual(script.pass(.milliseconds(1)), ["ended completed system", "close 1000 ", "finish"])
    }

    @Test func `the end after the thanks comes after a restart too, once`() {
        var script = Script.opened()
        _ = script.received(#"{"type":"command","content":"feedback_received"}"#)
        for isOpen in [false, true] {
            var later = Script()
            _ = later.take(later.machine.restore(script.kept ?? RayaMemory(), at: later.now))
            _ = later.start(isNew: false)
            if isOpen { _ = later.opened() }
            expectEqual(later.pass(.milliseconds(2999)), [])
            expectEqual(later.pass(.milliseconds(1)), ["ended completed system", "close 1000 ", "finish"])
            expect(later.timers.isEmpty)
        }
    }

    @Test func `a conversation that the bot closes is never opened again`() {
        var script = Script.opened()
        let words = script.received(#"{"type":"command","content":"auto_close"}"#)
        expectEqual(words.suffix(3), ["ended inactivity system", "close 1000 ", "finish"])
        expect(words.contains { $0.hasPrefix("message system") })
        for code: UInt16 in [1000, 1011, 4000] { expectEqual(script.ended(.closed(code: code)), []) }
        expectEqual(script.take(script.machine.hurry(at: script.now)), [])
        expectEqual(script.pass(.seconds(3600)), [])
    }

    // MARK: Turns

    @Test func `a turn that is silent for a minute no longer counts`() {
        var script = Script.opened()
        _ = script.received(#"{"type":"step","text":"Thinking"}"#)
        _ = script.pass(.seconds(40))
        _ = script.received("pong")
        _ = script.received(#"{"type":"chunk","text":"half"}"#)
        expectEqual(script.pass(.seconds(59)).filter { $0 != "> ping" }, [])
        expectEqual(script.pass(.seconds(1)).filter { $0 != "> ping" }, ["aborted", "typing bot false"])
    }

    @Test(arguments: [
        #"{"type":"message","content":"Omar here"}"#, #"{"type":"command","content":"end_session","options":["Yes"]}"#,
    ])
    func `pieces behind which something else is said are concluded, or grow stale`(_ frame: String) {
        var script = Script.opened()
        _ = script.received(#"{"type":"chunk","text":"half"}"#)
        expectEqual(script.received(frame).first, "typing bot false")
        var concluded = script
        expectEqual(
            concluded.response(#""id":"r","content":"""#).first,
            #"message bot r streamed {"type":"text","text":"half","format":"markdown"}"#)
        expect(concluded.left(.stale) == nil)
        expectEqual(script.pass(.seconds(60)).filter { $0 != "> ping" }, ["aborted"])
        expect(script.left(.stale) == nil)
    }

    @Test func `each turn has a stream of its own`() {
        var script = Script.opened()
        var streams: [String] = []
        for id in ["a", "b"] {
            for step in script.machine.received(utf8(#"{"type":"chunk","text":"x"}"#), at: script.now) {
                if case .emit(.delta(let stream, let index, _, _, _)) = step {
                    streams.append(stream)
                    expectEqual(index, 0)
                }
            }
            for step in script.machine.received(
                utf8(#"{"type":"response","data":{"id":"\#(id)","content":"x"}}"#), at: script.now)
            {
                if case .emit(.message(let message)) = step { expectEqual(message.streamID, streams.last) }
            }
        }
        expectEqual(Set(streams).count, 2)
    }

    @Test func `a very long stream is passed on whole and kept within a bound`() {
        var script = Script.opened()
        let piece = String(repeating: "x", count: 300_000)
        for _ in 0..<5 {
            expectEqual(script.received(#"{"type":"chunk","text":"\#(piece)"}"#).last?.hasPrefix("delta"), true)
        }
        let words = script.response(#""id":"r","content":"""#)
        expect((words.first?.utf8.count ?? 0) < (1 << 20) + 200)
    }

    @Test(arguments: [(#"{"type":"hologram"}"#, "message"), (#"{"type":"error","text":"busy"}"#, "notice")])
    func `a vendor that goes on and on fills no log`(_ frame: String, _ word: String) {
        var script = Script.opened()
        var stored: [String] = []
        for _ in 0..<2 {
            for _ in 0..<1000 { stored += script.received(frame).filter { $0.hasPrefix(word) || $0.hasPrefix("link") } }
            for _ in 0..<3 {
                _ = script.pass(.seconds(20))
                _ = script.received("pong")
            }
        }
        expectEqual(stored.count { $0.hasPrefix(word) }, 2 * RayaConversation.framesAtOnceMax)
        expectEqual(stored.filter { $0.hasPrefix("link") }, Array(repeating: "link degraded too_many_frames", count: 2))
        expectEqual(script.response(#""id":"r","content":"x""#).last?.hasPrefix("message bot r"), true)
    }

    // MARK: Memory

    @Test func `what is kept reads back as it was`() {
        var memory = RayaMemory()
        memory.sessionID = "c0ffee \"1\""
        memory.media = [RayaMedium(message: message(1), kind: .image, count: 3)]
        memory.last = [.image: message(1), .audio: message(2)]
        memory.suggestions = ["A", "ب"]
        memory.people = ["Sara", ""]
        memory.isEnding = true
        memory.command = RayaPendingCommand(id: "cmd-1", name: "end_session", options: ["Yes", "لا"])
        expectEqual(RayaMemory(decoding: memory.encoded()), memory)
        expectEqual(RayaMemory(decoding: RayaMemory().encoded()), RayaMemory())
        for bad in ["", "[]", "{\"sessionId\":\"\"}", "{\"media\":[{\"message\":\"x\"}],\"last\":7,\"command\":{}}"] {
            expectEqual(RayaMemory(decoding: utf8(bad)), RayaMemory())
        }
        memory.command?.options = Array(repeating: String(repeating: "x", count: 5000), count: 50)
        expect(memory.encoded().count < 60_000)
        expectEqual(RayaMemory(decoding: memory.encoded()).command?.options, [])
    }
}
