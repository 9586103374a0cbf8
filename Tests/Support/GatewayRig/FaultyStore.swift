package import Domain
package import Store
import Synchronization

/// A store whose writes and reads fail, or wait, when told to, all of them or some.
package final class FaultyStore: Store {
    struct State {
        var failure: StoreError?
        var readFailure: StoreError?
        var refusedReads = 0
        var outboxFailure: StoreError?
        var judge: (@Sendable (StoreTransaction) -> StoreError?)?
        var orders = BrokenOrders()
        var valueFailure: StoreError?
        var refusedValues = 0
        var hookFailure: StoreError?
        var refusedHooks = 0
        var isHolding = false
        var isLeaseLost = false
        var held: [Held] = []
        var isKeepingAnswers = false
        var answers: [@Sendable () -> Void] = []
    }

    /// A write that waits: to be done, or to fail.
    struct Held {
        let work: @Sendable () -> Void
        let fail: @Sendable (StoreError) -> Void
    }

    let inner: any Store
    let state = Mutex(State())

    package init(_ inner: any Store) { self.inner = inner }

    /// False when told so, or where the store inside says so.
    package var holdsLease: Bool { !state.withLock { $0.isLeaseLost } && inner.holdsLease }
    /// Lets another process seem to have the log, or no more.
    package func loseLease(_ isLost: Bool) { state.withLock { $0.isLeaseLost = isLost } }

    /// Lets all writes fail from now on, or none.
    package func fail(with failure: StoreError?) { state.withLock { $0.failure = failure } }

    /// Lets those commits fail for which `judge` gives an error; what it leaves is done.
    package func failCommits(_ judge: (@Sendable (StoreTransaction) -> StoreError?)?) {
        state.withLock { $0.judge = judge }
    }

    /// Lets all reads fail from now on, or none.
    package func failReads(with failure: StoreError?) { state.withLock { $0.readFailure = failure } }

    /// Lets no outbox be read from now on, as sessions that are taken up want it, or all again.
    package func failOutboxes(with failure: StoreError?) { state.withLock { $0.outboxFailure = failure } }

    /// How many reads have failed.
    package var refusedReads: Int { state.withLock { $0.refusedReads } }

    func read<Answer: Sendable>(
        _ target: any StoreReplyTarget, _ done: @escaping StoreReply<Answer>, _ work: () -> Void
    ) {
        let failure = state.withLock { state in
            if state.readFailure != nil { state.refusedReads += 1 }
            return state.readFailure
        }
        if let failure { target.post { done(.failure(failure)) } } else { work() }
    }

    /// Lets nothing be read of what webhooks brought from now on, or all again.
    package func failHooks(with failure: StoreError?) { state.withLock { $0.hookFailure = failure } }

    /// How many reads of what webhooks brought have failed.
    package var refusedHooks: Int { state.withLock { $0.refusedHooks } }

    /// Lets no value of a leg be read from now on, or all again.
    package func failValues(with failure: StoreError?) { state.withLock { $0.valueFailure = failure } }

    /// How often a value of a leg was asked for and not given.
    package var refusedValues: Int { state.withLock { $0.refusedValues } }

    /// Lets writes wait until ``release()``.
    package func hold() { state.withLock { $0.isHolding = true } }

    /// Writes that wait.
    package var heldCount: Int { state.withLock { $0.held.count } }

    package func release() {
        // Writes that come meanwhile wait as well, so that they do not overtake.
        while let held = takeHeld() {
            for one in held { one.work() }
        }
    }

    /// The writes that wait; once none do, writes wait no longer.
    private func takeHeld() -> [Held]? {
        state.withLock { state in
            defer { state.held = [] }
            state.isHolding = !state.held.isEmpty
            return state.held.isEmpty ? nil : state.held
        }
    }

    /// Lets the first of the writes that wait go through; the others wait on.
    package func releaseFirst() {
        let first = state.withLock { $0.held.isEmpty ? nil : $0.held.removeFirst() }
        first?.work()
    }

    /// Lets commits be done and their answers wait until ``giveAnswers()``: all others see what they wrote.
    package func keepAnswers() { state.withLock { $0.isKeepingAnswers = true } }

    /// Answers that wait.
    package var keptAnswers: Int { state.withLock { $0.answers.count } }

    package func giveAnswers() {
        let answers = state.withLock { state in
            defer { state.answers = [] }
            state.isKeepingAnswers = false
            return state.answers
        }
        for answer in answers { answer() }
    }

    /// A reply that waits while answers are kept, and is posted to its target else.
    private func late<Answer: Sendable>(
        _ target: any StoreReplyTarget, _ done: @escaping StoreReply<Answer>
    ) -> StoreReply<Answer> {
        { [self] result in
            let isKept = state.withLock { state in
                if state.isKeepingAnswers { state.answers.append { target.post { done(result) } } }
                return state.isKeepingAnswers
            }
            if !isKept { done(result) }
        }
    }

    /// Lets the writes that wait fail, and no further ones wait.
    package func failHeld(with failure: StoreError) {
        let held = state.withLock { state in
            defer { state.held = [] }
            state.isHolding = false
            return state.held
        }
        for one in held { one.fail(failure) }
    }

    private func write<Answer: Sendable>(
        _ target: any StoreReplyTarget, _ done: @escaping StoreReply<Answer>, for transaction: StoreTransaction? = nil,
        _ work: @escaping @Sendable () -> Void
    ) {
        var isHeld = false
        let failure: StoreError? = state.withLock { state in
            if let transaction, state.orders.mustFail(transaction) { return .outOfTurn }
            let failure = state.failure ?? transaction.flatMap { state.judge?($0) }
            if failure == nil, state.isHolding {
                state.held.append(
                    Held(work: work) { [self] failure in
                        if let transaction { self.state.withLock { $0.orders.note(failureOf: transaction) } }
                        target.post { done(.failure(failure)) }
                    })
                isHeld = true
            }
            if failure != nil, let transaction { state.orders.note(failureOf: transaction) }
            return failure
        }
        if let failure { return target.post { done(.failure(failure)) } }
        if !isHeld { work() }
    }

    package func commit(_ commits: [StoreCommit], replyTo target: any StoreReplyTarget) {
        for one in commits { commit(one.transaction, replyTo: target, one.done) }
    }

    package func commit(
        _ transaction: StoreTransaction, replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<StoreOutcome>
    ) {
        let late = late(target, done)
        write(target, done, for: transaction) { [inner] in inner.commit(transaction, replyTo: target, late) }
    }

    package func erase(
        _ session: SessionID, event: NewEvent?, pendingTermination: LegID?, at: Int64,
        replyTo target: any StoreReplyTarget,
        _ done: @escaping StoreReply<Bool>
    ) {
        write(target, done) { [inner] in
            inner.erase(session, event: event, pendingTermination: pendingTermination, at: at, replyTo: target, done)
        }
    }

    package func purgeExpired(
        now: Int64, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<StorePurge>
    ) {
        inner.purgeExpired(now: now, replyTo: target, done)
    }

    package func probe(
        writes: Bool, replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<StoreRoom>
    ) {
        guard writes else { return inner.probe(writes: false, replyTo: target, done) }
        write(target, done) { [inner] in inner.probe(writes: true, replyTo: target, done) }
    }

    package func shrink(replyTo target: any StoreReplyTarget, _ done: @escaping StoreReply<Void>) {
        inner.shrink(replyTo: target, done)
    }

    package func close() { inner.close() }
}
