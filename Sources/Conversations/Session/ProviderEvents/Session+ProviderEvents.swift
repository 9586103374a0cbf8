import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

/// Where a link's events go: into its session's line, in order.
struct SessionEvents: ProviderEvents {
    let session: Session
    let generation: Int
    /// Hides the provider's secrets in what it tells.
    let mask: SecretMask

    /// Never runs inside the adapter's own call, so neither side is re-entered; but for the note that a question goes
    /// out, which has to stand in the log before its message is `sent`.
    func emit(_ event: ProviderEvent) {
        if case .query(let query) = event, query.stage == .asked || query.stage == .withdrawn {
            return session.assumeIsolated { $0.noteAsking(query, isHeard: generation == $0.providerLink.generation) }
        }
        let event = mask.masked(event)
        session.environment.loop.execute {
            session.assumeIsolated { $0.heard(event, generation: generation) }
        }
    }

    /// The same of several at once, which are handled in one piece.
    func emit(all events: [ProviderEvent]) {
        guard events.count > 1, !events.contains(where: \.isQuery) else {
            for event in events { emit(event) }
            return
        }
        let events = events.map { mask.masked($0) }
        session.environment.loop.execute {
            session.assumeIsolated { $0.heard(events, generation: generation) }
        }
    }
}

/// Events of the provider session: in order, and each where it belongs.
extension Session {
    /// Takes what the provider tells; events of a link that was closed are dropped.
    func heard(_ event: ProviderEvent, generation: Int) {
        guard !state.isFinal else { return }
        guard generation == providerLink.generation else { return heardElsewhere(event, generation) }
        if mustHold {
            providerLink.inbox.events.append(HeldEvent(event: event, generation: generation))
            if providerLink.inbox.events.count > ProviderInbox.eventsMax { pauseLink() }
        } else if machine.isLive {
            handle(event, generation)
        }
    }

    /// Takes what the provider tells at once: receipts for one message that stand together are one change.
    func heard(_ events: [ProviderEvent], generation: Int) {
        var next = 0
        while next < events.count {
            let receipts = Self.receipts(for: events[next], in: events[next...])
            let isGood = generation == providerLink.generation && machine.isLive && !mustHold
            if receipts.count > 1, isGood, known(vendorID: receipts[0].vendorID) != nil {
                applyKnown(receipts)
                next += receipts.count
            } else {
                heard(events[next], generation: generation)
                next += 1
            }
        }
    }

    /// The receipts that an event and those right behind it are, as long as they are for the same message.
    private static func receipts(for first: ProviderEvent, in events: ArraySlice<ProviderEvent>) -> [MessageReceipt] {
        guard case .receipt(let wanted) = first else { return [] }
        var receipts: [MessageReceipt] = []
        for event in events {
            guard case .receipt(let receipt) = event, receipt.vendorID == wanted.vendorID else { break }
            receipts.append(receipt)
        }
        return receipts
    }

    /// Events told now have to wait for something that is not decided yet.
    var mustHold: Bool {
        machine.phase == .endRequested || providerLink.inbox.isSuspending || providerLink.inbox.lookup != nil
    }

    /// Judges what was held, in order, until something has to wait again.
    func handleHeld() {
        while !mustHold, !providerLink.inbox.events.isEmpty {
            let held = providerLink.inbox.events.removeFirst()
            // It was heard while its link was the present one; only what it says of the link itself is void since.
            guard machine.isLive, held.generation == providerLink.generation || !held.event.isOfLink else { continue }
            // Of a leg that was left since, only what was said counts.
            if providerLink.departed?.legs[held.generation] != nil, !held.event.countsAfterDeparture { continue }
            handle(held.event, held.generation)
        }
        // A session that rests keeps no room for what was told in a burst.
        if providerLink.inbox.events.isEmpty { providerLink.inbox.events = [] }
        settleHooks()
        unpauseLink()
    }

    /// Handles an event that has to wait for nothing.
    func handle(_ event: ProviderEvent, _ generation: Int) {
        beginHearing(generation)
        defer { endHearing() }
        if case .outbound(let update) = event, handleSpeech(update) { return }
        if mustLookUp(event) {
            providerLink.inbox.lookup = HeldEvent(event: event, generation: generation)
            // Behind the commits of this turn, so that what they store is found.
            return environment.loop.atEndOfTurn { [self] in assumeIsolated { $0.lookUp() } }
        }
        switch event {
        case .opened(let queued, let native): opened(queued: queued, native: native)
        case .reconnecting(let attempt): reconnecting(attempt)
        case .gap(let from, let to, let recovered): missed(UntoldGap(from: from, to: to, isRecovered: recovered))
        case .link(let linkState, let code): linkChanged(linkState, code: code)
        case .message(let message): handleMessage(message)
        case .deleted: deleted()
        case .waiting(let position, let seconds): waiting(position: position, seconds: seconds)
        case .delta(let streamID, let index, let text, let replaces, let role):
            heardPiece(text, of: streamID, index: index, by: role, replaces: replaces)
        case .aborted(let streamID): heardAbort(of: streamID)
        case .typing(let started, let role, let status, let participants):
            let type = started ? EventType.typingStarted : EventType.typingStopped
            publishPassing(type, ProviderEventData.typing(role, status, participants))
        case .participant(let change, let participant): participantChanged(change, participant)
        case .command(let request):
            commandRequested(request, message: request.vendorMessageID == nil ? nil : providerLink.inbox.lookedUp?.id)
        case .suggestions(let titles): suggested(titles)
        case .escalation(let available): escalationChanged(available)
        case .capabilities(let capabilities): capabilitiesChanged(capabilities)
        case .native(let native): nativeChanged(native)
        case .query(let query): heard(query)
        case .outbound(let update): applyKnown(update)
        case .receipt(let receipt): applyKnown([receipt])
        case .fileRejected, .fileStored:
            // Looked up above.
            break
        case .authentication(let event): authenticationChanged(event)
        case .tokenExpiring(let time): tokenExpires(at: time)
        case .viewRequested(let token, let vendorID):
            viewRequested(token, message: vendorID == nil ? nil : providerLink.inbox.lookedUp?.id)
        case .transferFailed(let participant): transferFailed(participant)
        case .historyAvailable: historyBecameAvailable()
        case .vendorEvent(let name, let native): handleVendorEvent(name, native)
        case .progress(let key, let value, let whenStored):
            commitSurely([.setLegValue(spokenLeg, key: key, value: value, isSecret: false)], []) { _ in whenStored?() }
        case .conversationKnown(let conversation): conversationKnown(conversation)
        case .suspended(let reason): suspendedByVendor(reason)
        case .formRequested(let request): formRequested(request)
        case .formCompleted(let end): formCompleted(end)
        case .notice(let failure):
            provider?.health.note(failure)
            let problem = ProviderEventData.problem(failure, provider: providerName, words)
            commitSurely([], [self.event(EventType.error, problem)])
        case .ended where isTransferring, .failed where isTransferring: presentLegEnds(with: event, generation)
        case .ended(let reason, let role): providerEnded(reason, by: role)
        case .failed(let failure): providerGaveUp(failure)
        }
    }

    /// The adapter goes on no further: another provider takes over where the session was never open, or it fails.
    private func providerGaveUp(_ failure: ProviderFailure) {
        if goOnElsewhere(behind: failure, hasEnded: true) { return }
        // A breaker refuses beginnings; the end of what was begun has its own cause.
        let hasTried = document.wasOpened || providerLink.announced?.state == .down
        let cause = hasTried ? provider?.cause(of: failure) ?? failure : failure
        providerFailed(cause, code: cause.kind.rawValue)
    }

    /// A message of the provider's: a new one, or what an earlier one says now.
    private func handleMessage(_ said: InboundMessage) {
        let (message, cut) = completing(said)
        if let earlier = message.replaces == nil ? cut : providerLink.inbox.lookedUp ?? cut {
            replaceEarlier(earlier, with: message)
        } else {
            received(message, replyTo: message.repliesTo == nil ? nil : providerLink.inbox.lookedUp?.id)
        }
    }
}

extension ProviderEvent {
    /// The vendor's id of an earlier message that it names.
    var earlierVendorID: String? {
        switch self {
        case .message(let message): message.replaces ?? message.repliesTo
        case .deleted(let vendorID): vendorID
        case .command(let request): request.vendorMessageID
        case .viewRequested(_, let vendorMessageID): vendorMessageID
        default: nil
        }
    }

    /// The same, without the name of a message that is not known; nil where nothing is left of it.
    var withoutEarlier: ProviderEvent? {
        switch self {
        case .message(var message):
            if message.replaces == nil { message.repliesTo = nil }
            message.replaces = nil
            return .message(message)
        case .deleted: return nil
        case .command(var request):
            request.vendorMessageID = nil
            return .command(request)
        case .viewRequested(let token, _): return .viewRequested(token: token, vendorMessageID: nil)
        default: return self
        }
    }

    /// It tells of a question.
    fileprivate var isQuery: Bool { if case .query = self { true } else { false } }

    /// It names a message that it merely answers, which may be the user's own.
    var isReply: Bool {
        if case .message(let message) = self { message.replaces == nil && message.repliesTo != nil } else { false }
    }

    /// It tells of the link, not of the conversation.
    fileprivate var isOfLink: Bool {
        switch self {
        case .opened, .waiting, .reconnecting, .link, .suspended, .failed: true
        case .gap, .message, .deleted, .delta, .aborted, .typing, .participant, .command, .outbound, .suggestions,
            .escalation, .receipt, .capabilities, .native, .query, .authentication, .tokenExpiring, .viewRequested,
            .fileRejected, .fileStored, .transferFailed, .historyAvailable, .vendorEvent, .progress,
            .conversationKnown, .formRequested, .formCompleted, .notice, .ended:
            false
        }
    }
}
