import EventLoop

/// A batch on its way, and what has come of it.
final class PendingBatch {
    let batch: PostgresBatch
    /// It ends a failed transaction, and belongs to the connection.
    let isRollback: Bool
    var timer: TimerID?
    private(set) var isAnswered = false
    private var done: ((PostgresOutcome) -> Void)?
    private var results: [PostgresRows] = []
    private var failure: PostgresServerError?

    init(_ batch: PostgresBatch, isRollback: Bool = false, _ done: ((PostgresOutcome) -> Void)?) {
        self.batch = batch
        self.isRollback = isRollback
        self.done = done
    }

    static func rollback() -> PendingBatch {
        PendingBatch(PostgresBatch([PostgresStatement("ROLLBACK")]), isRollback: true, nil)
    }

    /// Writes it whole, its Sync included; `false` when the connection is lost.
    func send(over library: LibPQConnection) -> Bool {
        if let transaction = batch.transaction {
            guard library.send(transaction.rawValue, EncodedParameters([])) else { return false }
        }
        for statement in batch.statements {
            guard library.send(statement.text, EncodedParameters(statement.values)) else { return false }
        }
        if batch.transaction != nil {
            guard library.send("COMMIT", EncodedParameters([])) else { return false }
        }
        return library.sync()
    }

    func received(_ rows: PostgresRows) { results.append(rows) }

    func failed(_ error: PostgresServerError) { if failure == nil { failure = error } }

    func skipped() {}

    /// Its very first statement was refused because another's transaction had failed.
    var foundFailedTransaction: Bool {
        failure?.sqlState == "25P02" && results.isEmpty
    }

    /// A statement of its own was refused behind its `BEGIN`, so that its transaction waits to be rolled back.
    var leftFailedTransaction: Bool {
        batch.transaction != nil && failure != nil && (1...batch.statements.count).contains(results.count)
    }

    /// The server refused to write, and not because the batch said that it would not.
    var readOnlyError: PostgresServerError? {
        failure?.sqlState == "25006" && batch.transaction != .snapshot ? failure : nil
    }

    /// Forgets what came, to be sent again.
    func beginAgain() {
        results = []
        failure = nil
    }

    /// The outcome once its Sync was answered.
    var outcome: PostgresOutcome {
        let before = batch.transaction == nil ? 0 : 1
        if let failure {
            return .failure(.refused(failure, index: min(max(0, results.count - before), batch.statements.count)))
        }
        return .success(Array(results.dropFirst(before).prefix(batch.statements.count)))
    }

    func answer(_ outcome: PostgresOutcome, _ loop: Loop) {
        guard !isAnswered else { return }
        isAnswered = true
        if let timer { loop.cancel(timer) }
        timer = nil
        let done = done
        self.done = nil
        done?(outcome)
    }
}
