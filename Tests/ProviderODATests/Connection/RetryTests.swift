import Configuration
import Domain
import JSON
import Kernel
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderODA

/// Attempts to connect that fail, and what follows them (`PROTOCOL.md`, section 4.6).
@Suite struct RetryTests {
    @Test func `with another provider standing by a beginning that fails is the only one`() {
        var script = Script()
        _ = script.start()
        expectEqual(
            script.ended(.refused(status: nil, reason: "no route", isLast: true)),
            ["failed provider_unavailable NetworkFailure", "finish"])
        expectEqual(script.pass(.seconds(1000)), [])
    }

    @Test func `five retries follow a failed beginning, five seconds apart, then it stays failed`() {
        var script = Script()
        _ = script.start()
        expectEqual(script.ended(.refused(status: nil, reason: "no route")), ["reconnecting 1"])
        for attempt in 1...5 {
            expectEqual(script.pass(.milliseconds(4999)), [])
            expectEqual(script.pass(.milliseconds(1)), ["dial"])
            let steps = script.ended(.refused(status: nil, reason: "no route"))
            expectEqual(
                steps,
                attempt < 5
                    ? ["reconnecting \(attempt + 1)"] : ["failed provider_unavailable NetworkFailure", "finish"])
            // The error and the close of one attempt count once.
            expectEqual(script.ended(.lost(reason: "the same")), [])
        }
        expectEqual(script.pass(.seconds(1000)), [])
    }

    /// Lets a server be away from now on: how many times it is dialled, and the last words.
    private func leave(_ script: inout Script, _ end: SocketEnd) -> (dials: Int, words: [String]) {
        var dials = 0
        var words = script.ended(end)
        while words.last != "finish" {
            if script.machine.phase == .waiting {
                expect((script.timers[.reconnect].map { $0 - script.now.instant } ?? .seconds(99)) <= .seconds(20))
                expectEqual(script.pass(.seconds(20)), ["dial"])
            }
            dials += 1
            words = script.ended(end)
        }
        return (dials, words)
    }

    @Test(arguments: [400, 401, 403, 404, 429, 500, 503, nil] as [Int?])
    func `a conversation that was open outlasts a quarter of an hour, whatever a redial is answered`(status: Int?) {
        var open = Script.opened(MachineTests.secured)
        _ = open.received(#"{"state":{"type":"pong"}}"#)
        expectEqual(open.ended(.lost(reason: "x")), ["link down connection_lost", "reconnecting 1", "dial"])
        var resumed = Script(MachineTests.secured, isResumed: true)
        _ = resumed.start()
        for var script in [open, resumed] {
            let began = script.now.instant
            let (dials, words) = leave(&script, .refused(status: status, reason: "no"))
            expect(script.now.instant - began >= .seconds(900))
            expect(script.now.instant - began <= .seconds(960))
            expect((45...60).contains(dials), "\(dials)")
            expectEqual(words.first?.hasPrefix("failed"), true)
        }
    }

    @Test(arguments: [UInt16(1000), 1001, 1008, 1011, 1012, 4401])
    func `a server that has spoken has taken the token, whatever it closes with next time`(code: UInt16) {
        var script = Script.opened(MachineTests.secured)
        _ = script.received(#"{"state":{"type":"pong"}}"#)
        _ = script.ended(.closed(code: code))
        _ = script.opened()
        let words = script.ended(.closed(code: code))
        expectEqual(words, ["link down connection_lost", "reconnecting 2"])
        var resumed = Script(MachineTests.secured, isResumed: true)
        _ = resumed.start()
        _ = resumed.opened()
        expectEqual(resumed.ended(.closed(code: code)).last, "dial")
    }

    @Test(arguments: [UInt16(1001), 1011, 1012, 1013])
    func `a server that restarts right behind the opening refuses nobody`(code: UInt16) {
        var script = Script.opened(MachineTests.secured)
        expectEqual(script.ended(.closed(code: code)), ["link down connection_lost", "reconnecting 1", "dial"])
    }

    @Test func `a message that waits cuts the pause short`() {
        var script = Script.opened()
        _ = script.ended(.lost(reason: "x"))
        var left: Duration { script.timers[.reconnect].map { $0 - script.now.instant } ?? .zero }
        repeat {
            if script.machine.phase == .waiting { _ = script.pass(left) }
            _ = script.ended(.refused(status: 503, reason: "no"))
        } while left < .seconds(6)
        _ = script.take(script.machine.hurry(at: script.now))
        expectEqual(left, .seconds(1), "a vendor that is replaced every few seconds would be missed for ever")
        expectEqual(script.pass(.seconds(1)), ["dial"])
    }

    @Test func `at most six handshakes begin a session`() {
        var script = Script()
        var dials = script.start().count
        while script.machine.phase != .over {
            _ = script.ended(.refused(status: 503, reason: "busy"))
            dials += script.pass(.seconds(5)).filter { $0 == "dial" }.count
        }
        expectEqual(dials, 6)
    }

    @Test func `a link that flaps is mended ever more slowly, and the first time at once`() {
        var script = Script.opened()
        expectEqual(script.ended(.closed(code: 1001)).last, "dial")
        for _ in 0..<20 {
            _ = script.opened()
            _ = script.received(#"{"state":{"type":"pong"}}"#)
            expect(script.ended(.closed(code: 1001)).contains("reconnecting 1"))
            _ = script.pass(.seconds(20))
        }
        _ = script.opened()
        _ = script.pass(.seconds(30))
        expectEqual(script.ended(.closed(code: 1001)).suffix(2), ["reconnecting 1", "dial"])
    }

    @Test func `retries wait up to a fifth longer, not all the same`() {
        var configuration = Script.configuration
        configuration.reconnectJitterPercent = 20
        configuration.reconnectAttemptsMax = 100
        var script = Script(configuration)
        _ = script.start()
        _ = script.ended(.lost(reason: "x"))
        var waits: Set<Int64> = []
        for _ in 0..<50 {
            let wait = (script.timers[.reconnect].map { $0 - script.now.instant } ?? .zero).milliseconds
            expect((5000...6000).contains(wait))
            waits.insert(wait)
            _ = script.pass(.seconds(6))
            _ = script.ended(.lost(reason: "x"))
        }
        expect(waits.count > 20)
    }
}
