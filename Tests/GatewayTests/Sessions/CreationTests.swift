@testable import Conversations
import Domain
import GatewayRig
import JSON
import Store
import SupportHistory
import SupportExpectations
import Testing

@Suite("A session that is being made")
struct CreationTests {
    @Test("is one, though the store has it and somebody comes across it there before its maker is answered")
    func oneActor() async throws {
        try await withGateway { gateway in
            gateway.store.keepAnswers()
            async let making = Conversation.open(
                gateway.backend,
                [
                    "provider": "scripted", "user": ["id": "made-once"],
                    "initialMessage": Conversation.text("the first"),
                ])
            try await expect(eventually { gateway.store.keptAnswers == 1 })
            let stored = try await gateway.conversations.reading.sessions(
                SessionFilter(app: "demo", userID: "made-once"), at: .start, limit: 1,
                on: gateway.firstLoop)
            let id = try #require(stored.sessions.first?.session.id)
            let text = "\(id)"
            // As the background does that takes live sessions up, and any caller who has the id from a list.
            let service = gateway.conversations
            async let background: Void = service.shard(for: id).restore(id, service: service)
            async let caller = gateway.backend.get("/v1/sessions/\(text)")
            // A second actor would have opened a link of its own by then.
            try await Task.sleep(for: .milliseconds(300))
            expect(ScriptedProvider.texts(of: text).isEmpty)
            gateway.store.giveAnswers()
            let session = try await making
            try await background
            try await expectEqual(caller.status, 200)
            try await session.send("the second", waits: true)
            expectEqual(ScriptedProvider.texts(of: text), ["the first", "the second"])
            let events = try await session.events()
            expect(History.fault(in: events) == nil)
            expectEqual(events.count { $0["type"] == "session.connecting" }, 1)
            try await expectEqual(session.state(), "active")
        }
    }

    @Test("and one that is over is let go, unless a request goes on with it")
    func sweep() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            _ = try await gateway.backend.post(session.path + "/end")
            let id = try #require(SessionID(session.id))
            let shard = gateway.conversations.shard(for: id)
            func sweep() async -> Int {
                await shard.sweep()
                return await shard.sessionCount
            }
            func hold() async throws {
                let held = try await shard.session(id, app: "demo", service: gateway.conversations)
                for _ in 0..<3 { await expectEqual(sweep(), 1) }
                let again = try await shard.session(id, app: "demo", service: gateway.conversations)
                expect(again === held)
            }
            try await hold()
            try await expect(eventuallyAsync { await sweep() == 0 })
        }
    }
}
