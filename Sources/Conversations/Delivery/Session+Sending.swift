import Chronology
import Configuration
package import Domain
import EventLoop
package import JSON
import Kernel
import ProviderKit
package import Store
import Telemetry

/// A message that a caller wants to send, checked.
package struct MessageDraft: Sendable {
    package var content: UserContent
    /// The content object as it came.
    package var encodedContent: [UInt8]
    package var metadata: [UInt8]?
    package var isHidden: Bool
    /// The context that goes to the provider in place of that of its last answer.
    package var context: JSONObject?
    package var clientID: String?
    /// A digest of the body, to tell a repeat from another message under the same client id.
    package var bodyDigest: [UInt8]
    package var claim: IdempotencyClaim?
    /// The request of the provider's that it answers.
    var answer: CommandAnswer?
    /// A file that is taken in with the message.
    var newFile: AttachmentRecord?

    package init(
        content: UserContent, encodedContent: [UInt8], metadata: [UInt8]? = nil, isHidden: Bool,
        context: JSONObject? = nil, bodyDigest: [UInt8], claim: IdempotencyClaim? = nil
    ) {
        self.content = content
        self.encodedContent = encodedContent
        self.metadata = metadata
        self.isHidden = isHidden
        self.context = context
        self.bodyDigest = bodyDigest
        self.claim = claim
    }
}

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
        let limits = environment.service.settings.sessions
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
            delivery.outbox.isEmpty && delivery.pump == nil && mayAttempt && !delivery.isLeaving && item.fileIDs.isEmpty
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

    private static func problems(in content: UserContent, _ link: some ContentCheckSession) -> [ContentProblem] {
        // On the same loop as this session.
        link.assumeIsolated { $0.problems(in: content) }
    }

    /// A message whose place in the outbox was taken is on the disk, or with nil is not and gives its place back.
    ///
    /// In the completion of the commit, so that places are settled in their order: what stands behind one that was not
    /// stored can go out at once, whoever of the callers hears first.
    func placeSettled(_ message: MessageID, _ stage: Outbox.Stage?) {
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
        environment.service.metrics.messagesIn.increment()
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
        if state == .suspended { resume() }
        armExpiry()
        startPump()
    }

    /// The provider can be handed a message now.
    var mayAttempt: Bool {
        guard providerLink.session != nil else { return false }
        return providerLink.isUp
            ? state == .active || state == .queued : state == .reconnecting && sendsWhileReconnecting
    }

    // MARK: The pump

    /// Starts the one task that hands messages to the provider, unless it runs or there is nothing to do.
    func startPump() {
        guard delivery.pump == nil, mayAttempt, let next = delivery.outbox.next,
            !delivery.isLeaving || next.stage == .attempting
        else { return }
        if let quietUntil = delivery.quietUntil, environment.loop.now < quietUntil { return }
        delivery.pump = Task(executorPreference: environment.loop.taskExecutor) { await self.runPump() }
    }

    private func runPump() async {
        while mayAttempt, let item = delivery.outbox.next {
            if item.stage == .waiting {
                guard !delivery.isLeaving, await prepare(item) else { break }
                continue
            }
            guard let link = providerLink.session else { break }
            delivery.inFlight = item.id
            var message = OutboundMessage(
                id: item.id, content: item.content, isHidden: item.isHidden, attempt: item.attempts,
                files: item.fileIDs.isEmpty ? [] : files.ofNext.map { outboundFile($0) })
            message.context = item.context
            do {
                Failpoint.hit(.sendBegun)
                try await deliver(message, to: link, item.trace)
                Failpoint.hit(.sendReturned)
                delivery.inFlight = nil
                delivery.backoff.reset()
                await settleSent(item.id)
            } catch {
                delivery.inFlight = nil
                if await !handle(error, item) { break }
            }
        }
        delivery.pump = nil
        delivery.pumpWaiters.signalAll()
        // Messages that came in between the last look and now find no pump running.
        if !delivery.backoff.hasPaused { startPump() }
    }

    /// Sends in the course of the request that brought the message; the pump itself was begun by whichever came first.
    private func deliver(
        _ message: OutboundMessage, to link: any ProviderSession, _ trace: TraceContext?
    ) async throws(SendFailure) {
        guard trace != TraceContext.current else { return try await link.send(message) }
        let result: Result<Void, SendFailure> = await TraceContext.$current.withValue(trace) {
            do throws(SendFailure) {
                return .success(try await link.send(message))
            } catch {
                return .failure(error)
            }
        }
        try result.get()
    }

    /// Brings the message's files to the provider and writes the attempt down; `false` when sending has to pause.
    private func prepare(_ item: Outbox.Item) async -> Bool {
        switch await bringFiles(of: item) {
        case .gone: return true
        case .later:
            pauseSending()
            return false
        case .yes: return mayAttempt ? await recordAttempt(of: item.id) : false
        }
    }

    /// Writes the attempt down before the bytes leave.
    private func recordAttempt(of message: MessageID) async -> Bool {
        // Pending commits that speak of the message have to be stored first.
        guard !commits.queue.isStalled else {
            pauseSending()
            return false
        }
        let change = StoreChange.updateMessage(attempting(message), event: nil)
        Failpoint.hit(.attemptBegun)
        do {
            _ = try await commit(transaction([change], []), [])
            Failpoint.hit(.attemptStored)
            delivery.outbox.move(message, to: .attempting)
            return true
        } catch {
            pauseSending()
            return false
        }
    }

    /// One more attempt of a message is written down.
    private func attempting(_ message: MessageID) -> MessageUpdate {
        let item = delivery.outbox.items.first { $0.id == message }
        // A message that is `unknown` stays so until it is settled.
        return MessageUpdate(
            id: message, state: item?.isUnknown == true ? nil : .attempting, attempt: Int64((item?.attempts ?? 0) + 1),
            updatedAt: environment.now.milliseconds)
    }

    /// `sent`, and the next one's attempt in the same transaction.
    ///
    /// Where the provider has told more than that already, only the latter.
    private func settleSent(_ message: MessageID) async {
        let sent = MessageUpdate(id: message, state: .sent, updatedAt: environment.now.milliseconds)
        let isSettled = delivery.inFlightIsSettled
        delivery.inFlightIsSettled = false
        let gone = removeSentFiles()
        var changes = (isSettled ? [] : [.updateMessage(sent, event: 0)]) + changes(of: gone, sentWith: message)
        let next = delivery.isLeaving ? nil : delivery.outbox.following
        // Files are handed over before the attempt is written down.
        let following = next?.fileIDs.isEmpty == true && !commits.queue.isStalled ? next?.id : nil
        if let following, mayAttempt {
            changes.append(.updateMessage(attempting(following), event: nil))
        }
        delivery.outbox.remove(message)
        let state = MessageDocument.stateData(message, .sent, error: nil)
        let events = isSettled ? [] : [event(EventType.messageState, state)]
        guard let following, mayAttempt else {
            commitSurely(changes, events) { session in session.wasSent(message, gone) }
            Failpoint.hit(.sentSettled)
            return Failpoint.hit(.sentUnderWay, environment.loop.atEndOfTurn)
        }
        await commitAndWait(changes, events) { session in
            session.delivery.outbox.move(following, to: .attempting)
            session.wasSent(message, gone)
        }
    }

    private func wasSent(_ message: MessageID, _ files: [AttachmentRecord]) {
        Failpoint.hit(.sentStored)
        provider?.outcomes.sent()
        tell(message)
        dropSentFiles(files)
    }

    /// Decides about a failed hand-over; `false` when sending has to pause.
    private func handle(_ failure: SendFailure, _ item: Outbox.Item) async -> Bool {
        if delivery.inFlightIsSettled {
            delivery.inFlightIsSettled = false
            delivery.outbox.remove(item.id)
            return true
        }
        switch failure {
        case .notSent where state.isFinal:
            // It was in flight when the rest was given up.
            giveUp([item], code: "session_ended", retryable: false)
            return true
        case .notSent(let reason):
            provider?.health.note(masked(reason))
            if item.isUnknown { return lookAgain(item) }
            delivery.outbox.move(item.id, to: .waiting)
            rearmExpiry()
            pauseSending(atLeast: reason.retryAfter ?? .zero)
            return false
        case .refused(let reason):
            provider?.health.note(masked(reason))
            fail([item], with: MessageDocument.error(masked(reason), of: providerName, isKept: true))
            return true
        case .unknown(let reason):
            provider?.health.note(masked(reason))
            return lookAgain(item)
        }
    }

    /// How long the outbox rests after a failed attempt: the first time, and at most.
    private static let sendPauses: ClosedRange<Duration> = .milliseconds(250) ... .seconds(8)
    /// The longest pause that a provider can ask for.
    static let askedPauseMax: Duration = .seconds(60)

    /// Tries again after a pause that doubles up to eight seconds, or as long as the provider asks for.
    func pauseSending(atLeast asked: Duration = .zero) {
        let pause = max(delivery.backoff.next(in: Self.sendPauses), min(asked, Self.askedPauseMax))
        // Messages accepted meanwhile wait as well.
        if asked > .zero { delivery.quietUntil = environment.loop.now + pause }
        environment.loop.schedule(after: pause) { [self] in
            assumeIsolated { session in session.startPump() }
        }
    }

    // MARK: Giving up

    /// Fails messages that are out of the outbox or will be now.
    func fail(_ items: [Outbox.Item], code: String, retryable: Bool, detail: String? = nil) {
        fail(items, with: MessageDocument.error(code: code, retryable: retryable, detail: detail))
    }

    /// The same with an error of ``MessageDocument``.
    func fail(_ items: [Outbox.Item], with error: [UInt8]) {
        guard !items.isEmpty else { return }
        environment.service.metrics.messagesFailed.increment(by: items.count)
        var changes: [StoreChange] = []
        var events: [PendingEvent] = []
        for (index, item) in items.enumerated() {
            delivery.outbox.remove(item.id)
            noteLost(item.id, error)
            let update = MessageUpdate(
                id: item.id, state: .failed, error: error, updatedAt: environment.now.milliseconds)
            changes.append(.updateMessage(update, event: index))
            events.append(event(EventType.messageState, MessageDocument.stateData(item.id, .failed, error: error)))
        }
        commitSurely(changes, events) { session in
            for item in items { session.tell(item.id) }
        }
    }

    func failAll(code: String, retryable: Bool) {
        giveUp(delivery.outbox.removeStored(inFlight: delivery.inFlight), code: code, retryable: retryable)
    }

    /// Fails what was never sent with the reason; of the rest it is only known that its fate is not.
    private func giveUp(_ items: [Outbox.Item], code: String, retryable: Bool) {
        fail(items.filter { !$0.isUnknown }, code: code, retryable: retryable)
        fail(items.filter(\.isUnknown), code: Self.unknownCode, retryable: true)
    }

    /// By when a message that is accepted now has waited too long, in milliseconds since the Unix epoch.
    func expiry(from now: Timestamp) -> Int64 {
        now.milliseconds + environment.service.settings.sessions.messageExpiry.milliseconds
    }

    /// The same on the clock of timers; a time that is over is over there too.
    func instant(of milliseconds: Int64) -> Instant {
        environment.loop.now + .milliseconds(milliseconds - environment.now.milliseconds)
    }

    /// One timer for the message that expires first.
    func armExpiry() {
        guard delivery.expiryTimer == nil, let time = delivery.outbox.nextExpiry(inFlight: delivery.inFlight) else {
            return
        }
        delivery.expiryTimer = environment.loop.schedule(at: time) { [self] in
            assumeIsolated { session in session.expire() }
        }
    }

    /// A message is back in line, whose time may come before that of the rest.
    func rearmExpiry() {
        if let expiryTimer = delivery.expiryTimer { environment.loop.cancel(expiryTimer) }
        delivery.expiryTimer = nil
        armExpiry()
    }

    func expire() {
        delivery.expiryTimer = nil
        giveUp(
            delivery.outbox.removeExpired(at: environment.loop.now, inFlight: delivery.inFlight), code: "expired",
            retryable: true)
        armExpiry()
    }

    /// Wakes callers that wait for a message's state.
    func tell(_ message: MessageID) {
        guard var waiters = waiters.messages.removeValue(forKey: message) else { return }
        waiters.signalAll()
    }
}
