import Compression
import Domain
import Foundation
import Store
import SupportExpectations
import Testing

/// Databases that the programs of earlier schema steps have written, opened by this one.
@Suite struct UpgradeTests {
    /// A database and what the program that wrote it said of it.
    struct Old: CustomTestStringConvertible, Sendable {
        let step: Int
        var testDescription: String { "step \(step)" }

        private static var folder: URL {
            URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .appending(path: "Fixtures/Upgrade")
        }

        /// One of each step, the newest too: what it is today is what later programs have to open.
        static let all = (1...8).map { Old(step: $0) }

        /// Every `.db.gz` of the folder; a step without one would be tested by nobody.
        static func steps() throws -> [Int] {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).compactMap { name in
                name.wholeMatch(of: /step-(\d+)\.db\.gz/).flatMap { Int($0.1) }
            }.sorted()
        }

        func account() throws -> [String] {
            let text = try String(contentsOf: Self.folder.appending(path: "step-\(step).txt"), encoding: .utf8)
            return text.split(separator: "\n").map(String.init)
        }

        func unpack(into directory: TemporaryDirectory) throws {
            let packed = try Data(contentsOf: Self.folder.appending(path: "step-\(step).db.gz"))
            var inflater = Inflater(.gzip)
            let bytes = try inflater.inflate([UInt8](packed).span, bytesMax: 16 << 20)
            try FileManager.default.createDirectory(atPath: directory.path, withIntermediateDirectories: true)
            try Data(bytes).write(to: URL(filePath: directory.path + "/trunkline.db"))
        }
    }

    @Test(arguments: Old.all) func anOldDatabaseIsOpenedWithNothingLost(_ old: Old) async throws {
        let directory = try TemporaryDirectory()
        try old.unpack(into: directory)
        // Looked through as it is, before anything has brought it up to date.
        let before = try StoppedStore(directory: directory.path, fileName: "trunkline.db")
        expectEqual(before.schemaVersion, old.step)
        expectEqual(before.examine().findings, [])
        before.close()
        let h = try Harness(directory, seed: 9)
        try await expectEqual(StoreAccount.lines(of: h), old.account())
        // And it is gone on with.
        let live = try #require(try await h.live(at: .rest(nil)).sessions.min())
        let leg = try #require(try await h.session(live)?.legs.first?.id)
        let seq = try #require(try await h.head(live)?.seq)
        let outcome = try await h.commit(h.sending(h.newMessage(live, leg, clientID: "new", vendorID: "new")))
        expectEqual(outcome.firstSeq, seq + 1)
        let (session, second) = try await h.makeSession()
        _ = try await h.commit(h.sending(h.newMessage(session, second)))
        h.store.close()
        let after = try StoppedStore(directory: directory.path, fileName: "trunkline.db")
        expect(after.schemaVersion >= 5)
        expectEqual(after.examine().findings, [])
        after.close()
    }

    @Test func everyStepOfTheSchemaHasItsDatabase() async throws {
        let directory = try TemporaryDirectory()
        try Harness(directory).store.close()
        let now = try StoppedStore(directory: directory.path, fileName: "trunkline.db")
        let version = now.schemaVersion
        now.close()
        try expectEqual(Old.steps(), Old.all.map(\.step))
        // A step that was added brings its own database, made by `scripts/store-fixture`.
        expectEqual(Old.all.count, version)
    }
}
