import Chronology
import Domain
import EventLoop
import Kernel
import ProviderKit
import Store

/// A conversation without a provider session for a while: suspended by a caller, or left by a process that goes down.
///
/// One that its vendor has laid to rest is suspended too, and keeps its provider session.
extension Session {
    /// Closes the link; the conversation lives on.
    ///
    /// One that rests at its vendor is left as it is.
    package func suspend() async throws(Failure) -> SessionView {
        await waitForTurn()
        defer { endTurn() }
        try machine.requireLive()
        guard !isTransferring else { throw .transferInProgress }
        guard state != .suspended else { return snapshot() }
        // Events of the link that come meanwhile would stand behind the suspension in the log, and be void.
        providerLink.inbox.isSuspending = true
        defer {
            providerLink.inbox.isSuspending = false
            handleHeld()
        }
        let events = [event(EventType.sessionSuspended, Self.stateData(.suspended))]
        let now = environment.now
        var next = document
        next.version += 1
        let update = SessionUpdate(state: .suspended, updatedAt: now.milliseconds, document: next.encoded())
        let version = next.version
        let change = begin(transaction([.updateSession(update)], events), events) { session, isStored in
            // The provider may have ended the conversation meanwhile.
            guard isStored, session.machine.isLive else { return }
            session.machine.suspended(version: version, at: now)
            session.waiters.state.signalAll()
        }
        do {
            _ = try await change.outcome()
        } catch {
            throw .store(error)
        }
        guard state == .suspended else { return snapshot() }
        // It is opened again when somebody wants it, and not because the store takes changes again.
        providerLink.pausedAt = nil
        if let link = dropLink() {
            Task(executorPreference: environment.loop.taskExecutor) { await link.suspend() }
        }
        return snapshot()
    }

    /// Opens the link of a suspended session again, or has the vendor go on that has laid it to rest; in any other live
    /// state there is nothing to do.
    @discardableResult
    package func resume() -> SessionView {
        guard state == .suspended, machine.isLive else { return snapshot() }
        if isSuspendedByVendor {
            // Where the vendor cannot be asked, the next message wakes it.
            if let providerSession = providerLink.open((any WakingSession).self) { Self.wake(providerSession) }
            return snapshot()
        }
        changeState(.connecting, EventType.sessionConnecting, Self.stateData(.connecting)) {
            $0.isSuspendedByVendor = false
        }
        openLink(resumed: document.wasOpened)
        return snapshot()
    }

    private static func wake(_ providerSession: some WakingSession) {
        providerSession.assumeIsolated { $0.wake() }
    }

    /// Closes the link because the process goes down; nothing is committed.
    ///
    /// A message that is on its way to the provider gets there first: cut off, nobody would know its fate. The provider
    /// has a second for it; our own store, which knows the fate when it has written it down, has longer.
    func closeLinkForShutdown() async {
        delivery.isLeaving = true
        await waitForDelivery(atMost: SessionEnvironment.providerEndMax) { _ in true }
        await waitForDelivery(atMost: SessionEnvironment.storeEndMax) { $0.delivery.inFlight == nil }
        // A leg that was begun at another provider is undone by the process that takes the session up.
        let next = providerLink.transfer?.session
        endTransfer()
        if let next { await next.suspend() }
        guard let link = dropLink() else { return }
        await link.suspend()
    }

    /// Waits until nothing is being delivered any more, for so long and as long as that has a point.
    private func waitForDelivery(atMost limit: Duration, while hasPoint: (isolated Session) -> Bool) async {
        let deadline = LoopDeadline(on: environment.loop, after: limit)
        while delivery.isUnderWay, hasPoint(self), deadline.isAhead {
            let waiter = LoopWaiter(loop: environment.loop)
            delivery.pumpWaiters.add(waiter)
            if await !waiter.wait(atMost: deadline.left) { delivery.pumpWaiters.remove(waiter) }
        }
    }
}
