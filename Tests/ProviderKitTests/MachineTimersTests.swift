import EventLoop
import ProviderKit
import SupportExpectations
import Testing

@Suite struct MachineTimersTests {
    private enum Kind { case retry, ping }

    /// Timers on a manual loop, and which of them fired, in order.
    private final class Script {
        let manual: ManualLoop
        let timers: MachineTimers<Kind>
        var fired: [Kind] = []

        init() throws {
            manual = try ManualLoop()
            timers = MachineTimers(on: manual.loop)
        }

        func start(_ kind: Kind, seconds: Int) {
            timers.start(kind, after: .seconds(seconds)) { [self] in fired.append(kind) }
        }
    }

    @Test func `a timer fires once, in its time, and is gone before that is told`() throws {
        let script = try Script()
        script.start(.retry, seconds: 5)
        script.timers.start(.ping, after: .seconds(2)) {
            script.fired.append(.ping)
            expect(!script.timers.isRunning(.ping))
        }
        script.manual.advance(by: .seconds(4))
        expectEqual(script.fired, [.ping])
        expect(script.timers.isRunning(.retry))
        script.manual.advance(by: .seconds(10))
        expectEqual(script.fired, [.ping, .retry])
        expect(!script.timers.isRunning(.retry))
    }

    @Test func `one that is started anew takes the place of the one that runs`() throws {
        let script = try Script()
        script.start(.retry, seconds: 5)
        script.manual.advance(by: .seconds(4))
        script.start(.retry, seconds: 5)
        script.manual.advance(by: .seconds(4))
        expect(script.fired.isEmpty)
        script.manual.advance(by: .seconds(1))
        expectEqual(script.fired, [.retry])
    }

    @Test func `one that is stopped does not fire, and the others do`() throws {
        let script = try Script()
        script.start(.retry, seconds: 1)
        script.start(.ping, seconds: 1)
        script.timers.stop(.retry)
        script.timers.stop(.retry)
        script.manual.advance(by: .seconds(2))
        expectEqual(script.fired, [.ping])
    }

    @Test func `all are stopped at once, and the loop keeps none`() throws {
        let script = try Script()
        script.start(.retry, seconds: 1)
        script.start(.ping, seconds: 2)
        script.timers.stopAll()
        expectEqual(script.manual.loop.timerCount, 0)
        script.manual.advance(by: .seconds(3))
        expect(script.fired.isEmpty)
    }

    @Test func `one may start itself again when it fires`() throws {
        let script = try Script()
        func again() {
            script.timers.start(.ping, after: .seconds(1)) {
                script.fired.append(.ping)
                again()
            }
        }
        again()
        script.manual.advance(by: .seconds(1))
        script.manual.advance(by: .seconds(1))
        expectEqual(script.fired, [.ping, .ping])
        expect(script.timers.isRunning(.ping))
    }
}
