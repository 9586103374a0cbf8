import GatewayRig
import JSON
import SupportExpectations
import Testing

/// Events of a vendor about the place in line, and about its own and the user's messages.
@Suite("Places in line, answers to messages, and messages that are taken back")
struct VendorWordTests {
    private static func open(_ options: JSONValue = [:]) async throws -> Conversation {
        try await Conversation.open(
            try await SharedGateway.shared.gateway().backend, ["provider": "scripted", "providerOptions": options])
    }

    @Test("each new place in line is told once, and a session that was active waits again")
    func waiting() async throws {
        let session = try await Self.open(["open": "queued"])
        for place in [3, 3, 2] {
            try await session.order("waiting", ["position": JSONValue(place), "waitSeconds": 60], waits: true)
        }
        try await session.order("opened", [:], waits: true)
        try await session.order("waiting", ["position": 2, "waitSeconds": 60], waits: true)
        try await session.order("waiting", ["waitSeconds": 10], waits: true)
        _ = try await session.event { $0["data"]?["waitSeconds"] == 10 }
        let told = try await session.events().filter { $0["type"] == "session.queued" }.compactMap { $0["data"] }
        let queued = { (position: Int) -> JSONValue in
            ["state": "queued", "position": JSONValue(position), "waitSeconds": 60]
        }
        expectEqual(
            told, [["state": "queued"], queued(3), queued(2), queued(2), ["state": "queued", "waitSeconds": 10]])
        try await expectEqual(session.state(), "queued")
    }

    @Test("a message that is taken back stays as the word that it is gone")
    func deleted() async throws {
        let session = try await Self.open()
        try await session.order("answer", ["vendorId": "v-1", "native": ["secret": 1]], waits: true)
        let created = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let id = try #require(created["data"]?["id"]?.stringValue)
        try await session.order("deleted", ["vendorId": "v-9"], waits: true)
        try await session.order("deleted", ["vendorId": "v-1"], waits: true)
        let deleted = try await session.event("message.deleted")
        expectEqual(deleted["data"], ["messageId": .string(id)])
        let message = try await session.caller.get("\(session.path)/messages/\(id)?include=native").json
        expect(message["deleted"] == true && message["content"]?["type"] == "notice" && message["native"] == nil)
        expect(message["seq"] == deleted["seq"] && message["createdAt"] == created["data"]?["createdAt"])
        expectEqual(message["sender"]?["role"], "bot")
        try await expectEqual(session.events().filter { $0["type"] == "message.deleted" }.count, 1)
    }

    @Test("an answer to a message says which, whoever sent that")
    func repliesTo() async throws {
        let session = try await Self.open()
        let mine = try #require(try await session.send("hello", waits: true).json["id"]?.stringValue)
        try await session.order("outbound", ["messageId": .string(mine), "vendorId": "v-mine"], waits: true)
        try await session.order("answer", ["vendorId": "v-1", "repliesTo": "v-mine"], waits: true)
        try await session.order("answer", ["vendorId": "v-2", "repliesTo": "v-1"], waits: true)
        try await session.order("answer", ["vendorId": "v-3", "repliesTo": "v-9"], waits: true)
        try await session.order("escalation", ["available": true])
        _ = try await session.event("escalation.available")
        let said = try await session.events().compactMap { event in
            event["data"]?["sender"]?["role"] == "bot" ? event["data"] : nil
        }
        expectEqual(said.count, 3)
        expectEqual(said[0]["replyTo"], .string(mine))
        expectEqual(said[1]["replyTo"], said[0]["id"])
        expect(said[2]["replyTo"] == nil)
        // An answer that says something else now still answers the same message.
        let changed: JSONValue = ["type": "text", "text": "changed", "format": "plain"]
        try await session.order("answer", ["vendorId": "v-4", "replaces": "v-1", "content": changed], waits: true)
        let updated = try await session.event { $0["data"]?["content"] == changed }
        expectEqual(updated["data"]?["id"], said[0]["id"])
        expectEqual(updated["data"]?["replyTo"], .string(mine))
    }
}
