import EventLoop
import Kernel

/// How fast bytes have to go.
struct PaceRule {
    /// How long no byte at all may go; also all that a fast beginning can save up, in nanoseconds.
    let grace: UInt64
    /// By how much each byte puts the end off, in nanoseconds; 0: by the whole grace, so that every byte will do.
    let perByte: UInt64

    /// - Parameter bytesPerSecondMin: on average, after the grace; 0 for no such minimum.
    init(graceSeconds: Int, bytesPerSecondMin: Int) {
        grace = UInt64(max(graceSeconds, 0)) * 1_000_000_000
        perByte = bytesPerSecondMin > 0 ? max(1_000_000_000 / UInt64(bytesPerSecondMin), 1) : 0
    }
}

/// When somebody who sends or takes bytes is too slow: a deadline that bytes put off, each by a little.
///
/// Whoever does nothing for the grace is late, and so is, soon after it, whoever does less than the minimum on average.
/// A deadline put off wholly by every byte would let a peer hold a connection for as long as it likes with one byte at
/// a time. Pure: time is an argument.
struct Pace {
    /// When it is too late; never while nobody waits.
    private(set) var deadline = Deadlines.never
    /// The count of bytes when it was last told.
    private var counted = 0
    /// The time that was left when the wait was interrupted, in nanoseconds.
    private var left: UInt64 = 0

    /// A wait is under way.
    var isRunning: Bool { deadline < Deadlines.never }

    /// Waiting begins; `count` bytes went before.
    mutating func begin(_ count: Int, at now: Instant, _ rule: PaceRule) {
        counted = count
        left = rule.grace
        deadline = Instant(nanoseconds: now.nanoseconds &+ rule.grace)
        assert(isRunning, "A wait that has begun has an end.")
        assert(deadline >= now, "A peer has its grace.")
    }

    /// `count` bytes have gone in all.
    mutating func moved(to count: Int, at now: Instant, _ rule: PaceRule) {
        guard isRunning, count > counted else { return }
        let most = now.nanoseconds &+ rule.grace
        let (more, isHuge) = UInt64(count - counted).multipliedReportingOverflow(by: rule.perByte)
        counted = count
        let isWhole = rule.perByte == 0 || isHuge || more >= rule.grace
        deadline = Instant(nanoseconds: isWhole ? most : min(deadline.nanoseconds &+ more, most))
        assert(isRunning, "Bytes put the end off, and do not take it away.")
        assert(deadline.nanoseconds <= most, "Nobody saves up more than the grace.")
    }

    /// It is not the peer's turn; its time does not run.
    mutating func hold(at now: Instant) {
        guard isRunning else { return }
        left = deadline > now ? deadline.nanoseconds &- now.nanoseconds : 0
        deadline = Deadlines.never
    }

    /// It is the peer's turn again, with what was left of its time; `count` bytes have gone in all.
    mutating func resume(_ count: Int, at now: Instant, _ rule: PaceRule) {
        if !isRunning { deadline = Instant(nanoseconds: now.nanoseconds &+ left) }
        moved(to: count, at: now, rule)
    }

    /// The wait is over.
    mutating func end() { deadline = Deadlines.never }
}
