import GatewayRig
import JSON
import SupportExpectations
import Testing

/// Devices of vendors that have no call to register one: the token is kept, and what a push hangs on can be asked.
@Suite("Devices that the gateway keeps")
struct KeptDeviceTests {
    private static let digits = "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad"
    private static let path = "/v1/push-registrations/kept-1"

    private static let bothKey = "sk_both_0123456789abcdef"

    private static let yaml = """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        apps:
          demo: {secretKeys: [\(Samples.secretKey)], provider: desk, providers: [desk, echo]}
          other: {secretKeys: [\(Samples.otherSecretKey)], provider: echo}
          both: {secretKeys: [\(bothKey)], provider: agents, providers: [agents, desk]}
        providers:
          echo: {kind: echo, userIds: hashed}
          agents: {kind: agents}
          desk:
            kind: ccai
            userIds: hashed
            companySecret: s
            pushCertificates: {apns: {certificate: none, sandbox: true}}
        """

    private static func device(_ token: String, _ transport: String = "apns") -> JSONValue {
        [
            "userId": "u-1", "platform": "ios", "transport": .string(transport), "token": .string(token),
            "appId": "com.example.shop",
        ]
    }

    @Test("a token is kept in the vendor's form, and the answer says that it is stored only")
    func kept() async throws {
        try await withGateway(Self.yaml) { gateway in
            let caller = gateway.backend
            let made = try await caller.call("PUT", Self.path, json: Self.device("<" + Self.digits.uppercased() + ">"))
            expect(made.status == 201 && made.json["push"] == "stored_only", "\(made)")
            expect(made.json["sessions"] == [] && !made.text.lowercased().contains(Self.digits))
            let read = try await caller.get(Self.path)
            expect(read.status == 200 && read.json["push"] == "stored_only", "\(read)")
            for (token, transport, pointer) in [("abc", "apns", "/token"), (Self.digits, "fcm", "/token")] {
                let refused = try await caller.call("PUT", Self.path, json: Self.device(token, transport))
                expect(refused.status == 422 && refused.pointers == [pointer], "\(refused)")
            }
            let trial = try await caller.post(Self.path + "/test")
            expect(trial.status == 200 && trial.json["ready"] == false, "\(trial)")
            expect(trial.json["provider"] == "desk" && trial.json["push"] == "stored_only")
            let checks = (trial.json["checks"]?.arrayValue ?? []).map { check in
                "\(check["name"]?.stringValue ?? "") \(check["outcome"]?.stringValue ?? "")"
            }
            expectEqual(checks, ["token passed", "certificate failed", "environment failed"], "\(trial)")
            expect(!trial.text.contains(Self.digits))
            try await expectEqual(caller.call("DELETE", Self.path).status, 204)
            try await expectEqual(caller.post(Self.path + "/test").status, 404)
            // An app without such a provider has nothing to do with devices.
            let foreign = try await Caller(port: gateway.port, credential: Samples.otherSecretKey).call(
                "PUT", Self.path, json: Self.device(Self.digits))
            expect(foreign.status == 501 && foreign.code == "capability_unsupported", "\(foreign)")
        }
    }

    @Test("a user's device goes to every provider of the app that takes it, each by its own rules")
    func everyProvider() async throws {
        try await withGateway(Self.yaml) { gateway in
            let caller = Caller(port: gateway.port, credential: Self.bothKey)
            let session = try await Conversation.open(caller, ["user": ["id": "u-1"]])
            // The one that keeps devices has rules, and none that would keep a device from the other.
            for (token, outcome) in [("<" + Self.digits.uppercased() + ">", "passed"), ("abc", "failed")] {
                let made = try await caller.call("PUT", Self.path, json: Self.device(token))
                expect(made.status / 100 == 2 && made.json["push"] == "vendor", "\(made)")
                expectEqual(made.json["sessions"], [.string(session.id)])
                expectEqual(ScriptedProvider.calls(of: session.id).last?.contains(token), true)
                let trial = try await caller.post(Self.path + "/test")
                expect(trial.json["provider"] == "desk" && trial.json["push"] == "stored_only", "\(trial)")
                expectEqual(trial.json["checks"]?.arrayValue?.first?["outcome"]?.stringValue, outcome, "\(trial)")
            }
        }
    }
}
