import GatewayRig
import JSON
import SupportExpectations
import Testing

/// A repeat is answered as the first was, whatever became of it since.
@Suite("Repeats of what failed")
struct RepeatTests {
    private static func backend() async throws -> Caller { try await SharedGateway.shared.gateway().backend }

    @Test("a session that failed later was made; one that failed at once is told as failed again")
    func sessions() async throws {
        let caller = try await Self.backend()
        let body: JSONValue = ["provider": "scripted"]
        let made = try await caller.post("/v1/sessions", body, key: "repeat-later")
        let session = try Conversation(caller, made: made.json)
        try await session.order("failed", ["kind": "authentication"], waits: true)
        _ = try await session.event("session.failed")
        let again = try await caller.post("/v1/sessions", body, key: "repeat-later")
        expect(again.status == 201 && again["Idempotency-Replayed"] == "true")
        expectEqual(again.json["session"]?["id"]?.stringValue, session.id)
        expectEqual(again.json["session"]?["state"], "failed")
        let bad: JSONValue = ["provider": "scripted", "providerOptions": ["open": "fail"]]
        let refused = try await caller.post("/v1/sessions", bad, key: "repeat-at-once")
        let repeated = try await caller.post("/v1/sessions", bad, key: "repeat-at-once")
        expect(refused.status >= 500 && repeated.status == refused.status)
        expect(refused["Idempotency-Replayed"] == nil && repeated["Idempotency-Replayed"] == "true")
        expect(repeated.json["sessionId"] == refused.json["sessionId"] && repeated.code == refused.code)
    }

    @Test("a message that failed later is answered as it is now")
    func messages() async throws {
        let session = try await Conversation.open(try await Self.backend(), ["provider": "scripted"])
        let body: JSONValue = ["content": ["type": "event", "name": "fail", "data": ["how": "refused"]]]
        let first = try await session.caller.post(session.path + "/messages", body, key: "repeat-m")
        let id = try #require(first.json["id"]?.stringValue)
        _ = try await session.state(of: id, "failed")
        let again = try await session.caller.post(session.path + "/messages", body, key: "repeat-m")
        expect(again.status == 202 && again["Idempotency-Replayed"] == "true")
        expect(again.json["id"]?.stringValue == id && again.json["state"] == "failed")
    }

    private static func speak(
        _ session: Conversation, _ text: String, type: String = "audio/wav", key: String, query: String = ""
    ) async throws -> Answer {
        try await session.caller.call(
            "POST", session.path + "/audio" + query, body: Array(text.utf8),
            fields: ["Content-Type": type, "Idempotency-Key": key])
    }

    @Test("speech with the same key is one query, while it runs and when it is over")
    func speech() async throws {
        let session = try await Conversation.open(try await Self.backend(), ["provider": "speaking"])
        let first = try await Self.speak(session, "hello", type: "audio/slow", key: "a-1")
        let id = try #require(first.json["query"]?["id"]?.stringValue)
        expectEqual(first.status, 202)
        // It runs at the vendor.
        let during = try await Self.speak(session, "hello", type: "audio/slow", key: "a-1")
        expect(during.status == 202 && during["Idempotency-Replayed"] == "true")
        expectEqual(during.json["query"], first.json["query"])
        try await expectEqual(Self.speak(session, "hello", key: "a-1").code, "idempotency_mismatch")
        try await expectEqual(session.caller.call("DELETE", "\(session.path)/audio/\(id)").status, 204)
        _ = try await session.event("query.failed")
        let after = try await Self.speak(session, "hello", type: "audio/slow", key: "a-1")
        expect(after.status == 202 && after["Idempotency-Replayed"] == "true")
        expectEqual(after.json["query"]?["id"]?.stringValue, id)
        expectEqual(after.json["query"]?["sizeBytes"], 5)
        expectEqual(after.json["message"]?["state"], "failed")
        expectEqual(SpeakingProvider.calls(of: session.id).filter { $0.hasPrefix("begin") }.count, 1)
        let other = try await Self.speak(session, "hello", key: "a-2")
        expect(other.status == 202 && other["Idempotency-Replayed"] == nil)
        expect(other.json["query"]?["id"]?.stringValue != id)
    }

    @Test("a repeat whose first is still being spoken waits for it")
    func inFlight() async throws {
        let session = try await Conversation.open(try await Self.backend(), ["provider": "speaking"])
        let caller = session.caller
        let wire = try await offPool {
            let wire = try Wire(port: caller.port)
            let head = caller.request(
                "POST", session.path + "/audio", body: nil,
                fields: [
                    "Content-Type": "audio/wav", "Idempotency-Key": "a-3", "Transfer-Encoding": "chunked",
                ], close: false)
            try wire.send(head + Array("3\r\nhel\r\n".utf8))
            return wire
        }
        _ = try await session.event("query.recordingStarted")
        let second = try await Self.speak(session, "hello", key: "a-3")
        expect(second.status == 409 && second.code == "idempotency_in_flight" && second["Retry-After"] == "1")
        wire.close()
        _ = try await session.event("query.failed")
        let third = try await Self.speak(session, "hello", key: "a-3")
        expect(third.status == 202 && third["Idempotency-Replayed"] == "true")
    }

    @Test(
        "speech that fails once it is stored is answered alike, first and repeated",
        arguments: [("audio/late", "one"), ("audio/wav", "FAIL")])
    func failedSpeech(_ type: String, _ text: String) async throws {
        let session = try await Conversation.open(try await Self.backend(), ["provider": "speaking"])
        let first = try await Self.speak(session, text, type: type, key: "a-5")
        let again = try await Self.speak(session, text, type: type, key: "a-5")
        expect(first.status == 202 && first["Idempotency-Replayed"] == nil, "\(first)")
        expect(again.status == 202 && again["Idempotency-Replayed"] == "true", "\(again)")
        expect(first.json["message"]?["state"] == "failed" && again.json == first.json)
    }

    @Test("speech that is refused at once leaves nothing, and its key is free", arguments: [("audio/none", 415)])
    func refused(_ type: String, _ status: Int) async throws {
        let session = try await Conversation.open(try await Self.backend(), ["provider": "speaking"])
        let before = try await session.events().count
        try await expectEqual(Self.speak(session, "x", type: type, key: "a-4").status, status)
        try await expectEqual(Self.speak(session, "x", type: "text/plain", key: "a-4").status, 415)
        try await expectEqual(Self.speak(session, "x", key: "a-4", query: "?final=maybe").status, 422)
        try await expectEqual(session.events().count, before)
        try await expectEqual(session.caller.get(session.path + "/messages").json["data"], [])
        let spoken = try await Self.speak(session, "hello", key: "a-4")
        expect(spoken.status == 202 && spoken["Idempotency-Replayed"] == nil)
    }
}
