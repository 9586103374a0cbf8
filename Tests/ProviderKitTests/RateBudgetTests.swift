import Kernel
import ProviderKit
import SupportExpectations
import Testing

/// A quota in a bucket, by script.
@Suite struct RateBudgetTests {
    private static let start = Instant(nanoseconds: 1)

    @Test func `a refused request takes no place, and one that must go waits its turn`() {
        let now = Self.start
        var bucket = RateBucket(perSecond: 2, burst: 4)
        func take(leaving reserve: Double = 0, atMost patience: Duration, at now: Instant = Self.start)
            -> RateBucket.Turn
        {
            bucket.reserve(leaving: reserve, atMost: patience, at: now)
        }
        let patience: Duration = .seconds(1000)
        for _ in 0..<4 { expectEqual(take(atMost: patience), .after(.zero)) }
        for _ in 0..<100 { expectEqual(take(leaving: 0.5, atMost: .zero), .refused(.milliseconds(1500))) }
        expectEqual(take(atMost: patience), .after(.milliseconds(500)))
        for _ in 0..<198 { _ = take(atMost: patience) }
        expectEqual(take(atMost: patience), .after(.seconds(100)))
        expect(take(leaving: 0.2, atMost: .zero, at: now + .seconds(90)) != .after(.zero))
        expectEqual(take(leaving: 0.2, atMost: .zero, at: now + .seconds(103)), .after(.zero))
    }

    @Test func `nobody stands in line for longer than it is worth, nor leaves a debt`() {
        var bucket = RateBucket(perSecond: 2, burst: 5)
        var places = 0
        while bucket.reserve(atMost: .seconds(30), at: Self.start) != .refused(.milliseconds(30_500)) {
            places += 1
            guard places < 1000 else { break }
        }
        expectEqual(places, 5 + 60)
        for _ in 0..<1000 { _ = bucket.reserve(atMost: .seconds(30), at: Self.start) }
        let later = Self.start + .seconds(1)
        expectEqual(bucket.reserve(atMost: .seconds(30), at: later), .after(.milliseconds(29_500)))
    }

    @Test func `each quota has a bucket of its own, and what has none is not counted`() {
        let budget = RateBudget(["a": RateBucket(perSecond: 1, burst: 1), "b": RateBucket(perSecond: 1, burst: 1)])
        expectEqual(budget.reserve(from: "a", atMost: .zero, at: Self.start), .after(.zero))
        expectEqual(budget.reserve(from: "a", atMost: .zero, at: Self.start), .refused(.seconds(1)))
        expectEqual(budget.reserve(from: "b", atMost: .zero, at: Self.start), .after(.zero))
        for _ in 0..<10 { expectEqual(budget.reserve(from: "c", atMost: .zero, at: Self.start), .after(.zero)) }
    }

    @Test func `a log is spared, and that more came is told once a minute`() {
        var budget = LogBudget(burst: 3)
        var verdicts: [LogBudget.Verdict] = []
        for second in 0..<60 {
            for _ in 0..<5 { verdicts.append(budget.count(at: Self.start + .seconds(second))) }
        }
        // Three at once, and one a second afterwards.
        expectEqual(verdicts.count { $0 == .admitted }, 3 + 59)
        expectEqual(verdicts.prefix(5), [.admitted, .admitted, .admitted, .firstDropped, .dropped])
        expectEqual(verdicts.count { $0 == .firstDropped }, 1)
        let later = Self.start + .seconds(60)
        let next = [budget.count(at: later), budget.count(at: later), budget.count(at: later)]
        expectEqual(next, [.admitted, .firstDropped, .dropped])
    }
}
