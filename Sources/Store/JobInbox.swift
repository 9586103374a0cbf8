package import Kernel
import Synchronization

/// Something that waits in a ``JobInbox``.
package protocol QueuedJob: Sendable {
    /// The change that those behind it in its session must not overtake, where it is one.
    var heldTransaction: StoreTransaction? { get }
}

/// The queue of jobs for the store's thread; bounded in number and bytes.
package final class JobInbox<Job: QueuedJob>: Sendable {
    private struct State {
        var jobs: [Job] = []
        var bytes = 0
        /// Changes that there was no room for, whose session's later ones must not overtake them.
        var refused: [StoreTransaction] = []
        /// The thread will look again without being told.
        var isAwake = true
        var isClosed = false
        var jobsMax: Int
    }

    private let state: Mutex<State>
    /// The signal that a thread waits for; nil where somebody else is told.
    private let signal: ThreadSignal?
    private let wake: @Sendable () -> Void
    private let bytesMax: Int

    /// A queue for a thread that waits in it.
    package init(jobsMax: Int, bytesMax: Int) throws(SystemError) {
        let signal = try ThreadSignal()
        self.signal = signal
        wake = { signal.send() }
        state = Mutex(State(jobsMax: jobsMax))
        self.bytesMax = bytesMax
    }

    /// A queue that nobody waits in.
    ///
    /// - Parameter wake: called on whatever thread when something has come into it since ``drain()``.
    package init(jobsMax: Int, bytesMax: Int, wake: @escaping @Sendable () -> Void) {
        signal = nil
        self.wake = wake
        state = Mutex(State(isAwake: false, jobsMax: jobsMax))
        self.bytesMax = bytesMax
    }

    /// Leaves room for so many jobs from now on.
    package func bound(toJobs jobsMax: Int) { state.withLock { $0.jobsMax = jobsMax } }

    /// Puts jobs and their sizes at the end of the queue; says from which one on there was no room, and why.
    package func put(_ jobs: [(job: Job, bytes: Int)]) -> (from: Int, error: StoreError)? {
        let (refused, mustWake) = state.withLock { state -> ((Int, StoreError)?, Bool) in
            if state.isClosed { return ((0, .closed), false) }
            var taken = 0
            for (job, bytes) in jobs {
                // One job is always taken, however large, or it could never be done.
                if state.jobs.count >= state.jobsMax || (state.bytes + bytes > bytesMax && !state.jobs.isEmpty) {
                    break
                }
                state.jobs.append(job)
                state.bytes += bytes
                taken += 1
            }
            for (job, _) in jobs[taken...] {
                if let held = job.heldTransaction { state.refused.append(held.orderOnly) }
            }
            let mustWake = !state.isAwake && taken > 0
            if mustWake { state.isAwake = true }
            return (taken < jobs.count ? (taken, .overloaded) : nil, mustWake)
        }
        if mustWake { wake() }
        return refused
    }

    /// The changes that were refused since the last call, without their content; for what ``take(mayWait:)`` gave.
    ///
    /// Some of that may stand before what was refused; it fails too, and is tried again in its order.
    package func takeRefused() -> [StoreTransaction] {
        state.withLock { state in
            guard !state.refused.isEmpty else { return [] }
            defer { state.refused = [] }
            return state.refused
        }
    }

    /// Takes all that waits; waits for something when `mayWait`.
    ///
    /// `nil`: closed, and nothing is left.
    package func take(mayWait: Bool) -> [Job]? {
        while true {
            let (jobs, isOver) = state.withLock { state -> ([Job], Bool) in
                let jobs = state.jobs
                state.jobs = []
                state.bytes = 0
                state.isAwake = !jobs.isEmpty || !mayWait
                return (jobs, state.isClosed && jobs.isEmpty)
            }
            if isOver { return nil }
            guard jobs.isEmpty, mayWait, let signal else { return jobs }
            signal.wait()
        }
    }

    /// Takes all that waits, without waiting; what comes from now on is told.
    ///
    /// `nil`: closed, and nothing is left.
    package func drain() -> [Job]? {
        state.withLock { state in
            let jobs = state.jobs
            state.jobs = []
            state.bytes = 0
            state.isAwake = false
            return state.isClosed && jobs.isEmpty ? nil : jobs
        }
    }

    /// Nothing waits at this moment.
    package var isEmpty: Bool { state.withLock { $0.jobs.isEmpty } }

    /// Refuses what comes from now on.
    package func close() {
        state.withLock { state in
            state.isClosed = true
            state.isAwake = true
        }
        wake()
    }
}
