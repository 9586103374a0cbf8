import GatewayRig
import JSON
import Store
import SupportExpectations
import Testing

@Suite("What failed last night")
struct FailureLogTests {
    /// The line that an operator looks for: its words, and the code in it.
    private struct Expected: Sendable {
        let session: Conversation
        let message: String
        let code: String
        let provider: String

        init(_ session: Conversation, _ message: String, _ code: String, _ provider: String = "scripted") {
            (self.session, self.message, self.code, self.provider) = (session, message, code, provider)
        }
    }

    /// Lines that are written at level info, as JSON.
    private func lines(_ gateway: InProcessGateway) throws -> [JSONValue] {
        try gateway.logLines.map { try JSONValue(parsing: Array($0.utf8)) }.filter { $0["level"] != "debug" }
    }

    private func isThere(_ expected: Expected, _ gateway: InProcessGateway) throws -> Bool {
        try lines(gateway).contains { line in
            line["session"]?.stringValue == expected.session.id && line["message"]?.stringValue == expected.message
                && line["code"]?.stringValue == expected.code
                && line["provider"]?.stringValue ?? "" == expected.provider
                && line["cause"]?.stringValue?.isEmpty == false
        }
    }

    private static func open(
        _ gateway: InProcessGateway, _ provider: String, _ options: JSONValue = [:]
    ) async throws -> Conversation {
        try await Conversation.open(gateway.backend, ["provider": .string(provider), "providerOptions": options])
    }

    /// Five ways for a message to be lost.
    private func loseMessages(_ gateway: InProcessGateway) async throws -> [Expected] {
        let refused = try await Self.open(gateway, "scripted")
        try await refused.order("fail", ["how": "refused", "kind": "provider_error"], waits: true)
        let unknown = try await Self.open(gateway, "scripted")
        try await unknown.order("fail", ["how": "unknown", "kind": "provider_timeout"], waits: true)
        let looked = try await Self.open(gateway, "remembering")
        try await looked.order("fail", ["how": "unknown", "times": 1], waits: true)
        let unsent = try await Self.open(gateway, "scripted", ["open": "never"])
        _ = try await unsent.send("too late")
        try await expectEqual(gateway.backend.post(unsent.path + "/end", [:]).status, 200)
        let late = try await Self.open(gateway, "scripted", ["open": "never"])
        let waiting = try #require(try await late.send("late").json["id"]?.stringValue)
        _ = try await late.state(of: waiting, "failed")
        return [
            Expected(refused, "a message failed", "provider_error"),
            Expected(unknown, "a message failed", "outcome_unknown"),
            Expected(looked, "whether a message arrived is not known yet", "outcome_unknown", "remembering"),
            Expected(unsent, "a message failed", "session_ended"),
            Expected(late, "a message failed", "expired"),
        ]
    }

    /// Two sessions that fail, a vendor that is away, a call that it does not answer, and one that the store refuses.
    private func loseTheRest(_ gateway: InProcessGateway) async throws -> [Expected] {
        // A session that cannot be opened is answered as a problem, and is there all the same.
        let unopened = try await gateway.backend.post(
            "/v1/sessions",
            ["provider": "scripted", "providerOptions": ["open": "fail", "kind": "provider_auth_failed"]])
        expect(unopened.status == 502 && unopened.code == "provider_auth_failed", "\(unopened)")
        let shut = try Conversation(
            gateway.backend, made: ["session": ["id": unopened.json["sessionId"] ?? .null]])
        _ = try await shut.event("session.failed")
        let lost = try await Self.open(gateway, "scripted")
        try await lost.order("failed", ["kind": "provider_contact_lost"])
        _ = try await lost.event("session.failed")
        let gone = try await Self.open(gateway, "remembering")
        for attempt in 1...3 { try await gone.order("reconnecting", ["attempt": .number(JSONNumber(attempt))]) }
        _ = try await gone.event("session.reconnecting")
        let asked = try await Self.open(gateway, "scripted")
        let answer = try await gateway.backend.get(asked.path + "/suggestions?query=provider_timeout")
        expectEqual(answer.status, 504)
        let full = try await Self.open(gateway, "scripted")
        gateway.store.fail(with: .full(code: 13))
        try await expectEqual(full.send("no room").code, "store_unavailable")
        gateway.store.fail(with: nil)
        return [
            Expected(shut, "a session failed", "provider_auth_failed"),
            Expected(lost, "a session failed", "provider_contact_lost"),
            Expected(gone, "a provider cannot be reached", "connection_lost", "remembering"),
            Expected(asked, "a call failed", "provider_timeout"),
            Expected(full, "a call failed", "store_unavailable", ""),
        ]
    }

    @Test("ten failures, and each is found by its session, with provider, code and cause")
    func tenFailures() async throws {
        let yaml = Samples.twoApps(scripted: true, more: "sessions: {messageExpirySeconds: 4}")
        try await withGateway(yaml) { gateway in
            let expected = try await loseMessages(gateway) + loseTheRest(gateway)
            expectEqual(expected.count, 10)
            for one in expected {
                let isFound = try await eventually { try isThere(one, gateway) }
                expect(isFound, "\(one.message) \(one.code)")
            }
            try expect(lines(gateway).contains { $0["message"] == "the store takes no changes" })

            // One line for an outage, however often it is tried, and one for its end.
            let outages = try lines(gateway).filter { $0["message"] == "a provider cannot be reached" }
            expectEqual(outages.count { $0["provider"] == "remembering" }, 1)
            try await expected[7].session.order("opened", [:])
            let isBack = try await eventually {
                try lines(gateway).contains {
                    $0["message"] == "a provider is reached again" && $0["provider"] == "remembering"
                }
            }
            expect(isBack)

            let figures = try await gateway.backend.get("/metrics").text.split(separator: "\n")
            for line in [
                #"trunkline_message_outcomes_total{provider="scripted",code="provider_error"} 1"#,
                #"trunkline_message_outcomes_total{provider="scripted",code="expired"} 1"#,
                #"trunkline_session_outcomes_total{provider="scripted",code="provider_auth_failed"} 1"#,
                #"trunkline_call_outcomes_total{provider="scripted",code="provider_timeout"} 1"#,
                #"trunkline_call_outcomes_total{provider="-",code="store_unavailable"} 1"#,
            ] { expect(figures.contains { $0 == line }, "\(line)") }
        }
    }

    @Test("codes of vendors do not become labels")
    func boundedLabels() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend, ["provider": "scripted"])
            for code in ["a", "b"] {
                let data: JSONValue = ["how": "refused", "kind": "provider_error", "requestId": .string(code)]
                try await session.order("fail", data)
            }
            _ = try await session.send("last", waits: true)
            let text = try await gateway.backend.get("/metrics").text
            let series = text.split(separator: "\n").filter { $0.hasPrefix("trunkline_message_outcomes_total{") }
            expectEqual(series.count { $0.contains(#"provider="scripted""#) }, 2, "sent and provider_error: \(series)")
        }
    }

    /// Looks again until something is so, for at most half a minute.
    private func eventually(_ condition: @escaping @Sendable () throws -> Bool) async throws -> Bool {
        try await offPool { try poll(within: 30, every: 0.02) { try condition() } }
    }
}
