import GatewayRig
import JSON
import SimulatorCCAI
import SimulatorKit
import Testing

@Suite(
    "Users of the CCAI Platform with tokens of its own, and their devices",
    .enabled(if: CCAISimulator.vendor.hasSessions))
struct UserTokenRunTests {
    private static let digits = "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad"

    private static func register(at caller: Caller) throws -> Answer {
        try caller.blocking(
            "PUT", "/v1/push-registrations/i-1",
            json: [
                "userId": "u-1", "platform": "ios", "transport": "apnsVoip", "appId": "com.example.shop",
                "token": .string("<" + digits.uppercased() + ">"),
            ])
    }

    /// A token is exchanged anew from a minute before its end on, so that one of 61 s is due at once.
    @Test(
        "tokens are exchanged, with devices, when they are due; a refusal gets no chat, and erasure clears them",
        arguments: [3600, 61])
    func run(_ lifeSeconds: Int) async throws {
        try await offPool {
            let folder = TestFolder()
            let simulator = try VendorSimulator(
                of: CCAISimulator.vendor, ["--ccai-token-life": "\(lifeSeconds)"], in: folder)
            let provider = ProviderUnderTest(
                section: try simulator.section(["rateLimitRps": 10_000, "userTokens": true])
            ) { _ in [] }
            let gateway = try ChildGateway(config: try provider.configuration(in: folder), in: folder)
            try simulator.post(toGatewayAt: gateway.port)
            let caller = try gateway.caller()
            let made = try Self.register(at: caller)
            #expect(made.status == 201 && made.json["push"] == "vendor", "\(made)")
            func begin(_ user: String) throws -> Answer {
                try caller.blocking(
                    "POST", "/v1/sessions", json: ["waitSeconds": 10, "user": ["id": .string(user)]])
            }
            let session = try Conversation(caller, made: try begin("u-1").json)
            // One without a device before the chat, and one with it behind.
            #expect(try poll(within: 30) { try simulator.count("devices") == 1 }, "\(gateway.log)")
            #expect(try simulator.count("tokensExchanged") == 2)
            let sent = try caller.blocking("POST", session.path + "/messages", json: Conversation.text("hello"))
            #expect(sent.status == 202)
            #expect(
                try poll(within: 30) {
                    try session.blockingEvents().contains { $0["data"]?["content"]?["text"] == "You said: hello" }
                })
            // The same user is told of again: with the token that there is, or with another one.
            func patch(_ locale: String) throws {
                let answer = try caller.blocking("PATCH", session.path, json: ["locale": .string(locale)])
                #expect(answer.status == 200, "\(answer)")
            }
            var number = 0
            if lifeSeconds == 61 {
                let isRenewed = try poll(within: 30, every: 0.2) {
                    number += 1
                    try patch(number.isMultiple(of: 2) ? "de" : "en")
                    return try simulator.count("tokensExchanged") > 2
                }
                #expect(isRenewed)
            } else {
                try patch("de")
            }
            try simulator.fail([["fault": "error", "status": 401, "operation": "exchangeToken"]])
            let refused = try begin("u-2")
            let problem = refused.json["problem"] ?? refused.json["session"]?["problem"] ?? refused.json
            #expect(problem["code"] == "provider_auth_failed" && problem["provider"]?["code"] == "101", "\(refused)")
            #expect(try simulator.count("chatsOpen") == 1)
            try simulator.mend()
            if lifeSeconds == 3600 { #expect(try simulator.count("tokensExchanged") == 2) }
            try session.blockingEnd(erasing: true)
            #expect(try poll(within: 30) { try simulator.count("chatsOpen") == 0 }, "\(gateway.log)")
            // Nothing is left of the user's token, which was exchanged with their device: the next chat has its own.
            let before = try simulator.count("tokensExchanged")
            _ = try begin("u-1")
            #expect(try poll(within: 30) { try simulator.count("tokensExchanged") > before }, "\(gateway.log)")
            #expect(try simulator.count("devices") == 1 && simulator.count("violations") == 0)
            #expect(!gateway.log.contains(Self.digits))
        }
    }
}
