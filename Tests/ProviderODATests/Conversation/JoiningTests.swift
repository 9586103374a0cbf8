import Domain
import EventLoop
import JSON
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// Messages that join the one before them, popups, ratings (`PROTOCOL.md`, section 7).
@Suite struct JoiningTests {
    private static func appended(_ rest: String) -> String {
        #"{\#(rest),"channelExtensions":{"appendMessage":"True"}}"#
    }

    /// The messages of some payloads, as their contents.
    private static func contents(_ payloads: [String], source: [String] = []) throws -> [(String?, JSONValue)] {
        var script = Script.opened()
        var messages: [(String?, JSONValue)] = []
        for (index, payload) in payloads.enumerated() {
            let speaker = source.indices.contains(index) ? source[index] : "BOT"
            let frame = utf8(#"{"messagePayload":\#(payload),"source":"\#(speaker)","msgId":"m\#(index)"}"#)
            for step in script.machine.received(frame, at: script.now) {
                guard case .emit(.message(let message)) = step else { continue }
                messages.append((message.replaces, try JSONValue(parsing: message.content)))
            }
        }
        return messages
    }

    @Test func `two texts become one of two lines, in the place of the first`() throws {
        let messages = try Self.contents([
            #"{"type":"text","text":"First"}"#, Self.appended(#""type":"text","text":"second""#),
            Self.appended(#""type":"text","text":"third""#),
        ])
        expectEqual(messages.map(\.0), [nil, "m0", "m0"])
        expectEqual(messages.map { $0.1["text"]?.stringValue }, ["First", "First\nsecond", "First\nsecond\nthird"])
    }

    @Test func `a message that has grown long is joined no more, whatever it is`() throws {
        let long = String(repeating: "x", count: 30_000)
        let texts = try Self.contents(
            [#"{"type":"text","text":"A"}"#]
                + Array(repeating: Self.appended(#""type":"text","text":"\#(long)""#), count: 4))
        // The third finds more than 64 KiB and begins anew.
        expectEqual(texts.map(\.0), [nil, "m0", "m0", "m0", nil])
        expect(texts.allSatisfy { ($0.1["text"]?.stringValue?.utf8.count ?? 0) < 100_000 })
        let card = #"{"type":"card","layout":"vertical","cards":[{"title":"\#(long)\#(long)\#(long)"}]}"#
        let cards = try Self.contents([card, Self.appended(#""type":"text","text":"foot""#)])
        expectEqual(cards.map(\.0), [nil, nil])
    }

    @Test func `actions of both are numbered through, and the latest word at the bottom counts`() throws {
        let first = #"""
            {"type":"text","text":"A","headerText":"H","footerText":"F","actions":[\#
            {"type":"postback","label":"1","postback":1}],\#
            "globalActions":[{"type":"postback","label":"G","postback":"g"}]}
            """#
        let second = Self.appended(
            #""type":"text","text":"<b>B</b>","footerText":"F2","actions":["#
                + #"{"type":"postback","label":"2","postback":"2"}]"#)
        let contents = try Self.contents([first, second])
        let content = try #require(contents.last?.1)
        expectEqual(
            content.description,
            #"""
            {"type":"text","text":"A\n<b>B</b>","format":"html","header":"H","footer":"F2","actions":[\#
            {"id":"a1","type":"postback","label":"1","payload":1},\#
            {"id":"a2","type":"postback","label":"2","payload":"2"}],\#
            "globalActions":[{"id":"a3","type":"postback","label":"G","payload":"g"}]}
            """#)
    }

    @Test func `keywords and words to be spoken add up, and the latest form below counts`() throws {
        let first = #"""
            {"type":"text","text":"A","voice":{"text":"Say A"},"keywords":[{"keywords":["a"],"postback":1}],\#
            "footerForm":{"title":"F1","fields":[]}}
            """#
        let second = Self.appended(
            #""type":"text","text":"B","keywords":[{"keywords":["b"],"postback":2}],"#
                + #""footerForm":{"title":"F2","fields":[]}"#)
        let content = try #require(try Self.contents([first, second]).last?.1)
        expectEqual(content["keywords"], [["words": ["a"], "payload": 1], ["words": ["b"], "payload": 2]])
        expectEqual(content["footerForm"]?["title"], "F2")
        expectEqual(content["voice"], ["text": "Say A\nB"], "what has no words of its own is spoken as it is shown")
        let third = try Self.contents([first, Self.appended(#""type":"text","text":"C""#)])
        expectEqual(third.last?.1["footerForm"]?["title"], "F1")
        // Of a card nobody knows how to speak it, so the front end speaks what is shown.
        let card = Self.appended(#""type":"card","layout":"vertical","cards":[{"title":"T"}]"#)
        let silent = try Self.contents([#"{"type":"text","text":"A","voice":{"text":"Say A"}}"#, card])
        expectEqual(silent.last?.1["header"], "A")
        expect(silent.last?.1["voice"] == nil)
    }

    @Test func `a text joins something else as header or footer, and two such things stay two`() throws {
        let card = #""type":"card","layout":"vertical","cards":[{"title":"T"}]"#
        let before = try Self.contents([#"{"type":"text","text":"Look:"}"#, Self.appended(card)])
        expectEqual(before.last?.0, "m0")
        expectEqual(before.last?.1["type"], "cards")
        expectEqual(before.last?.1["header"], "Look:")
        let behind = try Self.contents(["{\(card)}", Self.appended(#""type":"text","text":"That is all.""#)])
        expectEqual(behind.last?.0, "m0")
        expectEqual(behind.last?.1["footer"], "That is all.")
        let two = try Self.contents(["{\(card)}", Self.appended(card)])
        expectEqual(two.map(\.0), [nil, nil])
    }

    @Test func `nothing joins what somebody else said, or what was never said`() throws {
        let two = [#"{"type":"text","text":"A"}"#, Self.appended(#""type":"text","text":"B""#)]
        try expectEqual(Self.contents(two, source: ["BOT", "AGENT"]).map(\.0), [nil, nil])
        try expectEqual(Self.contents([two[1]]).map(\.0), [nil])
        let notice = try Self.contents([#"{"type":"error","errorMessage":"E"}"#, two[1]])
        expectEqual(notice.map(\.0), [nil, nil])
    }

    /// Point 13.
    @Test(arguments: [
        (#"{"appendMessage":true}"#, true), (#"{"appendMessage":"true"}"#, true), (#"{"appendMessage":"True"}"#, true),
        (#"{"websdk":{"appendMessage":"True"}}"#, true), (#"{"appendMessage":"TRUE"}"#, false),
        (#"{"appendMessage":false}"#, false), (#"{"iossdk":{"appendMessage":true}}"#, false), (#"{}"#, false),
    ])
    func `a message joins when its extensions say so, in any spelling`(extensions: String, joins: Bool) throws {
        let messages = try Self.contents([
            #"{"type":"text","text":"A"}"#, #"{"type":"text","text":"B","channelExtensions":\#(extensions)}"#,
        ])
        expectEqual(messages.last?.0, joins ? "m0" : nil)
    }

    // MARK: Ratings

    private static let stars = #"""
        {"type":"text","text":"How was it?","actions":[{"type":"postback","label":"1","postback":{"r":1.0}},\#
        {"type":"postback","label":"2","postback":"two"}],"channelExtensions":
        """#

    @Test(arguments: [
        (#"{"displayType":"stars"}"#, true), (#"{"websdk":{"displayType":"stars"}}"#, true),
        (#"{"iossdk":{"displayType":"stars"}}"#, false), (#"{"displayType":"dots"}"#, false),
    ])
    func `stars are a rating wherever the channel may say so`(extensions: String, isRating: Bool) {
        var script = Script.opened()
        let words = script.skill(Self.stars + extensions + "}", id: "m1")
        expectEqual(words.contains { $0.hasPrefix("command rating") }, isRating)
    }

    @Test(arguments: [("1", true), ("a1", true), ("two", true), (#"{"r":1.0}"#, true), ("3", false)])
    func `a rating is answered with the postback of its star, to the letter`(answer: String, isTaken: Bool) throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(
            #"{"messagePayload":\#(Self.stars){"displayType":"stars"}},"source":"BOT","msgId":"m1"}"#)
        guard case .command(let request)? = rig.log.all.last else {
            Issue.record("no request")
            return
        }
        let content = UserContent.command(CommandAnswer(commandID: request.id, name: "rating", value: answer))
        expectEqual(rig.send(content), isTaken ? "sent" : "refused MessageInvalid")
        guard isTaken else { return }
        let frame = try #require(rig.link.texts.last)
        let payload = try #require(json(frame)["messagePayload"])
        let expected =
            answer == "two"
            ? #"{"text":"2","postback":"two","type":"postback"}"#
            : #"{"text":"1","postback":{"r":1.0},"type":"postback"}"#
        expectEqual(payload.description, expected)
    }

    @Test func `a rating can be skipped, is known after a restart, and forgotten some time`() throws {
        let rig = try Rig()
        rig.connect()
        rig.link.say(#"{"messagePayload":\#(Self.stars){"displayType":"stars"}},"source":"BOT","msgId":"m1"}"#)
        guard case .command(let request)? = rig.log.all.last else {
            Issue.record("no request")
            return
        }
        let skipped = UserContent.command(CommandAnswer(commandID: request.id, name: "rating", value: ""))
        expectEqual(rig.send(skipped), "sent")
        expectEqual(rig.link.texts, [])
        let strange = UserContent.command(CommandAnswer(commandID: "rating-0", name: "rating", value: "1"))
        expectEqual(rig.send(strange), "refused MessageInvalid")
        rig.manual.runUntilIdle()
        let stored = try #require(rig.values[ODAMemory.key])
        let kept = ODAMemory(decoding: stored)
        expectEqual(kept.answerables.last?.choice("1")?.payload?.description, #"{"r":1.0}"#)
        var memory = ODAMemory()
        for number in 0..<20 { memory.remember(ODAAnswerable(id: "\(number)", options: [])) }
        expectEqual(memory.answerables.map(\.id), (12..<20).map { "\($0)" })
    }
}
