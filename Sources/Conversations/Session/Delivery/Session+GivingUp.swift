import Chronology
import Configuration
import Domain
import EventLoop
import Kernel
import Store
import Telemetry

/// Messages that are not sent: refused, expired, or overtaken by the end of the session.
extension Session {
    /// Fails messages that are out of the outbox or will be now.
    func fail(_ items: [Outbox.Item], code: String, retryable: Bool, detail: String? = nil) {
        fail(items, with: MessageDocument.error(code: code, retryable: retryable, detail: detail))
    }

    /// The same with an error of ``MessageDocument``.
    func fail(_ items: [Outbox.Item], with error: [UInt8]) { fail(items.map(\.id), with: error) }

    private func fail(_ messages: [MessageID], with error: [UInt8]) {
        guard !messages.isEmpty else { return }
        environment.parts.metrics.messagesFailed.increment(by: messages.count)
        var changes: [StoreChange] = []
        var events: [PendingEvent] = []
        for (index, message) in messages.enumerated() {
            delivery.outbox.remove(message)
            noteLost(message, error)
            let update = MessageUpdate(
                id: message, state: .failed, error: error, updatedAt: environment.now.milliseconds)
            changes.append(.updateMessage(update, event: index))
            events.append(event(EventType.messageState, MessageDocument.stateData(message, .failed, error: error)))
        }
        commitSurely(changes, events) { session in
            for message in messages { session.notifyWaiters(of: message) }
        }
    }

    func failAll(code: String, retryable: Bool) {
        giveUp(delivery.outbox.removeStored(inFlight: delivery.inFlight), code: code, retryable: retryable)
    }

    /// Fails what was never sent with the reason; of the rest it is only known that its fate is not.
    func giveUp(_ items: [Outbox.Item], code: String, retryable: Bool) {
        fail(items.filter { !$0.isInDoubt }, code: code, retryable: retryable)
        fail(items.filter(\.isInDoubt), code: Self.unknownCode, retryable: true)
    }

    /// Gives up messages of a session that is over, as the store has them.
    func giveUpStored(_ records: [MessageRecord]) {
        let waiting = records.filter { $0.state == .accepted }
        fail(waiting.map(\.id), with: MessageDocument.error(code: "session_ended", retryable: false))
        // The attempt may have gone out.
        for record in records where record.state != .accepted {
            settleAsFailed(record.id, wasUnknown: record.state == .unknown, isRetryable: true)
        }
    }

    // MARK: Expiry

    /// By when a message that is accepted now has waited too long, in milliseconds since the Unix epoch.
    func expiry(from now: Timestamp) -> Int64 {
        now.milliseconds + environment.settings.sessions.messageExpiry.milliseconds
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
}
