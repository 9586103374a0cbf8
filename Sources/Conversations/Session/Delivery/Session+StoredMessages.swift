import Chronology
package import Domain
import EventLoop
import Kernel
import ProviderKit
import Store
import Telemetry

/// Messages as the store has them.
extension Session {
    /// A message as it is now.
    package func message(_ message: MessageID, includesNative: Bool = false) async throws(Failure) -> MessageView? {
        guard let record = try await record(of: message) else { return nil }
        return MessageView(record, includesNative: includesNative)
    }

    /// A message as the store has it.
    func record(of message: MessageID) async throws(Failure) -> MessageRecord? {
        try await stored { (reading, id, loop) async throws(StoreError) in
            try await reading.message(message, of: id, on: loop)
        }
    }

    /// A question to the store about this session.
    func stored<R: Sendable>(
        _ body: (StoreReading, SessionID, Loop) async throws(StoreError) -> R
    ) async throws(Failure) -> R {
        do {
            return try await body(environment.parts.reading, id, environment.loop)
        } catch {
            throw .store(error)
        }
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
}
