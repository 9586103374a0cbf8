import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderODA

@Suite struct ConversationTests {
    static func text(_ words: String) -> String { #"{"type":"text","text":"\#(words)"}"# }
    static func content(_ words: String) -> String { #"{"type":"text","text":"\#(words)","format":"plain"}"# }

    static let envelopes = [
        #"{"messagePayload":{"text":"Hi", "type":"text"},"source":"BOT","msgId":"m1"}"#,
        #"""
        {"later" : [1.0,1E+2], "createdOn":"2026-03-14T18:30:01.000Z","threadId":"UIWidget:7","requestId":"wsreq/1/2",\#
        "messagePayload":{"text":"Hi", "type":"text"},"from":{"type":"bot"},"to":{"a":1,"a":2},"userId":"guest-42",\#
        "sdkMetadata":{"version":"9"},"source":"BOT","msgId":"m1","endOfTurn":true,"more":null}
        """#,
    ]

    @Test(arguments: envelopes)
    func `a text of the skill is a message that keeps its whole frame to the letter`(frame: String) throws {
        var script = Script.opened()
        let steps = script.machine.received(utf8(frame), at: script.now)
        guard case .emit(.message(let message)) = steps.first, steps.count == 1 else {
            Issue.record("\(steps)")
            return
        }
        expectEqual(message.vendorID, "m1")
        expectEqual(message.role, .bot)
        expect(message.senderName == nil)
        expectEqual(ProviderODATests.text(message.native), frame)
        expectEqual(ProviderODATests.text(message.content), Self.content("Hi"))
    }

    // MARK: Twice

    @Test func `an id is delivered once`() {
        var script = Script.opened()
        expectEqual(script.skill(Self.text("a"), id: "m1").count, 1)
        expectEqual(script.skill(Self.text("a"), id: "m1"), [])
        expectEqual(script.skill(Self.text("a"), id: "m2").count, 1)
    }

    @Test func `without an id a turn shows the same payload once, and the next turn again`() {
        var script = Script.opened()
        _ = script.sent()
        expectEqual(script.skill(#"{"type":"text","text":"a","b":1}"#).count, 2)
        expectEqual(script.skill(#"{ "b":1,"text":"a","type":"text"}"#), [])
        _ = script.pass(.seconds(1))
        _ = script.sent()
        expectEqual(script.skill(#"{"type":"text","text":"a","b":1}"#).count, 2)
    }

    @Test func `an id that is too long is named by a digest`() {
        var script = Script.opened()
        let words = script.skill(Self.text("a"), id: String(repeating: "x", count: 129))
        expectEqual(words.first?.contains(" sha256:"), true)
    }

    // MARK: Turns

    @Test func `the skill works from a send to the end of the turn`() {
        var configuration = Script.configuration
        configuration.times.ping = .seconds(1000)
        var script = Script.opened(configuration)
        expectEqual(script.sent(), ["typing bot true"])
        expectEqual(script.sent(), [])
        expectEqual(script.skill(Self.text("a"), id: "1", more: #","endOfTurn":false"#).count, 1)
        expectEqual(script.skill(Self.text("b"), id: "2", more: #","endOfTurn":true"#).first, "typing bot false")
        _ = script.sent()
        expectEqual(script.skill(Self.text("c"), id: "3").first, "typing bot false")
        _ = script.sent()
        expectEqual(script.pass(.milliseconds(29_999)), [])
        expectEqual(script.pass(.milliseconds(1)).first, "typing bot false")
        _ = script.sent()
        expectEqual(script.skill(#"{"type":"command","command":"noReply"}"#), ["typing bot false"])
    }

    // MARK: Agents

    @Test func `an agent joins with a name, keeps it, and leaves with the skill's next word`() {
        var script = Script.opened()
        let named = #"{"type":"text","text":"Hi","channelExtensions":{"agentName":"Ann"}}"#
        expectEqual(
            script.skill(named, id: "1", source: "AGENT"), ["joined Ann", "message agent Ann 1 \(Self.content("Hi"))"])
        expectEqual(
            script.skill(Self.text("Well"), id: "2", source: "AGENT"), ["message agent Ann 2 \(Self.content("Well"))"])
        // While a person answers, the skill is not shown as working.
        expectEqual(script.sent(), [])
        let other = #"{"type":"text","text":"Hey","channelExtensions":{"websdk":{"agentSession":{"name":"Bo"}}}}"#
        expectEqual(
            script.skill(other, id: "3", source: "AGENT"),
            ["left Ann", "joined Bo", "message agent Bo 3 \(Self.content("Hey"))"])
        // Without a source nothing is known.
        expectEqual(script.received(#"{"messagePayload":\#(Self.text("?")),"msgId":"4"}"#).count, 1)
        expectEqual(script.skill(Self.text("Bye"), id: "5"), ["left Bo", "message bot 5 \(Self.content("Bye"))"])
    }

    @Test func `an agent without a name speaks without one`() {
        var script = Script.opened()
        expectEqual(script.skill(Self.text("Hi"), id: "1", source: "AGENT"), ["message agent 1 \(Self.content("Hi"))"])
    }

    @Test func `typing of an agent is shown until they stop or speak, and makes no message`() {
        var script = Script.opened()
        let types = #"{"type":"status","status":"RESPONDING"}"#
        let listens = #"{"type":"status","status":"LISTENING"}"#
        expectEqual(script.skill(types, source: "AGENT"), ["typing agent true"])
        expectEqual(script.skill(types, source: "AGENT"), [])
        expectEqual(script.skill(listens, source: "AGENT"), ["typing agent false"])
        expectEqual(script.skill(types, source: "AGENT"), ["typing agent true"])
        expectEqual(script.skill(Self.text("x"), id: "1", source: "AGENT").first, "typing agent false")
        let named = #"{"type":"status","status":"RESPONDING","channelExtensions":{"agentName":"Ann"}}"#
        expectEqual(script.skill(named, source: "AGENT"), ["joined Ann", "typing agent true"])
    }

    // MARK: Streams

    private static func chunk(_ state: String, _ text: String, all: String? = nil, id: String? = "s1") -> String {
        let all = all.map { ",\"aggregateText\":\"\($0)\"" } ?? ""
        let id = id.map { ",\"streamId\":\"\($0)\"" } ?? ""
        return "{\"type\":\"textStream\",\"streamState\":\"\(state)\",\"text\":\"\(text)\"\(all)\(id)}"
    }

    @Test func `a streamed answer comes in pieces and then as one message`() {
        var script = Script.opened()
        _ = script.sent()
        expectEqual(script.skill(Self.chunk("start", "Hel"), id: "1", more: #","endOfTurn":false"#), ["delta s1 0 Hel"])
        expectEqual(script.skill(Self.chunk("running", "lo"), id: "2", more: #","endOfTurn":false"#), ["delta s1 1 lo"])
        expectEqual(
            script.skill(Self.chunk("end", "!"), id: "3", more: #","endOfTurn":true"#),
            ["delta s1 2 !", "message bot 3 stream=s1 \(Self.content("Hello!"))", "typing bot false"])
        expectEqual(script.pass(.seconds(10)), [])
    }

    @Test func `all so far counts where the server says it`() {
        var script = Script.opened()
        expectEqual(script.skill(Self.chunk("running", "lo", all: "Hello"), id: "2"), ["delta s1 0 Hello !"])
        expectEqual(script.skill(Self.chunk("running", " you", all: "Hello you"), id: "3"), ["delta s1 1  you"])
        expectEqual(
            script.skill(Self.chunk("running", "c", all: "Hello you abc"), id: "4"), ["delta s1 2 Hello you abc !"])
        expectEqual(
            script.skill(Self.chunk("end", "", all: "Hello you abc"), id: "5"),
            ["message bot 5 stream=s1 \(Self.content("Hello you abc"))"])
    }

    @Test func `a stream is over after five seconds of silence, with another frame, or with the connection`() {
        var script = Script.opened()
        _ = script.skill(Self.chunk("start", "a"), id: "1")
        expectEqual(script.pass(.milliseconds(4999)), [])
        expectEqual(script.pass(.milliseconds(1)), ["message bot 1 stream=s1 \(Self.content("a"))"])
        // Late pieces begin a stream of their own.
        expectEqual(script.skill(Self.chunk("running", "b"), id: "2"), ["delta s1-2 0 b"])
        expectEqual(script.received(#"{"state":{"type":"pong"}}"#), [])
        expectEqual(
            script.skill(Self.text("c"), id: "3"),
            ["message bot 2 stream=s1-2 \(Self.content("b"))", "message bot 3 \(Self.content("c"))"])
        _ = script.skill(Self.chunk("start", "d", id: "s2"), id: "4")
        expectEqual(script.ended(.lost(reason: "x")).first, "message bot 4 stream=s2 [\"cut\"] \(Self.content("d"))")
    }

    @Test func `another stream ends the one before it`() {
        var script = Script.opened()
        _ = script.skill(Self.chunk("start", "a"), id: "1")
        expectEqual(
            script.skill(Self.chunk("start", "b", id: "s2"), id: "2"),
            ["message bot 1 stream=s1 \(Self.content("a"))", "delta s2 0 b"])
        expectEqual(
            script.skill(Self.chunk("start", "c", id: "s2"), id: "3"),
            ["message bot 2 stream=s2 \(Self.content("b"))", "delta s2-3 0 c"])
    }

    @Test func `a stream without an id or a text is harmless`() {
        var script = Script.opened()
        expectEqual(script.skill(Self.chunk("start", "", id: nil), id: "1"), [])
        expectEqual(script.skill(Self.chunk("end", "", id: nil), id: "2"), [])
        let words = script.skill(Self.chunk("end", "x", id: nil), id: "3")
        expectEqual(words.first?.hasPrefix("delta stream-"), true)
        expectEqual(words.count, 2)
    }

    @Test func `an endless stream is cut where the limit is`() {
        var script = Script.opened()
        let piece = String(repeating: "x", count: 1 << 18)
        var messages = 0
        for id in 0..<5 {
            messages += script.skill(Self.chunk("running", piece), id: "\(id)").filter { $0.hasPrefix("message") }.count
        }
        expectEqual(messages, 1)
    }

    @Test func `what an agent streams is the agent's`() {
        var script = Script.opened()
        expectEqual(
            script.skill(Self.chunk("end", "x"), id: "1", source: "AGENT").last?.hasPrefix("message agent"), true)
    }

    // MARK: Forms, ratings, errors

    @Test func `a form's answer finds the postback of its action, for some forms back`() {
        var script = Script.opened()
        for number in 0..<20 {
            let form =
                #"""
                {"type":"editForm","id":"f\#(number)","fields":[{"displayType":"textInput","id":"x"}],\#
                "actions":[{"type":"submitForm","label":"Go","postback":{"n":\#(number)}}]}
                """#
            _ = script.skill(form, id: "m\(number)")
        }
        let memory = script.machine.conversation.memory
        expectEqual(memory.postback(form: "f19", action: "a1")?.description, #"{"n":19}"#)
        expectEqual(memory.postback(form: "f19", action: nil)?.description, #"{"n":19}"#)
        expect(memory.postback(form: "f19", action: "a9") == nil)
        expectEqual(memory.postback(form: "f4", action: "a1")?.description, #"{"n":4}"#)
        expect(memory.postback(form: "f3", action: "a1") == nil)
        expectEqual(script.kept, memory)
    }

    @Test func `a form that replaces the one before names it`() {
        var script = Script.opened()
        let form = #"{"type":"editForm","fields":[{"displayType":"textInput","id":"x"}]"#
        _ = script.skill(form + "}", id: "m1")
        let replacing = form + #","channelExtensions":{"replaceMessage":"True"}}"#
        expectEqual(script.skill(replacing, id: "m2").first?.contains("replaces=m1"), true)
        expectEqual(script.skill(replacing, id: "m3").first?.contains("replaces=m1"), true)
    }

    @Test func `stars ask for a rating beside the message`() {
        var script = Script.opened()
        let stars =
            #"""
            {"type":"text","text":"How was it?","actions":[{"type":"postback","label":"1",\#
            "postback":{"r":1}}],"channelExtensions":{"displayType":"stars"}}
            """#
        let words = script.skill(stars, id: "m1")
        expectEqual(words.count, 2)
        expectEqual(words.first?.hasPrefix("message bot m1"), true)
        expectEqual(words.last, #"command rating How was it? [{"label":"1","value":{"r":1},"actionId":"a1"}]"#)
    }

    @Test func `an error is a notice and an error`() {
        var script = Script.opened()
        let expected = [#"message system m1 {"type":"notice","text":"oven is cold"}"#, "notice oven is cold"]
        expectEqual(script.skill(#"{"type":"error","errorMessage":"oven is cold"}"#, id: "m1"), expected)
        expectEqual(script.received(#"{"text":"oven is cold","type":"error","msgId":"m2"}"#).count, 2)
    }
}
