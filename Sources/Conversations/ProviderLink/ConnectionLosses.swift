import EventLoop
import Kernel

/// The losses of a session's link as the log tells of them: the first one at once, of a link that flaps one in an
/// interval (`api.md`, section 10).
///
/// A loss that is not told when it happens is told once the interval is over, if the link is not open then. The gaps of
/// a link that was back before anybody was told are told as one. Pure: it waits for nothing.
struct ConnectionLosses {
    private enum State {
        /// Not lost.
        case open
        /// Lost, and not told yet.
        case held
        /// Lost, and told.
        case announced
    }

    private var state = State.open
    /// The loss before was never told.
    private var wasHeld = false
    /// From one loss that is told to the next one at least.
    ///
    /// Each makes up to five stored events: of the link and the session, both ways, and of the gap.
    private let interval: Duration
    /// When a loss was told last.
    private var announcedAt: Instant?
    /// When an attempt to mend it was told last.
    private var attemptAnnouncedAt: Instant?
    /// The time that was missed over links that were back before anybody was told.
    private(set) var gap: UntoldGap?
    /// Looks again when the interval is over.
    var timer: TimerID?

    /// A link that was never lost.
    init(interval: Duration) { self.interval = interval }

    /// A link that has not been lost, of the same session.
    mutating func reset() { self = Self(interval: interval) }

    /// Nothing is told for now of the loss that lasts.
    var isHeld: Bool { state == .held }
    /// Nothing is told for now of what was missed over the link that was lost last.
    var holdsGaps: Bool { isHeld || wasHeld }
    /// When the interval that began with the loss that was told last is over.
    var due: Instant? { announcedAt.map { $0 + interval } }
    /// The number of the attempt that began last.
    private(set) var attempt = 1

    /// The link is lost; `true`: this is told, if it has not been.
    mutating func lost(at now: Instant) -> Bool {
        if state == .announced { return true }
        guard due.map({ now >= $0 }) ?? true else {
            state = .held
            assert(announcedAt != nil, "A loss is held because one was told lately.")
            return false
        }
        state = .announced
        wasHeld = false
        announcedAt = now
        attemptAnnouncedAt = nil
        assert(!holdsGaps, "A loss that is told holds nothing back.")
        return true
    }

    /// An attempt to mend it begins; `true`: this is told.
    mutating func attempted(_ attempt: Int, at now: Instant) -> Bool {
        self.attempt = attempt
        guard lost(at: now), attemptAnnouncedAt.map({ now - $0 >= interval }) ?? true else { return false }
        attemptAnnouncedAt = now
        assert(state == .announced, "An attempt is told behind its loss.")
        assert(!isHeld, "A loss is told or held.")
        return true
    }

    /// The link is open again; `false`: nobody knows that it was not.
    mutating func mended() -> Bool {
        wasHeld = state == .held
        state = .open
        assert(!isHeld, "What is mended is lost no longer.")
        assert(holdsGaps == wasHeld, "What was missed over a loss that nobody was told of is told later.")
        return !wasHeld
    }

    /// Keeps what was missed until ``removeGap()``.
    mutating func missed(_ missed: UntoldGap) {
        guard let gap else { return self.gap = missed }
        self.gap = UntoldGap(
            from: min(gap.from, missed.from), to: max(gap.to, missed.to),
            isRecovered: gap.isRecovered && missed.isRecovered)
        assert(self.gap.map { $0.from <= missed.from && $0.to >= missed.to } == true, "Nothing missed is left out.")
        assert(self.gap?.isRecovered != true || missed.isRecovered, "One part that is lost is lost.")
    }

    /// The time that was missed and not told; it counts as told from now on.
    mutating func removeGap() -> UntoldGap? {
        defer { gap = nil }
        return gap
    }
}

/// A time in which something may have been missed, in milliseconds since the Unix epoch.
struct UntoldGap: Hashable, Sendable {
    var from: Int64
    var to: Int64
    /// All that was said meanwhile has been fetched.
    var isRecovered: Bool
}
