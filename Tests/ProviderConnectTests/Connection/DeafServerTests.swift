import Domain
import EventLoop
import ProviderKit
import SimulatorConnect
import SimulatorKit
import SupportExpectations
import Testing

@testable import ProviderConnect

/// A vendor that takes a call, looks at none of it and goes.
@Suite struct DeafServerTests {
    @Test func `a call that was taken and never looked at sends nothing`() throws {
        let rig = try Rig()
        rig.greet()
        let before = rig.simulator.statistics.messagesReceived
        rig.add(Fault(.deaf(.milliseconds(500))))
        let outcome = rig.begin(sending: .text("are you there?", format: .plain))
        rig.wait { outcome.value != "pending" }
        // Made once more under its token over another connection, or of unknown fate: never sent without having come.
        let received = rig.simulator.statistics.messagesReceived - before
        expectEqual(outcome.value == "sent", received == 1, "\(outcome.value), \(received)")
        expect(received <= 1)
    }
}
