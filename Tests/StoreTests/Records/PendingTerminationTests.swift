import Domain
import Foundation
import Store
import SupportExpectations
import Testing

/// Ends of which vendors have yet to be told.
@Suite(.onEveryStore) struct PendingTerminationTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    private func commit(_ session: SessionID?, _ changes: StoreChange...) async throws {
        let outcome = try await h.commit(StoreTransaction(session: session, changes: changes))
        guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
    }

    /// A session whose leg keeps something sealed and something open.
    private func makeSession() async throws -> (session: SessionID, leg: LegID) {
        let (session, leg) = try await h.makeSession()
        try await commit(
            session, .setLegValue(leg, key: "contact", value: [1], isSecret: true),
            .setLegValue(leg, key: "progress", value: [2], isSecret: false))
        return (session, leg)
    }

    @Test func anEndIsOwedUntilItIsSettledAndThenNothingIsKept() async throws {
        let (session, leg) = try await makeSession()
        let (other, second) = try await makeSession()
        try await commit(session, .insertTermination(leg, at: 5))
        try await commit(session, .insertTermination(leg, at: 6))
        try await commit(other, .insertTermination(second, at: 7))
        let owed = try await h.owedEnds()
        expect(owed.map(\.leg) == [leg, second] && owed.map(\.since) == [5, 7])
        expect(owed.first?.session == session && owed.first?.app == "demo" && owed.first?.provider == "bot")
        try await expectEqual(h.owedEnds(limit: 1).map(\.leg), [leg])
        try await expectEqual(h.owedEnds(after: owed[0].place).map(\.leg), [second])
        try await commit(nil, .settleTermination(leg))
        try await commit(nil, .settleTermination(leg), .settleTermination(h.ids.leg()))
        try await expectEqual(h.owedEnds().map(\.leg), [second])
        try await expect(h.legValues(leg).isEmpty)
        try await expectEqual(h.legValues(second).map(\.key), ["contact", "progress"])
    }

    @Test func whatIsNotOwedLosesNothingByBeingSettled() async throws {
        let (_, leg) = try await makeSession()
        try await commit(nil, .settleTermination(leg))
        try await expectEqual(h.legValues(leg).count, 2)
        guard
            case .noLeg = try await h.commit(
                StoreTransaction(session: nil, changes: [.insertTermination(h.ids.leg(), at: 1)]))
        else { throw Failure.expected("no leg") }
    }

    @Test func anErasedSessionKeepsWhatIsSealedOfAnOwedEndAndNothingElse() async throws {
        let (session, leg) = try await makeSession()
        let (plain, _) = try await makeSession()
        let (foreign, other) = try await makeSession()
        try await expect(h.erase(session, pendingTermination: leg))
        try await expectEqual(h.legValues(leg), [LegValue(key: "contact", value: [1], isSecret: true)])
        // The leg of another session is none of this one's.
        try await expect(h.erase(plain, pendingTermination: other))
        try await expectEqual(h.owedEnds().map(\.leg), [leg])
        try await expectEqual(h.owedEnds().first?.since, 99)
        // Owed before it is erased.
        try await commit(foreign, .insertTermination(other, at: 5))
        try await expect(h.erase(foreign))
        try await expectEqual(h.legValues(other).map(\.key), ["contact"])
        h.store.close()
        let again = try Harness(directory)
        let owed = try await again.owedEnds()
        expectEqual(owed.map(\.leg), [leg, other])
        expect(owed.first?.app == "demo" && owed.first?.provider == "bot")
        let outcome = try await again.commit(StoreTransaction(session: nil, changes: [.settleTermination(leg)]))
        guard case .committed = outcome else { throw Unexpected(outcome: outcome) }
        try await expect(again.legValues(leg).isEmpty)
        try await expectEqual(again.owedEnds().map(\.leg), [other])
    }

    @Test func aValueIsFoundHoweverManyThereAre() async throws {
        let (session, leg) = try await makeSession()
        for number in 0..<250 {
            let key = "a.\(1000 + number)"
            try await commit(session, .setLegValue(leg, key: key, value: [3], isSecret: number % 2 == 0))
        }
        try await expectEqual(h.legValue("progress", leg), LegValue(key: "progress", value: [2], isSecret: false))
        try await expectEqual(h.legValue("contact", leg)?.value, [1])
        try await expect(h.legValue("none", leg) == nil)
        try await expect(h.legValue("contact", h.ids.leg()) == nil)
        let first = try await h.legValues(leg)
        expectEqual(first.count, 200)
        let rest = try await h.legValues(leg, after: first.last?.key ?? "")
        expect(rest.count == 52 && rest.last?.key == "progress")
    }

    @Test func oneBrokenSealDoesNotHideTheOthers() async throws {
        let (_, leg) = try await makeSession()
        h.store.close()
        let other = try Harness(directory, sealing: ToySealing(key: 7))
        try await expectEqual(other.legValue("progress", leg)?.value, [2])
        await #expect(throws: StoreError.sealBroken(key: "contact")) { try await other.legValue("contact", leg) }
    }
}
