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
        let first = TestFolder()
        let second = TestFolder()
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

    /// The things that a caller of the first gateway knows.
    private struct Known {
        let session: Conversation
        let erased: Conversation
        let file: String
        /// The answer to a message with the key `key-of-before`.
        let sent: Answer
        /// The last id of a stream, and behind it one message more.
        let lastID: String
        /// The feed up to the same place, and all of it.
        let half: (ids: [String], cursor: String)
        let all: (ids: [String], cursor: String)
        var log: [JSONValue]
    }

    private func talk(_ caller: Caller) async throws -> Known {
        let session = try await Conversation.open(caller)
        let erased = try await Conversation.open(caller, ["user": ["id": "u-2"]])
        try await erased.send("forget this", waits: true)
        for index in 0..<20 { try await session.send("m-\(index)", waits: true) }
        let sent = try await session.send("once", key: "key-of-before", waits: true)
        let file = try await offPool { try upload(session, "a.txt") }
        try await offPool { try erased.blockingEnd(erasing: true) }
        let half = try await feed(caller)
        let reader = try await session.stream()
        _ = try await reader.read(to: "stream.ready")
        let lastID = try #require(reader.lastID)
        reader.close()
        try await session.send("behind the cursor", waits: true)
        return Known(
            session: session, erased: erased, file: file, sent: sent, lastID: lastID, half: half,
            all: try await feed(caller), log: try await session.events())
    }

    /// A gateway with a copied store goes on where the one before ended.
    private func expectGoesOn(_ known: Known, _ caller: Caller) async throws -> [JSONValue] {
        let session = try known.session.seen(by: caller)
        try await expectEqual(Array(session.events().prefix(known.log.count)), known.log)
        try await expectEqual(Array(feed(caller).ids.prefix(known.all.ids.count)), known.all.ids)
        let rest = try await feed(caller, after: known.half.cursor).ids
        expectEqual(rest.first, known.all.ids[known.half.ids.count])
        try await expectEqual(
            session.send("once", key: "key-of-before", waits: true).json["id"], known.sent.json["id"])
        let resumed = try await session.stream(fields: ["Last-Event-ID": known.lastID])
        let frames = try await resumed.read(to: "stream.ready").filter { $0.seq != nil }
        resumed.close()
        let log = try await session.events()
        expectEqual(frames.compactMap(\.seq), log.compactMap { $0["seq"]?.intValue }.suffix(frames.count))
        expect(frames.count < known.log.count && frames.contains { $0.json["id"] == known.log.last?["id"] })
        try await expectEqual(session.caller.get("\(session.path)/attachments/\(known.file)").status, 200)
        try await expectEqual(session.send("goes on", waits: true).json["state"]?.stringValue, "sent")
        try await expectEqual(caller.get(known.erased.path).status, 404)
        return try await session.events()
    }

    @Test("from a file to PostgreSQL and back: logs, cursors, keys and files are as before; an erasure goes on")
    func thereAndBack() async throws {
        let pair = try await offPool { try Pair() }
        let first = try await offPool { try ChildGateway(config: pair.old, in: pair.first) }
        var known = try await talk(first.caller())
        try await offPool {
            let refused = try copy(pair.old, to: pair.new, in: pair.first)
            expect(refused.status == 1 && refused.output.contains("a gateway is at work"), "\(refused)")
            try end(first)
        }
        try await offPool {
            // As if the process had stopped in it.
            try change("\(pair.first.path)/data/trunkline.db", "UPDATE sessions SET erasure = 1 WHERE erasure = 2")
            let done = try copy(pair.old, to: pair.new, in: pair.first)
            print(done.output)
            expect(done.status == 0 && done.output.contains("store copy: 2 sessions, "), "\(done)")
            expect(done.output.contains("1 spool files"), "\(done)")
            try expectInOrder(pair.new, in: pair.second)
        }

        let second = try await offPool { try ChildGateway(config: pair.new, in: pair.second) }
        known.log = try await expectGoesOn(known, second.caller())
        try await offPool {
            let refused = try copy(pair.new, to: pair.old, in: pair.second)
            expect(refused.status == 1 && refused.output.contains("a gateway is at work"), "\(refused)")
            let isErased = poll(within: 20) {
                (try? pair.server.query(
                    "SELECT array_agg(DISTINCT erasure ORDER BY erasure) FROM sessions", database: pair.database))
                    == "{0,2}"
            }
            expect(isErased)
            // While it is served.
            try expectInOrder(pair.new, in: pair.second)
            try end(second)
        }

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
        let log = try await expectGoesOn(known, last.caller())
        expect(History.fault(in: log) == nil)
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
                    """
                    SELECT count(*) FROM pg_stat_activity
                    WHERE datname = '\(pair.database)' AND wait_event = 'PgSleep'
                    """)
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
