import GatewayRig
import JSON
import Store
import SupportHistory
import SupportExpectations
import Testing

@Suite("Messages")
struct MessageTests {
    // MARK: Sending

    @Test("a message is accepted, sent, and answered, and its seq is that of its last change")
    func sends() async throws {
        let session = try await Conversation.open(try await backend())
        let answer = try await session.send("hello")
        expectEqual(answer.status, 202)
        let id = try #require(answer.json["id"]?.stringValue)
        expectEqual(answer["Location"], "\(session.path)/messages/\(id)")
        expectEqual(answer.json["state"], "accepted")
        let sent = try await session.state(of: id, "sent")
        let message = try await session.message(id)
        expectEqual(message["state"], "sent")
        expectEqual(message["seq"], sent["seq"])
        let echo = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        expectEqual(echo["data"]?["content"], ["type": "text", "text": "hello", "format": "plain"])
        expectEqual(echo["data"]?["seq"], echo["seq"])
        let events = try await session.events()
        expect(History.fault(in: events) == nil)
    }

    @Test("wait=sent answers with what became of the message")
    func waitsForSending() async throws {
        let session = try await scripted()
        try await expectEqual(session.send("hello", waits: true).json["state"], "sent")
        let failed = try await session.order("fail", ["how": "refused", "kind": "provider_error"], waits: true)
        expectEqual(failed.status, 202)
        expectEqual(failed.json["state"], "failed")
        expectEqual(failed.json["error"]?["code"], "provider_error")
        expectEqual(failed.json["error"]?["retryable"], false)
        let put = try await session.caller.call(
            "PUT", session.path + "/messages/by-client-id/w?wait=sent", json: Conversation.text("x"))
        expectEqual(put.json["state"], "sent")
    }

    @Test("messages go out in order, one at a time")
    func order() async throws {
        let session = try await scripted()
        for index in 0..<20 { try await session.send("m\(index)") }
        try await session.send("last", waits: true)
        expectEqual(ScriptedProvider.texts(of: session.id), (0..<20).map { "m\($0)" } + ["last"])
    }

    @Test("whoever sends at the same time, messages go out in the order of the log")
    func orderOfManySenders() async throws {
        let session = try await scripted()
        _ = try await offPool(count: 24) { sender in
            let line = try Line(session.caller)
            for index in 0..<40 {
                let body = Conversation.text("s\(sender)-\(index)")
                // The outbox may be full for a moment.
                let isTaken = try poll(within: 60) {
                    try line.call("POST", session.path + "/messages", json: body).status == 202
                }
                if !isTaken { throw WireError.timedOut("room in the outbox") }
            }
        }
        try await session.send("last", waits: true)
        let events = try await session.events()
        let created = events.filter { $0["type"] == "message.created" }
            .compactMap { $0["data"]?["content"]?["text"]?.stringValue }
        expectEqual(created.count, 961)
        let sent = ScriptedProvider.texts(of: session.id)
        let fault = zip(created, sent).first { $0 != $1 }
        expect(fault == nil)
        expectEqual(sent.count, created.count)
    }

    @Test(
        "what is wrong with a message is told with a pointer",
        arguments: [
            (#"{}"#, "/content"), (#"{"content":7}"#, "/content"), (#"{"content":{}}"#, "/content/type"),
            (#"{"content":{"type":"dance"}}"#, "/content/type"), (#"{"content":{"type":"text"}}"#, "/content/text"),
            (#"{"content":{"type":"text","text":""}}"#, "/content/text"),
            (#"{"content":{"type":"text","text":7}}"#, "/content/text"),
            (#"{"content":{"type":"text","text":"x","colour":"red"}}"#, "/content/colour"),
            (#"{"content":{"type":"text","text":"x","format":"html"}}"#, "/content/format"),
            (#"{"content":{"type":"location","latitude":91,"longitude":0}}"#, "/content/latitude"),
            (#"{"content":{"type":"location","latitude":"1","longitude":0}}"#, "/content/latitude"),
            (#"{"content":{"type":"action","messageId":"x","actionId":"a"}}"#, "/content/messageId"),
            (
                #"{"content":{"type":"action","messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","actionId":"a"}}"#,
                "/content/messageId"
            ),
            (#"{"content":{"type":"text","text":"x"},"hidden":1}"#, "/hidden"),
            (#"{"content":{"type":"text","text":"x"},"metadata":[]}"#, "/metadata"),
            (#"{"content":{"type":"text","text":"x"},"metadata":{"a":{}}}"#, "/metadata/a"),
            (#"{"content":{"type":"text","text":"x"},"to":"me"}"#, "/to"),
        ])
    func refuses(_ body: String, _ pointer: String) async throws {
        let session = try await Conversation.open(try await backend())
        let answer = try await session.caller.call("POST", session.path + "/messages", body: Array(body.utf8))
        expectEqual(answer.status, 422)
        expectEqual(answer.code, "invalid_request")
        expectEqual(answer.pointers, [pointer])
        let types = try await session.events().compactMap { $0["type"]?.stringValue }
        expect(!types.contains { $0.hasPrefix("message.") }, "\(types)")
    }

    @Test("a text may have 100,000 bytes and no more")
    func longText() async throws {
        let session = try await Conversation.open(try await backend())
        try await expectEqual(session.send(String(repeating: "x", count: 100_000)).status, 202)
        try await expectEqual(session.send(String(repeating: "x", count: 100_001)).pointers, ["/content/text"])
    }

    @Test(
        "what the provider cannot take is 501",
        arguments: [
            #"{"content":{"type":"attachment","attachmentIds":["att_01kkpsvgh8ephrr9ttvtb5xphj"]}}"#,
            #"{"content":{"type":"data","contentType":"text/plain","value":1}}"#,
            #"{"content":{"type":"formResponse","formId":"f","values":{}}}"#,
            #"{"content":{"type":"interactiveResponse","messageId":"msg_01kkpsvgh8ephrr9ttvtb5xphj","value":1}}"#,
        ])
    func unsupported(_ body: String) async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "mute"])
        let answer = try await session.caller.call("POST", session.path + "/messages", body: Array(body.utf8))
        expectEqual(answer.status, 501)
        expectEqual(answer.code, "capability_unsupported")
    }

    @Test("an action of an earlier message finds its payload, an unknown one is 422")
    func actions() async throws {
        let session = try await scripted()
        let card: JSONValue = [
            "type": "text", "text": "Pizza?", "format": "plain",
            "actions": [["id": "a1", "type": "postback", "label": "Yes", "payload": ["x": 1]]],
        ]
        try await session.order("answer", ["content": card])
        let message = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let id = message["data"]?["id"]?.stringValue ?? ""
        func choose(_ action: String) async throws -> Answer {
            try await session.caller.post(
                session.path + "/messages?wait=sent",
                ["content": ["type": "action", "messageId": .string(id), "actionId": .string(action)]])
        }
        try await expectEqual(choose("a1").json["state"], "sent")
        try await expectEqual(choose("a2").pointers, ["/content/actionId"])
    }

    // MARK: What the provider judges

    @Test("what the provider would not let pass is 422, with every field that is wrong, and is not stored")
    func judgedByTheProvider() async throws {
        let session = try await scripted()
        let wrong: JSONValue = [
            "content": ["type": "formResponse", "formId": "f", "values": ["a": "wrong", "b": 1, "c": "wrong"]]
        ]
        let answer = try await session.caller.post(session.path + "/messages", wrong)
        expectEqual(answer.status, 422)
        expectEqual(answer.pointers, ["/content/values/a", "/content/values/c"])
        let types = try await session.events().compactMap { $0["type"]?.stringValue }
        expect(!types.contains { $0.hasPrefix("message.") }, "\(types)")
        let right: JSONValue = ["content": ["type": "formResponse", "formId": "f", "values": ["a": 1]]]
        try await expectEqual(session.caller.post(session.path + "/messages?wait=sent", right).json["state"], "sent")
    }

    @Test("a form may be named by its message, and the provider hears the id that it gave")
    func formsByMessage() async throws {
        let session = try await scripted()
        let form: JSONValue = [
            "type": "editForm", "formId": "vendors-own",
            "fields": [["displayType": "textInput", "id": "f1"]],
            "actions": [["id": "a1", "type": "submit", "payload": ["x": 1.0]]],
        ]
        try await session.order("answer", ["content": form])
        let message = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let id = message["data"]?["id"] ?? .null
        for action in [["actionId": "a1"], [:]] as [JSONObject] {
            var content: JSONObject = ["type": "formResponse", "formId": id, "values": [:]]
            for member in action.members { content.append(member.key, member.value) }
            let sent = try await session.caller.post(
                session.path + "/messages?wait=sent", ["content": .object(content)])
            expectEqual(sent.json["state"], "sent")
        }
        // The actions of a view stand in no message.
        try await session.order("answer", ["content": ["type": "view", "viewToken": "v"]])
        let view = try await session.event { $0["data"]?["content"]?["type"] == "view" }["data"]?["id"] ?? .null
        let answer: JSONValue = ["type": "formResponse", "formId": view, "actionId": "Next", "values": [:]]
        let sent = try await session.caller.post(session.path + "/messages?wait=sent", ["content": answer])
        expectEqual(sent.json["state"], "sent")
        let calls = ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("form") }
        expectEqual(calls.prefix(2), [#"form vendors-own {"x":1.0}"#, "form vendors-own null"])
        expectEqual(calls.last, "form \(view.stringValue ?? "") null")
    }

    @Test("data goes to a provider that takes its type")
    func data() async throws {
        let session = try await scripted()
        func send(_ type: String) async throws -> Answer {
            try await session.caller.post(
                session.path + "/messages?wait=sent",
                ["content": ["type": "data", "contentType": .string(type), "value": [1.0]]])
        }
        try await expectEqual(send("application/x-script; v=1").json["state"], "sent")
        try await expectEqual(send("application/json").status, 501)
        try await expectEqual(send("no type").status, 501)
        expect(ScriptedProvider.calls(of: session.id).contains("data application/x-script; v=1 [1.0]"))
    }
}
