import Chronology
import Domain
import EventLoop
import Kernel
import ProviderKit
import Store
import Telemetry

extension Session {
    /// An event of this session, dated now.
    func event(
        _ type: String, _ data: [UInt8], carriesSeq: Bool = false, native: [UInt8]? = nil, isPassive: Bool? = nil
    ) -> PendingEvent {
        PendingEvent(
            id: EventID(environment.shard.ids.next(id.value.bucket)), type: type, at: environment.now, data: data,
            leg: spokenLeg, carriesSeq: carriesSeq, native: native,
            isPassive: isPassive ?? EventType.passive.contains(type))
    }

    /// Puts changes and events into one transaction.
    func transaction(
        _ changes: [StoreChange], _ events: [PendingEvent], claim: IdempotencyClaim? = nil
    ) -> StoreTransaction {
        let stored = events.map {
            NewEvent(
                id: $0.id, type: $0.type, at: $0.at.milliseconds, leg: $0.leg, data: $0.data, carriesSeq: $0.carriesSeq,
                isPassive: $0.isPassive)
        }
        return StoreTransaction(session: id, claim: claim, changes: changes, events: stored)
    }

    /// Commits a caller's change once; the caller hears of a failure.
    func commit(_ transaction: StoreTransaction, _ events: [PendingEvent]) async throws(StoreError) -> StoreOutcome {
        try await begin(transaction, events).outcome()
    }

    /// Hands a change to the store at once; its outcome is waited for later.
    ///
    /// For what must be stored in the order in which it was decided: a task that prefers another loop goes through this
    /// loop's line at each `await`, also of a method of this very actor, and would be overtaken there. While older
    /// changes wait for a store that took none, it waits behind one more try of those: the log does not go on without
    /// them.
    ///
    /// - Parameter then: runs in the completion, ahead of the events; told whether the change is on the disk. What the
    ///   actor shows of the change is changed there, so that nobody sees a log that is ahead of it.
    func begin(
        _ transaction: StoreTransaction, _ events: [PendingEvent],
        then: @escaping @Sendable (isolated Session, Bool) -> Void = { _, _ in }
    ) -> CommitInFlight {
        let commit = CommitInFlight(loop: environment.loop)
        let changes = transaction.changes
        delivery.recent.note(changes)
        let settle: StoreReply<StoreOutcome> = { [self] result in
            // In the completion itself, so that events come out in commit order.
            assumeIsolated { session in
                if case .success(.committed(let firstSeq)) = result {
                    then(session, true)
                    session.publish(events, firstSeq: firstSeq)
                } else {
                    session.delivery.recent.forget(changes)
                    then(session, false)
                }
            }
            commit.settle(result)
        }
        let held = HeldCommit(transaction: transaction, reply: settle)
        if commits.queue.isStalled {
            // Whether the store takes changes again is found out now, with what waits for it.
            commits.held.append(held)
            retryCommits()
        } else {
            submit(held)
        }
        return commit
    }

    private func submit(_ held: HeldCommit) {
        var transaction = held.transaction
        transaction.order = CommitOrder(epoch: commits.queue.epoch, holdsOthers: false)
        environment.shard.batcher.commit(transaction, held.reply)
    }

    /// The store still takes nothing: callers hear of it.
    private func failHeldCommits(_ error: StoreError) {
        let held = commits.held
        commits.held = []
        for one in held { one.reply(.failure(error)) }
    }

    /// Commits a change that must not be lost: again and again, in order, until it is on disk; then runs `then`.
    func commitSurely(
        _ changes: [StoreChange], _ events: [PendingEvent], claim: IdempotencyClaim? = nil,
        then: @escaping @Sendable (isolated Session) -> Void = { _ in }
    ) {
        delivery.recent.note(changes)
        let pending = PendingCommit(
            transaction: transaction(changes, events, claim: claim), events: events, then: then)
        if let entry = commits.queue.append(pending) { return submit(entry) }
        if commits.queue.count > Self.stalledMax { pauseLink() }
    }

    /// The same; returns once it is on disk.
    func commitAndWait(
        _ changes: [StoreChange], _ events: [PendingEvent],
        then: @escaping @Sendable (isolated Session) -> Void = { _ in }
    ) async {
        await withCheckedContinuation { done in
            commitSurely(changes, events) { session in
                then(session)
                done.resume()
            }
        }
    }

    /// Changes that may wait for a store that takes none; beyond it the provider's link is closed until it does.
    static let stalledMax = 1000
    /// How long a store that took nothing is left alone: the first time, and at most.
    private static let commitRetryPauses: ClosedRange<Duration> = .milliseconds(250) ... .seconds(4)

    /// Stops listening to the provider, since what it says can be kept nowhere.
    func pauseLink() {
        guard providerLink.pausedAt == nil, let dropped = dropLink() else { return }
        providerLink.pausedAt = environment.now
        Task(executorPreference: environment.loop.taskExecutor) { await dropped.suspend() }
    }

    /// Listens again once everything is on disk, and tells of the gap.
    func unpauseLink() {
        guard let since = providerLink.pausedAt, !commits.queue.isStalled, providerLink.inbox.events.isEmpty,
            machine.isLive
        else { return }
        providerLink.pausedAt = nil
        missed(
            UntoldGap(
                from: since.milliseconds, to: environment.now.milliseconds,
                isRecovered: provider?.adapter.tellsWhatWasMissed == true))
        openLink(resumed: true)
    }

    private func submit(_ entry: CommitQueue<Session>.Entry) {
        var transaction = entry.commit.transaction
        transaction.order = CommitOrder(epoch: commits.queue.epoch, holdsOthers: true)
        environment.shard.batcher.commit(transaction) { [self] result in
            assumeIsolated { session in session.settled(entry, result) }
        }
    }

    private func settled(_ entry: CommitQueue<Session>.Entry, _ result: Result<StoreOutcome, StoreError>) {
        let wasStalled = commits.queue.isStalled
        switch result {
        case .success(let outcome):
            // Where nothing was committed, an item of the vendor's was there already, or the session was erased
            // meanwhile: there is nothing to publish.
            let rest = commits.queue.settled(entry.number)
            entry.commit.then(self)
            if case .committed(let firstSeq) = outcome {
                publish(entry.commit.events, firstSeq: firstSeq)
            } else {
                delivery.recent.forget(entry.commit.transaction.changes)
            }
            for entry in rest { submit(entry) }
            if case .duplicateItem = outcome { rewriteUnderWay(after: entry.commit.transaction) }
            if wasStalled, !commits.queue.isStalled { storeRecovered() }
        case .failure(let error):
            environment.parts.metrics.storeFailures.increment()
            commits.queue.failed(entry.number)
            if commits.queue.isReadyForRetry { failHeldCommits(error) }
            if !wasStalled {
                environment.parts.logger.error(
                    "a change could not be stored and is tried again",
                    [LogField("session", .describing(id)), LogField("error", .string("\(error)"))])
            }
        }
        guard commits.queue.isReadyForRetry, commits.retryTimer == nil else { return }
        commits.retryTimer = environment.loop.schedule(after: commits.backoff.next(in: Self.commitRetryPauses)) {
            [self] in
            assumeIsolated { session in session.retryCommits() }
        }
    }

    /// The state under way that came with an item that was there already has not got to the disk with it.
    private func rewriteUnderWay(after transaction: StoreTransaction) {
        let wasIn = transaction.changes.contains { change in
            if case .setLegValue(_, LegRecord.underWayKey, _, _) = change { true } else { false }
        }
        guard wasIn else { return }
        underWay.isChanged = true
        commitSurely(underWayChanges(), [])
    }

    private func retryCommits() {
        guard commits.queue.isReadyForRetry else { return }
        if let retryTimer = commits.retryTimer { environment.loop.cancel(retryTimer) }
        commits.retryTimer = nil
        if let entry = commits.queue.retry(epoch: environment.shard.batcher.nextEpoch()) { submit(entry) }
    }

    /// The store takes changes again: what waited for that goes on.
    private func storeRecovered() {
        commits.backoff.reset()
        let held = commits.held
        commits.held = []
        for one in held { submit(one) }
        environment.parts.logger.info("changes are stored again", [LogField("session", .describing(id))])
        unpauseLink()
        if providerLink.inbox.isLookupStalled {
            providerLink.inbox.isLookupStalled = false
            environment.loop.atEndOfTurn { [self] in assumeIsolated { $0.lookUp() } }
        }
        startPump()
    }

    /// Makes committed events visible: the head moves, readers and waiting callers are told.
    func publish(_ events: [PendingEvent], firstSeq: Int64) {
        if let used = events.last(where: { !$0.isPassive }) { machine.used(at: used.at) }
        environment.parts.metrics.events.increment(by: events.count)
        let view = readers.isEmpty ? nil : frontEnds(on: loop)
        for (offset, event) in events.enumerated() {
            let seq = firstSeq + Int64(offset)
            machine.published(Cursor(session: id, seq: seq, event: event.id))
            guard !readers.isEmpty else { continue }
            let envelope = EventEnvelope(
                id: event.id, seq: seq, cursor: .session(head), type: event.type, at: event.at, session: id,
                leg: event.leg,
                data: event.data, carriesSeq: event.carriesSeq)
            notifyReaders(
                PublishedEvent(
                    envelope, cursor: head, native: readers.nativeCount > 0 ? event.native : nil,
                    frontEndData: view?.event(event.type, event.data)))
        }
        guard !events.isEmpty else { return }
        waiters.events.signalAll()
        environment.parts.readers.wakeFeed(of: app, on: loop)
    }

    /// Tells readers something that goes past the log.
    func publishPassing(_ type: String, _ data: [UInt8]) {
        guard !readers.isEmpty else { return }
        let envelope = EventEnvelope(
            id: EventID(environment.shard.ids.next(id.value.bucket)), cursor: .session(head), type: type,
            at: environment.now,
            session: id, leg: leg, data: data)
        notifyReaders(PublishedEvent(envelope, cursor: head))
    }

    /// One message to each loop that has readers of this session.
    private func notifyReaders(_ event: PublishedEvent) {
        environment.parts.readers.deliver(event, of: id, to: readers)
    }
}
