import Chronology
import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

/// Acceptance: a new message is judged, takes its place in the outbox, and is on the disk when its caller is answered.
extension Session {
    /// Takes a message in: on disk when this returns.
    ///
    /// `isNew` is false for a repeat.
    package func accept(_ draft: MessageDraft) async throws(Failure) -> (message: MessageView, isNew: Bool) {
        try machine.requireContent()
        if let key = draft.claim?.scope {
            guard waiters.requests.insert(key).inserted else { throw .inFlight }
        }
        defer { if let key = draft.claim?.scope { waiters.requests.remove(key) } }
        switch begin(draft) {
        case .success(let arrival): return try await finish(arrival, draft)
        case .failure(let refusal):
            // A repeat is answered in every state, so the state is judged only for what is new.
            guard let earlier = try await earlierMessage(draft) else { throw refusal }
            return (earlier, false)
        }
    }

    func refusal(bytes: Int) -> Failure? {
        if !machine.isLive { return .sessionEnded }
        let limits = environment.settings.sessions
        let hasRoom = delivery.outbox.hasRoom(
            bytes: bytes, messagesMax: limits.outboxMessagesMax, bytesMax: limits.outboxBytesMax)
        return hasRoom ? nil : .outboxFull
    }

    /// A new message on its way to the disk, its place in the outbox taken.
    private struct Arrival {
        let id: MessageID
        let fixed: [UInt8]
        let at: Timestamp
        let change: CommitInFlight
    }

    /// Judges a new message, takes its place in the outbox, and hands it to the store.
    ///
    /// In one step: between the look at the room and the taking of it nobody else may come in.
    private func begin(_ draft: MessageDraft) -> Result<Arrival, Failure> {
        if let refusal = refusal(bytes: draft.encodedContent.count) { return .failure(refusal) }
        // Before the provider is asked, which cannot know what an answer to nothing should look like.
        if let answer = draft.answer, document.commands[answer.commandID] == nil { return .failure(.commandNotPending) }
        let problems = problems(in: draft.content)
        guard problems.isEmpty else { return .failure(.refusedContent(problems)) }
        let messageID = MessageID(environment.shard.ids.next(id.value.bucket))
        let now = environment.now
        let fixed = fixedPart(of: draft, messageID, at: now)
        // With nothing before it and the link up, the attempt is written down in the same transaction.
        // Files are handed over before that.
        let item = Outbox.Item(
            id: messageID, content: draft.content, isHidden: draft.isHidden, bytes: draft.encodedContent.count,
            expiresAt: instant(of: expiry(from: now)), attempts: 0, stage: .storing,
            trace: TraceContext.current, context: draft.context)
        let attemptsNow =
            delivery.outbox.isEmpty && delivery.pump == nil && mayAttempt && !isTransferring && !wantsTransfer(item)
            && !delivery.isLeaving && item.fileIDs.isEmpty
        var (changes, events): ([StoreChange], [PendingEvent]) = ([], [])
        var claimed: ClaimedCommand?
        if let answer = draft.answer {
            claimed = claim(answer, for: messageID, at: now, &changes, &events)
            if claimed == nil { return .failure(.commandNotPending) }
        }
        Failpoint.hit(.messageJudged)
        delivery.outbox.append(item)
        let record = MessageRecord(
            id: messageID, session: id, leg: leg, clientID: draft.clientID, bodyHash: draft.bodyDigest,
            senderRole: .user, document: fixed, isHidden: draft.isHidden, isOutbound: true,
            state: attemptsNow ? .attempting : .accepted, attempt: attemptsNow ? 1 : 0,
            expiresAt: expiry(from: now), createdAt: now.milliseconds, updatedAt: now.milliseconds)
        let data = MessageDocument.whole(fixed, state: .accepted, error: nil, updatedAt: now)
        changes.insert(.insertMessage(record, event: 0), at: 0)
        events.insert(event(EventType.messageCreated, data, carriesSeq: true), at: 0)
        var claim = draft.claim
        claim?.result = IdempotencyResult(
            status: draft.newFile == nil ? 202 : 201, session: id, message: messageID, attachment: draft.newFile?.id)
        if let file = draft.newFile { changes.append(.insertAttachment(file)) }
        // Its place in the outbox is its place in the log.
        let change = begin(transaction(changes, events, claim: claim), events) { [claimed] session, isStored in
            Failpoint.hit(.messageStored)
            if let claimed { session.settle(claimed, isStored: isStored) }
            session.placeSettled(messageID, isStored ? (attemptsNow ? .attempting : .waiting) : nil)
        }
        return .success(Arrival(id: messageID, fixed: fixed, at: now, change: change))
    }

    /// Problems for which the provider would not let the content pass; none while it cannot be asked.
    private func problems(in content: UserContent) -> [ContentProblem] {
        guard let link = providerLink.session as? any ContentCheckSession else { return [] }
        return Self.problems(in: content, link)
    }

    static func problems(in content: UserContent, _ link: some ContentCheckSession) -> [ContentProblem] {
        // On the same loop as this session.
        link.assumeIsolated { $0.problems(in: content) }
    }

    /// A message whose place in the outbox was taken is on the disk, or with nil is not and gives its place back.
    ///
    /// In the completion of the commit, so that places are settled in their order: what stands behind one that was not
    /// stored can go out at once, whoever of the callers hears first.
    func placeSettled(_ message: MessageID, _ stage: Outbox.Stage?) {
        // Only those wait who close links, and the outbox is looked through for them alone.
        defer { if delivery.isLeaving, !delivery.isUnderWay { delivery.pumpWaiters.signalAll() } }
        guard let stage else {
            delivery.outbox.remove(message)
            return startPump()
        }
        delivery.outbox.move(message, to: stage)
        afterAccepting()
    }

    /// Waits for the disk.
    private func finish(
        _ arrival: Arrival, _ draft: MessageDraft
    ) async throws(Failure) -> (message: MessageView, isNew: Bool) {
        let outcome: StoreOutcome
        do {
            outcome = try await arrival.change.outcome()
        } catch {
            throw .store(error)
        }
        guard case .committed(let seq) = outcome else { return (try await repeated(outcome, draft), false) }
        Failpoint.hit(.messageAccepted)
        environment.parts.metrics.messagesIn.increment()
        let json = MessageDocument.whole(arrival.fixed, state: .accepted, error: nil, updatedAt: arrival.at, seq: seq)
        return (MessageView(id: arrival.id, state: .accepted, json: json), true)
    }

    func fixedPart(of draft: MessageDraft, _ message: MessageID, at now: Timestamp) -> [UInt8] {
        MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: message, clientID: draft.clientID, session: id, leg: leg, role: .user, senderID: document.user.id,
                senderName: document.user.name, content: draft.encodedContent, metadata: draft.metadata,
                context: draft.context, isHidden: draft.isHidden, createdAt: now))
    }

    private func afterAccepting() {
        // The session may have ended while the message was being stored; an end that is still being stored can fail.
        if machine.hasEnd {
            failAll(code: "session_ended", retryable: false)
            return
        }
        if machine.phase == .endRequested { return armExpiry() }
        if !isSuspendedByVendor { resume() }
        armExpiry()
        reconnectSoon()
        startPump()
    }
}
