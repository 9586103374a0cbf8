import Domain
import Kernel
import PostgreSQL
import Store
@testable import StorePostgreSQL
import SupportExpectations
import SupportPostgres
import Testing

@Suite("The schema and its steps") struct SchemaTests {
    private let rig: DatabaseRig

    init() throws { rig = try DatabaseRig() }

    @Test func `a script is cut into its commands, and a function is one`() {
        let script = """
            CREATE TABLE a (x bigint);
            CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $function$
            BEGIN
                PERFORM 1;
            END
            $function$;
            -- a remark
            CREATE TABLE b (
                y text);
            """
        let statements = Schema.statements(script)
        expectEqual(statements.count, 3)
        expect(statements[1].contains("PERFORM 1;"))
        expect(statements[2].hasPrefix("-- a remark"))
    }

    @Test func `several processes that open an empty database at once make the tables once`() async throws {
        let rig = rig
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let store = try rig.open()
                    store.close()
                }
            }
            try await group.waitForAll()
        }
        try expectEqual(rig.query("SELECT string_agg(version::text, ',') FROM schema_version"), "1")
    }

    @Test func `a database of a later version is left alone`() throws {
        try rig.open().close()
        try rig.query("INSERT INTO schema_version VALUES (99, 0)")
        #expect(throws: StoreError.tooNew(found: 99, known: Schema.steps.count)) { try rig.open() }
    }

    @Test func `what cannot be reached is said with words and without the password`() throws {
        var options = PostgresStoreOptions(database: try PostgresOptions("postgres://u:hidden@127.0.0.1:1/none"))
        options.patience = .milliseconds(50)
        let error = #expect(throws: StoreError.self) { try PostgresStore(options, sealing: ToySealing()) }
        guard case .cannotOpen(_, let cause) = error else { throw Failure.expected("an unreachable database") }
        expect(cause.contains("127.0.0.1:1") && !cause.contains("hidden"), "\(cause)")
    }
}

enum Failure: Error {
    case expected(String)
}
