import Chronology
import Domain
import EventLoop
import Kernel
import ProviderKit
import Store
import Telemetry

/// Deliveries of a vendor's webhooks: on disk before they were answered, settled once what came of them is.
extension Session {
    /// Deliveries that are read at a time.
    private static let hooksMax = 200

    /// Under which name webhooks find the session; nil where its provider takes none.
    private var hookKey: HookTable.Key? {
        guard let provider, provider.hooks != nil else { return nil }
        return HookTable.Key(
            provider: providerName, recipient: provider.vendorUserID(app: app, userID: userID))
    }

    /// From now on the session hears of what comes.
    func enlistForHooks() {
        if let hookKey { home.shard.hooks.value.add(self, hookKey) }
    }

    func delistFromHooks() {
        if let hookKey { home.shard.hooks.value.remove(self, hookKey) }
    }

    /// Takes what came while the link was not open; what came before the session was made is none of its.
    func takePendingHooks() {
        guard let hookKey else { return }
        let generation = linkGeneration
        home.gateway.store.pendingHooks(
            for: hookKey.recipient, of: hookKey.provider, since: createdAt.milliseconds, limit: Self.hooksMax,
            replyTo: home.loop
        ) { [self] result in
            assumeIsolated { $0.found(result, generation) }
        }
    }

    private func found(_ result: Result<[HookRecord], StoreError>, _ generation: Int) {
        guard generation == linkGeneration, linkIsUp else { return }
        switch result {
        case .success(let hooks):
            for hook in hooks { deliver(hook) }
            guard hooks.count == Self.hooksMax else { return }
            // The next ones, once these are settled.
            home.loop.execute { [self] in
                assumeIsolated { $0.commitSurely([], []) { session in session.takePendingHooks() } }
            }
        case .failure(let error):
            home.gateway.logger.error(
                "what webhooks brought could not be read",
                [LogField("session", .describing(id)), LogField("error", .string("\(error)"))])
        }
    }

    /// Hands a delivery to the adapter; while the link is not open it stays where it is.
    func deliver(_ hook: HookRecord) {
        guard linkIsUp, !isEnding, !state.isFinal, let link = link as? any HookSession else { return }
        Self.hand(
            HookDelivery(vendorUserID: hook.recipient, eventID: hook.eventID, payload: hook.payload), to: link)
        // Behind what the adapter tells of it, in the same line, so that a crash between the two only repeats it.
        home.loop.execute { [self] in assumeIsolated { $0.settle(hook) } }
    }

    /// The session is erased: what waits for it alone goes with it.
    func dropPendingHooks() {
        guard let hookKey, !home.shard.hooks.value.sessions(hookKey).contains(where: { $0 !== self }) else { return }
        let change = StoreChange.dropHooks(
            provider: hookKey.provider, recipient: hookKey.recipient, at: WallClock.milliseconds)
        let logger = home.gateway.logger
        home.shard.line.commit(StoreTransaction(session: nil, changes: [change])) { result in
            guard case .failure(let error) = result else { return }
            logger.error("what webhooks brought could not be erased", [LogField("error", .string("\(error)"))])
        }
    }

    private static func hand(_ delivery: HookDelivery, to link: some HookSession) {
        link.assumeIsolated { $0.deliver(delivery) }
    }

    private func settle(_ hook: HookRecord) {
        commitSurely(
            [.settleHook(provider: hook.provider, eventID: hook.eventID, at: WallClock.milliseconds)], [])
    }
}

extension Gateway {
    /// Tells the sessions that what a webhook brought is for, on whichever loop they are.
    func hand(_ hook: HookRecord) {
        let key = HookTable.Key(provider: hook.provider, recipient: hook.recipient)
        for shard in shards {
            shard.loop.execute {
                for session in shard.hooks.value.sessions(key) { session.assumeIsolated { $0.deliver(hook) } }
            }
        }
    }
}
