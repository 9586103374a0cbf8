import Configuration
import Domain
import EventLoop
import Store

/// The definitions of providers: which one a session runs on, and what is let go of when another takes its place.
extension Shard {
    /// The definition that a new session keeps.
    ///
    /// A request that came before a reload may ask for it after.
    func use(of provider: ProviderInstance, _ service: ConversationService) -> ProviderUse {
        let use = ProviderUse(provider)
        if !parts.isPresent(provider) { service.parts.retired.add(provider) }
        return use
    }

    /// The definition of a stored session: that which it ran on in this process, or else the present one of its name
    /// and kind.
    func use(of session: SessionRecord, _ leg: LegRecord) -> ProviderUse? {
        if let held = parts.heldDefinitions.value[session.id], held.provider.name == session.provider {
            return held
        }
        return parts.present(session.provider, kind: leg.kind).map { ProviderUse($0) }
    }

    /// A session is in memory no longer; where it goes on one day, it does so on the same definition.
    func holdDefinition(of session: Session?) {
        guard let session, let use = session.assumeIsolated({ $0.state.isFinal ? nil : $0.present.use }) else { return }
        parts.heldDefinitions.value[session.id] = use
    }

    /// Other definitions are in force: answers of vendors that are no longer asked are forgotten, and what sessions of
    /// earlier definitions alone needed, once there are none.
    func forgetReplaced(_ providers: [ProviderInstance]) {
        for provider in providers {
            widgets[provider.name] = nil
            lookups.forget(provider.name)
        }
        parts.forgetEnvironments()
    }
}

extension ConversationService {
    /// The same conversations as those see them who ask under other definitions.
    package func under(_ definitions: ConversationDefinitions) -> ConversationService {
        ConversationService(sharing: self, definitions)
    }

    /// Puts other definitions in force, and returns once they are on every loop; one after the other.
    ///
    /// Sessions that there are keep the provider that they run on.
    package func replaceDefinitions(with definitions: ConversationDefinitions) async {
        let replaced = parts.definitions.latest.providers.values.filter { !definitions.isPresent($0) }
        for provider in replaced { parts.retired.add(provider) }
        for provider in definitions.providers.values { parts.retired.remove(provider) }
        parts.spool.limit(bytesMax: definitions.settings.spool.totalBytesMax)
        await parts.definitions.replace(with: definitions)
        parts.retired.forgetUnused()
        for shard in shards { shard.loop.execute { shard.assumeIsolated { $0.forgetReplaced(replaced) } } }
    }

    /// Earlier definitions of a provider that sessions run on, the newest first.
    package func retiredProviders(named name: String) -> [ProviderInstance] { parts.retired.inUse(named: name) }
}
