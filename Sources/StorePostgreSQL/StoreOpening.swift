import Domain
import EventLoop
import Kernel
import PostgreSQL
import Store

/// The way from a link without a connection to a database that is ready: one that will do, ours, its schema up to date,
/// and what an earlier process left unfinished known; on the store's loop only.
final class StoreOpening {
    private static let pause: Duration = .milliseconds(50)

    private let link: DatabaseLink
    private let loop: Loop
    private let limit: Instant
    private let options: PostgresOptions
    /// However long another process works with the database, it is waited for.
    private let standsBy: Bool
    /// Called each time that another is found to have the database.
    var isBusy: () -> Void = {}
    private let isForCopying: Bool
    private var done: ((Result<[SessionID], StoreError>) -> Void)?
    private var isLocked = false
    /// Another had the database, so it works, and will again when it cannot be reached now.
    private var hasWaited = false

    init(
        _ link: DatabaseLink, _ options: PostgresStoreOptions, standsBy: Bool, loop: Loop,
        _ done: @escaping (Result<[SessionID], StoreError>) -> Void
    ) {
        self.link = link
        self.options = options.database
        self.standsBy = standsBy
        isForCopying = options.isForCopying
        self.loop = loop
        self.done = done
        limit = Instant.now + options.patience
    }

    /// Begins; whatever way a connection goes, it begins anew on the next, as long as there is time.
    func begin() {
        link.connected = { [self] in readVersion() }
        link.failed = { [self] error in
            if Instant.now >= limit, !hasWaited {
                finish(.failure(.cannotOpen(code: 0, cause: error.description)))
            }
        }
        link.busy = { [self] in
            hasWaited = standsBy
            isBusy()
            if Instant.now >= limit, !standsBy { finish(.failure(.locked)) }
        }
        probePooler()
    }

    /// Gives up waiting.
    func cancel() { finish(.failure(.closed)) }

    /// A pooler of transactions would lose the lock that keeps others out.
    private func probePooler() {
        PostgresPoolerProbe.begin(options, resolver: link.resolver) { [self] result in
            switch result {
            case .success(.transaction):
                let cause =
                    "a pooler of transactions stands before it: let the URL name the server itself, or a pooler of "
                    + "sessions"
                finish(.failure(.cannotOpen(code: 0, cause: cause)))
            case .success: link.connect()
            case .failure(let error):
                guard Instant.now < limit else {
                    return finish(.failure(.cannotOpen(code: 0, cause: error.description)))
                }
                later { [self] in probePooler() }
            }
        }
    }

    private func finish(_ result: Result<[SessionID], StoreError>) {
        let done = done
        self.done = nil
        link.connected = {}
        link.failed = { _ in }
        link.busy = {}
        isBusy = {}
        done?(result)
    }

    private func run(_ batch: PostgresBatch, _ next: @escaping (Answers) throws(StoreError) -> Void) {
        guard done != nil, let connection = link.connection else { return }
        var batch = batch
        batch.limit = .seconds(60)
        connection.run(batch) { [self] outcome in
            guard done != nil else { return }
            do throws(StoreError) {
                switch outcome {
                case .success(let rows): try next(Answers(rows))
                case .failure(let failure): try failed(failure)
                }
            } catch {
                finish(.failure(error))
            }
        }
    }

    private func failed(_ failure: PostgresFailure) throws(StoreError) {
        guard Instant.now < limit || hasWaited else { throw .cannotOpen(code: 0, cause: "PostgreSQL: \(failure)") }
        switch failure.remedy {
        case .reconnect: link.lose()
        // A lock that another holds on a table; ours stays, and the version is read again behind it.
        case .again: later { [self] in readVersion() }
        case .giveUp(let error), .refused(let error): throw error
        }
    }

    private func later(_ work: @escaping () -> Void) { loop.schedule(after: Self.pause, work) }

    // MARK: Steps

    private func readVersion() {
        isLocked = false
        run(PostgresBatch([Schema.hasVersionTable, UnfinishedCopy.isMarked])) { [self] (answers) throws(StoreError) in
            if try answers.first(1)?.flag(0) == true, !isForCopying { throw UnfinishedCopy.refusal }
            guard try answers.first()?.flag(0) == true else { return lock() }
            run(PostgresBatch([Schema.version])) { [self] (answers) throws(StoreError) in
                let found = Int(try answers.first()?.int(0) ?? 0)
                if found < Schema.steps.count { lock() } else { try check(found) }
            }
        }
    }

    /// Tried in a loop: a waiting lock would stand in the way of indexes that are made concurrently.
    private func lock() {
        let statement = PostgresStatement("SELECT pg_try_advisory_lock($1)", .int(Schema.lockKey))
        run(PostgresBatch([statement])) { [self] (answers) throws(StoreError) in
            guard try answers.first()?.flag(0) == true else {
                if Instant.now >= limit { throw .locked }
                return later { [self] in lock() }
            }
            isLocked = true
            run(PostgresBatch([Schema.makeVersionTable])) { [self] _ in migrate() }
        }
    }

    private func migrate() {
        run(PostgresBatch([Schema.version])) { [self] (answers) throws(StoreError) in
            let found = Int(try answers.first()?.int(0) ?? 0)
            guard found < Schema.steps.count else { return try check(found) }
            run(Schema.batch(step: found + 1)) { [self] _ in migrate() }
        }
    }

    private func check(_ found: Int) throws(StoreError) {
        guard found <= Schema.steps.count else { throw .tooNew(found: found, known: Schema.steps.count) }
        guard isLocked else { return sign() }
        isLocked = false
        let unlock = PostgresStatement("SELECT pg_advisory_unlock($1)", .int(Schema.lockKey))
        run(PostgresBatch([unlock])) { [self] _ in sign() }
    }

    private func sign() {
        guard done != nil, let connection = link.connection else { return }
        link.claim.sign(on: connection) { [self] outcome in
            guard done != nil else { return }
            do throws(StoreError) {
                switch outcome {
                case .success: readUnfinished()
                case .failure(let failure): try failed(failure)
                }
            } catch {
                finish(.failure(error))
            }
        }
    }

    private func readUnfinished() {
        run(PostgresBatch([Erasures.unfinished])) { [self] (answers) throws(StoreError) in
            var sessions: [SessionID] = []
            for row in answers[0] { sessions.append(SessionID(try row.id(0))) }
            finish(.success(sessions))
        }
    }
}
