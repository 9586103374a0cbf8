import GatewayRig
import JSON
import SupportExpectations
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
        /// With `USER`, and with `CHAT` where webhooks are posted.
        let push: JSONValue
        /// Frames are webhooks, which go to the gateway's address and name a chat.
        var postsWebhooks = false
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
        Vendor(
            name: "ccai", secret: "ccai-token-of-the-tests-0123456789",
            flags: [
                "--ccai", "127.0.0.1:0", "--ccai-token", "acme:ccai-token-of-the-tests-0123456789",
                "--ccai-company-secret", "ccai-company-of-the-tests-0123456789", "--ccai-webhook-secret",
                "ccai-webhook-of-the-tests-0123456789",
            ],
            saying: "CCAI Platform on http://",
            section: """
                {kind: ccai, baseUrl: "http://127.0.0.1:PORT", apiUsername: acme, \
                apiToken: ccai-token-of-the-tests-0123456789, companySecret: ccai-company-of-the-tests-0123456789, \
                webhookPrimarySecret: ccai-webhook-of-the-tests-0123456789, defaultMenuId: 101}
                """,
            push: [
                "frame": """
                {"event_type":"message_received","timestamp":"2026-01-01T00:00:00Z","chat_id":CHAT,"body":{"sender":\
                {"id":71,"type":"agent","token":"ccai-token-of-the-tests-0123456789"},"message":{"type":"text",\
                "content":"MARK ccai-token-of-the-tests-0123456789 MARK"}}}
                """
            ], postsWebhooks: true),
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
        if vendor.postsWebhooks {
            let address = "http://127.0.0.1:\(gateway.port)/v1/hooks/\(ProviderUnderTest.name)"
            let told = try await simulator.caller(nil).post("/_sim/target", ["url": .string(address)])
            expectEqual(told.status, 204, "\(told)")
        }
        let made = try await gateway.caller().post("/v1/sessions", ["user": ["id": "u-1"]])
        let session = try Conversation(gateway.caller(), made: made.json)
        _ = try await session.event("session.active")
        try await Self.push(vendor, by: simulator)
        let seen = try await session.event { event in
            event["type"] == "message.created"
                && (event.text.contains("MARK") || event["data"]?["content"]?["type"] == "unsupported")
        }
        var texts = [seen.text, gateway.log]
        for place in ["", "/events?include=native", "/messages?include=native", "/transcript"] {
            texts.append(try await gateway.caller().get(session.path + place).text)
        }
        for text in texts { expect(!text.contains(vendor.secret), "\(text)") }
        expect(texts.contains { $0.contains("MARK *** MARK") }, "\(texts)")
    }

    /// The vendor says the frame that has the secret in it.
    private static func push(_ vendor: Vendor, by simulator: ChildGateway) async throws {
        let caller = simulator.caller(nil)
        var text = vendor.push.text.replacing("USER", with: "u-1")
        if vendor.postsWebhooks {
            let chats = try await caller.get("/_sim/chats").json["chats"]?.arrayValue ?? []
            let chat = try #require(chats.first?["id"]?.intValue)
            expectEqual(chats.count, 1)
            text = text.replacing("CHAT", with: "\(chat)")
        }
        let pushed = try await caller.post("/_sim/push", try JSONValue(parsing: Array(text.utf8)))
        if vendor.postsWebhooks {
            expectEqual(pushed.status, 204, "\(pushed)")
        } else {
            expectEqual(pushed.json["sockets"], 1, "\(pushed)")
        }
    }
}

extension JSONValue {
    fileprivate var text: String { String(decoding: encoded(), as: UTF8.self) }
}
