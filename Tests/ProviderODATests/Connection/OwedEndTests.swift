import Configuration
import Domain
import EventLoop
import JSON
import ProviderKit
import ProviderRig
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

@testable import ProviderODA

/// Ends of which the vendor has to be told though there is no connection (`PROTOCOL.md`, section 4).
@Suite struct OwedEndTests {
    /// A session for an end that is owed, as the gateway makes one of what was kept.
    private static func detached(_ values: ScriptedValues, beside rig: Rig) throws -> Rig {
        try Rig(isResumed: true, values: values, vendorUserID: "", beside: rig)
    }

    private static func isNotified(_ rig: Rig) -> Bool { rig.session.assumeIsolated { $0.isEndNotified } }

    // MARK: The machine

    @Test func `only a server that answers, says goodbye or stays counts as told`() {
        var answered = Script.opened()
        _ = answered.take(answered.machine.end())
        expectEqual(answered.skill(#"{"type":"sessionClosed"}"#), ["close", "finish"])
        expectEqual(answered.machine.isEndNotified, true)
        var parted = Script.opened()
        _ = parted.take(parted.machine.end())
        expectEqual(parted.ended(.closed(code: 1000)), ["finish"])
        expectEqual(parted.machine.isEndNotified, true)
        var silent = Script.opened()
        _ = silent.take(silent.machine.end())
        expectEqual(silent.pass(.seconds(10)), ["close", "finish"])
        expectEqual(silent.machine.isEndNotified, true)
        for end in [SocketEnd.lost(reason: "x"), .closed(code: 1008), .closed(code: 1011)] {
            var lost = Script.opened()
            _ = lost.take(lost.machine.end())
            expectEqual(lost.ended(end), ["finish"])
            expectEqual(lost.machine.isEndNotified, false, "\(end)")
        }
        var away = Script.opened()
        _ = away.ended(.lost(reason: "x"))
        expectEqual(away.take(away.machine.end()), ["close", "finish"])
        expectEqual(away.machine.isEndNotified, false)
    }

    private static func forEnd(_ configuration: ODAConfiguration) -> Script {
        var script = Script(configuration)
        script.machine = ODAMachine(forEndOf: "guest-42", ODAChannel(configuration), seed: 1)
        return script
    }

    @Test func `a connection for the end shows its token, says the end and goes`() {
        var script = Self.forEnd(MachineTests.secured)
        expectEqual(script.take(script.machine.startEnding()), ["dial"])
        expectEqual(script.opened(), ["authenticate", "> \(SessionTests.closeSession)"])
        expectEqual(script.received(SessionTests.closed), ["close", "finish"])
        expectEqual(script.machine.isEndNotified, true)
        var refused = Self.forEnd(MachineTests.secured)
        _ = refused.take(refused.machine.startEnding())
        _ = refused.opened()
        expectEqual(refused.ended(.closed(code: 1008)), ["finish"])
        expectEqual(refused.machine.isEndNotified, false)
    }

    @Test func `a connection for the end is tried once, and with long polls once more`() {
        var script = Self.forEnd(Script.configuration)
        _ = script.take(script.machine.startEnding())
        expectEqual(script.ended(.refused(status: 503, reason: "busy")), ["finish"])
        expectEqual(script.machine.isEndNotified, false)
        var slow = Self.forEnd(Script.configuration)
        _ = slow.take(slow.machine.startEnding())
        expectEqual(slow.pass(.seconds(10)), ["close", "finish"])
        expectEqual(slow.machine.isEndNotified, false)
        var configuration = Script.configuration
        configuration.pollsLong = true
        var polling = Self.forEnd(configuration)
        _ = polling.take(polling.machine.startEnding())
        expectEqual(polling.ended(.refused(status: 503, reason: "busy")), ["poll"])
        expectEqual(polling.opened(), ["> \(SessionTests.closeSession)"])
        expectEqual(polling.received(SessionTests.closed), ["close", "finish"])
        var neither = Self.forEnd(configuration)
        _ = neither.take(neither.machine.startEnding())
        _ = neither.ended(.refused(status: 503, reason: "busy"))
        expectEqual(neither.ended(.refused(status: 503, reason: "busy")), ["finish"])
    }

    // MARK: One session

    @Test(arguments: [false, true])
    func `an end out of an outage or a suspension is told once the vendor is there`(isSuspended: Bool) throws {
        let rig = try Rig()
        rig.connect()
        if isSuspended {
            expect(rig.finish(suspending: true).value)
        } else {
            rig.link.end(.lost(reason: "x"))
            rig.link.end(.refused(status: 503, reason: "busy"))
            expect(rig.finish().value)
            expect(!Self.isNotified(rig))
        }
        let dials = rig.dials
        // Not yet.
        let early = try Self.detached(rig.values, beside: rig)
        let isEarly = early.finish()
        expectEqual(rig.dials, dials + 1)
        rig.link.end(.refused(status: 503, reason: "busy"))
        rig.manual.runUntilIdle()
        expect(isEarly.value)
        expect(!Self.isNotified(early))
        expectEqual(rig.lines.value.count, 0)
        // Another process, which knows no more than what was kept.
        let later = try Rig(isResumed: true, manual: rig.manual, values: rig.values, vendorUserID: "")
        let isOver = later.finish()
        expect(!isOver.value)
        later.link.open()
        expectEqual(later.link.texts, [SessionTests.closeSession])
        later.link.say(SessionTests.closed)
        later.manual.runUntilIdle()
        expect(isOver.value)
        expect(Self.isNotified(later))
        expect(later.link.isClosing)
        expectEqual(later.lines.value.count, 0)
        expectEqual(rig.loop.timerCount, 0)
    }

    @Test func `an end over an open connection, or before there ever was one, owes nothing`() throws {
        let rig = try Rig()
        rig.connect()
        let isOver = rig.finish()
        rig.link.say(SessionTests.closed)
        rig.manual.runUntilIdle()
        expect(isOver.value)
        expect(Self.isNotified(rig))
        let never = try Rig()
        never.open()
        expect(never.finish().value)
        expect(Self.isNotified(never))
        // The vendor was never told of a user.
        let unknown = try Self.detached(ScriptedValues(rig.loop), beside: rig)
        expect(unknown.finish().value)
        expect(Self.isNotified(unknown))
        expectEqual(rig.dials, 1)
    }

    @Test func `an end that comes before a session knows what it knew is owed`() throws {
        let rig = try Rig()
        rig.connect()
        expect(rig.finish(suspending: true).value)
        let again = try Rig(isResumed: true, values: rig.values, beside: rig)
        let disk = LoopAnswer<Void>(loop: rig.loop)
        rig.values.disk.value = disk
        again.open()
        expect(again.finish().value)
        expect(!Self.isNotified(again))
        rig.values.disk.value = nil
        disk.give(())
        rig.manual.runUntilIdle()
        expectEqual(rig.dials, 1)
        _ = try Self.detached(rig.values, beside: rig).finish()
        expectEqual(rig.dials, 2)
    }

    // MARK: Several sessions

    @Test func `the end of one in an outage does not end the other's conversation`() throws {
        let (one, two) = try SharingTests.pair()
        one.link.end(.lost(reason: "x"))
        expect(one.finish().value)
        expect(Self.isNotified(one))
        one.link.open()
        expectEqual(one.link.texts, [])
        expect(two.log.words.contains("link up -"))
        // A process that dies before it is settled owes it still.
        let again = try Self.detached(one.values, beside: one)
        expect(again.finish().value)
        expect(Self.isNotified(again))
        expectEqual(one.link.texts, [])
        let isOver = two.finish()
        expectEqual(one.link.texts, [SessionTests.closeSession])
        one.link.say(SessionTests.closed)
        one.manual.runUntilIdle()
        expect(isOver.value)
        expect(Self.isNotified(two))
    }

    @Test func `an end that is owed leaves alone those who came since, or are about to come`() throws {
        let one = try Rig()
        one.connect()
        one.link.end(.lost(reason: "x"))
        expect(one.finish().value)
        let dials = one.dials
        let next = try Rig(isResumed: true, beside: one)
        let disk = LoopAnswer<Void>(loop: one.loop)
        next.values.disk.value = disk
        next.open()
        let end = try Self.detached(one.values, beside: one)
        expect(end.finish().value)
        expect(Self.isNotified(end))
        expectEqual(one.dials, dials)
        next.values.disk.value = nil
        disk.give(())
        one.manual.runUntilIdle()
        expectEqual(one.dials, dials + 1)
        one.link.open()
        try expect(Self.detached(one.values, beside: one).finish().value)
        expectEqual(one.link.texts, [])
        expectEqual(next.log.words, ["opened"])
    }

    @Test func `who comes while an owed end is told waits for it, and begins anew`() throws {
        let one = try Rig(user: SharingTests.ada)
        one.connect()
        expect(one.finish(suspending: true).value)
        let end = try Self.detached(one.values, beside: one)
        let isOver = end.finish()
        let next = try Rig(user: SharingTests.ada, beside: one)
        next.open()
        one.link.open()
        expectEqual(one.link.texts, [SessionTests.closeSession])
        one.link.say(SessionTests.closed)
        one.manual.runUntilIdle()
        expect(isOver.value)
        expect(Self.isNotified(end))
        one.link.open()
        expectEqual(one.link.texts, [#"{"profile":{"givenName":"Ada"},"sdkMetadata":{"version":"1.0"}}"#])
        expectEqual(next.log.words, ["opened"])
    }

    // MARK: Against the simulator

    @Test func `a strict chat server hears of the end after its outage`() throws {
        let setup = try SimulatorTests.Setup(secret: SimulatorTests.secret, user: SharingTests.ada)
        setup.open()
        _ = setup.say("hello")
        expectEqual(setup.simulator.statistics.users, 1)
        setup.simulator.add([ODAFault(.refuse(status: 503, retryAfterSeconds: nil), times: nil)])
        setup.simulator.disconnect(channelID: "C-1", userID: "guest-42")
        setup.rig.run { setup.simulator.statistics.handshakesRefused == 1 }
        setup.rig.run { setup.rig.log.words.contains("reconnecting 2") }
        expect(setup.rig.finish().value)
        expect(!Self.isNotified(setup.rig))
        expect(!setup.simulator.log.contains { $0.text.contains("closeSession") })
        setup.simulator.removeFaults()
        setup.rig.manual.runUntilIdle()
        let later = try Self.detached(setup.rig.values, beside: setup.rig)
        let isOver = later.finish()
        setup.rig.run { isOver.value && setup.simulator.statistics.connectionsOpen == 0 }
        expect(isOver.value)
        expect(Self.isNotified(later))
        expectEqual(setup.simulator.log.last?.text.contains("closeSession"), true)
        expectEqual(setup.simulator.statistics.users, 0)
        expectEqual(setup.simulator.statistics.violations, 0, "\(setup.simulator.log.compactMap(\.violation))")
    }
}
