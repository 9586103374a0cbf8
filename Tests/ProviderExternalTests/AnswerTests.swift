import Domain
import JSON
import ProviderKit
import SupportExpectations
import Testing

@testable import ProviderExternal

@Suite struct AnswerTests {
    private let failure = ProviderFailure(.unavailable, "lost", code: "connection_lost")

    /// A word for how a hand-over ended.
    private func word(_ outcome: ExternalOutcome) -> String {
        do throws(SendFailure) {
            return "sent \(try ExternalAnswer.sent(outcome) ?? "-")"
        } catch {
            switch error {
            case .notSent(let failure): return "not sent \(failure.code ?? "")"
            case .unknown(let failure): return "unknown \(failure.code ?? "")"
            case .refused(let failure): return "refused \(failure.code ?? "")"
            }
        }
    }

    @Test(
        arguments: [
            (["type": "sent", "vendorId": "v"], "sent v"), (["type": "sent"], "sent -"), (["type": "done"], "sent -"),
            (["type": "failed", "code": "c", "retryable": false, "arrived": "no"], "refused c"),
            (["type": "failed", "code": "c", "retryable": true, "arrived": "no"], "not sent c"),
            (["type": "failed", "code": "c", "retryable": true, "arrived": "maybe"], "unknown c"),
            (["type": "failed", "code": "c", "retryable": false], "unknown c"), (["type": "failed"], "unknown refused"),
            (["type": "absent"], "unknown answer_absent"),
        ] as [(JSONObject, String)])
    func `only who says that nothing arrived is sent to again`(_ members: JSONObject, _ wanted: String) throws {
        let frame = try ExternalFrame(parsing: JSONValue.object(members).encoded())
        expectEqual(word(.answered(frame)), wanted)
    }

    @Test func `what did not leave is not sent, and what was not answered is unknown`() {
        expectEqual(word(.notAsked(failure)), "not sent connection_lost")
        expectEqual(word(.unanswered(failure)), "unknown connection_lost")
        expectEqual(word(.notAsked(ProviderFailure(.invalid, "", code: "frame_too_large"))), "refused frame_too_large")
    }

    @Test func `a code of the gateway's own is its kind, and a pause is obeyed`() {
        let frame = ExternalFrame(
            "refused", ["code": "queue_closed", "retryable": true, "retryAfterSeconds": 2.5, "detail": "at night"])
        let failure = ExternalAnswer.failure(frame)
        expectEqual(failure.kind, .queueClosed)
        expectEqual(failure.retryAfter, .milliseconds(2500))
        expectEqual(failure.detail, "at night")
        expectEqual(ExternalAnswer.failure(ExternalFrame("refused", ["code": "x"])).kind, .refused)
        expectEqual(
            ExternalAnswer.failure(ExternalFrame("refused", ["code": "x", "retryable": true])).kind, .unavailable)
    }

    @Test func `of requests of which the latest counts one is asked at a time`() {
        var passing = PassingRequests()
        expect(passing.begin(.typing, ["n": 1]))
        expect(!passing.begin(.typing, ["n": 2]))
        expect(!passing.begin(.typing, ["n": 3]))
        expect(passing.begin(.receipt, ["r": 1]))
        expectEqual(passing.answered(.typing), ["n": 3])
        expect(!passing.begin(.receipt, ["r": 2]))
        passing.lost()
        let waiting = passing.removeWaiting()
        expectEqual(waiting.map(\.0), [.receipt])
        expectEqual(waiting.first?.1, ["r": 2])
    }
}
