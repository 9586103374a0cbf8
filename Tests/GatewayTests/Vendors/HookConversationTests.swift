import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("Vendors' webhooks that name a conversation")
struct HookConversationTests {
    private static let yaml = """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 2
        apps:
          demo: {secretKeys: [\(Samples.secretKey)], provider: called, providers: [called]}
        providers:
          called: {kind: scripted, hooks: true}
        """

    /// A call that says its id in the conversation.
    private func call(
        _ gateway: InProcessGateway, _ id: String, for conversation: String?, user: String? = nil,
        _ more: JSONObject = JSONObject()
    ) async throws {
        var order: JSONObject = [
            "id": JSONValue(id), "name": "answer",
            "data": [
                "vendorId": JSONValue(id), "content": ["type": "text", "text": JSONValue(id), "format": "plain"],
            ],
        ]
        if let conversation { order.append("conversation", JSONValue(conversation)) }
        if let user { order.append("user", JSONValue(user)) }
        for member in more.members { order.set(member.key, to: member.value) }
        let answer = try await gateway.backend.with(nil).call(
            "POST", "/v1/hooks/called", body: JSONValue.object(order).encoded())
        expectEqual(answer.status, 200)
    }

    private func open(_ gateway: InProcessGateway, user: String) async throws -> Conversation {
        try await Conversation.open(gateway.backend, ["user": ["id": JSONValue(user)]])
    }

    /// The adapter says what its vendor calls the conversation, and that is on the disk.
    private func know(_ conversation: String, _ session: Conversation) async throws {
        try await session.order("conversationKnown", ["id": JSONValue(conversation)], waits: true)
        // In the line behind it.
        try await session.order("vendorEvent", ["name": JSONValue("knows \(conversation)")], waits: true)
        _ = try await session.event {
            $0["type"] == "provider.event" && $0["data"]?["name"]?.stringValue == "knows \(conversation)"
        }
    }

    private func said(_ session: Conversation, _ text: String) async throws {
        _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == text }
    }

    private func texts(_ session: Conversation) async throws -> [String] {
        try await session.events().compactMap { $0["data"]?["content"]?["text"]?.stringValue }
    }

    @Test("they reach the session that has it, whoever its user is, and no other of the user's")
    func addressed() async throws {
        try await withGateway(Self.yaml) { gateway in
            let mine = try await open(gateway, user: "u-1")
            let other = try await open(gateway, user: "u-1")
            let foreign = try await open(gateway, user: "u-2")
            try await know("c-1", mine)
            try await know("c-1b", mine)
            try await know("c-2", foreign)
            try await call(gateway, "without a user", for: "c-1")
            try await call(gateway, "with the user", for: "c-1b", user: "u-1")
            try await call(gateway, "of another user", for: "c-2", user: "u-1")
            try await said(mine, "with the user")
            try await said(foreign, "of another user")
            // A conversation that nobody has is the user's.
            try await call(gateway, "unclaimed", for: "c-9", user: "u-1")
            try await said(mine, "unclaimed")
            try await said(other, "unclaimed")
            try await expectEqual(texts(mine), ["without a user", "with the user", "unclaimed"])
            try await expectEqual(texts(other), ["unclaimed"])
            try await expectEqual(texts(foreign), ["of another user"])
        }
    }

    @Test("what came before the conversation was known comes then, in order, with what waits for the user")
    func parked() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway, user: "u-1")
            try await call(gateway, "first", for: "c-1")
            // Refused as long as the adapter does not know what it belongs to.
            try await call(gateway, "second", for: nil, user: "u-1", ["refusals": 1])
            try await call(gateway, "third", for: "c-1")
            try await expect(texts(session).isEmpty)
            try await know("c-1", session)
            try await call(gateway, "fourth", for: "c-1")
            try await said(session, "fourth")
            try await expectEqual(texts(session), ["first", "second", "third", "fourth"])
        }
    }

    @Test("a session that is suspended, and no other one, has what comes once it goes on")
    func suspended() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway, user: "u-1")
            let other = try await open(gateway, user: "u-1")
            try await know("c-1", session)
            try await expectEqual(gateway.backend.post(session.path + "/suspend").status, 200)
            // A short life is for what no session knows.
            try await call(gateway, "late", for: "c-1", user: "u-1", ["lifetimeMilliseconds": 1])
            try await call(gateway, "for all", for: nil, user: "u-1")
            try await said(other, "for all")
            try await expectEqual(texts(other), ["for all"])
            try await Task.sleep(for: .milliseconds(20))
            try await expectEqual(gateway.backend.post(session.path + "/resume").status, 200)
            try await said(session, "late")
            try await expectEqual(texts(session), ["late"])
        }
    }

    @Test("they outlive the process, and end with the session")
    func restarted() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(Self.yaml, in: folder)
        let session = try await open(first, user: "u-1")
        try await know("c-1", session)
        await first.stop()
        try await withGateway(Self.yaml, in: folder) { second in
            let again = try session.seen(by: second.backend)
            _ = try await again.event { $0["type"] == "session.reconnecting" }
            let other = try await open(second, user: "u-1")
            try await call(second, "after", for: "c-1", user: "u-1")
            try await said(again, "after")
            try await expectEqual(second.backend.post(again.path + "/end").status, 200)
            // The conversation has no session any more, so that it is the user's.
            try await call(second, "too late", for: "c-1", user: "u-1")
            try await said(other, "too late")
            try await expectEqual(texts(other), ["too late"])
            try await expectEqual(texts(again), ["after"])
        }
    }

    @Test("one whose life is over is handed to nobody")
    func outlived() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway, user: "u-1")
            try await call(gateway, "short", for: "c-1", ["lifetimeMilliseconds": 1])
            try await call(gateway, "long", for: "c-1", ["lifetimeMilliseconds": 60_000])
            try await Task.sleep(for: .milliseconds(20))
            try await know("c-1", session)
            try await said(session, "long")
            try await expectEqual(texts(session), ["long"])
        }
    }

    @Test("a store that cannot say whose a conversation is is asked again")
    func unasked() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway, user: "u-1")
            try await know("c-1", session)
            gateway.store.failHooks(with: .inputOutput(code: 10, cause: "test"))
            try await call(gateway, "asked again", for: "c-1")
            try await expect(eventually { gateway.store.refusedHooks > 1 })
            try await expect(texts(session).isEmpty)
            gateway.store.failHooks(with: nil)
            try await said(session, "asked again")
        }
    }

    @Test("what comes while earlier ones are read stands behind them")
    func heldBack() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway, user: "u-1")
            try await call(gateway, "early", for: "c-1")
            gateway.store.failHooks(with: .inputOutput(code: 10, cause: "test"))
            try await know("c-1", session)
            try await expect(eventually { gateway.store.refusedHooks > 0 })
            try await call(gateway, "later", for: nil, user: "u-1")
            gateway.store.failHooks(with: nil)
            try await said(session, "later")
            try await expectEqual(texts(session), ["early", "later"])
        }
    }

    @Test("conversations that become known while earlier ones are read are read behind them, each call once")
    func knownMeanwhile() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway, user: "u-1")
            try await call(gateway, "early", for: "c-1")
            try await call(gateway, "of the second", for: "c-2")
            gateway.store.failHooks(with: .inputOutput(code: 10, cause: "test"))
            try await know("c-1", session)
            try await expect(eventually { gateway.store.refusedHooks > 0 })
            try await know("c-2", session)
            try await call(gateway, "later", for: nil, user: "u-1")
            gateway.store.failHooks(with: nil)
            try await said(session, "later")
            try await expectEqual(texts(session), ["early", "of the second", "later"])
            let handed = ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("delivery ") }
            expectEqual(handed, ["delivery early", "delivery of the second", "delivery later"])
        }
    }
}
