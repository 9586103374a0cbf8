/// One statement of a batch: its text and its values.
///
/// Sent unnamed, so that a pooler may stand between; it is parsed each time.
public struct PostgresStatement: Sendable {
    /// One SQL command, values as `$1`, `$2`, …; no transaction control, which is the batch's.
    public var text: String
    /// The values, at most 65,535.
    public var values: [PostgresValue]

    /// Makes a statement.
    public init(_ text: String, _ values: [PostgresValue] = []) {
        self.text = text
        self.values = values
    }
}

/// The transaction that a batch is put into.
public enum PostgresTransaction: String, Hashable, Sendable {
    /// Reads see what is committed when they begin; writes.
    case readCommitted = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
    /// All statements see the state at the first.
    case repeatableRead = "BEGIN ISOLATION LEVEL REPEATABLE READ READ WRITE"
    /// As if there were no others.
    case serializable = "BEGIN ISOLATION LEVEL SERIALIZABLE READ WRITE"
    /// All statements see the state at the first, and none writes.
    case snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
}

/// Statements that go to the server as one run of bytes with one Sync behind them, and are answered together.
///
/// One that fails takes the rest with it, and what came before it back: without a ``transaction`` of its own a batch is
/// one implicitly (section 55.2.4 of the manual).
public struct PostgresBatch: Sendable {
    /// The statements, in their order; at least one.
    public var statements: [PostgresStatement]
    /// `BEGIN` and `COMMIT` around them, in the same bytes; `nil` for the implicit transaction, or for one statement
    /// that allows none.
    public var transaction: PostgresTransaction?
    /// The time from the call until the answer; `nil`: no limit.
    ///
    /// Where the answer is not there in time, the connection is given up.
    public var limit: Duration?

    /// Makes a batch.
    public init(
        _ statements: [PostgresStatement], transaction: PostgresTransaction? = nil, limit: Duration? = nil
    ) {
        precondition(!statements.isEmpty, "a batch has a statement")
        self.statements = statements
        self.transaction = transaction
        self.limit = limit
    }
}
