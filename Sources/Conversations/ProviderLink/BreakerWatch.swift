import EventLoop
import Synchronization

/// Tells the sessions of a provider, on each of their loops, that it begins to be spared, and that it is no more.
final class BreakerWatch: Sendable {
    private struct State {
        var isSpared = false
        var watchers: [(loop: Loop, notify: @Sendable (Bool) -> Void)] = []
    }

    private let state = Mutex(State())

    /// Whether the provider is spared, as was told last.
    var isSpared: Bool { state.withLock { $0.isSpared } }

    /// Has `notify` called on a loop at each change.
    func watch(on loop: Loop, _ notify: @escaping @Sendable (Bool) -> Void) {
        state.withLock { $0.watchers.append((loop, notify)) }
    }

    /// Tells of it, if it is news; on any thread.
    func note(isSpared: Bool) -> Bool {
        let watchers = state.withLock { state in
            guard state.isSpared != isSpared else { return [(loop: Loop, notify: @Sendable (Bool) -> Void)]?.none }
            state.isSpared = isSpared
            return state.watchers
        }
        guard let watchers else { return false }
        for watcher in watchers { watcher.loop.execute { watcher.notify(isSpared) } }
        return true
    }
}
