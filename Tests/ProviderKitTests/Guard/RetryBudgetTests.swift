import Kernel
import ProviderKit
import SupportExpectations
import Testing

/// How often calls may be made again.
@Suite struct RetryBudgetTests {
    @Test func `a call is tried so often and no more`() {
        var budget = RetryBudget(attemptsMax: 3, percent: 20)
        expect(budget.spendRetry(afterAttempts: 1))
        expect(budget.spendRetry(afterAttempts: 2))
        expect(!budget.spendRetry(afterAttempts: 3))
        var once = RetryBudget(attemptsMax: 1, percent: 100)
        expect(!once.spendRetry(afterAttempts: 1))
    }

    @Test(arguments: [(0, 0), (1, 10), (20, 200), (100, 1000)])
    func `of a thousand calls that all fail so many are made again, beyond the burst`(_ percent: Int, _ part: Int) {
        var budget = RetryBudget(attemptsMax: 2, percent: percent)
        var retries = 0
        for _ in 0..<1000 {
            budget.countCall()
            if budget.spendRetry(afterAttempts: 1) { retries += 1 }
        }
        let burst = percent == 0 ? 0 : RetryBudget.burst
        expect((part...part + burst).contains(retries), "\(retries)")
    }

    @Test func `good times save up no more than the burst`() {
        var budget = RetryBudget(attemptsMax: 2, percent: 100)
        for _ in 0..<1000 { budget.countCall() }
        var retries = 0
        while budget.spendRetry(afterAttempts: 1) { retries += 1 }
        expectEqual(retries, RetryBudget.burst)
    }

    @Test func `pauses are spread below a bound that doubles, and last as long as the vendor asks`() {
        var random = SystemRandomNumberGenerator()
        for (attempts, bound) in [(1, 100), (2, 200), (3, 400), (9, 1600)] {
            let pauses = (0..<200).map { _ in
                RetryBudget.pause(afterAttempts: attempts, asked: nil, &random)
            }
            expect(pauses.allSatisfy { $0 >= .zero && $0 <= .milliseconds(bound) })
            expect(pauses.contains { $0 > .milliseconds(bound / 2) } && Set(pauses).count > 10, "\(attempts)")
        }
        expectEqual(RetryBudget.pause(afterAttempts: 1, asked: .seconds(3), &random), .seconds(3))
    }
}
