import Kernel
import PostgreSQL
import SupportExpectations
import SupportPostgres
import Testing

@Suite struct LossTests {
    private enum Fate {
        case done, undone, unknown
    }

    private static func fate(_ outcome: PostgresOutcome) -> Fate {
        switch outcome {
        case .success: .done
        case .failure(let failure): failure.isSurelyUndone ? .undone : .unknown
        }
    }

    @Test func `twenty servers killed with batches in flight leave what was told`() throws {
        let server = try PostgresServer()
        try server.query("CREATE TABLE t (id int8 PRIMARY KEY, part int8)")
        let rig = try PostgresRig()
        var random = SplitMix64(seed: 20)
        var fates: [Int64: Fate] = [:]
        var next: Int64 = 0
        for _ in 0..<20 {
            let connection = try rig.connect(server.url())
            var open = 0
            let enough = next + 20 + Int64(random.next() % 200)
            var isKilled = false
            while !isKilled || open > 0 {
                while !isKilled, open < 40 {
                    let id = next
                    next += 1
                    open += 1
                    let statements = (0..<3).map {
                        PostgresStatement("INSERT INTO t VALUES ($1 * 3 + $2, $2)", [.int64(id), .int64($0)])
                    }
                    let transaction = id % 2 == 0 ? PostgresTransaction.readCommitted : nil
                    connection.run(PostgresBatch(statements, transaction: transaction)) { outcome in
                        open -= 1
                        fates[id] = Self.fate(outcome)
                    }
                }
                let before = open
                rig.run { open < before || !connection.isOpen }
                if !isKilled, next >= enough {
                    server.kill()
                    isKilled = true
                }
            }
            try server.restart()
        }
        let rows = try rig.query("SELECT id / 3, count(*) FROM t GROUP BY 1", on: rig.connect(server.url()))
        var counts: [Int64: Int64] = [:]
        for row in rows { counts[try row.int64(0)] = try row.int64(1) }
        var tally: [Fate: Int] = [:]
        for id in 0..<next {
            let count = counts[id] ?? 0
            tally[fates[id] ?? .unknown, default: 0] += 1
            switch fates[id] {
            case .done?: expectEqual(count, 3)
            case .undone?: expectEqual(count, 0)
            case .unknown?: expect(count == 0 || count == 3)
            case nil: Issue.record("a batch was never answered")
            }
        }
        expect(tally[.done] ?? 0 > 400)
        expect(tally[.undone] ?? 0 > 20)
        expect(tally[.unknown] ?? 0 > 20)
    }

    @Test func `a server that stands still costs its connection and no other`() throws {
        let (still, other) = (try PostgresServer(), try SharedServer.get())
        let rig = try PostgresRig()
        let connection = try rig.connect(still.url())
        let healthy = try rig.connect(other.url())
        var loss: PostgresLoss?
        connection.lost = { loss = $0 }
        still.pause()
        var outcomes: [PostgresOutcome] = []
        let statement = PostgresStatement("SELECT 1")
        connection.run(PostgresBatch([statement], limit: .milliseconds(200))) { outcomes.append($0) }
        expectEqual(try rig.query("SELECT 2", on: healthy)[0].int64(0), 2)
        expect(outcomes.isEmpty)
        rig.run { loss != nil }
        expectEqual(outcomes.map { $0.error }, [.inDoubt(.timedOut)])
        expectEqual(loss, .timedOut)
        connection.run(PostgresBatch([statement])) { outcomes.append($0) }
        expectEqual(outcomes.last?.error, .notSent(.timedOut))
        still.resume()
    }

    @Test func `a batch that was never begun when its time is up leaves the connection alone`() throws {
        let rig = try PostgresRig()
        let server = try PostgresServer()
        let connection = try rig.connect(server.url())
        var answers: [String] = []
        // Nothing reads: the socket takes only a part of the first, so that the second waits here.
        server.pause()
        let large = PostgresStatement("SELECT length($1)", [.bytes([UInt8](repeating: 1, count: 32 << 20))])
        connection.run(PostgresBatch([large])) { outcome in
            if case .success = outcome { answers.append("large") }
        }
        connection.run(PostgresBatch([PostgresStatement("SELECT 1")], limit: .milliseconds(20))) { outcome in
            expectEqual(outcome.error, .notSent(.timedOut))
            answers.append("late")
        }
        rig.run { answers.count == 1 }
        server.resume()
        rig.run { answers.count == 2 }
        expectEqual(answers, ["late", "large"])
        expect(connection.isOpen)
    }

    @Test func `a backend that is ended leaves its batch in doubt, with the server's reason`() throws {
        let rig = try PostgresRig()
        let server = try SharedServer.get()
        let connection = try rig.connect(server.url())
        let other = try rig.connect(server.localURL())
        var outcomes: [PostgresOutcome] = []
        connection.run(PostgresBatch([PostgresStatement("SELECT pg_sleep(60)")])) { outcomes.append($0) }
        connection.run(PostgresBatch([PostgresStatement("SELECT 1")])) { outcomes.append($0) }
        rig.run(atMost: .milliseconds(20)) { false }
        _ = try rig.query("SELECT pg_terminate_backend($1::int4)", [.int64(connection.server.backendID)], on: other)
        rig.run { outcomes.count == 2 }
        for outcome in outcomes {
            guard case .failure(.inDoubt(.ended(let error))) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
            expectEqual(error.sqlState, "57P01")
        }
        expect(!connection.isOpen)
    }

    @Test(arguments: ["any", "read-write"])
    func `a server that no longer writes is left where writing was asked for`(_ target: String) throws {
        let server = try SharedServer.get()
        let database = try server.makeDatabase()
        let rig = try PostgresRig()
        let connection = try rig.connect(server.url(database: database, "&target_session_attrs=\(target)"))
        _ = try rig.query("SET default_transaction_read_only = on", on: connection)
        let write = PostgresStatement("CREATE TABLE t (id int8)")
        let outcome = rig.outcome(of: PostgresBatch([write]), on: connection)
        guard case .failure(.refused(let error, index: 0)) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        expectEqual(error.sqlState, "25006")
        expectEqual(connection.isOpen, target == "any")
    }

    @Test func `closing tells what is known of each batch`() throws {
        let rig = try PostgresRig()
        let connection = try rig.connect(SharedServer.get().url())
        var outcomes: [PostgresFailure?] = []
        for _ in 0..<(PostgresConnection.inFlightMax + 1) {
            connection.run(PostgresBatch([PostgresStatement("SELECT 1")])) { outcomes.append($0.error) }
        }
        connection.close()
        expectEqual(
            outcomes, Array(repeating: .inDoubt(.closed), count: PostgresConnection.inFlightMax) + [.notSent(.closed)])
    }
}

extension PostgresOutcome {
    var error: PostgresFailure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
