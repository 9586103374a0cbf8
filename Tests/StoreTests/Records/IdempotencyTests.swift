import Domain
import Store
import SupportExpectations
import Testing

@Suite(.onEveryStore) struct IdempotencyTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    private func claim(
        _ scope: [UInt8], reach: IdempotencyClaim.Reach = .session, body: UInt8 = 1, at: Int64 = 100,
        expires: Int64 = 200, session: SessionID? = nil, message: MessageID? = nil
    ) -> IdempotencyClaim {
        IdempotencyClaim(
            scope: scope, reach: reach, bodyHash: [UInt8](repeating: body, count: 32), claimedAt: at,
            expiresAt: expires,
            result: IdempotencyResult(status: 202, session: session, message: message))
    }

    @Test func anEqualRequestIsReplayedAndAnotherBodyIsAMismatch() async throws {
        let (session, leg) = try await h.makeSession()
        let scope = h.ids.hash()
        let message = h.newMessage(session, leg)
        let first = claim(scope, session: session, message: message.id)
        try await expectEqual(h.commit(h.sending(message, claim: first)).firstSeq, 2)
        let again = h.sending(h.newMessage(session, leg), claim: claim(scope))
        guard case .replayed(let result) = try await h.commit(again) else { throw Failure.expected("a replay") }
        expectEqual(result, IdempotencyResult(status: 202, session: session, message: message.id))
        let other = h.sending(h.newMessage(session, leg), claim: claim(scope, body: 2))
        guard case .mismatch = try await h.commit(other) else { throw Failure.expected("a mismatch") }
        try await expectEqual(h.head(session)?.seq, 2)
        try await expectEqual(h.messages(session)?.messages.map(\.id), [message.id])
    }

    @Test func aReplayIsAnsweredEvenAfterTheSessionsEnd() async throws {
        let (session, leg) = try await h.makeSession()
        let scope = h.ids.hash()
        _ = try await h.commit(h.sending(h.newMessage(session, leg), claim: claim(scope)))
        _ = try await h.commit(
            StoreTransaction(session: session, changes: [.updateSession(SessionUpdate(state: .ended, updatedAt: 1))]))
        var again = h.sending(h.newMessage(session, leg), claim: claim(scope))
        again.requiresLive = true
        guard case .replayed = try await h.commit(again) else { throw Failure.expected("a replay") }
    }

    @Test func aClaimOfTheAppsReachIsFoundWhateverTheSession() async throws {
        let scope = h.ids.hash()
        func make() async throws -> (SessionID, StoreOutcome) {
            let session = h.ids.session()
            let record = SessionRecord(
                id: session, app: "demo", userID: "u", provider: "p", state: .connecting, createdAt: 1, updatedAt: 1,
                document: [])
            return (
                session,
                try await h.commit(
                    StoreTransaction(
                        session: session, claim: claim(scope, reach: .app, session: session),
                        changes: [.insertSession(record)], events: [h.event("session.created")]))
            )
        }
        let (first, outcome) = try await make()
        expectEqual(outcome.firstSeq, 1)
        let (second, again) = try await make()
        guard case .replayed(let result) = again else { throw Unexpected(outcome: again) }
        expect(result.session == first && result.message == nil)
        try await expect(h.session(second) == nil)
        let reuse = StoreTransaction(session: first, claim: claim(scope, reach: .app), events: [h.event("x")])
        guard case .replayed = try await h.commit(reuse) else { throw Failure.expected("a replay") }
    }

    @Test func aClaimWithoutASessionWorksToo() async throws {
        let scope = h.ids.hash()
        let revoke = StoreTransaction(
            session: nil, claim: claim(scope, reach: .app),
            changes: [.revoke(Revocation(app: "demo", subject: .user("u"), at: 5))])
        try await expectEqual(h.commit(revoke).firstSeq, 1)
        guard case .replayed(let result) = try await h.commit(revoke) else { throw Failure.expected("a replay") }
        expectEqual(result, IdempotencyResult(status: 202))
    }

    @Test(arguments: [IdempotencyClaim.Reach.session, .app])
    func anExpiredClaimCountsForNothing(reach: IdempotencyClaim.Reach) async throws {
        let (session, leg) = try await h.makeSession()
        let scope = h.ids.hash()
        func send(_ claim: IdempotencyClaim) async throws -> StoreOutcome {
            try await h.commit(h.sending(h.newMessage(session, leg), claim: claim))
        }
        try await expectEqual(send(claim(scope, reach: reach, at: 100, expires: 200)).firstSeq, 2)
        guard case .mismatch = try await send(claim(scope, reach: reach, body: 2, at: 199))
        else { throw Failure.expected("a mismatch") }
        try await expectEqual(send(claim(scope, reach: reach, body: 2, at: 200, expires: 300)).firstSeq, 3)
        guard case .replayed = try await send(claim(scope, reach: reach, body: 2, at: 299))
        else { throw Failure.expected("a replay") }
    }

    @Test func scopesThatShareTheirFirstBytesAreToldApart() async throws {
        let (session, leg) = try await h.makeSession()
        let common = h.ids.hash()
        for reach in [IdempotencyClaim.Reach.session, .app] {
            for last in 0..<8 as Range<UInt8> {
                let scope = Array(common.dropLast()) + [last]
                let outcome = try await h.commit(
                    h.sending(h.newMessage(session, leg), claim: claim(scope, reach: reach, body: last)))
                guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
            }
            for last in 0..<8 as Range<UInt8> {
                let scope = Array(common.dropLast()) + [last]
                let outcome = try await h.commit(
                    h.sending(h.newMessage(session, leg), claim: claim(scope, reach: reach, body: last)))
                guard case .replayed = outcome else { throw Unexpected(outcome: outcome) }
            }
            // Chance alone never gets this far in SQLite's index; whoever does is refused alone.
            guard StoreKind.current == .sqlite else { continue }
            let full = h.sending(
                h.newMessage(session, leg), claim: claim(Array(common.dropLast()) + [9], reach: reach))
            await #expect(throws: StoreError.self) { try await h.commit(full) }
            if reach == .session { _ = try await h.purge(now: 1000) }
        }
    }

    @Test func purgingDropsExpiredClaimsOldestFirst() async throws {
        let (session, leg) = try await h.makeSession()
        let short = h.ids.hash()
        let long = h.ids.hash()
        let behind = h.ids.hash()
        for (scope, reach, expires) in [
            (short, IdempotencyClaim.Reach.app, 200), (long, .session, 900), (behind, .session, 200),
        ] {
            let claim = claim(scope, reach: reach, at: 1, expires: Int64(expires))
            _ = try await h.commit(h.sending(h.newMessage(session, leg), claim: claim))
        }
        try await expectEqual(h.purge(now: 500), false)
        try await expectEqual(h.purge(now: 1000), false)
        // With a time before their end, only a claim that is gone lets another body in.
        for (scope, reach) in [(short, IdempotencyClaim.Reach.app), (long, .session), (behind, .session)] {
            let outcome = try await h.commit(
                h.sending(h.newMessage(session, leg), claim: claim(scope, reach: reach, body: 5, at: 2)))
            guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
        }
    }

    @Test func manyClaimsArePurgedInBoundedSteps() async throws {
        let (session, leg) = try await h.makeSession()
        for _ in 0..<6 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<100 {
                    let transaction = h.sending(h.newMessage(session, leg), claim: claim(h.ids.hash()))
                    group.addTask { _ = try await h.commit(transaction) }
                }
                try await group.waitForAll()
            }
        }
        try await expectEqual(h.purge(now: 1000), true)
        try await expectEqual(h.purge(now: 1000), false)
    }
}
