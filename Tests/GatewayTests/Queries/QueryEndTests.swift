import GatewayRig
import JSON
import Store
import Synchronization
import SupportExpectations
import Testing

/// A query has one end, whatever becomes of the link, the session or the process.
@Suite("Ends of queries")
struct QueryEndTests {
    private static func backend() async throws -> Caller { try await SharedGateway.shared.gateway().backend }

    /// A session at a provider that listens, with a query that is being recorded.
    private static func recording() async throws -> (session: Conversation, message: String) {
        let session = try await Conversation.open(try await backend(), ["provider": "speaking"])
        let begun = try await session.caller.call(
            "POST", session.path + "/audio?final=false", body: Array("hel".utf8), fields: ["Content-Type": "audio/wav"])
        return (session, try #require(begun.json["query"]?["id"]?.stringValue))
    }

    @Test("speech whose end the provider has heard outlives its caller's connection")
    func heardAndGone() async throws {
        try await withGateway(Samples.twoApps(scripted: true)) { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "speaking"])
            let socket = try await session.socket("?after=now")
            try socket.send(["op": "audio", "ref": 1, "action": "begin", "contentType": "audio/slow"])
            let id = try #require(try await socket.reply(1)["audio"]?["query"]?["id"]?.stringValue)
            try socket.send(SocketClient.frame(2, Array("STOP".utf8)))
            _ = try await session.event("query.recordingFinished")
            socket.close()
            let isGone = try await eventually {
                let text = try gateway.backend.blocking("GET", "/metrics").text
                return text.split(separator: "\n").contains(#"trunkline_streams{kind="websocket"} 0"#)
            }
            expect(isGone)
            // It runs on, so that it can be given up still.
            try await expectEqual(session.caller.call("DELETE", session.path + "/audio/\(id)").status, 204)
            expect(!SpeakingProvider.calls(of: session.id).contains("cancel broken"))
        }
    }

    /// Events of a query in the log, in order, with the word that each has for why.
    private static func told(_ session: Conversation, _ message: String) async throws -> [String] {
        _ = try await session.event {
            ["query.failed", "query.completed"].contains($0["type"]?.stringValue)
                && $0["data"]?["messageId"]?.stringValue == message
        }
        return try await session.events().filter { $0["data"]?["messageId"]?.stringValue == message }.compactMap {
            guard let type = $0["type"]?.stringValue, type.hasPrefix("query.") else { return nil }
            let why = $0["data"]?["reason"]?.stringValue ?? $0["data"]?["code"]?.stringValue
            return [type, why].compactMap(\.self).joined(separator: " ")
        }
    }

    @Test("a query that fails while it is recorded ends the recording first")
    func failsWhileRecorded() async throws {
        let (session, message) = try await Self.recording()
        _ = try await session.caller.call(
            "POST", "\(session.path)/audio/\(message)?final=false", body: Array("FAIL".utf8),
            fields: ["Content-Type": "audio/wav"])
        try await expectEqual(
            Self.told(session, message),
            [
                "query.recordingStarted", "query.created", "query.recordingFinished error",
                "query.failed audio_too_long",
            ])
    }

    @Test(
        "a session that goes ends the query before it says so",
        arguments: [("/end", "session.ended"), ("/suspend", "session.suspended")])
    func sessionGoes(_ path: String, _ type: String) async throws {
        let (session, message) = try await Self.recording()
        try await expectEqual(session.caller.post(session.path + path, [:]).status, 200)
        try await expectEqual(
            Self.told(session, message).suffix(2),
            [
                "query.recordingFinished error", "query.failed provider_disconnected",
            ])
        _ = try await session.event(type)
        guard path == "/end" else { return }
        try await expectEqual(session.events().last?["type"]?.stringValue, type)
        try await expectEqual(session.message(message)["state"], "failed")
    }

    /// A written query of the scripted provider.
    private static func asked(_ session: Conversation) async throws -> String {
        let sent = try await session.send("what?", waits: true)
        let message = try #require(sent.json["id"]?.stringValue)
        try await order(session, "asked", message)
        return message
    }

    private static func order(_ session: Conversation, _ stage: String, _ message: String) async throws {
        try await session.order("query", ["stage": .string(stage), "messageId": .string(message)], waits: true)
    }

    @Test("what is told of a query behind its end is told to nobody", arguments: ["completed", "failed"])
    func endsOnce(_ stage: String) async throws {
        let session = try await Conversation.open(try await Self.backend(), ["provider": "scripted"])
        let message = try await Self.asked(session)
        for stage in [stage, "completed", "failed", "recordingStarted"] {
            try await Self.order(session, stage, message)
        }
        try await session.order("escalation", ["available": true])
        _ = try await session.event("escalation.available")
        try await expectEqual(Self.told(session, message).count, 1)
        try await expect(Self.told(session, message)[0].hasPrefix("query.\(stage)"))
    }

    @Test("a question that was not asked after all has no end")
    func isWithdrawn() async throws {
        let session = try await Conversation.open(try await Self.backend(), ["provider": "scripted"])
        let message = try await Self.asked(session)
        try await Self.order(session, "withdrawn", message)
        try await expectEqual(session.caller.post(session.path + "/end", [:]).status, 200)
        try await expect(!session.events().contains { $0["type"]?.stringValue?.hasPrefix("query.") == true })
        try await expectEqual(session.message(message)["state"], "sent")
    }

    @Test("a question whose link goes has failed, and so has its message")
    func linkGoes() async throws {
        let session = try await Conversation.open(try await Self.backend(), ["provider": "scripted"])
        let message = try await Self.asked(session)
        try await expectEqual(session.caller.post(session.path + "/suspend", [:]).status, 200)
        try await expectEqual(Self.told(session, message), ["query.failed provider_disconnected"])
        try await expectEqual(session.message(message)["error"]?["retryable"], true)
    }

    @Test("a question that a process takes with it has one end")
    func restart() async throws {
        var message = ""
        try await withRestart { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            message = try await Self.asked(session)
            return session
        } goOn: { session in
            let told = try await Self.told(session, message)
            expectEqual(told.count, 1)
            try await expectEqual(session.message(message)["state"], "failed")
        }
    }

    @Test("a question is known to run when it is sent, though what was told before it still waits for the store")
    func askedBehindALookUp() async throws {
        var message = ""
        try await withRestart { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            message = try #require(try await session.send("what?", waits: true).json["id"]?.stringValue)
            let reader = try await session.stream("?after=now")
            _ = try await reader.read(to: "stream.ready")
            gateway.store.failReads(with: .inputOutput(code: 10, cause: "a test"))
            // Other words are put into the content that the store has.
            try await session.order(
                "outbound", ["state": "delivered", "text": "what else?", "messageId": .string(message)])
            let asked = try await session.order("query", ["stage": "asked", "messageId": .string(message)])
            let id = try #require(asked.json["id"]?.stringValue)
            _ = try await reader.read {
                $0.type == "message.state" && $0.json["data"]?["messageId"]?.stringValue == id
                    && $0.json["data"]?["state"] == "sent"
            }
            expect(gateway.store.refusedReads > 0, "the look-up waits")
            // From here on nothing gets to the disk, as if the process were gone.
            gateway.store.fail(with: .closed)
            return session
        } goOn: { session in
            let told = try await Self.told(session, message)
            expectEqual(told, ["query.failed interrupted"])
        }
    }

    @Test("a question is known to run before it is sent, wherever the process ends")
    func askedBeforeSent() async throws {
        var message = ""
        try await withRestart { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            let wasSent = Mutex(false)
            gateway.store.failCommits { transaction in
                let sends = transaction.changes.contains { change in
                    if case .updateMessage(let update, _) = change { update.state == .sent } else { false }
                }
                // Nothing gets to the disk behind the word that it is sent, as if the process were gone.
                return wasSent.withLock { wasSent in
                    defer { wasSent = wasSent || sends }
                    return wasSent ? .closed : nil
                }
            }
            let asked = try await session.order("ask", [:], waits: true)
            message = try #require(asked.json["id"]?.stringValue)
            return session
        } goOn: { session in
            let told = try await Self.told(session, message)
            expectEqual(told, ["query.failed interrupted"])
        }
    }

    // MARK: Context

    @Test("a context goes with a message where the provider takes one, and nowhere else")
    func context() async throws {
        let session = try await Conversation.open(try await Self.backend(), ["provider": "scripted"])
        let body: JSONValue = ["content": ["type": "text", "text": "x"], "context": ["keywords": ["shoes"]]]
        try await expectEqual(session.caller.post(session.path + "/messages", body).code, "capability_unsupported")
        let wrong: JSONValue = ["content": ["type": "text", "text": "x"], "context": "shoes"]
        try await expectEqual(session.caller.post(session.path + "/messages", wrong).pointers, ["/context"])
        let speaking = try await Conversation.open(try await Self.backend(), ["provider": "speaking"])
        let spoken = try await speaking.caller.call(
            "POST", speaking.path + "/audio?context=%7B%22a%22%3A1%7D", body: Array("hello".utf8),
            fields: ["Content-Type": "audio/wav"])
        expectEqual(spoken.status, 202)
        expectEqual(SpeakingProvider.calls(of: speaking.id).first, #"begin audio/wav at hand {"a":1}"#)
        let bad = try await speaking.caller.call(
            "POST", speaking.path + "/audio?context=1", body: Array("hello".utf8),
            fields: ["Content-Type": "audio/wav"])
        expect(bad.status == 422 && bad.pointers == ["?context"])
    }

    @Test("the context that goes with the next question is read, put and forgotten, where the provider has one")
    func chained() async throws {
        let backend = try await Self.backend()
        let session = try await Conversation.open(backend, ["provider": "speaking"])
        let path = session.path + "/context"
        try await expectEqual(backend.get(path).json, ["context": nil])
        let put = try await backend.call("PUT", path, json: ["context": ["keywords": ["red"]]])
        expect(put.status == 200 && put.json == ["context": ["keywords": ["red"]]])
        try await expectEqual(backend.get(path).json, put.json)
        try await expectEqual(backend.call("DELETE", path).status, 204)
        try await expectEqual(backend.get(path).json, ["context": nil])
        for (body, pointer) in [
            (["context": "red"], "/context"), ([:], "/context"), (["context": [:], "x": 1], "/x"),
            (["context": ["long": .string(String(repeating: "x", count: 20_000))]], "/context"),
        ] as [(JSONValue, String)] {
            let refused = try await backend.call("PUT", path, json: body)
            expect(refused.status == 422 && refused.pointers == [pointer], "\(refused)")
        }
        let scripted = try await Conversation.open(backend, ["provider": "scripted"])
        for method in ["GET", "DELETE"] {
            try await expectEqual(backend.call(method, scripted.path + "/context").code, "capability_unsupported")
        }
        _ = try await backend.post(session.path + "/suspend")
        try await expectEqual(backend.get(path).code, "not_connected")
        _ = try await backend.post(session.path + "/end")
        try await expectEqual(backend.get(path).code, "session_ended")
    }
}
