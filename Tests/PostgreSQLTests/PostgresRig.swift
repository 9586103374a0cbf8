import EventLoop
import Kernel
import PostgreSQL
import SupportPostgres
import Synchronization
import Transport

/// The server that most tests share: started once a run.
enum SharedServer {
    private static let server = Result { try PostgresServer() }

    static func get() throws -> PostgresServer { try server.get() }
}

/// A loop that the test turns, with what a client needs on it.
///
/// Time is the machine's: a loop of its own thread would have handlers there and expectations here.
final class PostgresRig {
    let loop: Loop
    let resolver: Resolver
    private let manual: ManualLoop

    init() throws {
        manual = try ManualLoop()
        loop = manual.loop
        resolver = try Resolver(loop: loop)
    }

    /// Turns the loop, with the clock as the machine's, until something is so.
    @discardableResult
    func run(atMost limit: Duration = .seconds(60), until condition: () -> Bool) -> Bool {
        let begin = Instant.now
        var seen = begin
        while !condition() {
            guard Instant.now - begin < limit else { return false }
            manual.runUntilIdle()
            if condition() { break }
            Thread.sleep(for: .microseconds(100))
            let now = Instant.now
            manual.advance(by: now - seen)
            seen = now
        }
        return true
    }

    func dial(_ url: String) throws -> Result<PostgresConnection, PostgresDialError> {
        var answer: Result<PostgresConnection, PostgresDialError>?
        let options = try PostgresOptions(url)
        PostgresDial.begin(options, resolver: resolver) { answer = $0 }
        run { answer != nil }
        return answer ?? .failure(PostgresDialError(failures: []))
    }

    func connect(_ url: String) throws -> PostgresConnection { try dial(url).get() }

    /// Sends a batch and waits for its outcome.
    func outcome(of batch: PostgresBatch, on connection: PostgresConnection) -> PostgresOutcome {
        var answer: PostgresOutcome?
        connection.run(batch) { answer = $0 }
        run { answer != nil }
        return answer ?? .failure(.unavailable)
    }

    /// Sends one statement and waits for its rows.
    func query(
        _ text: String, _ values: [PostgresValue] = [], on connection: PostgresConnection
    ) throws -> PostgresRows {
        let batch = PostgresBatch([PostgresStatement(text, values)])
        guard let rows = try outcome(of: batch, on: connection).get().first else { throw NoAnswer() }
        return rows
    }

    struct NoAnswer: Error {}
}
