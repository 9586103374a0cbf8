import EventLoop
import Kernel
import PostgreSQL
import Transport

/// The signs of life of the process that has the database, one each second; on the store's loop only.
///
/// Over a connection of its own: commits may have to wait for a standby, and these wait for nothing.
final class DatabasePulse {
    private static let interval: Duration = .seconds(1)
    private static let answerLimit: Duration = .seconds(3)

    private let claim: DatabaseClaim
    private let lease: DatabaseLease
    private let loop: Loop
    private let pool: PostgresPool
    private var timer: TimerID?
    private var isClosed = false
    /// Called when another process has the database.
    var evicted: () -> Void = {}

    init(_ database: PostgresOptions, claim: DatabaseClaim, lease: DatabaseLease, resolver: Resolver) {
        self.claim = claim
        self.lease = lease
        loop = resolver.loop
        var database = database
        // Another name than that of the connection for the work, whose remains are ended.
        database.applicationName += "/pulse"
        var options = PostgresPoolOptions()
        options.connections = 1
        options.waitLimit = Self.answerLimit
        pool = PostgresPool(database, options: options, resolver: resolver)
    }

    /// Begins; the process has signed already.
    func start() { wait() }

    func close() {
        isClosed = true
        if let timer { loop.cancel(timer) }
        timer = nil
        evicted = {}
        pool.close()
    }

    private func wait() {
        guard !isClosed else { return }
        timer = loop.schedule(after: Self.interval) { [weak self] in
            guard let self else { return }
            timer = nil
            beat()
        }
    }

    private func beat() {
        let sent = Instant.sinceBoot
        var batch = claim.beat
        batch.limit = Self.answerLimit
        pool.run(batch) { [weak self] outcome in
            guard let self, !isClosed else { return }
            guard case .success(let rows) = outcome, let updated = rows.last else { return wait() }
            guard updated.first != nil else {
                lease.give()
                return evicted()
            }
            lease.extend(from: sent)
            wait()
        }
    }
}
