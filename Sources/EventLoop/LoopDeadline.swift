import Kernel

/// The end of a wait in rounds: whoever waits for something to become so looks again after each ``LoopWaiter``.
///
/// It is over for whoever is cancelled as well: nothing waits in such a task, so that it would go round and round, and
/// take the loop for itself until the time is up.
public struct LoopDeadline {
    private let loop: Loop
    private let end: Instant

    /// So long from now on; on any thread.
    public init(on loop: Loop, after limit: Duration) {
        self.loop = loop
        end = loop.now + limit
    }

    /// Another round may be waited for.
    public var isAhead: Bool { loop.now < end && !Task.isCancelled }

    /// The time that is left; zero when there is none.
    public var left: Duration { max(.zero, end - loop.now) }
}
