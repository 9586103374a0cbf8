import JSON
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing
import WebSocket

@Suite struct ODAConversationTests {
    @Test func aMessageIsAnsweredInAnEnvelope() throws {
        let rig = try Rig()
        let client = try rig.connect()
        expectEqual(client.status, 101)
        expect(client.head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
        let frame = try #require(rig.say("Zwei Pizzen für Zoë, bitte ☕", on: client).first)
        expectEqual(frame["messagePayload"], ["type": "text", "text": "You said: Zwei Pizzen für Zoë, bitte ☕"])
        expectEqual(frame["source"], "BOT")
        expectEqual(frame["userId"], "guest-42")
        expectEqual(frame["endOfTurn"], true)
        expectEqual(frame["createdOn"], "2023-11-14T22:13:30.000Z")
        let next = try #require(rig.say("again, something longer", on: client).first)
        let identity = try #require(frame["msgId"]?.stringValue)
        expect(!identity.isEmpty)
        expect(next["msgId"]?.stringValue != identity)
    }

    @Test func requestAndThreadComeBackOnlyIfTheyWereSent() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.send(
            #"""
            {"messagePayload":{"text":"hello","type":"text"},"userId":"guest-42","requestId":"wsreq/1700/12345",\#
            "threadId":"t-1","sdkMetadata":{"version":"1.0"}}
            """#)
        client.say("hello")
        rig.run { client.texts.count == 2 }
        expectEqual(client.frame(0)["requestId"], "wsreq/1700/12345")
        expectEqual(client.frame(0)["threadId"], "t-1")
        expect(client.frame(1)["requestId"] == nil)
        expect(client.frame(1)["threadId"] == nil)
    }

    static let words: [(String, [String])] = [
        ("hello", ["text"]), ("menu", ["card"]), ("list", ["card"]), ("order", ["text"]), ("table", ["table"]),
        ("form", ["form"]), ("tableform", ["tableForm"]), ("editform", ["editForm"]), ("formrows", ["editForm"]),
        ("location", ["text"]), ("where", ["location"]), ("attachment", ["attachment"]), ("video", ["attachment"]),
        ("audio", ["attachment"]), ("file", ["attachment"]),
        ("stream", ["textStream", "textStream", "textStream", "textStream"]), ("stars", ["text"]),
        ("agent", ["text", "status", "text", "status"]), ("error", ["error"]), ("unknown", ["hologram"]),
        ("raw", ["raw"]), ("silent", ["command"]), ("many", ["text", "text", "text", "text", "text"]),
        ("long", ["text"]), ("fragment", ["text"]), ("event", ["outboundEvent"]),
        ("navigate", ["executeApplicationActionCommand"]), ("context", ["updateApplicationContextCommand"]),
        ("echo", ["postback"]), ("bare", ["text"]), ("nosource", ["text"]), ("odd", ["table"]), ("html", ["text"]),
        ("append", ["text", "text"]), ("actions", ["text"]), ("profile", ["text"]), ("help", ["text"]),
        ("bot", ["text"]), ("bye", ["text", "sessionClosed"]), ("Menu", ["card"]),
    ]

    @Test(arguments: words) func everyWordIsAnsweredWithItsTypes(_ word: String, _ types: [String]) throws {
        let rig = try Rig()
        let client = try rig.connect()
        let frames = rig.say(word, on: client)
        expectEqual(frames.map { $0["messagePayload"]?["type"]?.stringValue }, types)
        expectEqual(Set(client.texts).count, types.count, "each frame has an id of its own")
        expect(client.closure == nil)
    }

    @Test func onlyTheLastFrameEndsTheTurn() throws {
        let rig = try Rig()
        let client = try rig.connect()
        let frames = rig.say("many", on: client)
        expectEqual(frames.map { $0["endOfTurn"]?.boolValue }, [false, false, false, false, true])
        expectEqual(frames.map { $0["messagePayload"]?["text"]?.stringValue }, (1...5).map { "Line \($0) of 5" })
    }

    @Test func framesOfOldServersLackWhatOldServersLack() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.say("bare")
        client.say("nosource")
        client.say("legacy")
        client.say("legacyerror")
        rig.run { client.texts.count == 4 }
        expectEqual(client.frame(0).objectValue?.members.map(\.key), ["messagePayload"])
        expect(client.frame(1)["source"] == nil)
        expect(client.frame(1)["msgId"] != nil)
        expectEqual(client.frame(2), ["text": "Thin or thick?", "choices": ["Thin", "Thick"]])
        expectEqual(client.frame(3)["type"], "error")
    }

    @Test func aLongTextArrivesWhole() throws {
        let rig = try Rig()
        let client = try rig.connect()
        let text = rig.say("long", on: client).first?["messagePayload"]?["text"]?.stringValue
        expect(text?.utf8.count ?? 0 >= 70_000)
    }

    @Test func anOrderGoesThroughObjectsAndStrings() throws {
        let rig = try Rig()
        let client = try rig.connect()
        let size = try #require(rig.say("order", on: client).first?["messagePayload"]?["actions"]?[1])
        let postback = try #require(size["postback"])
        let exact =
            #"{"variables":{"size":"L","price":12.00,"count":1,"id":12345678901234567890},"#
            + #""system.state":"askSize","system.botId":"B-1"}"#
        expectEqual("\(postback)", exact)
        press(postback, "Large", client)
        rig.run { client.texts.count == 2 }
        expectEqual(client.frame(1)["messagePayload"]?["text"], "Which topping?")
        press("topping:funghi", nil, client)
        rig.run { client.texts.count == 3 }
        expectEqual(client.frame(2)["messagePayload"]?["text"], "Order L, funghi?")
        press(try #require(client.frame(2)["messagePayload"]?["actions"]?[0]?["postback"]), "Yes", client)
        rig.run { client.texts.count == 5 }
        expectEqual(client.frame(3)["messagePayload"]?["text"], "Thank you, your pizza is in the oven.")
        expectEqual(client.frame(4)["messagePayload"]?["attachment"]?["title"], "receipt.pdf")
        expectEqual(rig.simulator.statistics.strangePostbacks, 0)
    }

    @Test func aPostbackThatWasChangedOnTheWayIsNoticed() throws {
        let rig = try Rig()
        let client = try rig.connect()
        // 1.0 became 1 and 7.50 became 7.5.
        client.send(
            #"""
            {"messagePayload":{"type":"postback","postback":{"variables":{"size":"S","price":7.5,"count":1},\#
            "system.botId":"B-1","system.state":"askSize"}},"userId":"guest-42"}
            """#)
        press(["action": "system.showMore", "variables": [:]], "Show More", client)
        rig.run { client.texts.count == 2 }
        expectEqual(rig.simulator.statistics.strangePostbacks, 1)
        expectEqual(client.frame(1)["messagePayload"]?["paginationInfo"]?["hasNext"], false)
    }

    @Test func whatTheUserGivesIsShownAsItCame() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.send(
            #"{"messagePayload":{"type":"location","location":{"latitude":48.10,"longitude":0}},"userId":"guest-42"}"#)
        client.send(
            #"""
            {"messagePayload":{"type":"attachment","attachment":{"type":"image","url":"https://x.example/1",\#
            "title":"a.png"}},"userId":"guest-42"}
            """#)
        client.send(
            #"""
            {"messagePayload":{"type":"formSubmission","submittedFields":{"name":"Zoë","count":2.0},"postback":\#
            {"system.state":"orderForm","action":"submit"}},"userId":"guest-42"}
            """#)
        client.send(
            #"""
            {"messagePayload":{"type":"formSubmission","submittedFields":{"size":"L"},"partialSubmitField":"size"},\#
            "userId":"guest-42"}
            """#)
        client.send(
            #"""
            {"messagePayload":{"type":"inboundEvent","eventType":"com.example.x","eventVersion":"1","eventData":{}},\#
            "userId":"guest-42"}
            """#)
        client.send(#"{"messagePayload":{"type":"command","command":"repeat"},"userId":"guest-42"}"#)
        client.send(#"{"messagePayload":{"type":"getDebugInfoCommand","infoTypes":["x"]},"userId":"guest-42"}"#)
        rig.run { client.texts.count == 7 }
        expectEqual(
            client.said,
            [
                "You are at 48.10, 0", "Thank you for the image a.png", #"Submitted: {"name":"Zoë","count":2.0}"#,
                "Event received: com.example.x", "Command: repeat",
            ])
        let form = client.frame(3)["messagePayload"]
        expectEqual(form?["channelExtensions"]?["replaceMessage"], "True")
        expectEqual(form?["fields"]?[0]?["defaultValue"], "L")
        expectEqual(client.frame(6)["messagePayload"]?["command"], "noReply")
    }

    @Test func anAgentTakesOverAndGivesBack() throws {
        let rig = try Rig()
        let client = try rig.connect()
        let joining = rig.say("agent", on: client)
        expectEqual(joining.map { $0["source"]?.stringValue }, ["BOT", "AGENT", "AGENT", "AGENT"])
        expectEqual(joining[2]["messagePayload"]?["channelExtensions"]?["agentName"], "Robin")
        expectEqual(joining[1]["messagePayload"]?["status"], "RESPONDING")
        expectEqual(joining[3]["messagePayload"]?["status"], "LISTENING")
        let answer = rig.say("menu", on: client)
        expectEqual(answer.map { $0["source"]?.stringValue }, ["AGENT", "AGENT", "AGENT"])
        expectEqual(answer[1]["messagePayload"]?["text"], "Robin read: menu")
        expectEqual(rig.say("bot", on: client)[0]["source"], "BOT")
        expectEqual(rig.say("menu", on: client)[0]["messagePayload"]?["type"], "card")
    }

    @Test func typingIsTakenWithoutAnAnswer() throws {
        let rig = try Rig()
        let client = try rig.connect()
        let start = #"{"messagePayload":{"partyType":"user","source":"sdk","type":"status","status":"#
        client.send(start + #""RESPONDING","text":"..."},"userId":"guest-42"}"#)
        client.send(start + #""LISTENING"},"userId":"guest-42"}"#)
        client.say("menu")
        rig.run { !client.texts.isEmpty }
        expectEqual(client.frame(0)["messagePayload"]?["type"], "card")
        expectEqual(rig.simulator.statistics.violations, 0)
        expectEqual(rig.simulator.statistics.typingUnheard, 1)
        _ = rig.say("agent", on: client)
        client.send(start + #""RESPONDING","text":"..."},"userId":"guest-42"}"#)
        _ = rig.say("bot", on: client)
        expectEqual(rig.simulator.statistics.typingUnheard, 1)
    }

    @Test func suggestionsGoToTheOneWhoAsked() throws {
        let rig = try Rig()
        let client = try rig.connect()
        let other = try rig.connect()
        client.send(#"{"messagePayload":{"query":"Piz","threshold":30,"type":"suggest"}}"#)
        client.say("a sign that is sent to both")
        rig.run { !other.texts.isEmpty && client.texts.count == 2 }
        expectEqual(client.frame(0), ["suggestions": ["pizza Margherita", "pizza Salami", "pizza Funghi"]])
        expectEqual(other.texts.count, 1)
    }

    @Test func theApplicationsPingIsAnswered() throws {
        let rig = try Rig()
        let client = try rig.connect()
        client.send(#"{"state":{"type":"ping"}}"#)
        rig.run { !client.texts.isEmpty }
        expectEqual(client.frame(0), ["state": ["type": "pong"]])
        expectEqual(rig.simulator.statistics.pingsReceived, 1)
    }

    private func press(_ postback: JSONValue, _ label: String?, _ client: TestClient) {
        let text = label.map { #""text":"\#($0)","# } ?? ""
        client.send(#"{"messagePayload":{\#(text)"postback":\#(postback),"type":"postback"},"userId":"guest-42"}"#)
    }
}
