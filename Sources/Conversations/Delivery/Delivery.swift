import Domain
import EventLoop
import Kernel
import ProviderKit

/// The delivery of a session's messages: its outbox, the one task that gives them to the provider, and when that rests.
struct Delivery {
    /// The message that the provider is being given.
    private struct Attempt {
        let message: MessageID
        /// The provider has said what became of it before it has returned from it.
        var isSettled = false
    }

    /// Messages that are not sent yet.
    var outbox = Outbox()
    /// The task that delivers them, while there is something to deliver.
    var pump: Task<Void, Never>?
    /// Waiters for the pump's end.
    var pumpWaiters = WaiterList()
    /// Something is being delivered, or is on its way to the disk and may be delivered in the same moment.
    var isUnderWay: Bool { pump != nil || outbox.items.contains { $0.stage == .storing } }
    /// The process goes down: what is not on its way to the provider is sent by the next one.
    var isLeaving = false
    private var attempt: Attempt?
    /// The timer of the message that expires first.
    var expiryTimer: TimerID?
    /// The pauses after failed attempts.
    var backoff = Backoff()
    /// The provider asks to be sent nothing before.
    var quietUntil: Instant?
    /// The last messages of the user's, as the log will have them.
    var recent = RecentDeliveries()
    /// Messages that a caller is having sent again.
    var retrying: Set<MessageID> = []

    /// The message that the provider is being given.
    var inFlight: MessageID? { attempt?.message }

    /// Nothing is decided about a message yet: it waits for its turn, or the provider is being given it.
    func isUnsettled(_ message: MessageID) -> Bool {
        outbox.contains(message) && !(inFlight == message && attempt?.isSettled == true)
    }

    /// The provider is given a message.
    mutating func beginAttempt(of message: MessageID) {
        assert(attempt == nil, "One message is in flight at a time.")
        assert(outbox.next?.id == message, "Messages are delivered in their order.")
        attempt = Attempt(message: message)
    }

    /// The provider has said what became of a message; whether that is the one in flight.
    mutating func settleAttempt(of message: MessageID) -> Bool {
        guard attempt?.message == message else { return false }
        attempt?.isSettled = true
        assert(inFlight == message, "It stays in flight until the provider has returned from it.")
        return true
    }

    /// The provider has returned from the message in flight; whether it has said what became of it.
    mutating func endAttempt() -> Bool {
        assert(attempt != nil, "Only what was begun ends.")
        defer { attempt = nil }
        return attempt?.isSettled ?? false
    }
}
