import EventLoop
package import Kernel
import Store

/// The commits of one turn of a loop, handed to the store in one piece when the turn ends.
///
/// So what one turn brings about shares a sync of the disk also when the store is idle, such as "sent" and an answer
/// that came at once, and the store's thread is woken once. On the loop only.
package final class CommitBatcher: Sendable {
    private let loop: Loop
    private let store: any Store
    private let waiting: LoopBound<[StoreCommit]>
    /// When each piece was handed in that is not answered yet, in that order.
    private let unanswered: LoopBound<[Instant]>
    /// Series of attempts begun so far.
    private let epochs: LoopBound<UInt64>
    private let watch: StoreWatch

    init(loop: Loop, store: any Store, watch: StoreWatch) {
        self.loop = loop
        self.store = store
        self.watch = watch
        waiting = LoopBound(unchecked: [], loop: loop)
        unanswered = LoopBound(unchecked: [], loop: loop)
        epochs = LoopBound(unchecked: 0, loop: loop)
    }

    /// Commits a change after those that were handed in before; answered on the loop, in commit order.
    func commit(_ transaction: StoreTransaction, _ done: @escaping StoreReply<StoreOutcome>) {
        waiting.value.append(StoreCommit(transaction, done))
        if waiting.value.count == 1 { loop.atEndOfTurn { [self] in flush() } }
    }

    /// A series of attempts that comes after all others of this loop, and so of each of its sessions.
    func nextEpoch() -> UInt64 {
        epochs.value += 1
        return epochs.value
    }

    private func flush() {
        var commits: [StoreCommit] = []
        swap(&commits, &waiting.value)
        // Answers come in commit order, so the last one's is that of the piece.
        if let last = commits.popLast() {
            unanswered.value.append(loop.now)
            commits.append(
                StoreCommit(last.transaction) { [self] result in
                    if !unanswered.value.isEmpty { unanswered.value.removeFirst() }
                    watch.took(result, at: loop.now)
                    last.done(result)
                })
        }
        store.commit(commits, replyTo: loop)
    }

    /// How long the oldest change has waited for the store that waits; zero when none does.
    package func wait(at now: Instant) -> Duration {
        guard let oldest = unanswered.value.first, now > oldest else { return .zero }
        return now - oldest
    }
}
