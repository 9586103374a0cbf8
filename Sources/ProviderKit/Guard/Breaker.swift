public import Kernel

/// The breaker of one origin of a vendor: it spares a vendor that fails until a probe has found it alive
/// (`client-layer.md`, "Breaker, probes, fallback").
///
/// No input or output and no clock. While it is open or half open nothing goes through but the probe, which is no call
/// of a customer's, so it closes without traffic. What calls tell that began before it opened is no news any more.
public struct Breaker: Sendable {
    /// Where it stands, as operators see it.
    public enum State: String, Sendable {
        /// Calls go through.
        case closed
        /// Nothing goes through until the next probe.
        case open
        /// The probe is under way.
        case halfOpen
    }

    /// When it opens, and for how long.
    public struct Policy: Hashable, Sendable {
        /// After how many failures in a row it opens; 0: never.
        public var failuresToOpen: Int
        /// Until the first probe; doubled with each one that fails.
        public var open: Duration

        /// Puts it together.
        public init(failuresToOpen: Int, open: Duration) {
            precondition(failuresToOpen >= 0 && open > .zero, "A breaker that opens stays open for a while.")
            self.failuresToOpen = failuresToOpen
            self.open = open
        }
    }

    /// The failures of calls that it distinguishes.
    public enum Fault: Sendable {
        /// There is nobody: no name, no connection, no secure channel, one that was reset before any byte came, or
        /// several calls in which nothing came in all their time.
        case connecting
        /// The vendor failed to answer as it should.
        case answering
    }

    /// The times of `open` that it is open at the most.
    public static let openTimesMax = 4

    private let policy: Policy
    /// Where it stands.
    public private(set) var state = State.closed
    /// Failures in a row; those of probes count too.
    public private(set) var failures = 0
    /// When the next probe is due; nil unless it is open.
    public private(set) var openUntil: Instant?
    /// How long it is open for, the next time that a probe fails.
    private var pause: Duration
    /// Grows with each opening and closing: a call that began before the last one tells nothing.
    public private(set) var generation = 0

    /// A closed one.
    public init(_ policy: Policy) {
        self.policy = policy
        pause = policy.open
    }

    /// There is nothing to remember of it.
    public var isPristine: Bool { state == .closed && failures == 0 }

    /// How long callers are asked to wait, of whom nothing is sent; nil where calls go through.
    ///
    /// - Parameter now: also of a moment after ``openUntil``, when the probe is about to begin.
    public func refusal(at now: Instant) -> Duration? {
        switch state {
        case .closed: nil
        case .open: max(Self.shortestWait, (openUntil ?? now) - now)
        case .halfOpen: Self.shortestWait
        }
    }

    /// Callers are asked to wait so long at the least.
    static let shortestWait: Duration = .seconds(1)

    /// The vendor answered a call of a generation.
    public mutating func succeeded(in generation: Int) {
        guard generation == self.generation, state == .closed else { return }
        failures = 0
    }

    /// A call of a generation failed; whether it opened with this.
    ///
    /// - Parameters:
    ///   - hasFallback: another provider stands behind this one in the route, so that there is no reason to try on.
    ///   - asked: how long the vendor asks to be left alone, which counts up to the longest that it is open for.
    public mutating func failed(
        _ fault: Fault, in generation: Int, hasFallback: Bool, asked: Duration = .zero, at now: Instant
    ) -> Bool {
        guard generation == self.generation, state == .closed, policy.failuresToOpen > 0 else { return false }
        failures += 1
        guard failures >= policy.failuresToOpen || fault == .connecting && hasFallback else { return false }
        open(for: max(policy.open, min(asked, policy.open * Self.openTimesMax)), at: now)
        pause = policy.open
        assert(state == .open && openUntil != nil, "It is open until a probe.")
        return true
    }

    /// The time of the probe: whether there is to be one.
    public mutating func beginProbe(at now: Instant) -> Bool {
        guard state == .open, let openUntil, now >= openUntil else { return false }
        state = .halfOpen
        self.openUntil = nil
        return true
    }

    /// The probe has found the vendor alive, or not.
    public mutating func probed(isAlive: Bool, at now: Instant) {
        guard state == .halfOpen else { return }
        if isAlive { return close() }
        failures += 1
        pause = min(pause * 2, policy.open * Self.openTimesMax)
        open(for: pause, at: now)
        assert(pause <= policy.open * Self.openTimesMax, "A vendor that is back is found to be within a while.")
    }

    private mutating func open(for duration: Duration, at now: Instant) {
        state = .open
        openUntil = now + duration
        generation += 1
    }

    private mutating func close() {
        state = .closed
        failures = 0
        openUntil = nil
        pause = policy.open
        generation += 1
    }
}
