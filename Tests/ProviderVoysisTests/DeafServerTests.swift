import Domain
import EventLoop
import ProviderKit
import SimulatorKit
import SimulatorVoysis
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// A service that takes what is asked, looks at none of it and goes.
@Suite struct DeafServerTests {
    @Test(arguments: SimulatorTests.transports)
    func `a question that was taken and never looked at does not stay sent`(
        _ transport: VoysisConfiguration.Transport
    ) throws {
        let setup = try SimulatorTests.Setup { $0.transport = transport }
        setup.open()
        _ = setup.ask("red shoes")
        setup.simulator.add([VoysisFault(.deaf(.milliseconds(500)))])
        setup.manual.runUntilIdle()
        let received = setup.simulator.statistics.requestsReceived
        let outcome = setup.rig.say("blue shoes")
        // A question that is out is sent as far as anybody knows; what becomes of it follows.
        expectEqual(outcome.value, transport == .websocket ? "sent" : "pending")
        setup.rig.pass(.milliseconds(500))
        setup.rig.run { !setup.rig.log.failures.isEmpty }
        expectEqual(setup.simulator.statistics.requestsReceived, received)
        expect(setup.rig.log.failures.count == 1 && setup.rig.log.completed.count == 1)
        switch transport {
        case .websocket: expect(setup.rig.log.words.contains { $0.hasPrefix("outbound failed") })
        case .rest: expect(outcome.value.hasPrefix("unknown"), "\(outcome.value)")
        }
        // A connection that is made later is heard.
        _ = setup.ask("red shoes")
        expectEqual(setup.rig.log.completed.count, 2)
        expectEqual(setup.violations, [])
    }
}
