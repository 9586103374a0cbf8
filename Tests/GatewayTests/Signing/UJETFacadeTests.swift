import Crypto
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("The sign endpoints of the UJET SDK guide's sample server")
struct UJETFacadeTests {
    private static let auth = "/facade/ujet/sign/auth"
    private static let data = "/facade/ujet/sign/custom_data"

    /// One app with one provider that signs, and one with two.
    private static func yaml() -> String {
        """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 2
        apps:
          demo:
            secretKeys: [\(Samples.secretKey)]
            publishableKeys: [{key: \(Samples.publicKey), native: true}]
            provider: echo
            providers: [echo, desk]
          other: {secretKeys: [\(Samples.otherSecretKey)], provider: one, providers: [one, two]}
        providers:
          echo: {kind: echo}
          desk: {kind: ccai, companySecret: \(SigningTests.companySecret), payloadClaims: [device_id]}
          one: {kind: ccai, companySecret: \(SigningTests.companySecret)}
          two: {kind: ccai, companySecret: \(SigningTests.companySecret), jwtAlg: HS256}
        facades: {ujet: {enabled: true}}
        """
    }

    private static func claims(
        _ answer: Answer, _ algorithm: TokenKey.Algorithm = .hs384
    ) throws -> JSONValue {
        expect(answer.status == 200 && answer["Cache-Control"] == "no-store", "\(answer)")
        expectEqual(answer.json["token"], answer.json["jwt"])
        return try SigningTests.claims(answer.json["jwt"], algorithm, SigningTests.companySecret)
    }

    @Test("it is not there unless it is switched on")
    func off() async throws {
        for path in [Self.auth, Self.data] { try await expectEqual(backend().post(path, ["a": 1]).status, 404) }
    }

    @Test("the library's payload becomes a token, as it is or below its name, for whomever the backend names")
    func tokens() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let payload: JSONValue = ["identifier": "u-7", "name": "Ada", "device_id": "d", "iat": 1.5, "exp": 2.5]
            for body in [payload, ["payload": payload]] {
                let claims = try Self.claims(try await gateway.backend.post(Self.auth, body))
                expect(claims["identifier"] == "u-7" && claims["name"] == "Ada" && claims["device_id"] == "d")
                expectEqual(claims["exp"]?.intValue, claims["iat"]?.intValue.map { $0 + 600 })
            }
            let guest = try Self.claims(try await gateway.backend.post(Self.auth, [:]))
            expect(guest["identifier"] == nil)
            let refused = try await gateway.backend.post(Self.auth, ["alg": "none"])
            expectEqual(refused.status, 422)
            let bad = try await gateway.backend.post(Self.auth, ["identifier": 7])
            expect(bad.status == 422 && bad.pointers == ["/identifier"])
        }
    }

    @Test("a client token gets its own user signed, and nothing else of what it says")
    func clientTokens() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let made = try await gateway.backend.post("/v1/tokens", ["userId": "u-7"])
            let page = gateway.backend.with(try #require(made.json["token"]?.stringValue))
            for body: JSONValue in [["device_id": "d"], ["device_id": "d", "identifier": "u-7"]] {
                let claims = try Self.claims(try await page.post(Self.auth, body))
                expect(claims["identifier"] == "u-7" && claims["device_id"] == "d")
            }
            for (body, pointer): (JSONValue, String) in [
                (["identifier": "u-8"], "/identifier"), (["identifier": 7], "/identifier"), (["name": "Ada"], "/name"),
                (["email": "a@b"], "/email"), (["phone": "1"], "/phone"), (["iss": "acme"], "/iss"),
            ] {
                let answer = try await page.post(Self.auth, body)
                expect(answer.status == 403 && answer.pointers == [pointer], "\(answer)")
            }
            let data = try await page.post(Self.data, ["custom_data": ["a": ["value": 1, "label": "A"]]])
            expect(data.status == 403 && data.pointers == ["/custom_data"])
            let none = try await page.post(Self.data, ["custom_data": [:]])
            expect(none.status == 200 && none.text == #"{"jwt":null}"#)
        }
    }

    @Test("custom data come in the library's form, and none is null")
    func customData() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let given: JSONValue = [
                "model": ["label": "Model number", "value": 1234, "type": "number"],
                "purchase_date": ["label": "Purchase Date", "value": 1_767_225_599_992, "type": "date"],
                "ssn": ["label": "Number", "value": "102", "type": "string", "invisible_to_agent": true],
            ]
            let claims = try Self.claims(try await gateway.backend.post(Self.data, ["custom_data": given]))
            expectEqual(claims["custom_data"]?.description, given.description)
            for body: JSONValue in [[:], ["custom_data": nil], ["custom_data": [:]]] {
                let none = try await gateway.backend.post(Self.data, body)
                expect(none.status == 200 && none.text == #"{"jwt":null}"#, "\(none)")
            }
            for (body, pointer): (JSONValue, String) in [
                (["custom_data": 7], "/custom_data"), (["custom_data": ["a": 1]], "/custom_data/a"),
                (["custom_data": ["a": ["label": "A"]]], "/custom_data/a/value"),
                (["custom_data": ["d": ["value": 1_767_225_599, "type": "date"]]], "/custom_data/d/value"),
                (["custom_data": ["reserved_vip": ["value": true]]], "/custom_data/reserved_vip"),
                (["data": [:]], "/data"),
            ] {
                let answer = try await gateway.backend.post(Self.data, body)
                expect(answer.status == 422 && answer.pointers == [pointer], "\(answer)")
            }
        }
    }

    @Test("an app with several providers names one, and only one of its own")
    func providers() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let other = gateway.backend.with(Samples.otherSecretKey)
            let many = try await other.post(Self.auth, ["identifier": "u"])
            expect(many.status == 422 && many.pointers == ["?provider"])
            let claims = try Self.claims(try await other.post(Self.auth + "?provider=two", ["identifier": "u"]), .hs256)
            expectEqual(claims["identifier"], "u")
            for name in ["desk", "echo", "nobody"] {
                let answer = try await other.post(Self.auth + "?provider=\(name)", ["identifier": "u"])
                expect(answer.status == 422 && answer.pointers == ["?provider"], "\(name)")
            }
            try await expectEqual(gateway.backend.post(Self.auth + "?provider=echo", [:]).status, 422)
        }
    }

    @Test("a key that everybody can read, and none at all, have nothing signed", arguments: [auth, data])
    func strangers(path: String) async throws {
        try await withGateway(Self.yaml()) { gateway in
            let open = try await gateway.backend.with(Samples.publicKey).post(path, ["identifier": "u"])
            expect(open.status == 403 && open.code == "forbidden")
            try await expectEqual(gateway.backend.with(nil).post(path, ["identifier": "u"]).code, "token_missing")
            try await expectEqual(
                gateway.backend.with("sk_wrong").post(path, ["identifier": "u"]).code, "token_invalid")
            let expired = gateway.token(of: "u", issued: -600, expires: -10)
            try await expectEqual(gateway.backend.with(expired).post(path, ["identifier": "u"]).code, "token_expired")
        }
    }
}
