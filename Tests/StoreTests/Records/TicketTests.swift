import Domain
import Foundation
import Store
import SupportExpectations
import Testing

@Suite(.onEveryStore) struct TicketTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    private func set(_ session: SessionID, _ leg: LegID, _ key: String, _ value: String?, isSecret: Bool) async throws {
        let outcome = try await h.commit(
            StoreTransaction(
                session: session,
                changes: [.setLegValue(leg, key: key, value: value.map { Array($0.utf8) }, isSecret: isSecret)]))
        guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
    }

    @Test func legValuesAreKeptReplacedAndDropped() async throws {
        let (session, leg) = try await h.makeSession()
        try await set(session, leg, "cursor", "1", isSecret: false)
        try await set(session, leg, "token", "s3cret", isSecret: true)
        try await set(session, leg, "cursor", "2", isSecret: false)
        try await expectEqual(
            h.legValues(leg),
            [
                LegValue(key: "cursor", value: Array("2".utf8), isSecret: false),
                LegValue(key: "token", value: Array("s3cret".utf8), isSecret: true),
            ])
        try await set(session, leg, "cursor", nil, isSecret: false)
        try await expectEqual(h.legValues(leg).map(\.key), ["token"])
        try await expect(h.legValues(h.ids.leg()).isEmpty)
    }

    @Test func secretsNeverStandInAnyFileInPlain() async throws {
        let (session, leg) = try await h.makeSession()
        try await set(session, leg, "token", "very-secret-value", isSecret: true)
        try await set(session, leg, "open", "not-secret-value", isSecret: false)
        var bytes = try directory.allBytes()
        expect(bytes.range(of: Data("not-secret-value".utf8)) != nil)
        expect(bytes.range(of: Data("very-secret-value".utf8)) == nil)
        h.store.close()
        bytes = try directory.allBytes()
        expect(bytes.range(of: Data("not-secret-value".utf8)) != nil)
        expect(bytes.range(of: Data("very-secret-value".utf8)) == nil)
    }

    @Test func aSecretOfAnotherKeyIsAnErrorThatNamesIt() async throws {
        let (session, leg) = try await h.makeSession()
        try await set(session, leg, "token", "s", isSecret: true)
        h.store.close()
        let other = try Harness(directory, sealing: ToySealing(key: 7))
        await #expect(throws: StoreError.sealBroken(key: "token")) { try await other.legValues(leg) }
    }

    @Test func aTicketRemembersItsFirstUse() async throws {
        let (session, _) = try await h.makeSession()
        var ticket = TicketRecord(
            hash: h.ids.hash(), session: session, origin: "https://a.example", firstUseBy: 30, expiresAt: 3600,
            document: [7])
        _ = try await h.commit(StoreTransaction(session: session, changes: [.insertTicket(ticket)]))
        try await expectEqual(h.ticket(ticket.hash), ticket)
        for at in [10, 20] as [Int64] {
            _ = try await h.commit(StoreTransaction(session: nil, changes: [.useTicket(hash: ticket.hash, at: at)]))
        }
        ticket.usedAt = 10
        try await expectEqual(h.ticket(ticket.hash), ticket)
        try await expect(h.ticket(h.ids.hash()) == nil)
        _ = try await h.purge(now: 3599)
        try await expect(h.ticket(ticket.hash) != nil)
        _ = try await h.purge(now: 3600)
        try await expect(h.ticket(ticket.hash) == nil)
    }

    @Test func aTicketOfNoSessionIsRefused() async throws {
        let ticket = TicketRecord(
            hash: [1], session: h.ids.session(), origin: nil, firstUseBy: 30, expiresAt: 3600)
        await #expect(throws: StoreError.self) {
            try await h.commit(StoreTransaction(session: nil, changes: [.insertTicket(ticket)]))
        }
    }

    private func identify(_ session: SessionID, _ user: String) async throws {
        let update = SessionUpdate(
            updatedAt: 8, userID: user, document: Array(#"{"anonymousId":"early"}"#.utf8))
        _ = try await h.commit(StoreTransaction(session: session, changes: [.updateSession(update)]))
    }

    @Test func aUserIsKnownByEachIDTheyHaveHadAndByNoOther() async throws {
        var sessions: [SessionID] = []
        for user in ["one", "two", "shared", "shared"] { sessions.append(try await h.makeSession(user: user).session) }
        _ = try await h.makeSession(app: "other", user: "one")
        for (session, user) in zip(sessions, ["ada", "ada", "ada", "bob"]) { try await identify(session, user) }
        try await expectEqual(h.userIDs(of: "ada"), ["ada", "one", "two", "shared"])
        try await expectEqual(h.userIDs(of: "one"), ["ada", "one", "two", "shared"])
        try await expectEqual(h.userIDs(of: "bob"), ["bob", "shared"])
        try await expectEqual(h.userIDs(of: "stranger"), ["stranger"])
        try await expectEqual(h.userIDs(of: "one", app: "other"), ["one"])
        try await expectEqual(h.userIDs(of: "one", app: "unheard of"), ["one"])
        _ = try await h.erase(sessions[0])
        try await expectEqual(h.userIDs(of: "ada"), ["ada", "two", "shared"])
    }

    @Test func revocationsAreGivenInPagesAndTheLatestTimeCounts() async throws {
        let session = h.ids.session()
        let list = [
            Revocation(app: "demo", subject: .user("u"), at: 5),
            Revocation(app: "demo", subject: .session(session), at: 6),
            Revocation(app: "other", subject: .user("u"), at: 7),
        ]
        for revocation in list {
            _ = try await h.commit(StoreTransaction(session: nil, changes: [.revoke(revocation)]))
        }
        try await expectEqual(h.revocations(), RevocationPage(revocations: list, next: nil))
        let first = try await h.revocations(limit: 2)
        expectEqual(first.revocations, Array(list[..<2]))
        let next = try #require(first.next)
        try await expectEqual(h.revocations(after: next, limit: 2).revocations, [list[2]])
        for at in [9, 3] as [Int64] {
            let revocation = Revocation(app: "demo", subject: .user("u"), at: at)
            _ = try await h.commit(StoreTransaction(session: nil, changes: [.revoke(revocation)]))
        }
        try await expectEqual(h.revocations().revocations.map(\.at), [9, 6, 7])
        _ = try await h.purge(now: 8 + 31 * 86_400_000)
        try await expectEqual(h.revocations().revocations.map(\.at), [9])
    }
}
