package import Foundation
import PostgreSQL
import Store
import StorePostgreSQL
import SupportPostgres

/// The store of a gateway in this process: a file in its folder, or, with `TRUNKLINE_TEST_STORE=postgres`, a database
/// that goes with the folder.
package enum TestStore {
    private static let isPostgres = ProcessInfo.processInfo.environment["TRUNKLINE_TEST_STORE"] == "postgres"

    static func open(in folder: TestFolder) throws -> any Store {
        guard isPostgres else {
            return try SQLiteStore(SQLiteStoreOptions(directory: folder.path + "/data"), sealing: PlainSealing())
        }
        let server = try PostgresServer.shared.get()
        let name = database(of: folder)
        try server.makeDatabase(named: name)
        return try PostgresStore(
            PostgresStoreOptions(
                database: PostgresOptions(server.localURL(database: name)), localDirectory: folder.path),
            sealing: PlainSealing())
    }

    private static func database(of folder: TestFolder) -> String {
        folder.path.split(separator: "/").last?.replacing("-", with: "_").lowercased() ?? "trunkline"
    }

    /// The lines by which an executable keeps its log there too; none where the configuration names a store or keys of
    /// its own, or is of something else.
    static func lines(besides yaml: String, in folder: TestFolder) throws -> String {
        let all = "\n" + yaml
        guard isPostgres, all.contains("\napps:"), !all.contains("\nstore:"), !all.contains("\nsecurity:") else {
            return ""
        }
        let server = try PostgresServer.shared.get()
        let name = database(of: folder)
        try server.makeDatabase(named: name)
        return "\n" + configuration(server.localURL(database: name))
    }

    /// The sections of a configuration for a store at a URL.
    package static func configuration(_ url: String) -> String {
        """
        store: {postgres: {url: "\(url)"}}
        security:
          tokenKeys: [a-key-of-tests-that-is-long-enough-for-tokens]
          storeKeys: [0123456789abcdef0123456789abcdef]
        """
    }

    /// All that a store that was closed has kept, as bytes.
    package static func contents(of folder: TestFolder) throws -> Data {
        if isPostgres { return try Data(PostgresServer.shared.get().allText(database(of: folder)).utf8) }
        let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return files.reduce(into: Data()) {
            $0 += FileManager.default.contents(atPath: "\(folder.path)/\($1)") ?? Data()
        }
    }
}
