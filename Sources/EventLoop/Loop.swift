public import Kernel
import Synchronization

/// One thread, one kernel queue, one line of jobs, one heap of timers.
///
/// Actors are pinned to a loop through ``serialExecutor``, tasks prefer it through ``taskExecutor``; both put their
/// jobs into the same line, first in first out, whatever their priority. What is not `async` runs in callbacks of
/// descriptors, timers and ``execute(_:)``, always on the loop's thread.
///
/// A loop made with ``init(manual:)`` has no thread and a clock that moves only when told; the caller of
/// ``runUntilIdle()`` is its thread then.
public final class Loop: Sendable {
    /// A short name, shown as the thread's.
    public let name: String
    /// The loop's place among its group, from 0.
    public let index: Int
    /// The executor that actors of this loop return as theirs.
    public let serialExecutor = LoopSerialExecutor()
    /// The executor that tasks of this loop prefer.
    public let taskExecutor = LoopTaskExecutor()

    /// Whether files are read on the loop itself, where nothing else may happen meanwhile.
    let readsFiles: Bool
    let inbox = Mutex(LoopInbox())
    let wake: FileDescriptor
    let thread = Atomic<UInt>(0)
    /// State that only the loop's own thread touches; the thread is checked where it is reached from outside.
    nonisolated(unsafe) let confined: LoopState

    /// Makes a loop that runs once ``start()`` is called.
    public convenience init(name: String, index: Int = 0) throws(SystemError) {
        try self.init(name: name, index: index, clock: nil)
    }

    init(name: String, index: Int, clock: ManualClock?, readsFiles: Bool = false) throws(SystemError) {
        self.name = name
        self.index = index
        self.readsFiles = readsFiles
        wake = try FileDescriptor.event()
        let state = try LoopState(clock: clock)
        try state.poller.watch(wake.raw, .readable, tag: LoopState.wakeTag, adding: true)
        unsafe confined = state
        serialExecutor.bind(self)
        taskExecutor.bind(self)
    }

    /// The calling thread is the loop's.
    public var isCurrent: Bool { thread.load(ordering: .relaxed) == Thread.current }

    /// Stops the process unless the calling thread is the loop's.
    public func checkCurrent() {
        precondition(isCurrent, "this belongs to loop \(name) and was called on another thread")
    }

    /// The loop's clock: read once a turn, so a turn sees one time.
    ///
    /// On the loop only.
    public var now: Instant { state.now }

    /// Runs `work` later on the loop, in the order of the calls.
    ///
    /// May be called on any thread.
    public func execute(_ work: @escaping @Sendable () -> Void) {
        enqueue(.work(work))
    }

    /// Runs `work` at the end of this turn, when everything that was ready has been handled; for writing in batches.
    ///
    /// On the loop only.
    public func atEndOfTurn(_ work: @escaping () -> Void) {
        state.endOfTurn.append(work)
    }

    /// The state, for the loop's own thread.
    var state: LoopState {
        checkCurrent()
        return unsafe confined
    }

    func enqueue(_ job: LoopJob) {
        if isCurrent {
            unsafe confined.ready.append(job)
            return
        }
        let mustWake = inbox.withLock { box in
            box.jobs.append(job)
            let asleep = !box.awake
            box.awake = true
            return asleep
        }
        if mustWake { wake.notify() }
    }
}

/// A job that waits in a loop's line.
enum LoopJob: Sendable {
    case task(UnownedJob)
    case actor(UnownedJob)
    case work(@Sendable () -> Void)
}

/// The inbox in which other threads leave jobs for a loop.
struct LoopInbox: Sendable {
    var jobs: [LoopJob] = []
    /// The loop will look into the inbox before it sleeps, so nobody needs to wake it.
    var awake = true
    var stopping = false
}
