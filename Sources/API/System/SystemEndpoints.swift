import Conversations
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Streaming
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
    /// It tells nothing of this gateway, so that no key is needed.
    static let operatorDocument = Response.json(.ok, OpenAPIDocument.operatorBytes)
}

extension Endpoints {
    /// `{status, checks}`; 503 when a check fails that matters.
    func readiness(_ request: Request) async throws(Problem) -> Response {
        let checks = await healthChecks(on: request.loop)
        let list = JSONValue.array(checks.map(\.json))
        guard let failing = checks.first(where: { $0.status == .failing }) else {
            return .json(.ok, JSONValue.object(["status": "ok", "checks": list]).encoded())
        }
        var problem = Problem(.notReady, failing.detail ?? "The check \(failing.name) fails.", retryAfter: 1000)
        problem.members = ["checks": list]
        throw problem
    }

    func metrics() async -> Response {
        var response = Response(status: .ok, body: .bytes(await exposition()))
        response.fields.append(.contentType, constant: "text/plain; version=0.0.4; charset=utf-8")
        return response
    }

    /// The figures as Prometheus reads them; visits each loop.
    private func exposition() async -> [UInt8] {
        await readers.measure()
        await conversations.measure()
        shedding.measure()
        return registry.exposition()
    }

    func versionAnswer() -> Response {
        let value: JSONValue = [
            "name": "trunkline", "version": JSONValue(programVersion), "apiVersion": "v1",
        ]
        return .json(.ok, value.encoded())
    }

    /// The page of a problem: for programs, or for people who follow `type` in a browser.
    func explain(_ request: Request) throws(Problem) -> Response {
        guard let code = ProblemCode(rawValue: request.parameters[0]) else {
            throw Problem(.notFound, "There is no such problem.")
        }
        guard try accepted(request, ["application/json", "text/html"]) == "text/html" else {
            return .json(.ok, ProblemPage.json(code).encoded())
        }
        var response = Response(status: .ok, body: .bytes(ProblemPage.html(code)))
        response.fields.append(.contentType, constant: "text/html; charset=utf-8")
        try? response.fields.append("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        try? response.fields.append("X-Content-Type-Options", "nosniff")
        return response
    }

    func providers(_ request: Request) throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        var query = try RequestQuery(request)
        try query.finish()
        let all = conversations.providers.values.filter { app.providers.contains($0.name) }.sorted { $0.name < $1.name }
        let value: JSONValue = [
            "data": .array(all.map { $0.document(at: request.loop.now) }), "hasMore": false, "next": nil, "prev": nil,
        ]
        return .json(.ok, value.encoded())
    }

    func provider(_ request: Request) throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        var query = try RequestQuery(request)
        try query.finish()
        let name = request.parameters[0]
        guard app.providers.contains(name), let provider = conversations.provider(named: name) else {
            throw Problem(.notFound, "There is no such provider.")
        }
        return .json(.ok, provider.document(at: request.loop.now).encoded())
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
