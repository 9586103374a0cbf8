import Chronology
@testable import Conversations
import Domain
import GatewayRig
import JSON
import Synchronization
import SupportExpectations
import Testing

@Suite("Conversations that their vendor has laid to rest")
struct VendorSuspensionTests {
    private func open(_ gateway: InProcessGateway, _ how: String = "ok") async throws -> Conversation {
        try await Conversation.open(
            gateway.backend, ["provider": "scripted", "providerOptions": ["open": JSONValue(how)]])
    }

    private func types(_ session: Conversation) async throws -> [String] {
        try await session.events().compactMap { $0["type"]?.stringValue }.filter { $0.hasPrefix("session.") }
    }

    /// The vendor lays it to rest, and that is in the log.
    private func suspend(_ session: Conversation) async throws -> JSONValue {
        try await session.order("suspended", ["reason": "inactivity"], waits: true)
        return try await session.event("session.suspended")
    }

    @Test("the session is suspended with the vendor's reason, and its next message goes out over the same link")
    func wokenByMessage() async throws {
        try await withGateway { gateway in
            let session = try await open(gateway)
            let suspended = try await suspend(session)
            expectEqual(suspended["data"]?["state"], "suspended")
            expectEqual(suspended["data"]?["reason"], "inactivity")
            try await expectEqual(session.state(), "suspended")
            let answer = try await session.send("still here?", waits: true)
            expectEqual(answer.json["state"], "sent")
            expectEqual(ScriptedProvider.texts(of: session.id), ["still here?"])
            // It goes on when the vendor says so.
            try await expectEqual(session.state(), "suspended")
            try await session.order("queued", [:], waits: true)
            _ = try await session.event("session.queued")
            try await expectEqual(session.state(), "queued")
            try await session.order("opened", [:], waits: true)
            try await expect(eventuallyAsync { try await session.state() == "active" })
            try await expectEqual(
                types(session),
                [
                    "session.created", "session.connecting", "session.active", "session.suspended", "session.queued",
                    "session.active",
                ])
            expectEqual(ScriptedProvider.calls(of: session.id), ["open"])
        }
    }

    @Test("it is told once until the conversation goes on, and again after that")
    func toldOnce() async throws {
        try await withGateway { gateway in
            let session = try await open(gateway)
            for name in ["suspended", "suspended", "opened", "suspended"] {
                try await session.order(name, ["reason": "again"], waits: true)
            }
            try await session.order("vendorEvent", ["name": "behind"], waits: true)
            _ = try await session.event("provider.event")
            let suspensions = try await types(session).filter { $0 == "session.suspended" }
            expectEqual(suspensions.count, 2)
            try await expectEqual(session.state(), "suspended")
        }
    }

    @Test("a caller's resume has the vendor go on, and a caller's suspension leaves it as it is")
    func callers() async throws {
        try await withGateway { gateway in
            let session = try await open(gateway)
            _ = try await suspend(session)
            let again = try await gateway.backend.post(session.path + "/suspend")
            expect(again.status == 200 && again.json["state"] == "suspended")
            expectEqual(ScriptedProvider.calls(of: session.id), ["open"])
            let resumed = try await gateway.backend.post(session.path + "/resume")
            expectEqual(resumed.status, 200)
            _ = try await session.event("session.queued")
            expectEqual(ScriptedProvider.calls(of: session.id), ["open", "wake"])
            try await expectEqual(
                types(session),
                [
                    "session.created", "session.connecting", "session.active", "session.suspended", "session.queued",
                ])
            // One that the caller suspends afterwards has no link, as ever.
            try await expectEqual(gateway.backend.post(session.path + "/suspend").status, 200)
            try await expect(eventually { ScriptedProvider.calls(of: session.id) == ["open", "wake", "suspend"] })
        }
    }

    @Test("it ends where the vendor ends it, and where a caller does")
    func ended() async throws {
        try await withGateway { gateway in
            let (first, second) = (try await open(gateway), try await open(gateway))
            _ = try await suspend(first)
            try await first.order("ended", ["role": "agent"])
            try await expectEqual(first.event("session.ended")["data"]?["endedBy"], "agent")
            _ = try await suspend(second)
            try await expectEqual(gateway.backend.post(second.path + "/end").status, 200)
            try await expect(eventually { ScriptedProvider.calls(of: second.id) == ["open", "end"] })
        }
    }

    @Test("a link that is lost meanwhile leaves it suspended, and its message waits for the link")
    func lostLink() async throws {
        try await withGateway { gateway in
            let session = try await open(gateway)
            _ = try await suspend(session)
            try await gateway.visit(session.id) { actor in
                actor.heard(.reconnecting(attempt: 1), generation: actor.providerLink.generation)
            }
            let message = try #require(try await session.send("waits").json["id"]?.stringValue)
            try await expectEqual(session.message(message)["state"], "accepted")
            try await expectEqual(session.state(), "suspended")
            try await gateway.visit(session.id) { actor in
                actor.heard(.suspended(reason: "inactivity"), generation: actor.providerLink.generation)
            }
            _ = try await session.state(of: message, "sent")
            try await expectEqual(session.state(), "suspended")
            let links = try await session.events().filter { $0["type"] == "provider.link" }
                .compactMap { $0["data"]?["state"]?.stringValue }
            expectEqual(links, ["down", "up"])
            try await expectEqual(types(session).last, "session.suspended")
        }
    }

    @Test("it is no use of the session")
    func idle() async throws {
        try await withGateway { gateway in
            let session = try await open(gateway)
            let uses = Mutex<[Timestamp]>([])
            try await gateway.visit(session.id) { actor in
                uses.withLock { $0.append(actor.machine.lastUse) }
                actor.heard(.suspended(reason: "inactivity"), generation: actor.providerLink.generation)
            }
            _ = try await session.event("session.suspended")
            try await gateway.visit(session.id) { actor in uses.withLock { $0.append(actor.machine.lastUse) } }
            let seen = uses.withLock { $0 }
            expect(seen.count == 2 && seen.first == seen.last)
        }
    }

    @Test("after a restart it rests with its link open, and its message goes out over that")
    func restarted() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await open(first, "resting")
        _ = try await suspend(session)
        await first.stop()
        try await withGateway(in: folder) { second in
            let again = try session.seen(by: second.backend)
            try await expect(eventually { ScriptedProvider.calls(of: session.id).last == "resume" })
            try await expectEqual(again.send("after", waits: true).json["state"], "sent")
            try await expectEqual(again.state(), "suspended")
            try await again.order("opened", [:], waits: true)
            try await expect(eventuallyAsync { try await again.state() == "active" })
            try await expectEqual(
                types(again),
                [
                    "session.created", "session.connecting", "session.active", "session.suspended", "session.active",
                ])
        }
    }

    @Test("one that goes on while the process is away is active after the restart")
    func restartedAwake() async throws {
        let folder = TestFolder()
        let first = try await InProcessGateway(in: folder)
        let session = try await open(first)
        _ = try await suspend(session)
        await first.stop()
        try await withGateway(in: folder) { second in
            let again = try session.seen(by: second.backend)
            try await expect(eventuallyAsync { try await again.state() == "active" })
            try await expectEqual(types(again).suffix(2), ["session.suspended", "session.active"])
        }
    }
}
