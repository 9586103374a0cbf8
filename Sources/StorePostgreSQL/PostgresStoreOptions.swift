public import PostgreSQL

/// How a store on PostgreSQL is opened.
public struct PostgresStoreOptions: Sendable {
    /// Where the database is.
    public var database: PostgresOptions
    /// Transactions and questions that may wait; past it the newest is refused with `.overloaded`.
    public var queueJobsMax: Int
    /// Bytes of transactions that may wait; past it the newest is refused with `.overloaded`.
    public var queueBytesMax: Int
    /// Transactions that share one commit.
    public var groupTransactionsMax: Int
    /// Bytes of transactions that share one commit.
    public var groupBytesMax: Int
    /// From sending until an answer; past it the connection is given up and the same is asked on a new one.
    public var answerLimit: Duration
    /// For so long a lost database is waited for before what waits is refused; opening waits as long.
    public var patience: Duration
    /// The folder of this machine whose disk's room a probe tells, such as the one of the spool; `nil`: none.
    ///
    /// How much room the database has is its own matter.
    public var localDirectory: String?
    /// The name of a place that one process at a time can have, such as its data directory, at most 200 bytes; `nil`:
    /// none.
    ///
    /// A process whose predecessor at the database had the same need not wait until that shows no sign of life any
    /// more.
    public var place: String?
    /// Called on a thread of the store's with the number of transactions that a commit was shared by.
    public var committed: @Sendable (_ transactions: Int) -> Void
    /// Called once, on a thread of the store's, when another process has taken the database while this one could not
    /// reach it: all that comes is refused with `.locked` from then on.
    public var evicted: @Sendable () -> Void
    /// Opens also what an unfinished copy has left, for one to be made into it.
    var isForCopying = false

    /// The options with their usual values.
    public init(
        database: PostgresOptions, queueJobsMax: Int = 16_384, queueBytesMax: Int = 64 << 20,
        groupTransactionsMax: Int = 512, groupBytesMax: Int = 8 << 20, answerLimit: Duration = .seconds(10),
        patience: Duration = .seconds(10), localDirectory: String? = nil, place: String? = nil,
        committed: @escaping @Sendable (_ transactions: Int) -> Void = { _ in },
        evicted: @escaping @Sendable () -> Void = {}
    ) {
        self.database = database
        self.queueJobsMax = queueJobsMax
        self.queueBytesMax = queueBytesMax
        self.groupTransactionsMax = groupTransactionsMax
        self.groupBytesMax = groupBytesMax
        self.answerLimit = answerLimit
        self.patience = patience
        self.localDirectory = localDirectory
        self.place = place
        self.committed = committed
        self.evicted = evicted
    }
}
