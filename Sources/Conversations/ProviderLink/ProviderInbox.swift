import Chronology
import Domain
import Kernel
import ProviderKit
import Store

/// Events that a provider told and that wait to be handled, in order.
struct ProviderInbox: Sendable {
    /// Events that may wait; beyond it the provider session is closed until they are handled.
    static let eventsMax = 1000

    /// Those behind an end or a suspension that is being committed, or behind the one that is being looked up.
    var events: [HeldEvent] = []
    /// Deliveries of webhooks that are settled behind them.
    var settlements: [HookSettlement] = []
    /// The event that names an earlier message of the provider, which is being looked up.
    @Rare var lookup: HeldEvent?
    /// A caller's suspension is on its way to the disk.
    var isSuspending = false
    /// The look-up has to wait until what is stalled is stored.
    var isLookupStalled = false
    /// The message that was looked up last.
    @Rare var lookedUp: EarlierMessage?

    /// Nothing waits.
    var isEmpty: Bool { events.isEmpty && lookup == nil }
}

/// An event that a provider told, until it is clear what it meets.
struct HeldEvent: Sendable {
    var event: ProviderEvent
    /// Of the provider session that told it.
    var generation: Int
}

/// A message that the provider sent earlier, by the id that it gave it.
struct EarlierMessage: Sendable {
    var vendorID: String
    /// The leg of the vendor that calls it so.
    var leg: LegID
    var id: MessageID
    var role = SenderRole.bot
    var createdAt: Timestamp
    /// The message that it answers itself; not looked at for an event that merely answers this one.
    var replyTo: MessageID?
    /// It was looked up for an event that merely answers it.
    var isForReply = false
}

/// Deliveries that an adapter took, until what it told of them is on its way to the store.
struct HookSettlement: Sendable {
    let hooks: [HookRecord]
    /// The store may have more, which are read next.
    let isMoreToCome: Bool
    /// The provider session that took them.
    let taker: HookTaker
}

/// The provider session that deliveries of webhooks are handed to: the present one, or one that was left.
struct HookTaker: Hashable, Sendable {
    /// Its leg.
    let leg: LegID
    /// The number of its events.
    let generation: Int
    /// The name of its provider.
    let provider: String
}
