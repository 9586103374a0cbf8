import Kernel
import PostgreSQL
import SupportExpectations
import SupportPostgres
import Testing

@Suite struct PoolTests {
    private let rig: PostgresRig

    init() throws { rig = try PostgresRig() }

    private static let one = PostgresStatement("SELECT 1")

    @Test func `batches go over several connections, and over new ones after a restart`() throws {
        let server = try PostgresServer()
        let pool = PostgresPool(try PostgresOptions(server.url()), resolver: rig.resolver)
        var backends: Set<Int64> = []
        var answered = 0
        // Given before anything is connected.
        for _ in 0..<20 {
            pool.run(PostgresBatch([PostgresStatement("SELECT pg_backend_pid(), pg_sleep(0.01)")])) { outcome in
                answered += 1
                if let id = try? outcome.get()[0][0].int64(0) { backends.insert(id) }
            }
        }
        expectEqual(pool.waitingCount, 20)
        rig.run { answered == 20 && pool.openCount == 2 }
        expect(!backends.isEmpty)
        server.kill()
        rig.run { pool.openCount == 0 }
        var failures: [PostgresFailure?] = []
        pool.run(PostgresBatch([Self.one], limit: .milliseconds(50))) { failures.append($0.error) }
        rig.run { failures.count == 1 }
        expectEqual(failures, [.unavailable])
        rig.run { pool.failure != nil }
        try server.restart()
        pool.run(PostgresBatch([Self.one])) { failures.append($0.error) }
        rig.run { failures.count == 2 }
        expectEqual(failures, [.unavailable, nil])
        rig.run { pool.openCount == 2 }
        expectEqual(pool.openCount, 2)
        pool.close()
    }

    @Test func `the line has an end, and waits no longer than it may`() throws {
        var options = PostgresPoolOptions()
        options.waitingMax = 3
        options.waitLimit = .milliseconds(80)
        let pool = PostgresPool(
            try PostgresOptions("postgres://a:b@127.0.0.1:1/d"), options: options, resolver: rig.resolver)
        var failures: [PostgresFailure?] = []
        for _ in 0..<4 { pool.run(PostgresBatch([Self.one], limit: .seconds(60))) { failures.append($0.error) } }
        expectEqual(failures, [.overloaded])
        rig.run { failures.count == 4 }
        expectEqual(failures, [.overloaded, .unavailable, .unavailable, .unavailable])
        pool.run(PostgresBatch([Self.one])) { failures.append($0.error) }
        pool.close()
        expectEqual(failures.count, 5)
        pool.run(PostgresBatch([Self.one])) { failures.append($0.error) }
        expectEqual(Array(failures.suffix(2)), [.unavailable, .unavailable])
    }

    @Test func `a line on a connection has an end too`() throws {
        var options = PostgresPoolOptions()
        (options.connections, options.waitingMax) = (1, 2)
        let server = try SharedServer.get()
        let pool = PostgresPool(try PostgresOptions(server.url()), options: options, resolver: rig.resolver)
        rig.run { pool.openCount == 1 }
        var failures: [PostgresFailure?] = []
        let count = PostgresConnection.inFlightMax + 3
        for _ in 0..<count { pool.run(PostgresBatch([Self.one])) { failures.append($0.error) } }
        expectEqual(failures, [.overloaded])
        rig.run { failures.count == count }
        expectEqual(failures.count { $0 == nil }, count - 1)
        pool.close()
    }

    @Test func `a listener hears again after its backend was ended`() throws {
        let server = try SharedServer.get()
        var events: [PostgresListener.Event] = []
        let listener = PostgresListener(
            try PostgresOptions(server.url()), channels: ["wake"], resolver: rig.resolver
        ) { events.append($0) }
        rig.run { events.count == 1 }
        expectEqual(events, [.subscribed])
        let sender = try rig.connect(server.localURL())
        let payload = String(repeating: "ü", count: 3_000)
        _ = try rig.query("SELECT pg_notify('wake', $1)", [.text(payload)], on: sender)
        rig.run { events.count == 2 }
        expectEqual(events.last, .notified(channel: "wake", payload: payload))
        let backend = try #require(listener.connection?.server.backendID)
        _ = try rig.query("SELECT pg_terminate_backend($1::int4)", [.int64(backend)], on: sender)
        rig.run { events.count == 4 }
        _ = try rig.query("SELECT pg_notify('wake', 'again')", on: sender)
        rig.run { events.count == 5 }
        expectEqual(Array(events.dropFirst(2)), [.lost, .subscribed, .notified(channel: "wake", payload: "again")])
        listener.close()
    }

    @Test func `a listener hears again after the server was started again`() throws {
        let server = try PostgresServer()
        var events: [PostgresListener.Event] = []
        let listener = PostgresListener(
            try PostgresOptions(server.url()), channels: ["a", "b"], resolver: rig.resolver
        ) { events.append($0) }
        rig.run { events.count == 1 }
        try server.restart()
        rig.run { events.count == 3 }
        try server.query("NOTIFY b, 'x'")
        rig.run { events.count == 4 }
        expectEqual(events, [.subscribed, .lost, .subscribed, .notified(channel: "b", payload: "x")])
        listener.close()
    }

    @Test(arguments: [("session", PostgresPooler.session), ("transaction", .transaction)])
    func `a pooler is noticed, and batches go through it`(_ mode: String, _ expected: PostgresPooler) throws {
        let server = try SharedServer.get()
        let pooler = try PgBouncer(before: server, mode: mode)
        expectEqual(try probe(pooler.url()), .success(expected))
        let connection = try rig.connect(pooler.url())
        expect(connection.server.isPooled)
        var answers: [Int64] = []
        for number in 0..<40 {
            let statement = PostgresStatement("SELECT $1 + 1", [.int64(Int64(number))])
            let transaction = number % 2 == 0 ? PostgresTransaction.readCommitted : nil
            connection.run(PostgresBatch([statement, statement], transaction: transaction)) { outcome in
                if let row = try? outcome.get()[1][0] { answers.append((try? row.int64(0)) ?? -1) }
            }
        }
        rig.run { answers.count == 40 }
        expectEqual(answers, Array(1...40))
    }

    @Test func `a server without a pooler is known as one`() throws {
        expectEqual(try probe(SharedServer.get().url()), .success(.none))
    }

    private func probe(_ url: String) throws -> Result<PostgresPooler, PostgresDialError>? {
        var found: Result<PostgresPooler, PostgresDialError>?
        PostgresPoolerProbe.begin(try PostgresOptions(url), resolver: rig.resolver) { found = $0 }
        rig.run { found != nil }
        return found
    }
}
