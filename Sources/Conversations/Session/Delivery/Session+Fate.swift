import Domain
import EventLoop
import ProviderKit
import Store
import Telemetry

/// Fates: the provider is asked what became of a message whose attempt has no known result (`architecture.md`
/// section 5, settlements `echo` and `transcript`).
extension Session {
    /// Nothing may be sent before the provider has said what became of this message; also where its settlement has
    /// become another one since the message was in doubt.
    func mustAskFate(of item: Outbox.Item) -> Bool {
        item.isInDoubt && settlement != .token
    }

    /// Asks the provider for the fate of the message that is next; `false` when sending has to pause.
    ///
    /// The message counts as being in flight meanwhile, so that it neither expires nor is given up before the answer.
    /// One that cannot be had now is asked for again, until the message has waited too long.
    func askFate(of item: Outbox.Item) async -> Bool {
        guard let found = await filesSent(with: item) else {
            pauseSending()
            return false
        }
        // The files are at hand; much may have happened meanwhile.
        guard mayAttempt, let next = delivery.outbox.next, next.id == item.id else { return true }
        guard let providerSession = providerLink.session as? any FateSession else {
            settleAsFailed(item)
            return true
        }
        files.ofNext = found
        var message = OutboundMessage(
            id: item.id, content: item.content, isHidden: item.isHidden, attempt: item.attempts,
            files: found.map { outboundFile($0) })
        message.context = item.context
        delivery.beginAttempt(of: item.id)
        let fate: Result<MessageFate, ProviderFailure>
        do throws(ProviderFailure) {
            fate = .success(try await providerSession.fate(of: message))
        } catch {
            fate = .failure(error)
        }
        return await settle(item, fate, isSettled: delivery.endAttempt())
    }

    /// The files of a message whose attempt was begun; nil where the store cannot say now.
    private func filesSent(with item: Outbox.Item) async -> [AttachmentRecord]? {
        item.fileIDs.isEmpty ? [] : try? await attachments(item.fileIDs)
    }

    /// Does what the answer says; `false` when sending has to pause.
    ///
    /// - Parameter isSettled: the provider has said by an event what became of the message, before it answered.
    private func settle(
        _ item: Outbox.Item, _ fate: Result<MessageFate, ProviderFailure>, isSettled: Bool
    ) async -> Bool {
        // Settled by an event, or erased with the session.
        guard isSettled || delivery.outbox.contains(item.id) else { return true }
        switch fate {
        case .success(.sent):
            delivery.backoff.reset()
            await settleSent(item.id, isSettled: isSettled)
        case _ where isSettled:
            delivery.backoff.reset()
            delivery.outbox.remove(item.id)
        case .success(.absent) where state.isFinal:
            // It was in flight when the rest was given up.
            fail([item], code: "session_ended", retryable: false)
        case .success(.absent):
            delivery.outbox.markAbsent(item.id)
            rearmExpiry()
        case .success(.unknown):
            settleAsFailed(item)
        case .failure where state.isFinal:
            giveUp([item], code: "session_ended", retryable: false)
        case .failure(let reason):
            provider?.health.note(masked(reason))
            rearmExpiry()
            pauseSending(atLeast: reason.retryAfter ?? .zero)
            return false
        }
        return true
    }
}
