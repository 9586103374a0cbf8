import Kernel

/// A bucket of permits that fills with time.
struct RateBudget {
    private let burst: UInt64
    private let perSecond: UInt64
    /// In billionths of a permit, so that every nanosecond counts.
    private var left: UInt64
    private var filledAt: Instant

    private static let permit: UInt64 = 1_000_000_000

    init(_ rate: HTTP2Rate, at now: Instant) {
        burst = UInt64(max(0, min(rate.burst, 1 << 30))) * Self.permit
        perSecond = UInt64(max(0, min(rate.perSecond, 1 << 30)))
        left = burst
        filledAt = now
    }

    /// Takes a permit; false if there is none.
    mutating func spend(at now: Instant) -> Bool {
        if left < Self.permit { fill(at: now) }
        guard left >= Self.permit else { return false }
        left -= Self.permit
        assert(left < burst, "A permit that was taken is gone.")
        assert(burst >= Self.permit, "A budget without permits gives none.")
        return true
    }

    /// Gives back permits, up to the most there may be.
    mutating func earn(_ count: Int) {
        left = min(burst, left + UInt64(max(0, count)) * Self.permit)
        assert(left <= burst, "A budget holds no more than its burst.")
    }

    private mutating func fill(at now: Instant) {
        // Capped where the bucket is full in any case, so that nothing overflows.
        let passed = min(now.nanoseconds &- min(filledAt.nanoseconds, now.nanoseconds), 1 << 32)
        filledAt = now
        assert(left < Self.permit, "A budget is filled when it is empty.")
        left = min(burst, left + passed * perSecond)
        assert(left <= burst, "A budget holds no more than its burst.")
    }
}

/// Counts what costs us more than it costs the other side.
struct FloodGuard {
    /// The kind of event that is counted.
    enum Kind {
        case reset, ping, settings, windowUpdate, priority, emptyFrame, unknownFrame
    }

    private let windowUpdatesEarned: Int
    private var resets: RateBudget
    private var pings: RateBudget
    private var settings: RateBudget
    private var windowUpdates: RateBudget
    private var priorities: RateBudget
    private var emptyFrames: RateBudget
    private var unknownFrames: RateBudget

    init(_ limits: HTTP2Limits, at now: Instant) {
        windowUpdatesEarned = limits.windowUpdatesEarned
        resets = RateBudget(limits.resets, at: now)
        pings = RateBudget(limits.pings, at: now)
        settings = RateBudget(limits.settings, at: now)
        windowUpdates = RateBudget(limits.windowUpdates, at: now)
        priorities = RateBudget(limits.priorities, at: now)
        emptyFrames = RateBudget(limits.emptyFrames, at: now)
        unknownFrames = RateBudget(limits.unknownFrames, at: now)
    }

    /// Counts one; false if it is one too many.
    mutating func spend(_ kind: Kind, at now: Instant) -> Bool {
        switch kind {
        case .reset: resets.spend(at: now)
        case .ping: pings.spend(at: now)
        case .settings: settings.spend(at: now)
        case .windowUpdate: windowUpdates.spend(at: now)
        case .priority: priorities.spend(at: now)
        case .emptyFrame: emptyFrames.spend(at: now)
        case .unknownFrame: unknownFrames.spend(at: now)
        }
    }

    /// A stream was begun: the other side may say how it wants it, and how much of it it takes.
    mutating func streamBegun() {
        priorities.earn(1)
        windowUpdates.earn(windowUpdatesEarned)
    }

    /// We sent data, which the other side may acknowledge with windows.
    mutating func dataSent() { windowUpdates.earn(windowUpdatesEarned) }
}
