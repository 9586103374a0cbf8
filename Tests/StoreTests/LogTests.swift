import Domain
import Store
import SupportExpectations
import Testing

@Suite(.onEveryStore) struct LogTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    @Test func eventsOfATransactionGetContiguousNumbersFromOne() async throws {
        let (session, leg) = try await h.makeSession()
        let events = (0..<3).map { h.event("message.state", "{\"n\":\($0)}", leg: leg) }
        let outcome = try await h.commit(StoreTransaction(session: session, events: events))
        expectEqual(outcome.firstSeq, 2)
        let page = try #require(try await h.events(session))
        expectEqual(page.events.map(\.seq), [1, 2, 3, 4])
        expectEqual(page.events.dropFirst().map(\.id), events.map(\.id))
        expectEqual(page.events.dropFirst().map(\.data), events.map(\.data))
        expectEqual(page.events.map(\.type), ["session.created"] + Array(repeating: "message.state", count: 3))
        expectEqual(page.events.map(\.leg), [nil, leg, leg, leg])
        expect(page.events.allSatisfy { !$0.carriesSeq && !$0.isErased && $0.at == 5 })
        expectEqual(page.head, LogHead(seq: 4, check: UInt32(truncatingIfNeeded: events[2].id.value.low)))
        try await expectEqual(h.head(session), page.head)
    }

    @Test func sessionsNumberTheirEventsIndependently() async throws {
        let (a, _) = try await h.makeSession()
        let (b, _) = try await h.makeSession()
        for _ in 0..<5 { _ = try await h.commit(StoreTransaction(session: a, events: [h.event("x")])) }
        _ = try await h.commit(StoreTransaction(session: b, events: [h.event("x")]))
        try await expectEqual(h.head(a)?.seq, 6)
        try await expectEqual(h.head(b)?.seq, 2)
    }

    @Test func aTransactionWithoutEventsTellsTheNextNumber() async throws {
        let (session, _) = try await h.makeSession()
        let outcome = try await h.commit(StoreTransaction(session: session))
        expectEqual(outcome.firstSeq, 2)
        try await expectEqual(h.head(session)?.seq, 1)
    }

    @Test func pagesAreBoundedByCountAndByBytesButNeverEmptyWhileThereIsMore() async throws {
        let (session, _) = try await h.makeSession()
        let big = String(repeating: "x", count: 1000)
        let events = (0..<250).map { _ in h.event("x", big) }
        _ = try await h.commit(StoreTransaction(session: session, events: events))
        try await expectEqual(h.events(session, after: 1, limit: 1000)?.events.count, 200)
        try await expectEqual(h.events(session, after: 1, limit: 0)?.events.map(\.seq), [2])
        try await expectEqual(h.events(session, after: 1, bytesMax: 2500)?.events.map(\.seq), [2, 3])
        try await expectEqual(h.events(session, after: 1, bytesMax: 0)?.events.map(\.seq), [2])
        try await expectEqual(h.events(session, after: 250)?.events.map(\.seq), [251])
        let end = try #require(try await h.events(session, after: 251))
        expect(end.events.isEmpty && end.head.seq == 251)
        try await expectEqual(h.events(session, after: 9999)?.events.isEmpty, true)
        try await expectEqual(h.events(session, after: -7, limit: 1)?.events.map(\.seq), [1])
        try await expect(h.events(h.ids.session()) == nil)
    }

    @Test func theCheckOfAnEventIsTheLowBitsOfItsID() async throws {
        let (session, _) = try await h.makeSession()
        let events = (0..<4).map { _ in h.event("x") }
        _ = try await h.commit(StoreTransaction(session: session, events: events))
        for (place, event) in events.enumerated() {
            let check = try await h.eventCheck(session, Int64(place + 2))
            expectEqual(check, UInt32(truncatingIfNeeded: event.id.value.low))
        }
        try await expectEqual(h.eventCheck(session, 0), 0)
        try await expect(h.eventCheck(session, 6) == nil)
        try await expect(h.eventCheck(session, -1) == nil)
        try await expect(h.eventCheck(h.ids.session(), 1) == nil)
    }

    @Test func numbersGoOnAfterTheStoreWasClosedAndOpened() async throws {
        let (session, leg) = try await h.makeSession()
        _ = try await h.commit(h.sending(h.newMessage(session, leg)))
        let before = try await h.events(session)
        h.store.close()
        let again = try Harness(directory, seed: 2)
        try await expectEqual(again.events(session), before)
        let outcome = try await again.commit(StoreTransaction(session: session, events: [again.event("x")]))
        expectEqual(outcome.firstSeq, 3)
        let position = try await again.messages(session)?.messages.last?.position
        expectEqual(position, 1)
        let message = again.newMessage(session, leg)
        _ = try await again.commit(again.sending(message))
        try await expectEqual(again.message(message.id, session)?.position, 2)
    }

    @Test func theFeedGivesAllEventsOfAnAppInCommitOrder() async throws {
        let (a, _) = try await h.makeSession(app: "one")
        let (b, _) = try await h.makeSession(app: "two")
        let (c, _) = try await h.makeSession(app: "one")
        for session in [c, b, a, c] {
            _ = try await h.commit(StoreTransaction(session: session, events: [h.event("x")]))
        }
        let all = try await h.feed("one")
        expectEqual(all.entries.map(\.session), [a, c, c, a, c])
        expectEqual(all.entries.map(\.event.seq), [1, 1, 2, 2, 3])
        expect(all.isAtEnd)
        var walked: [FeedEntry] = []
        var next: Int64 = 0
        while true {
            let page = try await h.feed("one", after: next, limit: 2)
            walked += page.entries
            next = page.next.position
            if page.isAtEnd { break }
        }
        expectEqual(walked, all.entries)
        try await expectEqual(h.feed("one", bytesMax: 0).entries.count, 1)
        try await expect(h.feed("one", after: all.next.position).entries.isEmpty)
        let unknown = try await h.feed("three")
        expect(unknown.entries.isEmpty && unknown.next == all.next)
    }

    @Test func aQuietAppsFeedAdvancesOverOthersEventsInBoundedSteps() async throws {
        let (quiet, _) = try await h.makeSession(app: "quiet")
        let (busy, _) = try await h.makeSession(app: "busy")
        for _ in 0..<13 {
            let events = (0..<200).map { _ in h.event("x") }
            _ = try await h.commit(StoreTransaction(session: busy, events: events))
        }
        _ = try await h.commit(StoreTransaction(session: quiet, events: [h.event("x")]))
        let first = try await h.feed("quiet")
        expectEqual(first.entries.map(\.event.seq), [1])
        expect(!first.isAtEnd && first.next.position == 2000)
        let second = try await h.feed("quiet", after: first.next.position)
        expectEqual(second.entries.map(\.event.seq), [2])
        expect(second.isAtEnd)
    }

    @Test func aPlaceInTheFeedNamesTheEventBeforeIt() async throws {
        try await expectEqual(h.feedPlace(nil), FeedPlace(position: 0, check: 0))
        try await expectEqual(h.feed("one").next, FeedPlace(position: 0, check: 0))
        let (one, _) = try await h.makeSession(app: "one")
        let (two, _) = try await h.makeSession(app: "two")
        let first = try #require(try await h.events(one)?.head.check)
        let last = try #require(try await h.events(two)?.head.check)
        try await expectEqual(h.feedPlace(1), FeedPlace(position: 1, check: first))
        try await expectEqual(h.feedPlace(nil), FeedPlace(position: 2, check: last))
        try await expect(h.feedPlace(3) == nil)
        // Events of another app that an app's page passes over count as well.
        try await expectEqual(h.feed("one").next, FeedPlace(position: 2, check: last))
        try await expectEqual(h.feed("two", limit: 1).next, FeedPlace(position: 2, check: last))
        try await expectEqual(h.feed("one", after: 99).next, FeedPlace(position: 2, check: last))
    }
}
