public import Kernel

/// The attempts to reach a vendor again with whom a conversation was open: when the next one begins, and when there is
/// none any more.
///
/// No input or output and no clock. Pauses are random from nothing to their bound ("full jitter"), since all sessions
/// of a vendor are cut at the same moment; the first attempt is made at once. The count begins anew with the vendor's
/// first word, or once the link has lived for ``ReconnectPolicy/lifeThatCounts``; the pauses with the latter alone, so
/// that a vendor that greets and hangs up is not dialled faster and faster.
public struct Reconnection: Sendable {
    /// The attempts since the vendor was last heard, the coming one among them.
    public private(set) var attempts = 0
    private var backoff = Backoff()
    /// When the first link of this row was lost.
    private var lostAt: Instant?
    private var openedAt: Instant?
    /// The pause that lasts, unless the vendor asked for it or somebody has cut it short before.
    private var interruptible: (since: Instant, pause: Duration)?

    /// No attempt is needed so far.
    public init() {}

    /// The link is open.
    public mutating func opened(at now: Instant) {
        openedAt = now
        interruptible = nil
    }

    /// The vendor has said something over the link.
    public mutating func heard() {
        attempts = 0
        lostAt = nil
    }

    /// The link was lost, or could not be opened: the pause before the next attempt, and nil where there is none.
    ///
    /// - Parameter asked: how long the vendor asks us to wait (`Retry-After`); counts up to
    ///   ``ReconnectPolicy/askedPauseMax``.
    public mutating func failed(
        asked: Duration? = nil, at now: Instant, _ policy: ReconnectPolicy, _ random: inout some RandomNumberGenerator
    ) -> Duration? {
        if let openedAt, now - openedAt >= ReconnectPolicy.lifeThatCounts {
            attempts = 0
            lostAt = nil
            backoff.reset()
        }
        openedAt = nil
        interruptible = nil
        let since = lostAt ?? now
        lostAt = since
        guard now - since < policy.patience else { return nil }
        attempts += 1
        let isFirst = !backoff.hasPaused
        let bound = backoff.next(in: policy.pauses)
        assert(attempts > 0 && lostAt != nil, "An attempt follows a loss.")
        assert(openedAt == nil, "What was lost is open no longer.")
        if let asked, asked > .zero {
            // Its wish, which is one for all, is not to bring all back in the same moment.
            return ReconnectPolicy.granted(asked) + Self.part(of: bound, &random)
        }
        guard !isFirst else { return .zero }
        let pause = Self.part(of: bound, &random)
        interruptible = (now, pause)
        return pause
    }

    /// Something waits to be sent: what is left of the pause from now on, where that becomes shorter; once for each
    /// pause.
    public mutating func hurried(at now: Instant, _ policy: ReconnectPolicy) -> Duration? {
        guard let (since, pause) = interruptible else { return nil }
        interruptible = nil
        // A user who writes on and on does not dial on and on.
        let least = min(policy.pauses.lowerBound, ReconnectPolicy.hurriedPauseMax)
        let wait = max(.zero, least - (now - since))
        assert(openedAt == nil, "Nobody waits for a link that is open.")
        assert(least > .zero, "A user who writes on does not dial on.")
        return wait < pause - (now - since) ? wait : nil
    }

    private static func part(of bound: Duration, _ random: inout some RandomNumberGenerator) -> Duration {
        bound * Int.random(in: 0...1000, using: &random) / 1000
    }
}
