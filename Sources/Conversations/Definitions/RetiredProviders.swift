import Synchronization

/// The definitions of providers that a reload changed or removed, for as long as sessions run on them.
///
/// Their vendors go on calling us for those sessions, signed as the old definition says.
final class RetiredProviders: Sendable {
    /// By name, in the order in which they were retired.
    private let instances = Mutex<[String: [ProviderInstance]]>([:])

    init() {}

    /// Notes that new sessions are no longer opened with an instance.
    func add(_ provider: ProviderInstance) {
        provider.uses.retire(true)
        instances.withLock { instances in
            guard instances[provider.name]?.contains(where: { $0 === provider }) != true else { return }
            instances[provider.name, default: []].append(provider)
        }
    }

    /// An instance is the present one again, since a reload that retired it was followed by one that took that back.
    func remove(_ provider: ProviderInstance) {
        provider.uses.retire(false)
        instances.withLock { $0[provider.name]?.removeAll { $0 === provider } }
    }

    /// The instances of a name that sessions run on, the one retired last first; the others are forgotten.
    func inUse(named name: String) -> [ProviderInstance] {
        instances.withLock { instances in
            guard let known = instances[name] else { return [] }
            let used = known.filter { !$0.uses.isZero }
            instances[name] = used.isEmpty ? nil : used
            return used.reversed()
        }
    }

    /// Forgets all instances that no session runs on.
    func forgetUnused() {
        let names = instances.withLock { Array($0.keys) }
        for name in names { _ = inUse(named: name) }
    }
}
