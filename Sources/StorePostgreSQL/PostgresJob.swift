import Domain
import Store

/// Something for the store's loop to do.
enum PostgresJob: Sendable {
    /// A transaction that may share its commit with others.
    case commit(StoreCommit, any StoreReplyTarget)
    /// A question.
    case ask(Asking)
    /// An erasure.
    case erase(ErasureRequest)
}

extension PostgresJob: QueuedJob {
    var heldTransaction: StoreTransaction? {
        if case .commit(let commit, _) = self, commit.transaction.order?.holdsOthers == true {
            return commit.transaction
        }
        return nil
    }
}
