import Domain
import EventLoop
import ProviderKit
import SimulatorKit
import SimulatorRaya
import SupportExpectations
import Testing

@testable import ProviderRaya

/// A server that takes what is sent, looks at none of it and goes.
@Suite struct DeafServerTests {
    /// Says a text and waits for the proof that it came.
    private func say(_ text: String, _ setup: Setup) -> String {
        let outcome = setup.rig.begin(.text(text, format: .plain))
        setup.rig.run { outcome.value != "pending" }
        return outcome.value
    }

    @Test func `what a server took and never looked at is not called sent`() throws {
        let setup = try Setup { $0.awaitsPongs = true }
        setup.open()
        expectEqual(say("plain", setup), "sent")
        setup.simulator.add([RayaFault(.deaf(.milliseconds(500)))])
        setup.rig.manual.runUntilIdle()
        let received = setup.simulator.statistics.messagesReceived
        let outcome = setup.rig.begin(.text("are you there?", format: .plain))
        expectEqual(outcome.value, "pending")
        setup.rig.pass(.milliseconds(500))
        setup.rig.run { outcome.value != "pending" }
        expectEqual(outcome.value, "unknown")
        expectEqual(setup.simulator.statistics.messagesReceived, received)
        // Those that connect later are heard.
        setup.rig.pass(.seconds(2))
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("gap") } }
        expectEqual(say("plain", setup), "sent")
        setup.isClean()
    }
}
