import Chronology
import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Routing
import Store
import Telemetry

/// The making of a conversation, with what was said before and the message that it was made with.
extension Session {
    /// Commits the session's first transaction and lets its link open.
    func create(
        _ record: SessionRecord, _ legRecord: LegRecord, claim: IdempotencyClaim?,
        leftBehind: [RouteDecision.PassedOver] = [], initialMessage: MessageDraft?
    ) async throws(Failure) -> StoreOutcome {
        var changes: [StoreChange] = [.insertSession(record), .insertLeg(legRecord)] + secretOptionChanges
        var events = [event(EventType.sessionCreated, snapshot().json.encoded())]
        for passed in leftBehind {
            let data = Self.fallback(from: passed.provider, to: providerName, passed.reason.rawValue)
            events.append(event(EventType.providerFallback, data))
        }
        events.append(event(EventType.sessionConnecting, Self.stateData(.connecting)))
        for message in providerLink.past { add(message, &changes, &events) }
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
        machine.beginMaking()
        for item in delivery.outbox.items { delivery.outbox.move(item.id, to: .waiting) }
        armExpiry()
        openLink(resumed: false, mayHaveBegun: false)
        return outcome
    }

    /// The session as the request that made it is answered: an equal one is answered alike, whatever comes.
    package func endMaking() -> SessionView {
        machine.endMaking()
        return snapshot()
    }

    /// Messages of the past, which were said before the session was made.
    func give(_ past: [PastMessage]) { providerLink.past = past }

    /// A message of the past goes nowhere: it stands in the log, with the time at which it was said.
    private func add(_ past: PastMessage, _ changes: inout [StoreChange], _ events: inout [PendingEvent]) {
        let message = MessageID(environment.shard.ids.next(id.value.bucket))
        let now = environment.now
        let createdAt = min(past.at, now)
        let files = past.content.files.map { fileRecord($0, of: message, at: now, .earlier) }
        var content = JSONValue.object(past.content.stored).encoded()
        if !files.isEmpty { content = environment.fileDocument.content(content, with: files) }
        let fixed = MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: message, session: id, leg: leg, role: past.role, senderID: past.role == .user ? userID : nil,
                content: content, isHidden: false, isPast: true, createdAt: createdAt))
        let record = MessageRecord(
            id: message, session: id, leg: leg, senderRole: past.role, document: fixed, isOutbound: false,
            state: .delivered, createdAt: createdAt.milliseconds, updatedAt: now.milliseconds)
        changes.append(.insertMessage(record, event: events.count))
        changes += files.map { .insertAttachment($0) }
        let data = MessageDocument.whole(fixed, state: .delivered, error: nil, updatedAt: now)
        events.append(event(EventType.messageCreated, data, carriesSeq: true))
    }

    /// A message that the session was made with is told right behind the session, which is made and connecting, and
    /// what was said before.
    var initialMessageSeq: Int64 { Int64(3 + document.pastCount + (document.route?.leftBehind ?? 0)) }

    /// The message that the session was made with, while it waits to be delivered.
    var initialMessage: OutboundMessage? {
        guard let item = delivery.outbox.items.first, item.isInitial, item.fileIDs.isEmpty else { return nil }
        var message = OutboundMessage(id: item.id, content: item.content, isHidden: item.isHidden, attempt: 1)
        message.context = item.context
        return message
    }

    private func addInitial(_ draft: MessageDraft, _ changes: inout [StoreChange], _ events: inout [PendingEvent]) {
        let message = MessageID(environment.shard.ids.next(id.value.bucket))
        let now = environment.now
        let fixed = fixedPart(of: draft, message, at: now)
        let record = MessageRecord(
            id: message, session: id, leg: leg, bodyHash: draft.bodyDigest, senderRole: .user, document: fixed,
            isHidden: draft.isHidden, isOutbound: true, state: .accepted, expiresAt: expiry(from: now),
            createdAt: now.milliseconds, updatedAt: now.milliseconds)
        changes.append(.insertMessage(record, event: events.count))
        let data = MessageDocument.whole(fixed, state: .accepted, error: nil, updatedAt: now)
        events.append(event(EventType.messageCreated, data, carriesSeq: true))
        var item = outboxItem(record, draft.content, stage: .storing, trace: TraceContext.current)
        item.isInitial = true
        delivery.outbox.append(item)
    }
}
