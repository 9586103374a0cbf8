import Chronology
import Domain
import JSON
import Kernel
import ProviderKit

/// The `data` of events that come from a provider.
package enum ProviderEventData {
    package static func delta(_ streamID: String, _ index: Int, _ text: String, _ replace: Bool) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: text.utf8.count + 80)
        writer.beginObject()
        writer.member("streamId", streamID)
        writer.member("index", index)
        writer.member("text", text)
        if replace { writer.member("replace", true) }
        writer.endObject()
        return writer.finish()
    }

    /// `{role, status?, participants?}`.
    static func typing(_ role: SenderRole, _ status: String?, _ participants: [Participant] = []) -> [UInt8] {
        var object: JSONObject = ["role": JSONValue(role.rawValue)]
        if let status { object.append("status", JSONValue(status)) }
        if !participants.isEmpty { object.append("participants", .array(participants.map(\.json))) }
        return JSONValue.object(object).encoded()
    }

    static func query(_ query: QueryEvent, provider: String, _ words: any ProblemWords) -> [UInt8] {
        var object = query.data
        if let message = query.message { object.set("messageId", to: JSONValue(message.description)) }
        if let failure = query.failure {
            object.set("code", to: JSONValue(failure.code ?? failure.kind.rawValue))
            object.set("problem", to: problemValue(failure, code: failure.kind.rawValue, provider: provider, words))
        }
        return JSONValue.object(object).encoded()
    }

    static func gap(from: Int64, to: Int64, recovered: Bool) -> [UInt8] {
        JSONValue.object([
            "from": JSONValue(Timestamp(milliseconds: from).rfc3339),
            "to": JSONValue(Timestamp(milliseconds: to).rfc3339), "recovered": JSONValue(recovered),
        ]).encoded()
    }

    static func link(_ state: LinkState, code: String?) -> [UInt8] {
        var object: JSONObject = ["state": JSONValue(state.rawValue)]
        if let code { object.append("code", JSONValue(code)) }
        return JSONValue.object(object).encoded()
    }

    static func problem(_ failure: ProviderFailure, provider: String, _ words: any ProblemWords) -> [UInt8] {
        let value = problemValue(failure, code: failure.kind.rawValue, provider: provider, words)
        return JSONValue.object(["problem": value]).encoded()
    }

    static func problemValue(
        _ failure: ProviderFailure, code: String, provider: String, _ catalogue: any ProblemWords
    ) -> JSONValue {
        var problem: JSONObject = [
            "type": JSONValue("/problems/\(code)"), "title": JSONValue(catalogue.title(of: code)),
            "detail": JSONValue(failure.detail), "code": JSONValue(code), "retryable": JSONValue(failure.isRetryable),
        ]
        let pause = failure.retryAfter?.milliseconds
        if let remedy = catalogue.remedy(of: code, retryAfter: pause, provider: provider) {
            problem.append("remedy", JSONValue(remedy))
        }
        if let pause = failure.retryAfter { problem.append("retryAfterMs", JSONValue(Int(pause.milliseconds))) }
        problem.append("provider", .object(words(of: failure, provider)))
        return .object(problem)
    }

    /// The vendor's part in it: `{name, status?, code?, requestId?}`.
    static func words(of failure: ProviderFailure, _ provider: String) -> JSONObject {
        var words: JSONObject = ["name": JSONValue(provider)]
        if let status = failure.status { words.append("status", JSONValue(status)) }
        if let code = failure.code { words.append("code", JSONValue(code)) }
        if let requestID = failure.requestID { words.append("requestId", JSONValue(requestID)) }
        return words
    }
}
