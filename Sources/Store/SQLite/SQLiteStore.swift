public import Domain
import Kernel
import Synchronization

/// The store in one SQLite file, with a thread of its own that commits in groups.
///
/// Write-ahead log, `synchronous=FULL`: a commit writes the log's end and syncs it once, whatever the number of
/// transactions in it. The thread takes all that waits, so a lone transaction is committed at once, and under load
/// the next group gathers while the disk is busy with the last.
public final class SQLiteStore: Store {
    private let inbox: StoreInbox
    private let thread = Mutex<Thread.Handle?>(nil)
    private let lock: Mutex<FileLock?>
    private let threadID: UInt
    /// Where the file lies.
    let directory: String
    /// The word against a question, by its name; nil where every one is put.
    private let refusal: (@Sendable (StaticString) -> StoreError?)?

    /// A store whose work somebody else does; see ``SteppedStore``.
    init(
        _ options: SQLiteStoreOptions, inbox: StoreInbox, lock: consuming FileLock?,
        refusal: (@Sendable (StaticString) -> StoreError?)? = nil
    ) {
        directory = options.directory
        self.inbox = inbox
        self.lock = Mutex(lock)
        self.refusal = refusal
        threadID = 0
    }

    /// Opens the file, making or migrating it; blocks until it is ready.
    ///
    /// - Throws: `.locked` when another process holds the directory, `.tooNew`, `.corrupt`, `.cannotOpen`, `.full`.
    public init(_ options: SQLiteStoreOptions, sealing: any StoreSealing) throws(StoreError) {
        directory = options.directory
        refusal = nil
        let path = "\(options.directory)/\(options.fileName)"
        let start = StoreStart()
        do {
            try Files.createDirectory(options.directory)
            guard let lock = try FileLock.acquire("\(options.directory)/lock", patience: options.lockPatience) else {
                throw StoreError.locked
            }
            self.lock = Mutex(lock)
            if options.vfs == nil { try Self.createFile(path) }
            let inbox = try StoreInbox(jobsMax: options.queueJobsMax, bytesMax: options.queueBytesMax)
            self.inbox = inbox
            let signal = try ThreadSignal()
            var handle: Thread.Handle? = try Thread.start(name: "store") {
                do throws(StoreError) {
                    let log = try SQLiteLog(.open(path, options), sealing: sealing)
                    var worker = StoreWorker(log: log, inbox: inbox, options: options)
                    start.finish(.success(Thread.current), signal)
                    worker.run()
                } catch {
                    start.finish(.failure(error), signal)
                }
            }
            signal.wait()
            switch start.result {
            case .success(let id):
                threadID = id
                thread.withLock { $0 = handle.take() }
            case .failure(let error):
                handle.take()?.join()
                throw error
            }
        } catch let error as SystemError {
            throw .cannotOpen(code: error.code, cause: error.description)
        } catch let error as StoreError {
            throw error
        } catch {
            throw .cannotOpen(code: 0, cause: "\(error)")
        }
    }

    deinit { close() }

    /// A file that is there is left as it is; SQLite gives the write-ahead log the same mode.
    private static func createFile(_ path: String) throws(SystemError) {
        do {
            try Files.createPrivate(path, [])
        } catch {
            if !error.isExisting { throw error }
        }
    }

    /// Answers what waits, writes everything back and ends the thread; see ``Store``.
    public func close() {
        inbox.close()
        let handle = thread.withLock { $0.take() }
        // The last reference can go away inside an answer; the thread cannot wait for itself.
        if let handle, Thread.current != threadID { handle.join() }
        lock.withLock { $0 = nil }
    }

    /// Commits one change of one session; see ``Store``.
    public func commit(
        _ transaction: StoreTransaction, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<StoreOutcome>
    ) {
        commit([StoreCommit(transaction, done)], replyTo: target)
    }

    /// Commits several changes in their order; see ``Store``.
    public func commit(_ commits: [StoreCommit], replyTo target: any StoreReplyTarget) {
        let jobs = commits.map { (StoreJob.commit($0, target), $0.transaction.byteCount) }
        guard let refused = inbox.put(jobs) else { return }
        for commit in commits[refused.from...] { target.post { commit.done(.failure(refused.error)) } }
    }

    /// Erases a session's content; see ``Store``.
    public func erase(
        _ session: SessionID, event: NewEvent?, pendingTermination: LegID?, at: Int64,
        replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<Bool>
    ) {
        let refusal = inbox.put([
            (.erase(session, event, pendingTermination: pendingTermination, at: at, target, done), 256)
        ])?.error
        if let refusal { target.post { done(.failure(refusal)) } }
    }

    /// Copies the whole database, as it is when the last page is copied, into a file that is not there yet.
    ///
    /// Commits go on: the thread copies half a megabyte between two groups. The copy is not forced to the disk. Refused
    /// with `.overloaded` while another copy is under way; what is there of a failed one is the caller's to remove.
    public func copy(
        to path: String, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<StoreCopy>
    ) {
        let refusal = inbox.put([(.copy(path: path, target, done), 256)])?.error
        if let refusal { target.post { done(.failure(refusal)) } }
    }

    /// Asks the thread something.
    func ask<Answer: Sendable>(
        _ target: any StoreReplyTarget, _ done: @escaping StoreReply<Answer>, name: StaticString = #function,
        _ question: @escaping @Sendable (inout SQLiteLog) throws(StoreError) -> Answer
    ) {
        if let failure = refusal?(name) { return target.post { done(.failure(failure)) } }
        let job = StoreJob.work(target) { log in
            do throws(StoreError) {
                let answer = try question(&log)
                return { done(.success(answer)) }
            } catch {
                return { done(.failure(error)) }
            }
        }
        if let refusal = inbox.put([(job, 256)])?.error { target.post { done(.failure(refusal)) } }
    }
}

/// How the thread tells whether it could open the file.
private final class StoreStart: Sendable {
    private let state = Mutex<Result<UInt, StoreError>>(.failure(.closed))

    var result: Result<UInt, StoreError> { state.withLock { $0 } }

    func finish(_ result: Result<UInt, StoreError>, _ signal: ThreadSignal) {
        state.withLock { $0 = result }
        signal.send()
    }
}

extension SQLiteConnection {
    /// Opens a file the way the store uses it.
    static func open(_ path: String, _ options: SQLiteStoreOptions) throws(StoreError) -> SQLiteConnection {
        let connection = try SQLiteConnection(path: path, vfs: options.vfs)
        // Before the first access: then the index of the log lives in memory and no shared-memory file is made.
        try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        guard try connection.text("PRAGMA journal_mode = WAL") == "wal" else {
            throw .cannotOpen(code: 0, cause: "the file system has no write-ahead log")
        }
        try connection.execute(
            """
            PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;
            PRAGMA trusted_schema = OFF; PRAGMA cache_size = \(-max(options.cacheBytes, 1 << 20) / 1024);
            PRAGMA journal_size_limit = \(options.walBytesMax)
            """)
        // The first access: what a former process has committed is found in the log that it left.
        _ = try connection.number("SELECT count(*) FROM sqlite_schema")
        try connection.rewriteUnsynced()
        if options.checksIntegrity {
            let verdict = try connection.text("PRAGMA quick_check(1)")
            guard verdict == "ok" else { throw .corrupt(code: 0, cause: verdict) }
        }
        return connection
    }

    /// About how long the write-ahead log is.
    var walBytes: Int { walPages * 4096 }
}
