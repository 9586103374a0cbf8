import Domain

/// The work of the store's thread: commits in groups, then what was asked beside them, then housekeeping.
struct StoreWorker: ~Copyable {
    var log: SQLiteLog
    let inbox: StoreInbox
    let options: SQLiteStoreOptions
    /// Callers that wait for an erasure, by the session's row.
    private var eraseReplies: [(session: Int64, target: any StoreReplyTarget, done: StoreReply<Bool>)] = []
    /// An erasure failed; it is tried again with the next work, not in a circle.
    private var erasureStalled = false
    /// The copy under way; one at a time.
    private var copying = CopyUnderWay?.none

    init(log: consuming SQLiteLog, inbox: StoreInbox, options: SQLiteStoreOptions) {
        self.log = log
        self.inbox = inbox
        self.options = options
    }

    /// Works until the inbox is closed and empty.
    mutating func run() {
        while let jobs = inbox.take(mayWait: !hasMore) { turn(jobs) }
        finish()
    }

    /// Something is begun that needs further turns.
    var hasMore: Bool { !(log.erasures.isEmpty || erasureStalled) || copying != nil }

    /// Does what was taken, and a piece of what takes longer.
    mutating func turn(_ jobs: [StoreJob]) {
        if !jobs.isEmpty { erasureStalled = false }
        for refused in inbox.takeRefused() { log.brokenOrders.note(failureOf: refused) }
        var next = 0
        while next < jobs.count { next = runSlice(jobs, from: next) }
        stepErasure()
        stepCopy()
        checkpointWhenDue()
    }

    /// Answers those who still wait, and writes everything back.
    mutating func finish() {
        endCopy(.failure(.closed))
        for reply in eraseReplies { reply.target.post { [done = reply.done] in done(.failure(.closed)) } }
        do {
            try log.connection.checkpoint(truncating: true)
        } catch {
            // The write-ahead log stays beside the file and is read when it is next opened.
        }
    }

    /// Commits as many transactions as one group takes, then does the other jobs that stand between them.
    private mutating func runSlice(_ jobs: [StoreJob], from first: Int) -> Int {
        var group: [StoreTransaction] = []
        var replies: [(target: any StoreReplyTarget, done: StoreReply<StoreOutcome>)] = []
        var others: [StoreJob] = []
        var bytes = 0
        var next = first
        while next < jobs.count && group.count < options.groupTransactionsMax && bytes < options.groupBytesMax {
            if case .commit(let commit, let target) = jobs[next] {
                group.append(commit.transaction)
                replies.append((target, commit.done))
                bytes += commit.transaction.byteCount
            } else {
                others.append(jobs[next])
            }
            next += 1
        }
        assert(next > first, "Each slice does something.")
        assert(group.count == replies.count, "Each change has its answer.")
        if !group.isEmpty { CommitAnswers.post(commit(group), replies) }
        for job in others { run(job) }
        return next
    }

    /// Runs a group, unless the write-ahead log has outgrown its bound because it cannot be written back.
    private mutating func commit(_ group: [StoreTransaction]) -> [Result<StoreOutcome, StoreError>] {
        if log.connection.walBytes > options.walBytesMax {
            do {
                try log.connection.checkpoint(truncating: false)
            } catch {
                return log.refuse(group, error)
            }
        }
        let results = log.run(group)
        options.committed(group.count)
        return results
    }

    private mutating func run(_ job: StoreJob) {
        switch job {
        case .commit: break  // `runSlice` has put them into the group.
        case .work(let target, let body): target.post(body(&log))
        case .erase(let session, let event, let pendingTermination, let at, let target, let done):
            do {
                switch try log.beginErasure(session, event: event, pendingTermination: pendingTermination, at: at) {
                case .noSession: target.post { done(.success(false)) }
                case .done: target.post { done(.success(true)) }
                case .begun(let row): eraseReplies.append((row, target, done))
                }
            } catch {
                target.post { done(.failure(error)) }
            }
        case .copy(let path, let target, let done): beginCopy(to: path, target, done)
        }
    }

    // MARK: Copies

    private mutating func beginCopy(
        to path: String, _ target: any StoreReplyTarget, _ done: @escaping StoreReply<StoreCopy>
    ) {
        guard copying == nil else { return target.post { done(.failure(.overloaded)) } }
        do {
            copying = CopyUnderWay(copy: try SQLiteCopy(of: log.connection, to: path), target: target, done: done)
        } catch {
            target.post { done(.failure(error)) }
        }
    }

    private mutating func stepCopy() {
        guard var current = copying.take() else { return }
        do {
            let isComplete = try current.copy.step()
            let bytes = current.copy.byteCount
            copying = consume current
            if isComplete { endCopy(.success(StoreCopy(byteCount: bytes))) }
        } catch {
            copying = consume current
            endCopy(.failure(error))
        }
    }

    /// Closes the copy's file before anybody is told of it.
    private mutating func endCopy(_ result: Result<StoreCopy, StoreError>) {
        guard let ended = copying.take() else { return }
        let (target, done) = ended.end()
        target.post { done(result) }
    }

    // MARK: Housekeeping

    private mutating func stepErasure() {
        guard !erasureStalled, let session = log.erasures.first?.session else { return }
        do {
            if try log.stepErasure() != nil { answerErasure(of: session, .success(true)) }
        } catch {
            erasureStalled = true
            answerErasure(of: session, .failure(error))
        }
    }

    private mutating func answerErasure(of session: Int64, _ result: Result<Bool, StoreError>) {
        for reply in eraseReplies where reply.session == session {
            reply.target.post { [done = reply.done] in done(result) }
        }
        eraseReplies.removeAll { $0.session == session }
        assert(!eraseReplies.contains { $0.session == session }, "A caller is answered once.")
    }

    /// Writes the log back between groups: when it has grown, sooner when nothing waits.
    private func checkpointWhenDue() {
        let bytes = log.connection.walBytes
        guard bytes >= options.checkpointBytes || (bytes >= options.checkpointBytes / 4 && inbox.isEmpty) else {
            return
        }
        do {
            try log.connection.checkpoint(truncating: false)
        } catch {
            // Tried again after the next group; past its bound, groups are refused with this error.
        }
    }
}

/// A copy of the database and who waits for it.
private struct CopyUnderWay: ~Copyable {
    var copy: SQLiteCopy
    let target: any StoreReplyTarget
    let done: StoreReply<StoreCopy>

    /// Closes the file; gives who is to be told.
    consuming func end() -> (target: any StoreReplyTarget, done: StoreReply<StoreCopy>) { (target, done) }
}
