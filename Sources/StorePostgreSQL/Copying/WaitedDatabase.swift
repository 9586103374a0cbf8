import Domain
import EventLoop
import Kernel
import PostgreSQL
import Store
import Synchronization
import Transport

/// One connection to a database that a thread works with by waiting for each answer; for commands, never on a loop.
///
/// Once it is lost all that follows fails. What is asked has no time limit: tables are large.
final class WaitedDatabase {
    /// For so long a server that is busy, or fails over, is tried again.
    private static let patience: Duration = .seconds(10)
    private static let pause: Duration = .milliseconds(200)
    /// For so long others may be letting go of the database.
    private static let claimPatience: Duration = .seconds(3)
    private static let claimPause: Duration = .milliseconds(50)

    private let loop: Loop
    private var thread: Thread.Handle?
    private let holder: LoopBound<PostgresConnection?>

    /// Connects; blocks until that is done.
    init(_ options: PostgresOptions) throws(StoreError) {
        do throws(SystemError) {
            let loop = try Loop(name: "database")
            self.loop = loop
            holder = LoopBound<PostgresConnection?>(unchecked: nil, loop: loop)
            thread = try loop.start()
        } catch {
            throw .cannotOpen(code: error.code, cause: error.description)
        }
        let limit = Instant.now + Self.patience
        while let failure = try connect(options) {
            guard Instant.now < limit else { throw failure }
            Thread.sleep(for: Self.pause)
        }
    }

    /// Tries once; gives why it failed.
    private func connect(_ options: PostgresOptions) throws(StoreError) -> StoreError? {
        let answer = Waiting<StoreError?>(nil)
        do throws(SystemError) {
            let signal = try ThreadSignal()
            loop.execute { [loop, holder] in Self.dial(options, loop, holder) { answer.finish($0, signal) } }
            signal.wait()
        } catch {
            throw .cannotOpen(code: error.code, cause: error.description)
        }
        return answer.value
    }

    /// Runs on the loop.
    private static func dial(
        _ options: PostgresOptions, _ loop: Loop, _ holder: LoopBound<PostgresConnection?>,
        _ done: @escaping (StoreError?) -> Void
    ) {
        let resolver: Resolver
        do {
            resolver = try Resolver(loop: loop)
        } catch {
            return done(.cannotOpen(code: 0, cause: "names cannot be resolved: \(error)"))
        }
        PostgresDial.begin(options, resolver: resolver) { result in
            switch result {
            case .success(let connection):
                holder.value = connection
                done(nil)
            case .failure(let error): done(.cannotOpen(code: 0, cause: error.description))
            }
        }
    }

    deinit {
        loop.execute { [holder, loop] in
            holder.value?.close()
            holder.value = nil
            loop.stop()
        }
        thread.take()?.join()
    }

    /// Runs statements and gives the rows of each; blocks.
    ///
    /// - Parameter transaction: `nil` leaves the connection's transaction open where one is.
    func run(
        _ statements: [PostgresStatement], transaction: PostgresTransaction? = nil
    ) throws(StoreError) -> Answers {
        let answer = Waiting<PostgresOutcome>(.failure(.unavailable))
        let batch = PostgresBatch(statements, transaction: transaction)
        do throws(SystemError) {
            let signal = try ThreadSignal()
            loop.execute { [holder] in
                guard let connection = holder.value else { return signal.send() }
                connection.run(batch) { answer.finish($0, signal) }
            }
            signal.wait()
        } catch {
            throw .inputOutput(code: error.code, cause: error.description)
        }
        switch answer.value {
        case .success(let rows): return Answers(rows)
        case .failure(let failure): throw failure.asStoreError
        }
    }

    /// Runs a statement and gives its rows; blocks.
    func run(_ text: String, _ values: PostgresValue...) throws(StoreError) -> [Row] {
        try run([PostgresStatement(text, values)])[0]
    }

    // MARK: What is asked first

    /// Keeps gateways off the database for as long as the connection lives.
    ///
    /// - Throws: `.locked` where one works with it.
    func claim() throws(StoreError) {
        // The claim of a command that was cut off, with its machine, does not stay for long.
        _ = try run([DatabaseClaim.watchfulness])
        let limit = Instant.now + Self.claimPatience
        while try run("SELECT pg_try_advisory_lock($1)", .int(DatabaseClaim.lockKey)).first?.flag(0) != true {
            guard Instant.now < limit else { throw .locked }
            Thread.sleep(for: Self.claimPause)
        }
    }

    /// Throws unless a gateway of this version has made the tables, or brought them up to date.
    func demandSchema() throws(StoreError) {
        var found = 0
        if try run(Schema.hasVersionTable.text).first?.flag(0) == true {
            found = Int(try run(Schema.version.text).first?.int(0) ?? 0)
        }
        guard found <= Schema.steps.count else { throw .tooNew(found: found, known: Schema.steps.count) }
        guard found == Schema.steps.count else {
            let cause =
                found == 0
                ? "no gateway has worked with it"
                : "an older version of this program has left it: let a gateway of this version open it once"
            throw .cannotOpen(code: 0, cause: cause)
        }
    }
}

/// An answer that a thread waits for.
private final class Waiting<Value: Sendable>: Sendable {
    private let state: Mutex<Value>

    init(_ value: Value) { state = Mutex(value) }

    var value: Value { state.withLock { $0 } }

    func finish(_ value: Value, _ signal: ThreadSignal) {
        state.withLock { $0 = value }
        signal.send()
    }
}

extension PostgresFailure {
    /// The failure where nothing is tried again.
    fileprivate var asStoreError: StoreError {
        switch remedy {
        case .giveUp(let error), .refused(let error): error
        case .reconnect, .again: .inputOutput(code: 0, cause: "PostgreSQL: \(self)")
        }
    }
}
