import Domain
import EventLoop
import Kernel
import ProviderKit
package import Store
import Telemetry

/// Deliveries whose calls were answered with 503: the vendor may never repeat them.
extension ConversationService {
    /// How long a store that refused is left alone.
    private static let refusalPause: Duration = .milliseconds(500)
    /// How long a delivery is tried, in milliseconds; after that it is missed, and catching up shows what it brought.
    private static let refusalMillisecondsMax: Int64 = 3_600_000
    /// How long sessions are told of nothing that was missed: at first, and behind the time before.
    private static let missPause: Duration = .milliseconds(500)
    private static let missPauseAgain: Duration = .seconds(10)

    /// Keeps deliveries that the store did not take, and stores them as soon as it does.
    ///
    /// One that the vendor has brought again by then is not stored twice.
    package func persistLater(_ hooks: [HookRecord]) {
        hookQueues.loop.execute { [self] in
            for hook in hooks where !refusedHooks.value.add(hook) { missed(hook) }
            guard !refusedHooks.value.isUnderWay, refusedHooks.value.first != nil else { return }
            refusedHooks.value.isUnderWay = true
            storeLater()
        }
    }

    private func storeLater() {
        hookQueues.loop.schedule(after: Self.refusalPause) { [self] in storeRefused() }
    }

    /// Stores what was refused, one after the other; on the loop of the queues.
    private func storeRefused() {
        guard var hook = refusedHooks.value.first else { return refusedHooks.value.isUnderWay = false }
        // It could be taken by nobody meanwhile.
        let delay = max(0, WallClock.milliseconds - hook.receivedAt)
        hook.expiresAt = hook.expiresAt.map { $0 + delay }
        let transaction = StoreTransaction(session: nil, changes: [.insertHook(hook)])
        parts.store.commit(transaction, replyTo: hookQueues.loop) { [self, hook] result in
            switch result {
            case .success(let outcome):
                refusedHooks.value.removeFirst()
                if case .committed = outcome { hand(hook) }
                storeRefused()
            case .failure(let error):
                parts.metrics.storeFailures.increment()
                let isLate = WallClock.milliseconds - hook.receivedAt > Self.refusalMillisecondsMax
                guard Self.isFinal(error) || isLate else { return storeLater() }
                refusedHooks.value.removeFirst()
                missed(hook)
                storeRefused()
            }
        }
    }

    /// The store will not take it later either, or it is one that it never takes: the others must not wait for it.
    private static func isFinal(_ error: StoreError) -> Bool {
        if case .failed = error { true } else { !error.mayPass }
    }

    // MARK: Deliveries that nobody will have

    /// A call of a provider's vendor could not be judged: it may have been about any of the provider's sessions.
    package func missedHook(of provider: String) {
        hookQueues.loop.execute { [self] in miss(of: provider) { $0.addUnread(at: WallClock.milliseconds) } }
    }

    private func missed(_ hook: HookRecord) {
        parts.metrics.hooksDropped.increment()
        miss(of: hook.provider) { $0.add(hook) }
    }

    /// Notes something that was missed; its sessions are told of it with what is missed meanwhile.
    private func miss(of provider: String, _ note: (inout MissedHooks) -> Void) {
        let known = missedHooks.value[provider]
        var entry = known ?? MissEntry(at: WallClock.milliseconds)
        note(&entry.misses)
        let isWaiting = entry.isWaiting
        entry.isWaiting = true
        missedHooks.value[provider] = entry
        guard !isWaiting else { return }
        let pause = known == nil ? Self.missPause : Self.missPauseAgain
        hookQueues.loop.schedule(after: pause) { [self] in notifyOfMissed(of: provider) }
    }

    private func notifyOfMissed(of provider: String) {
        guard let entry = missedHooks.value[provider] else { return }
        missedHooks.value[provider] = MissEntry(at: WallClock.milliseconds)
        for shard in shards {
            shard.loop.execute {
                for session in shard.parts.hooks.value.sessions(of: provider) {
                    session.assumeIsolated { $0.missed(entry.misses) }
                }
            }
        }
        // Sessions that miss something soon after wait for longer.
        hookQueues.loop.schedule(after: Self.missPauseAgain) { [self] in
            if missedHooks.value[provider]?.isWaiting == false { missedHooks.value[provider] = nil }
        }
    }
}

/// Deliveries of one provider's webhooks that were missed.
struct MissEntry: Sendable {
    var misses: MissedHooks
    /// Its sessions are about to be told.
    var isWaiting = false

    init(at time: Int64) { misses = MissedHooks(since: time) }
}
