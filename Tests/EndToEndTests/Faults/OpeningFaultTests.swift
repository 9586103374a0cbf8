import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("The provider does not open", .serialized)
struct OpeningFaultTests {
    struct Refusal: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let fault: JSONValue
        /// The status and the problem that the caller is told.
        let status: Int
        let code: String
        var vendorStatus: Int?
        let detail: String
        /// How often it is tried; an answer that says "never" is believed at once.
        let handshakes: Int

        init(
            _ name: String, _ fault: JSONValue, _ status: Int, _ code: String, vendorStatus: Int? = nil,
            _ detail: String, handshakes: Int = 3
        ) {
            testDescription = name
            self.fault = fault
            self.status = status
            self.code = code
            self.vendorStatus = vendorStatus
            self.detail = detail
            self.handshakes = handshakes
        }

        static func answer(_ status: Int) -> Refusal {
            let isToken = status == 401 || status == 403
            return Refusal(
                "status \(status)", ["fault": "status", "status": JSONValue(status)], isToken ? 502 : 503,
                isToken ? "provider_auth_failed" : "provider_unavailable", vendorStatus: status,
                isToken ? "refused the token" : "with status \(status)", handshakes: isToken ? 1 : 3)
        }

        static let all = [
            answer(401), answer(403), answer(404), answer(429), answer(500), answer(503), answer(302),
            Refusal("garbage", ["fault": "garbage"], 503, "provider_unavailable", "broke the protocol"),
            Refusal(
                "silence", ["fault": "slow", "milliseconds": 3_600_000], 503, "provider_unavailable",
                "did not answer in time"),
            Refusal(
                "a closed port", ["fault": "refused", "milliseconds": 3_600_000], 503, "provider_unavailable",
                "cannot be connected to"),
        ]
    }

    @Test("a handshake that fails is a clear problem on the create and in the log", arguments: Refusal.all)
    func refuses(_ refusal: Refusal) async throws {
        let rig = try await ProviderFaultRig([ProviderFaultRig.impatient])
        try await rig.switchOn(refusal.fault)
        let answer = try await rig.caller.post("/v1/sessions", ["user": ["id": "u"], "waitSeconds": 30])
        expectEqual(answer.status, refusal.status, "\(answer)")
        expectEqual(answer.code, refusal.code)
        expectEqual(answer.json["provider"]?["name"], "main")
        expectEqual(answer.json["provider"]?["status"]?.intValue, refusal.vendorStatus)
        expectEqual(answer.json["detail"]?.stringValue?.contains(refusal.detail), true, "\(answer)")
        expectEqual(answer.json["retryable"]?.boolValue, refusal.status == 503)
        expectEqual(rig.gateway.log.contains(OracleSimulator.secret), false)

        // The session that failed is there to be looked at, and takes nothing more.
        let id = try #require(answer.json["sessionId"]?.stringValue)
        let session = try Conversation(rig.caller, made: ["session": ["id": .string(id)]])
        try await expectEqual(session.state(), "failed")
        let last = try await session.events().last
        expectEqual(last?["type"], "session.failed")
        expectEqual(last?["data"]?["problem"]?["code"]?.stringValue, refusal.code)
        let late = try await session.send("too late")
        expectEqual(late.status, 409)
        expectEqual(late.code, "session_ended")
        // Handshakes that are tried again are a link that is down, which is told once.
        let events = try await session.events()
        let isTriedAgain = refusal.status == 503
        var types = ["session.created", "session.connecting", "session.failed"]
        if isTriedAgain { types.insert("provider.link", at: 2) }
        expectEqual(events.map { $0["type"]?.stringValue ?? "" }, types)
        if isTriedAgain { expectEqual(events.dropLast().last?["data"], ["state": "down"]) }
        try await expectEqual(rig.caller.get("/livez").status, 200)

        guard refusal.testDescription != "a closed port" else { return }
        try await expectEqual(rig.count("faultsApplied"), refusal.handshakes)
        try await rig.switchOff()
        try await rig.expectGood()
    }

    @Test(
        "what was accepted while the provider did not open is sent, in order and once, when it does",
        arguments: [
            ["fault": "status", "status": 503, "times": 4], ["fault": "garbage", "times": 4],
            ["fault": "slow", "milliseconds": 3_600_000, "times": 2],
            ["fault": "slow", "milliseconds": 100, "times": 1],
            ["fault": "refused", "milliseconds": 400],
        ] as [JSONValue])
    func opensLate(_ fault: JSONValue) async throws {
        let rig = try await ProviderFaultRig([ProviderFaultRig.impatient], attempts: 100)
        try await rig.switchOn(fault)
        let session = try await rig.open("u", waits: 0)
        let texts = (0..<5).map { "early \($0)" }
        for text in texts { try await expectEqual(session.send(text).status, 202) }
        for text in texts {
            _ = try await session.event { $0["data"]?["content"]?["text"]?.stringValue == "You said: \(text)" }
        }
        try await rig.expectAllSent(texts, in: session)
        try await expectEqual(rig.texts(), texts)
        try await rig.expectGood()
    }

    @Test("a token that is refused behind the handshake fails the session at once")
    func refusesToken() async throws {
        let rig = try await ProviderFaultRig()
        try await rig.switchOn(["fault": "expired"])
        let session = try await rig.open("u", waits: 0)
        let failed = try await session.event("session.failed")
        expectEqual(failed["data"]?["problem"]?["code"], "provider_auth_failed")
        expectEqual(failed["data"]?["problem"]?["retryable"], false)
        try await expectEqual(session.send("too late").code, "session_ended")
        try await expectEqual(rig.count("connectionsAccepted"), 1, "nobody knocks again")
        try await rig.switchOff()
        try await rig.expectGood()
    }
}
