import Configuration
import HTTPWire
import Kernel
public import ProviderKit
import Telemetry

/// Webhooks of the platform (`PROTOCOL.md`, section 9): verified, and taken apart.
///
/// The platform sends whatever happens in the tenant, also in chats that are not the gateway's; those are dropped after
/// a while. An answer of 200 says that secrets and address are right.
extension CCAI: HookProvider {
    /// A primary secret is configured.
    public var takesHooks: Bool { configuration.webhookPrimarySecret != nil }

    /// The event for its chat, once the signature over the raw bytes is right and the time lies in the window; nothing
    /// for anybody where the provider only signs.
    public func deliveries(
        of call: HookCall, _ environment: ProviderEnvironment
    ) async throws(HookRefusal) -> [HookDelivery] {
        guard let field = call.fields[CCAIWebhookSignature.fieldName],
            let time = call.fields[CCAIWebhookSignature.timeFieldName]
        else { throw .unsigned }
        var secrets: [String] = []
        for reference in [configuration.webhookPrimarySecret, configuration.webhookSecondarySecret] {
            guard let reference else { continue }
            guard case .success(let secret) = await environment.secrets.value(of: reference, on: environment.loop)
            else { throw .unavailable }
            secrets.append(secret)
        }
        guard let signature = CCAIWebhookSignature(field),
            signature.isValid(for: call.body, time: time, secrets: secrets)
        else { throw .forged }
        if let window = configuration.webhookWindow,
            !CCAIWebhookSignature.isFresh(time, now: WallClock.milliseconds, window: window)
        {
            throw .forged
        }
        let deliveries = try CCAIHookBody.deliveries(call.body, lifetime: configuration.webhookLifetime)
        try await checkFormRequests(in: call.body, environment)
        return makesSessions ? deliveries : []
    }

    /// Checks the platform's own signature of each request for a web form (section 15, step 1), where that is wanted.
    ///
    /// - Throws: `forged` where one is missing or wrong, so that it never becomes a form; the gateway counts it.
    private func checkFormRequests(
        in body: [UInt8], _ environment: ProviderEnvironment
    ) async throws(HookRefusal) {
        guard let reference = configuration.formRequestSecret, let event = CCAIHookEvent(decoding: body) else { return }
        let requests = CCAIFormRequest.requests(in: event)
        guard !requests.isEmpty else { return }
        guard case .success(let secret) = await environment.secrets.value(of: reference, on: environment.loop),
            !secret.isEmpty
        else { throw .unavailable }
        guard let wrong = requests.first(where: { !$0.isSigned(with: secret) }) else { return }
        environment.logger.warning(
            "a request for a web form has not the platform's signature",
            [LogField("chat", .integer(event.chatID ?? 0)), LogField("request", .integer(wrong.actionID))])
        throw .forged
    }
}
