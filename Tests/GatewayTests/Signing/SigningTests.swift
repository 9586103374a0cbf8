import Crypto
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Signatures in the place of the customer's backend")
struct SigningTests {
    static let companySecret = "a-company-secret-of-tests"
    private static let formSecret = "a-form-secret-of-tests"
    private static let channelSecret = "a-channel-secret-of-tests"

    /// One app with each kind of signer, and what cannot sign.
    static func yaml(more: String = "") -> String {
        """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        loops: 2
        apps:
          demo:
            secretKeys: [\(Samples.secretKey)]
            publishableKeys: [{key: \(Samples.publicKey), native: true}]
            provider: echo
            providers: [echo, desk, skill, open, broken, hashed]
          other: {secretKeys: [\(Samples.otherSecretKey)], provider: hashed}
        providers:
          echo: {kind: echo}
          desk:
            kind: ccai
            companySecret: \(companySecret)
            formSecret: \(formSecret)
            issuer: acme
            payloadClaims: [device_id]
            signedTokenBytesMax: 1024
            formUris: {kyc-1: "https://forms.example.test/{smart_action_id}"}
          skill: {kind: oda, host: "127.0.0.1:9", tls: false, channelId: c-1, channelSecret: \(channelSecret)}
          open: {kind: oda, host: "127.0.0.1:9", tls: false, channelId: c-2}
          broken: {kind: ccai, companySecret: "env:NOT_THERE"}
          hashed: {kind: ccai, companySecret: \(companySecret), jwtAlg: HS256, userIds: hashed}
        \(more)
        """
    }

    /// The claims of a token whose signature is that of the secret.
    static func claims(_ token: JSONValue?, _ algorithm: TokenKey.Algorithm, _ secret: String) throws -> JSONValue {
        let key = try TokenKey(algorithm, secret: Array(secret.utf8).span)
        let parsed = try SignedToken(parsing: Array((token?.stringValue ?? "").utf8).span)
        let header = try JSONValue(parsing: parsed.header)
        expectEqual(header["typ"], "JWT")
        return try JSONValue(parsing: parsed.payload(verifiedBy: key, algorithm: header["alg"]?.stringValue ?? ""))
    }

    private static func life(_ claims: JSONValue) -> Int? {
        guard let issuedAt = claims["iat"]?.intValue, let expiresAt = claims["exp"]?.intValue else { return nil }
        return expiresAt - issuedAt
    }

    @Test("a token of the CCAI Platform has the user and the allowed part of the library's payload, and verifies")
    func platformTokens() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let answer = try await gateway.backend.post(
                "/v1/signing/tokens",
                [
                    "provider": "desk", "user": ["id": "u-7", "name": "Ada", "email": "ada@example.test"],
                    "payload": ["identifier": "u-7", "name": "Eve", "device_id": "d-1", "exp": 9_999_999_999],
                    "expiresInSeconds": 900,
                ])
            expect(answer.status == 200 && answer["Cache-Control"] == "no-store")
            expect(answer.json["tokenType"] == "JWT" && answer.json["userId"] == "u-7")
            let claims = try Self.claims(answer.json["token"], .hs384, Self.companySecret)
            expectEqual(Self.life(claims), 900)
            for (name, value) in [
                ("iss", "acme"), ("identifier", "u-7"), ("name", "Ada"), ("email", "ada@example.test"),
                ("device_id", "d-1"),
            ] { expectEqual(claims[name]?.stringValue, value, "\(name)") }
            let verdict = try await gateway.backend.post(
                "/v1/signing/tokens/verify", ["provider": "desk", "token": answer.json["token"] ?? ""])
            expectEqual(verdict.json, ["valid": true])
            let foreign = try await gateway.backend.post(
                "/v1/signing/tokens/verify", ["provider": "hashed", "token": answer.json["token"] ?? ""])
            expectEqual(foreign.json, ["valid": false, "code": "algorithm_mismatch"])
            let guest = try await gateway.backend.post("/v1/signing/tokens", ["provider": "desk"])
            let none = try Self.claims(guest.json["token"], .hs384, Self.companySecret)
            expect(none["identifier"] == nil && Self.life(none) == 600 && guest.json["userId"] == nil)
        }
    }

    @Test("a token of an ODA channel has its claims and no others")
    func channelTokens() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let answer = try await gateway.backend.post(
                "/v1/signing/tokens", ["provider": "skill", "user": ["id": "guest/42"], "expiresInSeconds": 1800])
            let claims = try Self.claims(answer.json["token"], .hs256, Self.channelSecret)
            expect(claims["channelId"] == "c-1" && claims["userId"] == "guest/42" && Self.life(claims) == 1800)
            expectEqual(claims.objectValue?.count, 4)
            let verdict = try await gateway.backend.post(
                "/v1/signing/tokens/verify", ["provider": "skill", "token": answer.json["token"] ?? ""])
            expectEqual(verdict.json, ["valid": true])
            let wrong = try await gateway.backend.post(
                "/v1/signing/tokens/verify", ["provider": "skill", "token": "a.b.c"])
            expectEqual(wrong.json, ["valid": false, "code": "AuthNoToken"])
        }
    }

    @Test("a provider with hashed ids signs the id by which the vendor knows the user")
    func hashedIDs() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let answer = try await gateway.backend.post(
                "/v1/signing/tokens", ["provider": "hashed", "user": ["id": "u-7"]])
            let claims = try Self.claims(answer.json["token"], .hs256, Self.companySecret)
            let id = try #require(claims["identifier"]?.stringValue)
            expect(id != "u-7" && id.count == 52 && answer.json["userId"]?.stringValue == id)
            let other = try await gateway.backend.with(Samples.otherSecretKey).post(
                "/v1/signing/tokens", ["provider": "hashed", "user": ["id": "u-7"]])
            expect(other.status == 200 && other.json["userId"]?.stringValue != id, "another app's user is another")
        }
    }

    static let refused: [(path: String, body: String, status: Int, pointer: String)] = [
        ("tokens", #"{"provider":"nobody"}"#, 422, "/provider"), ("tokens", "{}", 422, "/provider"),
        ("tokens", #"{"provider":"desk","alg":"none"}"#, 422, "/alg"),
        ("tokens", #"{"provider":"desk","payload":{"alg":"none"}}"#, 422, "/payload/alg"),
        ("tokens", #"{"provider":"desk","user":{"id":"u"},"payload":{"identifier":"v"}}"#, 422, "/payload/identifier"),
        ("tokens", #"{"provider":"desk","user":{"name":"x"}}"#, 422, "/user/id"),
        ("tokens", #"{"provider":"desk","expiresInSeconds":3601}"#, 422, "/expiresInSeconds"),
        ("tokens", #"{"provider":"desk","expiresInSeconds":59}"#, 422, "/expiresInSeconds"),
        ("tokens", #"{"provider":"skill"}"#, 422, "/user"),
        ("tokens", #"{"provider":"skill","user":{"id":"u"},"expiresInSeconds":3601}"#, 422, "/expiresInSeconds"),
        ("tokens", #"{"provider":"skill","user":{"id":"u"},"payload":{"a":1}}"#, 422, "/payload/a"),
        ("tokens", #"{"provider":"open","user":{"id":"u"}}"#, 501, ""),
        ("tokens", #"{"provider":"echo"}"#, 501, ""), ("tokens", #"{"provider":"broken"}"#, 503, ""),
        ("custom-data", #"{"provider":"skill","customData":{"a":1}}"#, 501, ""),
        ("custom-data", #"{"provider":"desk","customData":{"reserved_vip":true}}"#, 422, "/customData/reserved_vip"),
        (
            "custom-data", #"{"provider":"desk","customData":{"d":{"value":1767225599,"type":"date"}}}"#, 422,
            "/customData/d/value"
        ),
        ("custom-data", #"{"provider":"desk","transcript":[{"sender":"user"}]}"#, 422, "/transcript/0/at"),
        ("custom-data", #"{"provider":"desk","agent":{"name":"R","x":1}}"#, 422, "/agent/x"),
        ("web-forms", #"{"provider":"desk","data":{"smart_action_id":"7"}}"#, 422, "/data/smart_action_id"),
        (
            "web-forms", #"{"provider":"desk","data":{"smart_action_id":7,"external_form_id":"other"}}"#, 422,
            "/data/uri"
        ),
        ("web-forms", #"{"provider":"desk","type":"form_message","data":{}}"#, 422, "/type"),
        ("web-forms", #"{"provider":"desk"}"#, 422, "/data"),
        ("web-forms", #"{"provider":"skill","data":{}}"#, 501, ""),
        ("web-forms/verify", #"{"provider":"desk","data":{}}"#, 422, "/signature"),
    ]

    @Test("what cannot be signed is a problem with its place, never something unsigned")
    func refusals() async throws {
        try await withGateway(Self.yaml()) { gateway in
            for row in Self.refused {
                let answer = try await gateway.backend.call(
                    "POST", "/v1/signing/\(row.path)", body: Array(row.body.utf8))
                expectEqual(answer.status, row.status, "\(row.body): \(answer)")
                expectEqual(answer.pointers, row.pointer.isEmpty ? [] : [row.pointer], "\(row.body): \(answer)")
                expect(answer.json["token"] == nil && answer.json["signature"] == nil && answer.json["jwt"] == nil)
            }
            let long = String(repeating: "x", count: 4000)
            let answer = try await gateway.backend.post(
                "/v1/signing/custom-data", ["provider": "desk", "customData": ["a": JSONValue(long)]])
            expect(answer.status == 422 && answer.pointers == ["/customData"], "the token would be too long")
        }
    }

    @Test("custom data are signed in the caller's order; none is null; what was said before comes back unsigned")
    func customData() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let answer = try await gateway.backend.post(
                "/v1/signing/custom-data",
                [
                    "provider": "desk",
                    "customData": [
                        "z": ["label": "Größe", "value": 70.5, "invisibleToAgent": true],
                        "a": ["value": "2026-01-01T00:00:00Z", "type": "date"], "reserved_bad_actor": false,
                    ],
                ])
            expect(answer.status == 200 && answer.json["jwt"] == answer.json["token"])
            let claims = try Self.claims(answer.json["jwt"], .hs384, Self.companySecret)
            expectEqual(Self.life(claims), 600)
            expectEqual(
                claims["custom_data"]?.description,
                #"{"z":{"label":"Größe","value":70.5,"type":"number","invisible_to_agent":true},"#
                    + #""a":{"label":"a","value":1767225600000,"type":"date"},"#
                    + #""reserved_bad_actor":{"label":"reserved_bad_actor","value":false,"type":"boolean"}}"#)
            for body: JSONValue in [["provider": "desk"], ["provider": "desk", "customData": [:]]] {
                let none = try await gateway.backend.post("/v1/signing/custom-data", body)
                expect(none.status == 200 && none.text == #"{"jwt":null}"#)
            }
            let before = try await gateway.backend.post(
                "/v1/signing/custom-data",
                [
                    "provider": "desk", "greeting": "Welcome", "agent": ["name": "Robo"],
                    "transcript": [
                        [
                            "sender": "bot", "at": "2026-01-01T10:00:15.000Z",
                            "content": ["type": "text", "text": "Hello"],
                        ]
                    ],
                ])
            expectEqual(
                before.text,
                #"{"jwt":null,"unsignedCustomData":{"external_chat_transfer":{"greeting_override":"Welcome","#
                    + #""agent":{"name":"Robo"},"transcript":[{"sender":"agent","timestamp":"2026-01-01 10:00:15Z","#
                    + #""content":[{"type":"text","text":"Hello"}]}]}}}"#)
        }
    }

    @Test("a form's data go out in the bytes that were signed, and the signature verifies")
    func webForms() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let given = #"{"smart_action_id":7,"n":2.0,"external_form_id":"kyc-1","é/":"\u00fc"}"#
            let body = #"{"provider":"desk","data":\#(given)}"#
            let answer = try await gateway.backend.call("POST", "/v1/signing/web-forms", body: Array(body.utf8))
            let data =
                #"{"external_form_id":"kyc-1","n":2.0,"smart_action_id":7,"uri":"https://forms.example.test/7","#
                + #""é/":"ü"}"#
            let tag = HMACKey(.sha256, secret: Array(Self.formSecret.utf8).span).authenticate(Array(data.utf8).span)
            let signature = String(decoding: Hex.encode(tag.span), as: UTF8.self)
            expectEqual(answer.text, #"{"type":"form_data","signature":"\#(signature)","data":\#(data)}"#)
            for (number, isValid) in [("2.0", true), ("2", false)] {
                let written = data.replacing("2.0", with: number)
                let body = #"{"provider":"desk","signature":"\#(signature)","data":\#(written)}"#
                let verified = try await gateway.backend.call(
                    "POST", "/v1/signing/web-forms/verify", body: Array(body.utf8))
                expectEqual(verified.json, ["valid": JSONValue(isValid)], "\(verified)")
            }
            let done = try await gateway.backend.post(
                "/v1/signing/web-forms",
                [
                    "provider": "desk", "type": "form_complete",
                    "data": ["smart_action_id": 7, "status": "success", "timestamp": "2026-01-01T00:00:00Z"],
                ])
            expect(done.status == 200 && done.json["type"] == "form_complete")
        }
    }

    @Test("a front end can have nothing signed")
    func frontEnds() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let made = try await gateway.backend.post("/v1/tokens", ["userId": "u-7"])
            let token = try #require(made.json["token"]?.stringValue)
            for path in ["tokens", "tokens/verify", "custom-data", "web-forms", "web-forms/verify"] {
                for credential in [Samples.publicKey, token] {
                    let answer = try await gateway.backend.with(credential).post(
                        "/v1/signing/\(path)", ["provider": "desk"])
                    expect(answer.status == 403 && answer.code == "forbidden", "\(path): \(answer)")
                }
                try await expectEqual(
                    gateway.backend.with(nil).post("/v1/signing/\(path)", ["provider": "desk"]).status, 401)
            }
        }
    }

    @Test("no session is made with a provider that signs, and it says so before anything is stored")
    func noSessions() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let answer = try await gateway.backend.post(
                "/v1/sessions", ["provider": "desk", "user": ["id": "u-7"], "waitSeconds": 0])
            expect(answer.status == 501 && answer.code == "capability_unsupported")
            expect(
                answer.json["provider"]?["name"] == "desk" && answer.json["provider"]?["code"] == "1100", "\(answer)")
            let list = try await gateway.backend.get("/v1/sessions?userId=u-7")
            expectEqual(list.json["data"]?.arrayValue?.isEmpty, true)
            let provider = try await gateway.backend.get("/v1/providers/desk")
            expect(provider.json["kind"] == "ccai" && provider.json["capabilities"]?["text"] == false)
        }
    }

    @Test("neither a secret nor a token is in the log")
    func silence() async throws {
        try await withGateway(Self.yaml()) { gateway in
            let answer = try await gateway.backend.post(
                "/v1/signing/tokens", ["provider": "desk", "user": ["id": "u-7"]])
            let token = try #require(answer.json["token"]?.stringValue)
            _ = try await gateway.backend.post("/v1/signing/tokens/verify", ["provider": "desk", "token": "\(token)x"])
            expect(!gateway.logLines.isEmpty)
            for line in gateway.logLines {
                for secret in [token, Self.companySecret, Self.formSecret, Self.channelSecret] {
                    expect(!line.contains(secret))
                }
            }
        }
    }
}
