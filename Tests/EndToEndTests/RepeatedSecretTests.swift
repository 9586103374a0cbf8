import GatewayRig
import JSON
import Testing

/// Vendors, as their simulators play them, that send the gateway's own secrets back to front ends.
@Suite("Secrets that a vendor sends back", .serialized)
struct RepeatedSecretTests {
    /// A simulated vendor, and a frame of it that has the secret in it.
    struct Vendor: Sendable, CustomTestStringConvertible {
        let name: String
        let secret: String
        let flags: [String]
        let saying: String
        /// With `PORT`.
        let section: String
        /// With `USER`.
        let push: JSONValue
        var testDescription: String { name }
    }

    private static let channel = "33333333-3333-4333-8333-333333333333"

    /// Echo has no secrets.
    static let vendors: [Vendor] = [
        Vendor(
            name: "oda", secret: "oda-channel-secret-of-the-tests-0123456789",
            flags: [
                "--listen", "127.0.0.1:0", "--channel", channel, "--secret",
                "oda-channel-secret-of-the-tests-0123456789",
            ],
            saying: "Oracle Digital Assistant on",
            section: """
                {kind: oda, host: "127.0.0.1:PORT", tls: false, channelId: "\(channel)", \
                channelSecret: "oda-channel-secret-of-the-tests-0123456789"}
                """,
            push: [
                "channelId": .string(channel), "userId": "USER",
                "frame": """
                {"from":{"type":"bot"},"body":{"messagePayload":{"type":"text","text":\
                "MARK oda-channel-secret-of-the-tests-0123456789 MARK"}},"source":"BOT"}
                """,
            ]),
        Vendor(
            name: "raya", secret: "tk_of_the_tests_0123456789",
            flags: ["--raya", "127.0.0.1:0", "--raya-token", "tk_of_the_tests_0123456789"], saying: "Raya on http://",
            section: #"{kind: raya, endpoint: "127.0.0.1:PORT", scheme: http, token: tk_of_the_tests_0123456789}"#,
            push: ["frame": #"{"type":"surprise","text":"MARK tk_of_the_tests_0123456789 MARK"}"#]),
        Vendor(
            name: "connect", secret: "secret-of-the-tests-0123456789",
            flags: [
                "--connect", "127.0.0.1:0", "--connect-access-key", "AKIDOFTHETESTS:secret-of-the-tests-0123456789",
            ],
            saying: "Amazon Connect on",
            section: """
                {kind: connect, region: us-east-1, instanceId: 11111111-2222-3333-4444-555555555555, \
                contactFlowId: 846ec553-a005-41c0-8341-000000000001, \
                credentials: {accessKeyId: AKIDOFTHETESTS, secretAccessKey: secret-of-the-tests-0123456789}, \
                controlEndpoint: "http://127.0.0.1:PORT", participantEndpoint: "http://127.0.0.1:PORT"}
                """,
            push: [
                "frame": .string(
                    JSONValue.object([
                        "topic": "aws/chat", "contentType": "application/json",
                        "content": .string(
                            JSONValue.object([
                                "Type": "MESSAGE", "ContentType": "text/plain", "Id": "m-secret", "ItemId": "m-secret",
                                "AbsoluteTime": "2026-01-01T00:00:00.000Z", "DisplayName": "Grace",
                                "ParticipantRole": "AGENT", "ParticipantId": "p-secret",
                                "Content": "MARK secret-of-the-tests-0123456789 MARK",
                            ]).text),
                    ]).text)
            ]),
    ]

    @Test("are shown to nobody: not in messages, not in the vendor's own payload, not in the log", arguments: vendors)
    func hidden(_ vendor: Vendor) async throws {
        let folder = TestFolder()
        let (simulator, gateway) = try await offPool {
            let simulator = try ChildGateway(["simulate"] + vendor.flags, saying: vendor.saying, in: folder)
            let provider = ProviderUnderTest(
                section: vendor.section.replacing("PORT", with: "\(simulator.port)")
            ) { _ in [] }
            let config = try provider.configuration(in: folder, more: "logging: {level: debug}")
            return (simulator, try ChildGateway(config: config, in: folder))
        }
        let made = try await gateway.caller().post("/v1/sessions", ["user": ["id": "u-1"]])
        let session = try Conversation(gateway.caller(), made: made.json)
        _ = try await session.event("session.active")
        let order = try JSONValue(parsing: Array(vendor.push.text.replacing("USER", with: "u-1").utf8))
        let pushed = try await simulator.caller(nil).post("/_sim/push", order)
        #expect(pushed.json["sockets"] == 1, "\(pushed)")
        let seen = try await session.event { event in
            event["type"] == "message.created"
                && (event.text.contains("MARK") || event["data"]?["content"]?["type"] == "unsupported")
        }
        var texts = [seen.text, gateway.log]
        for place in ["", "/events?include=native", "/messages?include=native", "/transcript"] {
            texts.append(try await gateway.caller().get(session.path + place).text)
        }
        for text in texts { #expect(!text.contains(vendor.secret), "\(text)") }
        #expect(texts.contains { $0.contains("MARK *** MARK") }, "\(texts)")
    }
}

extension JSONValue {
    fileprivate var text: String { String(decoding: encoded(), as: UTF8.self) }
}
