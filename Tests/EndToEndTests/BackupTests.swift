import CSQLite
import Foundation
import GatewayRig
import JSON
import SupportHistory
import Synchronization
import SupportExpectations
import Testing

@Suite("Backups", .serialized)
struct BackupTests {
    /// Sends one message after the other into a session until it is told to stop.
    private final class Load: Sendable {
        private let isOver = Atomic<Bool>(false)
        private let count = Atomic<Int>(0)

        /// Waits until so many more messages are accepted; blocks.
        func pass(_ more: Int) -> Bool {
            let goal = count.load(ordering: .relaxed) + more
            return poll(within: 20) { count.load(ordering: .relaxed) >= goal }
        }

        func run(_ session: Conversation) -> (ids: [String], milliseconds: [Double]) {
            var ids: [String] = []
            var milliseconds: [Double] = []
            while !isOver.load(ordering: .relaxed) {
                let began = monotonicSeconds()
                guard
                    let answer = try? session.caller.blocking(
                        "POST", session.path + "/messages", json: Conversation.text("m-\(ids.count)")),
                    answer.status == 202, let id = answer.json["id"]?.stringValue
                else { continue }
                milliseconds.append((monotonicSeconds() - began) * 1000)
                ids.append(id)
                count.store(ids.count, ordering: .relaxed)
            }
            return (ids, milliseconds)
        }

        func end() { isOver.store(true, ordering: .relaxed) }
    }

    private func backup(_ config: String, to target: String, in folder: TestFolder) throws -> String {
        let (status, output) = try ChildGateway.run(["backup", "--config", config, "--to", target], in: folder)
        expectEqual(status, 0, "\(output)")
        expect(output.hasPrefix("backup: \(target): database ") && output.hasSuffix(" ms\n"), "\(output)")
        return output
    }

    private func check(_ config: String, _ more: [String] = [], in folder: TestFolder) throws -> String {
        let (status, output) = try ChildGateway.run(["store", "check", "--config", config] + more, in: folder)
        expectEqual(status, 0, "\(output)")
        expect(output.contains(": in order: "), "\(output)")
        return output
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

    @Test("a backup that is made under load is restored: its files are there, cursors notice, messages go on")
    func restores() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let target = "\(folder.path)/backups/one"
        let data = "\(folder.path)/data"
        let first = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(first.caller())
        let other = try await Conversation.open(first.caller(), ["user": ["id": "u-2"]])
        _ = try await offPool { try upload(session, "a.txt") }
        let load = Load()
        async let sent = offPool { load.run(session) }
        let output = try await offPool {
            defer { load.end() }
            expect(load.pass(10))
            let output = try backup(config, to: target, in: folder)
            expect(load.pass(5))
            return output
        }
        let (ids, milliseconds) = try await sent
        print("\(output)\(ids.count) messages meanwhile, the slowest \(milliseconds.max() ?? 0) ms")
        expect(output.contains("of a running gateway, 1 spool files 18 bytes, token.key and store.key"), "\(output)")
        expect(!FileManager.default.fileExists(atPath: "\(data)/backup.staging"))

        // After the copy: more than it knows of.
        let late = try await session.send("behind the backup", waits: true)
        expectEqual(late.status, 202)
        let all = try await session.events()
        let before = try #require(all.last?["seq"]?.intValue)
        let end = try await endCursor(session)
        first.terminate()
        try await expectEqual(offPool { first.exitStatus(within: 15) }, 0)

        try await offPool {
            for place in [[], ["--in", target]] {
                let found = try check(config, place, in: folder)
                expect(found.contains("2 sessions, ") && found.contains("1 spool files"), "\(found)")
            }
        }
        try expectPrivate(target)

        // The guide: the data directory away, the backup in its place.
        try FileManager.default.moveItem(atPath: data, toPath: "\(folder.path)/lost")
        try FileManager.default.copyItem(atPath: target, toPath: data)
        let second = try await offPool { try ChildGateway(config: config, in: folder) }
        let again = try session.seen(by: second.caller())
        expectRestored(try await again.events(), of: all)
        try await expectNoticed(end, by: again, until: before)
        // One that was not goes on.
        try await expectEqual(again.caller.get("\(again.path)/events?after=\(session.cursor)").status, 200)
        let echoed = try await other.seen(by: second.caller()).send("still here", waits: true)
        expectEqual(echoed.json["state"]?.stringValue, "sent")
        second.terminate()
        try await expectEqual(offPool { second.exitStatus(within: 15) }, 0)
        _ = try await offPool { try check(config, in: folder) }
    }

    /// The events that were there then are there, and behind them what the new process has to say of its start.
    private func expectRestored(_ events: [JSONValue], of all: [JSONValue]) {
        expect(events.count < all.count, "what came after the backup is gone")
        expect(History.fault(in: events) == nil)
        let kept = zip(events, all).prefix { $0["id"] == $1["id"] }.count
        expect(kept > 10)
        expect(Set(events[kept...].map { $0["id"] }).isDisjoint(with: Set(all.map { $0["id"] })))
    }

    /// All of it is for its owner alone.
    private func expectPrivate(_ target: String) throws {
        for (name, mode) in [("", 0o700), ("/trunkline.db", 0o600), ("/token.key", 0o600), ("/store.key", 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: target + name)
            expectEqual(attributes[.posixPermissions] as? Int, mode, "\(name)")
        }
    }

    /// A reader that was further than the backup learns so, before and after its number is taken by another event.
    private func expectNoticed(_ cursor: String, by session: Conversation, until seq: Int) async throws {
        for reason in ["ahead", "foreign"] {
            let refused = try await session.caller.get("\(session.path)/events?after=\(cursor)")
            expect(refused.status == 422 && refused.code == "invalid_cursor")
            let frames = try await session.stream("?after=\(cursor)").rest().filter { !$0.data.isEmpty }
            expectEqual(frames.map(\.type), ["stream.reset"])
            expectEqual(frames.first?.json["data"]?["reason"]?.stringValue, reason)
            while try await session.events().count <= seq {
                try await expectEqual(session.send("after the restore", waits: true).status, 202)
            }
        }
    }

    /// The cursor behind the last event.
    private func endCursor(_ session: Conversation) async throws -> String {
        var cursor = ""
        while true {
            let query = cursor.isEmpty ? "" : "&after=\(cursor)"
            let page = try await session.caller.get("\(session.path)/events?limit=200\(query)")
            guard let next = page.json["cursor"]?.stringValue else { throw WireError.noAnswer("\(page)") }
            cursor = next
            if page.json["data"]?.arrayValue?.isEmpty == true { return cursor }
        }
    }

    @Test("a stopped gateway is backed up too, also one that was killed; what is there is never overwritten")
    func stopped() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(child.caller())
        try await expectEqual(session.send("hello", waits: true).status, 202)
        _ = try await offPool { try upload(session, "b.txt") }
        let (status, output) = try await offPool {
            try ChildGateway.run(["store", "check", "--config", config], in: folder)
        }
        expect(status == 1 && output.contains("another process uses \(folder.path)/data"), "\(output)")
        try await offPool {
            child.kill()
            let output = try backup(config, to: "\(folder.path)/copy/", in: folder)
            expect(output.contains("of a stopped gateway, 1 spool files 18 bytes"), "\(output)")
            _ = try check(config, in: folder)
            _ = try check(config, ["--in", "\(folder.path)/copy"], in: folder)
            for (target, words) in [
                ("\(folder.path)/copy", "is there already"), ("/dev/null/x", "Not a directory"),
            ] {
                let (status, output) = try ChildGateway.run(
                    ["backup", "--config", config, "--to", target], in: folder)
                expect(status == 1 && output.contains(words), "\(output)")
            }
            try FileManager.default.removeItem(atPath: "\(folder.path)/data/trunkline.db")
            let (status, said) = try ChildGateway.run(
                ["backup", "--config", config, "--to", "\(folder.path)/none"], in: folder)
            expect(status == 1 && said.contains("there is no trunkline.db"), "\(said)")
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            expect(!left.contains { $0.hasPrefix("none") }, "complete or absent: \(left)")
        }
    }

    @Test("files of the spool that are missing, torn or changed are named, and what the store itself is missing")
    func damagedSpool() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        let session = try await Conversation.open(child.caller())
        let names = try await offPool {
            let spool = "\(folder.path)/data/spool"
            for name in ["a", "b", "c", "d"] { _ = try upload(session, name) }
            child.kill()
            return try FileManager.default.contentsOfDirectory(atPath: spool).sorted().map { "\(spool)/\($0)" }
        }
        try #require(names.count == 4)
        try FileManager.default.removeItem(atPath: names[0])
        try Data("the".utf8).write(to: URL(filePath: names[1]))
        try Data("The bytes of c".utf8).write(to: URL(filePath: names[2]))
        let (status, output) = try await offPool {
            try ChildGateway.run(["store", "check", "--config", config], in: folder)
        }
        expectEqual(status, 1)
        let lines = output.split(separator: "\n").map(String.init)
        expectEqual(lines.count, 4, "\(output)")
        expect(lines.dropLast().allSatisfy { $0.hasPrefix("spool: \(session.id): ") })
        for words in [" is missing", " has 3 bytes and should have 14", " holds other bytes than were accepted"] {
            expectEqual(lines.count { $0.hasSuffix(words) }, 1, "\(output)")
        }
        expectEqual(lines.last?.contains(": 3 findings: "), true)
    }

    @Test("a database of a newer version is refused with words, by serve, by check and by backup")
    func newer() async throws {
        let folder = TestFolder()
        let config = try ProviderUnderTest.echo.configuration(in: folder)
        let child = try await offPool { try ChildGateway(config: config, in: folder) }
        child.terminate()
        _ = try await offPool { child.exitStatus(within: 15) }
        try Self.change("\(folder.path)/data/trunkline.db", "INSERT INTO schema_version VALUES (99, 0)")
        for command in [
            ["serve", "--config", config], ["store", "check", "--config", config],
            ["backup", "--config", config, "--to", "\(folder.path)/copy"],
        ] {
            let (status, output) = try await offPool { try ChildGateway.run(command, in: folder) }
            expectEqual(status, 1)
            expect(output.contains("was written by a newer version of this program"), "\(output)")
        }
    }

    /// Runs a statement on a closed database.
    private static func change(_ path: String, _ sql: String) throws {
        var database: OpaquePointer?
        defer { unsafe sqlite3_close_v2(database) }
        guard unsafe sqlite3_open(path, &database) == SQLITE_OK,
            unsafe sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK
        else { throw WireError.noAnswer("sqlite does not run \(sql)") }
    }
}
