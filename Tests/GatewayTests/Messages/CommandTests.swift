import Domain
import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("What the provider asks for")
struct CommandTests {
    private func asked(
        _ order: JSONValue = [:], in gateway: InProcessGateway? = nil
    ) async throws -> Conversation {
        let caller = if let gateway { gateway.backend } else { try await backend() }
        let session = try await Conversation.open(caller, ["provider": "scripted"])
        try await session.order("command", order)
        _ = try await session.event("command.requested")
        return session
    }

    private func answer(
        _ session: Conversation, _ value: JSONValue, to id: String = "cmd-1", key: String? = nil
    ) async throws -> Answer {
        try await session.caller.post("\(session.path)/commands/\(id)", ["value": value], key: key)
    }

    private func pending(_ session: Conversation) async throws -> [String] {
        let commands = try await session.caller.get(session.path).json["commands"]?.arrayValue ?? []
        return commands.compactMap { $0["commandId"]?.stringValue }
    }

    @Test("waits in the session, is answered once as a hidden message, and waits no longer")
    func answered() async throws {
        let session = try await asked()
        let waiting = try await session.caller.get(session.path).json["commands"]?[0]
        expectEqual(waiting?["name"], "rating")
        expectEqual(waiting?["options"], [["label": "1", "value": 1]])
        let sent = try await answer(session, 1)
        expectEqual(sent.status, 202)
        expectEqual(sent.json["hidden"], true)
        expectEqual(sent.json["content"], ["type": "command", "commandId": "cmd-1", "name": "rating", "value": "1"])
        let id = sent.json["id"]?.stringValue ?? ""
        _ = try await session.state(of: id, "sent")
        expect(ScriptedProvider.calls(of: session.id).contains("command cmd-1 rating 1"))
        try await expect(pending(session).isEmpty)
        let events = try await session.events()
        let place = try #require(events.firstIndex { $0["type"] == "command.answered" })
        expectEqual(events[place - 1]["data"]?["id"]?.stringValue, id)
        expectEqual(
            events[place]["data"], ["commandId": "cmd-1", "name": "rating", "value": "1", "messageId": .string(id)])
        let again = try await answer(session, 1)
        expectEqual(again.status, 409)
        expectEqual(again.code, "command_not_pending")
    }

    @Test("an equal request with the same key is answered by the same message, another body is refused")
    func repeats() async throws {
        let session = try await asked()
        let first = try await answer(session, 1, key: "k-1")
        let again = try await answer(session, 1, key: "k-1")
        expectEqual(again.status, 202)
        expectEqual(again["Idempotency-Replayed"], "true")
        expectEqual(again.json["id"], first.json["id"])
        let other = try await answer(session, 2, key: "k-1")
        expectEqual(other.code, "idempotency_mismatch")
        expectEqual(ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("command ") }.count, 1)
    }

    @Test(
        "an answer is one of the options, as the text that it is written as",
        arguments: [
            (#"[{"label":"One","value":1}]"#, #""1""#, 202), (#"[{"label":"One","value":1}]"#, "1.0", 202),
            (#"[{"label":"Yes","value":"Yes"}]"#, #""Yes""#, 202), (#"[{"label":"t","value":true}]"#, "true", 202),
            (#"[{"label":"One","value":1}]"#, "2", 422), (#"[{"label":"Yes","value":"Yes"}]"#, #""maybe""#, 422),
            (#"[{"label":"Yes","value":"Yes"}]"#, #""yes""#, 202),
            (#"[{"label":"One","value":1}]"#, "[1]", 422), (#"[{"label":"One","value":1}]"#, "null", 202),
            (#"[{"label":"Five","value":{"stars":5}}]"#, #"{"stars":5}"#, 202),
            (#"[{"label":"Five","value":{"stars":5}}]"#, #"{"stars":4}"#, 422), ("[]", "{}", 422),
            ("[]", #""four""#, 202), ("[]", #""fives""#, 422), ("[]", #""""#, 202), ("[]", "12", 202),
        ])
    func options(_ options: String, _ value: String, _ status: Int) async throws {
        let session = try await asked(["options": try JSONValue(parsing: options), "charactersMax": 4])
        let answer = try await answer(session, try JSONValue(parsing: value))
        expectEqual(answer.status, status, "\(answer)")
        if status == 422 { expectEqual(answer.pointers, ["/value"]) }
        try await expectEqual(pending(session).count, status == 422 ? 1 : 0)
    }

    @Test("an option that is no text is told by its label")
    func labelled() async throws {
        let session = try await asked(["options": [["label": "Five", "value": ["stars": 5]]]])
        let sent = try await answer(session, ["stars": 5])
        expectEqual(sent.json["content"]?["value"], "Five")
        try await expectEqual(session.event("command.answered")["data"]?["value"], "Five")
    }

    @Test("what is not optional may not be skipped, and an answer has a value and nothing else")
    func notOptional() async throws {
        let session = try await asked(["options": [], "optional": false])
        for value: JSONValue in ["", nil] {
            try await expectEqual(answer(session, value).pointers, ["/value"])
        }
        let path = session.path + "/commands/cmd-1"
        try await expectEqual(session.caller.post(path, [:]).pointers, ["/value"])
        try await expectEqual(session.caller.post(path, ["value": "x", "more": 1]).pointers, ["/more"])
    }

    @Test("an option that is an action of a message goes out as that action")
    func actions() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let content: JSONValue = [
            "type": "text", "text": "Rate us", "format": "plain",
            "actions": [["id": "a5", "type": "postback", "label": "5", "payload": ["star": 5]]],
        ]
        try await session.order("answer", ["vendorId": "v1", "content": content])
        let options: JSONValue = [
            ["label": "5", "value": 5, "actionId": "a5"], ["label": "4", "value": 4, "actionId": "a4"],
        ]
        for (value, call) in [(5, #"action {"star":5}"#), (4, "command cmd-1 rating 4")] as [(Int, String)] {
            try await session.order("command", ["of": "v1", "options": options], waits: true)
            let asked = { try await pending(session) }
            while try await asked().isEmpty {}
            let sent = try await answer(session, JSONValue(value))
            expectEqual(sent.status, 202)
            _ = try await session.state(of: sent.json["id"]?.stringValue ?? "", "sent")
            expectEqual(ScriptedProvider.calls(of: session.id).last, call)
        }
    }

    @Test("what only tells does not wait, and one that takes the place of others leaves none of them")
    func tells() async throws {
        let session = try await asked(["id": "a"])
        try await session.order("command", ["id": "b"])
        _ = try await session.event { $0["data"]?["commandId"] == "b" }
        try await expectEqual(pending(session), ["a", "b"])
        try await session.order("command", ["id": "c", "replaces": true])
        _ = try await session.event { $0["data"]?["commandId"] == "c" }
        try await expectEqual(pending(session), ["c"])
        try await session.order("command", ["id": "d", "wantsAnswer": false])
        let told = try await session.event { $0["data"]?["commandId"] == "d" }
        expectEqual(told["data"]?["wantsAnswer"], false)
        try await expectEqual(pending(session), ["c"])
        try await expectEqual(answer(session, 1, to: "d").code, "command_not_pending")
        try await session.order("command", ["id": "e", "wantsAnswer": false, "replaces": true])
        _ = try await session.event { $0["data"]?["commandId"] == "e" }
        try await expect(pending(session).isEmpty)
    }

    @Test("of two answers at once one is taken")
    func race() async throws {
        let session = try await asked()
        async let first = answer(session, 1)
        async let second = answer(session, 1)
        let statuses = [try await first.status, try await second.status]
        expectEqual(statuses.sorted(), [202, 409])
    }

    @Test("an answer that cannot be stored leaves the request waiting")
    func failingStore() async throws {
        try await withGateway { gateway in
            let session = try await asked(in: gateway)
            gateway.store.fail(with: .full(code: 13))
            try await expectEqual(answer(session, 1).code, "store_unavailable")
            try await expectEqual(pending(session), ["cmd-1"])
            gateway.store.fail(with: nil)
            try await expectEqual(answer(session, 1).status, 202)
            try await expect(pending(session).isEmpty)
        }
    }

    @Test("to callers a request waits until its answer is on the disk")
    func heldStore() async throws {
        try await withGateway { gateway in
            let session = try await asked(in: gateway)
            gateway.store.hold()
            async let sent = answer(session, 1)
            try await expect(eventually { gateway.store.heldCount == 1 })
            try await expectEqual(answer(session, 1).code, "command_not_pending")
            try await expectEqual(pending(session), ["cmd-1"])
            gateway.store.release()
            try await expectEqual(sent.status, 202)
            try await expect(pending(session).isEmpty)
        }
    }

    @Test("a request outlives the process, and so does an answer that was not sent yet")
    func restart() async throws {
        let folder = TestFolder()
        var made: JSONValue = nil
        try await withGateway(in: folder) { gateway in
            let session = try await asked(["options": []], in: gateway)
            made = session.made
        }
        try await withGateway(in: folder) { gateway in
            let session = try Conversation(gateway.backend, made: made)
            try await expectEqual(pending(session), ["cmd-1"])
            try await session.caller.post(session.path + "/suspend")
            let held = try await answer(session, "fine")
            expectEqual(held.status, 202)
            _ = try await session.state(of: held.json["id"]?.stringValue ?? "", "sent")
            try await expect(pending(session).isEmpty)
        }
    }

    @Test("without the ability it is 501, in a session that is over 409")
    func refused() async throws {
        let mute = try await Conversation.open(try await backend(), ["provider": "mute"])
        try await expectEqual(answer(mute, 1).status, 501)
        let over = try await asked()
        try await over.caller.post(over.path + "/end")
        try await expectEqual(answer(over, 1).code, "session_ended")
        try await expect(pending(over).isEmpty)
    }

    @Test("a client token of the session may answer")
    func clientToken() async throws {
        let session = try await asked()
        let page = try session.seen(by: session.caller.with(session.token))
        try await expectEqual(answer(page, 1).status, 202)
    }
}
