import Domain
import Foundation
import Store
import SupportExpectations
import Testing

@Suite(.onEveryStore) struct EraseTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    /// A session with content of every sort; each piece holds `mark`.
    private func fill(_ mark: String, messages: Int = 3) async throws -> (
        session: SessionID, leg: LegID, scope: [UInt8]
    ) {
        let session = h.ids.session()
        let leg = h.ids.leg()
        let scope = h.ids.hash()
        let content = Array(mark.utf8)
        let record = SessionRecord(
            id: session, app: "demo", userID: "user-\(mark)", provider: "bot", state: .active, endedReason: mark,
            createdAt: 1, updatedAt: 1, document: content)
        let claim = IdempotencyClaim(
            scope: scope, reach: .app, bodyHash: content, claimedAt: 1, expiresAt: 9_000,
            result: IdempotencyResult(status: 201, session: session))
        _ = try await h.commit(
            StoreTransaction(
                session: session, claim: claim,
                changes: [
                    .insertSession(record),
                    .insertLeg(LegRecord(id: leg, session: session, provider: "bot", kind: "oda", openedAt: 1)),
                    .setLegValue(leg, key: "k", value: content, isSecret: false),
                    .claimVendorItem(leg: leg, id: "item-\(mark)"),
                    .insertAttachment(
                        AttachmentRecord(
                            id: h.ids.attachment(), session: session, direction: .outbound, state: .ready,
                            name: "\(mark).pdf", contentType: mark, sha256: content, vendorURL: "https://\(mark)/",
                            spoolName: "att-\(mark)", error: content, createdAt: 1, updatedAt: 1)),
                    .insertTicket(
                        TicketRecord(
                            hash: h.ids.hash(), session: session, origin: mark, firstUseBy: 1, expiresAt: 9,
                            document: content)),
                ], events: [h.event("session.created", mark)]))
        for number in 0..<messages {
            let large = String(repeating: mark, count: number == 0 ? 2000 : 1)
            var message = h.newMessage(
                session, leg, large, clientID: "c-\(mark)-\(number)", vendorID: "v-\(mark)-\(number)")
            message.native = content
            let claim = IdempotencyClaim(
                scope: h.ids.hash(), reach: .session, bodyHash: content, claimedAt: 1, expiresAt: 9_000,
                result: IdempotencyResult(status: 202))
            _ = try await h.commit(h.sending(message, claim: claim))
        }
        return (session, leg, scope)
    }

    @Test func nothingOfTheContentIsLeftInAnyFile() async throws {
        let mark = "Zx9-needle-Qv4"
        let (session, _, _) = try await fill(mark)
        let (other, _) = try await h.makeSession()
        try expect(directory.allBytes().range(of: Data(mark.utf8)) != nil)
        try await expectEqual(h.erase(session, event: h.event("session.erased", "{}")), true)
        try expect(directory.allBytes().range(of: Data(mark.utf8)) == nil)
        try await expectEqual(h.head(other)?.seq, 1)
    }

    @Test func eventsKeepNumberTypeAndTime() async throws {
        let (session, leg, _) = try await fill("mark")
        let before = try #require(try await h.events(session)).events
        try await expectEqual(h.erase(session, event: h.event("session.erased", "{\"by\":1}")), true)
        let page = try #require(try await h.events(session))
        expect(page.isErased && page.head.seq == 5)
        expectEqual(page.events.map(\.seq), [1, 2, 3, 4, 5])
        expectEqual(page.events.dropLast().map(\.type), before.map(\.type))
        expectEqual(page.events.dropLast().map(\.at), before.map(\.at))
        expect(page.events.dropLast().allSatisfy { $0.isErased && $0.data.isEmpty && $0.leg == nil && !$0.carriesSeq })
        expect(page.events.last?.type == "session.erased" && page.events.last?.data == Array("{\"by\":1}".utf8))
        try await expectEqual(h.eventCheck(session, 2), UInt32(truncatingIfNeeded: before[1].id.value.low))
        try await expectEqual(h.messages(session)?.messages.isEmpty, true)
        try await expect(h.message(clientID: "c-mark-0", session) == nil)
        try await expect(h.message(vendorID: "v-mark-0", leg, session) == nil)
        try await expect(h.outbox(session).isEmpty)
        try await expect(h.legValues(leg).isEmpty)
    }

    @Test func theFeedShowsErasedEventsAndWhatTellsOfIt() async throws {
        let (session, _, _) = try await fill("mark", messages: 2)
        for _ in 0..<12 {
            _ = try await h.commit(
                StoreTransaction(session: session, events: (0..<200).map { _ in h.event("x", "mark") }))
        }
        try await expectEqual(h.erase(session, event: h.event("session.erased", "{}")), true)
        let tail = try await h.feed("demo", after: 2300).entries
        expectEqual(tail.map(\.event.seq), Array(2301...2404))
        expect(tail.dropLast().allSatisfy { $0.event.isErased && $0.event.data.isEmpty && $0.event.leg == nil })
        expect(tail.last?.event.type == "session.erased" && tail.last?.event.isErased == false)
    }

    @Test func theSessionStaysAsAnErasedRowThatNoListShows() async throws {
        let (session, _, _) = try await fill("mark")
        _ = try await h.erase(session)
        let record = try #require(try await h.session(session)).session
        expect(record.isErased && record.userID.isEmpty && record.document.isEmpty && record.endedReason == nil)
        expect(record.app == "demo" && record.state == .ended && record.endedAt == 99)
        try await expect(h.sessions(SessionFilter(app: "demo")).sessions.isEmpty)
        try await expect(h.live(at: .rest(nil)).sessions.isEmpty)
        try await expectEqual(h.countOpen("demo", "user-mark"), 0)
    }

    @Test func laterChangesAreRefusedAndClaimsAreForgotten() async throws {
        let (session, leg, scope) = try await fill("mark")
        _ = try await h.erase(session)
        guard case .sessionErased = try await h.commit(h.sending(h.newMessage(session, leg)))
        else { throw Failure.expected("erased") }
        let next = h.ids.session()
        let outcome = try await h.commit(
            StoreTransaction(
                session: next,
                claim: IdempotencyClaim(
                    scope: scope, reach: .app, bodyHash: [1], claimedAt: 2, expiresAt: 9_000,
                    result: IdempotencyResult(status: 201, session: next)),
                changes: [
                    .insertSession(
                        SessionRecord(
                            id: next, app: "demo", userID: "u", provider: "bot", state: .active, createdAt: 1,
                            updatedAt: 1, document: []))
                ]))
        expectEqual(outcome.firstSeq, 1)
        try await expectEqual(h.purge(now: 10_000), false)
    }

    @Test func aSecondCallIsTrueAndAnUnknownSessionFalse() async throws {
        let (session, _, _) = try await fill("mark")
        async let first = h.erase(session)
        async let second = h.erase(session)
        try await expectEqual([first, second], [true, true])
        try await expectEqual(h.erase(session), true)
        try await expectEqual(h.erase(h.ids.session()), false)
        try await expectEqual(h.events(session)?.head.seq, 4)
    }

    @Test func aLongSessionIsErasedInStepsBetweenWhichOthersAreServed() async throws {
        let (session, _, _) = try await fill("mark", messages: 2)
        for _ in 0..<12 {
            _ = try await h.commit(
                StoreTransaction(session: session, events: (0..<200).map { _ in h.event("x", "mark") }))
        }
        let (other, _) = try await h.makeSession()
        async let erased = h.erase(session)
        for _ in 0..<20 { _ = try await h.commit(StoreTransaction(session: other, events: [h.event("x")])) }
        try await expectEqual(erased, true)
        try await expectEqual(h.head(other)?.seq, 21)
        for after in stride(from: 0 as Int64, to: 2403, by: 200) {
            let page = try #require(try await h.events(session, after: after))
            expect(page.events.allSatisfy { $0.isErased })
        }
        try expect(directory.allBytes().range(of: Data("mark".utf8)) == nil)
    }
}
