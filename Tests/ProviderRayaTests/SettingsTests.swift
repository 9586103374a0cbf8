import Configuration
import EventLoop
import Kernel
import ProviderKit
import SimulatorKit
import SimulatorRaya
import SupportExpectations
import Testing

@testable import ProviderRaya

/// The bot's configuration as the simulator answers it, well and badly, while time passes.
@Suite struct SettingsTests {
    /// The widget's source and greeting, as a front end would be told now.
    private func widget(_ setup: Setup) -> String? {
        var configuration = RayaConfiguration(endpoint: setup.endpoint, token: Secret(literal: "tk_test_1"))
        configuration.scheme = .http
        let raya = Raya(configuration: configuration)
        let drawn = LoopBound<String?>(nil, loop: setup.rig.loop)
        let environment = setup.rig.context.environment
        Task(executorPreference: setup.rig.loop.taskExecutor) {
            let widget = await raya.widget(environment)
            drawn.value = "\(widget.source) \(widget.greeting ?? "")"
        }
        setup.rig.run { drawn.value != nil }
        return drawn.value
    }

    @Test(arguments: [RayaFault.Kind.configurationStatus(500), .garbledConfiguration, .slowConfiguration(.seconds(60))])
    func `a configuration that is known serves while another is asked for, and a failure takes nothing away`(
        _ fault: RayaFault.Kind
    ) throws {
        let setup = try Setup { _ in
        } simulator: {
            $0.faults = [RayaFault(fault, skip: 1)]
        }
        let good = "vendor Marhaba! What do you need?"
        expectEqual(widget(setup), good)
        setup.rig.pass(.seconds(301))
        expectEqual(widget(setup), good, "at once")
        setup.rig.run { setup.simulator.statistics.configurationRequests == 2 }
        setup.rig.pass(.seconds(31))
        setup.rig.manual.runUntilIdle()
        expectEqual(widget(setup), good)
    }

    @Test func `a configuration that changes is known with the next question but one`() throws {
        let setup = try Setup()
        expectEqual(widget(setup), "vendor Marhaba! What do you need?")
        setup.simulator.setBotConfiguration(utf8(#"{"chatbox_initial_msg":"Ahlan"}"#))
        setup.rig.pass(.seconds(299))
        expectEqual(widget(setup), "vendor Marhaba! What do you need?")
        expectEqual(setup.simulator.statistics.configurationRequests, 1)
        setup.rig.pass(.seconds(2))
        _ = widget(setup)
        setup.rig.run { setup.simulator.statistics.configurationRequests == 2 }
        for _ in 0..<50 where widget(setup) != "vendor Ahlan" { setup.rig.manual.runUntilIdle() }
        expectEqual(widget(setup), "vendor Ahlan")
    }
}
