import Domain
import Kernel
import ProviderKit
import Store

/// Deliveries that wait for users of a session's provider, for the session's adapter to look at.
struct SessionHooks: ProviderHooks {
    /// Deliveries that are read.
    private static let hooksMax = 200

    let environment: SessionEnvironment
    /// The provider's name in the configuration.
    let provider: String
    /// When the session was made, in milliseconds since the Unix epoch: what came before is none of its.
    let since: Int64

    func waiting(for vendorUserID: String) async throws(ProviderFailure) -> [HookDelivery] {
        let recipient = HookRecipient(provider: provider, users: [vendorUserID])
        let hooks = try await environment.stored { () async throws(StoreError) -> [HookRecord] in
            try await environment.parts.reading.pendingHooks(
                for: recipient, since: since, now: WallClock.milliseconds, limit: Self.hooksMax, on: environment.loop)
        }
        return hooks.map { HookDelivery($0) }
    }
}

extension HookDelivery {
    /// The delivery as an adapter is handed it.
    init(_ hook: HookRecord) {
        self.init(
            vendorUserID: hook.recipient, conversationID: hook.conversation, eventID: hook.eventID,
            payload: hook.payload)
    }
}
