import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import Telemetry

/// One line of the log, at level info or graver, for each answer that says the gateway or a vendor has failed.
enum AnswerLog {
    /// Looks at an answer before it is compressed and written; of those that went well only at the status.
    static func note(_ head: HTTPRequestHead, _ response: Response, _ endpoints: Endpoints) {
        guard response.status.code >= 500, case .bytes(let bytes) = response.body,
            let problem = try? JSONValue(parsing: bytes)
        else { return }
        note(problem, method: head.method.text, path: head.pathText, endpoints)
    }

    /// The same of a problem that goes out in a frame.
    static func note(_ problem: JSONValue, method: String, path: String, _ endpoints: Endpoints) {
        guard let status = problem["status"]?.intValue, status >= 500, let code = problem["code"]?.stringValue else {
            return
        }
        // `/readyz` says it to whoever asks every second, and the store's own lines say why.
        guard code != ProblemCode.notReady.rawValue else { return }
        let words = path.split(separator: "/").map(String.init)
        let named = problem["provider"]?["name"]?.stringValue
        let session =
            problem["sessionId"]?.stringValue ?? words.first { SessionID($0) != nil }
        var fields = [
            LogField("code", .string(code)), LogField("status", .integer(status)),
            LogField("method", .string(method)), LogField("path", .masked(path)),
        ]
        func add(_ name: String, _ value: String?) { if let value { fields.append(LogField(name, .masked(value))) } }
        add("session", session)
        add("provider", named)
        add("cause", problem["detail"]?.stringValue)
        add("providerCode", problem["provider"]?["code"]?.stringValue)
        add("requestId", problem["requestId"]?.stringValue)
        let provider = named.flatMap { endpoints.conversations.provider(named: $0) }
        (provider?.outcomes ?? endpoints.ownOutcomes).answered(code)
        let logger = provider?.logger ?? endpoints.logger
        // Not to have something is no failure of anybody's.
        let level: LogLevel = status == 500 ? .error : status == 501 ? .info : .warning
        logger.log(level, "a call failed", fields)
    }
}
