import Configuration
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import SimulatorKit
import SimulatorVoysis
import Testing

@testable import ProviderVoysis

extension SimulatorTests {
    /// A simulator and a session on one manual loop.
    final class Setup {
        let simulator: VoysisSimulator
        let rig: Rig
        let manual: ManualLoop
        private let configuration: VoysisConfiguration
        private let start: Instant

        init(
            tokens: Bool = true, options: JSONObject = [:], customData: JSONObject = [:],
            configuration change: (inout VoysisConfiguration) -> Void = { _ in },
            simulator changeSimulator: (inout VoysisSimulator.Configuration) -> Void = { _ in }
        ) throws {
            manual = try ManualLoop()
            let loop = manual.loop
            var server = VoysisSimulator.Configuration(
                address: try #require(SocketAddress("127.0.0.1:0")),
                refreshTokens: tokens ? ["refresh-1", "refresh-2"] : [])
            let start = loop.now
            server.wallClock = { Rig.wall + (loop.now - start).milliseconds }
            changeSimulator(&server)
            simulator = VoysisSimulator(loop: loop, configuration: server)
            let address = try simulator.start()
            manual.runUntilIdle()
            var configuration = VoysisConfiguration(
                url: "ws://\(address)", refreshToken: tokens ? Secret(literal: "refresh-1") : nil)
            change(&configuration)
            self.configuration = configuration
            self.start = start
            rig = try Rig(configuration, options: options, customData: customData, usesNetwork: true, manual: manual)
        }

        /// A provider session for a call without an open conversation, which is never opened itself.
        func detached() throws -> Rig {
            try Rig(
                configuration, isResumed: true, usesNetwork: true, manual: manual, values: rig.values, startedAt: start)
        }

        func open(_ location: SourceLocation = #_sourceLocation) {
            rig.open()
            rig.run(location) { !rig.log.all.isEmpty }
        }

        /// Asks and waits for the answer.
        func ask(_ text: String, _ location: SourceLocation = #_sourceLocation) -> String {
            let before = rig.log.said.count
            let outcome = rig.say(text)
            rig.run(location) { rig.log.said.count > before || outcome.value != "pending" && outcome.value != "sent" }
            return rig.log.said.last ?? ""
        }

        var violations: [String] { simulator.log.compactMap(\.violation) }
    }
}
