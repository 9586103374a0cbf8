import GatewayRig
import JSON
import SupportExpectations
import Testing

/// A new session that goes on from one that has ended.
@Suite("Continued sessions")
struct ContinuationTests {
    private static func body(_ user: String, provider: String = "scripted", _ earlier: String? = nil) -> JSONValue {
        var body: JSONObject = ["provider": .string(provider), "user": ["id": .string(user)]]
        if let earlier { body.append("continuesSessionId", .string(earlier)) }
        return .object(body)
    }

    private static func ended(_ caller: Caller, _ user: String, provider: String = "scripted") async throws -> String {
        let session = try await Conversation.open(caller, body(user, provider: provider))
        try await expectEqual(caller.post(session.path + "/end", [:]).status, 200)
        return session.id
    }

    @Test("a provider that can take a conversation up again is told which")
    func takesUp() async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let earlier = try await Self.ended(caller, "u-goes-on")
        let session = try await Conversation.open(caller, Self.body("u-goes-on", earlier))
        expectEqual(session.made["session"]?["continuesSessionId"]?.stringValue, earlier)
        expect(session.made["session"]?["degraded"] == nil)
        expect(ScriptedProvider.calls(of: session.id).contains("continues v-1"))
        try await expectEqual(caller.get(session.path).json["continuesSessionId"]?.stringValue, earlier)
    }

    @Test("one that cannot, or another provider, begins anew and says so", arguments: ["echo", "agents"])
    func cannot(_ provider: String) async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let earlier = try await Self.ended(caller, "u-anew", provider: provider == "echo" ? "scripted" : "echo")
        let session = try await Conversation.open(caller, Self.body("u-anew", provider: provider, earlier))
        expectEqual(session.made["session"]?["degraded"], ["history"])
    }

    @Test("an open, foreign, erased or unknown one is 422")
    func refusals() async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let open = try await Conversation.open(caller, Self.body("u-refused")).id
        let foreign = try await Self.ended(caller, "u-somebody")
        let elsewhere = try await Conversation.open(
            caller.with(Samples.otherSecretKey), ["user": ["id": "u-refused"]])
        try await expectEqual(elsewhere.caller.post(elsewhere.path + "/end", [:]).status, 200)
        let erased = try await Self.ended(caller, "u-refused")
        try await expectEqual(caller.call("DELETE", "/v1/sessions/\(erased)").status, 204)
        for id in [open, foreign, elsewhere.id, erased, "ses_00000000000000000000000000", "nonsense"] {
            let answer = try await caller.post("/v1/sessions", Self.body("u-refused", id))
            expect(answer.status == 422 && answer.pointers == ["/continuesSessionId"], "\(id): \(answer)")
        }
    }

    @Test("a front end goes on from its own user's sessions only")
    func frontEnd() async throws {
        let caller = try await SharedGateway.shared.gateway().backend
        let earlier = try await Self.ended(caller, "u-front")
        let token = try await caller.post("/v1/tokens", ["userId": "u-front"]).json["token"]?.stringValue
        let own = try await caller.with(token).post("/v1/sessions", ["continuesSessionId": .string(earlier)])
        expect(own.status == 201 && own.json["session"]?["continuesSessionId"]?.stringValue == earlier)
        let other = try await caller.post("/v1/tokens", ["userId": "u-front-2"]).json["token"]?.stringValue
        try await expectEqual(
            caller.with(other).post("/v1/sessions", ["continuesSessionId": .string(earlier)]).status, 422)
        try await expectEqual(
            caller.with(Samples.publicKey).post("/v1/sessions", ["continuesSessionId": .string(earlier)])
                .status, 422)
    }
}
