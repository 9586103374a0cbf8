import Domain
import JSON
import ProviderKit
import SupportExpectations
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

    static let words: [(word: JSONObject?, next: String)] = [
        (["keywords": ["blue"]], #""context":{"keywords":["blue"]}"#), (nil, #""queryType":"text","conversationId""#),
        (["keywords": ["old"]], #""context":{"keywords":["old"]}"#),
    ]

    @Test(arguments: words) func `a context that is set or forgotten while a question is out outlasts its answer`(
        _ word: JSONObject?, _ next: String
    ) {
        var script = Script.open(memory: VoysisMemory(context: ["keywords": ["old"]]))
        _ = script.ask("red")
        expectEqual(script.frames.last?.contains(#""context":{"keywords":["old"]}"#), true)
        script.machine.chain(word)
        let told = script.received(Frames.response(1, 201, Frames.result()))
        expectEqual(script.machine.memory.context, word)
        let context = word.map { JSONValue.object(["context": .object($0)]).encoded() } ?? []
        expectEqual(told.last?.contains(#""context""#), word != nil)
        expect(told.last?.contains(text(Array(context.dropFirst().dropLast()))) == true || word == nil, "\(told)")
        _ = script.ask("more", ticket: 2)
        expectEqual(script.frames.last?.contains(next), true, "\(script.frames)")
        // That was its word on one answer; the next one's context follows.
        _ = script.received(Frames.response(2, 201, Frames.result("q-2")))
        expectEqual(script.machine.memory.context, ["keywords": ["red"]])
    }

    @Test func `custom data that change while a question is out outlast its answer`() {
        var script = Script.open()
        script.machine.adopt(customData: ["context": "{}", "conversationId": "c-0"])
        _ = script.ask("red")
        script.machine.adopt(customData: ["context": #"{"a":1}"#, "conversationId": "c-9"])
        _ = script.received(Frames.response(1, 201, Frames.result()))
        expectEqual(script.machine.memory.context, ["a": 1])
        expectEqual(script.machine.memory.conversationID, "c-9")
    }

    @Test func `a context that is set before a question is out goes with it, and its answer follows`() {
        var script = Script()
        _ = script.start()
        _ = script.ask("red")
        script.machine.chain(["keywords": ["blue"]])
        _ = script.opened()
        expectEqual(script.frames.last?.contains(#""context":{"keywords":["blue"]}"#), true)
        _ = script.received(Frames.response(1, 201, Frames.result()))
        expectEqual(script.machine.memory.context, ["keywords": ["red"]])
    }

    @Test func `a question is owed an end before it is out`() {
        var script = Script.open()
        expectEqual(Self.ask(&script), ["asked", "out"])
        expectEqual(Self.told(script.machine.ended(.lost(reason: "x"), at: script.now)), ["failed"])
    }

    @Test(arguments: [(true, "failed"), (false, "withdrawn")])
    func `over REST a question that may have arrived has failed, one that has not may be asked again`(
        mayHaveArrived: Bool, stage: String
    ) {
        var script = Script.open { $0.transport = .rest }
        expectEqual(Self.ask(&script), ["asked", "out"])
        guard case .asked(let id) = script.machine.current?.stage else {
            Issue.record("nothing was asked")
            return
        }
        let steps = script.machine.restFailed(
            id, ProviderFailure(.unavailable, "x"), mayHaveArrived: mayHaveArrived, at: script.now)
        expectEqual(Self.told(steps), [stage])
    }

    @Test func `over REST a question that is refused has failed`() {
        var script = Script.open { $0.transport = .rest }
        expectEqual(Self.ask(&script), ["asked", "out"])
        guard case .asked(let id) = script.machine.current?.stage else {
            Issue.record("nothing was asked")
            return
        }
        let answer = VoysisAnswer(requestID: String(id), status: 400, message: "no", entity: nil)
        expectEqual(Self.told(script.machine.answered(answer, at: script.now)), ["failed"])
    }
}
