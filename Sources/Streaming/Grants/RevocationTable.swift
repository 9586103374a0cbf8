package import EventLoop
package import Store

/// Which credentials are good no longer; one copy on each loop, told of changes by message.
package final class RevocationTable: Sendable {
    /// How long a revocation is kept.
    ///
    /// A token lives for 24 hours and can be refreshed for 7 days more, 30 days after the first of its line at the
    /// latest (`api.md` section 2); one more day for clocks that differ. The store keeps them as long.
    package static let lifetimeMilliseconds: Int64 = 31 * 86_400_000

    private struct Key: Hashable {
        let app: String
        let subject: Revocation.Subject
    }

    private let times: LoopBound<[Key: Int64]>
    private let loop: Loop

    package init(loop: Loop) {
        self.loop = loop
        times = LoopBound(unchecked: [:], loop: loop)
    }

    /// Adds a revocation; on the loop only.
    package func add(_ revocation: Revocation) {
        let key = Key(app: revocation.app, subject: revocation.subject)
        times.value[key] = max(times.value[key] ?? 0, revocation.at)
    }

    /// Drops revocations so old that no credential they cover can live; on the loop only.
    package func forgetExpired(now: Int64) {
        guard times.value.contains(where: { $0.value < now - Self.lifetimeMilliseconds }) else { return }
        times.value = times.value.filter { $0.value >= now - Self.lifetimeMilliseconds }
    }

    /// How many there are; on the loop only.
    package var count: Int { times.value.count }

    /// Something was made before its user or its session was cut off; on the loop only.
    ///
    /// Tokens carry whole seconds, so all that was made in the second of the revocation counts as revoked.
    package func covers(_ owner: CredentialOwner) -> Bool {
        let table = times.value
        guard !table.isEmpty else { return false }
        func isCutOff(_ subject: Revocation.Subject) -> Bool {
            table[Key(app: owner.app, subject: subject)].map { owner.madeAt / 1000 <= $0 / 1000 } ?? false
        }
        return owner.userIDs.contains { isCutOff(.user($0)) } || owner.session.map { isCutOff(.session($0)) } ?? false
    }
}
