/// The pauses between attempts at something that fails: each twice as long as the one before, within bounds.
///
/// The pauses are exact; callers that may fail all at once add a random part of their own. Pure: it waits for nothing.
/// The bounds are an argument, since every session has some of these and all sessions have the same bounds.
public struct Backoff: Hashable, Sendable {
    /// The pauses since the last success.
    private var pauses: UInt8 = 0

    /// No attempt has failed yet.
    public init() {}

    /// A pause was asked for since the last success.
    public var hasPaused: Bool { pauses > 0 }

    /// The pause that the next attempt has to wait for.
    public func upcoming(in bounds: ClosedRange<Duration>) -> Duration {
        Self.pause(afterFailure: Int(pauses) + 1, in: bounds)
    }

    /// The pause to wait for now; the next one is twice as long.
    public mutating func next(in bounds: ClosedRange<Duration>) -> Duration {
        let pause = upcoming(in: bounds)
        if pauses < .max { pauses += 1 }
        assert(bounds.contains(pause), "A pause is within its bounds.")
        assert(upcoming(in: bounds) >= pause, "Pauses never shrink while attempts fail.")
        return pause
    }

    /// Begins again with the first pause: an attempt has succeeded.
    public mutating func reset() { pauses = 0 }

    /// The pause behind so many failures in a row, from one on; `bounds` are the first pause, not zero, and the
    /// longest.
    public static func pause(afterFailure count: Int, in bounds: ClosedRange<Duration>) -> Duration {
        precondition(count > 0, "There is a pause behind a failure only.")
        precondition(bounds.lowerBound > .zero, "A pause that is doubled must not be zero.")
        var pause = bounds.lowerBound
        for _ in 1..<count {
            // Compared before it is doubled, so that no number of failures overflows.
            guard pause <= bounds.upperBound / 2 else { return bounds.upperBound }
            pause = pause * 2
        }
        assert(bounds.contains(pause))
        return pause
    }
}
