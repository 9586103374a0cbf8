import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("Messages that fail, or wait in the outbox")
struct MessageFailureTests {
    // MARK: Failures of sending

    @Test(
        "a refusal fails the message with the provider's reason, and the next goes out",
        arguments: [
            ("provider_unavailable", true), ("provider_auth_failed", false), ("provider_error", false),
            ("provider_timeout", true), ("provider_capacity", true), ("capability_unsupported", false),
            ("invalid_request", false),
        ])
    func refused(_ kind: String, _ isRetryable: Bool) async throws {
        let session = try await scripted()
        let answer = try await session.order("fail", ["how": "refused", "kind": .string(kind)])
        let id = answer.json["id"]?.stringValue ?? ""
        let event = try await session.state(of: id, "failed")
        expectEqual(event["data"]?["error"]?["code"]?.stringValue, kind)
        expectEqual(event["data"]?["error"]?["retryable"]?.boolValue, isRetryable)
        expectEqual(ScriptedProvider.arrivals(of: id), 1)
        try await expectEqual(session.send("next", waits: true).json["state"], "sent")
    }

    @Test("an unknown outcome ends as failed outcome_unknown and is never sent twice")
    func unknown() async throws {
        let session = try await scripted()
        let answer = try await session.order("fail", ["how": "unknown"], waits: true)
        let id = answer.json["id"]?.stringValue ?? ""
        expectEqual(answer.json["state"], "failed")
        expectEqual(answer.json["error"]?["code"], "outcome_unknown")
        expectEqual(answer.json["error"]?["retryable"], true)
        let states = try await session.events().filter { $0["data"]?["messageId"]?.stringValue == id }
        expectEqual(states.map { $0["data"]?["state"] }, ["unknown", "failed"])
        expectEqual(ScriptedProvider.arrivals(of: id), 1)
    }

    @Test("what was certainly not sent is tried again until it is")
    func notSent() async throws {
        let session = try await scripted()
        let answer = try await session.order("fail", ["how": "notSent", "times": 2])
        let id = answer.json["id"]?.stringValue ?? ""
        _ = try await session.state(of: id, "sent")
        expectEqual(ScriptedProvider.arrivals(of: id), 3)
    }

    @Test("a message in flight when the link is closed has an unknown outcome")
    func closedInFlight() async throws {
        let session = try await scripted()
        let id = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
        try await expect(eventually { ScriptedProvider.arrivals(of: id) == 1 })
        _ = try await session.caller.post(session.path + "/suspend")
        let failed = try await session.state(of: id, "failed")
        expectEqual(failed["data"]?["error"]?["code"], "outcome_unknown")
    }

    @Test("what waits at the end fails with session_ended, and what is in flight settles by itself")
    func endWithWaiting() async throws {
        let session = try await scripted()
        let first = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
        try await expect(eventually { ScriptedProvider.arrivals(of: first) == 1 })
        let second = try await session.send("waits").json["id"]?.stringValue ?? ""
        _ = try await session.caller.post(session.path + "/end")
        let failed = try await session.state(of: second, "failed")
        expectEqual(failed["data"]?["error"]?["code"], "session_ended")
        _ = try await session.state(of: first, "failed")
        expectEqual(ScriptedProvider.arrivals(of: second), 0)
    }

    @Test("retry sends a failed message again with its id; what cannot be sent again is 409")
    func retries() async throws {
        let session = try await scripted()
        let caller = session.caller
        let id =
            try await session.order("fail", ["how": "unknown", "times": 1], waits: true).json["id"]?.stringValue ?? ""
        let path = "\(session.path)/messages/\(id)/retry"
        let again = try await caller.post(path, nil, key: "retry-1")
        expectEqual(again.status, 202)
        expectEqual(again.json["id"]?.stringValue, id)
        _ = try await session.state(of: id, "sent")
        expectEqual(ScriptedProvider.arrivals(of: id), 2)
        try await expectEqual(caller.post(path).code, "message_not_retryable")
        let replay = try await caller.post(path, nil, key: "retry-1")
        expectEqual(replay.status, 202)
        expectEqual(replay["Idempotency-Replayed"], "true")
        expectEqual(replay.json["state"], "sent")
        expectEqual(ScriptedProvider.arrivals(of: id), 2)
        let final = try await session.order("fail", ["how": "refused", "kind": "provider_error"], waits: true)
        let finalPath = "\(session.path)/messages/\(final.json["id"]?.stringValue ?? "")/retry"
        try await expectEqual(caller.post(finalPath).code, "message_not_retryable")
        try await session.order("answer", [:])
        let bot = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let botPath = "\(session.path)/messages/\(bot["data"]?["id"]?.stringValue ?? "")/retry"
        try await expectEqual(caller.post(botPath).code, "message_not_retryable")
        try await expectEqual(caller.post("\(session.path)/messages/msg_01kkpsvgh8ephrr9ttvtb5xphj/retry").status, 404)
        try await expectEqual(caller.post("\(session.path)/messages/x/retry").status, 404)
    }

    @Test("retries at the same time send once")
    func concurrentRetries() async throws {
        let session = try await scripted()
        let id =
            try await session.order("fail", ["how": "unknown", "times": 1], waits: true).json["id"]?.stringValue ?? ""
        let answers = try await offPool(count: 6) { _ in
            try session.caller.blocking("POST", "\(session.path)/messages/\(id)/retry")
        }
        expectEqual(answers.count { $0.status == 202 }, 1)
        expectEqual(answers.count { $0.code == "message_not_retryable" }, 5)
        _ = try await session.state(of: id, "sent")
        expectEqual(ScriptedProvider.arrivals(of: id), 2)
    }

    // MARK: The outbox

    @Test("a full outbox is 503, and the same key works once there is room")
    func outboxFull() async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "sessions: {outboxMessagesMax: 3}")) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let first = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
            try await expect(eventually { ScriptedProvider.arrivals(of: first) == 1 })
            try await session.send("two", key: "two")
            try await session.send("three")
            let full = try await session.send("four", key: "four")
            expectEqual(full.status, 503)
            expectEqual(full.code, "outbox_full")
            expect(full["Retry-After"] != nil)
            let repeated = try await session.send("two", key: "two")
            expectEqual(repeated.status, 202)
            expectEqual(repeated["Idempotency-Replayed"], "true")
            try await expectEqual(session.send("other", key: "two").code, "idempotency_mismatch")
            _ = try await session.caller.post(session.path + "/typing", ["state": "started", "preview": "release"])
            _ = try await session.event {
                $0["data"]?["state"] == "sent" && $0["data"]?["messageId"]?.stringValue != first
            }
            let later = try await session.send("four", key: "four", waits: false)
            expectEqual(later.status, 202)
            expectEqual(later.json["content"]?["text"], "four")
        }
    }

    @Test("what has waited too long fails as expired and can be sent again")
    func expires() async throws {
        try await withGateway(Samples.twoApps(scripted: true, more: "sessions: {messageExpirySeconds: 1}")) { gateway in
            let session = try await Conversation.open(
                gateway.backend, ["provider": "scripted", "providerOptions": ["open": "never"], "waitSeconds": 0])
            let id = try await session.send("too late").json["id"]?.stringValue ?? ""
            let failed = try await session.state(of: id, "failed")
            expectEqual(failed["data"]?["error"]?["code"], "expired")
            expectEqual(failed["data"]?["error"]?["retryable"], true)
            try await expectEqual(session.caller.post("\(session.path)/messages/\(id)/retry").status, 202)
            expectEqual(ScriptedProvider.arrivals(of: id), 0)
        }
    }

    @Test("what is with the provider when its time is up is not taken back, and the loop goes on")
    func expiresInFlight() async throws {
        let yaml = Samples.twoApps(scripted: true, more: "sessions: {messageExpirySeconds: 1}")
        try await withGateway(yaml) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let hanging = try await session.order("hang", [:]).json["id"]?.stringValue ?? ""
            try await expect(eventually { ScriptedProvider.arrivals(of: hanging) == 1 })
            let behind = try await session.send("behind").json["id"]?.stringValue ?? ""
            let failed = try await session.state(of: behind, "failed")
            expectEqual(failed["data"]?["error"]?["code"], "expired")
            try await expectEqual(session.state(), "active")
            try await expectEqual(session.message(hanging)["state"], "accepted")
            try await session.caller.post(session.path + "/typing", ["state": "started", "preview": "release"])
            _ = try await session.state(of: hanging, "sent")
            try await expectEqual(session.send("next", waits: true).json["state"], "sent")
        }
    }

    @Test("what the provider gives back after the end has failed with the session")
    func givenBackAfterEnd() async throws {
        let session = try await scripted()
        let id = try await session.order("hang", ["then": "notSent"]).json["id"]?.stringValue ?? ""
        try await expect(eventually { ScriptedProvider.arrivals(of: id) == 1 })
        _ = try await session.caller.post(session.path + "/end")
        let failed = try await session.state(of: id, "failed")
        expectEqual(failed["data"]?["error"]?["code"], "session_ended")
        expectEqual(ScriptedProvider.arrivals(of: id), 1)
    }
}
