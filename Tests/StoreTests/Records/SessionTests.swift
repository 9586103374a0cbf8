import Domain
import Store
import SupportExpectations
import Testing

@Suite(.onEveryStore) struct SessionTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    @Test(arguments: SessionState.allCases)
    func aSessionIsReadBackAsItWasWritten(state: SessionState) async throws {
        let record = SessionRecord(
            id: h.ids.session(), app: "demo", userID: "ü", provider: "bot", state: state, endedReason: "done",
            endedAt: 9, createdAt: 1, updatedAt: 2, document: [1, 2, 3])
        let leg = LegRecord(
            id: h.ids.leg(), session: record.id, provider: "bot", kind: "oda", openedAt: 3, endedAt: 4)
        _ = try await h.commit(
            StoreTransaction(session: record.id, changes: [.insertSession(record), .insertLeg(leg)]))
        let snapshot = try await h.session(record.id)
        expectEqual(snapshot?.session, record)
        expectEqual(snapshot?.legs, [leg])
        expectEqual(snapshot?.head, LogHead(seq: 0, check: 0))
        try await expectEqual(h.live(at: .rest(nil)).sessions.count, state.isFinal ? 0 : 1)
        try await expect(h.session(h.ids.session()) == nil)
    }

    @Test func anUpdateChangesWhatItNames() async throws {
        let (id, _) = try await h.makeSession()
        _ = try await h.commit(
            StoreTransaction(
                session: id,
                changes: [
                    .updateSession(SessionUpdate(updatedAt: 8, userID: "known", provider: "desk", document: [9]))
                ]))
        var session = try #require(try await h.session(id)).session
        expect(session.userID == "known" && session.provider == "desk" && session.document == [9])
        expect(session.state == .active && session.updatedAt == 8 && session.createdAt == 1)
        _ = try await h.commit(
            StoreTransaction(
                session: id,
                changes: [
                    .updateSession(SessionUpdate(state: .ended, endedReason: "bye", endedAt: 9, updatedAt: 9))
                ]))
        session = try #require(try await h.session(id)).session
        expect(session.state == .ended && session.endedReason == "bye" && session.endedAt == 9)
        expectEqual(session.document, [9])
    }

    @Test func aTransactionThatNeedsALiveSessionIsRefusedAfterTheEnd() async throws {
        let (session, leg) = try await h.makeSession()
        var sending = h.sending(h.newMessage(session, leg))
        sending.requiresLive = true
        try await expectEqual(h.commit(sending).firstSeq, 2)
        _ = try await h.commit(
            StoreTransaction(session: session, changes: [.updateSession(SessionUpdate(state: .failed, updatedAt: 9))]))
        sending = h.sending(h.newMessage(session, leg))
        try await expectEqual(h.commit(sending).firstSeq, 3)
        sending = h.sending(h.newMessage(session, leg))
        sending.requiresLive = true
        guard case .sessionClosed(.failed) = try await h.commit(sending) else { throw Failure.expected("closed") }
        try await expectEqual(h.head(session)?.seq, 3)
    }

    @Test func anUnknownSessionIsToldAndNothingIsWritten() async throws {
        let session = h.ids.session()
        guard case .noSession = try await h.commit(StoreTransaction(session: session, events: [h.event("x")]))
        else { throw Failure.expected("no session") }
        try await expect(h.head(session) == nil)
    }

    @Test func whatCannotBeIsRefusedAndCostsOthersNothing() async throws {
        let (session, _) = try await h.makeSession()
        let record = try #require(try await h.session(session)).session
        let wrong: [StoreTransaction] = [
            StoreTransaction(session: session, changes: [.insertSession(record)]),
            StoreTransaction(session: nil, events: [h.event("x")]),
            StoreTransaction(
                session: h.ids.session(), claim: claim(reach: .session), changes: [.insertSession(record)]),
        ]
        for transaction in wrong {
            await #expect(throws: StoreError.self) { try await h.commit(transaction) }
        }
        // The library finds this one only while it writes.
        let ticket = TicketRecord(hash: [1], session: session, origin: nil, firstUseBy: 1, expiresAt: 2)
        let twice = StoreTransaction(session: session, changes: [.insertTicket(ticket), .insertTicket(ticket)])
        async let good = h.commit(StoreTransaction(session: session, events: [h.event("x")]))
        async let bad = h.commit(twice)
        async let alsoGood = h.commit(StoreTransaction(session: session, events: [h.event("x")]))
        do {
            Issue.record("\(try await bad)")
        } catch {
            expect(error is StoreError)
        }
        let numbers = try await [good.firstSeq, alsoGood.firstSeq]
        expectEqual(Set(numbers), [2, 3])
        try await expect(h.ticket([1]) == nil)
    }

    @Test func sessionsAreListedNewestFirstAndPagedBothWays() async throws {
        var ids: [SessionID] = []
        for number in 0..<6 {
            ids.append(
                try await h.makeSession(
                    user: number % 2 == 0 ? "even" : "odd", provider: number < 3 ? "bot" : "desk",
                    state: number == 5 ? .ended : .active
                ).session)
        }
        _ = try await h.makeSession(app: "other")
        let newest = Array(ids.reversed())
        func list(_ filter: SessionFilter, _ place: ListPlace<SessionID> = .start, _ limit: Int = 50) async throws
            -> ([SessionID], Bool)
        {
            let page = try await h.sessions(filter, at: place, limit: limit)
            return (page.sessions.map(\.session.id), page.hasMore)
        }
        let all = SessionFilter(app: "demo")
        try await expect(list(all) == (newest, false))
        try await expect(list(all, .start, 4) == (Array(newest[..<4]), true))
        try await expect(list(all, .after(newest[3]), 4) == (Array(newest[4...]), false))
        try await expect(list(all, .before(newest[4]), 2) == (Array(newest[2..<4]), true))
        try await expect(list(all, .before(newest[1]), 2) == ([newest[0]], false))
        try await expectEqual(list(SessionFilter(app: "demo", userID: "odd")).0, [ids[5], ids[3], ids[1]])
        try await expectEqual(list(SessionFilter(app: "demo", states: [.ended])).0, [ids[5]])
        try await expectEqual(list(SessionFilter(app: "demo", provider: "bot")).0, [ids[2], ids[1], ids[0]])
        let narrow = SessionFilter(app: "demo", userID: "odd", states: [.active], provider: "desk")
        try await expectEqual(list(narrow).0, [ids[3]])
        try await expectEqual(list(SessionFilter(app: "demo", provider: "unheard")).0, [])
        try await expectEqual(list(SessionFilter(app: "unheard")).0, [])
        let page = try await h.sessions(all, limit: 1)
        expect(page.sessions.first?.legs.count == 1 && page.sessions.first?.head.seq == 1)
    }

    @Test func openSessionsAreCountedForEachUserOfEachApp() async throws {
        _ = try await h.makeSession()
        _ = try await h.makeSession()
        let (third, _) = try await h.makeSession()
        _ = try await h.makeSession(user: "other")
        _ = try await h.makeSession(app: "other")
        try await expectEqual(h.countOpen("demo", "u-7"), 3)
        _ = try await h.commit(
            StoreTransaction(session: third, changes: [.updateSession(SessionUpdate(state: .ended, updatedAt: 1))]))
        try await expectEqual(h.countOpen("demo", "u-7"), 2)
        try await expectEqual(h.countOpen("demo", "nobody"), 0)
        try await expectEqual(h.countOpen("nothing", "u-7"), 0)
    }

    @Test func liveSessionsOfAllAppsAreGivenInPages() async throws {
        var live: [SessionID] = []
        for number in 0..<7 {
            let state: SessionState = number % 3 == 0 ? .ended : .suspended
            let (id, _) = try await h.makeSession(app: "app-\(number % 2)", state: state)
            if state != .ended { live.append(id) }
        }
        var walked: [SessionID] = []
        var place: LivePlace? = .start
        while let at = place {
            let page = try await h.live(at: at, limit: 2)
            walked += page.sessions
            place = page.next
        }
        expectEqual(walked, live.reversed())
    }

    @Test func sessionsWithSomethingToSendComeFirstWhetherTheyAreOverOrNot() async throws {
        let (live, _) = try await h.makeSession()
        var over: [SessionID] = []
        for _ in 0..<2 {
            let (session, leg) = try await h.makeSession()
            _ = try await h.commit(h.sending(h.newMessage(session, leg)))
            _ = try await h.commit(
                StoreTransaction(
                    session: session, changes: [.updateSession(SessionUpdate(state: .failed, updatedAt: 1))]))
            over.append(session)
        }
        _ = try await h.erase(over[0])
        let page = try await h.live(at: .start, limit: 4)
        expectEqual(page.sessions, [over[1]])
        try await expectEqual(h.live(at: #require(page.next), limit: 4).sessions, [live])
    }

    private func claim(reach: IdempotencyClaim.Reach) -> IdempotencyClaim {
        IdempotencyClaim(
            scope: h.ids.hash(), reach: reach, bodyHash: [1], claimedAt: 1, expiresAt: 2,
            result: IdempotencyResult(status: 200))
    }
}
