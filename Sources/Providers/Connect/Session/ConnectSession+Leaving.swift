import Domain
import EventLoop
import Kernel
import ProviderKit

/// Leaving a chat, and ending one that nobody is in (`PROTOCOL.md`, sections 5 to 7).
extension ConnectSession: DetachedEndSession, FarewellSession {
    /// The user leaves, and hears what is said to that.
    ///
    /// Waited for no longer than the last words are: where leaving cannot be said so soon, ``end()`` goes on saying it.
    func sayGoodbye() async {
        guard !isOver, !isLeaving, let contact, !contact.isDetachedAtEnd, link.isLive else { return }
        isLeaving = true
        let waiter = LoopWaiter(loop: context.loop)
        goodbye = waiter
        Task(executorPreference: context.loop.taskExecutor) { await self.depart(waiter) }
        _ = await waiter.wait(atMost: configuration.times.goodbye)
        isMuted = true
    }

    private func depart(_ waiter: LoopWaiter) async {
        do throws(ConnectFailure) {
            try await disconnect()
        } catch {
            waiter.signal()
        }
    }

    private func disconnect() async throws(ConnectFailure) {
        _ = try await ask(ConnectParticipantCalls.disconnect(clientToken: "end/" + clientToken))
        hasDeparted = true
    }

    /// The vendor is told until it has taken it: a chat that nobody ends keeps an agent waiting for a day.
    ///
    /// Also of a contact of which only a call is known that may have begun it, by this process or an earlier one.
    func end() async {
        guard !isOver, !isEnding else { return }
        (isEnding, isLeaving, isMuted) = (true, true, true)
        // One that was never opened is one of many, and asked to end again if it has to be.
        let patience = startStage == .untried ? Self.startPatience : Self.endPatience
        if startStage == .underWay { await waitForStart() }
        do throws(ProviderFailure) {
            if contact == nil { contact = try await storedContact() }
            if contact == nil, startStage == .untried, let mark = try await storedMark() {
                startStage = .uncertain(mark)
            }
        } catch {
            return shut()
        }
        isEndNotified = hasDeparted
        if !hasDeparted { isEndNotified = await patiently(for: patience) { await self.leave() } }
        shut()
        if isEndNotified { await forget() }
    }

    /// The call that is on its way decides whether there is a contact.
    private func waitForStart() async {
        let waiter = LoopAnswer<Void>(loop: context.loop)
        startWaiter = waiter
        await waiter.wait()
    }

    /// Stops a contact that nobody listens to any more; where the vendor does not take that in time, it is known yet
    /// for whoever comes later.
    func stopPatiently() async {
        if await patiently(for: Self.endPatience, { await self.stopBegun() }) { await forget() }
    }

    /// Stops the contact, also one of which nobody knows whether it was begun; `false` where the vendor cannot for now.
    ///
    /// A call that hung in the network may arrive behind its failure, and its chat would wait for an agent with nobody
    /// in it. The same call finds it by its token, or begins it only to end it.
    private func stopBegun() async -> Bool {
        if let contact { return contact.isDetachedAtEnd ? true : await stop(contact) }
        guard case .uncertain(let mark) = startStage else { return true }
        do throws(ConnectFailure) {
            let call = ConnectControlCalls.startChat(try newChat(mark).chat)
            guard let found = ConnectContact(answer: try await caller.call(call).json()) else { return true }
            noteSecrets(of: found)
            contact = found
            return await stop(found)
        } catch {
            return !error.isTransient
        }
    }

    /// Does something until it is done; false where it was not in that time.
    func patiently(for patience: Duration, _ work: () async -> Bool) async -> Bool {
        let limit = context.loop.now + patience
        var backoff = Backoff()
        while await !work() {
            guard context.loop.now + backoff.upcoming(in: ConnectTimes.backoff) < limit else { return false }
            await context.loop.sleep(for: backoff.next(in: ConnectTimes.backoff))
        }
        return true
    }

    func storedContact() async throws(ProviderFailure) -> ConnectContact? {
        try await context.values.value(ConnectContact.key).flatMap { ConnectContact(decoding: $0) }
    }

    private func storedMark() async throws(ProviderFailure) -> ConnectStartMark? {
        try await context.values.value(ConnectStartMark.key).flatMap { ConnectStartMark(decoding: $0) }
    }

    /// Leaves the chat, or stops the contact where that cannot be; `false` where neither was taken for now.
    private func leave() async -> Bool {
        guard let contact else { return await stopBegun() }
        // Its token is in other hands, where the chat goes on.
        guard !contact.isDetachedAtEnd else { return true }
        let mayHearEnd = link.isLive && !isOver
        let waiter = LoopWaiter(loop: context.loop)
        goodbye = waiter
        do throws(ConnectFailure) {
            try await disconnect()
        } catch {
            // Without a token, or with one that is not taken.
            return await stop(contact)
        }
        if mayHearEnd, !isOver { _ = await waiter.wait(atMost: configuration.times.goodbye) }
        return true
    }

    /// Ends the contact over the control plane; one that is over already is no failure.
    @discardableResult
    func stop(_ contact: ConnectContact) async -> Bool {
        do throws(ConnectFailure) {
            _ = try await caller.call(
                ConnectControlCalls.stop(instanceID: configuration.instanceID, contactID: contact.id))
            return true
        } catch {
            return !error.isTransient
        }
    }

    func suspend() async { shut() }
}
