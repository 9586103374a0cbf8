import Kernel
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderConnect

/// The decisions of the link, without a socket: ages, renewals and troubles.
@Suite struct LinkMachineTests {
    /// Always the middle of what is left to chance.
    private struct Middle: RandomNumberGenerator, Sendable {
        func next() -> UInt64 { 1 << 63 }
    }

    private static let start = Instant(nanoseconds: 1_000_000_000)
    private var link = ConnectSocketMachine(ConnectTimes(), random: Middle())

    private func at(_ seconds: Double) -> Instant { Self.start + .milliseconds(Int64(seconds * 1000)) }

    /// How long after now a timer begins, in seconds, where it does.
    private func delay(of timer: ConnectSocketMachine.Timer, in steps: [ConnectSocketMachine.Step]) -> Double? {
        for case .start(timer, let delay) in steps { return (delay / .milliseconds(1)) / 1000 }
        return nil
    }

    private func connected(
        url: String? = "wss://a/1", token: Duration? = nil, socket: Duration? = nil
    ) -> ConnectSocketMachine.Outcome {
        .connected(url: url, tokenLife: token, socketLife: socket)
    }

    /// The first socket is dialled at 0 and heard at once.
    private mutating func open(token: Duration? = nil) -> [ConnectSocketMachine.Step] {
        let steps = link.begin(connected(token: token), at: at(0))
        _ = link.opened(1, at: at(0))
        expect(link.received(.subscribed(true), 1, at: at(0)).contains(.live))
        return steps
    }

    // MARK: Addresses

    @Test(arguments: [(84.0, true), (85.0, false), (86.0, false)])
    mutating func `oddity 9 an address is dialled for 85 s, and then another is asked for`(
        _ age: Double, _ isYoung: Bool
    ) {
        _ = link.begin(connected(), at: at(0))
        let again = link.ended(.refused(status: 503, reason: "busy"), 1, at: at(1))
        expect(again.contains(.dial(url: "wss://a/1", number: 2)), "the first time at once")
        let refused = link.ended(.refused(status: 503, reason: "busy"), 2, at: at(2))
        expect((delay(of: .retry, in: refused) ?? 99) <= 2)
        let steps = link.fired(.retry, at: at(age))
        expectEqual(steps.contains(.dial(url: "wss://a/1", number: 3)), isYoung)
        expectEqual(steps.contains(.connect(webSocket: true)), !isYoung)
    }

    @Test mutating func `an address that was refused, or dialled with success, is not dialled again`() {
        _ = link.begin(connected(), at: at(0))
        expectEqual(link.ended(.refused(status: 403, reason: "no"), 1, at: at(1)).last, .connect(webSocket: true))
        _ = link.connected(connected(url: "wss://a/2"), at: at(3))
        _ = link.opened(2, at: at(4))
        _ = link.ended(.lost(reason: "gone"), 2, at: at(5))
        expectEqual(link.fired(.retry, at: at(6)), [.connect(webSocket: true)])
    }

    // MARK: Tokens

    @Test mutating func `a token is replaced a minute before its end`() {
        expectEqual(delay(of: .token, in: open(token: .seconds(86_400))), 86_340)
        expectEqual(link.fired(.token, at: at(86_340)), [.connect(webSocket: false)])
        let steps = link.connected(connected(url: nil, token: .seconds(86_400)), at: at(86_341))
        expectEqual(delay(of: .token, in: steps), 86_340)
    }

    @Test mutating func `the same token with the same end is used to its end, and asked for ever more rarely`() {
        _ = open(token: .seconds(100))
        // The vendor has no other yet: not before the present one is over.
        var now = 40.0
        var times: [Double] = []
        while now < 4_000, times.count < 20 {
            times.append(now)
            expectEqual(link.fired(.token, at: at(now)), [.connect(webSocket: false)])
            let life = Duration.milliseconds(Int64((100 - now) * 1000))
            let steps = link.connected(connected(url: nil, token: life), at: at(now))
            now += delay(of: .token, in: steps) ?? .infinity
        }
        expectEqual(times, [40, 100, 102, 106, 114, 130, 162, 226, 354, 610, 1122, 2146])
        // A good one ends that.
        let steps = link.connected(connected(url: nil, token: .seconds(86_400)), at: at(now))
        expectEqual(delay(of: .token, in: steps), 86_340)
    }

    @Test mutating func `a clock that is a day ahead asks hourly at most`() {
        _ = open(token: .seconds(-3))
        var pause: Double?
        for _ in 0..<20 {
            _ = link.want(.token)
            pause = delay(of: .token, in: link.connected(connected(url: nil, token: .seconds(-3)), at: at(0)))
        }
        expectEqual(pause, 3600)
    }

    @Test mutating func `a token that could not be had is asked for again soon`() {
        _ = open(token: .seconds(100))
        _ = link.fired(.token, at: at(40))
        expectEqual(delay(of: .token, in: link.connected(.failed(retryAfter: nil), at: at(40))), 1)
        _ = link.fired(.token, at: at(41))
        expectEqual(delay(of: .token, in: link.connected(.failed(retryAfter: nil), at: at(41))), 2)
        _ = link.fired(.token, at: at(43))
        expectEqual(delay(of: .token, in: link.connected(.failed(retryAfter: .seconds(20)), at: at(43))), 20)
    }

    // MARK: Troubles

    @Test mutating func `a frame that cannot be read is told once, and is over when a beat went by without one`() {
        _ = open()
        expectEqual(link.received(.malformed, 1, at: at(1)), [.degraded(.malformed)])
        expectEqual(link.received(.unknown, 1, at: at(2)), [])
        expectEqual(link.received(.malformed, 1, at: at(5)), [])
        expect(!link.received(.heartbeat, 1, at: at(10)).contains(.recovered))
        expectEqual(link.received(.unknown, 1, at: at(14.9)), [])
        expect(link.received(.heartbeat, 1, at: at(15)).contains(.recovered))
        expect(!link.received(.heartbeat, 1, at: at(16)).contains(.recovered))
    }

    @Test mutating func `two troubles are over when both are`() {
        _ = open()
        expect(link.received(.ping(status: 500), 1, at: at(1)).contains(.degraded(.heartbeat)))
        expectEqual(link.received(.malformed, 1, at: at(2)), [.degraded(.malformed)])
        _ = link.received(.heartbeat, 1, at: at(3))
        _ = link.fired(.life, at: at(10))
        expect(!link.received(.ping(status: 200), 1, at: at(11)).contains(.recovered))
        expect(link.received(.heartbeat, 1, at: at(12)).contains(.recovered))
    }

    @Test mutating func `the trouble of a socket ends with it`() {
        _ = open()
        _ = link.received(.ping(status: 500), 1, at: at(1))
        expectEqual(link.fired(.renewal, at: at(2)), [.connect(webSocket: true)])
        _ = link.connected(connected(url: "wss://a/2"), at: at(2))
        _ = link.opened(2, at: at(3))
        let steps = link.received(.subscribed(true), 2, at: at(3))
        expect(steps.contains(.replaced) && steps.contains(.recovered))
        _ = link.received(.malformed, 2, at: at(4))
        _ = link.ended(.lost(reason: "gone"), 2, at: at(5))
        _ = link.connected(connected(url: "wss://a/3"), at: at(5))
        _ = link.opened(3, at: at(6))
        _ = link.received(.subscribed(true), 3, at: at(6))
        // Told anew of the new one.
        expectEqual(link.received(.malformed, 3, at: at(7)), [.degraded(.malformed)])
    }
}
