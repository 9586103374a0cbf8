import Domain
import EventLoop
import Kernel
import PostgreSQL
import Store

/// The claim of one process to a database: made anew on each connection, before anything else is asked there.
///
/// A session lock of the connection's keeps every other process out. It ends with the server's process for the
/// connection, behind whatever that is still doing, so that nothing of an earlier owner is written later.
///
/// The table `store_owner` says who works with the database, and that it is alive: an owner that lost its connection
/// goes on, unless another signed meanwhile, whose changes it does not know; another waits until the owner has let go,
/// or shows no sign of life any more.
final class DatabaseClaim {
    /// Whether the database is ours.
    enum Answer {
        case held
        /// Another process has been at work since this one held it.
        case lost
        case failed(PostgresFailure)
        /// Another has it, or may come back to it.
        case busy
    }

    /// Held by the connection of the process that works with the database.
    static let lockKey: Int64 = 0x7472_756e_6b6c_0002
    /// A process of zeros is none; place: as in ``PostgresStoreOptions/place``.
    static let table = """
        CREATE TABLE store_owner (
            id boolean PRIMARY KEY DEFAULT true CHECK (id), process uuid NOT NULL, beat bigint NOT NULL, place text)
            WITH (fillfactor = 50);
        """

    /// The server notices within a quarter of a minute when nobody is behind a connection any more, and lets go of its
    /// locks.
    static let watchfulness = PostgresStatement(
        """
        SELECT set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false),
            set_config('tcp_keepalives_count', '4', false), set_config('tcp_user_timeout', '13000', false),
            set_config('idle_in_transaction_session_timeout', '30000', false)
        """)
    private static let limit: Duration = .seconds(10)
    private static let nobody = Identifier(high: 0, low: 0)

    private let process: Identifier
    /// The name of our connections at the server, by which their remains are found.
    private let name: String
    private let place: String?
    private let lease: DatabaseLease
    private var watch = OwnerWatch()
    private var hasSigned = false

    init(_ process: Identifier, name: String, place: String?, lease: DatabaseLease) {
        self.process = process
        self.name = name
        self.place = place
        self.lease = lease
    }

    /// The connection is lost, perhaps with the database: other owners are watched anew.
    func forgetOthers() { watch.forget() }

    // MARK: Asking

    /// Asks for it on a new connection; whoever is told `busy` asks again after a while.
    func ask(on connection: PostgresConnection, _ done: @escaping (Answer) -> Void) {
        let lock = PostgresStatement("SELECT pg_try_advisory_lock($1)", .int(Self.lockKey))
        let hasTable = PostgresStatement("SELECT to_regclass('store_owner') IS NOT NULL")
        run([Self.watchfulness, lock, hasTable], on: connection, done) { [self] (answers) throws(StoreError) in
            let isLocked = try answers.first(1)?.flag(0) == true
            guard try answers.first(2)?.flag(0) == true else { return done(isLocked ? .held : .busy) }
            readOwner(on: connection, isLocked: isLocked, done)
        }
    }

    private func readOwner(
        on connection: PostgresConnection, isLocked: Bool, _ done: @escaping (Answer) -> Void
    ) {
        let statement = PostgresStatement("SELECT process, beat, place FROM store_owner")
        run([statement], on: connection, done) { [self] (answers) throws(StoreError) in
            guard let row = answers.first() else { return done(isLocked ? .held : .busy) }
            let sign = OwnerWatch.Sign(process: try row.id(0), beat: try row.int(1))
            if hasSigned {
                guard sign.process == process else { return done(.lost) }
                if isLocked { return done(.held) }
                return then(Self.endingRemains(of: name), on: connection, done)
            }
            let ownerPlace = try row.optionalText(2)
            let isFree = sign.process == Self.nobody || (place != nil && ownerPlace == place)
            if isFree || watch.isLapsed(sign, at: .sinceBoot) {
                if isLocked { return done(.held) }
                // An owner that let go, or whose folder is ours, is about to go by itself.
                return isFree ? done(.busy) : then(Self.endingHolder, on: connection, done)
            }
            // The owner may only have lost its connection, or the database may have been away: it is let in first.
            if isLocked { return then(Self.unlocking, on: connection, done) }
            done(.busy)
        }
    }

    /// Does one thing more, behind which it is still busy.
    private func then(
        _ statement: PostgresStatement, on connection: PostgresConnection, _ done: @escaping (Answer) -> Void
    ) {
        run([statement], on: connection, done) { _ in done(.busy) }
    }

    private func run(
        _ statements: [PostgresStatement], on connection: PostgresConnection, _ done: @escaping (Answer) -> Void,
        _ next: @escaping (Answers) throws(StoreError) -> Void
    ) {
        connection.run(PostgresBatch(statements, limit: Self.limit)) { outcome in
            switch outcome {
            case .success(let rows):
                do throws(StoreError) {
                    try next(Answers(rows))
                } catch {
                    // A table that somebody else has made, perhaps: nothing is ours there.
                    done(.busy)
                }
            case .failure(let failure): done(.failed(failure))
            }
        }
    }

    private static let unlocking = PostgresStatement("SELECT pg_advisory_unlock($1)", .int(lockKey))

    /// Ends the server's work for connections that we have lost; such a one may hold the lock for long.
    private static func endingRemains(of name: String) -> PostgresStatement {
        PostgresStatement(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = $1 AND datname = current_database() AND pid <> pg_backend_pid()
            """, .text(name))
    }

    /// Ends the connection that has the lock.
    private static let endingHolder = PostgresStatement(
        """
        SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
        WHERE l.locktype = 'advisory' AND l.granted AND l.objsubid = 1 AND d.datname = current_database()
            AND l.classid::bigint = $1 >> 32 AND l.objid::bigint = $1 & 4294967295 AND l.pid <> pg_backend_pid()
        """, .int(lockKey))

    // MARK: Owning

    /// Says who works with the database from now on; once, behind the first ``ask(on:_:)`` and when the table is
    /// there.
    func sign(on connection: PostgresConnection, _ done: @escaping (PostgresOutcome) -> Void) {
        let statement = PostgresStatement(
            """
            INSERT INTO store_owner AS o (process, beat, place) VALUES ($1, 1, $2)
            ON CONFLICT (id) DO UPDATE SET process = EXCLUDED.process, place = EXCLUDED.place, beat = o.beat + 1
            """, .id(process), .optional(place))
        let sent = Instant.sinceBoot
        connection.run(PostgresBatch([statement], transaction: .readCommitted, limit: Self.limit)) { [self] outcome in
            if case .success = outcome {
                hasSigned = true
                lease.extend(from: sent)
            }
            done(outcome)
        }
    }

    /// A sign of life; no row is changed where another has the database.
    ///
    /// It waits for no disk: whoever looks for it looks at the same server.
    var beat: PostgresBatch {
        PostgresBatch(
            [
                PostgresStatement("SET LOCAL synchronous_commit = off"),
                PostgresStatement(
                    "UPDATE store_owner SET beat = beat + 1 WHERE process = $1 RETURNING beat", .id(process)),
            ], transaction: .readCommitted)
    }

    /// Lets go of the database, so that the next need not wait for signs of life.
    func release(on connection: PostgresConnection, _ done: @escaping () -> Void) {
        guard hasSigned else { return done() }
        let statement = PostgresStatement(
            "UPDATE store_owner SET process = $2 WHERE process = $1", .id(process), .id(Self.nobody))
        let batch = PostgresBatch([statement], transaction: .readCommitted, limit: .milliseconds(500))
        connection.run(batch) { _ in done() }
    }
}
