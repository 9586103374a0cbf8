/// How a store on SQLite is opened.
public struct SQLiteStoreOptions: Sendable {
    /// The data directory; made with mode 0700 when it is not there.
    public var directory: String
    /// The file in it; made with mode 0600.
    ///
    /// Beside it stand `<file>-wal` while the store is open, and `lock`.
    public var fileName: String
    /// Transactions and questions that may wait; past it the newest is refused with `.overloaded`.
    public var queueJobsMax: Int
    /// Bytes of transactions that may wait; past it the newest is refused with `.overloaded`.
    public var queueBytesMax: Int
    /// Transactions that share one commit.
    public var groupTransactionsMax: Int
    /// Bytes of transactions that share one commit.
    public var groupBytesMax: Int
    /// Bytes of the write-ahead log at which it is written back; a quarter is enough when nothing waits.
    ///
    /// More makes writing back rarer and each time longer: about 5 ms a 4 MiB.
    public var checkpointBytes: Int
    /// Bytes of the write-ahead log beyond which commits are refused as long as it cannot be written back.
    public var walBytesMax: Int
    /// Bytes of pages kept in memory.
    public var cacheBytes: Int
    /// How long opening waits for another process to let go of the directory.
    public var lockPatience: Duration
    /// Look through the whole file for damage before using it; seconds for each gigabyte.
    public var checksIntegrity: Bool
    /// Called on the store's thread with the number of transactions that a commit was shared by.
    public var committed: @Sendable (_ transactions: Int) -> Void
    /// Name of a registered virtual file system; for tests.
    ///
    /// The file is then not made beforehand.
    public var vfs: String?

    /// The options with their usual values.
    public init(
        directory: String, fileName: String = "trunkline.db", queueJobsMax: Int = 16_384,
        queueBytesMax: Int = 64 << 20, groupTransactionsMax: Int = 512, groupBytesMax: Int = 8 << 20,
        checkpointBytes: Int = 8 << 20, walBytesMax: Int = 64 << 20, cacheBytes: Int = 4 << 20,
        lockPatience: Duration = .seconds(1), checksIntegrity: Bool = false, vfs: String? = nil,
        committed: @escaping @Sendable (_ transactions: Int) -> Void = { _ in }
    ) {
        self.directory = directory
        self.fileName = fileName
        self.queueJobsMax = queueJobsMax
        self.queueBytesMax = queueBytesMax
        self.groupTransactionsMax = groupTransactionsMax
        self.groupBytesMax = groupBytesMax
        self.checkpointBytes = checkpointBytes
        self.walBytesMax = walBytesMax
        self.cacheBytes = cacheBytes
        self.lockPatience = lockPatience
        self.checksIntegrity = checksIntegrity
        self.vfs = vfs
        self.committed = committed
    }
}
