package import EventLoop

/// Callers that wait for something to change.
package struct WaiterList {
    private var waiters: [LoopWaiter] = []

    package init() {}

    var isEmpty: Bool { waiters.isEmpty }

    package mutating func add(_ waiter: LoopWaiter) { waiters.append(waiter) }
    package mutating func remove(_ waiter: LoopWaiter) { waiters.removeAll { $0 === waiter } }
    package mutating func signalAll() {
        let all = waiters
        waiters = []
        for waiter in all { waiter.signal() }
    }
}
