import GatewayRig
import JSON
import SupportExpectations
import Testing

/// Conversations with an adapter outside the process, through a whole gateway.
@Suite("External: conversations")
struct ExternalConversationTests {
    /// The problem with which the session failed that a refused create made, as its log has it.
    private func failure(of refused: Answer, _ caller: Caller) async throws -> JSONValue {
        let made: JSONValue = ["session": ["id": refused.json["sessionId"] ?? .null]]
        let failed = try await Conversation(caller, made: made).event("session.failed")
        return failed["data"]?["problem"] ?? .null
    }

    @Test func `what is said is answered, and the provider shows what its adapter can do`() async throws {
        try await withParrot { gateway, _ in
            let before = try await gateway.backend.get("/v1/providers/main").json
            expectEqual(before["kind"], "external")
            expectEqual(before["capabilities"]?["text"], true)
            expectEqual(before["capabilities"]?["commands"], false)
            let session = try await Conversation.open(gateway.backend)
            expectEqual(session.made["session"]?["state"], "active")
            let sent = try await session.send("hello", waits: true)
            expectEqual(sent.json["state"], "sent")
            let answer = try await session.answer("hello")
            expectEqual(answer["data"]?["sender"]?["name"], "Parrot")
            let after = try await gateway.backend.get("/v1/providers/main").json
            expectEqual(after["capabilities"]?["commands"], true)
            let shown = try await gateway.backend.get(session.path).json
            expectEqual(shown["capabilities"]?["attachments"]?["maxBytes"], 1_048_576)
            expect(shown["native"]?["parrot"] != nil)
        }
    }

    @Test func `a streamed answer comes in pieces and ends as one message`() async throws {
        try await withParrot { gateway, _ in
            let session = try await Conversation.open(gateway.backend)
            let reader = try await session.stream("?after=now")
            _ = try await reader.read(to: "stream.ready")
            try await session.send("stream 5")
            let frames = try await reader.read {
                $0.json["data"]?["sender"]?["role"] == "bot" && $0.json["type"] == "message.created"
            }
            let pieces = frames.map(\.json).filter { $0["type"] == "message.delta" }
            expectEqual(pieces.compactMap { $0["data"]?["text"]?.stringValue }, (0..<5).map { "\($0) " })
            expectEqual(frames.last?.json["data"]?["streamId"], pieces.first?["data"]?["streamId"])
        }
    }

    @Test func `commands, forms and what nobody knows go both ways`() async throws {
        try await withParrot { gateway, _ in
            let session = try await Conversation.open(gateway.backend)
            try await session.send("ask")
            let command = try await session.event("command.requested")["data"]?["commandId"]?.stringValue ?? ""
            let answer = try await gateway.backend.post("\(session.path)/commands/\(command)", ["value": "good"])
            expectEqual(answer.status, 202)
            _ = try await session.answer("rating=good")
            try await session.send("form")
            let form = try await session.event("form.requested")["data"]?["formId"]?.stringValue ?? ""
            let filled = try await gateway.backend.post(
                "\(session.path)/forms/\(form)", ["values": ["street": "High Street"]])
            expectEqual(filled.status, 200)
            _ = try await session.event("form.completed")
            try await session.send("strange", waits: true)
            _ = try await session.event { $0["data"]?["content"]?["type"] == "unsupported" }
            _ = try await session.event { $0["type"] == "vendor.event" || $0["data"]?["name"] == "weather" }
            expectEqual(
                try await gateway.backend.call("PUT", "\(session.path)/custom-data", json: ["a": 1]).status, 200)
            expectEqual(try await gateway.backend.post("\(session.path)/typing", ["state": "started"]).status, 202)
        }
    }

    @Test func `files go by reference, as links that need no credential`() async throws {
        let folder = TestFolder(.memory)
        let adapter = try await offPool { try AdapterProgram.parrot(in: folder) }
        defer { adapter.kill() }
        try await withGateway(AdapterProgram.configuration(in: folder)) { gateway in
            let session = try await Conversation.open(gateway.backend)
            let upload = try await gateway.backend.call(
                "POST", "\(session.path)/attachments?send=true", body: Array("hello file".utf8),
                fields: ["Content-Type": "text/plain", "Content-Disposition": "attachment; filename=\"a.txt\""])
            expectEqual(upload.status, 201)
            let text = try await session.event {
                $0["data"]?["content"]?["text"]?.stringValue?.hasPrefix("attachment a.txt 10 http") == true
            }["data"]?["content"]?["text"]?.stringValue
            let link = String(text?.split(separator: " ").last ?? "")
            let place = link.firstRange(of: "/v1/").map { String(link[$0.lowerBound...]) } ?? ""
            let anybody = gateway.backend.with(nil)
            let bytes = try await anybody.get(place)
            expectEqual(bytes.status, 200)
            expectEqual(bytes.text, "hello file")
            expectEqual(try await anybody.get(place.dropLast() + "!").status, 404)
            expectEqual(try await anybody.get(String(place.prefix { $0 != "?" })).status, 401)
            await gateway.skip(.seconds(3601))
            expectEqual(try await anybody.get(place).status, 404)
        }
    }

    @Test func `the adapter's end is the conversation's, and its refusal fails it`() async throws {
        try await withParrot { gateway, _ in
            let session = try await Conversation.open(gateway.backend)
            try await session.send("end")
            let ended = try await session.event("session.ended")
            expectEqual(ended["data"]?["reason"], "done")
            let refused = try await gateway.backend.post("/v1/sessions", ["providerOptions": ["refuse": "no_room"]])
            expectEqual(refused.status, 502)
            expectEqual(refused.code, "provider_error")
            let failed = try await failure(of: refused, gateway.backend)
            expectEqual(failed["provider"]?["code"], "no_room")
            expectEqual(failed["retryable"], false)
            let queued = try await Conversation.open(gateway.backend, ["providerOptions": ["state": "queued"]])
            _ = try await queued.event("session.queued")
        }
    }

    @Test func `a restart of the gateway attaches, and leaves no gap`() async throws {
        let folder = TestFolder()
        let adapter = try await offPool { try AdapterProgram.parrot(in: folder) }
        defer { adapter.kill() }
        let yaml = AdapterProgram.configuration(in: folder)
        try await withRestart(yaml) { gateway in
            let session = try await Conversation.open(gateway.backend)
            try await session.send("before", waits: true)
            _ = try await session.answer("before")
            return session
        } goOn: { session in
            try await session.send("after", waits: true)
            _ = try await session.answer("after")
            let events = try await session.events()
            expectEqual(events.count { $0["type"] == "session.gap" }, 0)
            expectEqual(try await session.answers(), ["before", "after"])
        }
    }

    @Test func `without an adapter a session fails soon, and another provider's goes on`() async throws {
        let folder = TestFolder(.memory)
        try await withGateway(AdapterProgram.configuration(in: folder)) { gateway in
            let refused = try await gateway.backend.post("/v1/sessions", [:])
            expectEqual(refused.status, 503)
            expectEqual(refused.code, "provider_unavailable")
            let failed = try await failure(of: refused, gateway.backend)
            expectEqual(failed["code"], "provider_unavailable")
            expectEqual(failed["retryable"], true)
            let other = try await Conversation.open(gateway.backend, ["provider": "echo"])
            try await other.send("hello", waits: true)
            _ = try await other.answer("hello")
        }
    }
}
