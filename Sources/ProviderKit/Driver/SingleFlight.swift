public import EventLoop

/// One piece of work for all who want what comes of it: whoever comes first begins it, the others wait; on one loop.
///
/// The work runs in a task of its own, so that nobody who gives up waiting takes it along, and is bounded by itself.
public final class SingleFlight {
    private let loop: Loop
    private var waiters: [LoopWaiter] = []
    private var task: Task<Void, Never>?

    /// Nothing is under way.
    public init(loop: Loop) { self.loop = loop }

    /// The work has begun and is not at its end.
    public var isUnderWay: Bool { task != nil }

    /// Begins the work, unless it is under way.
    ///
    /// - Parameter work: runs on the loop; puts what comes of it where those who wait will look.
    public func begin(_ work: @escaping @Sendable () async -> Void) {
        guard task == nil else { return }
        let flight = LoopBound(self, loop: loop)
        task = Task(executorPreference: loop.taskExecutor) {
            await work()
            flight.value.land()
        }
    }

    /// Waits for the end of what is under way; false after so long, or where the caller's task is cancelled.
    public func wait(atMost limit: Duration) async -> Bool {
        guard isUnderWay else { return true }
        let waiter = LoopWaiter(loop: loop)
        waiters.append(waiter)
        if await waiter.wait(atMost: limit) { return true }
        waiters.removeAll { $0 === waiter }
        return false
    }

    private func land() {
        assert(isUnderWay, "The work ends once.")
        task = nil
        let waiting = waiters
        waiters = []
        for waiter in waiting { waiter.signal() }
    }
}
