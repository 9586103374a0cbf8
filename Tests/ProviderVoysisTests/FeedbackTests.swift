import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import SimulatorKit
import SimulatorVoysis
import SupportExpectations
import Testing

@testable import ProviderVoysis

/// Opinions on answers, against the strict simulator (section 9).
@Suite struct FeedbackTests {
    @Test func `feedback reaches the query it is about`() throws {
        for transport in SimulatorTests.transports {
            let setup = try SimulatorTests.Setup { $0.transport = transport }
            setup.open()
            _ = setup.ask("red shoes")
            let id = try #require(setup.rig.log.messages.first?.vendorID)
            let isOver = setup.rig.run { session in
                do throws(ProviderFailure) {
                    try await session.feedback(5, text: "good", vendorMessageID: id + "/hint")
                } catch {
                    Issue.record("\(error)")
                }
            }
            setup.rig.run { isOver.value }
            expectEqual(setup.simulator.statistics.feedbacks, 1)
            expectEqual(setup.violations, [])
        }
    }

    /// Gives an opinion without an open conversation; the code of what came of it.
    private func rate(_ rig: Rig, _ id: String) -> String {
        let outcome = LoopBound("pending", loop: rig.loop)
        rig.run { session in
            do throws(ProviderFailure) {
                try await session.feedback(4, text: nil, vendorMessageID: id)
                outcome.value = "taken"
            } catch {
                outcome.value = error.code ?? error.kind.rawValue
            }
            await session.suspend()
        }
        rig.run { outcome.value != "pending" }
        rig.manual.runUntilIdle()
        return outcome.value
    }

    @Test(arguments: SimulatorTests.transports, [false, true])
    func `an opinion is taken once the conversation is over, while a token for it is good`(
        _ transport: VoysisConfiguration.Transport, _ isOwn: Bool
    ) throws {
        // With a refresh token of the user's own, and with the configured one.
        let setup = try SimulatorTests.Setup(options: isOwn ? ["refreshToken": "refresh-2"] : [:]) {
            $0.transport = transport
        }
        setup.open()
        _ = setup.ask("red shoes")
        let id = try #require(setup.rig.log.messages.first?.vendorID)
        setup.rig.run { await $0.end() }
        expect(setup.rig.values["refreshToken"] == nil)
        expectEqual(setup.rig.values["lateToken"] != nil, isOwn)
        expectEqual(setup.rig.values.isSecret("lateToken"), isOwn)
        let late = try setup.detached()
        expectEqual(rate(late, id), "taken")
        expectEqual(setup.simulator.statistics.feedbacks, 1)
        expectEqual(late.log.words, [], "nobody hears of it")
        setup.rig.pass(.seconds(901))
        let later = try setup.detached()
        expectEqual(rate(later, id), isOwn ? "token_expired" : "taken")
        expectEqual(setup.violations, [])
    }

    @Test(arguments: SimulatorTests.transports) func `an opinion is taken while the conversation is suspended`(
        _ transport: VoysisConfiguration.Transport
    ) throws {
        let setup = try SimulatorTests.Setup(options: ["refreshToken": "refresh-2"]) { $0.transport = transport }
        setup.open()
        _ = setup.ask("red shoes")
        let id = try #require(setup.rig.log.messages.first?.vendorID)
        setup.rig.run { await $0.suspend() }
        let late = try setup.detached()
        expectEqual(rate(late, id), "taken")
        expect(setup.simulator.statistics.feedbacks == 1 && setup.violations == [])
        expectEqual(setup.rig.values["refreshToken"], "refresh-2", "the conversation can go on")
    }

    @Test func `an opinion on a conversation without any token of its own left is not paid for by another's`() throws {
        let setup = try SimulatorTests.Setup(options: ["refreshToken": "refresh-2"]) { $0.connectsEagerly = false }
        setup.open()
        setup.rig.run { await $0.end() }
        let late = try setup.detached()
        expectEqual(rate(late, "q-1"), "token_expired")
        expectEqual(setup.simulator.statistics.tokensMade, 0)
    }
}
