import Chronology
import Domain
import EventLoop
import Kernel
import ProviderKit
import Store

/// Ending a conversation: durable first, then told to the vendor in the background.
extension Session {
    /// Ends the session; a session that is over already stays as it is.
    package func end(reason: String?, by ender: Ender) async throws(Failure) -> SessionView {
        await waitForTurn()
        defer { endTurn() }
        try machine.requireContent()
        guard machine.isLive else { return try await snapshotOfEnd() }
        // Last words to a user who leaves belong to the conversation, and stand before its end.
        if let link = providerLink.open((any FarewellSession).self) { await hearLastWords(of: link) }
        try machine.requireContent()
        guard machine.isLive else { return try await snapshotOfEnd() }
        // Of a session on its way to another provider both legs end.
        abandonTransfer()
        // Queries and answers that will not come to an end any more are told of before the end of all.
        loseQueries()
        cutAnswers()
        machine.requestEnd()
        let isPending = needsTermination
        if isPending { environment.shard.ends.value.begin(leg) }
        let reason = reason ?? "requested"
        let now = environment.now
        let events = [event(EventType.sessionEnded, Self.endedData(reason, by: ender))]
        var next = document
        next.version += 1
        let update = SessionUpdate(
            state: .ended, endedReason: reason, endedAt: now.milliseconds, updatedAt: now.milliseconds,
            document: next.encoded())
        var changes: [StoreChange] = [.updateSession(update)]
        if isPending { changes.append(.insertTermination(leg, at: now.milliseconds)) }
        let last = next
        let change = begin(transaction(changes, events), events) { session, isStored in
            guard isStored else { return }
            Failpoint.hit(.endStored)
            session.providerLink.inbox.events = []
            session.becomeFinal(.ended, reason: reason, document: last, at: now)
        }
        do {
            _ = try await change.outcome()
        } catch {
            if isPending { environment.shard.ends.value.finish(leg) }
            goOnAfterFailedEnd()
            throw .store(error)
        }
        // The store may have something else against it than a failure: an erasure came first.
        guard state.isFinal else {
            if isPending { environment.shard.ends.value.finish(leg) }
            goOnAfterFailedEnd()
            throw .gone
        }
        notifyEnd(isPending: isPending)
        return snapshot()
    }

    /// The session as it has ended already; where that is not on the disk yet, once it is.
    private func snapshotOfEnd() async throws(Failure) -> SessionView {
        await waitForEnd(atMost: Self.endWaitMax)
        try machine.requireContent()
        // Answered as a session that lives it would not be ended again, by whoever believes the answer.
        guard machine.visible.state.isFinal else { throw .store(.outOfTurn) }
        return snapshot()
    }

    /// How long a caller waits for an end that somebody else has brought about.
    private static let endWaitMax: Duration = .seconds(5)

    private func hearLastWords(of link: any FarewellSession) async {
        await link.sayGoodbye()
        // Events that the provider session has told are judged first: they are in the loop's queue before us.
        let answer = LoopAnswer<Void>(loop: environment.loop)
        environment.loop.execute { answer.give(()) }
        await answer.wait()
    }

    /// The end could not be stored: what waited for it happens now.
    private func goOnAfterFailedEnd() {
        machine.endFailed()
        handleHeld()
        if !isSuspendedByVendor, !delivery.outbox.isEmpty { resume() }
        startPump()
    }

    // MARK: Telling the vendor

    /// The vendor keeps the conversation until it is told of its end, with a link or without one.
    var needsTermination: Bool {
        if let link = providerLink.session { return link is any DetachedEndSession }
        return environment.detachedLink(of: id, leg: leg, provider: provider) != nil
    }

    /// Tells the vendor of an end that is on disk, in the background; over the link, or over a new one where the end is
    /// owed.
    func notifyEnd(isPending: Bool) {
        guard
            let closing = dropLink()
                ?? (isPending ? environment.detachedLink(of: id, leg: leg, provider: provider) : nil)
        else {
            if isPending { environment.shard.ends.value.finish(leg) }
            return
        }
        Task(executorPreference: environment.loop.taskExecutor) {
            await self.unregisterDevices(from: closing)
            await closing.end()
            if isPending { await self.environment.endReturned(of: self.leg, by: closing) }
        }
    }
}
