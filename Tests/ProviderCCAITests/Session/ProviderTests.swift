import Chronology
import Configuration
import Crypto
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit
import ProviderRig
import Telemetry
import SupportExpectations
import Testing
import Transport

@testable import ProviderCCAI

/// The provider as the gateway sees it (`PROTOCOL.md`, sections 1 and 9).
@Suite struct ProviderTests {
    private static func tenant(hasAccess: Bool) -> CCAIConfiguration {
        var tenant = CCAIConfiguration.tenant
        tenant.webhookPrimarySecret = Secret(literal: Secrets.primary)
        tenant.webhookLifetime = .seconds(45)
        if hasAccess {
            tenant.access = CCAIAccess(baseURL: "https://h", username: "acme", token: Secret(literal: "an-api-token"))
        }
        return tenant
    }

    /// The deliveries of the vector's call, at a provider.
    private static func deliveries(of provider: CCAI) throws -> Result<[HookDelivery], HookRefusal>? {
        let manual = try ManualLoop()
        let loop = manual.loop
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        let environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: CCAI.operations),
            secrets: PlainSecrets(),
            logger: Logger(label: "ccai", output: LogOutput(sink: MemorySink(), level: .debug) { Timestamp.epoch }))
        var fields = HTTPFields()
        try fields.append(CCAIWebhookSignature.fieldName, "primary=AoG5U5Bz/A0G7CwmFo0pb1oIarTHZkWAWV9I6rjFwQY=")
        try fields.append(CCAIWebhookSignature.timeFieldName, "1767225600")
        let call = HookCall(fields: fields, body: utf8(try fixture("webhook.json")))
        let answer = LoopBound<Result<[HookDelivery], HookRefusal>?>(nil, loop: loop)
        Task(executorPreference: loop.taskExecutor) {
            do throws(HookRefusal) {
                answer.value = .success(try await provider.deliveries(of: call, environment))
            } catch {
                answer.value = .failure(error)
            }
        }
        manual.runUntilIdle()
        return answer.value
    }

    @Test func `a signed event is for its chat, and lives as long as the configuration says`() throws {
        let answer = try Self.deliveries(of: CCAI(Self.tenant(hasAccess: true)))
        guard case .success(let deliveries) = answer, let delivery = deliveries.first else {
            Issue.record("\(String(describing: answer))")
            return
        }
        expect(deliveries.count == 1 && delivery.conversationID == "chat:37")
        let webhook = utf8(try fixture("webhook.json"))
        expect(delivery.lifetime == .seconds(45) && delivery.payload == webhook)
    }

    @Test func `a provider without a token signs, verifies, and makes no sessions`() throws {
        let provider = CCAI(Self.tenant(hasAccess: false))
        expect(!provider.makesSessions && !provider.takesTranscript && provider.capabilities == Capabilities([]))
        try expectEqual(Self.deliveries(of: provider), .success([]))
        #expect(throws: ContentProblem.self) { try provider.validate(options: ["menuId": 12]) }
        try provider.validate(options: [:])
    }

    @Test func `a session goes on from the chat of an earlier one, where sessions are made`() {
        let provider = CCAI(Self.tenant(hasAccess: true))
        expectEqual(provider.options(continuing: ["chatId": 36_000]), ["continuesChatId": 36_000])
        expect(provider.options(continuing: [:]) == nil)
        expect(CCAI(Self.tenant(hasAccess: false)).options(continuing: ["chatId": 36_000]) == nil)
    }

    @Test func `capabilities have the limits of each kind of file`() {
        let provider = CCAI(Self.tenant(hasAccess: true))
        let capabilities = provider.capabilities
        expect(provider.makesSessions && provider.takesTranscript && provider.settlement == .transcript)
        expectEqual(capabilities.attachmentBytesMax, 20 << 20)
        expectEqual(capabilities.attachmentTypes, ["image/jpeg", "video/mp4"])
        expectEqual(capabilities.attachmentLimits.map(\.bytesMax), [2 << 20, 20 << 20])
        expect(!capabilities.has(.typing) && !capabilities.has(.receipts) && capabilities.has(.escalation))
    }
}
