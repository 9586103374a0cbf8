import GatewayRig
import JSON
import Store
import Synchronization
import SupportExpectations
import Testing

@Suite("Vendors' webhooks, when something fails between their answer and the log")
struct HookFaultTests {
    private static let yaml = """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 2
        apps:
          demo: {secretKeys: [\(Samples.secretKey)], provider: called, providers: [called]}
        providers:
          called: {kind: scripted, hooks: true}
        """

    private func call(
        _ gateway: InProcessGateway, _ id: String, _ more: JSONObject = JSONObject(), status: Int = 200
    ) async throws {
        var order: JSONObject = [
            "user": "u-7", "id": JSONValue(id), "name": "answer",
            "data": [
                "vendorId": JSONValue(id), "content": ["type": "text", "text": JSONValue(id), "format": "plain"],
            ],
        ]
        for member in more.members { order.set(member.key, to: member.value) }
        let answer = try await gateway.backend.with(nil).call(
            "POST", "/v1/hooks/called", body: JSONValue.object(order).encoded())
        expectEqual(answer.status, status)
    }

    private func open(_ gateway: InProcessGateway) async throws -> Conversation {
        try await Conversation.open(gateway.backend, ["user": ["id": "u-7"]])
    }

    private func said(_ session: Conversation, _ text: String) async throws {
        _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == text }
    }

    private func texts(_ session: Conversation) async throws -> [String] {
        try await session.events().compactMap { $0["data"]?["content"]?["text"]?.stringValue }
    }

    @Test("what an adapter that is not open did not take comes when it is open again, once and in order")
    func refused() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway)
            try await call(gateway, "first", ["refusals": 1])
            try await call(gateway, "second", ["refusals": 2])
            try await call(gateway, "third")
            try await said(session, "third")
            try await expectEqual(texts(session), ["third"])
            try await expectEqual(gateway.backend.post(session.path + "/suspend").status, 200)
            try await expectEqual(gateway.backend.post(session.path + "/resume").status, 200)
            try await said(session, "second")
            try await expectEqual(texts(session), ["third", "first", "second"])
            // Settled: no link hears of it a third time.
            try await expectEqual(gateway.backend.post(session.path + "/suspend").status, 200)
            try await expectEqual(gateway.backend.post(session.path + "/resume").status, 200)
            try await call(gateway, "fourth")
            try await said(session, "fourth")
            try await expectEqual(texts(session), ["third", "first", "second", "fourth"])
            let deliveries = ScriptedProvider.calls(of: session.id).filter { $0.hasPrefix("delivery") }
            expectEqual(
                deliveries,
                [
                    "delivery first", "delivery second", "delivery third", "delivery first", "delivery second",
                    "delivery fourth",
                ])
        }
    }

    @Test("what came while the link was closed is read again where the store could not read it")
    func unread() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway)
            try await expectEqual(gateway.backend.post(session.path + "/suspend").status, 200)
            try await call(gateway, "late")
            gateway.store.failHooks(with: .inputOutput(code: 10, cause: "test"))
            try await expectEqual(gateway.backend.post(session.path + "/resume").status, 200)
            try await expect(eventually { gateway.store.refusedHooks > 1 })
            try await expect(texts(session).isEmpty)
            gateway.store.failHooks(with: nil)
            try await said(session, "late")
        }
    }

    @Test("what the store refused comes once it does not, though the vendor never calls again")
    func refusedByStore() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway)
            gateway.store.failCommits { transaction in
                let isHook = transaction.changes.contains { if case .insertHook = $0 { true } else { false } }
                return isHook ? .full(code: 13) : nil
            }
            try await call(gateway, "first", status: 503)
            try await call(gateway, "second", status: 503)
            gateway.store.failCommits(nil)
            // One that calls again is not heard twice.
            try await call(gateway, "second")
            try await said(session, "first")
            try await call(gateway, "third")
            try await said(session, "third")
            try await expectEqual(Set(texts(session)), ["first", "second", "third"])
            try await expectEqual(texts(session).count, 3)
        }
    }

    @Test("a delivery that the store never takes keeps none behind it, and its user's session says that one is missing")
    func neverTaken() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway)
            gateway.store.failCommits { transaction in
                for case .insertHook(let hook) in transaction.changes {
                    return hook.eventID == "poison" ? .failed(code: 1, cause: "test") : .full(code: 13)
                }
                return nil
            }
            try await call(gateway, "poison", status: 503)
            try await call(gateway, "behind", status: 503)
            gateway.store.failCommits { transaction in
                let isPoison = transaction.changes.contains {
                    if case .insertHook(let hook) = $0 { hook.eventID == "poison" } else { false }
                }
                return isPoison ? .failed(code: 1, cause: "test") : nil
            }
            try await said(session, "behind")
            let gap = try await session.event { $0["type"] == "session.gap" }
            expectEqual(gap["data"]?["recovered"], false)
        }
    }

    @Test("a session that may have missed something, and has nobody to ask, says so")
    func unjudged() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway)
            try await call(gateway, "lost", ["isUnreadable": true], status: 503)
            let gap = try await session.event { $0["type"] == "session.gap" }
            expectEqual(gap["data"]?["recovered"], false)
        }
    }

    @Test("a delivery stays in the store until what came of it is stored")
    func settledBehind() async throws {
        try await withGateway(Self.yaml) { gateway in
            let session = try await open(gateway)
            try await call(gateway, "question")
            try await said(session, "question")
            let settled = Mutex<[String]>([])
            gateway.store.failCommits { transaction in
                for case .settleHook(_, let eventID, _) in transaction.changes {
                    settled.withLock { $0.append(eventID) }
                }
                return nil
            }
            // The message that it answers cannot be looked up, so the answer waits.
            gateway.store.failReads(with: .inputOutput(code: 10, cause: "test"))
            try await call(
                gateway, "answer",
                [
                    "data": [
                        "vendorId": "a", "repliesTo": "question",
                        "content": ["type": "text", "text": "yes", "format": "plain"],
                    ]
                ])
            try await expect(eventually { gateway.store.refusedReads > 1 })
            expect(settled.withLock { !$0.contains("answer") })
            gateway.store.failReads(with: nil)
            try await said(session, "yes")
            try await expect(eventually { settled.withLock { $0.contains("answer") } })
        }
    }
}
