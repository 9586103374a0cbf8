@testable import Conversations
import Domain
import EventLoop
import GatewayRig
import JSON
@testable import Streaming
import Synchronization
import SupportExpectations
import Testing

@Suite("Callers who are gone")
struct GoneCallerTests {
    @Test("whoever waits for a session or a message, and is gone, is waited for no longer")
    func waits() async throws {
        try await withGateway { gateway in
            let made = try await gateway.backend.post(
                "/v1/sessions", ["provider": "scripted", "providerOptions": ["open": "never"]])
            let session = try Conversation(gateway.backend, made: made.json)
            let text = try await session.send("waits").json["id"]?.stringValue ?? ""
            let message = try #require(MessageID(text))
            let found = Mutex<Session?>(nil)
            try await gateway.visit(session.id) { actor in found.withLock { $0 = actor } }
            let actor = try #require(found.withLock { $0 })
            let waits: [@Sendable () async throws -> Void] = [
                { await actor.waitWhileConnecting(atMost: .seconds(600)) },
                { _ = try await actor.waitForSending(of: message, atMost: .seconds(600)) },
                {
                    await actor.waitForEvents(
                        after: 1_000_000, atMost: .seconds(600), by: LoopWaiter(loop: actor.loop))
                },
            ]
            for wait in waits {
                let caller = Task { try await wait() }
                try await Task.sleep(for: .milliseconds(20))
                let began = monotonicSeconds()
                caller.cancel()
                try await caller.value
                expect(monotonicSeconds() - began < 60)
            }
        }
    }

    @Test("long polls of an app's events whose callers are gone leave their places")
    func feed() async throws {
        try await withGateway { gateway in
            let feed = try #require(gateway.readers.feeds["demo"])
            let caller = gateway.backend
            let after = try await caller.get("/v1/events?limit=1&after=now").json["cursor"]?.stringValue ?? ""
            let isFree = try await offPool {
                let wires = try (0..<AppFeed.listenersMax).map { _ in try Wire(port: caller.port) }
                for wire in wires { try wire.send(caller.request("GET", "/v1/events?wait=30&after=\(after)")) }
                guard poll(within: 20, every: 0.01, { !feed.hasRoom }) else { return false }
                for wire in wires { wire.cut() }
                return poll(within: 20, every: 0.01) { feed.listenerCount == 0 }
            }
            expect(isFree)
            try await expectEqual(caller.get("/v1/events?limit=1").status, 200)
        }
    }
}
