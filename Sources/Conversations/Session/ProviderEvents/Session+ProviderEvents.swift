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

extension Session {
    /// Takes what the provider tells; events of a link that was closed are dropped.
    func heard(_ event: ProviderEvent, generation: Int) {
        guard generation == providerLink.generation, !state.isFinal else { return }
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
            handle(held.event, held.generation)
        }
        // A session that rests keeps no room for what was told in a burst.
        if providerLink.inbox.events.isEmpty { providerLink.inbox.events = [] }
        settleHooks()
        unpauseLink()
    }

    private func handle(_ event: ProviderEvent, _ generation: Int) {
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
        case .message(let said):
            let (message, cut) = completing(said)
            if let earlier = message.replaces == nil ? cut : providerLink.inbox.lookedUp ?? cut {
                replaceEarlier(earlier, with: message)
            } else {
                received(message, replyTo: message.repliesTo == nil ? nil : providerLink.inbox.lookedUp?.id)
            }
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
        case .progress(let key, let value):
            commitSurely([.setLegValue(leg, key: key, value: value, isSecret: false)], [])
        case .notice(let failure):
            provider?.health.note(failure)
            let problem = ProviderEventData.problem(failure, provider: providerName, words)
            commitSurely([], [self.event(EventType.error, problem)])
        case .ended(let reason, let role): providerEnded(reason, by: role)
        case .failed(let failure): providerFailed(failure, code: failure.kind.rawValue)
        }
    }

    private func opened(queued: Bool, native: JSONObject) {
        Failpoint.hit(.providerOpened)
        providerLink.cameUp()
        noteLink(.open)
        delivery.backoff.reset()
        // Custom data that changed while no provider session was open.
        if document.customDataIsUntold { sendCustomData() }
        let next: SessionState = queued ? .queued : .active
        providerLink.placeInLine = nil
        providerLink.past = []
        let isNews = !native.members.allSatisfy { document.native[$0.key] == $0.value }
        if providerLink.losses.mended() || isNews || next != state {
            tellLink(.up)
            changeState(next, queued ? EventType.sessionQueued : EventType.sessionActive, Self.stateData(next)) {
                $0.wasOpened = true
                for member in native.members { $0.native.set(member.key, to: member.value) }
            }
        }
        forgetSecretOptions()
        Failpoint.hit(.providerSettled)
        if let since = providerLink.unheardSince {
            providerLink.unheardSince = nil
            missed(
                UntoldGap(from: since.milliseconds, to: environment.now.milliseconds, isRecovered: false))
        }
        if providerLink.session is any HookSession { readPendingHooks() }
        bringDevices()
        startPump()
    }

    /// The user's place in line while somebody has yet to join; a place that is said twice is told once.
    private func waiting(position: Int?, seconds: Int?) {
        guard state == .queued || state == .active else { return }
        let place = PlaceInQueue(position: position, waitSeconds: seconds)
        guard state != .queued || place != providerLink.placeInLine else { return }
        providerLink.placeInLine = place
        changeState(.queued, EventType.sessionQueued, place.data)
    }

    /// A message is taken back: it stays as the word that it is gone, without what it said.
    private func deleted() {
        guard let earlier = providerLink.inbox.lookedUp else { return }
        let now = environment.now
        let content: JSONValue = ["type": "notice", "text": "This message was deleted."]
        let fixed = MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: earlier.id, session: id, leg: leg, role: earlier.role, content: content.encoded(),
                isHidden: false, isDeleted: true, createdAt: earlier.createdAt))
        let change = StoreChange.replaceMessageContent(
            earlier.id, document: fixed, native: nil, vendorID: nil, updatedAt: now.milliseconds, event: 0)
        let data = JSONValue.object(["messageId": JSONValue(earlier.id.description)]).encoded()
        commitSurely([change], [event(EventType.messageDeleted, data)])
    }

    private func received(_ message: InboundMessage, replyTo: MessageID?) {
        noteGoodFrame()
        environment.parts.metrics.messagesOut.increment()
        let messageID = MessageID(environment.shard.ids.next(id.value.bucket))
        let now = environment.now
        let (message, files) = takingFiles(of: message, messageID, at: now)
        let createdAt = message.saidAt.map { min(Timestamp(milliseconds: $0), now) } ?? now
        let fixed = fixedPart(of: message, messageID, replyTo: replyTo, createdAt: createdAt)
        let record = MessageRecord(
            id: messageID, session: id, leg: leg, senderRole: message.role, document: fixed,
            native: message.native.isEmpty ? nil : message.native, isOutbound: false, state: .delivered,
            createdAt: createdAt.milliseconds, updatedAt: now.milliseconds, vendorID: message.vendorID)
        let data = MessageDocument.whole(fixed, state: .delivered, error: nil, updatedAt: now)
        commitSurely(
            [.insertMessage(record, event: 0)] + files + underWayChanges(),
            [event(EventType.messageCreated, data, carriesSeq: true, native: record.native)])
    }

    /// An earlier message says something else now: the same id, a higher `seq`.
    private func replaceEarlier(_ earlier: EarlierMessage, with message: InboundMessage) {
        environment.parts.metrics.messagesOut.increment()
        let now = environment.now
        let (message, files) = takingFiles(of: message, earlier.id, at: now)
        let fixed = fixedPart(of: message, earlier.id, replyTo: earlier.replyTo, createdAt: earlier.createdAt)
        let native = message.native.isEmpty ? nil : message.native
        let change = StoreChange.replaceMessageContent(
            earlier.id, document: fixed, native: native,
            vendorID: message.vendorID == earlier.vendorID ? nil : message.vendorID, updatedAt: now.milliseconds,
            event: 0)
        let data = MessageDocument.whole(fixed, state: .delivered, error: nil, updatedAt: now)
        commitSurely(
            [change] + files + underWayChanges(),
            [event(EventType.messageUpdated, data, carriesSeq: true, native: native)])
    }

    private func fixedPart(
        of message: InboundMessage, _ messageID: MessageID, replyTo: MessageID? = nil, createdAt: Timestamp
    ) -> [UInt8] {
        MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: messageID, session: id, leg: leg, role: message.role,
                senderID: message.role == .user ? userID : message.senderID, senderName: message.senderName,
                senderAvatarURL: message.senderAvatarURL, content: message.content, degraded: message.degraded,
                replyTo: replyTo, isHidden: false,
                isSynthetic: message.isSynthetic, streamID: message.streamID, createdAt: createdAt))
    }

    private func participantChanged(_ change: ParticipantChange, _ participant: Participant) {
        var next = document
        let now = environment.now
        let place = next.participants.firstIndex { $0.participant.id == participant.id }
        var told =
            place.map { next.participants[$0] } ?? PresentParticipant(participant: participant, joinedAt: now.rfc3339)
        told.participant = participant
        switch (change.isPresent ?? (place != nil), place) {
        case (true, let place?): next.participants[place] = told
        case (true, nil): next.participants.append(told)
        case (false, let place?): next.participants.remove(at: place)
        case (false, nil): break
        }
        next.version += 1
        let update = SessionUpdate(updatedAt: now.milliseconds, document: next.encoded())
        // A participant who was asked to come has not joined yet, and one who hands on may never have.
        let data =
            (change == .invited || change == .transferred) && place == nil
            ? participant.json : told.json(leftAt: change.isPresent == false ? now.rfc3339 : nil)
        stage(state, next, at: now, update, event(EventType.participant(change), data.encoded()))
    }

    private func providerEnded(_ reason: String, by role: SenderRole) {
        machine.decideEnd()
        let now = environment.now
        var next = document
        next.version += 1
        let update = SessionUpdate(
            state: .ended, endedReason: reason, endedAt: now.milliseconds, updatedAt: now.milliseconds,
            document: next.encoded())
        if let dropped = dropLink() { forgetDevices(of: dropped) }
        let final = next
        commitSurely([.updateSession(update)], [event(EventType.sessionEnded, Self.endedData(reason, by: Ender(role)))])
        {
            $0.becomeFinal(.ended, reason: reason, document: final, at: now)
        }
    }

    func providerFailed(_ failure: ProviderFailure, code: String) {
        machine.decideEnd()
        noteFailure(failure, code: code)
        let now = environment.now
        var next = document
        next.version += 1
        next.failedBeforeAnswer = machine.isBeingMade
        next.problem = ProviderEventData.problemValue(failure, code: code, provider: providerName, words)
        let update = SessionUpdate(
            state: .failed, endedReason: code, endedAt: now.milliseconds, updatedAt: now.milliseconds,
            document: next.encoded())
        var changes: [StoreChange] = [.updateSession(update)]
        // The conversation may go on at the vendor. The adapter ends it while this process lives, and a later one tells
        // again.
        if needsTermination { changes.append(.insertTermination(leg, at: now.milliseconds)) }
        if let dropped = dropLink() { forgetDevices(of: dropped) }
        let final = next
        let data = JSONValue.object(["state": "failed", "problem": final.problem ?? .null]).encoded()
        commitSurely(changes, [event(EventType.sessionFailed, data)]) {
            $0.becomeFinal(.failed, reason: code, document: final, at: now)
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
        case .opened, .waiting, .reconnecting, .link, .failed: true
        case .gap, .message, .deleted, .delta, .aborted, .typing, .participant, .command, .outbound, .suggestions,
            .escalation,
            .receipt, .capabilities, .native, .query, .authentication, .tokenExpiring, .viewRequested, .fileRejected,
            .fileStored, .transferFailed, .historyAvailable, .vendorEvent, .progress, .notice, .ended:
            false
        }
    }
}
