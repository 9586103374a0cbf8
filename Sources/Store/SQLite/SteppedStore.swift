import Kernel

/// A store without a thread: its work is done in steps, by whoever holds this, for tests in which time and order are
/// given.
///
/// On one thread only.
package final class SteppedStore {
    /// The store to ask; what is asked waits for the next step.
    package let store: SQLiteStore
    private let inbox: StoreInbox
    private var worker: StoreWorker
    private let jobsMax: Int
    private var isFinished = false

    /// Opens the file on this thread.
    ///
    /// - Parameters:
    ///   - options: the file is on a disk of its own (``SQLiteStoreOptions/vfs``), so nothing is locked.
    ///   - wake: called when something waits for a step; not again before that step.
    ///   - refusal: asked before each question with its name, such as `session(_:replyTo:_:)`; what it gives is the
    ///     answer. Changes and erasures are no questions.
    /// - Throws: as ``SQLiteStore/init(_:sealing:)``.
    package init(
        _ options: SQLiteStoreOptions, sealing: any StoreSealing, wake: @escaping @Sendable () -> Void,
        refusal: (@Sendable (StaticString) -> StoreError?)? = nil
    ) throws(StoreError) {
        let inbox = StoreInbox(jobsMax: options.queueJobsMax, bytesMax: options.queueBytesMax, wake: wake)
        let path = "\(options.directory)/\(options.fileName)"
        worker = StoreWorker(
            log: try SQLiteLog(.open(path, options), sealing: sealing), inbox: inbox, options: options)
        self.inbox = inbox
        jobsMax = options.queueJobsMax
        store = SQLiteStore(options, inbox: inbox, lock: nil, refusal: refusal)
    }

    /// Leaves room for so many jobs from now on, or as many as the options say.
    package func narrow(to jobs: Int?) { inbox.bound(toJobs: jobs ?? jobsMax) }

    /// Does what waits; says whether something is begun that needs a further step.
    package func step() -> Bool {
        guard !isFinished else { return false }
        guard let jobs = inbox.drain() else {
            isFinished = true
            worker.finish()
            return false
        }
        worker.turn(jobs)
        return worker.hasMore
    }
}
