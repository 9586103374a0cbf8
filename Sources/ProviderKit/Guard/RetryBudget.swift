/// The retries that calls may make: each call adds a part of one, each retry takes one away.
///
/// So a vendor that fails is asked at most `budgetPercent` more often than one that does not, beyond ``burst``. No
/// input or output and no clock.
public struct RetryBudget: Sendable {
    /// The retries that are there at the beginning, and at the most.
    public static let burst = 10

    private let attemptsMax: Int
    /// In hundredths of a retry, so that no part of one is lost.
    private var hundredths = RetryBudget.burst * 100
    private let percent: Int

    /// A full budget.
    ///
    /// - Parameters:
    ///   - attemptsMax: how often one call is tried in all.
    ///   - percent: how many retries there may be for a hundred calls; 0: none at all.
    public init(attemptsMax: Int, percent: Int) {
        precondition(attemptsMax >= 1 && (0...100).contains(percent), "A call is made once at least.")
        self.attemptsMax = attemptsMax
        self.percent = percent
    }

    /// Counts a call that is made.
    public mutating func countCall() {
        hundredths = min(hundredths + percent, Self.burst * 100)
        assert(hundredths <= Self.burst * 100, "A budget holds no more than its burst.")
    }

    /// Takes a retry out, if there is one for a call that was tried so often.
    public mutating func spendRetry(afterAttempts attempts: Int) -> Bool {
        guard percent > 0, attempts < attemptsMax, hundredths >= 100 else { return false }
        hundredths -= 100
        return true
    }

    /// The pause before a retry: a random part of a bound that doubles, and no less than the vendor asks for.
    ///
    /// - Parameter attempts: how often the call was tried, from 1 on.
    public static func pause(
        afterAttempts attempts: Int, asked: Duration?, _ random: inout some RandomNumberGenerator
    ) -> Duration {
        let bound = firstPauseMax * (1 << min(attempts - 1, 4))
        let part = bound * Int.random(in: 0...1000, using: &random) / 1000
        return max(part, asked ?? .zero)
    }

    private static let firstPauseMax: Duration = .milliseconds(100)
}
