public import Domain
import EventLoop
import Kernel
import PostgreSQL
public import Store
import Synchronization
import Transport

/// The store in a PostgreSQL database, for one process, with a loop and a connection of its own.
///
/// Transactions are committed in groups as with SQLite, each group one run of bytes and one answer. "Committed" is what
/// the server's `synchronous_commit` makes of it. A group whose answer is lost is asked about under its id on the next
/// connection until its fate is known, so a commit is never answered as failed that may be there; while the database is
/// away for longer than ``PostgresStoreOptions/patience`` what is surely undone is refused with `.inputOutput`.
///
/// Erasing overwrites rows in the sense of SQL: the bytes themselves are in dead rows until the server vacuums, and in
/// its write-ahead log and archives as long as it keeps them.
public final class PostgresStore: Store {
    private let inbox: JobInbox<PostgresJob>
    private let loop: Loop
    private let thread = Mutex<Thread.Handle?>(nil)
    private let holder: LoopBound<PostgresWorker?>
    let sealing: any StoreSealing
    let localDirectory: String?

    /// Connects, and makes or migrates the tables; blocks until the store is ready.
    ///
    /// - Throws: `.cannotOpen` where the database cannot be reached in time or will not do, `.tooNew`, `.locked` where
    ///   another process has been working with it all the time.
    public init(_ options: PostgresStoreOptions, sealing: any StoreSealing) throws(StoreError) {
        self.sealing = sealing
        localDirectory = options.localDirectory
        let start = OpeningResult()
        do throws(SystemError) {
            let loop = try Loop(name: "store")
            self.loop = loop
            let holder = LoopBound<PostgresWorker?>(unchecked: nil, loop: loop)
            self.holder = holder
            let inbox = JobInbox<PostgresJob>(jobsMax: options.queueJobsMax, bytesMax: options.queueBytesMax) {
                loop.execute { holder.value?.turn() }
            }
            self.inbox = inbox
            let signal = try ThreadSignal()
            var handle: Thread.Handle? = try loop.start()
            loop.execute { Self.open(options, sealing, inbox, holder, loop) { start.finish($0, signal) } }
            signal.wait()
            thread.withLock { $0 = handle.take() }
        } catch {
            throw .cannotOpen(code: error.code, cause: error.description)
        }
        if let failure = start.failure {
            loop.stop()
            thread.withLock { $0.take() }?.join()
            throw failure
        }
    }

    /// Runs on the loop.
    private static func open(
        _ options: PostgresStoreOptions, _ sealing: any StoreSealing, _ inbox: JobInbox<PostgresJob>,
        _ holder: LoopBound<PostgresWorker?>, _ loop: Loop, _ done: @escaping (StoreError?) -> Void
    ) {
        let process = Identifier(
            milliseconds: WallClock.milliseconds, bucket: Bucket(rawValue: 0), random: .random(in: 0 ... .max))
        var options = options
        options.database.applicationName = "trunkline/\(process)"
        // A standby would refuse every change; after a failover the address of the primary may be another.
        if options.database.target == .any { options.database.target = .readWrite }
        let link: DatabaseLink
        do {
            let claim = DatabaseClaim(process, name: options.database.applicationName)
            link = try DatabaseLink(options.database, claim: claim, loop: loop)
        } catch {
            return done(.cannotOpen(code: 0, cause: "names cannot be resolved: \(error)"))
        }
        let opening = StoreOpening(link, options, loop: loop) { result in
            switch result {
            case .success(let unfinished):
                let worker = PostgresWorker(options, sealing: sealing, link: link, inbox: inbox, loop: loop)
                worker.ended = {
                    holder.value = nil
                    loop.stop()
                }
                holder.value = worker
                worker.begin(unfinished: unfinished)
                done(nil)
            case .failure(let error):
                link.close()
                done(error)
            }
        }
        opening.begin()
    }

    deinit { close() }

    /// Answers what waits, and ends the connection and the thread; see ``Store``.
    ///
    /// Where the database is away, what waits is refused; a change that may be there and cannot be asked about is
    /// answered with `.closed`, as if the machine had stopped.
    public func close() {
        inbox.close()
        let handle = thread.withLock { $0.take() }
        guard let handle else { return }
        loop.execute { [holder] in holder.value?.close() }
        // The last reference can go away inside an answer; the thread cannot wait for itself.
        if !loop.isCurrent { handle.join() }
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
        let jobs = commits.map { (PostgresJob.commit($0, target), $0.transaction.byteCount) }
        guard let refused = inbox.put(jobs) else { return }
        for commit in commits[refused.from...] { target.post { commit.done(.failure(refused.error)) } }
    }

    /// Erases a session's content; see ``Store``.
    ///
    /// Rows are overwritten in small transactions. The bytes in the server's dead rows and its log are vacuum's matter.
    public func erase(
        _ session: SessionID, event: NewEvent?, pendingTermination: LegID?, at: Int64,
        replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Bool>
    ) {
        let request = ErasureRequest(
            session: session, event: event, pendingTermination: pendingTermination, at: at, target: target, done: done)
        if let refusal = inbox.put([(.erase(request), 256)])?.error { request.answer(.failure(refusal)) }
    }

    /// Asks the database something.
    func ask<Answer: Sendable>(
        _ target: any StoreReplyTarget, _ done: @escaping StoreReply<Answer>, _ question: Question<Answer>
    ) {
        let job = PostgresJob.ask(Asking(question, target, done))
        if let refusal = inbox.put([(job, 256)])?.error { target.post { done(.failure(refusal)) } }
    }
}

/// How the loop tells whether the database could be opened.
private final class OpeningResult: Sendable {
    private let state = Mutex<StoreError?>(nil)

    var failure: StoreError? { state.withLock { $0 } }

    func finish(_ failure: StoreError?, _ signal: ThreadSignal) {
        state.withLock { $0 = failure }
        signal.send()
    }
}
