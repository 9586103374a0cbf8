import EventLoop
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderCCAI

/// Chats at rest that go on without a message (`PROTOCOL.md`, section 5.4).
@Suite struct WakingTests {
    /// A chat that was dismissed while it was with an agent.
    private static func resting() throws -> ChatRig {
        let rig = try ChatRig()
        rig.open()
        rig.hear("participant_joined", ["type": "agent", "agent": ["id": 71, "name": "Dana"]])
        rig.hear("chat_dismissed")
        return rig
    }

    private static func wake(_ rig: ChatRig) {
        rig.session.assumeIsolated { $0.wake() }
        rig.manual.runUntilIdle()
    }

    @Test func `a chat at rest is resumed when it is wanted, once, and says that it goes on`() throws {
        let rig = try Self.resting()
        expectEqual(rig.words.last, "suspended dismissed")
        rig.session.assumeIsolated { session in
            session.wake()
            session.wake()
        }
        rig.manual.runUntilIdle()
        expectEqual(rig.platform.notes.count { $0 == "resume 37001" }, 1)
        expect(rig.words.last == "opened queued" && rig.platform.said.isEmpty)
        Self.wake(rig)
        expectEqual(rig.platform.notes.count { $0 == "resume 37001" }, 1, "it is awake")
    }

    @Test func `a chat that is not resumed rests on, says so, and is asked again when it is wanted again`() throws {
        let rig = try Self.resting()
        rig.platform.fail(.resumeChat, Faults.closed)
        Self.wake(rig)
        expectEqual(rig.words.suffix(2), ["suspended dismissed", "notice queue_closed"])
        Self.wake(rig)
        expect(rig.platform.notes.count { $0 == "resume 37001" } == 2 && rig.words.last == "opened queued")
    }

    @Test func `a chat that is awake already goes on as it stands`() throws {
        for (status, words) in [
            ("connected", "opened"), ("va_connected", "opened"), ("queued", "opened queued"), ("odd", "opened queued"),
        ] {
            let rig = try Self.resting()
            rig.platform.chats[0].status = status
            Self.wake(rig)
            expectEqual(rig.words.last, words, "\(status)")
        }
    }

    @Test func `a chat that turns out to be over when it is wanted ends the session, and that is no notice`() throws {
        let rig = try Self.resting()
        rig.platform.chats[0].status = "finished"
        Self.wake(rig)
        rig.pass(.seconds(10))
        expect(rig.words.suffix(2) == ["suspended dismissed", "ended dismissed system"] && rig.record == nil)
    }

    @Test func `a chat that does not rest is left alone, and so is one that is not known or over`() throws {
        let rig = try ChatRig()
        Self.wake(rig)
        rig.open()
        Self.wake(rig)
        expect(!rig.platform.notes.contains { $0.hasPrefix("resume") })
        let over = try Self.resting()
        over.end()
        Self.wake(over)
        expect(!over.platform.notes.contains { $0.hasPrefix("resume") })
    }

    @Test func `a chat that rests is taken up at rest by a later process, and goes on there`() throws {
        let rig = try Self.resting()
        rig.platform.chats[0].status = "dismissed"
        try rig.restart()
        rig.open()
        expectEqual(rig.words, ["known chat:37001", "suspended dismissed"])
        Self.wake(rig)
        expect(rig.platform.notes.last == "resume 37001" && rig.words.last == "opened queued")
    }
}
