@testable import Conversations
import Domain
import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("What a provider says about its earlier messages")
struct ReplaceTests {
    private func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text), "format": "plain"] }

    /// Has the provider say something, and waits for the event with that text.
    private func say(
        _ what: String, _ session: Conversation, vendorID: String?, replaces: String? = nil
    ) async throws -> JSONValue {
        var order: JSONObject = ["content": text(what)]
        if let vendorID { order.append("vendorId", .string(vendorID)) }
        if let replaces { order.append("replaces", .string(replaces)) }
        try await session.order("answer", .object(order))
        return try await session.event { $0["data"]?["content"]?["text"]?.stringValue == what }
    }

    @Test("a message that replaces an earlier one is message.updated with the same id and a higher seq")
    func replaces() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        let first = try await say("one", session, vendorID: "v1")
        let other = try await say("other", session, vendorID: "o1")
        expectEqual(first["type"], "message.created")
        let id = try #require(first["data"]?["id"]?.stringValue)
        // By its first id, by that of its replacement, and without an id of its own.
        for (what, vendorID, replaced) in [
            ("two", "v2", "v1"), ("three", "v3", "v2"), ("four", "v4", "v1"), ("five", nil, "v4"),
        ] {
            let updated = try await say(what, session, vendorID: vendorID, replaces: replaced)
            expectEqual(updated["type"], "message.updated")
            expectEqual(updated["data"]?["id"]?.stringValue, id)
            expectEqual(updated["data"]?["createdAt"], first["data"]?["createdAt"])
            expectEqual(updated["data"]?["seq"], updated["seq"])
            let message = try await session.message(id)
            expectEqual(message["content"]?["text"]?.stringValue, what)
            expectEqual(message["seq"], updated["seq"])
        }
        let list = try await session.caller.get(session.path + "/messages?limit=200").json["data"]?.arrayValue ?? []
        let ids = list.filter { $0["sender"]?["role"] == "bot" }.compactMap { $0["id"] }
        expectEqual(ids, [first["data"]?["id"], other["data"]?["id"]].compactMap { $0 })
    }

    @Test("what replaces nothing that is known is a message of its own")
    func unknown() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        _ = try await say("one", session, vendorID: "v1")
        try await expectEqual(say("two", session, vendorID: "v2", replaces: "v9")["type"], "message.created")
        let other = try await Conversation.open(session.caller, ["provider": "scripted"])
        try await expectEqual(say("three", other, vendorID: "v2", replaces: "v1")["type"], "message.created")
    }

    @Test("a repeat of a replacement is dropped")
    func repeats() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        _ = try await say("one", session, vendorID: "v1")
        _ = try await say("two", session, vendorID: "v2", replaces: "v1")
        _ = try await say("three", session, vendorID: "v3", replaces: "v1")
        try await session.order("answer", ["content": text("two"), "vendorId": "v2", "replaces": "v1"])
        _ = try await say("end", session, vendorID: nil)
        let texts = try await session.events().filter { $0["data"]?["sender"]?["role"] == "bot" }
            .compactMap { $0["data"]?["content"]?["text"]?.stringValue }
        expectEqual(texts, ["one", "two", "three", "end"])
    }

    @Test("told in one turn, the order is kept and the replacement finds what has yet to be stored")
    func oneTurn() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            try await gateway.visit(session.id) { actor in
                let link = actor.providerLink.generation
                for (vendorID, replaced) in [("v1", nil), ("v2", "v1"), ("v3", "v2"), ("w1", nil)] {
                    let content = JSONValue.object(["type": "text", "text": .string(vendorID), "format": "plain"])
                        .encoded()
                    var message = InboundMessage(vendorID: vendorID, role: .bot, content: content, native: [])
                    message.replaces = replaced
                    actor.heard(.message(message), generation: link)
                }
                var request = CommandRequest(id: "c", name: "rating", prompt: "?", options: [])
                request.vendorMessageID = "v2"
                actor.heard(.command(request), generation: link)
                actor.heard(.ended(reason: "done", by: .bot), generation: link)
            }
            _ = try await session.event("session.ended")
            let events = try await session.events().dropFirst(3)
            expectEqual(
                events.map { $0["type"] },
                [
                    "message.created", "message.updated", "message.updated", "message.created", "command.requested",
                    "session.ended",
                ])
            let id = events.first?["data"]?["id"]
            expect(events.prefix(3).allSatisfy { $0["data"]?["id"] == id })
            expectEqual(events.first { $0["type"] == "command.requested" }?["data"]?["messageId"], id)
        }
    }

    @Test("while the store takes nothing, a replacement waits for what it replaces")
    func stalled() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            for (what, vendorID, replaced) in [("one", "v1", ""), ("two", "v2", "v1")] {
                // Late enough for a busy machine to have the store fail before they come.
                var order: JSONObject = [
                    "content": text(what), "vendorId": .string(vendorID), "delayMilliseconds": 6_000,
                ]
                if !replaced.isEmpty { order.append("replaces", .string(replaced)) }
                try await session.order("answer", .object(order), waits: true)
            }
            gateway.store.fail(with: .full(code: 13))
            try await expect(
                eventually {
                    gateway.logLines.contains { $0.contains("a change could not be stored") }
                })
            gateway.store.fail(with: nil)
            let updated = try await session.event { $0["data"]?["content"]?["text"] == "two" }
            expectEqual(updated["type"], "message.updated")
        }
    }

    @Test("a message is replaced after a restart, and a command names its message")
    func restart() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let before = try await Conversation.open(first.backend, ["provider": "scripted"])
        let created = try await say("one", before, vendorID: "v1")
        _ = try await say("two", before, vendorID: "v2", replaces: "v1")
        await first.stop()
        let second = try await InProcessGateway(in: folder)
        let session = try before.seen(by: second.backend)
        for (what, vendorID, replaced) in [("three", "v3", "v1"), ("four", "v4", "v2")] {
            let updated = try await say(what, session, vendorID: vendorID, replaces: replaced)
            expectEqual(updated["type"], "message.updated")
            expectEqual(updated["data"]?["id"], created["data"]?["id"])
        }
        try await session.order("command", ["of": "v2"])
        let asked = try await session.event("command.requested")
        expectEqual(asked["data"]?["messageId"], created["data"]?["id"])
        await second.stop()
    }

    @Test("a command of a message that is not known names none")
    func unknownCommand() async throws {
        let session = try await Conversation.open(try await backend(), ["provider": "scripted"])
        try await session.order("command", ["of": "v9"])
        let asked = try await session.event("command.requested")
        expectEqual(asked["data"]?["name"], "rating")
        expect(asked["data"]?["messageId"] == nil)
    }
}
