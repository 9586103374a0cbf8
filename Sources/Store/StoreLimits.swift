/// Bounds that every store keeps to.
package enum StoreLimits {
    /// Rows of a kind that one call of ``Store/purgeExpired(now:replyTo:_:)`` drops.
    package static let purgeRowsMax = 500
    /// Rows that one step of an erasure overwrites.
    package static let eraseRowsMax = 500
    /// Rows that one page of a feed looks at, so that a quiet app beside a busy one costs no more than a busy one.
    package static let feedRowsMax: Int64 = 2000
    /// Devices of one user; a further one takes the place of the one that was written longest ago.
    package static let pushesPerUserMax = 50
    /// For so long it is known what webhooks brought, and what nobody has taken is kept.
    package static let hookMillisecondsMax: Int64 = 7 * 86_400_000
    /// No client token lives longer than 30 days (`api.md` section 2); one more for clocks that differ.
    package static let revocationMillisecondsMax: Int64 = 31 * 86_400_000

    /// The length that every list is cut to.
    package static func cut(_ limit: Int) -> Int { Swift.min(Swift.max(limit, 1), 200) }
}
