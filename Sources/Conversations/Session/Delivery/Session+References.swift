import Chronology
import Configuration
package import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
package import Store
import Telemetry

extension Session {
    // MARK: Repeats

    /// The message that an equal request made before, if there is one; for sessions that take nothing new.
    func earlierMessage(_ draft: MessageDraft) async throws(Failure) -> MessageView? {
        if let clientID = draft.clientID {
            guard
                let record = try await stored({ (reading, id, loop) async throws(StoreError) in
                    try await reading.message(clientID: clientID, of: id, on: loop)
                })
            else { return nil }
            guard record.bodyHash == draft.bodyDigest else { throw .mismatch }
            return MessageView(record)
        }
        guard let claim = draft.claim else { return nil }
        return try await earlierMessage(claim)
    }

    /// The message that a request with this key made before.
    func earlierMessage(_ claim: IdempotencyClaim) async throws(Failure) -> MessageView? {
        // Asks whether the key is known; a change of what is not there keeps it from being taken.
        let nothing = MessageUpdate(
            id: MessageID(environment.shard.ids.next(id.value.bucket)), updatedAt: environment.now.milliseconds)
        let probe = StoreTransaction(session: id, claim: claim, changes: [.updateMessage(nothing, event: nil)])
        switch try await commitPlain(probe) {
        case .replayed(let result): return try await message(of: result)
        case .mismatch: throw .mismatch
        default: return nil
        }
    }

    /// The message behind an outcome that wrote nothing because an equal request came before.
    func repeated(_ outcome: StoreOutcome, _ draft: MessageDraft) async throws(Failure) -> MessageView {
        switch outcome {
        case .replayed(let result):
            guard let message = try await message(of: result) else { throw .noMessage }
            return message
        case .messageExists(let record):
            guard record.bodyHash == draft.bodyDigest else { throw .mismatch }
            return MessageView(record)
        case .mismatch: throw .mismatch
        case .sessionClosed: throw .sessionEnded
        case .sessionErased, .noSession: throw .gone
        case .noMessage, .noLeg, .duplicateItem, .committed: throw .noMessage
        }
    }

    private func message(of result: IdempotencyResult) async throws(Failure) -> MessageView? {
        guard let id = result.message else { return nil }
        return try await message(id)
    }

    private func commitPlain(_ transaction: StoreTransaction) async throws(Failure) -> StoreOutcome {
        do {
            return try await commit(transaction, [])
        } catch {
            throw .store(error)
        }
    }

    // MARK: Reading

    /// A message as it is now.
    package func message(_ message: MessageID, includesNative: Bool = false) async throws(Failure) -> MessageView? {
        guard let record = try await record(of: message) else { return nil }
        return MessageView(record, includesNative: includesNative)
    }

    func record(of message: MessageID) async throws(Failure) -> MessageRecord? {
        try await stored { (reading, id, loop) async throws(StoreError) in
            try await reading.message(message, of: id, on: loop)
        }
    }

    private func stored<R: Sendable>(
        _ body: (StoreReading, SessionID, Loop) async throws(StoreError) -> R
    ) async throws(Failure) -> R {
        do {
            return try await body(environment.parts.reading, id, environment.loop)
        } catch {
            throw .store(error)
        }
    }

    /// Waits until a message has left `accepted`, for at most some time, and gives it as it is then.
    package func waitForSending(of id: MessageID, atMost limit: Duration) async throws(Failure) -> MessageView? {
        let deadline = LoopDeadline(on: environment.loop, after: limit)
        while true {
            // In the list before the look at the store, so that a change in between is not missed.
            let waiter = LoopWaiter(loop: environment.loop)
            waiters.messages[id, default: WaiterList()].add(waiter)
            defer { stopWaiting(waiter, for: id) }
            let view = try await message(id)
            try machine.requireContent()
            let isOpen = view?.state == .accepted || view?.state == .unknown
            guard isOpen, deadline.isAhead, environment.parts.status.mayWait else { return view }
            _ = await waiter.wait(atMost: deadline.left)
        }
    }

    private func stopWaiting(_ waiter: LoopWaiter, for id: MessageID) {
        waiters.messages[id]?.remove(waiter)
        if waiters.messages[id]?.isEmpty == true { waiters.messages[id] = nil }
    }

    /// Waits until the log has gone past a place, for at most some time.
    package func waitForEvents(after seq: Int64, atMost limit: Duration) async {
        guard head.seq <= seq, !isErased, environment.parts.status.state != .draining else { return }
        let waiter = LoopWaiter(loop: environment.loop)
        waiters.events.add(waiter)
        if await !waiter.wait(atMost: limit) { waiters.events.remove(waiter) }
    }

    /// The process goes down: long polls are answered with what there is.
    func endPolls() { waiters.events.signalAll() }

    /// The process goes down: whoever waits for the provider is answered with what there is.
    func endWaits() {
        waiters.state.signalAll()
        for id in Array(waiters.messages.keys) { tell(id) }
    }

    // MARK: Sending again

    /// Sends a failed message again, as a new attempt at the end of the line.
    ///
    /// `isNew` is false for a repeat with the same key.
    package func retry(
        _ message: MessageID, claim: IdempotencyClaim?
    ) async throws(Failure) -> (message: MessageView, isNew: Bool) {
        try machine.requireContent()
        if let key = claim?.scope {
            guard waiters.requests.insert(key).inserted else { throw .inFlight }
        }
        defer { if let key = claim?.scope { waiters.requests.remove(key) } }
        if let claim, let earlier = try await earlierMessage(claim) { return (earlier, false) }
        // The record as it is read holds until the message's new attempt is stored.
        guard delivery.retrying.insert(message).inserted else { throw .notFailed }
        defer { delivery.retrying.remove(message) }
        guard var record = try await self.record(of: message) else { throw .noMessage }
        if let refusal = refusal(bytes: record.document.count) { throw refusal }
        guard record.isOutbound, record.state == .failed, Self.mayBeRetried(record),
            !delivery.outbox.contains(message)
        else { throw .notFailed }
        guard let content = MessageDocument.userContent(in: record.document) else { throw .noMessage }
        let resolved = try await resolve(content)
        // Judged again where the place is taken: others may have taken the last one meanwhile.
        if let refusal = refusal(bytes: record.document.count) { throw refusal }
        let now = environment.now
        record.expiresAt = expiry(from: now)
        delivery.outbox.append(outboxItem(record, resolved, stage: .storing, trace: TraceContext.current))
        let update = MessageUpdate(
            id: message, state: .accepted, expiresAt: record.expiresAt, updatedAt: now.milliseconds)
        let data = MessageDocument.stateData(message, .accepted, error: nil)
        let events = [event(EventType.messageState, data)]
        var claim = claim
        claim?.result = IdempotencyResult(status: 202, session: id, message: message)
        let change = begin(transaction([.updateMessage(update, event: 0)], events, claim: claim), events) {
            $0.placeSettled(message, $1 ? .waiting : nil)
        }
        do {
            _ = try await change.outcome()
        } catch {
            throw .store(error)
        }
        guard let view = try await self.message(message) else { throw .noMessage }
        return (view, true)
    }

    /// The error that a message failed of allows another try.
    private static func mayBeRetried(_ record: MessageRecord) -> Bool {
        record.error.flatMap { try? JSONValue(parsing: $0) }?["retryable"]?.boolValue ?? false
    }

    /// A stored message as an item of the outbox.
    func outboxItem(
        _ record: MessageRecord, _ content: UserContent, stage: Outbox.Stage, trace: TraceContext?
    ) -> Outbox.Item {
        Outbox.Item(
            id: record.id, content: content, isHidden: record.isHidden, bytes: record.document.count,
            expiresAt: instant(of: record.expiresAt ?? expiry(from: Timestamp(milliseconds: record.updatedAt))),
            attempts: Int(record.attempt), stage: stage, trace: trace,
            context: MessageDocument.context(in: record.document))
    }

    // MARK: References

    /// Finds what an action or a form names in earlier messages, so that adapters need not.
    func resolve(_ content: UserContent) async throws(Failure) -> UserContent {
        switch content {
        case .action(var choice):
            guard let reference = choice.reference, choice.payload == nil else { return content }
            let found = try await action(reference)
            choice.payload = found.payload
            choice.text = found.label
            return .action(choice)
        case .formResponse(var form):
            guard let message = MessageID(form.formID) else { return content }
            let named = try await record(of: message).flatMap { MessageDocument.content(in: $0.document) }
            // The actions of a view are the vendor's own, and stand in no message.
            if named?["type"]?.stringValue == "view" { return content }
            if let actionID = form.actionID, form.payload == nil {
                form.payload = try await action(ActionReference(message: message, action: actionID)).payload
            }
            // The provider knows the form by the id that stands in the message.
            if let id = named?["formId"]?.stringValue { form.formID = id }
            return .formResponse(form)
        case .text, .location, .attachment, .event, .interactiveResponse, .data, .raw, .command, .escalation, .audio:
            return content
        }
    }

    private func action(
        _ reference: ActionReference
    ) async throws(Failure) -> (payload: JSONValue?, label: String?, type: String) {
        guard let record = try await record(of: reference.message),
            let content = MessageDocument.content(in: record.document)
        else { throw .unknownAction(JSONPointer(["messageId"])) }
        guard let action = MessageDocument.action(reference.action, in: content)
        else { throw .unknownAction(JSONPointer(["actionId"])) }
        return action
    }
}
