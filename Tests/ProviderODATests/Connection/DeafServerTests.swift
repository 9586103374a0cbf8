import Domain
import EventLoop
import ProviderKit
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

@testable import ProviderODA

/// A server that takes what is sent, looks at none of it and goes.
@Suite struct DeafServerTests {
    @Test func `what a server took and never looked at is not called sent`() throws {
        let setup = try SimulatorTests.Setup { $0.awaitsPongs = true }
        setup.open()
        let first = setup.rig.begin(.text("hello", format: .plain))
        setup.rig.run { first.value != "pending" }
        expectEqual(first.value, "sent")
        setup.simulator.add([ODAFault(.deaf(.milliseconds(500)))])
        setup.rig.manual.runUntilIdle()
        let received = setup.simulator.statistics.messagesReceived
        let outcome = setup.rig.begin(.text("are you there?", format: .plain))
        setup.rig.manual.runUntilIdle()
        expectEqual(outcome.value, "pending")
        setup.rig.pass(.milliseconds(500))
        setup.rig.run { outcome.value != "pending" }
        expectEqual(outcome.value, "unknown")
        expectEqual(setup.simulator.statistics.messagesReceived, received)
    }
}
