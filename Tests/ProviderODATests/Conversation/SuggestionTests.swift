import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import ProviderRig
import SimulatorKit
import SimulatorODA
import SupportExpectations
import Testing

@testable import ProviderODA

/// Questions for what the user may be typing (`PROTOCOL.md`, section 4).
@Suite struct SuggestionTests {
    /// Asks; the outcome is nil until there is one.
    private static func ask(_ query: String, _ rig: Rig) -> LoopBound<Result<[String], ProviderFailure>?> {
        let outcome = LoopBound<Result<[String], ProviderFailure>?>(nil, loop: rig.loop)
        let session = rig.session
        Task(executorPreference: rig.loop.taskExecutor) {
            do throws(ProviderFailure) {
                outcome.value = .success(try await session.suggestions(for: query))
            } catch {
                outcome.value = .failure(error)
            }
        }
        rig.manual.runUntilIdle()
        return outcome
    }

    private static func code(_ outcome: LoopBound<Result<[String], ProviderFailure>?>) -> String? {
        guard case .failure(let failure)? = outcome.value else { return nil }
        return failure.code
    }

    private static func answer(_ words: String) -> String { #"{"suggestions":[\#(words)]}"# }

    /// Point 4.
    @Test func `a question names no user`() throws {
        let rig = try Rig()
        rig.connect()
        _ = Self.ask("piz", rig)
        expectEqual(rig.link.texts, [#"{"messagePayload":{"query":"piz","threshold":30,"type":"suggest"}}"#])
    }

    @Test func `an answer comes to who asked, five of it at most, and is no event`() throws {
        let rig = try Rig()
        rig.connect()
        let told = rig.log.all.count
        let outcome = Self.ask("piz", rig)
        expect(outcome.value == nil)
        rig.link.say(Self.answer(#""1","2",3,null,"4","5","6""#))
        rig.manual.runUntilIdle()
        try expectEqual(outcome.value?.get(), ["1", "2", "3", "4", "5"])
        expectEqual(rig.log.all.count, told)
        // An answer without a question.
        rig.link.say(Self.answer(#""x""#))
        expectEqual(rig.log.all.count, told)
    }

    @Test func `what is too short is not asked, what is empty or too long is refused`() throws {
        let rig = try Rig()
        rig.connect()
        try expectEqual(Self.ask("pi", rig).value?.get(), [])
        expectEqual(Self.code(Self.ask("", rig)), "SuggestionsEmptyRequest")
        expectEqual(Self.code(Self.ask("   ", rig)), "SuggestionsEmptyRequest")
        expectEqual(Self.code(Self.ask(String(repeating: "x", count: 1001), rig)), "SuggestionsInvalidRequest")
        expectEqual(rig.link.texts, [])
    }

    @Test func `one question is out at a time, and the others follow in their turn`() throws {
        let rig = try Rig()
        rig.connect()
        let first = Self.ask("piz", rig)
        let second = Self.ask("past", rig)
        expectEqual(rig.link.texts.count, 1)
        rig.link.say(Self.answer(#""pizza""#))
        rig.manual.runUntilIdle()
        expectEqual(rig.link.texts.count, 2)
        rig.link.say(Self.answer(#""pasta""#))
        rig.manual.runUntilIdle()
        try expectEqual(first.value?.get(), ["pizza"])
        try expectEqual(second.value?.get(), ["pasta"])
    }

    @Test func `so many wait and no more`() throws {
        let rig = try Rig()
        rig.connect()
        let waiting = (0...ODAQuestions.waitingMax).map { Self.ask("query \($0)", rig) }
        expect(waiting.allSatisfy { $0.value == nil })
        guard case .failure(let failure)? = Self.ask("one more", rig).value else {
            Issue.record("taken")
            return
        }
        expectEqual(failure.kind, .capacity)
    }

    @Test func `ten seconds are all the time there is`() throws {
        var configuration = Script.configuration
        configuration.times.ping = .seconds(1000)
        let rig = try Rig(configuration)
        rig.connect()
        let first = Self.ask("piz", rig)
        rig.pass(.seconds(4))
        let second = Self.ask("past", rig)
        rig.pass(.milliseconds(5999))
        expect(first.value == nil)
        rig.pass(.milliseconds(1))
        rig.manual.runUntilIdle()
        expectEqual(Self.code(first), "SuggestionsTimeout")
        expectEqual(rig.link.texts.count, 2)
        rig.link.say(Self.answer(#""pasta""#))
        rig.manual.runUntilIdle()
        try expectEqual(second.value?.get(), ["pasta"])
    }

    @Test func `without a connection there is nobody to ask, and one that goes takes the questions along`() throws {
        let rig = try Rig()
        rig.open()
        expectEqual(Self.code(Self.ask("piz", rig)), "ConnectionNone")
        rig.link.open()
        let first = Self.ask("piz", rig)
        let second = Self.ask("past", rig)
        rig.link.end(.lost(reason: "x"))
        rig.manual.runUntilIdle()
        expectEqual(Self.code(first), "ConnectionNone")
        expectEqual(Self.code(second), "ConnectionNone")
    }

    @Test func `the simulated skill answers`() throws {
        let setup = try SimulatorTests.Setup()
        setup.open()
        let outcome = Self.ask("piz", setup.rig)
        setup.rig.run { outcome.value != nil }
        try expectEqual(outcome.value?.get(), ["pizza Margherita", "pizza Salami", "pizza Funghi"])
        expectEqual(setup.simulator.statistics.violations, 0)
    }
}
