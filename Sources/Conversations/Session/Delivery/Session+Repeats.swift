import Chronology
import Domain
import EventLoop
import Store

/// Repeats: a request whose like came before is answered with what that one made.
extension Session {
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
        guard let result = try await earlierResult(claim) else { return nil }
        return try await message(of: result)
    }

    /// The result of a request with this key that came before.
    func earlierResult(_ claim: IdempotencyClaim) async throws(Failure) -> IdempotencyResult? {
        // Asks whether the key is known; a change of what is not there keeps it from being taken.
        let nothing = MessageUpdate(
            id: MessageID(environment.shard.ids.next(id.value.bucket)), updatedAt: environment.now.milliseconds)
        let probe = StoreTransaction(session: id, claim: claim, changes: [.updateMessage(nothing, event: nil)])
        switch try await commitPlain(probe) {
        case .replayed(let result): return result
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
}
