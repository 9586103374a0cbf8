import Domain
import HTTPServer
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Telemetry

/// Answers that need no session.
enum SystemEndpoints {
    static let alive = Response.json(.ok, Array(#"{"status":"ok"}"#.utf8))
    /// Readable from any page, unlike what belongs to an app.
    static let document: Response = {
        var response = Response.json(.ok, OpenAPIDocument.bytes)
        response.fields.append(.accessControlAllowOrigin, constant: "*")
        return response
    }()
}

extension Endpoints {
    func readiness(_ request: borrowing Request) -> Response {
        switch gateway.status.state {
        case .ready:
            let level = gateway.loadLevel
            guard level > .none else { return .json(.ok, Array(#"{"status":"ok"}"#.utf8)) }
            // Still 200: what is live goes on here, and would be no better off anywhere else.
            let shed = LoadLevel.allCases.filter { $0 > .none && $0 <= level }.map(\.name).joined(separator: ", ")
            let check: JSONValue = ["name": "load", "ok": false, "detail": JSONValue("Turned away for now: \(shed).")]
            let value: JSONValue = ["status": "ok", "checks": .array([check])]
            return .json(.ok, value.encoded())
        case .starting:
            return .problem(Problem(.notReady, "The gateway is starting.", retryAfter: 1000), request)
        case .draining:
            return .problem(Problem(.notReady, "The gateway is going down.", retryAfter: 1000), request)
        }
    }

    func metrics() async -> Response {
        var response = Response(status: .ok, body: .bytes(await gateway.exposition()))
        response.fields.append(.contentType, constant: "text/plain; version=0.0.4; charset=utf-8")
        return response
    }

    func version() -> Response {
        let value: JSONValue = [
            "name": "trunkline", "version": JSONValue(gateway.version), "apiVersion": "v1",
        ]
        return .json(.ok, value.encoded())
    }

    func explain(_ request: borrowing Request) -> Response {
        guard let code = ProblemCode(rawValue: request.parameters[0]) else {
            return .problem(Problem(.notFound, "There is no such problem."), request)
        }
        let entry = ProblemCatalogue.entry(code)
        let remedy =
            entry.isRetryable
            ? "Send the same request again, after `Retry-After` where it is given."
            : "Change the request, or what it is about, as `detail` and `errors` of the problem say."
        let value: JSONValue = [
            "code": JSONValue(code.rawValue), "status": JSONValue(entry.status), "title": JSONValue(entry.title),
            "retryable": JSONValue(entry.isRetryable), "meaning": JSONValue(entry.meaning), "remedy": JSONValue(remedy),
        ]
        return .json(.ok, value.encoded())
    }

    func providers(_ request: Request) throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        var query = try RequestQuery(request)
        try query.finish()
        let all = gateway.providers.values.filter { app.providers.contains($0.name) }.sorted { $0.name < $1.name }
        let value: JSONValue = [
            "data": .array(all.map(Self.describe)), "hasMore": false, "next": nil, "prev": nil,
        ]
        return .json(.ok, value.encoded())
    }

    func provider(_ request: Request) throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        var query = try RequestQuery(request)
        try query.finish()
        let name = request.parameters[0]
        guard app.providers.contains(name), let provider = gateway.provider(named: name) else {
            throw Problem(.notFound, "There is no such provider.")
        }
        return .json(.ok, Self.describe(provider).encoded())
    }

    private static func describe(_ provider: ProviderInstance) -> JSONValue {
        [
            "name": JSONValue(provider.name), "kind": JSONValue(provider.kind),
            "capabilities": provider.capabilities.json, "link": ["state": "up"],
            "breaker": ["state": "closed"],
        ]
    }
}

/// One line of the log for each answer, at level debug.
enum AccessLog {
    static func write(_ summary: RequestSummary, _ logger: Logger) {
        var fields = [
            LogField("requestId", .describing(summary.id)),
            LogField("method", .string(summary.head?.method.text ?? "-")),
            // A query may hold what people say.
            LogField("path", .masked(String((summary.head?.targetText ?? "-").prefix { $0 != "?" }))),
            LogField("status", .integer(Int(summary.status.code))),
            LogField("bytes", .integer(summary.bodyBytes)),
            LogField("duration", .duration(summary.duration)),
        ]
        if let client = summary.client { fields.append(LogField("client", .string(client.host))) }
        if let trace = summary.head?.trace { fields.append(LogField("traceId", .string(trace.traceID))) }
        logger.debug("request", fields)
    }
}
