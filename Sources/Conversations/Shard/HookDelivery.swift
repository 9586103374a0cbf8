import Domain
import EventLoop
import Kernel
package import Store
import Telemetry

extension ConversationService {
    /// How long a store that could not be asked is left alone.
    private static let hookPause: Duration = .milliseconds(500)
    /// How long it is asked for one delivery, in milliseconds; after that the delivery waits for a link to be opened.
    private static let hookPatienceMilliseconds: Int64 = 60_000

    /// Tells the sessions that what a webhook brought is for, on whichever loop they are, behind what the provider's
    /// earlier webhooks brought.
    ///
    /// Those that have the conversation that it names, and where there are none those of the user. Those that cannot
    /// take it now find it in the store. The call is answered once this returns: then its place is taken.
    package func hand(_ hook: HookRecord) {
        let queues = hookQueues
        queues.loop.execute { [self] in
            guard let number = queues.value[hook.provider, default: HookQueue()].add(hook) else { return }
            guard let conversation = hook.conversation else { return goOn(hook, number, to: .user) }
            findRecipients(of: hook, number, in: conversation)
        }
    }

    /// Asks who has the conversation of a delivery; on the loop of the queues.
    private func findRecipients(of hook: HookRecord, _ number: Int, in conversation: String) {
        let loop = hookQueues.loop
        parts.store.hookLegs(conversation: conversation, of: hook.provider, replyTo: loop) { [self] result in
            switch result {
            case .success(let legs): goOn(hook, number, to: legs.isEmpty ? .user : .legs(legs))
            case .failure(let error):
                parts.metrics.storeFailures.increment()
                let isLate = WallClock.milliseconds - hook.receivedAt > Self.hookPatienceMilliseconds
                guard error.mayPass, !isLate else { return goOn(hook, number, to: .none) }
                loop.schedule(after: Self.hookPause) { [self] in findRecipients(of: hook, number, in: conversation) }
            }
        }
    }

    private func goOn(_ hook: HookRecord, _ number: Int, to recipients: HookQueue.Recipients) {
        let goingOn = hookQueues.value[hook.provider]?.resolve(number, to: recipients) ?? []
        for ready in goingOn {
            switch ready.recipients {
            case .legs(let legs): hand(ready.hook, to: legs)
            case .user: handToUser(ready.hook)
            case .none: break
            }
        }
    }

    /// To each session once, with those of its legs that are meant.
    private func hand(_ hook: HookRecord, to legs: [HookLeg]) {
        for (id, legs) in Dictionary(grouping: legs, by: \.session) {
            let (shard, legs) = (shard(for: id), legs.map(\.id))
            shard.loop.execute { shard.parts.sessions.value[id]?.assumeIsolated { $0.deliver(hook, for: legs) } }
        }
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
