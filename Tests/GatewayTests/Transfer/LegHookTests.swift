@testable import Conversations
import Domain
import GatewayRig
import JSON
import Kernel
import Store
import SupportExpectations
import SupportHistory
import Testing

@Suite("Webhooks of a leg that a session has left")
struct LegHookTests {
    private static let yaml = """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 2
        apps:
          demo: {secretKeys: [\(Samples.secretKey)], provider: called, providers: [called, next]}
        providers:
          called: {kind: scripted, hooks: true}
          next: {kind: scripted, hooks: true}
        """

    /// A call for a conversation, of a text that is its id as well; it lives for a moment where nobody has that.
    private func call(
        _ gateway: InProcessGateway, _ provider: String, _ text: String, for conversation: String
    ) async throws {
        let order: JSONValue = [
            "id": JSONValue(text), "name": "answer", "conversation": JSONValue(conversation), "user": "u",
            "lifetimeMilliseconds": 1,
            "data": [
                "vendorId": JSONValue(text), "content": ["type": "text", "text": JSONValue(text), "format": "plain"],
            ],
        ]
        let answer = try await gateway.backend.with(nil).call(
            "POST", "/v1/hooks/\(provider)", body: order.encoded())
        expectEqual(answer.status, 200)
    }

    /// The adapter says what its vendor calls the conversation, and that is on the disk.
    private func know(_ conversation: String, _ session: Conversation) async throws {
        try await session.order("conversationKnown", ["id": JSONValue(conversation)], waits: true)
        try await session.order("vendorEvent", ["name": JSONValue("knows \(conversation)")], waits: true)
        _ = try await session.event { $0["data"]?["name"]?.stringValue == "knows \(conversation)" }
    }

    private func said(_ session: Conversation, _ text: String) async throws -> JSONValue {
        try await session.event { $0["data"]?["content"]?["text"]?.stringValue == text }
    }

    /// A session that has gone from the conversation `c-1` at `called` to `c-2` at `next`; gives the switch as well.
    private func moved(_ gateway: InProcessGateway) async throws -> (Conversation, JSONValue) {
        let session = try await Conversation.open(gateway.backend, ["user": ["id": "u"]])
        try await know("c-1", session)
        _ = try await session.transfer(["to": ["provider": "next"], "transcript": "none"])
        let moved = try await session.event("session.transferred")
        try await know("c-2", session)
        return (session, moved)
    }

    /// Calls of the provider for a conversation of a leg that nobody has taken.
    private func pending(_ gateway: InProcessGateway, _ provider: String, _ leg: JSONValue?) async throws -> Int {
        let id = try #require(leg?["legId"]?.stringValue.flatMap(LegID.init))
        return try await gateway.conversations.reading.pendingHooks(
            for: HookRecipient(provider: provider, users: ["u"], leg: id), since: 0, now: WallClock.milliseconds,
            limit: 10, on: gateway.firstLoop
        ).count
    }

    @Test("are in the log under its name, and the present leg hears of its own alone")
    func late() async throws {
        try await withGateway(Self.yaml) { gateway in
            let (session, moved) = try await moved(gateway)
            try await call(gateway, "called", "late", for: "c-1")
            try await call(gateway, "next", "present", for: "c-2")
            try await expectEqual(said(session, "late")["legId"], moved["data"]?["from"]?["legId"])
            try await expectEqual(said(session, "present")["legId"], moved["data"]?["to"]?["legId"])
            let handed = ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("delivery ") }
            expectEqual(handed.sorted(), ["delivery late", "delivery present"])
            try await expect(
                eventuallyAsync { try await pending(gateway, "called", moved["data"]?["from"]) == 0 }, "it is settled")
            try await expect(History.fault(in: session.events()) == nil)
            try await expectEqual(session.state(), "active")
        }
    }

    @Test("that come when nobody listens to it any more are for nobody, and wait for nobody")
    func over() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(Self.yaml, in: folder)
        let (session, moved) = try await moved(first)
        await first.stop()
        try await withGateway(Self.yaml, in: folder) { second in
            let again = try session.seen(by: second.backend)
            _ = try await again.event { $0["type"] == "session.reconnecting" }
            try await call(second, "called", "too late", for: "c-1")
            try await call(second, "next", "present", for: "c-2")
            _ = try await said(again, "present")
            try await expect(
                eventuallyAsync { try await pending(second, "called", moved["data"]?["from"]) == 0 }, "it is settled")
            let texts = try await again.events().compactMap { $0["data"]?["content"]?["text"]?.stringValue }
            expect(!texts.contains("too late"))
            expect(!ScriptedProvider.calls(of: session.id).contains("delivery too late"))
        }
    }
}
