import CSQLite
import Domain
import Foundation
import PostgreSQL
import Store
import StorePostgreSQL
import SupportExpectations
import SupportPostgres
import Testing

/// Stores that are copied into others, of the same kind and of the other.
@Suite(.serialized) struct StoreCopyingTests {
    static let ways: [(from: StoreKind, to: StoreKind)] = [
        (.sqlite, .postgres), (.postgres, .sqlite), (.sqlite, .sqlite), (.postgres, .postgres),
    ]

    /// The stores are sealed with keys of their own.
    private static let otherKey = ToySealing(key: 0x33)

    private func directory(_ kind: StoreKind) throws -> TemporaryDirectory {
        try StoreKind.$current.withValue(kind) { try TemporaryDirectory() }
    }

    private func database(_ directory: TemporaryDirectory) throws -> PostgresOptions? {
        guard let name = directory.database else { return nil }
        return try PostgresOptions(PostgresServer.shared.get().localURL(database: name))
    }

    private func source(_ directory: TemporaryDirectory) throws -> any CopySource {
        if let database = try database(directory) { return try PostgresCopySource(database) }
        return try SQLiteCopySource(directory: directory.path, fileName: "trunkline.db")
    }

    private func target(_ directory: TemporaryDirectory, _ sealing: ToySealing) throws -> any CopyTarget {
        if let database = try database(directory) { return try PostgresCopyTarget(database, sealing: sealing) }
        return try SQLiteCopyTarget(directory: directory.path, fileName: "trunkline.db", sealing: sealing)
    }

    private func copy(
        _ from: TemporaryDirectory, _ opening: ToySealing, to: TemporaryDirectory, _ sealing: ToySealing,
        _ passed: (CopiedTable, [CopiedRow]) throws(StoreError) -> Void = { (_, _) throws(StoreError) in }
    ) throws {
        let copying = try StoreCopying(
            from: source(from), to: target(to, sealing), opening: opening, sealing: sealing)
        try copying.run(passed)
    }

    /// All rows, what is sealed opened, by table; in an order of their own.
    private func rows(_ directory: TemporaryDirectory, _ opening: ToySealing) throws -> [String: [String]] {
        final class Taker: CopyTarget {
            var rows: [String: [String]] = [:]
            func write(_ rows: [CopiedRow], into table: CopiedTable) {
                self.rows[table.rawValue, default: []] += rows.map { "\($0.values)" }
            }
            func finish() {}
        }
        struct Plain: StoreSealing {
            func seal(_ plain: [UInt8], context: [UInt8]) -> [UInt8] { plain }
            func open(_ sealed: [UInt8], context: [UInt8]) -> [UInt8]? { sealed }
        }
        let taker = Taker()
        try StoreCopying(from: source(directory), to: taker, opening: opening, sealing: Plain()).run {
            (_, _) throws(StoreError) in
        }
        return taker.rows.mapValues { $0.sorted() }
    }

    private func expectSameRows(_ one: [String: [String]], _ other: [String: [String]], _ place: String) {
        for table in CopiedTable.allCases.map(\.rawValue) {
            expect(one[table] == other[table], "\(place): \(table): \(firstDifference(one[table], other[table]))")
        }
    }

    private func firstDifference(_ one: [String]?, _ other: [String]?) -> String {
        let pair = zip(one ?? [], other ?? []).first { $0 != $1 }
        return "\(one?.count ?? 0) and \(other?.count ?? 0): \(pair.map { "\($0.0)\n\($0.1)" } ?? "")"
    }

    /// Makes erasures begin anew, as if the process had stopped in them.
    private func leaveErasuresUnfinished(_ directory: TemporaryDirectory, _ session: SessionID) throws {
        let id = session.value.bytes.map { String(format: "%02x", $0) }.joined()
        if let database = directory.database {
            let begun = "(SELECT id FROM sessions WHERE erasure = 1)"
            try PostgresServer.shared.get().query(
                """
                UPDATE sessions SET erasure = 1, document = '', user_id = '', state = greatest(state, 5)
                WHERE erasure = 2 OR id = '\(id)';
                DELETE FROM hook_conversations WHERE session IN \(begun);
                DELETE FROM tickets WHERE session IN \(begun);
                DELETE FROM push_registrations WHERE session IN \(begun);
                DELETE FROM outbox WHERE session IN \(begun);
                DELETE FROM earlier_users WHERE session IN \(begun);
                """, database: database)
        } else {
            let begun = "(SELECT row FROM sessions WHERE erasure = 1)"
            try change(
                directory,
                """
                UPDATE sessions SET erasure = 1, document = x'', user = '', state = max(state, 5)
                WHERE erasure = 2 OR id = x'\(id)';
                DELETE FROM hook_conversations WHERE session IN \(begun);
                DELETE FROM tickets WHERE session IN \(begun);
                DELETE FROM push_registrations WHERE session IN (SELECT id FROM sessions WHERE erasure = 1);
                DELETE FROM earlier_users WHERE session IN \(begun);
                """)
        }
    }

    private func change(_ directory: TemporaryDirectory, _ sql: String) throws {
        var database: OpaquePointer?
        defer { unsafe sqlite3_close_v2(database) }
        guard unsafe sqlite3_open(directory.path + "/trunkline.db", &database) == SQLITE_OK,
            unsafe sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK
        else { throw StoreError.failed(code: 0, cause: sql) }
    }

    @Test(arguments: ways) func allIsThereAgain(from: StoreKind, to: StoreKind) async throws {
        let seed = UInt64.random(in: 1 ... .max)
        let place = "seed \(seed), \(from) to \(to)"
        let (old, new, back) = (try directory(from), try directory(to), try directory(from))
        let first = try Harness(old, seed: seed)
        var filling = CopyFilling(first, seed: seed)
        try await filling.fill(steps: 300)
        first.store.close()
        try leaveErasuresUnfinished(old, #require(filling.sessions.randomElement()))

        var counts: [CopiedTable: Int] = [:]
        try copy(old, ToySealing(), to: new, Self.otherKey) { (table, rows) throws(StoreError) in
            counts[table, default: 0] += rows.count
        }
        for table in CopiedTable.allCases { expect(counts[table, default: 0] > 0, "\(place): no \(table)") }
        try expectSameRows(rows(old, ToySealing()), rows(new, Self.otherKey), place)
        try copy(new, Self.otherKey, to: back, ToySealing())
        try expectSameRows(rows(old, ToySealing()), rows(back, ToySealing()), "\(place) and back")
        for store in [old, new, back] { try check(store, place) }

        try await expectSameAnswers(filling, old, new, place)
        try expectSameRows(rows(old, ToySealing()), rows(new, Self.otherKey), "\(place), worked with")
        for store in [old, new] { try check(store, place) }
    }

    /// Looking through a store finds nothing wrong.
    private func check(_ directory: TemporaryDirectory, _ place: String) throws {
        let findings =
            if let database = try database(directory) {
                try DatabaseExamination(of: database) { _ in nil }.findings
            } else {
                try StoppedStore(directory: directory.path, fileName: "trunkline.db").examine().findings
            }
        expectEqual(findings, [], "\(place)")
    }

    /// Both stores answer the same, also to changes; an erasure that was left goes on in each.
    private func expectSameAnswers(
        _ filling: CopyFilling, _ old: TemporaryDirectory, _ new: TemporaryDirectory, _ place: String
    ) async throws {
        let one = try Harness(old, seed: 5)
        let other = try Harness(new, seed: 5, sealing: Self.otherKey)
        for round in 0..<2 {
            for session in filling.sessions {
                // One that is asked for again is answered when it is done.
                if try await one.session(session)?.session.isErased == true {
                    try await expectEqual(one.erase(session), true)
                    try await expectEqual(other.erase(session), true)
                }
            }
            let (asked, answered) = try await (StoredAnswers(one, filling), StoredAnswers(other, filling))
            expectEqual(asked.lines.count, answered.lines.count, "\(place), round \(round)")
            if let pair = zip(asked.lines, answered.lines).first(where: { $0 != $1 }) {
                expectEqual(pair.1, pair.0, "\(place), round \(round)")
            }
            for claimed in filling.claims {
                let (first, second) = try await (one.commit(claimed), other.commit(claimed))
                expectEqual("\(second)", "\(first)", "\(place)")
                if case .committed = first { expect(false, "\(place): a claim was forgotten") }
            }
            try await goOn(filling, one, other, place)
        }
        one.store.close()
        other.store.close()
    }

    /// The same changes in both.
    private func goOn(_ filling: CopyFilling, _ one: Harness, _ other: Harness, _ place: String) async throws {
        for session in filling.sessions {
            guard let leg = filling.legs[session]?.first else { continue }
            for vendor in ["v3", "v17", "fresh"] {
                let message = one.newMessage(session, leg, clientID: "c\(vendor)", vendorID: vendor)
                let transaction = one.sending(message)
                let (first, second) = try await (one.commit(transaction), other.commit(transaction))
                expectEqual("\(second)", "\(first)", "\(place)")
            }
        }
    }

    @Test(arguments: StoreKind.allCases) func aCopyThatWasCutOffIsNoStoreAndBeginsAnew(to: StoreKind) async throws {
        let (old, new) = (try directory(.sqlite), try directory(to))
        let first = try Harness(old)
        var filling = CopyFilling(first, seed: 4)
        try await filling.fill(steps: 100)
        first.store.close()
        #expect(throws: StoreCopying.Failure.self) {
            try copy(old, ToySealing(), to: new, ToySealing()) { (table, _) throws(StoreError) in
                if table == .messages { throw .inputOutput(code: 0, cause: "cut") }
            }
        }
        for attempt in ["serve", "read"] {
            do {
                if attempt == "serve" { _ = try Harness(new) } else { _ = try source(new) }
                expect(false, "\(attempt) takes a half")
            } catch StoreError.cannotOpen(_, let cause) {
                expect(cause.contains("begun and not finished"), "\(cause)")
            }
        }
        try copy(old, ToySealing(), to: new, ToySealing())
        try expectSameRows(rows(old, ToySealing()), rows(new, ToySealing()), "begun anew")
        // A store that holds something stays as it is.
        do {
            try copy(old, ToySealing(), to: new, ToySealing())
            expect(false, "a store was written over")
        } catch StoreError.cannotOpen(_, let cause) {
            expect(cause.contains("holds sessions already"), "\(cause)")
        }
        try expectSameRows(rows(old, ToySealing()), rows(new, ToySealing()), "left as it was")
    }

    @Test func aDatabaseThatIsServedIsNeitherReadNorWritten() async throws {
        let served = try directory(.postgres)
        let h = try Harness(served)
        #expect(throws: StoreError.locked) { _ = try source(served) }
        #expect(throws: StoreError.locked) { _ = try target(served, ToySealing()) }
        _ = try await h.makeSession()
        h.store.close()
        _ = try source(served)
    }

    @Test func aWrongKeyIsSaid() async throws {
        let (old, new) = (try directory(.sqlite), try directory(.sqlite))
        let first = try Harness(old)
        var filling = CopyFilling(first, seed: 4)
        try await filling.fill(steps: 1)
        first.store.close()
        do {
            try copy(old, Self.otherKey, to: new, ToySealing())
            expect(false, "a wrong key opens it")
        } catch StoreCopying.Failure.reading(.sealBroken(let key)) {
            expectEqual(key, "token")
        }
    }
}
