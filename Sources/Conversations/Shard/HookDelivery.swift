import Domain
import EventLoop
package import Store

extension ConversationService {
    /// Tells the sessions that what a webhook brought is for, on whichever loop they are.
    package func hand(_ hook: HookRecord) {
        let key = HookTable.Key(provider: hook.provider, recipient: hook.recipient)
        for shard in shards {
            shard.loop.execute {
                for session in shard.parts.hooks.value.sessions(key) { session.assumeIsolated { $0.deliver(hook) } }
            }
        }
    }
}
