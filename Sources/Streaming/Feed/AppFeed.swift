import Conversations
package import EventLoop
import Synchronization

/// The listeners to all events of one app, on every loop.
///
/// A commit that nobody listens to costs one look at a number.
package final class AppFeed: Sendable {
    /// Streams and long polls at a time.
    static let listenersMax = 64

    private let listeners = Atomic<Int>(0)
    private let tables: [FeedTable]

    init(loops: [Loop]) { tables = loops.map(FeedTable.init) }

    /// Something of the app was committed; may be called on any thread.
    func wake() {
        // A new listener counts itself first and reads then, so a commit that it has not read finds it counted.
        guard listeners.load(ordering: .acquiring) > 0 else { return }
        for table in tables { table.wake() }
    }

    var listenerCount: Int { listeners.load(ordering: .acquiring) }
    /// There are fewer listeners than allowed.
    package var hasRoom: Bool { listenerCount < Self.listenersMax }

    /// Counts one listener more.
    package func join() { listeners.wrappingAdd(1, ordering: .acquiringAndReleasing) }

    /// A listener has gone.
    package func leave() { listeners.wrappingSubtract(1, ordering: .acquiringAndReleasing) }

    /// The listeners of one loop.
    package func table(of loop: Loop) -> FeedTable { tables[loop.index] }

    /// Sends all listeners away because the process goes down; may be called on any thread.
    func drain(spread: Duration) {
        for table in tables { table.drain(ReconnectSpread(readers: listenerCount, limit: spread)) }
    }
}

/// The listeners of one app on one loop.
package final class FeedTable: Sendable {
    private struct State {
        var waiters = WaiterList()
        var streams: [FeedStream] = []
        var spread: ReconnectSpread?
    }

    private let loop: Loop
    /// The loop has been told, and has yet to look.
    private let isNotified = Atomic<Bool>(false)
    private let state: LoopBound<State>

    init(loop: Loop) {
        self.loop = loop
        state = LoopBound(unchecked: State(), loop: loop)
    }

    /// Wakes the listeners: once for all commits until the loop comes to it.
    func wake() {
        guard !isNotified.exchange(true, ordering: .acquiringAndReleasing) else { return }
        loop.execute { [self] in
            // Before the listeners look, so that a commit they do not see tells the loop again.
            _ = isNotified.exchange(false, ordering: .acquiringAndReleasing)
            state.value.waiters.signalAll()
            for stream in state.value.streams { stream.heard() }
        }
    }

    func drain(_ spread: ReconnectSpread) {
        loop.execute { [self] in
            state.value.spread = spread
            state.value.waiters.signalAll()
            for stream in state.value.streams { stream.drain() }
        }
    }

    /// How listeners that are sent away are spread; `nil` while nobody is.
    ///
    /// On the loop only.
    var spread: ReconnectSpread? { state.value.spread }

    /// Adds a long poll; on the loop only.
    package func add(_ waiter: LoopWaiter) { state.value.waiters.add(waiter) }

    /// Takes a long poll out; on the loop only.
    package func remove(_ waiter: LoopWaiter) { state.value.waiters.remove(waiter) }

    /// Adds a stream; on the loop only.
    func add(_ stream: FeedStream) { state.value.streams.append(stream) }

    /// Takes a stream out; on the loop only.
    func remove(_ stream: FeedStream) { state.value.streams.removeAll { $0 === stream } }
}
