import Crypto
import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("What is redacted before it is signed")
struct SigningRedactionTests {
    private static let card = "4111 1111 1111 1111"

    /// An app that hides card numbers, and a provider whose layer hides words of its own.
    private static let yaml = """
        listen: [{address: 127.0.0.1:0}]
        dataDirectory: ./data
        apps:
          demo:
            secretKeys: [\(Samples.secretKey)]
            redact: [card, email]
            provider: desk
            providers: [desk]
        facades: {ujet: {enabled: true}}
        providers:
          desk:
            kind: ccai
            companySecret: \(SigningTests.companySecret)
            payloadClaims: [device_id, remark]
            client: {layers: [{redact: ["regex:geheim\\\\w*"]}]}
        """

    private func claims(_ answer: Answer) throws -> JSONValue {
        expectEqual(answer.status, 200, "\(answer)")
        return try SigningTests.claims(answer.json["token"], .hs384, SigningTests.companySecret)
    }

    @Test("names and remarks in a token are, and ids and a person's addresses are not")
    func tokens() async throws {
        try await withGateway(Self.yaml) { gateway in
            let name = "Ada \(Self.card) geheim7"
            let claims = try self.claims(
                try await gateway.backend.post(
                    "/v1/signing/tokens",
                    [
                        "provider": "desk",
                        "user": ["id": "u-\(Self.card)", "name": .string(name), "email": "ada@example.test"],
                        "payload": [
                            "device_id": "4111111111111111", "remark": .string(name), "phone": "+442071838750",
                        ],
                    ]))
            expectEqual(claims["identifier"], .string("u-\(Self.card)"))
            expectEqual(claims["name"], "Ada [card] [redacted]")
            expectEqual(claims["remark"], "Ada [card] [redacted]")
            expectEqual(claims["device_id"], "4111111111111111")
            expectEqual(claims["email"], "ada@example.test")
            expectEqual(claims["phone"], "+442071838750")
            let facade = try self.claims(
                try await gateway.backend.post(
                    "/facade/ujet/sign/auth",
                    ["payload": ["identifier": "u-7", "name": .string(name), "email": "ada@example.test"]]))
            expectEqual(facade["name"], "Ada [card] [redacted]")
            expectEqual(facade["email"], "ada@example.test")
        }
    }

    @Test("custom data is, signed and unsigned, and a number that became a stand-in is a text")
    func customData() async throws {
        try await withGateway(Self.yaml) { gateway in
            let answer = try await gateway.backend.post(
                "/v1/signing/custom-data",
                [
                    "provider": "desk",
                    "customData": [
                        "paid": .string("with \(Self.card)"), "word": "geheim1",
                        "number": ["label": "Number", "value": 4_111_111_111_111_111, "type": "number"],
                    ],
                    "greeting": .string("Your card \(Self.card)"), "agent": ["name": "Bot geheim2"],
                    "transcript": [
                        [
                            "sender": "user", "at": "2026-01-01T10:00:00.000Z",
                            "content": ["type": "text", "text": .string("it is \(Self.card), geheim3")],
                        ]
                    ],
                ])
            let data = try self.claims(answer)["custom_data"] ?? .null
            expectEqual(data["paid"]?["value"], "with [card]")
            expectEqual(data["word"]?["value"], "[redacted]")
            expectEqual(data["number"]?["value"], "[card]")
            expectEqual(data["number"]?["type"], "string")
            let unsigned = answer.json["unsignedCustomData"]?.description ?? ""
            expect(unsigned.contains("Your card [card]") && unsigned.contains("Bot [redacted]"), "\(unsigned)")
            expect(unsigned.contains("it is [card], [redacted]"), "\(unsigned)")
            let facade = try self.claims(
                try await gateway.backend.post(
                    "/facade/ujet/sign/custom_data",
                    ["custom_data": ["paid": ["label": "Paid", "value": .string(Self.card), "type": "string"]]]))
            expectEqual(facade["custom_data"]?["paid"]?["value"], "[card]")
        }
    }

    @Test("a form's event is, but for its names and addresses, and its signature is that of what is answered")
    func forms() async throws {
        try await withGateway(Self.yaml) { gateway in
            let signed = try await gateway.backend.post(
                "/v1/signing/web-forms",
                [
                    "provider": "desk",
                    "data": [
                        "smart_action_id": 7, "external_form_id": "4111111111111111",
                        "uri": "https://forms.example.test/4111111111111111",
                        "details": .string("\(Self.card) geheim4"),
                    ],
                ])
            expectEqual(signed.status, 200, "\(signed)")
            let data = signed.json["data"] ?? .null
            expectEqual(data["details"], "[card] [redacted]")
            expectEqual(data["external_form_id"], "4111111111111111")
            expectEqual(data["uri"], "https://forms.example.test/4111111111111111")
            let verified = try await gateway.backend.post(
                "/v1/signing/web-forms/verify",
                ["provider": "desk", "signature": signed.json["signature"] ?? .null, "data": data])
            expectEqual(verified.json["valid"], true)
        }
    }
}
