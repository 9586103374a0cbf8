import CSQLite
import Foundation
import GatewayRig
import JSON
import SupportExpectations
import SupportHistory
import SupportPostgres
import Testing

@Suite("The store is copied into another one", .serialized)
struct StoreMoveTests {
    /// A gateway with a file, and one with a database.
    private struct Pair {
        let (first, second) = (TestFolder(), TestFolder())
        let old: String
        let new: String
        let server: PostgresServer
        let database: String

        /// Blocks.
        init() throws {
            server = try PostgresServer.shared.get()
            database = try server.makeDatabase()
            old = try ProviderUnderTest.echo.configuration(in: first)
            new = try ProviderUnderTest.echo.configuration(
                in: second, more: TestStore.configuration(server.localURL(database: database)))
        }
    }

    private func copy(_ old: String, to new: String, in folder: TestFolder) throws -> (status: CInt, output: String) {
        try ChildGateway.run(["store", "copy", "--config", old, "--to", new], in: folder)
    }

    private func end(_ child: ChildGateway) throws {
        child.terminate()
        expectEqual(child.exitStatus(within: 15), 0)
    }

    private func expectInOrder(_ config: String, in folder: TestFolder) throws {
        let (status, output) = try ChildGateway.run(["store", "check", "--config", config], in: folder)
        expect(status == 0 && output.contains(": in order: "), "\(output)")
    }

    private func upload(_ session: Conversation, _ name: String) throws -> String {
        let answer = try session.caller.blocking(
            "POST", session.path + "/attachments", body: Array("the bytes of \(name)".utf8),
            fields: ["Content-Type": "text/plain", "Content-Disposition": "attachment; filename=\"\(name)\""])
        guard answer.status == 201, let id = answer.json["id"]?.stringValue else {
            throw WireError.noAnswer("\(answer)")
        }
        return id
    }

    /// The feed from a cursor to its end, and the cursor there.
    private func feed(_ caller: Caller, after start: String? = nil) async throws -> (ids: [String], cursor: String) {
        var (ids, after) = ([String](), start)
        while true {
            let page = try await caller.get("/v1/events?limit=50" + (after.map { "&after=\($0)" } ?? ""))
            guard page.status == 200, let cursor = page.json["cursor"]?.stringValue else {
                throw WireError.noAnswer("no page: \(page)")
            }
            let data = page.json["data"]?.arrayValue ?? []
            if data.isEmpty { return (ids, cursor) }
            ids += data.compactMap { $0["id"]?.stringValue }
            after = cursor
        }
    }

    @Test("from a file to PostgreSQL and back: logs, cursors, keys and files are as before; an erasure goes on")
    func thereAndBack() async throws {
        let pair = try await offPool { try Pair() }
        let first = try await offPool { try ChildGateway(config: pair.old, in: pair.first) }
        let session = try await Conversation.open(first.caller())
        let erased = try await Conversation.open(first.caller(), ["user": ["id": "u-2"]])
        try await erased.send("forget this", waits: true)
        for index in 0..<20 { try await session.send("m-\(index)", waits: true) }
        let sent = try await session.send("once", key: "key-of-before", waits: true)
        let file = try await offPool { try upload(session, "a.txt") }
        try await offPool { try erased.blockingEnd(erasing: true) }
        let half = try await feed(first.caller())
        try await session.send("behind the cursor", waits: true)

        let refused = try await offPool { try copy(pair.old, to: pair.new, in: pair.first) }
        expect(refused.status == 1 && refused.output.contains("a gateway is at work"), "\(refused)")
        let log = try await session.events()
        let all = try await feed(first.caller())
        try await offPool {
            try end(first)
            // As if the process had stopped in it.
            try change("\(pair.first.path)/data/trunkline.db", "UPDATE sessions SET erasure = 1 WHERE erasure = 2")
            let done = try copy(pair.old, to: pair.new, in: pair.first)
            print(done.output)
            expect(done.status == 0 && done.output.contains("store copy: 2 sessions, "), "\(done)")
            expect(done.output.contains("1 spool files"), "\(done)")
            try expectInOrder(pair.new, in: pair.second)
        }

        let second = try await offPool { try ChildGateway(config: pair.new, in: pair.second) }
        let moved = try session.seen(by: second.caller())
        let seen = try await moved.events()
        expectEqual(Array(seen.prefix(log.count)), log)
        try await expectEqual(feed(second.caller()).ids.prefix(all.ids.count), all.ids[...])
        try await expectEqual(feed(second.caller(), after: half.cursor).ids.first, all.ids[half.ids.count])
        let again = try await moved.send("once", key: "key-of-before", waits: true)
        expectEqual(again.json["id"], sent.json["id"])
        let place = try #require(log[9]["seq"]?.intValue)
        let reader = try await moved.stream(fields: ["Last-Event-ID": "\(moved.cursor)"])
        reader.close()
        _ = place
        try await expectEqual(moved.caller.get("\(moved.path)/attachments/\(file)").status, 200)
        try await expectEqual(moved.send("in the database", waits: true).json["state"]?.stringValue, "sent")
        try await expectEqual(second.caller().get(erased.path).status, 410)
        let busy = try await offPool { try copy(pair.new, to: pair.old, in: pair.second) }
        expect(busy.status == 1 && busy.output.contains("a gateway is at work"), "\(busy)")
        // While it is served.
        try await offPool { try expectInOrder(pair.new, in: pair.second) }
        let whole = try await moved.events()
        try await offPool { try end(second) }

        let third = TestFolder()
        let back = try ProviderUnderTest.echo.configuration(in: third)
        let last = try await offPool {
            let done = try copy(pair.new, to: back, in: third)
            expect(done.status == 0, "\(done)")
            try expectInOrder(back, in: third)
            let full = try copy(pair.old, to: back, in: third)
            expect(full.status == 1 && full.output.contains("holds sessions already"), "\(full)")
            return try ChildGateway(config: back, in: third)
        }
        let returned = try session.seen(by: last.caller())
        try await expectEqual(Array(returned.events().prefix(whole.count)), whole)
        try await expectEqual(feed(last.caller(), after: half.cursor).ids.first, all.ids[half.ids.count])
        try await expectEqual(returned.send("once", key: "key-of-before", waits: true).json["id"], sent.json["id"])
        try await expectEqual(returned.send("home", waits: true).json["state"]?.stringValue, "sent")
        try await expect(History.fault(in: returned.events()) == nil)
        try await offPool { try end(last) }
    }

    @Test("a copy that is killed leaves no store, and the next one begins anew")
    func killed() async throws {
        let pair = try await offPool { try Pair() }
        let first = try await offPool { try ChildGateway(config: pair.old, in: pair.first) }
        let session = try await Conversation.open(first.caller())
        for index in 0..<5 { try await session.send("m-\(index)", waits: true) }
        let log = try await session.events()
        try await offPool {
            try end(first)
            // The tables are there, and take long over messages.
            try end(ChildGateway(config: pair.new, in: pair.second))
            try pair.server.query(
                """
                CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
                    'BEGIN PERFORM pg_sleep(60); RETURN NEW; END';
                CREATE TRIGGER slow BEFORE INSERT ON messages FOR EACH ROW EXECUTE FUNCTION slow()
                """, database: pair.database)
            let copying = try ChildGateway(
                ["store", "copy", "--config", pair.old, "--to", pair.new], saying: "", in: pair.first,
                isAwaited: false)
            let isInTheMiddle = poll(within: 30) {
                let asleep = try? pair.server.query(
                    "SELECT count(*) FROM pg_stat_activity WHERE datname = '\(pair.database)' AND wait_event = 'PgSleep'"
                )
                return asleep == "1"
            }
            expect(isInTheMiddle, "\(copying.log)")
            copying.kill()
            try pair.server.endBackends(of: pair.database)
            try pair.server.query("DROP TRIGGER slow ON messages", database: pair.database)

            let served = try ChildGateway.run(["serve", "--config", pair.new], in: pair.second)
            expect(served.status == 1 && served.output.contains("begun and not finished"), "\(served)")
            let checked = try ChildGateway.run(["store", "check", "--config", pair.new], in: pair.second)
            expect(checked.status == 1 && checked.output.contains("begun and not finished"), "\(checked)")
            let done = try copy(pair.old, to: pair.new, in: pair.first)
            expectEqual(done.status, 0, "\(done)")
            try expectInOrder(pair.new, in: pair.second)
        }
        let second = try await offPool { try ChildGateway(config: pair.new, in: pair.second) }
        try await expectEqual(Array(session.seen(by: second.caller()).events().prefix(log.count)), log)
        try await offPool { try end(second) }
    }

    /// Runs a statement on a closed database.
    private func change(_ path: String, _ sql: String) throws {
        var database: OpaquePointer?
        defer { unsafe sqlite3_close_v2(database) }
        guard unsafe sqlite3_open(path, &database) == SQLITE_OK,
            unsafe sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK
        else { throw WireError.noAnswer("sqlite does not run \(sql)") }
    }
}
