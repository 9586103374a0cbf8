import Domain
@testable import Store
import SupportExpectations
import Testing

@Suite struct SessionListTests {
    let directory: TemporaryDirectory
    let h: Harness

    init() throws {
        directory = try TemporaryDirectory()
        h = try Harness(directory)
    }

    @Test(.onEveryStore) func sessionsOfSeveralStatesAreOneListAndPagedBothWays() async throws {
        let states: [SessionState] = [.active, .ended, .queued, .active, .failed, .queued, .ended, .active]
        var ids: [SessionID] = []
        for (number, state) in states.enumerated() {
            ids.append(
                try await h.makeSession(
                    user: number % 2 == 0 ? "even" : "odd", provider: number < 4 ? "bot" : "desk", state: state
                ).session)
        }
        func list(_ filter: SessionFilter, _ place: ListPlace<SessionID> = .start, _ limit: Int = 50) async throws
            -> ([SessionID], Bool)
        {
            let page = try await h.sessions(filter, at: place, limit: limit)
            return (page.sessions.map(\.session.id), page.hasMore)
        }
        let live = SessionFilter(app: "demo", states: [.active, .queued, .connecting])
        try await expect(list(live) == ([7, 5, 3, 2, 0].map { ids[$0] }, false))
        try await expect(list(live, .start, 2) == ([7, 5].map { ids[$0] }, true))
        try await expect(list(live, .after(ids[5]), 2) == ([3, 2].map { ids[$0] }, true))
        try await expect(list(live, .after(ids[2]), 2) == ([ids[0]], false))
        try await expect(list(live, .before(ids[0]), 2) == ([3, 2].map { ids[$0] }, true))
        try await expect(list(live, .before(ids[5]), 9) == ([ids[7]], false))
        let narrow = SessionFilter(app: "demo", userID: "odd", states: [.ended, .queued], provider: "desk")
        try await expectEqual(list(narrow).0, [ids[5]])
        try await expectEqual(
            list(SessionFilter(app: "demo", states: [.ended, .queued], provider: "bot")).0,
            [
                ids[2], ids[1],
            ])
        let all = SessionFilter(app: "demo", states: Set(SessionState.allCases))
        try await expectEqual(list(all).0, Array(ids.reversed()))
    }

    /// The query plan of a list, as SQLite tells it.
    private func plan(_ filter: SessionFilter, hasProvider: Bool, _ place: ListPlace<SessionID>) throws -> [String] {
        let connection = try SQLiteConnection(path: directory.path + "/trunkline.db", vfs: nil)
        var statement = try connection.prepare(
            "EXPLAIN QUERY PLAN " + SQLiteLog.list(filter, hasProvider, at: place))
        var lines: [String] = []
        while try statement.step() { lines.append(statement.text(3)) }
        return lines
    }

    @Test(arguments: [
        ("sessions_by_app", false, false, 0), ("sessions_by_user", true, false, 0),
        ("sessions_by_user", true, true, 3), ("sessions_by_provider", false, true, 0),
        ("sessions_by_state", false, false, 1), ("sessions_by_state", false, false, 7),
        ("sessions_by_state", false, true, 3),
    ])
    func aListReadsAnIndexInItsOrderAndSortsNothing(
        _ index: String, _ hasUser: Bool, _ hasProvider: Bool, _ states: Int
    ) throws {
        h.store.close()
        let filter = SessionFilter(
            app: "demo", userID: hasUser ? "u" : nil, states: Set(SessionState.allCases.prefix(states)))
        let places: [ListPlace<SessionID>] = [.start, .after(h.ids.session()), .before(h.ids.session())]
        for place in places {
            let plan = try plan(filter, hasProvider: hasProvider, place)
            let reads = plan.filter { $0.hasPrefix("SEARCH") }
            expectEqual(reads.count, hasUser ? 1 : max(1, states))
            expect(reads.allSatisfy { $0.contains(index + " (app=?") }, "\(plan)")
            expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.hasPrefix("SCAN") }, "\(plan)")
        }
    }
}
