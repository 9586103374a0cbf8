import ProviderKit
import SupportExpectations
import Testing

@Suite struct BackoffTests {
    private func pauses(_ count: Int, in bounds: ClosedRange<Duration>) -> [Duration] {
        var backoff = Backoff()
        return (0..<count).map { _ in backoff.next(in: bounds) }
    }

    @Test func `pauses double up to the longest`() {
        let quarters = pauses(7, in: .milliseconds(250) ... .seconds(4))
        expectEqual(quarters, [250, 500, 1000, 2000, 4000, 4000, 4000].map { .milliseconds($0) })
    }

    @Test func `the longest need not be a doubling of the first`() {
        expectEqual(pauses(7, in: .seconds(1) ... .seconds(30)), [1, 2, 4, 8, 16, 30, 30].map { .seconds($0) })
        expectEqual(pauses(3, in: .seconds(3) ... .seconds(3)), [3, 3, 3].map { .seconds($0) })
    }

    @Test func `a success begins anew`() {
        let bounds: ClosedRange<Duration> = .seconds(1) ... .seconds(30)
        var backoff = Backoff()
        expect(!backoff.hasPaused)
        for _ in 0..<3 { _ = backoff.next(in: bounds) }
        expect(backoff.hasPaused)
        expectEqual(backoff.upcoming(in: bounds), .seconds(8))
        backoff.reset()
        expect(!backoff.hasPaused)
        expectEqual(backoff.next(in: bounds), .seconds(1))
    }

    @Test func `no number of failures is too many`() {
        let bounds: ClosedRange<Duration> = .nanoseconds(1) ... .seconds(86_400 * 365)
        var backoff = Backoff()
        for _ in 0..<1000 { _ = backoff.next(in: bounds) }
        expectEqual(backoff.upcoming(in: bounds), bounds.upperBound)
        expectEqual(Backoff.pause(afterFailure: .max, in: bounds), bounds.upperBound)
    }
}
