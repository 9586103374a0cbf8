package import Domain
package import EventLoop
package import ProviderKit

/// Deliveries of webhooks that wait, in memory; on one loop.
package final class MemoryHooks: ProviderHooks {
    private let state: LoopBound<[HookDelivery]>
    /// While it is set, nothing can be read.
    package let failure: LoopBound<ProviderFailure?>

    package init(_ loop: Loop) {
        state = LoopBound([], loop: loop)
        failure = LoopBound(nil, loop: loop)
    }

    /// A delivery comes.
    package func add(_ delivery: HookDelivery) { state.value.append(delivery) }

    package func waiting(for vendorUserID: String) async throws(ProviderFailure) -> [HookDelivery] {
        if let failure = failure.value { throw failure }
        return state.value.filter { $0.vendorUserID == vendorUserID }
    }
}
