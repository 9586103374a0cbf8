/// A moment in UTC, held as whole milliseconds since 1970-01-01T00:00:00.000Z.
///
/// Leap seconds are not counted, as in POSIX time. The value always lies within the years 0000 to 9999, because that is
/// what RFC 3339 can write: anything beyond is brought to `earliest` or `latest`, so no arithmetic on times that came
/// from outside can trap.
@frozen
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since the Unix epoch; negative before 1970.
    public let milliseconds: Int64

    /// 0000-01-01T00:00:00.000Z.
    public static let earliest = Timestamp(milliseconds: earliestMilliseconds)
    /// 9999-12-31T23:59:59.999Z.
    public static let latest = Timestamp(milliseconds: latestMilliseconds)
    /// 1970-01-01T00:00:00.000Z.
    public static let epoch = Timestamp(milliseconds: 0)

    @usableFromInline static var earliestMilliseconds: Int64 { -62_167_219_200_000 }
    @usableFromInline static var latestMilliseconds: Int64 { 253_402_300_799_999 }

    /// The moment that many milliseconds after the Unix epoch; one outside the years 0000 to 9999 becomes the nearest
    /// inside.
    @inlinable
    public init(milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, Self.earliestMilliseconds), Self.latestMilliseconds)
    }

    /// The moment that many whole seconds after the Unix epoch, as JWT claims count (RFC 7519 section 2, NumericDate).
    @inlinable
    public init(seconds: Int64) {
        let (product, overflowed) = seconds.multipliedReportingOverflow(by: 1000)
        self.init(milliseconds: overflowed ? (seconds < 0 ? .min : .max) : product)
    }

    /// Whole seconds since the Unix epoch, rounded towards the past.
    @inlinable
    public var seconds: Int64 {
        milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000
    }

    /// True when the left moment is before the right one.
    @inlinable
    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }
}

extension Timestamp {
    /// The moment `duration` later; parts of a millisecond are rounded towards the past, and the result stays in range.
    public static func + (moment: Timestamp, duration: Duration) -> Timestamp {
        moment.advanced(by: Self.wholeMilliseconds(duration))
    }

    /// The moment `duration` earlier; parts of a millisecond are rounded towards the past, and the result stays in
    /// range.
    public static func - (moment: Timestamp, duration: Duration) -> Timestamp {
        moment.advanced(by: Self.wholeMilliseconds(.zero - duration))
    }

    /// The time from the right moment to the left one; negative when the left is earlier.
    public static func - (left: Timestamp, right: Timestamp) -> Duration {
        .milliseconds(left.milliseconds - right.milliseconds)
    }

    /// Moves this moment `duration` later.
    public static func += (moment: inout Timestamp, duration: Duration) { moment = moment + duration }

    /// Moves this moment `duration` earlier.
    public static func -= (moment: inout Timestamp, duration: Duration) { moment = moment - duration }

    private func advanced(by change: Int64) -> Timestamp {
        let (sum, overflowed) = milliseconds.addingReportingOverflow(change)
        return Timestamp(milliseconds: overflowed ? (change < 0 ? .min : .max) : sum)
    }

    /// The milliseconds of a duration, rounded down, held to what `Int64` can say.
    private static func wholeMilliseconds(_ duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        // Both parts carry the sign, so a negative rest takes one more millisecond to round down.
        let (quotient, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
        let (product, overflowed) = seconds.multipliedReportingOverflow(by: 1000)
        if overflowed { return seconds < 0 ? .min : .max }
        let (sum, overflowedAgain) = product.addingReportingOverflow(quotient - (rest < 0 ? 1 : 0))
        if overflowedAgain { return seconds < 0 ? .min : .max }
        return sum
    }
}
