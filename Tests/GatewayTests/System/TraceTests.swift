import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Traces of callers")
struct TraceTests {
    /// A field of a trace of the test's own.
    private func field(_ trace: String) -> [String: String] { ["traceparent": "00-\(trace)-00f067aa0ba902b7-01"] }

    private func trace(_ digit: Character) -> String { String(repeating: digit, count: 32) }

    private func order(_ session: Conversation, _ name: String, _ data: JSONValue, _ fields: [String: String])
        async throws
    {
        let answer = try await session.caller.call(
            "POST", session.path + "/messages",
            json: ["content": ["type": "event", "name": .string(name), "data": data]], fields: fields)
        expectEqual(answer.status, 202)
    }

    private func calls(of session: Conversation, atLeast count: Int) async throws -> [String] {
        let id = session.id
        _ = try await eventually { ScriptedProvider.calls(of: id).count >= count }
        return ScriptedProvider.calls(of: id)
    }

    @Test("what a request makes the provider do is done in the request's trace, and in no other's")
    func passedOn() async throws {
        let caller = try await backend()
        let made = try await caller.call(
            "POST", "/v1/sessions",
            json: [
                "provider": "scripted",
                "initialMessage": ["content": ["type": "event", "name": "trace", "data": ["name": "first"]]],
            ], fields: field(trace("a")))
        expectEqual(made.status, 201)
        let session = try Conversation(caller, made: made.json)
        _ = try await calls(of: session, atLeast: 3)
        // One run of the pump sends what three requests brought; it was begun by the first of them.
        try await order(session, "hang", [:], field(trace("b")))
        try await order(session, "trace", ["name": "second"], [:])
        try await order(session, "trace", ["name": "third"], field(trace("c")))
        _ = try await caller.post(session.path + "/typing", ["state": "started", "preview": "release"])
        let calls = try await calls(of: session, atLeast: 6)
        expectEqual(
            calls,
            [
                "open", "opened in \(trace("a"))", "first in \(trace("a"))", "typing true", "second in no trace",
                "third in \(trace("c"))",
            ])
    }

    @Test("the request's line in the log names the trace, and one that is malformed or repeated is ignored")
    func logged() async throws {
        try await withGateway { gateway in
            let caller = gateway.backend
            let good = try await caller.call("GET", "/v1/providers", fields: field(trace("d")))
            var bad: [Answer] = []
            for value in ["00-\(trace("e"))-0000000000000000-01", "ff-\(trace("e"))-00f067aa0ba902b7-01", "x"] {
                bad.append(try await caller.call("GET", "/v1/providers", fields: ["traceparent": value]))
            }
            let twice = "00-\(trace("e"))-00f067aa0ba902b7-01\r\ntraceparent: 00-\(trace("e"))-00f067aa0ba902b7-01"
            bad.append(try await caller.call("GET", "/v1/providers", fields: ["traceparent": twice]))
            expect(bad.allSatisfy { $0.status == 200 } && good.status == 200)
            // The line is written when the answer has been handed over, which is not to say before it has come.
            let last = bad.last?["Request-Id"] ?? "none"
            _ = try await eventually { gateway.logLines.contains { $0.contains(last) } }
            func line(_ answer: Answer) -> String {
                gateway.logLines.first { $0.contains(answer["Request-Id"] ?? "none") } ?? ""
            }
            expect(line(good).contains("\"traceId\":\"\(trace("d"))\""), "\(line(good))")
            for answer in bad { expect(!line(answer).isEmpty && !line(answer).contains("traceId")) }
        }
    }
}
