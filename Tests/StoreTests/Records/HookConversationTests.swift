import Domain
import Foundation
import Store
import SupportExpectations
import Testing

/// Conversations of vendors that sessions have, and what webhooks bring for them.
@Suite(.onEveryStore) struct HookConversationTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    private func keep(
        _ event: String, for conversation: String?, user: String = "", at time: Int64 = 1000, until: Int64? = nil
    ) async throws {
        let hook = HookRecord(
            provider: "bot", eventID: event, recipient: user, conversation: conversation, receivedAt: time,
            expiresAt: until, payload: Array("payload of \(event)".utf8))
        let outcome = try await h.commit(StoreTransaction(session: nil, changes: [.insertHook(hook)]))
        guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
    }

    private func know(
        _ conversation: String, _ session: SessionID, _ leg: LegID, at time: Int64 = 1000
    ) async throws {
        let outcome = try await h.commit(
            StoreTransaction(session: session, changes: [.addHookConversation(leg, id: conversation, at: time)]))
        guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
    }

    private func events(
        of leg: LegID?, user: String = "", since time: Int64 = 0, now: Int64 = 0, limit: Int = 50
    ) async throws -> [String] {
        try await h.pendingHooks(for: user, of: "bot", leg: leg, since: time, now: now, limit: limit).map(\.eventID)
    }

    @Test func aSessionHasWhatNamesItsConversationsAndItsUserInTheOrderInWhichItCame() async throws {
        let (session, leg) = try await h.makeSession()
        try await keep("e1", for: "c-1", at: 10)
        try await keep("e2", for: nil, user: "u-7", at: 2000)
        try await keep("e3", for: "c-2", at: 2000)
        try await keep("e4", for: "c-1", user: "somebody else", at: 2000)
        try await keep("e5", for: nil, user: "u-7", at: 10)
        try await expectEqual(events(of: leg, user: "u-7", since: 1000), ["e2"])
        try await know("c-1", session, leg)
        try await know("c-1", session, leg)
        // Events from before the session are another's where they name the user alone.
        try await expectEqual(events(of: leg, user: "u-7", since: 1000), ["e1", "e2", "e4"])
        try await know("c-2", session, leg)
        try await expectEqual(events(of: leg, user: "u-7", since: 1000), ["e1", "e2", "e3", "e4"])
        try await expectEqual(events(of: leg, user: "u-7", since: 1000, limit: 2), ["e1", "e2"])
        let read = try await h.pendingHooks(for: "", of: "bot", leg: leg).first
        expect(read?.conversation == "c-1" && read?.recipient == "" && read?.expiresAt == nil)
    }

    @Test func theConversationComesBeforeTheUser() async throws {
        let (session, leg) = try await h.makeSession()
        let (_, other) = try await h.makeSession()
        try await keep("e1", for: "c-1", user: "u-7")
        try await expectEqual(events(of: other, user: "u-7"), ["e1"])
        try await know("c-1", session, leg)
        try await expect(events(of: other, user: "u-7").isEmpty)
        try await expectEqual(events(of: leg, user: "u-7"), ["e1"])
        // An erasure of the other one leaves it alone.
        let drop = StoreTransaction(session: nil, changes: [.dropHooks(provider: "bot", recipient: "u-7", at: 9)])
        _ = try await h.commit(drop)
        try await expectEqual(events(of: leg, user: "u-7"), ["e1"])
        // A conversation of another provider by the same id is another one.
        let (third, desk) = try await h.makeSession(provider: "desk")
        try await know("c-1", third, desk)
        try await expectEqual(h.hookSessions("c-1"), [session])
        try await expectEqual(h.hookSessions("c-1", of: "desk"), [third])
        try await expect(h.hookSessions("c-1", of: "nobody").isEmpty)
        try await expect(h.hookSessions("c-9").isEmpty)
    }

    @Test func severalSessionsCanHaveOne() async throws {
        let (first, leg) = try await h.makeSession()
        let (second, other) = try await h.makeSession()
        try await know("c-1", first, leg)
        try await know("c-1", second, other)
        try await expectEqual(h.hookSessions("c-1"), [first, second])
        try await keep("e1", for: "c-1")
        try await expectEqual(events(of: leg), ["e1"])
        try await expectEqual(events(of: other), ["e1"])
        // Erased with the first, it would be missing in the second.
        _ = try await h.erase(first)
        try await expectEqual(events(of: other), ["e1"])
        try await expectEqual(h.hookSessions("c-1"), [second])
    }

    @Test func theyOutliveTheProcessAndGoWithTheSession() async throws {
        let (session, leg) = try await h.makeSession(state: .suspended)
        try await know("c-1", session, leg)
        try await keep("e1", for: "c-1")
        h.store.close()
        let again = try Harness(directory, seed: 9)
        try await expectEqual(again.hookSessions("c-1"), [session])
        try await expectEqual(again.pendingHooks(for: "", of: "bot", leg: leg).map(\.eventID), ["e1"])
        let end = SessionUpdate(state: .ended, endedReason: "done", endedAt: 9, updatedAt: 9)
        _ = try await again.commit(StoreTransaction(session: session, changes: [.updateSession(end)]))
        try await expect(again.hookSessions("c-1").isEmpty)
        try await expect(again.pendingHooks(for: "", of: "bot", leg: leg).isEmpty)
        // Said too late, by a link that has not heard of the end yet.
        _ = try await again.commit(
            StoreTransaction(session: session, changes: [.addHookConversation(leg, id: "c-2", at: 9)]))
        try await expect(again.hookSessions("c-2").isEmpty)
        again.store.close()
    }

    @Test func anErasureTakesWhatWaitsForItsConversations() async throws {
        let (session, leg) = try await h.makeSession()
        try await know("conversation-of-mine", session, leg)
        try await keep("e1", for: "conversation-of-mine")
        _ = try await h.erase(session)
        try await expect(h.hookSessions("conversation-of-mine").isEmpty)
        try await expect(events(of: leg).isEmpty)
        h.store.close()
        let bytes = try directory.allBytes()
        expect(bytes.range(of: Data("payload of e".utf8)) == nil)
        expect(bytes.range(of: Data("conversation-of-mine".utf8)) == nil)
    }

    @Test func aLegOfAnotherSessionIsRefused() async throws {
        let (session, _) = try await h.makeSession()
        let (_, foreign) = try await h.makeSession()
        let change = StoreTransaction(session: session, changes: [.addHookConversation(foreign, id: "c-1", at: 9)])
        guard case .noLeg(foreign) = try await h.commit(change) else {
            Issue.record("it was taken")
            return
        }
        try await expect(h.hookSessions("c-1").isEmpty)
    }

    @Test func aShortLifeIsForWhatNoSessionKnows() async throws {
        let week: Int64 = 7 * 86_400_000
        let (session, leg) = try await h.makeSession()
        try await keep("before", for: "c-1", at: 1000, until: 31_000)
        try await keep("too late", for: "c-1", at: 1000, until: 1999)
        try await keep("foreign", for: "c-2", at: 1000, until: 31_000)
        try await know("c-1", session, leg, at: 2000)
        try await keep("after", for: "c-1", at: 3000, until: 33_000)
        try await expectEqual(events(of: leg, now: 40_000), ["before", "after"])
        try await expectEqual(h.purged(now: 40_000).hooksDropped, 2)
        // As long as it is the session's, and no longer.
        let end = SessionUpdate(state: .ended, endedReason: "done", endedAt: 9, updatedAt: 9)
        _ = try await h.commit(StoreTransaction(session: session, changes: [.updateSession(end)]))
        try await keep("behind the end", for: "c-1", at: 45_000, until: 46_000)
        try await expectEqual(h.purged(now: 46_001).hooksDropped, 1)
        try await expectEqual(h.purged(now: 1000 + week).hooksDropped, 0)
        try await expectEqual(h.purged(now: 3001 + week).hooksDropped, 2)
    }

    @Test func whatNobodyTakesInItsTimeIsDroppedInBatchesAndCounted() async throws {
        try await keep("short", for: "c-1", user: "u-7", at: 1000, until: 31_000)
        try await keep("long", for: "c-1", user: "u-7", at: 1000)
        try await expectEqual(events(of: nil, user: "u-7", now: 31_000), ["short", "long"])
        // Not handed over late, before the sweep has come by too.
        try await expectEqual(events(of: nil, user: "u-7", now: 31_001), ["long"])
        try await expectEqual(h.purged(now: 31_000), StorePurge(hasMore: false, hooksDropped: 0))
        try await expectEqual(h.purged(now: 31_001), StorePurge(hasMore: false, hooksDropped: 1))
        try await expectEqual(h.purged(now: 31_001).hooksDropped, 0)
        // Its id stays, to know a repeat by.
        let repeated = HookRecord(provider: "bot", eventID: "short", recipient: "", receivedAt: 40_000, payload: [])
        let outcome = try await h.commit(StoreTransaction(session: nil, changes: [.insertHook(repeated)]))
        guard case .duplicateItem = outcome else { throw Unexpected(outcome: outcome) }
        for number in 0..<501 { try await keep("many-\(number)", for: "c-1", at: 50_000, until: 60_000) }
        try await expectEqual(h.purged(now: 70_000), StorePurge(hasMore: true, hooksDropped: 500))
        try await expectEqual(h.purged(now: 70_000), StorePurge(hasMore: false, hooksDropped: 1))
        // An event that was taken is not among them.
        try await keep("taken", for: "c-1", at: 80_000, until: 90_000)
        _ = try await h.commit(
            StoreTransaction(session: nil, changes: [.settleHook(provider: "bot", eventID: "taken", at: 85_000)]))
        try await expectEqual(h.purged(now: 95_000).hooksDropped, 0)
        try await expectEqual(h.purged(now: 7 * 86_400_000 + 1001).hooksDropped, 1)
    }
}
