import Domain

/// Something for the store's thread to do.
enum StoreJob: Sendable {
    /// A transaction that may share its commit with others.
    case commit(StoreCommit, any StoreReplyTarget)
    /// Anything else; returns what is to be called on the target.
    case work(any StoreReplyTarget, @Sendable (inout SQLiteLog) -> @Sendable () -> Void)
    /// An erasure.
    case erase(SessionID, NewEvent?, pendingTermination: LegID?, at: Int64, any StoreReplyTarget, StoreReply<Bool>)
    /// A copy of the database into a file.
    case copy(path: String, any StoreReplyTarget, StoreReply<StoreCopy>)
}

extension StoreJob: QueuedJob {
    var heldTransaction: StoreTransaction? {
        if case .commit(let commit, _) = self, commit.transaction.order?.holdsOthers == true {
            return commit.transaction
        }
        return nil
    }
}

/// The queue of a store on SQLite.
typealias StoreInbox = JobInbox<StoreJob>
