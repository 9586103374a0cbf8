import Foundation
import GatewayRig
import JSON
import SimulatorCCAI
import SimulatorKit
import SupportExpectations
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

    private static func begin(_ user: String, at caller: Caller) throws -> Answer {
        try caller.blocking("POST", "/v1/sessions", json: ["waitSeconds": 10, "user": ["id": .string(user)]])
    }

    private static func tell(_ session: Conversation, locale: String) throws {
        let answer = try session.caller.blocking("PATCH", session.path, json: ["locale": .string(locale)])
        expectEqual(answer.status, 200, "\(answer)")
    }

    /// Tells of the user again and again, until that has taken a further token; false where it does not.
    private static func isRenewed(_ session: Conversation, _ simulator: VendorSimulator) throws -> Bool {
        for _ in 0..<75 {
            for locale in ["en", "de"] {
                try tell(session, locale: locale)
                if try simulator.count("tokensExchanged") > 2 { return true }
                usleep(200_000)
            }
        }
        return false
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
            let caller = gateway.caller()
            let made = try Self.register(at: caller)
            expect(made.status == 201 && made.json["push"] == "vendor", "\(made)")
            let session = try Conversation(caller, made: try Self.begin("u-1", at: caller).json)
            // One without a device before the chat, and one with it behind.
            try expect(poll(within: 30) { try simulator.count("devices") == 1 }, "\(gateway.log)")
            try expectEqual(simulator.count("tokensExchanged"), 2)
            // The virtual agent hears what is said once it has joined.
            let isActive = try poll(within: 30) {
                try session.blockingEvents().contains { $0["type"] == "session.active" }
            }
            expect(isActive)
            let sent = try caller.blocking("POST", session.path + "/messages", json: Conversation.text("good day"))
            expectEqual(sent.status, 202)
            let isAnswered = try poll(within: 30) {
                try session.blockingEvents().contains { $0["data"]?["content"]?["text"] == "You said: good day" }
            }
            expect(isAnswered)
            // The same user is told of again: with the token that there is, or with another one.
            if lifeSeconds == 61 {
                try expect(Self.isRenewed(session, simulator))
            } else {
                try Self.tell(session, locale: "de")
            }
            try simulator.fail([["fault": "error", "status": 401, "operation": "exchangeToken"]])
            let refused = try Self.begin("u-2", at: caller)
            let problem = refused.json["problem"] ?? refused.json["session"]?["problem"] ?? refused.json
            expect(problem["code"] == "provider_auth_failed" && problem["provider"]?["code"] == "101", "\(refused)")
            try expectEqual(simulator.count("chatsOpen"), 1)
            try simulator.mend()
            if lifeSeconds == 3600 { try expectEqual(simulator.count("tokensExchanged"), 2) }
            try session.blockingEnd(erasing: true)
            try expect(poll(within: 30) { try simulator.count("chatsOpen") == 0 }, "\(gateway.log)")
            // Nothing is left of the user's token, which was exchanged with their device: the next chat has its own.
            let before = try simulator.count("tokensExchanged")
            _ = try Self.begin("u-1", at: caller)
            try expect(poll(within: 30) { try simulator.count("tokensExchanged") > before }, "\(gateway.log)")
            try expect(simulator.count("devices") == 1 && simulator.count("violations") == 0)
            expect(!gateway.log.contains(Self.digits))
        }
    }
}
