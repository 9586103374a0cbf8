import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

/// The switch of a transfer: in one transaction the next leg becomes the present one, and the one before is over.
extension Session {
    /// How long a leg is listened to that was left, once its vendor was told.
    private static let departure: Duration = .seconds(5)

    /// Makes the next leg, which is open, the present one.
    func switchLegs() {
        guard let transfer = providerLink.transfer, let opened = transfer.opened, let next = transfer.leg.provider,
            let made = transfer.session, machine.isLive
        else { return }
        let (old, before, oldGeneration) = (present, capabilities, providerLink.generation)
        let wasDown = providerLink.announced.map { $0.state != .up } ?? false
        var events = farewells()
        let closing = dropLink()
        let leaving = departure(of: old, closing, transfer.end?.event)
        endTransfer()
        goOver(to: transfer.leg, from: old, oldGeneration, leaving)
        providerLink.adopt(made, transfer.generation)

        let now = environment.now
        let state: SessionState = opened.isQueued ? .queued : .active
        let isNewState = state != self.state
        let changed = switched(transfer, native: opened.native, from: old, at: now)
        machine.stage(state, changed, at: now)
        events.append(event(EventType.sessionTransferred, Self.transferred(old, transfer.intent)))
        if isNewState {
            let type = opened.isQueued ? EventType.sessionQueued : EventType.sessionActive
            events.append(event(type, Self.stateData(state)))
        }
        if wasDown { events.append(event(EventType.providerLink, ProviderEventData.link(.up, code: nil))) }
        if capabilities != before {
            events.append(event(EventType.capabilitiesChanged, capabilities.json.encoded(), isPassive: true))
        }
        let update = SessionUpdate(
            state: state, updatedAt: now.milliseconds, provider: next.name, document: changed.encoded())
        var changes: [StoreChange] = [.updateSession(update), .endLeg(old.id, at: now.milliseconds)]
        if leaving.owes { changes.append(.insertTermination(old.id, at: now.milliseconds)) }
        note(transfer)
        let settled = settleEscalation(of: transfer.intent, at: now, &changes, &events)
        let last = CommittedView(state: state, document: changed, updatedAt: now)
        environment.parts.metrics.transfers.increment()
        commitSurely(changes, events) { session in
            session.machine.stored(last)
            session.providerLink.leaving = nil
            session.waiters.state.signalAll()
            if let settled { session.notifyWaiters(of: settled) }
            Failpoint.hit(.transferSwitched)
            session.depart(from: old, leaving, oldGeneration)
            Failpoint.hit(.transferLeft)
        }
        if next.hooks != nil { enlistForHooks() }
        beginOpened()
        finishOpened()
        for event in transfer.heard { heard(event, generation: transfer.generation) }
    }

    /// The events that end what readers see of the present leg, in that leg.
    private func farewells() -> [PendingEvent] {
        let now = environment.now.rfc3339
        var events = document.participants.map { participant in
            event(EventType.participant(.left), participant.json(leftAt: now).encoded(), isPassive: true)
        }
        if !document.suggestions.isEmpty {
            events.append(event(EventType.suggestionsUpdated, Array(#"{"titles":[]}"#.utf8), isPassive: true))
        }
        return events
    }

    /// Goes over to another leg: nothing that is known of the vendor before counts for the next one.
    private func goOver(
        to next: PresentLeg, from old: PresentLeg, _ oldGeneration: Int, _ leaving: Departure
    ) {
        present = next
        providerLink.leaving = providerLink.leaving ?? old
        providerLink.announced = nil
        providerLink.pausedAt = nil
        providerLink.unheardSince = nil
        providerLink.inbox.lookedUp = nil
        providerLink.departed = providerLink.departed ?? DepartedLegs()
        providerLink.departed?.legs[oldGeneration] = DepartedLeg(
            id: old.id, provider: old.providerName, hooks: leaving.closing as? any HookSession)
        delivery.recent = RecentDeliveries()
        delivery.quietUntil = nil
        devices = DeviceRegistrations()
    }

    /// The user's wish for a human is met: its message is `sent` in the same change; nil where there is none.
    private func settleEscalation(
        of intent: TransferIntent, at now: Timestamp, _ changes: inout [StoreChange], _ events: inout [PendingEvent]
    ) -> MessageID? {
        guard let escalation = intent.escalation, delivery.outbox.remove(escalation) != nil else { return nil }
        let sent = MessageUpdate(id: escalation, state: .sent, updatedAt: now.milliseconds)
        changes.append(.updateMessage(sent, event: events.count))
        events.append(event(EventType.messageState, MessageDocument.stateData(escalation, .sent, error: nil)))
        return escalation
    }

    /// The document of the session at its next provider: nothing of the one before stays that only that one can answer.
    private func switched(
        _ transfer: Transfer, native: JSONObject, from old: PresentLeg, at now: Timestamp
    ) -> SessionDocument {
        var changed = document
        changed.version += 1
        changed.transfer = nil
        var legs = changed.legs ?? SessionLegs(startedAt: createdAt.rfc3339)
        legs.end(
            old.id, provider: old.providerName, kind: old.provider?.kind ?? "unknown", native: changed.native,
            at: now.rfc3339)
        changed.legs = legs
        changed.native = native
        changed.capabilities = nil
        changed.participants = []
        changed.commands = PendingCommands()
        changed.forms = SessionForms()
        changed.suggestions = []
        changed.escalationAvailable = nil
        changed.isSuspendedByVendor = false
        changed.degraded = []
        changed.route?.rest = []
        // Changes since the next provider was opened have yet to be told.
        changed.customDataIsUntold = changed.customData != transfer.customData
        if changed.user.id != transfer.userID {
            changed.identity = transfer.session is any IdentifySession ? .untold : .none
        }
        return changed
    }

    /// `{from: {legId, provider}, to: {legId, provider}, by}`.
    private static func transferred(_ old: PresentLeg, _ intent: TransferIntent) -> [UInt8] {
        let from: JSONValue = [
            "legId": JSONValue(old.id.description), "provider": JSONValue(old.providerName),
        ]
        return JSONValue.object(["from": from, "to": intent.target, "by": JSONValue(intent.origin.rawValue)]).encoded()
    }

    // MARK: The leg before

    /// How a leg is left: its provider session, unless that has told its end, and whether its vendor has to be told.
    private struct Departure: Sendable {
        var closing: (any ProviderSession)?
        var owes: Bool
    }

    private func departure(
        of old: PresentLeg, _ closing: (any ProviderSession)?, _ end: ProviderEvent?
    ) -> Departure {
        if case .ended = end { return Departure(closing: nil, owes: false) }
        let owes = owesEnd(closing, of: old)
        // An adapter that has failed looks after the rest by itself, and a later process tells it again.
        if case .failed = end { return Departure(closing: nil, owes: owes) }
        return Departure(closing: closing, owes: owes)
    }

    /// Tells the vendor of the leg before that it is over, and stops to listen to it a little later.
    private func depart(from old: PresentLeg, _ leaving: Departure, _ generation: Int) {
        let closing =
            leaving.closing
            ?? (leaving.owes ? environment.detachedLink(of: id, leg: old.id, provider: old.provider) : nil)
        if closing != nil, leaving.owes { environment.shard.ends.value.begin(old.id) }
        // Deliveries that were on their way to it, behind what they were held for.
        if let taker = departedTaker(of: [old.id]) { readPendingHooks(for: taker) }
        Task(executorPreference: environment.loop.taskExecutor) {
            if let closing {
                await self.environment.unregisterDevices(of: old.id, from: closing)
                await closing.end()
                if leaving.owes { await self.environment.endReturned(of: old.id, by: closing) }
            }
            await self.environment.loop.sleep(for: Self.departure)
            await self.forgetDeparted(generation)
        }
    }

    private func forgetDeparted(_ generation: Int) {
        if let left = providerLink.departed?.legs[generation] { environment.shard.hooks.value.forget(left.id) }
        providerLink.departed?.legs[generation] = nil
        if providerLink.departed?.legs.isEmpty == true { providerLink.departed = nil }
    }

    /// The leg of the provider session whose events have a number.
    func leg(of generation: Int) -> LegID { providerLink.departed?.legs[generation]?.id ?? leg }

    /// All that is told from here on is of the provider session of that number.
    func beginHearing(_ generation: Int) {
        if let left = providerLink.departed?.legs[generation] { providerLink.departed?.speaking = left.id }
    }

    /// All that is told from here on is of the present provider session.
    func endHearing() { if providerLink.departed != nil { providerLink.departed?.speaking = nil } }
}
