import Domain
import JSON
import ProviderKit
import Testing

@testable import ProviderVoysis

/// A question in writing, whose end is owed from the moment in which it goes out.
@Suite struct QuestionTests {
    /// The query stages that steps tell, and `out` where the request goes out.
    private static func told(_ steps: [VoysisStep]) -> [String] {
        steps.compactMap { step in
            switch step {
            case .emit(.query(let query)): query.stage.rawValue
            case .write, .fetch: "out"
            default: nil
            }
        }
    }

    private static func ask(_ script: inout Script) -> [String] {
        var steps = script.machine.ask(
            ["textQuery": ["text": "x"]], ticket: 1, message: message(1), at: script.now)
        if steps.contains(where: { if case .wantToken = $0 { true } else { false } }) {
            steps += script.machine.token(.ready(nil), at: script.now)
        }
        return told(steps)
    }

    @Test func `a question is owed an end before it is out`() {
        var script = Script.open()
        #expect(Self.ask(&script) == ["asked", "out"])
        #expect(Self.told(script.machine.ended(.lost(reason: "x"), at: script.now)) == ["failed"])
    }

    @Test(arguments: [(true, "failed"), (false, "withdrawn")])
    func `over REST a question that may have arrived has failed, one that has not may be asked again`(
        mayHaveArrived: Bool, stage: String
    ) {
        var script = Script.open { $0.transport = .rest }
        #expect(Self.ask(&script) == ["asked", "out"])
        guard case .asked(let id) = script.machine.current?.stage else {
            Issue.record("nothing was asked")
            return
        }
        let steps = script.machine.restFailed(
            id, ProviderFailure(.unavailable, "x"), mayHaveArrived: mayHaveArrived, at: script.now)
        #expect(Self.told(steps) == [stage])
    }

    @Test func `over REST a question that is refused has failed`() {
        var script = Script.open { $0.transport = .rest }
        #expect(Self.ask(&script) == ["asked", "out"])
        guard case .asked(let id) = script.machine.current?.stage else {
            Issue.record("nothing was asked")
            return
        }
        let answer = VoysisAnswer(requestID: String(id), status: 400, message: "no", entity: nil)
        #expect(Self.told(script.machine.answered(answer, at: script.now)) == ["failed"])
    }
}
