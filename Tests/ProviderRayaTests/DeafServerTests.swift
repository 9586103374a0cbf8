import Domain
import ProviderKit
import SimulatorKit
import SimulatorRaya
import Testing

@testable import ProviderRaya

/// A server that takes what is sent, looks at none of it and goes.
@Suite struct DeafServerTests {
    @Test func `what a server took and never looked at is not called sent`() throws {
        let setup = try Setup { $0.awaitsPongs = true }
        setup.open()
        setup.say("plain", until: "message bot")
        setup.simulator.add([RayaFault(.deaf(.milliseconds(500)))])
        setup.rig.manual.runUntilIdle()
        let received = setup.simulator.statistics.messagesReceived
        let outcome = setup.rig.begin(.text("are you there?", format: .plain))
        #expect(outcome.value == "pending")
        setup.rig.pass(.milliseconds(500))
        setup.rig.run { outcome.value != "pending" }
        #expect(outcome.value == "unknown")
        #expect(setup.simulator.statistics.messagesReceived == received)
        // Those that connect later are heard.
        setup.rig.pass(.seconds(2))
        setup.rig.run { setup.rig.log.words.contains { $0.hasPrefix("gap") } }
        setup.say("plain", until: "message bot")
        setup.isClean()
    }
}
