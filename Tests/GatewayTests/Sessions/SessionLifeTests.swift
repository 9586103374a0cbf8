import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Suspending, ending and erasing sessions")
struct SessionLifeTests {
    @Test("ending is final, idempotent, and keeps the first reason")
    func ends() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let caller = session.caller
        for reason: JSONValue in ["", nil, 7] {
            try await expectEqual(caller.post(session.path + "/end", ["reason": reason]).pointers, ["/reason"])
        }
        let ended = try await caller.post(session.path + "/end", ["reason": "enough"])
        expectEqual(ended.status, 200)
        expectEqual(ended.json["state"], "ended")
        expectEqual(ended.json["endedReason"], "enough")
        expect(ended.json["endedAt"]?.stringValue != nil)
        let again = try await caller.post(session.path + "/end", ["reason": "again"])
        expectEqual(again.status, 200)
        expectEqual(again.json, ended.json)
        let event = try await session.event("session.ended")
        expectEqual(event["data"]?["endedBy"], "app")
        try await expectEqual(session.events().filter { $0["type"] == "session.ended" }.count, 1)
        try await expectEqual(session.send("late").code, "session_ended")
        try await expectEqual(caller.post(session.path + "/suspend").code, "session_ended")
        try await expectEqual(caller.post(session.path + "/resume").code, "session_ended")
        try await expectEqual(caller.post(session.path + "/typing", ["state": "started"]).code, "session_ended")
        try await expectEqual(caller.call("PATCH", session.path, json: ["user": ["name": "x"]]).code, "session_ended")
        try await expectEqual(caller.call("PATCH", session.path, json: ["metadata": ["a": 1]]).status, 200)
        let calls = ScriptedProvider.calls(of: session.id)
        expectEqual(calls, ["open", "end"])
    }

    @Test("ends at the same time make one end")
    func concurrentEnds() async throws {
        let session = try await Conversation.open(try await backend())
        let answers = try await offPool(count: 8) { _ in try session.caller.blocking("POST", session.path + "/end") }
        expect(answers.allSatisfy { $0.status == 200 })
        expect(answers.allSatisfy { $0.json["state"] == "ended" })
        try await expectEqual(session.events().count { $0["type"] == "session.ended" }, 1)
    }

    @Test("suspending closes the link, sending or resuming opens it again")
    func suspends() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let caller = session.caller
        let suspended = try await caller.post(session.path + "/suspend")
        expectEqual(suspended.json["state"], "suspended")
        try await expectEqual(caller.post(session.path + "/suspend").json, suspended.json)
        try await expectEqual(caller.post(session.path + "/typing", ["state": "started"]).code, "not_connected")
        let resumed = try await caller.post(session.path + "/resume")
        expect(["connecting", "active"].contains(resumed.json["state"]?.stringValue))
        _ = try await session.event { $0["type"] == "session.active" && $0["seq"]?.intValue ?? 0 > 4 }
        try await expectEqual(caller.post(session.path + "/resume").json["state"], "active")
        _ = try await caller.post(session.path + "/suspend")
        let message = try await session.send("wake up", waits: true)
        expectEqual(message.json["state"], "sent")
        try await expectEqual(session.state(), "active")
        let calls = ScriptedProvider.calls(of: session.id)
        expectEqual(calls, ["open", "suspend", "resume", "suspend", "resume"])
    }

    @Test("erasing takes the content away, tells readers, and leaves 404")
    func erases() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let message = try await session.send("secret words", key: "erase-me", waits: true)
        let reader = try await session.stream()
        _ = try await reader.read(to: "stream.ready")
        try await expectEqual(session.caller.with(session.token).call("DELETE", session.path).code, "forbidden")
        try await expectEqual(session.caller.call("DELETE", session.path).status, 204)
        let rest = try await reader.rest()
        expectEqual(rest.last?.type, "stream.reset")
        expectEqual(rest.last?.json["data"]?["reason"], "erased")
        for path in ["", "/messages", "/events", "/transcript", "/messages/\(message.json["id"]?.stringValue ?? "")"] {
            try await expectEqual(session.caller.get(session.path + path).status, 404)
        }
        try await expectEqual(session.caller.call("DELETE", session.path).status, 404)
        try await expectEqual(session.send("again").status, 404)
        let list = try await session.caller.get("/v1/sessions?userId=\(session.userID)")
        expectEqual(list.json["data"]?.arrayValue?.isEmpty, true)
    }

    @Test("an ended session can be erased, and one with a message on its way too")
    func erasesInEveryState() async throws {
        let caller = try await backend()
        let ended = try await Conversation.open(caller)
        _ = try await caller.post(ended.path + "/end")
        try await expectEqual(caller.call("DELETE", ended.path).status, 204)
        let busy = try await Conversation.open(caller, ["provider": "scripted"])
        _ = try await busy.order("hang", [:])
        let waiting = Task { try await busy.send("behind it", waits: true) }
        _ = try await busy.event { $0["data"]?["content"]?["text"] == "behind it" }
        try await expectEqual(caller.call("DELETE", busy.path).status, 204)
        try await expectEqual(caller.get(busy.path).status, 404)
        try await expectEqual(waiting.value.status, 404)
    }
}
