import Foundation
import Store
import SupportExpectations
import Testing

/// Events that vendors' webhooks brought.
@Suite(.onEveryStore) struct HookTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    private func hook(
        _ event: String, of provider: String = "bot", for recipient: String = "u-7", at time: Int64 = 1000
    ) -> HookRecord {
        HookRecord(
            provider: provider, eventID: event, recipient: recipient, receivedAt: time,
            payload: Array("payload of \(event)".utf8))
    }

    /// Whether it was new.
    private func keep(_ hook: HookRecord) async throws -> Bool {
        switch try await h.commit(StoreTransaction(session: nil, changes: [.insertHook(hook)])) {
        case .committed: return true
        case .duplicateItem(nil): return false
        case let outcome: throw Unexpected(outcome: outcome)
        }
    }

    private func change(_ change: StoreChange) async throws {
        let outcome = try await h.commit(StoreTransaction(session: nil, changes: [change]))
        guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
    }

    @Test func anEventEntersOnceForEachProvider() async throws {
        try await expect(keep(hook("e1")))
        try await expect(!keep(hook("e1")))
        try await expect(!keep(hook("e1", for: "somebody else", at: 2000)))
        try await expect(keep(hook("e1", of: "other")))
        try await expectEqual(h.pendingHooks(for: "u-7", of: "bot"), [hook("e1")])
    }

    private func wordless(at time: Int64, of provider: String = "bot", saying digest: String = "sha256:a") -> HookRecord
    {
        var hook = hook("\(digest)@\(time)", of: provider, at: time)
        hook.likeness = HookRecord.Likeness(prefix: digest + "@", milliseconds: 60_000)
        return hook
    }

    @Test func whatHasNoIDIsARepeatWithinItsWindowAlone() async throws {
        let start: Int64 = 1_700_000_000_000
        try await expect(keep(wordless(at: start)))
        try await expect(!keep(wordless(at: start)))
        try await expect(!keep(wordless(at: start + 60_000)))
        try await expect(!keep(wordless(at: start - 60_000)))
        try await expect(keep(wordless(at: start + 1, saying: "sha256:ab")))
        try await expect(keep(wordless(at: start + 1, of: "other")))
        try await expect(keep(wordless(at: start + 60_001)))
        // Taken by a session or not, and over a restart.
        try await change(.settleHook(provider: "bot", eventID: "sha256:a@\(start + 60_001)", at: 5))
        h.store.close()
        let again = try Harness(directory)
        let late = StoreTransaction(session: nil, changes: [.insertHook(wordless(at: start + 60_002))])
        guard case .duplicateItem(nil) = try await again.commit(late) else {
            Issue.record("a repeat was taken")
            return
        }
        let events = try await again.pendingHooks(for: "u-7", of: "bot").map(\.eventID)
        expectEqual(events, ["sha256:a@\(start)", "sha256:ab@\(start + 1)"])
        again.store.close()
    }

    @Test func whatWaitsIsReadInOrderForItsRecipientFromATimeOn() async throws {
        for (event, time) in [("b", 1000), ("a", 2000), ("c", 3000)] as [(String, Int64)] {
            _ = try await keep(hook(event, at: time))
        }
        _ = try await keep(hook("d", for: "u-8"))
        try await expectEqual(h.pendingHooks(for: "u-7", of: "bot").map(\.eventID), ["b", "a", "c"])
        try await expectEqual(h.pendingHooks(for: "u-7", of: "bot", since: 2000).map(\.eventID), ["a", "c"])
        try await expectEqual(h.pendingHooks(for: "u-7", of: "bot", limit: 1).map(\.eventID), ["b"])
        try await expect(h.pendingHooks(for: "u-7", of: "nobody").isEmpty)
    }

    @Test func whatIsSettledLeavesItsIDAlone() async throws {
        _ = try await keep(hook("e1"))
        _ = try await keep(hook("e2"))
        try await change(.settleHook(provider: "bot", eventID: "e1", at: 5))
        try await change(.settleHook(provider: "bot", eventID: "unknown", at: 5))
        try await expectEqual(h.pendingHooks(for: "u-7", of: "bot").map(\.eventID), ["e2"])
        try await expect(!keep(hook("e1")))
        try await change(.dropHooks(provider: "bot", recipient: "u-7", at: 6))
        try await expect(h.pendingHooks(for: "u-7", of: "bot").isEmpty)
        try await expect(!keep(hook("e2")))
        h.store.close()
        let bytes = try directory.allBytes()
        expect(bytes.range(of: Data("payload of e".utf8)) == nil)
    }

    @Test func itOutlivesTheProcess() async throws {
        _ = try await keep(hook("e1"))
        h.store.close()
        let again = try Harness(directory)
        try await expectEqual(again.pendingHooks(for: "u-7", of: "bot"), [hook("e1")])
        again.store.close()
    }

    @Test func afterAWeekItIsGone() async throws {
        let week: Int64 = 7 * 86_400_000
        _ = try await keep(hook("e1", at: 1000))
        _ = try await keep(hook("e2", at: 2000))
        _ = try await h.purge(now: 1000 + week)
        try await expectEqual(h.pendingHooks(for: "u-7", of: "bot").count, 2)
        _ = try await h.purge(now: 1001 + week)
        try await expectEqual(h.pendingHooks(for: "u-7", of: "bot").map(\.eventID), ["e2"])
        try await expect(keep(hook("e1", at: 3000)))
    }
}
