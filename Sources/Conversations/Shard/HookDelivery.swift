import Domain
package import EventLoop
import Kernel
package import Store
import Telemetry

extension ConversationService {
    /// How long a store that could not be asked is left alone.
    private static let hookPause: Duration = .milliseconds(500)
    /// How long it is asked for one delivery, in milliseconds; after that the delivery waits for a link to be opened.
    private static let hookPatienceMilliseconds: Int64 = 60_000

    /// Tells the sessions that what a webhook brought is for, on whichever loop they are.
    ///
    /// Those that have the conversation that it names, and where there are none those of the user. Those that cannot
    /// take it now find it in the store.
    ///
    /// - Parameter loop: where the store's answer is taken.
    package func hand(_ hook: HookRecord, on loop: Loop) {
        guard let conversation = hook.conversation else { return handToUser(hook) }
        parts.store.hookSessions(conversation: conversation, of: hook.provider, replyTo: loop) { [self] result in
            switch result {
            case .success(let sessions) where sessions.isEmpty: handToUser(hook)
            case .success(let sessions): for id in sessions { hand(hook, to: id) }
            case .failure(let error):
                parts.metrics.storeFailures.increment()
                let isLate = WallClock.milliseconds - hook.receivedAt > Self.hookPatienceMilliseconds
                guard error.mayPass, !isLate else { return }
                loop.schedule(after: Self.hookPause) { [self] in hand(hook, on: loop) }
            }
        }
    }

    private func hand(_ hook: HookRecord, to id: SessionID) {
        let shard = shard(for: id)
        shard.loop.execute { shard.parts.sessions.value[id]?.assumeIsolated { $0.deliver(hook) } }
    }

    private func handToUser(_ hook: HookRecord) {
        guard !hook.recipient.isEmpty else { return }
        let key = HookTable.Key(provider: hook.provider, recipient: hook.recipient)
        for shard in shards {
            shard.loop.execute {
                for session in shard.parts.hooks.value.sessions(key) { session.assumeIsolated { $0.deliver(hook) } }
            }
        }
    }

    /// Deliveries of webhooks were dropped, since nobody took them in their time.
    package func count(hooksDropped count: Int) {
        guard count > 0 else { return }
        parts.metrics.hooksDropped.increment(by: count)
    }
}
