public import Kernel
import Synchronization

/// One quota: a bucket that fills steadily and may be overdrawn by those who wait.
///
/// No input or output and no clock. A request that has to wait takes its place at once, so that places are given in
/// the order of arrival.
public struct RateBucket: Sendable {
    /// The turn of a request, or its refusal.
    public enum Turn: Hashable, Sendable {
        /// Its turn comes after so long, and its place is taken.
        case after(Duration)
        /// It has no place: there would be one after so long.
        case refused(Duration)
    }

    private let perSecond: Double
    private let burst: Double
    private var level: Double
    private var filledAt: Instant?

    /// A full bucket.
    ///
    /// - Parameters:
    ///   - perSecond: how many requests fill it in a second, from one on.
    ///   - burst: how many it holds, from one on.
    public init(perSecond: Int, burst: Int) {
        precondition(perSecond > 0 && burst > 0, "A bucket that never fills lets nobody through.")
        self.perSecond = Double(perSecond)
        self.burst = Double(burst)
        level = Double(burst)
    }

    /// Takes a place in line.
    ///
    /// - Parameters:
    ///   - reserve: the part of the burst that must be left over for others, 0 to 1.
    ///   - patience: how long the request may wait.
    public mutating func reserve(leaving reserve: Double = 0, atMost patience: Duration, at now: Instant) -> Turn {
        assert((0...1).contains(reserve), "A part of the burst is left over.")
        if let filledAt, now > filledAt {
            level = min(burst, level + perSecond * Double((now - filledAt).nanoseconds) / 1e9)
        }
        filledAt = max(now, filledAt ?? now)
        let missing = burst * reserve + 1 - level
        assert(level <= burst, "A bucket holds no more than its burst.")
        let wait: Duration = missing <= 0 ? .zero : .nanoseconds(Int64(missing / perSecond * 1e9))
        // A place is taken only by those who go: whoever is refused leaves no debt behind.
        guard wait <= patience else { return .refused(wait) }
        level -= 1
        return .after(wait)
    }
}

/// A bound on how often something of a vendor's enters the log, however often the vendor says it.
///
/// That more came is worth telling once a minute. No input or output and no clock.
public struct LogBudget: Sendable {
    /// The verdict on one more.
    public enum Verdict: Hashable, Sendable {
        /// It enters.
        case admitted
        /// It does not, and nobody was told so for a minute.
        case firstDropped
        /// It does not, as others before it.
        case dropped
    }

    private static let tellingPause: Duration = .seconds(60)

    private var bucket: RateBucket
    private var notedAt: Instant?

    /// A full budget of one a second and `burst` at once.
    public init(burst: Int) { bucket = RateBucket(perSecond: 1, burst: burst) }

    /// Counts one.
    public mutating func count(at now: Instant) -> Verdict {
        if case .after = bucket.reserve(atMost: .zero, at: now) { return .admitted }
        if let notedAt, now - notedAt < Self.tellingPause { return .dropped }
        notedAt = now
        return .firstDropped
    }
}

/// The quotas of one account, shared by all its sessions on all loops.
public final class RateBudget<Quota: Hashable & Sendable>: Sendable {
    private let buckets: Mutex<[Quota: RateBucket]>

    /// - Parameter buckets: each quota's, full; where there is none, nothing is counted.
    public init(_ buckets: [Quota: RateBucket]) { self.buckets = Mutex(buckets) }

    /// Takes a place in the line of a quota; see ``RateBucket/reserve(leaving:atMost:at:)``.
    public func reserve(
        from quota: Quota, leaving reserve: Double = 0, atMost patience: Duration, at now: Instant
    ) -> RateBucket.Turn {
        buckets.withLock { $0[quota]?.reserve(leaving: reserve, atMost: patience, at: now) ?? .after(.zero) }
    }
}
