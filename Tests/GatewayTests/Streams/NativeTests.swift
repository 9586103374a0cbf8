@testable import Conversations
import Domain
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("The vendor's own payload")
struct NativeTests {
    private let native: JSONValue = ["vendor": ["kind": "bubble", "n": [1, 2]]]

    /// A session in which the provider has said something with a payload, and something without.
    private func conversation() async throws -> Conversation {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        for (text, native) in [("with", native as JSONValue?), ("without", nil)] {
            var order: JSONObject = ["content": ["type": "text", "text": .string(text), "format": "plain"]]
            if let native { order.append("native", native) }
            try await session.order("answer", .object(order), waits: true)
            _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == text }
        }
        return session
    }

    private func texts(_ messages: [JSONValue]) -> [String] {
        messages.filter { $0["native"] != nil }.compactMap { $0["content"]?["text"]?.stringValue }
    }

    @Test(
        "comes with include=native and not without, wherever messages are read",
        arguments: [("/messages", "data"), ("/transcript", "data"), ("/events", "data")])
    func reads(_ path: String, _ member: String) async throws {
        let session = try await conversation()
        for (query, expected) in [("", []), ("?include=native", ["with"])] {
            let answer = try await session.caller.get(session.path + path + query)
            let items = answer.json[member]?.arrayValue ?? []
            let messages = path == "/events" ? items.compactMap { $0["data"] }.filter { $0["content"] != nil } : items
            expectEqual(messages.count, 4)
            expectEqual(texts(messages), expected)
            expectEqual(messages.compactMap { $0["native"] }, expected.isEmpty ? [] : [native])
        }
        try await expectEqual(session.caller.get(session.path + path + "?include=all").status, 422)
    }

    @Test("one message has it too, and what sends a message may ask for it")
    func messages() async throws {
        let session = try await conversation()
        let said = try await session.event { $0["data"]?["content"]?["text"] == "with" }
        let path = "\(session.path)/messages/\(said["data"]?["id"]?.stringValue ?? "")"
        try await expect(session.caller.get(path).json["native"] == nil)
        try await expectEqual(session.caller.get(path + "?include=native").json["native"], native)
        for query in ["?include=native", "?include=native&wait=sent"] {
            let posted = try await session.caller.post(session.path + "/messages" + query, Conversation.text("hello"))
            expectEqual(posted.status, 202)
            let put = session.path + "/messages/by-client-id/c1" + query
            let answer = try await session.caller.call("PUT", put, json: Conversation.text("hello"))
            expectEqual(answer.status / 100, 2)
            try await expectEqual(
                session.caller.post(session.path + "/messages?include=x", Conversation.text("no")).status, 422)
        }
        try await session.order("fail", ["kind": "provider_unavailable", "times": 1], waits: true)
        let failed = try await session.event { $0["data"]?["state"] == "failed" }
        let id = failed["data"]?["messageId"]?.stringValue ?? ""
        let retried = try await session.caller.post("\(session.path)/messages/\(id)/retry?include=native")
        expectEqual(retried.status, 202)
    }

    @Test("streams give it to those who ask, replayed and live, and the same events without it to the others")
    func streams() async throws {
        let session = try await conversation()
        let plain = try await session.stream()
        let full = try await session.stream("?include=native")
        var frames: [[EventReader.Frame]] = []
        for reader in [plain, full] { frames.append(try await reader.read(to: "stream.ready")) }
        try await session.order(
            "answer",
            ["content": ["type": "text", "text": "live", "format": "plain"], "native": native, "vendorId": "n1"])
        try await session.order(
            "answer",
            [
                "content": ["type": "text", "text": "changed", "format": "plain"], "native": [7], "vendorId": "n2",
                "replaces": "n1",
            ])
        for (index, reader) in [plain, full].enumerated() {
            frames[index] += try await reader.read { $0.json["data"]?["content"]?["text"] == "changed" }
        }
        let messages = frames.map { $0.compactMap { $0.json["data"] }.filter { $0["content"] != nil } }
        expect(texts(messages[0]).isEmpty)
        expectEqual(texts(messages[1]), ["with", "live", "changed"])
        expectEqual(messages[1].compactMap { $0["native"] }, [native, native, [7]])
        let without = messages[1].map { message in
            JSONValue.object(JSONObject(message.objectValue?.members.filter { $0.key != "native" } ?? []))
        }
        expectEqual(without, messages[0])
        // The last to ask has gone: nothing is written twice for nobody.
        full.close()
        let id = try #require(SessionID(session.id))
        let service = try await SharedGateway.shared.gateway().conversations
        let actor = try await service.shard(for: id).session(id, app: "demo", service: service)
        let end = monotonicSeconds() + 15
        while await actor.readers.nativeCount > 0, monotonicSeconds() < end { await Task.yield() }
        await expectEqual(actor.readers.nativeCount, 0)
        await expectEqual(actor.readerCount, 1)
    }

    @Test("among all events of an app as well")
    func feed() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await session.order(
                "answer", ["content": ["type": "text", "text": "x", "format": "plain"], "native": native], waits: true)
            _ = try await session.event { $0["data"]?["content"]?["text"] == "x" }
            for (query, expected) in [("", nil), ("?include=native", native)] as [(String, JSONValue?)] {
                let page = try await gateway.backend.get("/v1/events" + query)
                let said = page.json["data"]?.arrayValue?.first { $0["data"]?["content"]?["text"] == "x" }
                expect(said != nil)
                expectEqual(said?["data"]?["native"], expected)
                let caller = gateway.backend
                let reader = try await offPool { try EventReader(caller, "/v1/events" + query) }
                let frames = try await reader.read(to: "stream.ready")
                let told = frames.first { $0.json["data"]?["content"]?["text"] == "x" }
                expectEqual(told?.json["data"]?["native"], expected)
            }
        }
    }
}
