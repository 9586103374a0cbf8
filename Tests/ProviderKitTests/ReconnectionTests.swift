import Kernel
import ProviderKit
import SupportExpectations
import Testing

@Suite struct ReconnectionTests {
    static let policy = ReconnectPolicy(patience: .seconds(900), pausesFrom: .seconds(1))

    /// A vendor that is away, by a clock of its own.
    struct Row {
        var reconnection = Reconnection()
        var random: SplitMix64
        var now = Instant(nanoseconds: 1_000_000_000)
        var policy = ReconnectionTests.policy

        init(seed: UInt64 = 1) { random = SplitMix64(seed: seed) }

        mutating func fail(asked: Duration? = nil) -> Duration? {
            reconnection.failed(asked: asked, at: now, policy, &random)
        }

        mutating func open(for life: Duration, heard: Bool = false) {
            reconnection.opened(at: now)
            if heard { reconnection.heard() }
            now = now + life
        }
    }

    @Test func `the first attempt is made at once, the others within bounds that double up to twenty seconds`() {
        let bounds = [0, 2, 4, 8, 16, 20, 20, 20]
        var longest = bounds.map { _ in Duration.zero }
        var shortest = bounds.map { _ in Duration.seconds(99) }
        for seed in 0..<400 {
            var row = Row(seed: UInt64(seed))
            for place in bounds.indices {
                let pause = row.fail() ?? .seconds(99)
                longest[place] = max(longest[place], pause)
                shortest[place] = min(shortest[place], pause)
                row.now = row.now + pause
                expectEqual(row.reconnection.attempts, place + 1)
            }
        }
        for (place, bound) in bounds.enumerated() {
            expect(longest[place] <= .seconds(bound))
            expect(longest[place] >= .seconds(bound) * 9 / 10)
            expect(shortest[place] <= .seconds(bound) / 10, "the whole width, so that not all come at once")
        }
    }

    @Test func `there is an end when nothing was reached for as long as is tried`() {
        var row = Row()
        let began = row.now
        var last = began
        while let pause = row.fail() {
            last = row.now
            row.now = row.now + pause + .milliseconds(10)
        }
        expect(last - began < .seconds(900))
        expect(row.now - began >= .seconds(900))
        expect(row.fail() == nil)
        row.policy = ReconnectPolicy(patience: .zero, pausesFrom: .seconds(1))
        var none = Row()
        none.policy = row.policy
        expect(none.fail() == nil)
    }

    @Test func `half a minute of life begins everything anew, a word of the vendor the count alone`() {
        var row = Row()
        for _ in 0..<5 { row.now = row.now + (row.fail() ?? .zero) }
        row.open(for: .milliseconds(29_999))
        _ = row.fail()
        expectEqual(row.reconnection.attempts, 6)
        row.open(for: .seconds(1), heard: true)
        expectEqual(row.reconnection.attempts, 0)
        var pauses: [Duration] = []
        for _ in 0..<50 {
            pauses.append(row.fail() ?? .zero)
            expectEqual(row.reconnection.attempts, 1)
            row.open(for: .seconds(1), heard: true)
        }
        expect(pauses.contains { $0 > .seconds(10) }, "a vendor that greets and hangs up is not dialled faster")
        row.open(for: .seconds(30))
        expectEqual(row.fail(), .zero)
        expectEqual(row.reconnection.attempts, 1)
    }

    @Test func `a vendor that lets in and says nothing is given up, one that speaks is not`() {
        for speaks in [false, true] {
            var row = Row()
            let began = row.now
            while row.now - began < .seconds(2000), let pause = row.fail() {
                row.now = row.now + pause
                row.open(for: .seconds(5), heard: speaks)
            }
            expectEqual(row.now - began >= .seconds(2000), speaks)
        }
    }

    @Test func `what the vendor asks for is the least, at most five minutes, and spread`() {
        var pauses: Set<Duration> = []
        for seed in 0..<20 {
            var row = Row(seed: UInt64(seed))
            let pause = row.fail(asked: .seconds(30)) ?? .zero
            expect((.seconds(30) ... .seconds(31)).contains(pause))
            pauses.insert(pause)
            let long = row.fail(asked: .seconds(86_400)) ?? .zero
            expect((.seconds(300) ... .seconds(302)).contains(long))
            expect(row.reconnection.hurried(at: row.now, row.policy) == nil)
        }
        expect(pauses.count > 10)
        var row = Row()
        expectEqual(row.fail(asked: .zero), .zero, "nothing is asked for")
    }

    @Test func `a pause is cut short once, and never made longer`() {
        var row = Row(seed: 3)
        expect(row.reconnection.hurried(at: row.now, row.policy) == nil, "nothing waits")
        for _ in 0..<6 { _ = row.fail() }
        var pause = row.fail() ?? .zero
        while pause < .seconds(3) { pause = row.fail() ?? .zero }
        expectEqual(row.reconnection.hurried(at: row.now + .milliseconds(400), row.policy), .milliseconds(600))
        expect(row.reconnection.hurried(at: row.now + .milliseconds(500), row.policy) == nil)
        pause = row.fail() ?? .zero
        while pause < .seconds(3) { pause = row.fail() ?? .zero }
        expectEqual(row.reconnection.hurried(at: row.now + .seconds(2), row.policy), .zero)
        pause = row.fail() ?? .zero
        while pause > .milliseconds(900) { pause = row.fail() ?? .zero }
        expect(row.reconnection.hurried(at: row.now, row.policy) == nil, "it is shorter already")
        _ = row.fail()
        row.open(for: .zero)
        expect(row.reconnection.hurried(at: row.now, row.policy) == nil, "it is open")
    }

    @Test func `bounds that are configured hold, and the first may be longer than the longest`() {
        expectEqual(ReconnectPolicy(patience: .zero, pausesFrom: .seconds(60)).pauses, .seconds(60) ... .seconds(60))
        expectEqual(
            ReconnectPolicy(patience: .zero, pausesFrom: .seconds(1), to: .seconds(30)).pauses,
            .seconds(1) ... .seconds(20))
        expectEqual(
            ReconnectPolicy(patience: .zero, pausesFrom: .seconds(1), to: .seconds(4)).pauses,
            .seconds(1) ... .seconds(4))
    }
}
