import Kernel
import ProviderKit
import SupportExpectations
import Testing

/// When a vendor that fails is spared, and for how long.
@Suite struct BreakerTests {
    private static let policy = Breaker.Policy(failuresToOpen: 5, open: .seconds(15))
    private let begin = Instant(nanoseconds: 1_000_000_000)

    private func after(_ seconds: Int) -> Instant { begin + .seconds(seconds) }

    @Test func `so many failed answers in a row open it, and a good one between them does not let it`() {
        var breaker = Breaker(Self.policy)
        for _ in 0..<4 { expect(!breaker.failed(.answering, in: 0, hasFallback: true, at: begin)) }
        breaker.succeeded(in: 0)
        expect(breaker.isPristine)
        for _ in 0..<4 { expect(!breaker.failed(.answering, in: 0, hasFallback: true, at: begin)) }
        expect(breaker.refusal(at: begin) == nil)
        expect(breaker.failed(.answering, in: 0, hasFallback: true, at: begin))
        expectEqual(breaker.state, .open)
        expectEqual(breaker.failures, 5)
        expectEqual(breaker.refusal(at: after(5)), .seconds(10))
        expectEqual(breaker.openUntil, after(15))
    }

    @Test func `a vendor that cannot be connected to is spared at once where another provider stands behind`() {
        var breaker = Breaker(Self.policy)
        expect(!breaker.failed(.connecting, in: 0, hasFallback: false, at: begin))
        expect(breaker.failed(.connecting, in: 0, hasFallback: true, at: begin))
        expectEqual(breaker.state, .open)
    }

    @Test func `without another provider failures to connect count as any other`() {
        var breaker = Breaker(Self.policy)
        for _ in 0..<4 { expect(!breaker.failed(.connecting, in: 0, hasFallback: false, at: begin)) }
        expect(breaker.failed(.connecting, in: 0, hasFallback: false, at: begin))
    }

    @Test func `each probe that fails doubles the time, up to four times as long`() {
        var breaker = Breaker(Self.policy)
        expect(breaker.failed(.connecting, in: 0, hasFallback: true, at: begin))
        var (now, probes) = (begin, 0)
        for pause in [15, 30, 60, 60, 60] {
            expect(!breaker.beginProbe(at: now + .milliseconds(pause * 1000 - 1)), "\(pause)")
            now = now + .seconds(pause)
            expectEqual(breaker.openUntil, now)
            expect(breaker.beginProbe(at: now))
            expect(!breaker.beginProbe(at: now), "one at a time")
            expectEqual(breaker.state, .halfOpen)
            expectEqual(breaker.refusal(at: now), .seconds(1))
            breaker.probed(isAlive: false, at: now)
            if now - begin <= .seconds(60) { probes += 1 }
        }
        expect(1 + probes <= 4, "the vendor is asked at most four times in a minute")
    }

    @Test func `a probe that finds the vendor alive closes it, and the time begins anew`() {
        var breaker = Breaker(Self.policy)
        expect(breaker.failed(.connecting, in: 0, hasFallback: true, at: begin))
        expect(breaker.beginProbe(at: after(15)))
        breaker.probed(isAlive: false, at: after(15))
        expect(breaker.beginProbe(at: after(45)))
        breaker.probed(isAlive: true, at: after(45))
        expect(breaker.isPristine)
        expect(breaker.refusal(at: after(45)) == nil)
        expect(breaker.failed(.connecting, in: breaker.generation, hasFallback: true, at: after(50)))
        expectEqual(breaker.openUntil, after(65))
    }

    @Test func `calls that began before it opened or closed tell nothing`() {
        var breaker = Breaker(Self.policy)
        expect(breaker.failed(.connecting, in: 0, hasFallback: true, at: begin))
        breaker.succeeded(in: 0)
        expectEqual(breaker.state, .open)
        expect(!breaker.failed(.connecting, in: 0, hasFallback: true, at: begin))
        expect(breaker.beginProbe(at: after(15)))
        breaker.probed(isAlive: true, at: after(15))
        expect(!breaker.failed(.connecting, in: 0, hasFallback: true, at: after(16)), "it began in the outage")
        expect(breaker.isPristine)
    }

    @Test func `a wish to be left alone is kept, up to the longest time`() {
        var breaker = Breaker(Self.policy)
        for _ in 0..<4 { _ = breaker.failed(.answering, in: 0, hasFallback: false, at: begin) }
        expect(breaker.failed(.answering, in: 0, hasFallback: false, asked: .seconds(40), at: begin))
        expectEqual(breaker.openUntil, after(40))
        var other = Breaker(Self.policy)
        expect(other.failed(.connecting, in: 0, hasFallback: true, asked: .seconds(86_400), at: begin))
        expectEqual(other.openUntil, after(60))
    }

    @Test func `one that opens after no number of failures never opens`() {
        var breaker = Breaker(Breaker.Policy(failuresToOpen: 0, open: .seconds(1)))
        for _ in 0..<100 { expect(!breaker.failed(.connecting, in: 0, hasFallback: true, at: begin)) }
        expect(breaker.isPristine)
    }

    @Test func `the verdict of a probe that was not begun is none`() {
        var breaker = Breaker(Self.policy)
        breaker.probed(isAlive: false, at: begin)
        expect(breaker.isPristine)
        expect(breaker.failed(.connecting, in: 0, hasFallback: true, at: begin))
        breaker.probed(isAlive: true, at: begin)
        expectEqual(breaker.state, .open)
    }
}
