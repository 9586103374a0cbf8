import Chronology
import Configuration
import Crypto
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import ProviderKit
import ProviderRig
import Telemetry
import SupportExpectations
import Testing
import Transport

@testable import ProviderCCAI

/// A tenant that takes webhooks, as the gateway asks it.
struct HookBench {
    /// The time of the vector.
    static let time = "1767225600"

    let provider: CCAI

    /// A tenant with a primary secret of its own, and a secondary one while secrets are changed.
    init(
        primary: String = Secrets.primary, secondary: String? = nil,
        configuration change: (inout CCAIConfiguration) -> Void = { _ in }
    ) {
        var tenant = CCAIConfiguration.tenant
        tenant.access = CCAIAccess(baseURL: "https://h", username: "acme", token: Secret(literal: "an-api-token"))
        tenant.webhookPrimarySecret = Secret(literal: primary)
        tenant.webhookSecondarySecret = secondary.map { Secret(literal: $0) }
        change(&tenant)
        provider = CCAI(tenant)
    }

    /// The MAC over the time and a body.
    static func mac(_ body: [UInt8], _ secret: String = Secrets.primary, time: String = time) -> [UInt8] {
        HMACKey(.sha256, secret: utf8(secret).span).authenticate((utf8(time) + body).span)
    }

    static func base64(_ bytes: [UInt8]) -> String { text(Base64.standard.encode(bytes.span)) }

    /// The answer to a webhook with this signature.
    func answer(to body: [UInt8], signed signature: String) throws -> Result<[HookDelivery], HookRefusal> {
        let manual = try ManualLoop()
        let loop = manual.loop
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        let environment = ProviderEnvironment(
            client: ProviderClient(
                LoopBound(client, loop: loop), options: ClientOptions(), operations: CCAI.operations),
            secrets: PlainSecrets(),
            logger: Logger(label: "ccai", output: LogOutput(sink: MemorySink(), level: .debug) { Timestamp.epoch }))
        var fields = HTTPFields()
        try fields.append(CCAIWebhookSignature.fieldName, signature)
        try fields.append(CCAIWebhookSignature.timeFieldName, Self.time)
        let call = HookCall(fields: fields, body: body)
        let provider = provider
        let answer = LoopBound<Result<[HookDelivery], HookRefusal>?>(nil, loop: loop)
        Task(executorPreference: loop.taskExecutor) {
            do throws(HookRefusal) {
                answer.value = .success(try await provider.deliveries(of: call, environment))
            } catch {
                answer.value = .failure(error)
            }
        }
        manual.runUntilIdle()
        return try #require(answer.value)
    }

    /// Whether a webhook with this signature is taken; one that is not is forged, and nothing else.
    func takes(_ body: [UInt8], signed signature: String) throws -> Bool {
        switch try answer(to: body, signed: signature) {
        case .success(let deliveries):
            expectEqual(deliveries.map(\.payload), [body], "what is passed on is what came")
            return true
        case .failure(let refusal):
            expectEqual(refusal, .forged, "\(signature)")
            return false
        }
    }
}
