import CLinux
import Glibc

/// A point on the machine's monotonic clock, in nanoseconds; comparable within one process only.
@frozen public struct Instant: Hashable, Comparable, Sendable {
    /// Nanoseconds since an arbitrary beginning.
    public var nanoseconds: UInt64

    /// Makes a point from a count of nanoseconds.
    @inlinable public init(nanoseconds: UInt64) { self.nanoseconds = nanoseconds }

    /// Reads the monotonic clock.
    public static var now: Instant {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Instant(nanoseconds: UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec))
    }

    /// Reads the clock that goes on while the machine sleeps, for what others wait for meanwhile; not comparable with
    /// ``now``.
    public static var sinceBoot: Instant {
        var time = timespec()
        unsafe clock_gettime(CLOCK_BOOTTIME, &time)
        return Instant(nanoseconds: UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec))
    }

    /// Orders by time.
    @inlinable public static func < (a: Instant, b: Instant) -> Bool { a.nanoseconds < b.nanoseconds }

    /// The point that lies `duration` later; a negative duration goes back, at the earliest to the beginning.
    @inlinable public static func + (a: Instant, duration: Duration) -> Instant {
        let step = duration.nanoseconds
        return step >= 0
            ? Instant(nanoseconds: a.nanoseconds &+ UInt64(step))
            : Instant(nanoseconds: a.nanoseconds - min(a.nanoseconds, step.magnitude))
    }

    /// The time from `b` to `a`.
    @inlinable public static func - (a: Instant, b: Instant) -> Duration {
        .nanoseconds(Int64(bitPattern: a.nanoseconds &- b.nanoseconds))
    }
}

extension Duration {
    /// The whole duration in nanoseconds, cut off at the bounds of `Int64` (292 years).
    @inlinable public var nanoseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        return overflow ? (seconds < 0 ? .min : .max) : product &+ attoseconds / 1_000_000_000
    }

    /// The whole duration in milliseconds, rounded towards zero.
    @inlinable public var milliseconds: Int64 { nanoseconds / 1_000_000 }
}

/// The wall clock.
public enum WallClock {
    /// Milliseconds since the Unix epoch.
    public static var milliseconds: Int64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) &* 1000 &+ Int64(time.tv_nsec) / 1_000_000 &+ aheadMilliseconds
    }

    /// Milliseconds by which the calling thread's wall clock runs ahead of the machine's: 0, but on loops whose time a
    /// test moves on.
    package static var aheadMilliseconds: Int64 {
        get { unsafe Int64(Int(bitPattern: pthread_getspecific(aheadKey))) }
        set { _ = unsafe pthread_setspecific(aheadKey, UnsafeRawPointer(bitPattern: Int(newValue))) }
    }

    private static let aheadKey: pthread_key_t = {
        var key = pthread_key_t()
        let result = unsafe pthread_key_create(&key, nil)
        precondition(result == 0, "the C library has a key left for values of threads")
        return key
    }()
}
