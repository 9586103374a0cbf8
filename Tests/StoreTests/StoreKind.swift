import Foundation
import PostgreSQL
import Store
import StorePostgreSQL
import SupportPostgres
import Testing

/// A store that the same tests are run on.
enum StoreKind: String, CaseIterable, Sendable {
    case sqlite, postgres

    /// The one that the present test is about.
    @TaskLocal static var current = StoreKind.sqlite

    /// Those that are tested: all, unless `TRUNKLINE_TEST_STORE` names one.
    static let tested: [StoreKind] = {
        guard let name = ProcessInfo.processInfo.environment["TRUNKLINE_TEST_STORE"] else { return allCases }
        return StoreKind(rawValue: name).map { [$0] } ?? allCases
    }()
}

/// Runs each test of a suite once on each kind of store, one after the other; a failure says on which.
struct OnEveryStore: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    @concurrent func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        for kind in StoreKind.tested {
            do {
                try await StoreKind.$current.withValue(kind) { try await function() }
            } catch {
                throw Failure(kind: kind, error: error)
            }
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        let kind: StoreKind
        let error: any Error
        var description: String { "on \(kind.rawValue): \(error)" }
    }
}

extension Trait where Self == OnEveryStore {
    /// Each test runs on SQLite and on PostgreSQL.
    static var onEveryStore: OnEveryStore { OnEveryStore() }
}

/// A database of its own on the one server that all tests of a run share.
enum TestDatabase {
    /// Makes one; its name.
    static func make() throws -> String { try PostgresServer.shared.get().makeDatabase() }

    /// Opens it with the bounds that the options for SQLite name.
    static func open(
        _ name: String, _ bounds: SQLiteStoreOptions, sealing: any StoreSealing
    ) throws -> PostgresStore {
        let options = try PostgresOptions(PostgresServer.shared.get().localURL(database: name))
        return try PostgresStore(
            PostgresStoreOptions(
                database: options, queueJobsMax: bounds.queueJobsMax, queueBytesMax: bounds.queueBytesMax,
                groupTransactionsMax: bounds.groupTransactionsMax, groupBytesMax: bounds.groupBytesMax,
                committed: bounds.committed),
            sealing: sealing)
    }

    static func drop(_ name: String) throws {
        try PostgresServer.shared.get().query("DROP DATABASE \(name) WITH (FORCE)")
    }
}
