import Domain
import ProviderKit

/// The provider sessions that webhooks' deliveries are handed to: the present one, and those of legs that were left.
extension Session {
    /// The present one.
    var presentTaker: HookTaker {
        HookTaker(leg: leg, generation: providerLink.generation, provider: providerName)
    }

    /// The one of a leg that was left, where its vendor is still listened to; nil where none of the legs is such a one.
    func departedTaker(of legs: [LegID]) -> HookTaker? {
        let departed = providerLink.departed?.legs.first { legs.contains($0.value.id) && $0.value.hooks != nil }
        return departed.map { HookTaker(leg: $0.value.id, generation: $0.key, provider: $0.value.provider) }
    }

    /// It is the present one, also where that is not open.
    func isPresent(_ taker: HookTaker) -> Bool { taker.generation == providerLink.generation }

    /// Its leg was left, and what it tells still counts.
    func isDeparted(_ taker: HookTaker) -> Bool { providerLink.departed?.legs[taker.generation] != nil }

    /// The provider session itself; nil where it is not open, or is listened to no longer.
    func hookSession(of taker: HookTaker) -> (any HookSession)? {
        guard isPresent(taker) else { return providerLink.departed?.legs[taker.generation]?.hooks }
        return providerLink.open((any HookSession).self)
    }
}
