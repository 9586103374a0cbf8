import Domain
import EventLoop
import Kernel
import PostgreSQL
import Store

/// The claim of one process to a database: made anew on each connection, before anything else is asked there.
///
/// A session lock of the connection's keeps every other process out. It ends with the server's process for the
/// connection, behind whatever that is still doing, so that nothing of an earlier holder is written later. The table
/// `store_owner` tells a process that lost its connection whether another was in between, whose changes it does not
/// know.
final class DatabaseClaim {
    /// Whether the database is ours.
    enum Answer {
        case held
        /// Another process has been at work since this one held it.
        case lost
        case failed(PostgresFailure)
        /// Others hold it.
        case busy
    }

    /// Held by the connection of the process that works with the database.
    static let lockKey: Int64 = 0x7472_756e_6b6c_0002
    static let table = """
        CREATE TABLE store_owner (id boolean PRIMARY KEY DEFAULT true CHECK (id), process uuid NOT NULL);
        """

    /// The server notices within a quarter of a minute when nobody is behind a connection any more, and lets go of its
    /// locks.
    private static let watchfulness = PostgresStatement(
        """
        SELECT set_config('tcp_keepalives_idle', '5', false), set_config('tcp_keepalives_interval', '2', false),
            set_config('tcp_keepalives_count', '4', false), set_config('tcp_user_timeout', '13000', false),
            set_config('idle_in_transaction_session_timeout', '30000', false)
        """)
    private static let limit: Duration = .seconds(10)

    private let process: Identifier
    /// The name of our connections at the server, by which their remains are found.
    private let name: String
    private var wasHeld = false

    init(_ process: Identifier, name: String) {
        self.process = process
        self.name = name
    }

    /// Asks for it on a new connection; whoever is told `busy` asks again after a while.
    func ask(on connection: PostgresConnection, _ done: @escaping (Answer) -> Void) {
        let lock = PostgresStatement("SELECT pg_try_advisory_lock($1)", .int(Self.lockKey))
        connection.run(PostgresBatch([Self.watchfulness, lock], limit: Self.limit)) { [self] outcome in
            switch outcome {
            case .success(let rows):
                let isHeld = (try? Answers(rows).first(1)?.flag(0)) == true
                if wasHeld { check(on: connection, isHeld: isHeld, done) } else { done(isHeld ? .held : .busy) }
            case .failure(let failure): done(.failed(failure))
            }
        }
    }

    /// Says who works with the database from now on; once, behind the first ``ask(on:_:)`` and when the table is
    /// there.
    func sign(on connection: PostgresConnection, _ done: @escaping (PostgresOutcome) -> Void) {
        let statement = PostgresStatement(
            "INSERT INTO store_owner (process) VALUES ($1) ON CONFLICT (id) DO UPDATE SET process = EXCLUDED.process",
            .id(process))
        connection.run(PostgresBatch([statement], transaction: .readCommitted, limit: Self.limit)) { [self] outcome in
            if case .success = outcome { wasHeld = true }
            done(outcome)
        }
    }

    /// Nothing was written by another process since it was ours; if so, what keeps it from us now is what the server
    /// still does for connections that we have lost, which is ended: it may hold the lock for long.
    private func check(on connection: PostgresConnection, isHeld: Bool, _ done: @escaping (Answer) -> Void) {
        let owner = PostgresStatement("SELECT process = $1 FROM store_owner", .id(process))
        let remains = PostgresStatement(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = $1 AND datname = current_database() AND pid <> pg_backend_pid()
            """, .text(name))
        let statements = isHeld ? [owner] : [owner, remains]
        connection.run(PostgresBatch(statements, limit: Self.limit)) { outcome in
            switch outcome {
            case .success(let rows):
                let isOurs = (try? Answers(rows).first()?.flag(0)) == true
                done(!isOurs ? .lost : isHeld ? .held : .busy)
            case .failure(let failure): done(.failed(failure))
            }
        }
    }
}
