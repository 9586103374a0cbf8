import HTTPServer
import HTTPWire
import Kernel
import SupportExpectations
import Testing

@Suite("Rate limits")
struct RateLimiterTests {
    private let me = RateKey(digest: [UInt8](repeating: 1, count: 32))
    private let other = RateKey(digest: [UInt8](repeating: 2, count: 32))

    private func at(_ milliseconds: UInt64) -> Instant { Instant(nanoseconds: (1_000_000 + milliseconds) * 1_000_000) }

    @Test("the whole allowance may be used at once, and then one call comes back each interval")
    func refills() {
        var limiter = RateLimiter(RatePolicy("x", countMax: 3, windowSeconds: 6))
        // When, whether it passes, what is left, how long to wait, how long until all is there again.
        let script: [(UInt64, Bool, Int, Int, Int)] = [
            (0, true, 2, 0, 2000), (0, true, 1, 0, 4000), (0, true, 0, 0, 6000), (0, false, 0, 2000, 6000),
            (500, false, 0, 1500, 5500), (1999, false, 0, 1, 4001), (2000, true, 0, 0, 6000),
            (3000, false, 0, 1000, 5000), (8000, true, 2, 0, 2000), (60_000, true, 2, 0, 2000),
        ]
        for (time, isAllowed, remaining, wait, whole) in script {
            let reading = limiter.take(me, at: at(time))
            expectEqual(reading.isAllowed, isAllowed, "at \(time)")
            expectEqual(reading.remaining, remaining, "at \(time)")
            expectEqual(reading.untilAllowed, .milliseconds(wait), "at \(time)")
            expectEqual(reading.untilWhole, .milliseconds(whole), "at \(time)")
        }
    }

    @Test("one key's calls are not another's, and looking is no call")
    func keys() {
        var limiter = RateLimiter(RatePolicy("x", countMax: 1, windowSeconds: 60))
        for _ in 0..<3 {
            let reading = limiter.reading(of: me, at: at(0))
            expect(reading.isAllowed && reading.remaining == 1)
        }
        expectEqual(limiter.keyCount, 0)
        expect(limiter.take(me, at: at(0)).isAllowed)
        expect(!limiter.reading(of: me, at: at(0)).isAllowed)
        expect(!limiter.take(me, at: at(0)).isAllowed)
        expect(limiter.take(other, at: at(0)).isAllowed)
    }

    @Test("in no stretch of time do more calls pass than the policy says", arguments: [1, 7, 50, 999, 1_000_000])
    func bound(_ count: Int) {
        let policy = RatePolicy("x", countMax: count, windowSeconds: 3)
        var limiter = RateLimiter(policy)
        var random = SplitMix(state: UInt64(count))
        var now: UInt64 = 1_000_000_000
        var passed: [UInt64] = []
        for _ in 0..<3000 {
            now += random.next() % (3_000_000_000 / UInt64(count) + 1)
            if limiter.take(me, at: Instant(nanoseconds: now)).isAllowed { passed.append(now) }
        }
        expect(!passed.isEmpty)
        let interval = 3_000_000_000 / UInt64(count)
        for start in stride(from: 0, to: passed.count, by: 13) {
            for end in stride(from: start, to: passed.count, by: 17) {
                let allowed = UInt64(count) + (passed[end] - passed[start]) / interval
                expect(UInt64(end - start + 1) <= allowed, "seed \(count), \(start) to \(end)")
            }
        }
    }

    @Test("a clock of another loop that is a little behind neither traps nor gives calls away")
    func backwards() {
        var limiter = RateLimiter(RatePolicy("x", countMax: 2, windowSeconds: 2))
        expect(limiter.take(me, at: at(1000)).isAllowed)
        expectEqual(limiter.take(me, at: at(990)).remaining, 0)
        expect(!limiter.take(me, at: at(995)).isAllowed)
        expect(limiter.take(me, at: Instant(nanoseconds: 0)).untilAllowed > .seconds(1))
    }

    // MARK: Places

    private func key(_ number: UInt64) -> RateKey { .digest(number, 0) }

    @Test("of too many keys the one used longest ago is forgotten, and only that one")
    func forgets() {
        var limiter = RateLimiter(RatePolicy("x", countMax: 2, windowSeconds: 60), keysMax: 3)
        for number: UInt64 in [1, 2, 3] { _ = limiter.take(key(number), at: at(0)) }
        _ = limiter.take(key(1), at: at(1))
        _ = limiter.take(key(4), at: at(2))
        expectEqual(limiter.keyCount, 3)
        let left = [1, 2, 3, 4].map { limiter.reading(of: key($0), at: at(2)).remaining }
        expectEqual(left, [0, 2, 1, 1])
    }

    @Test("a key that has its whole allowance again gives its place to the next new one")
    func reuses() {
        var limiter = RateLimiter(RatePolicy("x", countMax: 1, windowSeconds: 1))
        for step in 0..<100 {
            _ = limiter.take(key(UInt64(step)), at: at(UInt64(step) * 1000))
        }
        expectEqual(limiter.keyCount, 1)
    }

    @Test("with many keys in every order the table agrees with a plain one")
    func model() {
        let policy = RatePolicy("x", countMax: 3, windowSeconds: 3)
        var limiter = RateLimiter(policy, keysMax: 64)
        var model: [UInt64: UInt64] = [:]
        var random = SplitMix(state: 7)
        var now: UInt64 = 10_000_000_000
        for step in 0..<20_000 {
            now += random.next() % 100_000_000
            // Fewer keys than places, so nothing is forgotten that counts.
            let number = random.next() % 60
            let whole = max(model[number] ?? 0, now)
            let isAllowed = whole - now + 1_000_000_000 <= 3_000_000_000
            if isAllowed { model[number] = whole + 1_000_000_000 }
            let reading = limiter.take(key(number), at: Instant(nanoseconds: now))
            expectEqual(reading.isAllowed, isAllowed, "step \(step)")
        }
        expect(limiter.keyCount <= 60)
    }

    // MARK: Addresses

    @Test(
        "addresses of one /64 are one caller, and so is an IPv4 address however it is written",
        arguments: [
            ("[2001:db8:0:1::1]:1", "[2001:db8:0:1:ffff::2]:2", true),
            ("[2001:db8:0:1::1]:1", "[2001:db8:0:2::1]:1", false),
            ("192.0.2.1:1", "192.0.2.1:2", true), ("192.0.2.1:1", "192.0.2.2:1", false),
            ("192.0.2.1:1", "[::ffff:192.0.2.1]:1", true),
            ("[::ffff:192.0.2.2]:1", "[::ffff:192.0.2.1]:1", false), ("[::1]:1", "[::ffff:0.0.0.1]:1", false),
        ])
    func addresses(_ left: String, _ right: String, _ isSame: Bool) throws {
        let keys = try [left, right].map { RateKey(try #require(SocketAddress($0))) }
        expectEqual(keys[0] == keys[1], isSame)
    }

    // MARK: Fields

    @Test("the fields name every policy, and what is left of the one that is nearest to its end")
    func fields() {
        var minute = RateLimiter(RatePolicy("per-address", countMax: 30, windowSeconds: 60))
        var second = RateLimiter(RatePolicy("per-key", countMax: 5, windowSeconds: 1))
        var fields = HTTPFields()
        fields.append([RateReading]())
        expect(fields.isEmpty)
        fields.append([minute.take(me, at: at(0)), second.take(me, at: at(0))])
        expectEqual(fields[.rateLimit], #""per-key";r=4;t=1"#)
        expectEqual(fields[.rateLimitPolicy], #""per-address";q=30;w=60, "per-key";q=5;w=1"#)
        for _ in 0..<29 { _ = minute.take(me, at: at(0)) }
        fields = HTTPFields()
        fields.append([minute.reading(of: me, at: at(0)), second.reading(of: me, at: at(0))])
        expectEqual(fields[.rateLimit], #""per-address";r=0;t=60"#)
    }
}

/// The same numbers for the same seed.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ z &>> 30) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ z &>> 27) &* 0x94d0_49bb_1331_11eb
        return z ^ z &>> 31
    }
}
