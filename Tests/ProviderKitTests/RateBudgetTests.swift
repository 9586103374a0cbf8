import Kernel
import ProviderKit
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
        for _ in 0..<4 { #expect(take(atMost: patience) == .after(.zero)) }
        for _ in 0..<100 { #expect(take(leaving: 0.5, atMost: .zero) == .refused(.milliseconds(1500))) }
        #expect(take(atMost: patience) == .after(.milliseconds(500)))
        for _ in 0..<198 { _ = take(atMost: patience) }
        #expect(take(atMost: patience) == .after(.seconds(100)))
        #expect(take(leaving: 0.2, atMost: .zero, at: now + .seconds(90)) != .after(.zero))
        #expect(take(leaving: 0.2, atMost: .zero, at: now + .seconds(103)) == .after(.zero))
    }

    @Test func `nobody stands in line for longer than it is worth, nor leaves a debt`() {
        var bucket = RateBucket(perSecond: 2, burst: 5)
        var places = 0
        while bucket.reserve(atMost: .seconds(30), at: Self.start) != .refused(.milliseconds(30_500)) {
            places += 1
            guard places < 1000 else { break }
        }
        #expect(places == 5 + 60)
        for _ in 0..<1000 { _ = bucket.reserve(atMost: .seconds(30), at: Self.start) }
        let later = Self.start + .seconds(1)
        #expect(bucket.reserve(atMost: .seconds(30), at: later) == .after(.milliseconds(29_500)))
    }

    @Test func `each quota has a bucket of its own, and what has none is not counted`() {
        let budget = RateBudget(["a": RateBucket(perSecond: 1, burst: 1), "b": RateBucket(perSecond: 1, burst: 1)])
        #expect(budget.reserve(from: "a", atMost: .zero, at: Self.start) == .after(.zero))
        #expect(budget.reserve(from: "a", atMost: .zero, at: Self.start) == .refused(.seconds(1)))
        #expect(budget.reserve(from: "b", atMost: .zero, at: Self.start) == .after(.zero))
        for _ in 0..<10 { #expect(budget.reserve(from: "c", atMost: .zero, at: Self.start) == .after(.zero)) }
    }

    @Test func `a log is spared, and that more came is told once a minute`() {
        var budget = LogBudget(burst: 3)
        var verdicts: [LogBudget.Verdict] = []
        for second in 0..<60 {
            for _ in 0..<5 { verdicts.append(budget.count(at: Self.start + .seconds(second))) }
        }
        // Three at once, and one a second afterwards.
        #expect(verdicts.count { $0 == .admitted } == 3 + 59)
        #expect(verdicts.prefix(5) == [.admitted, .admitted, .admitted, .firstDropped, .dropped])
        #expect(verdicts.count { $0 == .firstDropped } == 1)
        let later = Self.start + .seconds(60)
        let next = [budget.count(at: later), budget.count(at: later), budget.count(at: later)]
        #expect(next == [.admitted, .firstDropped, .dropped])
    }
}
