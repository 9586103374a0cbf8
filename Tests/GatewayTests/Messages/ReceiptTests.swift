import GatewayRig
import JSON
import SupportExpectations
import Testing

/// Receipts of the other side for the user's messages, and its events about its own participants.
@Suite("Receipts and participants of the other side")
struct ReceiptTests {
    private func conversation() async throws -> Conversation {
        try await Conversation.open(try await backend(), ["provider": "scripted"])
    }

    /// A message that is sent, and that the vendor calls `vendorID`.
    private func sent(as vendorID: String, in session: Conversation) async throws -> String {
        let id = try #require(try await session.send("hello", waits: true).json["id"]?.stringValue)
        try await session.order(
            "outbound", ["messageId": .string(id), "vendorId": .string(vendorID)], waits: true)
        return id
    }

    private func told(_ session: Conversation, of message: String) async throws -> [String] {
        try await session.events().filter { $0["data"]?["messageId"]?.stringValue == message }.compactMap { event in
            guard let type = event["type"]?.stringValue else { return nil }
            return type == "message.state" ? event["data"]?["state"]?.stringValue : type
        }
    }

    @Test("a receipt takes its message on, and names who gave it; read is never taken back to delivered")
    func receipts() async throws {
        let session = try await conversation()
        let id = try await sent(as: "v-7", in: session)
        try await session.order("receipt", ["vendorId": "v-7", "by": "p-1", "at": 1_772_366_407_250])
        let delivered = try await session.event("receipt.delivered")
        expectEqual(delivered["data"], ["messageId": .string(id), "by": "p-1", "at": "2026-03-01T12:00:07.250Z"])
        try await session.order("receipt", ["vendorId": "v-7", "read": true])
        try await expectEqual(session.event("receipt.read")["data"], ["messageId": .string(id)])
        try await session.order("receipt", ["vendorId": "v-7", "by": "p-2"])
        _ = try await session.event { $0["type"] == "receipt.delivered" && $0["data"]?["by"] == "p-2" }
        try await expectEqual(
            told(session, of: id),
            [
                "sent", "receipt.delivered", "delivered", "receipt.read", "read", "receipt.delivered",
            ])
        try await expectEqual(session.message(id)["state"], "read")
    }

    @Test("receipts that come together are told one by one, and take their message on once")
    func receiptsAtOnce() async throws {
        let session = try await conversation()
        let id = try await sent(as: "v-7", in: session)
        let events: JSONValue = [
            ["order": "receipt", "vendorId": "v-7", "by": "p-1"],
            ["order": "receipt", "vendorId": "v-7", "by": "p-1", "read": true],
            ["order": "receipt", "vendorId": "v-9", "by": "p-1", "read": true],
            ["order": "answer", "vendorId": "v-8"],
        ]
        try await session.order("together", ["events": events])
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        try await expectEqual(told(session, of: id), ["sent", "receipt.delivered", "receipt.read", "read"])
        try await expectEqual(session.message(id)["state"], "read")
    }

    @Test("a receipt for a message that nobody knows, or that the other side sent, is nothing")
    func unknownReceipts() async throws {
        let session = try await conversation()
        let id = try await sent(as: "v-7", in: session)
        try await session.order("answer", ["vendorId": "v-8"])
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        for vendorID in ["v-8", "v-9", ""] {
            try await session.order("receipt", ["vendorId": .string(vendorID), "read": true], waits: true)
        }
        try await session.order("receipt", ["vendorId": "v-7"])
        _ = try await session.event("receipt.delivered")
        try await expectEqual(told(session, of: id), ["sent", "receipt.delivered", "delivered"])
        try await expect(session.events().filter { $0["type"]?.stringValue == "receipt.read" }.isEmpty)
    }

    @Test("a vendor's id that another message has already does not take the state down with it")
    func takenID() async throws {
        let session = try await conversation()
        try await session.order("answer", ["vendorId": "v-20"])
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let id = try #require(try await session.send("hello", waits: true).json["id"]?.stringValue)
        try await session.order(
            "outbound", ["messageId": .string(id), "vendorId": "v-20", "state": "delivered"])
        _ = try await session.state(of: id, "delivered")
        try await expectEqual(session.message(id)["state"], "delivered")
    }

    @Test("an item with the vendor's id of a message of the user's is its echo, and is not shown")
    func echo() async throws {
        let session = try await conversation()
        _ = try await sent(as: "v-7", in: session)
        try await session.order("answer", ["vendorId": "v-7", "role": "user"])
        try await session.order("answer", ["vendorId": "v-10"])
        _ = try await session.event { $0["data"]?["sender"]?["role"] == "bot" }
        let shown = try await session.events().filter { $0["type"] == "message.created" }
        expectEqual(shown.filter { $0["data"]?["content"]?["text"] == "answer" }.count, 1)
    }

    @Test("who is invited, joins, idles, returns, is renamed and removed is told, and the session shows who is here")
    func participants() async throws {
        let session = try await conversation()
        for (change, present) in [
            ("invited", false), ("joined", true), ("updated", true), ("idle", true), ("returned", true),
            ("transferred", true), ("autoDisconnected", false),
        ] {
            try await session.order("participant", ["change": .string(change), "name": .string("Grace " + change)])
            let event = try await session.event("participant." + change)
            expectEqual(event["data"]?["name"]?.stringValue, "Grace " + change)
            expectEqual(event["data"]?["joinedAt"] == nil, change == "invited")
            expectEqual(event["data"]?["leftAt"] != nil, change == "autoDisconnected")
            let shown = try await session.caller.get(session.path).json["participants"]?.arrayValue
            expectEqual(shown?.count, present ? 1 : 0, "\(change)")
        }
    }
}
