import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store

extension Session {
    // MARK: The link

    /// Makes the provider's side and lets it open.
    ///
    /// - Parameter mayHaveBegun: an earlier link may have got as far as the vendor.
    func openLink(resumed: Bool, mayHaveBegun: Bool = true) {
        guard providerLink.session == nil, machine.isLive else { return }
        guard let provider else {
            providerFailed(
                ProviderFailure(.unavailable, "The provider \(providerName) is no longer configured."),
                code: "provider_removed")
            return
        }
        let opened = makeLink(provider, resumed: resumed, mayHaveBegun: mayHaveBegun)
        providerLink.connect(opened)
        if provider.hooks != nil { enlistForHooks() }
        Failpoint.hit(.providerMade)
        Self.open(opened)
        Failpoint.hit(.providerBegun)
    }

    /// Makes the provider's side; what an earlier one still says is not heard from now on.
    private func makeLink(
        _ provider: ProviderInstance, resumed: Bool, mayHaveBegun: Bool
    ) -> any ProviderSession {
        let generation = providerLink.beginGeneration()
        var context = ProviderContext(
            environment.shard.environment(of: provider), session: id, leg: leg, user: document.user,
            vendorUserID: provider.vendorUserID(app: app, userID: userID), locale: document.locale,
            customData: document.customData, options: linkOptions, isResumed: resumed,
            values: SessionValues(session: self),
            events: SessionEvents(session: self, generation: generation, mask: provider.mask))
        context.mayHaveBegun = mayHaveBegun
        context.cutAnswers = underWay.answers.cut.map {
            CutAnswer(streamID: $0.id, text: $0.text, isWhole: $0.isWhole, at: $0.createdAt.milliseconds)
        }
        if !resumed {
            context.initialMessage = initialMessage
            context.transcript = providerLink.past.map(\.entry)
        }
        return provider.adapter.makeSession(context)
    }

    /// The provider's side lives on our loop, so it is reached without a hop.
    private static func open(_ link: some ProviderSession) {
        link.assumeIsolated { $0.open() }
    }

    /// Forgets the link, so that nothing it still says is heard.
    func dropLink() -> (any ProviderSession)? {
        forgetLosses()
        let dropped = providerLink.release()
        if dropped is any HookSession { delistFromHooks() }
        noteLink(.none)
        delivery.outbox.stopSettling()
        loseQueries()
        cutAnswers()
        return dropped
    }

    // MARK: What callers ask for

    /// Closes the link; the conversation lives on.
    package func suspend() async throws(Failure) -> SessionView {
        await waitForTurn()
        defer { endTurn() }
        try machine.requireLive()
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

    /// Opens the link of a suspended session again; in any other live state there is nothing to do.
    @discardableResult
    package func resume() -> SessionView {
        guard state == .suspended, machine.isLive else { return snapshot() }
        changeState(.connecting, EventType.sessionConnecting, Self.stateData(.connecting))
        openLink(resumed: document.wasOpened)
        return snapshot()
    }

    /// Waits until the session has left `connecting`, for at most some time.
    package func waitWhileConnecting(atMost limit: Duration) async {
        await waitForState(atMost: limit) { $0.machine.visible.state == .connecting }
    }

    /// Waits until an end that is decided is on the disk, for at most some time.
    func waitForEnd(atMost limit: Duration) async {
        await waitForState(atMost: limit) { $0.machine.hasEnd && !$0.machine.visible.state.isFinal && !$0.isErased }
    }

    /// The look and the place in line belong together: what stands between them may be a turn of the loop.
    private func waitForState(atMost limit: Duration, while condition: (isolated Session) -> Bool) async {
        let deadline = LoopDeadline(on: environment.loop, after: limit)
        while condition(self), deadline.isAhead, environment.parts.status.mayWait {
            let waiter = LoopWaiter(loop: environment.loop)
            waiters.state.add(waiter)
            if await !waiter.wait(atMost: deadline.left) { waiters.state.remove(waiter) }
        }
    }

    // MARK: Changes of state

    /// Commits a change of state that the provider brought about, then shows it.
    func changeState(
        _ next: SessionState, _ type: String, _ data: [UInt8], change: (inout SessionDocument) -> Void = { _ in }
    ) {
        var changed = document
        change(&changed)
        changed.version += 1
        let now = environment.now
        let update = SessionUpdate(state: next, updatedAt: now.milliseconds, document: changed.encoded())
        stage(next, changed, at: now, update, event(type, data))
    }

    /// Commits a change that the provider brought about.
    ///
    /// What the provider says next is judged by the new state, so it does not wait for the disk; callers do.
    func stage(
        _ next: SessionState, _ changed: SessionDocument, at now: Timestamp, _ update: SessionUpdate,
        _ event: PendingEvent
    ) {
        machine.stage(next, changed, at: now)
        commitSurely([.updateSession(update)], [event]) { session in
            Failpoint.hit(.stateStored)
            session.machine.stored(CommittedView(state: next, document: changed, updatedAt: now))
            session.waiters.state.signalAll()
        }
    }

    /// Waits until what was changed is on the disk, for at most some time.
    package func waitUntilCommitted(atMost limit: Duration) async {
        await waitForState(atMost: limit) { $0.machine.committed != nil }
    }

    /// The session is over: what waits to be sent fails, and everybody who waits is told.
    func becomeFinal(_ last: SessionState, reason: String?, document changed: SessionDocument, at time: Timestamp) {
        provider?.outcomes.finished(last == .failed ? reason ?? ProviderOutcomes.otherCode : nil)
        machine.finish(as: last, reason: reason, document: changed, at: time)
        failAll(code: "session_ended", retryable: false)
        forgetSecretOptions()
        dropAllFiles()
        waiters.state.signalAll()
    }

    static func stateData(_ state: SessionState) -> [UInt8] {
        JSONValue.object(["state": JSONValue(state.rawValue)]).encoded()
    }

    static func endedData(_ reason: String, by ender: Ender) -> [UInt8] {
        JSONValue.object([
            "state": "ended", "reason": JSONValue(reason), "endedBy": JSONValue(ender.rawValue),
        ]).encoded()
    }
}
