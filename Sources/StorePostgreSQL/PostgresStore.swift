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
    private let lease: DatabaseLease
    let sealing: any StoreSealing
    let localDirectory: String?

    /// Connects, and makes or migrates the tables; blocks until the store is ready.
    ///
    /// - Parameter standingBy: asked some times a second, on the calling thread, while another process works with the
    ///   database: whether to go on waiting until that one ends or shows no sign of life any more. Without it, it is
    ///   waited for as long as for the database itself.
    /// - Throws: `.cannotOpen` where the database cannot be reached in time or will not do, `.tooNew`, `.locked` where
    ///   another process has been working with it all the time.
    public init(
        _ options: PostgresStoreOptions, sealing: any StoreSealing, standingBy: (() -> Bool)? = nil
    ) throws(StoreError) {
        self.sealing = sealing
        let lease = DatabaseLease()
        self.lease = lease
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
            let standsBy = standingBy != nil
            loop.execute {
                Self.open(options, sealing, inbox, holder, loop, lease, standsBy: standsBy, start) {
                    start.finish($0, signal)
                }
            }
            while !signal.wait(for: Self.standByInterval) {
                guard start.isBusy, let standingBy, !standingBy() else { continue }
                loop.execute { start.cancel() }
            }
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

    /// How often a process that stands by looks whether it shall.
    private static let standByInterval: Duration = .milliseconds(200)

    /// Runs on the loop.
    private static func open(
        _ options: PostgresStoreOptions, _ sealing: any StoreSealing, _ inbox: JobInbox<PostgresJob>,
        _ holder: LoopBound<PostgresWorker?>, _ loop: Loop, _ lease: DatabaseLease, standsBy: Bool,
        _ start: OpeningResult, _ done: @escaping (StoreError?) -> Void
    ) {
        let process = Identifier(
            milliseconds: WallClock.milliseconds, bucket: Bucket(rawValue: 0), random: .random(in: 0 ... .max))
        var options = options
        options.database.applicationName = "trunkline/\(process)"
        // A standby would refuse every change; after a failover the address of the primary may be another.
        if options.database.target == .any { options.database.target = .readWrite }
        let link: DatabaseLink
        do {
            let claim = DatabaseClaim(
                process, name: options.database.applicationName, place: options.place, lease: lease)
            link = try DatabaseLink(options.database, claim: claim, loop: loop)
        } catch {
            return done(.cannotOpen(code: 0, cause: "names cannot be resolved: \(error)"))
        }
        let opening = StoreOpening(link, options, standsBy: standsBy, loop: loop) { result in
            switch result {
            case .success(let unfinished):
                let pulse = DatabasePulse(
                    options.database, claim: link.claim, lease: lease, resolver: link.resolver)
                let worker = PostgresWorker(
                    options, sealing: sealing, link: link, pulse: pulse, inbox: inbox, loop: loop)
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
        start.whenCancelled(LoopBound(opening, loop: loop))
        opening.isBusy = { start.noteBusy() }
        opening.begin()
    }

    /// Whether acts outside are this process's in the name of the sessions: no other can have taken the database.
    public var holdsLease: Bool { lease.isHeld }

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
    private struct State {
        var failure: StoreError?
        var isBusy = false
        var opening: LoopBound<StoreOpening>?
    }

    private let state = Mutex(State())

    var failure: StoreError? { state.withLock { $0.failure } }
    /// Another process has the database.
    var isBusy: Bool { state.withLock { $0.isBusy } }

    func noteBusy() { state.withLock { $0.isBusy = true } }
    func whenCancelled(_ opening: LoopBound<StoreOpening>) { state.withLock { $0.opening = opening } }

    /// Ends the opening; on its loop.
    func cancel() { state.withLock { $0.opening }?.value.cancel() }

    func finish(_ failure: StoreError?, _ signal: ThreadSignal) {
        state.withLock { state in
            state.failure = failure
            state.opening = nil
        }
        signal.send()
    }
}
