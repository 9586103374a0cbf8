import Domain
import EventLoop
import Kernel
import ProviderKit

/// The delivery of a session's messages: its outbox, the one task that hands them to the provider, and when that rests.
struct Delivery {
    /// Messages that are not sent yet.
    var outbox = Outbox()
    /// The task that hands them over, while there is something to hand over.
    var pump: Task<Void, Never>?
    /// Waiters for the pump's end.
    var pumpWaiters = WaiterList()
    /// The process goes down: what is not on its way to the provider is sent by the next one.
    var isLeaving = false
    /// The message that is being handed over.
    var inFlight: MessageID?
    /// The provider has said what became of the message in flight before its hand-over returned.
    var inFlightIsSettled = false
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
}
