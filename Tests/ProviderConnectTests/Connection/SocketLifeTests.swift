import Kernel
import SupportExpectations
import Testing

@testable import ProviderConnect

@Suite struct SocketLifeTests {
    private static let start = Instant(nanoseconds: 1_000_000_000)
    private var life = ConnectSocketLife(interval: .seconds(10))

    private func at(_ seconds: Double) -> Instant { Self.start + .milliseconds(Int64(seconds * 1000)) }

    private func words(_ steps: [ConnectSocketLife.Step], _ now: Instant) -> [String] {
        let time = Double((now - Self.start) / .milliseconds(1)) / 1000
        return steps.map { step in
            switch step {
            case .write(let frame):
                switch frame {
                case ConnectFrame.subscribe: "subscribe at \(time)"
                case ConnectFrame.pingOut: "ping at \(time)"
                case ConnectFrame.heartbeatOut: "heartbeat at \(time)"
                default: "?"
                }
            case .live: "live"
            case .degraded: "degraded at \(time)"
            case .recovered: "recovered"
            case .bad(let reason): "bad at \(time): \(reason)"
            }
        }
    }

    /// Lets time pass with nobody answering.
    private mutating func pass(until seconds: Double) -> [String] {
        var seen: [String] = []
        while let next = life.next, next <= at(seconds) {
            seen += words(life.fire(at: next), next)
            if seen.last?.hasPrefix("bad") == true { break }
        }
        return seen
    }

    private mutating func open() -> [String] {
        words(life.opened(at: at(0)), at(0)) + words(life.subscribed(true, at: at(0)), at(0))
    }

    private mutating func answerBoth() -> [String] {
        words(life.ping(status: 200), at(0)) + words(life.heartbeat(), at(0))
    }

    @Test mutating func `subscription and both signs of life go out at once, and an answer makes it live`() {
        expectEqual(words(life.opened(at: at(0)), at(0)), ["subscribe at 0.0", "ping at 0.0", "heartbeat at 0.0"])
        expect(!life.isLive)
        expectEqual(life.subscribed(true, at: at(0.5)), [.live])
        expect(life.isLive)
        expect(life.subscribed(true, at: at(1)).isEmpty)
        expect(life.subscribed(false, at: at(1)).isEmpty)
        // Ten seconds after they were sent, whenever the subscription was answered.
        expectEqual(answerBoth(), [])
        expectEqual(pass(until: 10), ["ping at 10.0", "heartbeat at 10.0"])
    }

    @Test mutating func `a subscription without an answer is sent three times more`() {
        _ = life.opened(at: at(0))
        expectEqual(
            pass(until: 60),
            [
                "subscribe at 1.0", "subscribe at 2.0", "subscribe at 3.0",
                "bad at 4.0: nobody answers the subscription",
            ])
        expect(!life.isLive)
    }

    @Test mutating func `a refused subscription is tried again after a pause, five times in all`() {
        _ = life.opened(at: at(0))
        for round in 1..<5 {
            expect(life.subscribed(false, at: at(Double(round))).isEmpty)
            expectEqual(words(life.fire(at: at(Double(round) + 0.5)), at(0)), ["subscribe at 0.0"])
        }
        expectEqual(words(life.subscribed(false, at: at(9)), at(9)), ["bad at 9.0: the subscription is refused"])
    }

    @Test mutating func `with answers the beats go on`() {
        _ = open()
        for beat in 1...5 {
            expectEqual(answerBoth(), [])
            expectEqual(pass(until: Double(beat) * 10), ["ping at \(beat)0.0", "heartbeat at \(beat)0.0"])
        }
    }

    @Test mutating func `a near end that does not answer is the end of the socket`() {
        _ = open()
        _ = life.ping(status: 200)
        expectEqual(pass(until: 60), ["bad at 10.0: it does not answer"])
    }

    @Test mutating func `a far end that does not answer is trouble, and twice in a row the end`() {
        _ = open()
        _ = life.heartbeat()
        expectEqual(pass(until: 10), ["degraded at 10.0", "ping at 10.0", "heartbeat at 10.0"])
        expectEqual(answerBoth(), ["recovered"])
        expectEqual(pass(until: 20), ["ping at 20.0", "heartbeat at 20.0"])
        _ = life.heartbeat()
        expectEqual(pass(until: 30), ["degraded at 30.0", "ping at 30.0", "heartbeat at 30.0"])
        _ = life.heartbeat()
        expectEqual(pass(until: 40), ["bad at 40.0: the chat behind it does not answer"])
    }

    @Test(arguments: [true, false])
    mutating func `a bad status at each beat is trouble once and then the end, in whatever order the answers come`(
        _ comesFirst: Bool
    ) {
        _ = open()
        var told: [String] = []
        for beat in 0..<2 {
            let now = at(Double(beat) * 10 + 1)
            if !comesFirst { expect(life.heartbeat().isEmpty) }
            told += words(life.ping(status: 500), now)
            if comesFirst { expect(life.heartbeat().isEmpty) }
            if beat == 0 { told += pass(until: 10) }
        }
        expectEqual(
            told,
            [
                "degraded at 1.0", "ping at 10.0", "heartbeat at 10.0",
                "bad at 11.0: the chat behind it does not answer",
            ])
    }

    @Test mutating func `a beat is missed once, and a good one makes up for it`() {
        _ = open()
        _ = life.heartbeat()
        // Two bad answers to one ping are one miss, and a good one behind a bad one is of an earlier beat.
        expectEqual(words(life.ping(status: 500), at(1)), ["degraded at 1.0"])
        expect(life.ping(status: 503).isEmpty)
        expect(life.ping(status: 200).isEmpty)
        expect(life.isDegraded)
        expectEqual(pass(until: 10), ["ping at 10.0", "heartbeat at 10.0"])
        expectEqual(answerBoth(), ["recovered"])
        expect(!life.isDegraded)
    }
}
