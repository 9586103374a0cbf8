import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Routing
import Store
import Telemetry

/// A transfer that comes to nothing: what was begun at the next provider is ended there, and the present one goes on.
extension Session {
    /// The next provider does not take the session: the one behind it in the route is tried, if there is one.
    ///
    /// - Parameter hasEnded: its adapter has told its end, and sees to what it has left at its vendor.
    func nextFailed(_ failure: ProviderFailure, hasEnded: Bool = false) {
        guard let transfer = providerLink.transfer else { return }
        let cause = transfer.leg.provider?.cause(of: failure) ?? failure
        let failure = transfer.leg.provider?.mask.masked(cause) ?? cause
        transfer.leg.provider?.health.note(failure)
        guard let cause = FallbackCause(failure, hasCallersSecrets: false), let next = nextBehind(transfer.intent)
        else { return failTransfer(failure, hasEnded: hasEnded) }
        goOn(to: next.provider, rest: next.rest, from: transfer, because: cause.rawValue, hasEnded: hasEnded)
    }

    private func nextBehind(_ intent: TransferIntent) -> (provider: ProviderInstance, rest: [String])? {
        for (index, name) in intent.rest.enumerated() {
            guard let next = environment.shard.present(name), next.passOver(at: environment.now) == nil else {
                continue
            }
            return (next, Array(intent.rest[(index + 1)...]))
        }
        return nil
    }

    private func goOn(
        to next: ProviderInstance, rest: [String], from tried: Transfer, because reason: String, hasEnded: Bool
    ) {
        let leg = PresentLeg(
            id: LegID(environment.shard.ids.next(id.value.bucket)), providerName: next.name, use: ProviderUse(next))
        var intent = tried.intent
        (intent.leg, intent.provider, intent.kind, intent.rest) = (leg.id, next.name, next.kind, rest)
        var transfer = Transfer(intent: intent, leg: leg, generation: providerLink.reserveGeneration())
        (transfer.phase, transfer.timer, transfer.end) = (.opening, tried.timer, tried.end)
        providerLink.transfer = transfer
        let (now, generation) = (environment.now, transfer.generation)
        let (changes, closing) = leavings(of: tried, hasEnded: hasEnded, at: now)
        let record = LegRecord(
            id: leg.id, session: id, provider: next.name, kind: next.kind, openedAt: now.milliseconds)
        let data = Self.fallback(from: tried.intent.provider, to: next.name, reason)
        commit(intent, changes + [.insertLeg(record)], [event(EventType.providerFallback, data)], at: now) { session in
            session.leave(closing, of: tried.leg, owes: closing is any DetachedEndSession)
            guard session.providerLink.transfer?.generation == generation else { return }
            session.openNext()
        }
    }

    /// Gives the transfer up: the present leg goes on, or comes to the end that its provider has told meanwhile.
    func failTransfer(_ failure: ProviderFailure, hasEnded: Bool = false) {
        guard let transfer = providerLink.transfer else { return }
        rollBack(transfer, failure, hasEnded: hasEnded)
        if let end = transfer.end, end.generation == providerLink.generation, machine.isLive {
            handle(end.event, end.generation)
        } else {
            startPump()
        }
    }

    /// The session comes to its end, whatever becomes of the transfer.
    func abandonTransfer() {
        guard let transfer = providerLink.transfer, machine.isLive else { return }
        rollBack(transfer, ProviderFailure(.ended, "The session has come to its end meanwhile."))
    }

    /// The present provider has ended the conversation, or has failed: that counts if the transfer does.
    func presentLegEnds(with event: ProviderEvent, _ generation: Int) {
        guard providerLink.transfer?.end == nil else { return }
        providerLink.transfer?.end = HeldEvent(event: event, generation: generation)
    }

    private func rollBack(_ transfer: Transfer, _ failure: ProviderFailure, hasEnded: Bool = false) {
        endTransfer()
        let now = environment.now
        var (changes, closing) = leavings(of: transfer, hasEnded: hasEnded, at: now)
        var events = [event(EventType.transferFailed, data(of: transfer.intent, failure))]
        var settled: [MessageID] = []
        if let escalation = transfer.intent.escalation, delivery.outbox.remove(escalation) != nil {
            let error = MessageDocument.error(failure, of: transfer.intent.provider, isKept: true)
            let update = MessageUpdate(id: escalation, state: .failed, error: error, updatedAt: now.milliseconds)
            changes.append(.updateMessage(update, event: events.count))
            events.append(event(EventType.messageState, MessageDocument.stateData(escalation, .failed, error: error)))
            noteLost(escalation, error)
            environment.parts.metrics.messagesFailed.increment()
            settled.append(escalation)
        }
        note(failure, of: transfer.intent)
        let (ended, left) = (settled, closing)
        commit(nil, changes, events, at: now) { session in
            for message in ended { session.notifyWaiters(of: message) }
            session.leave(left, of: transfer.leg, owes: left is any DetachedEndSession)
        }
    }

    /// The changes for a leg that is given up, and the provider session that has to be ended.
    private func leavings(
        of transfer: Transfer, hasEnded: Bool, at now: Timestamp
    ) -> ([StoreChange], (any ProviderSession)?) {
        var changes: [StoreChange] = [.endLeg(transfer.leg.id, at: now.milliseconds)]
        let owes = transfer.session is any DetachedEndSession
        if owes { changes.append(.insertTermination(transfer.leg.id, at: now.milliseconds)) }
        // An adapter that has told its end looks after the rest by itself, and a later process tells it again.
        guard !hasEnded, let closing = transfer.session else { return (changes, nil) }
        if owes { environment.shard.ends.value.begin(transfer.leg.id) }
        return (changes, closing)
    }

    /// Commits the session with another intent, or without one.
    private func commit(
        _ intent: TransferIntent?, _ changes: [StoreChange], _ events: [PendingEvent], at now: Timestamp,
        then: @escaping @Sendable (isolated Session) -> Void
    ) {
        var changed = document
        changed.transfer = intent
        changed.version += 1
        let update = SessionUpdate(updatedAt: now.milliseconds, document: changed.encoded())
        machine.stage(state, changed, at: now)
        let view = CommittedView(state: state, document: changed, updatedAt: now)
        commitSurely([.updateSession(update)] + changes, events) { session in
            session.machine.stored(view)
            session.waiters.state.signalAll()
            then(session)
        }
    }

    /// `{to: {legId, provider}, problem}`.
    private func data(of intent: TransferIntent, _ failure: ProviderFailure) -> [UInt8] {
        let problem = ProviderEventData.problemValue(
            failure, code: failure.kind.rawValue, provider: intent.provider, words)
        return JSONValue.object(["to": intent.target, "problem": problem]).encoded()
    }

    /// A line for operators where the next provider did not take what it was told of the conversation.
    func note(_ transfer: Transfer) {
        guard let reason = transfer.introduction?.failure?.reason else { return }
        environment.parts.logger.warning(
            "a provider was not told of the conversation that it takes over",
            [
                LogField("session", .describing(id)), LogField("provider", .string(transfer.intent.provider)),
                LogField("code", .string(reason.kind.rawValue)), LogField("cause", .string(reason.detail)),
            ])
    }

    private func note(_ failure: ProviderFailure, of intent: TransferIntent) {
        environment.parts.metrics.failedTransfers.increment()
        environment.parts.logger.warning(
            "a session was not handed over",
            [
                LogField("session", .describing(id)), LogField("provider", .string(providerName)),
                LogField("to", .string(intent.provider)), LogField("code", .string(failure.kind.rawValue)),
                LogField("cause", .string(failure.detail)),
            ])
    }

    // MARK: After a restart

    /// A process before this one was handing the session over: what it began is ended, and the leg before goes on.
    ///
    /// The leg is on the disk with all that its adapter kept, such as the vendor's token, so that a contact that was
    /// being made is found and ended.
    func undoTransfer() {
        guard let intent = document.transfer else { return }
        let provider = environment.shard.present(intent.provider, kind: intent.kind)
        let now = environment.now
        var changes: [StoreChange] = [.endLeg(intent.leg, at: now.milliseconds)]
        let owes = environment.detachedLink(of: id, leg: intent.leg, provider: provider) != nil
        if owes { changes.append(.insertTermination(intent.leg, at: now.milliseconds)) }
        let failure = ProviderFailure(
            .unavailable, "The gateway was restarted while the session was being handed over.", code: "interrupted")
        note(failure, of: intent)
        commit(nil, changes, [event(EventType.transferFailed, data(of: intent, failure))], at: now) { session in
            guard owes else { return }
            let end = PendingTermination(
                place: 0, session: session.id, leg: intent.leg, app: session.app, provider: intent.provider,
                since: now.milliseconds)
            let environment = session.environment
            Task(executorPreference: environment.loop.taskExecutor) { await environment.notifyVendor(of: end) }
        }
    }
}
