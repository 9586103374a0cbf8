import Synchronization

/// How many sessions in this process a provider's definition is held by.
package final class ProviderUseCount: Sendable {
    fileprivate let count = Atomic<Int>(0)
    /// New sessions are no longer opened with the definition.
    private let isRetired = Atomic<Bool>(false)

    init() {}

    /// A reload has taken the definition out of force, or put it back.
    func retire(_ isRetired: Bool) { self.isRetired.store(isRetired, ordering: .releasing) }

    /// Sessions are opened with the definition, or run on it.
    var isNeeded: Bool { !isRetired.load(ordering: .acquiring) || !isZero }

    /// No session holds the definition.
    var isZero: Bool { count.load(ordering: .acquiring) == 0 }
}

/// A session's hold on the definition of its provider, from its beginning in this process to its end.
///
/// It goes from the session in memory to the table of those that were let go of, and back.
final class ProviderUse: Sendable {
    let provider: ProviderInstance

    init(_ provider: ProviderInstance) {
        self.provider = provider
        provider.uses.count.add(1, ordering: .acquiringAndReleasing)
    }

    deinit { provider.uses.count.subtract(1, ordering: .acquiringAndReleasing) }
}
