import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Doing it once")
struct IdempotencyTests {
    @Test("the same key and body give the same session with a token of its own")
    func sessions() async throws {
        let caller = try await backend()
        let body: JSONValue = ["user": ["id": "u-once"]]
        let first = try await caller.post("/v1/sessions", body, key: "once-1")
        let again = try await caller.post("/v1/sessions", body, key: "\"once-1\"")
        expectEqual(first.status, 201)
        expectEqual(again.status, 201)
        expectEqual(again["Idempotency-Replayed"], "true")
        expectEqual(again.json["session"]?["id"], first.json["session"]?["id"])
        expect(again.json["clientToken"]?.stringValue != nil)
        let other = try await caller.post("/v1/sessions", ["user": ["id": "u-once-2"]], key: "once-1")
        expectEqual(other.status, 422)
        expectEqual(other.code, "idempotency_mismatch")
        let elsewhere = try await caller.with(Samples.otherSecretKey).post("/v1/sessions", body, key: "once-1")
        expect(elsewhere.json["session"]?["id"] != first.json["session"]?["id"])
    }

    @Test("the same key and body give the same message, as it is now")
    func messages() async throws {
        let session = try await Conversation.open(try await backend())
        let first = try await session.send("hello", key: "m-1")
        let id = first.json["id"]?.stringValue ?? ""
        _ = try await session.state(of: id, "sent")
        let again = try await session.send("hello", key: "m-1")
        expectEqual(again.status, 202)
        expectEqual(again["Idempotency-Replayed"], "true")
        expectEqual(again.json["id"]?.stringValue, id)
        expectEqual(again.json["state"], "sent")
        try await expectEqual(session.send("other", key: "m-1").code, "idempotency_mismatch")
        _ = try await session.caller.post(session.path + "/end")
        let late = try await session.send("hello", key: "m-1")
        expectEqual(late.status, 202)
        expectEqual(late.json["id"]?.stringValue, id)
        try await expectEqual(session.send("new", key: "m-2").code, "session_ended")
    }

    @Test("many equal requests at once make one message")
    func concurrent() async throws {
        let session = try await Conversation.open(try await backend())
        let body = Conversation.text("one")
        let answers = try await offPool(count: 12) { _ in
            try session.caller.blocking(
                "POST", session.path + "/messages", json: body, fields: ["Idempotency-Key": "all-at-once"])
        }
        for answer in answers {
            expect(answer.status == 202 || answer.code == "idempotency_in_flight")
            if answer.status == 409 { expectEqual(answer["Retry-After"], "1") }
        }
        expectEqual(Set(answers.filter { $0.status == 202 }.map { $0.json["id"]?.stringValue }).count, 1)
        try await expectEqual(
            session.caller.get(session.path + "/messages").json["data"]?.arrayValue?
                .count { $0["sender"]?["role"] == "user" }, 1)
    }

    @Test("while the first is being worked on, the second is 409 with Retry-After 1")
    func inFlight() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            gateway.store.hold()
            let first = Task { try await session.send("slow", key: "slow") }
            try await expect(eventually { gateway.store.heldCount == 1 })
            let second = try await session.send("slow", key: "slow")
            expectEqual(second.status, 409)
            expectEqual(second.code, "idempotency_in_flight")
            expectEqual(second["Retry-After"], "1")
            let body: JSONValue = ["user": ["id": "u-flight"]]
            let making = Task { try await gateway.backend.post("/v1/sessions", body, key: "making") }
            try await expect(eventually { gateway.store.heldCount == 2 })
            try await expectEqual(
                gateway.backend.post("/v1/sessions", body, key: "making").code, "idempotency_in_flight")
            gateway.store.release()
            let accepted = try await first.value
            expectEqual(accepted.status, 202)
            try await expectEqual(making.value.status, 201)
            try await expectEqual(session.send("slow", key: "slow").json["id"], accepted.json["id"])
        }
    }

    @Test(
        "a key is 1 to 255 printable characters",
        arguments: [
            ("a", 202), ("\"quoted key\"", 202), (String(repeating: "k", count: 255), 202), ("\"\"", 400),
            (String(repeating: "k", count: 256), 400), ("\u{e9}", 400), ("a\tb", 400),
        ])
    func keyForms(_ key: String, _ status: Int) async throws {
        let session = try await Conversation.open(try await backend())
        let answer = try await session.send("x", key: key)
        expectEqual(answer.status, status)
        if status == 400 { expectEqual(answer.code, "malformed") }
    }

    @Test("two keys on one request are one too many")
    func twoKeys() async throws {
        let session = try await Conversation.open(try await backend())
        let body = Conversation.text("x").encoded()
        let request = session.caller.request("POST", session.path + "/messages", body: body)
        let text = String(decoding: request, as: UTF8.self)
            .replacing("Host:", with: "Idempotency-Key: a\r\nIdempotency-Key: b\r\nHost:")
        try await expectEqual(session.caller.raw(Array(text.utf8)).status, 400)
    }

    @Test("refused input does not use a key up")
    func refusedInputIsNotKept() async throws {
        let session = try await Conversation.open(try await backend())
        let wrong = try await session.caller.post(session.path + "/messages", ["content": 1], key: "k")
        expectEqual(wrong.status, 422)
        try await expectEqual(session.send("right", key: "k").status, 202)
    }

    @Test("a key counts for one principal, one method and one path")
    func scope() async throws {
        let caller = try await backend()
        let first = try await Conversation.open(caller)
        let second = try await Conversation.open(caller)
        let one = try await first.send("x", key: "scope")
        try await expect(second.send("x", key: "scope").json["id"] != one.json["id"])
        let client = try first.seen(by: caller.with(first.token))
        try await expect(client.send("x", key: "scope").json["id"] != one.json["id"])
    }

    @Test("with a publishable key a key has at least 22 characters")
    func publishable() async throws {
        let caller = try await backend().with(Samples.publicKey)
        let short = try await caller.post("/v1/sessions", [:], key: String(repeating: "k", count: 21))
        expectEqual(short.code, "malformed")
        let key = "0123456789012345678901"
        let first = try await caller.post("/v1/sessions", [:], key: key)
        expectEqual(first.status, 201)
        let again = try await caller.post("/v1/sessions", [:], key: key)
        expectEqual(again["Idempotency-Replayed"], "true")
        expectEqual(again.json["session"]?["id"], first.json["session"]?["id"])
    }

    // MARK: by-client-id

    private func put(_ session: Conversation, _ id: String, _ text: String) async throws -> Answer {
        try await session.caller.call(
            "PUT", "\(session.path)/messages/by-client-id/\(id)", json: Conversation.text(text))
    }

    @Test("a client's id is percent-decoded, comes back, and is the key for ever")
    func clientIDs() async throws {
        let session = try await Conversation.open(try await backend())
        let first = try await put(session, "a%2Fb%20%7e", "x")
        expectEqual(first.status, 202)
        expectEqual(first.json["clientId"], "a/b ~")
        let again = try await put(session, "a%2fb%20~", "x")
        expectEqual(again.status, 200)
        expectEqual(again.json["id"], first.json["id"])
        expect(again["Idempotency-Replayed"] == nil)
        try await expectEqual(put(session, "a%2Fb%20%7e", "other").code, "idempotency_mismatch")
        try await expect(put(session, "b", "x").json["id"] != first.json["id"])
        _ = try await session.caller.post(session.path + "/end")
        try await expectEqual(put(session, "b", "x").status, 200)
        try await expectEqual(put(session, "c", "x").code, "session_ended")
        try await expectEqual(put(session, "b", "y").code, "idempotency_mismatch")
    }

    @Test(
        "a client's id has 1 to 128 printable characters",
        arguments: [
            (String(repeating: "x", count: 128), 202), (String(repeating: "x", count: 129), 422), ("%00", 400),
            ("a%0Ab", 422), ("%C3%A9", 422), ("%FF", 400), ("%zz", 400),
        ])
    func clientIDForms(_ id: String, _ status: Int) async throws {
        let session = try await Conversation.open(try await backend())
        try await expectEqual(put(session, id, "x").status, status)
    }

    @Test("many equal puts at once make one message")
    func concurrentPuts() async throws {
        let session = try await Conversation.open(try await backend())
        let body = Conversation.text("x")
        let answers = try await offPool(count: 12) { _ in
            try session.caller.blocking("PUT", session.path + "/messages/by-client-id/same", json: body)
        }
        expectEqual(answers.count { $0.status == 202 }, 1)
        expectEqual(answers.count { $0.status == 200 }, 11)
        expectEqual(Set(answers.map { $0.json["id"]?.stringValue }).count, 1)
    }
}
