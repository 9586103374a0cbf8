import Configuration
import Crypto
import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit
import ProviderRig
import SupportExpectations
import Testing

@testable import ProviderODA

/// Traps of `PROTOCOL.md`, section 19, that no other suite is about; the table there says where the others are.
@Suite struct TrapTests {
    /// Point 3.
    @Test func `a user id is the same in the address, the claim and every frame`() throws {
        let user = "Zoë+1 O'Hara/ünïcode&x=1"
        var configuration = MachineTests.secured
        configuration.channelSecret = Secret(literal: "s")
        let rig = try Rig(configuration, vendorUserID: user)
        rig.connect()
        expectEqual(
            rig.link.request.url.query, "channelId=C-1&userId=Zo%C3%AB%2B1%20O%27Hara%2F%C3%BCn%C3%AFcode%26x%3D1")
        let token = try #require(json(rig.link.texts[0])["state"]?["token"]?.stringValue)
        let key = try TokenKey(.hs256, secret: utf8("s").span)
        let signed = try SignedToken(parsing: utf8(token).span).payload(verifiedBy: key, algorithm: "HS256")
        try expectEqual(JSONValue(parsing: signed)["userId"]?.stringValue, user)
        rig.say("x")
        rig.link.say(SharingTests.agent)
        rig.session.assumeIsolated { $0.typing(true, preview: nil) }
        _ = rig.finish()
        expectEqual(rig.link.texts.count, 4)
        for frame in rig.link.texts.dropFirst() { try expectEqual(json(frame)["userId"]?.stringValue, user) }
    }

    /// Point 6.
    @Test func `a frame without a source is delivered as the skill's`() {
        var script = Script.opened()
        let frame = #"{"messagePayload":{"type":"text","text":"x"},"msgId":"1"}"#
        expectEqual(script.received(frame), ["message bot 1 \(ConversationTests.content("x"))"])
    }

    /// Point 7.
    @Test func `several answers to one message come in their order, and no answer is an answer`() {
        var configuration = Script.configuration
        configuration.times.ping = .seconds(10_000)
        var script = Script.opened(configuration)
        _ = script.sent()
        for number in 1...5 {
            expectEqual(
                script.skill(ConversationTests.text("\(number)"), id: "\(number)", more: #","endOfTurn":false"#),
                ["message bot \(number) \(ConversationTests.content("\(number)"))"])
        }
        expectEqual(script.pass(.seconds(29)), [])
        expectEqual(script.pass(.seconds(1)).first, "typing bot false")
        _ = script.sent()
        expect(script.pass(.seconds(30)).contains("typing bot false"))
        expect(script.machine.isOpen)
    }

    /// Point 10: a doubled key is JSON, what else is printed there is not.
    @Test func `misprints of the documents are taken or counted, and the connection stays`() {
        var script = Script.opened()
        let doubled =
            #"{"userId":"a","messagePayload":{"type":"text","text":"x"},"userId":"b","source":"BOT","msgId":"1"}"#
        expectEqual(script.received(doubled), ["message bot 1 \(ConversationTests.content("x"))"])
        expectEqual(
            script.received(#"{"messagePayload":{"type":"text","text":"x",},"msgId":"2"}"#),
            ["link degraded malformed_frame"])
        expectEqual(script.received(#"{"messagePayload":{"type":"card","cards":[]]},"msgId":"3"}"#), [])
        expectEqual(script.machine.malformedCount, 2)
        expect(script.machine.isOpen)
    }

    /// The content that a payload is shown as.
    private func content(_ payload: String) throws -> JSONValue {
        guard case .bubble(let bubble) = testTranslation.meaning(of: utf8(payload).span, TranslationTests.arrival)
        else { return .null }
        return try JSONValue(parsing: bubble.content)
    }

    /// Point 9.
    @Test(arguments: [
        #"{"displayType":"text","label":null,"value":7.50}"#, #"{"displayType":"text","label":"L"}"#,
        #"{"displayType":"text","label":"L","value":null}"#, #"{"displayType":"later","label":7,"value":true}"#,
        #"{"label":"L","value":{"deep":1}}"#,
    ])
    func `a careless field does not take the table with it`(field: String) throws {
        let row = #"{"fields":[\#(field),{"displayType":"text","value":"x"}]}"#
        let table = try content(#"{"type":"table","headings":[{"label":null}],"rows":[\#(row)]}"#)
        expectEqual(table["type"], "table")
        expectEqual(table["headings"]?.description, #"[{"label":"","alignment":"left"}]"#)
        let fields = try #require(table["rows"]?[0]?["fields"]?.arrayValue)
        expectEqual(fields.count, 2)
        expectEqual(fields[1]["value"], "x")
        let value = try json(field)["value"]
        expectEqual(fields[0]["value"], value?.objectValue == nil ? value : nil)
    }

    /// Point 11.
    @Test(arguments: [true, false])
    func `the flags say whether there is more, whatever the numbers say`(hasNext: Bool) throws {
        let table = try content(
            #"""
            {"type":"table","headings":[],"rows":[{"fields":[]}],"paginationInfo":{"totalCount":5,"rangeSize":8,\#
            "rangeStart":0,"currentRangeSize":5,"nextRangeSize":-3,"hasPrevious":false,"hasNext":\#(hasNext)}}
            """#
        )
        expectEqual(table["pagination"]?["hasNext"]?.boolValue, hasNext)
        expectEqual(table["pagination"]?["nextRangeSize"], -3)
    }

    /// Point 12.
    @Test func `a form in rows needs no columns, and each form of a table stays with its row`() throws {
        let rows = #"[{"columns":[{"fields":[{"displayType":"textInput","id":"a"}]}]}]"#
        let form = try content(#"{"type":"editForm","formRows":\#(rows)}"#)
        expectEqual(form["type"], "editForm")
        expect(form["columns"] == nil)
        expectEqual(form["formRows"]?[0]?["columns"]?[0]?["fields"]?[0]?["id"], "a")
        let numbers = 0..<5
        let fields = numbers.map { #"{"fields":[{"displayType":"text","value":\#($0)}]}"# }.joined(separator: ",")
        let titles = numbers.map { #"{"title":"\#($0)","fields":[]}"# }.joined(separator: ",")
        let table = try content(
            #"{"type":"tableForm","headings":[],"rows":[\#(fields)],"forms":[\#(titles)]}"#)
        for number in numbers {
            expectEqual(table["rows"]?[number]?["fields"]?[0]?["value"]?.intValue, number)
            expectEqual(table["forms"]?[number]?["title"]?.stringValue, "\(number)")
        }
    }

    /// Points 16 and 17.
    @Test(arguments: [
        #"{"type":"attachment","attachment":{"type":"image","url":"https://oda.example.com/a?token=s3cr3t&b=1"}}"#,
        #"{"type":"attachment","attachment":{"type":"image","url":"https://ODA.example.com/a?b=1&token\u003ds3cr3t"}}"#,
        #"{"type":"card","cards":[{"title":"T","imageUrl":"https://oda.example.com/a?token=s3cr3t"}]}"#,
        #"{"type":"raw","payload":{"deep":[{"x":"https://oda.example.com/a?token=s3cr3t#f"}],"n":1.0}}"#,
    ])
    func `a token of the instance is nowhere to be seen, in what is shown or in native`(payload: String) throws {
        var script = Script.opened()
        let steps = script.machine.received(
            utf8("{\"messagePayload\":\(payload),\"source\":\"BOT\",\"n\":1.0}"), at: script.now)
        guard case .emit(.message(let message)) = steps.first else {
            Issue.record("\(steps)")
            return
        }
        let shown = text(message.content) + message.files.map(\.url).joined()
        for words in [shown, text(message.native)] {
            expect(!words.contains("s3cr3t"))
            expect(words.contains("oda.example.com/a") || words.contains("ODA.example.com/a"))
        }
        expect(text(message.native).hasSuffix(#","source":"BOT","n":1.0}"#))
    }

    @Test func `another host's token is that host's own`() throws {
        var script = Script.opened()
        let payload =
            #"{"type":"attachment","attachment":{"type":"file","url":"https://oda.example.com.evil.org/a?token=x"}}"#
        let frame = utf8("{\"messagePayload\":\(payload),\"source\":\"BOT\"}")
        guard case .emit(.message(let message)) = script.machine.received(frame, at: script.now).first else {
            Issue.record("no message")
            return
        }
        expectEqual(message.files.map(\.url), ["https://oda.example.com.evil.org/a?token=x"])
    }

    /// Point 19.
    @Test func `while a connection is replaced messages go out, and nothing is said twice`() throws {
        var configuration = Script.configuration
        configuration.times.ping = .seconds(10_000)
        configuration.hiddenMessage = "hello"
        let rig = try Rig(configuration, user: #"{"id":"u","name":"Ada"}"#)
        rig.connect()
        rig.link.say(SessionTests.reply("hi", "m1"))
        expectEqual(rig.link.texts.count, 2)
        let told = rig.log.all.count
        let old = rig.link
        rig.pass(.seconds(3000))
        expect(rig.link !== old)
        rig.link.open()
        expect(old.isClosing)
        expectEqual(rig.log.all.count, told)
        for link in [old, rig.link] { link.say(SessionTests.reply("both bring it", "m2")) }
        expectEqual(rig.log.messages.filter { $0.vendorID == "m2" }.count, 1)
        expectEqual(rig.say("x"), "sent")
        expectEqual(rig.link.texts.count, 1)
        expectEqual(rig.link.texts.first?.contains(#""text":"x""#), true)
    }

    /// Point 24.
    @Test func `an end that crosses the server's own is one end`() throws {
        let rig = try Rig()
        rig.connect()
        let link = rig.link
        let isOver = rig.finish()
        link.say(SessionTests.closed)
        link.say(SessionTests.closed)
        link.end(.closed(code: 1000))
        rig.manual.runUntilIdle()
        expect(isOver.value)
        expectEqual(rig.log.words, ["opened"])
        expectEqual(link.texts, [SessionTests.closeSession])
        let unasked = try Rig()
        unasked.connect()
        unasked.link.say(SessionTests.closed)
        let isOverAgain = unasked.finish()
        expect(isOverAgain.value)
        expectEqual(unasked.log.words, ["opened", "ended session_closed system"])
        expectEqual(unasked.link.texts, [])
    }
}
