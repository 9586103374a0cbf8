import Domain
import JSON
import ProviderKit
import Telemetry

/// Lines for operators: one for whatever failed, with the session, the provider, the code and the cause, and the same
/// in the counts and in the provider's health.
extension Session {
    private var logger: Logger { provider?.logger ?? environment.parts.logger }

    private func fields(_ code: String, _ cause: String?, _ more: [LogField] = []) -> [LogField] {
        [
            LogField("session", .describing(id)), LogField("provider", .string(providerName)),
            LogField("code", .string(code)), LogField("cause", .string(cause ?? words.title(of: code))),
        ] + more
    }

    /// The vendor's own code, request id and status, as far as it said something.
    private static func vendorFields(_ provider: JSONValue?) -> [LogField] {
        [("code", "providerCode"), ("requestId", "providerRequestId")].compactMap { key, name in
            provider?[key]?.stringValue.map { LogField(name, .string($0)) }
        } + (provider?["status"]?.intValue.map { [LogField("providerStatus", .integer($0))] } ?? [])
    }

    // MARK: Messages

    /// A message failed, with an error of ``MessageDocument``.
    func noteLost(_ message: MessageID, _ error: [UInt8]) {
        let value = try? JSONValue(parsing: error)
        let code = value?["code"]?.stringValue ?? ProviderOutcomes.otherCode
        provider?.outcomes.lost(code)
        logger.warning(
            "a message failed",
            fields(
                code, value?["detail"]?.stringValue,
                [LogField("message", .describing(message))] + Self.vendorFields(value?["provider"])))
    }

    /// Whether a message arrived is not known, and is being found out.
    func noteUnknown(_ message: MessageID) {
        provider?.outcomes.lost("unknown")
        logger.warning(
            "whether a message arrived is not known yet",
            fields(Self.unknownCode, nil, [LogField("message", .describing(message))]))
    }

    /// A question will have no answer.
    func noteFailedQuery(_ query: QueryEvent) {
        guard let failure = query.failure else { return }
        provider?.health.note(failure)
        var more = query.message.map { [LogField("message", .describing($0))] } ?? []
        if let code = failure.code { more.append(LogField("providerCode", .string(code))) }
        logger.warning("a query failed", fields(failure.kind.rawValue, failure.detail, more))
    }

    // MARK: The session

    /// The session fails, and is over.
    func noteFailure(_ failure: ProviderFailure, code: String) {
        provider?.health.failed(id, failure, on: environment.loop)
        let words = JSONValue.object(ProviderEventData.words(of: failure, providerName))
        logger.error("a session failed", fields(code, failure.detail, Self.vendorFields(words)))
    }
}
