import Kernel

/// The bucket of requests that all callers of a tenant share (protocol note section 3.3).
struct CCAIRate {
    /// Requests of a second, which is also how many may come at once; nil for any number.
    let perSecond: Int?
    private var left: Double
    private var countedAt: Instant?

    init(perSecond: Int?) {
        self.perSecond = perSecond
        left = Double(perSecond ?? 0)
    }

    /// Counts one request; false where it is one too many.
    mutating func admits(at now: Instant) -> Bool {
        guard let perSecond else { return true }
        if let countedAt { left = min(Double(perSecond), left + (now - countedAt) / .seconds(1) * Double(perSecond)) }
        countedAt = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
