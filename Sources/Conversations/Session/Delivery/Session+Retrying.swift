import Chronology
package import Domain
import JSON
import ProviderKit
package import Store
import Telemetry

/// Failed messages that callers have sent again.
extension Session {
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
}
