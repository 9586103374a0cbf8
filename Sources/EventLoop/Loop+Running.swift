public import Kernel
import Synchronization

extension Loop {
    /// A turn's share of time for jobs: what is left waits until descriptors and timers had theirs.
    static let turnBudget: Duration = .milliseconds(5)

    /// Starts the loop's thread.
    public func start() throws(SystemError) -> Thread.Handle {
        try Thread.start(name: name) { [self] in run() }
    }

    /// Makes the calling thread the loop's, so that it may watch and schedule before it runs.
    public func prepareToRun() { adoptThread() }

    /// Runs the loop on the calling thread until ``stop()``.
    public func run() {
        adoptThread()
        while turn(waiting: true) {}
        thread.store(0, ordering: .relaxed)
    }

    /// Makes the loop end once nothing is ready; may be called on any thread.
    public func stop() {
        inbox.withLock { $0.stopping = true }
        wake.notify()
    }

    /// The statistics of the loop so far, with the longest turn since the last call; on the loop only.
    public func takeStatistics() -> LoopStatistics {
        let state = state
        defer { state.statistics.longestTurn = .zero }
        return state.statistics
    }

    func adoptThread() {
        let previous = thread.exchange(Thread.current, ordering: .relaxed)
        precondition(previous == 0 || previous == Thread.current, "a loop runs on one thread")
    }

    /// Makes one turn: wait, descriptors, timers, jobs, ends of turn.
    ///
    /// `false` once stopped and idle.
    func turn(waiting: Bool) -> Bool {
        let state = unsafe confined
        let stopping = collectInbox(state)
        let idle = state.ready.isEmpty
        if stopping && idle { return false }
        let answers: Int
        do {
            answers = try state.poller.wait(milliseconds: idle && waiting ? waitMilliseconds(state) : 0)
        } catch {
            // The arguments are ours, so any failure but an interruption is a defect.
            preconditionFailure("the kernel queue failed: \(error)")
        }
        state.readClock()
        // By the machine's clock, which no test moves on meanwhile.
        let began = Instant(nanoseconds: state.now.nanoseconds &- state.aheadNanoseconds)
        state.statistics.turns &+= 1
        state.dispatch(answers, wake: wake)
        state.fireTimers()
        runJobs(state, began)
        runEndOfTurn(state)
        if state.clock == nil {
            state.statistics.longestTurn = max(state.statistics.longestTurn, Instant.now - began)
        }
        return true
    }

    /// Takes what other threads left.
    ///
    /// With nothing to do the inbox is told that the next poster must wake us.
    private func collectInbox(_ state: LoopState) -> Bool {
        inbox.withLock { box in
            if state.ready.isEmpty {
                swap(&state.ready, &box.jobs)
            } else {
                state.ready.append(contentsOf: box.jobs)
            }
            box.jobs.removeAll(keepingCapacity: true)
            box.awake = !state.ready.isEmpty
            return box.stopping
        }
    }

    private func waitMilliseconds(_ state: LoopState) -> CInt {
        guard let next = state.timers.next else { return -1 }
        let now = state.present
        guard next > now else { return 0 }
        // Rounded up, so that a timer is due when its wait is over.
        return CInt(clamping: ((next - now).nanoseconds + 999_999) / 1_000_000)
    }

    private func runJobs(_ state: LoopState, _ began: Instant) {
        while !state.ready.isEmpty {
            swap(&state.ready, &state.running)
            for i in state.running.indices { run(state.running[i], state) }
            state.statistics.jobs &+= state.running.count
            state.running.removeAll(keepingCapacity: true)
            if state.clock == nil, Instant.now - began > Self.turnBudget { return }
        }
    }

    func run(_ job: LoopJob, _ state: LoopState) {
        switch job {
        case .work(let work): work()
        case .task(let job): unsafe job.runSynchronously(on: taskExecutor.asUnownedTaskExecutor())
        case .actor(let job):
            unsafe job.runSynchronously(
                isolatedTo: serialExecutor.asUnownedSerialExecutor(), taskExecutor: taskExecutor.asUnownedTaskExecutor()
            )
        }
    }

    func runEndOfTurn(_ state: LoopState) {
        while !state.endOfTurn.isEmpty {
            swap(&state.endOfTurn, &state.finishing)
            for work in state.finishing { work() }
            state.finishing.removeAll(keepingCapacity: true)
        }
    }
}
