import EventLoop
import ProviderKit
import Store

/// The changes of a session on their way to the disk: those that must get there, and callers' changes behind them.
struct SessionCommits<Owner: Actor> {
    /// Changes that must get to the disk and are not there yet.
    var queue = CommitQueue<Owner>(epoch: 0)
    /// Callers' changes that wait until the store takes changes again.
    var held: [HeldCommit] = []
    /// The next try of a store that took nothing.
    var retryTimer: TimerID?
    /// The pauses between such tries.
    var backoff = Backoff()
}
