import Domain
import Kernel
import PostgreSQL
import Store
@testable import StorePostgreSQL
import SupportExpectations
import SupportPostgres
import Synchronization
import Testing

@Suite("One process at a time works with a database") struct ClaimTests {
    private let rig: DatabaseRig

    init() throws { rig = try DatabaseRig() }

    /// The number of a committed event.
    private func seq(_ outcome: StoreOutcome) -> Int64? {
        guard case .committed(let seq) = outcome else { return nil }
        return seq
    }

    @Test func `another is refused while one has it, and let in behind it`() async throws {
        let first = try rig.open()
        _ = try await first.makeSession()
        #expect(throws: StoreError.locked) { try rig.open { $0.patience = .milliseconds(200) } }
        first.close()
        try rig.open().close()
    }

    @Test func `one without signs of life is followed at once where its folder is ours, and not elsewhere`()
        async throws
    {
        try rig.open { $0.place = "here" }.close()
        // As one that was killed leaves it.
        try rig.query("UPDATE store_owner SET process = gen_random_uuid(), place = 'here'")
        #expect(throws: StoreError.locked) {
            try rig.open {
                $0.patience = .milliseconds(300)
                $0.place = "elsewhere"
            }
        }
        #expect(throws: StoreError.locked) { try rig.open { $0.patience = .milliseconds(300) } }
        try rig.open { $0.place = "here" }.close()
        // In order: anybody may follow.
        try rig.open { $0.place = "elsewhere" }.close()
    }

    @Test func `one that stands by follows when the other lets go, or gives up when it shall`() async throws {
        let first = try rig.open()
        var asked = 0
        #expect(throws: StoreError.closed) {
            try PostgresStore(options(), sealing: ToySealing()) {
                asked += 1
                return asked < 3
            }
        }
        expectEqual(asked, 3)
        let second = try PostgresStore(options(), sealing: ToySealing()) {
            first.close()
            return true
        }
        _ = try await second.makeSession()
        expect(second.holdsLease)
        second.close()
    }

    private func options() throws -> PostgresStoreOptions {
        PostgresStoreOptions(database: try PostgresOptions(rig.server.localURL(database: rig.database)))
    }

    @Test func `one that lost its connection has the database again, if nobody came between`() async throws {
        let store = try rig.open()
        let (session, leg) = try await store.makeSession()
        for number in 1...5 {
            try rig.server.endBackends(of: rig.database)
            try await expectEqual(seq(store.commit(.sending(number, session, leg))), Int64(number))
        }
        store.close()
    }

    @Test func `one whose database another took is told, and does nothing more`() async throws {
        let told = Told()
        let store = try rig.open { $0.evicted = { told.note() } }
        let (session, leg) = try await store.makeSession()
        // As another process would have left it.
        try rig.query("UPDATE store_owner SET process = gen_random_uuid()")
        try rig.server.endBackends(of: rig.database)
        await #expect(throws: StoreError.locked) { try await store.commit(.sending(1, session, leg)) }
        await #expect(throws: StoreError.locked) { try await store.events(session) }
        expectEqual(told.count, 1)
        try expectEqual(rig.query("SELECT count(*) FROM events"), "0")
        store.close()
    }

    @Test func `a pooler of transactions is refused with words, one of sessions will do`() async throws {
        let server = rig.server
        let transactions = try PgBouncer(before: server, mode: "transaction")
        var options = PostgresStoreOptions(database: try PostgresOptions(transactions.url(database: rig.database)))
        let error = #expect(throws: StoreError.self) { try PostgresStore(options, sealing: ToySealing()) }
        guard case .cannotOpen(_, let cause) = error else { throw Failure.expected("a refusal") }
        expect(cause.contains("pooler of transactions"), "\(cause)")

        let sessions = try PgBouncer(before: server, mode: "session")
        options.database = try PostgresOptions(sessions.url(database: rig.database))
        let store = try PostgresStore(options, sealing: ToySealing())
        let (session, leg) = try await store.makeSession()
        try await expectEqual(seq(store.commit(.sending(1, session, leg))), 1)
        store.close()
    }

    @Test func `a group that is found done waits for the log as one that is written does`() async throws {
        let store = try rig.open()
        let (session, leg) = try await store.makeSession()
        let group = GroupEncoder.statement([.sending(1, session, leg)], id: .new(), sealing: ToySealing())
        // A transaction that only reads gets no number, and its commit waits for nothing.
        let isLogged = PostgresStatement("SELECT pg_current_xact_id_if_assigned() IS NOT NULL")
        for _ in 0..<2 {
            let flag = try await withCheckedContinuation { continuation in
                store.ask(
                    InlineTarget(), { continuation.resume(returning: $0) },
                    Question([group, isLogged], isWriting: true) { (answers) throws(StoreError) in
                        .done(try answers.first(1)?.flag(0))
                    })
            }.get()
            expectEqual(flag, true)
        }
        store.close()
    }
}

/// Counts calls.
private final class Told: Sendable {
    private let calls = Atomic<Int>(0)

    var count: Int { calls.load(ordering: .relaxed) }
    func note() { calls.add(1, ordering: .relaxed) }
}
