import CSQLite
import Domain
import Foundation
import Store
import SupportExpectations
import Testing

@Suite struct OpeningTests {
    let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func mode(_ name: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: directory.path + name)
        return try #require(attributes[.posixPermissions] as? Int)
    }

    /// Runs a statement on the closed file.
    private func change(_ sql: String) throws {
        var database: OpaquePointer?
        defer { unsafe sqlite3_close_v2(database) }
        guard unsafe sqlite3_open(directory.path + "/trunkline.db", &database) == SQLITE_OK,
            unsafe sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK
        else { throw Failure.expected("a statement that runs") }
    }

    @Test func directoryAndFilesAreTheOwnersAlone() async throws {
        let h = try Harness(directory)
        _ = try await h.makeSession()
        try expectEqual(mode(""), 0o700)
        for name in ["/trunkline.db", "/trunkline.db-wal", "/lock"] { try expectEqual(mode(name), 0o600) }
        expect(!FileManager.default.fileExists(atPath: directory.path + "/trunkline.db-shm"))
    }

    @Test func aSecondStoreOnTheDirectoryIsRefusedUntilTheFirstCloses() throws {
        let first = try Harness(directory)
        #expect(throws: StoreError.locked) { try Harness(directory) }
        first.store.close()
        first.store.close()
        let second = try Harness(directory)
        second.store.close()
    }

    @Test func aStoreThatIsLetGoClosesItself() async throws {
        var h: Harness? = try Harness(directory)
        let session = try await #require(h).makeSession().session
        h = nil
        let again = try Harness(directory)
        try await expectEqual(again.head(session)?.seq, 1)
        expect(h == nil)
    }

    @Test func aFileOfANewerVersionIsRefused() throws {
        try Harness(directory).store.close()
        try change("INSERT INTO schema_version VALUES (99, 0)")
        #expect(throws: StoreError.tooNew(found: 99, known: 8)) { try Harness(directory) }
        try change("DELETE FROM schema_version WHERE version = 99")
        try Harness(directory).store.close()
    }

    @Test func earlierIDsOfUsersAreFoundInAFileThatHadNoTableOfThem() async throws {
        let first = try Harness(directory)
        for user in ["early", "other"] {
            let session = try await first.makeSession(user: user).session
            guard user == "early" else { continue }
            let update = SessionUpdate(
                updatedAt: 8, userID: "known", document: Array(#"{"user":{},"anonymousId":"early"}"#.utf8))
            _ = try await first.commit(StoreTransaction(session: session, changes: [.updateSession(update)]))
        }
        first.store.close()
        try change(
            """
            DROP TABLE earlier_users; DROP INDEX sessions_by_use; DROP INDEX messages_expiring;
            ALTER TABLE sessions DROP COLUMN active_at; ALTER TABLE messages DROP COLUMN expires_at;
            DROP TABLE hook_conversations; DROP INDEX inbox_by_conversation; DROP INDEX inbox_expiring;
            ALTER TABLE inbox DROP COLUMN conversation; ALTER TABLE inbox DROP COLUMN expires_at;
            DELETE FROM schema_version WHERE version >= 6
            """)
        let second = try Harness(directory)
        try await expectEqual(second.userIDs(of: "known"), ["known", "early"])
        try await expectEqual(second.userIDs(of: "other"), ["other"])
    }

    @Test func whatIsNoDatabaseIsCalledCorrupt() throws {
        try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
        try Data(repeating: 65, count: 10_000).write(to: URL(filePath: directory.path + "/trunkline.db"))
        let error = #expect(throws: StoreError.self) { try Harness(directory) }
        guard case .corrupt = error else { throw Failure.expected("corrupt, not \(String(describing: error))") }
    }

    @Test func damageIsFoundWhenItIsLookedFor() async throws {
        let h = try Harness(directory)
        let (session, leg) = try await h.makeSession()
        for _ in 0..<200 {
            _ = try await h.commit(h.sending(h.newMessage(session, leg, String(repeating: "x", count: 500))))
        }
        h.store.close()
        try Harness(directory) { $0.checksIntegrity = true }.store.close()
        let url = URL(filePath: directory.path + "/trunkline.db")
        var bytes = try Data(contentsOf: url)
        for offset in stride(from: 20 * 4096, to: bytes.count, by: 4096) {
            bytes.replaceSubrange(offset..<offset + 64, with: repeatElement(0xff, count: 64))
        }
        try bytes.write(to: url)
        let error = #expect(throws: StoreError.self) { try Harness(directory) { $0.checksIntegrity = true } }
        guard case .corrupt = error else { throw Failure.expected("corrupt, not \(String(describing: error))") }
    }

    @Test func aDirectoryThatCannotBeMadeIsAnErrorWithItsCause() throws {
        let options = SQLiteStoreOptions(directory: "/proc/no/such/place")
        let error = #expect(throws: StoreError.self) { try SQLiteStore(options, sealing: ToySealing()) }
        guard case .cannotOpen(let code, _) = error else { throw Failure.expected("cannotOpen") }
        expect(code != 0)
    }

    @Test func afterClosingEverythingIsRefused() async throws {
        let h = try Harness(directory)
        let (session, _) = try await h.makeSession()
        h.store.close()
        await #expect(throws: StoreError.closed) { try await h.commit(StoreTransaction(session: session)) }
        await #expect(throws: StoreError.closed) { try await h.head(session) }
        await #expect(throws: StoreError.closed) { try await h.erase(session) }
    }
}
