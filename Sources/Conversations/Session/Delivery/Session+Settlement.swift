import Chronology
import Domain
import EventLoop
import Kernel
import ProviderKit
import Store

/// The settlement of a message whose attempt has no known result (`architecture.md` section 5).
extension Session {
    /// How long a fate is looked for by sending again, while the provider can be handed something.
    static let settlingMax: Duration = .seconds(10)
    /// The code of a message whose fate could not be found out.
    static let unknownCode = "outcome_unknown"

    /// How the provider lets a fate be found out; one that is gone cannot.
    var settlement: Settlement { provider?.adapter.settlement ?? .none }

    /// The provider takes messages while its link is being opened again.
    var sendsWhileReconnecting: Bool {
        provider?.adapter.sendsWhileReconnecting ?? false
    }

    /// Decides about a message whose attempt has no result; `false` when sending has to pause.
    ///
    /// A provider that knows our token is handed the message again with the same, and one that has a way to find out is
    /// asked: at once and then ever later, and what stands behind the message waits. Any other cannot tell: the message
    /// settles as failed in the same moment.
    func lookAgain(_ item: Outbox.Item) -> Bool {
        guard settlement != .none, delivery.outbox.contains(item.id), !state.isFinal else {
            settleAsFailed(item)
            return true
        }
        if let limit = item.settleBy, environment.loop.now >= limit {
            settleAsFailed(item)
            return true
        }
        let isFirst = !item.isUnknown
        if isFirst { becomeUnknown(item.id) }
        let isLimited = settlement == .token && mayAttempt
        delivery.outbox.markUnknown(item.id, settleBy: isLimited ? environment.loop.now + Self.settlingMax : nil)
        delivery.outbox.move(item.id, to: .waiting)
        rearmExpiry()
        if !isFirst { pauseSending() }
        return isFirst
    }

    /// A message that was being attempted when the process ended: sent again with its token, asked for, or settled.
    ///
    /// `content` is nil for one that cannot be sent again.
    func restoreUnknown(_ record: MessageRecord, _ content: UserContent?) {
        let wasUnknown = record.state == .unknown
        guard settlement != .none, let content else {
            return settleAsFailed(record.id, wasUnknown: wasUnknown, isRetryable: content != nil)
        }
        var item = outboxItem(record, content, stage: .waiting, trace: nil)
        item.isUnknown = true
        delivery.outbox.append(item)
        if !wasUnknown { becomeUnknown(record.id) }
    }

    private func becomeUnknown(_ message: MessageID) {
        let update = MessageUpdate(id: message, state: .unknown, updatedAt: environment.now.milliseconds)
        noteUnknown(message)
        commitSurely([.updateMessage(update, event: 0)], [unknownEvent(message)]) { $0.notifyWaiters(of: message) }
    }

    /// Its fate cannot be found out.
    func settleAsFailed(_ item: Outbox.Item) {
        delivery.outbox.remove(item.id)
        settleAsFailed(item.id, wasUnknown: item.isUnknown, isRetryable: true)
    }

    /// `unknown`, unless that has been said, and then `failed`, in one change.
    func settleAsFailed(_ message: MessageID, wasUnknown: Bool, isRetryable: Bool) {
        let error = MessageDocument.error(code: Self.unknownCode, retryable: isRetryable)
        noteLost(message, error)
        let failed = event(EventType.messageState, MessageDocument.stateData(message, .failed, error: error))
        let events = wasUnknown ? [failed] : [unknownEvent(message), failed]
        let update = MessageUpdate(id: message, state: .failed, error: error, updatedAt: environment.now.milliseconds)
        commitSurely([.updateMessage(update, event: events.count - 1)], events) { $0.notifyWaiters(of: message) }
    }

    private func unknownEvent(_ message: MessageID) -> PendingEvent {
        event(EventType.messageState, MessageDocument.stateData(message, .unknown, error: nil))
    }
}
