import Chronology
import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

extension Session {
    /// Commits the session's first transaction and lets its link open.
    func create(
        _ record: SessionRecord, _ legRecord: LegRecord, claim: IdempotencyClaim?, initialMessage: MessageDraft?
    ) async throws(Failure) -> StoreOutcome {
        var changes: [StoreChange] = [.insertSession(record), .insertLeg(legRecord)] + secretOptionChanges
        var events = [
            event(EventType.sessionCreated, snapshot().json.encoded()),
            event(EventType.sessionConnecting, Self.stateData(.connecting)),
        ]
        if let initialMessage { addInitial(initialMessage, &changes, &events) }
        let outcome: StoreOutcome
        Failpoint.hit(.sessionJudged)
        let change = begin(transaction(changes, events, claim: claim), events) { _, _ in Failpoint.hit(.sessionStored) }
        do {
            outcome = try await change.outcome()
        } catch {
            throw .store(error)
        }
        guard case .committed = outcome else { return outcome }
        Failpoint.hit(.sessionCommitted)
        for item in outbox.items { outbox.move(item.id, to: .waiting) }
        armExpiry()
        openLink(resumed: false, mayHaveBegun: false)
        return outcome
    }

    /// A message that the session was made with is told right behind the session, which is made and connecting.
    private static let initialMessageSeq: Int64 = 3

    /// What the session was made with, while it waits to be handed over.
    var initialMessage: OutboundMessage? {
        guard let item = outbox.items.first, item.isInitial, item.fileIDs.isEmpty else { return nil }
        return OutboundMessage(id: item.id, content: item.content, isHidden: item.isHidden, attempt: 1)
    }

    private func addInitial(_ draft: MessageDraft, _ changes: inout [StoreChange], _ events: inout [PendingEvent]) {
        let message = MessageID(home.shard.ids.next(id.value.bucket))
        let now = home.now
        let fixed = fixedPart(of: draft, message, at: now)
        let record = MessageRecord(
            id: message, session: id, leg: leg, bodyHash: draft.bodyDigest, senderRole: .user, document: fixed,
            isHidden: draft.isHidden, isOutbound: true, state: .accepted, createdAt: now.milliseconds,
            updatedAt: now.milliseconds)
        changes.append(.insertMessage(record, event: events.count))
        let data = MessageDocument.whole(fixed, state: .accepted, error: nil, updatedAt: now)
        events.append(event(EventType.messageCreated, data, carriesSeq: true))
        var item = outboxItem(record, draft.content, stage: .storing, trace: TraceContext.current)
        item.isInitial = true
        outbox.append(item)
    }

    /// The session was read from the store by a process that has not seen it before.
    func markStored() { awaitsTakeUp = true }

    /// Takes the session up after a restart: what was being attempted has an unknown fate, the rest is sent on.
    func takeUp() async {
        guard awaitsTakeUp, !state.isFinal, !isErased else { return }
        awaitsTakeUp = false
        Failpoint.hit(.takeUpBegun)
        let pending: [MessageRecord]
        do {
            pending = try await home.gateway.reading.outbox(id, on: home.loop)
        } catch {
            home.gateway.logger.error("an outbox could not be read", [LogField("session", .describing(id))])
            return
        }
        for record in pending {
            let content = await contentToSend(of: record)
            if record.state == .accepted, let content {
                var item = outboxItem(record, content, stage: .waiting, trace: nil)
                item.isInitial = record.seq == Self.initialMessageSeq
                outbox.append(item)
            } else {
                // The attempt may have gone out.
                takeUpUnknown(record, content)
            }
        }
        armExpiry()
        do throws(ProviderFailure) {
            try await readSecretOptions()
        } catch {
            // Without them the link would be another one.
            return providerFailed(error, code: error.kind.rawValue)
        }
        Failpoint.hit(.takeUpSettled)
        if state == .suspended {
            // Somebody sent something, and the process ended before the link was opened for it.
            if !outbox.isEmpty { resume() }
            return
        }
        if document.wasOpened, [.active, .queued, .reconnecting].contains(state) { await noteUnheard() }
        if state == .active || state == .queued {
            changeState(
                .reconnecting, EventType.sessionReconnecting,
                JSONValue.object(["state": "reconnecting", "attempt": 1]).encoded())
        }
        openLink(resumed: document.wasOpened)
    }

    /// What a stored message sends; nil where that is no longer to be had, as with speech.
    private func contentToSend(of record: MessageRecord) async -> UserContent? {
        guard let content = MessageDocument.userContent(in: record.document) else { return nil }
        if case .audio = content { return nil }
        return try? await resolve(content)
    }

    /// The link was up, or was being opened again, when the process ended: what was said since is not known.
    ///
    /// A provider with a history fetches it and tells of the gap itself. The last event is the last moment of which
    /// it is known that somebody listened.
    private func noteUnheard() async {
        guard !capabilities.has(.history) else { return }
        let page = try? await home.gateway.reading.events(id, after: head.seq - 1, limit: 1, on: home.loop)
        unheardSince = page?.events.last.map { Timestamp(milliseconds: $0.at) } ?? updatedAt
    }

    /// Ends a session in which nothing has happened for too long; vendors count open ones.
    func endIfIdle() async {
        let limit = home.gateway.settings.sessions.idleEnd
        guard !state.isFinal, !isEnding, home.loop.now - lastActivity > limit else { return }
        _ = try? await end(reason: "idle", by: .gateway)
    }

    /// Closes the link because the process goes down; nothing is committed.
    ///
    /// A message that is on its way to the provider gets there first: cut off, nobody would know its fate.
    func closeLinkForShutdown() async {
        isLeaving = true
        let deadline = home.loop.now + Gateway.linkEndMax
        while pump != nil, home.loop.now < deadline {
            let waiter = LoopWaiter(loop: home.loop)
            pumpWaiters.add(waiter)
            if await !waiter.wait(atMost: deadline - home.loop.now) { pumpWaiters.remove(waiter) }
        }
        guard let link = dropLink() else { return }
        await link.suspend()
    }
}
