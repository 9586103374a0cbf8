import Domain
import EventLoop
import JSON
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

@testable import ProviderODA

/// Frames that come with a poll while a message is on its way: held for its outcome, within bounds.
@Suite struct HeldFrameTests {
    private static func frames(_ count: Int, bytes: Int = 1, from first: Int = 0) -> [[UInt8]] {
        (first..<first + count).map { Array(repeating: UInt8(truncatingIfNeeded: $0), count: bytes) }
    }

    @Test func `as many frames are held as there is room for, and one more tells them all in order`() {
        var held = ODAHeldFrames()
        let now = held.hold(Self.frames(ODAHeldFrames.framesMax))
        expect(now.isEmpty)
        expect(held.count == ODAHeldFrames.framesMax && held.bytes == ODAHeldFrames.framesMax)
        let all = held.hold(Self.frames(1, from: ODAHeldFrames.framesMax))
        expectEqual(all, Self.frames(ODAHeldFrames.framesMax + 1))
        expect(held.count == 0 && held.bytes == 0)
    }

    @Test func `the bytes of the frames have a bound too`() {
        var held = ODAHeldFrames()
        let half = ODAHeldFrames.bytesMax / 2
        let first = held.hold(Self.frames(2, bytes: half))
        expect(first.isEmpty)
        expectEqual(held.bytes, ODAHeldFrames.bytesMax)
        let all = held.hold([[7]])
        expectEqual(all.map(\.count), [half, half, 1])
        // Frames that could not be read have no bytes, and count all the same.
        for _ in 0..<ODAHeldFrames.framesMax {
            let told = held.hold([[]])
            expect(told.isEmpty)
        }
        let empty = held.hold([[]])
        expectEqual(empty.count, ODAHeldFrames.framesMax + 1)
    }

    @Test func `what is held is given away once`() {
        var held = ODAHeldFrames()
        _ = held.hold(Self.frames(3))
        let first = held.release()
        let second = held.release()
        expectEqual(first, Self.frames(3))
        expect(second.isEmpty)
    }

    // MARK: Over polls

    /// A conversation whose next message is answered late, once the server has it.
    private static func begin() throws -> (SimulatorTests.Setup, LoopBound<String>) {
        let setup = try PollTests.setup()
        setup.simulator.add([ODAFault(.postSlow(.seconds(20)), times: 1)])
        let outcome = setup.rig.begin(.text("hello", format: .plain))
        setup.rig.run { setup.simulator.log.last?.text.contains("hello") == true }
        return (setup, outcome)
    }

    private static func push(_ count: Int, _ setup: SimulatorTests.Setup) {
        for number in 0..<count {
            let text = #"{"messagePayload":{"type":"text","text":"\#(number)"},"source":"BOT","msgId":"p\#(number)"}"#
            setup.simulator.push(frame: utf8(text), channelID: "C-2", userID: "guest-42")
        }
        let sent = setup.simulator.statistics.framesSent
        setup.rig.run { setup.simulator.statistics.framesSent >= sent + count }
        // Until they are on this side as well.
        for _ in 0..<200 { setup.rig.manual.runUntilIdle() }
    }

    @Test func `a skill that answers before its server does is heard behind the outcome`() throws {
        let (setup, outcome) = try Self.begin()
        Self.push(3, setup)
        expectEqual(outcome.value, "pending")
        expect(setup.rig.log.messages.isEmpty)
        setup.rig.pass(.seconds(20))
        setup.rig.run { outcome.value != "pending" && setup.rig.log.messages.count >= 4 }
        expectEqual(outcome.value, "sent")
        expectEqual(setup.rig.log.messages.suffix(3).map(\.vendorID), ["p0", "p1", "p2"])
    }

    @Test func `a skill that says more meanwhile than can be held is heard at once, and nothing is lost`() throws {
        let (setup, outcome) = try Self.begin()
        let count = ODAHeldFrames.framesMax + 10
        Self.push(count, setup)
        setup.rig.run { setup.rig.log.messages.count > ODAHeldFrames.framesMax }
        expectEqual(outcome.value, "pending")
        expect(setup.rig.log.messages.count > ODAHeldFrames.framesMax)
        setup.rig.pass(.seconds(20))
        setup.rig.run { outcome.value != "pending" && setup.rig.log.messages.count > count }
        expectEqual(outcome.value, "sent")
        expectEqual(setup.rig.log.messages.count, count + 1)
        expectEqual(setup.rig.log.messages.suffix(count).compactMap(\.vendorID), (0..<count).map { "p\($0)" })
    }
}
