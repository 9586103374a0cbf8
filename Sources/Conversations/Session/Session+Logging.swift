import Domain
import JSON
import ProviderKit
import Telemetry

/// Lines of the log for operators: one for whatever failed, with the session, the provider, the code and the cause, and
/// the same in the counts and in the provider's health.
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

    // MARK: The link

    /// The link has become something else.
    func noteLink(_ next: SessionLink, code: String? = nil) {
        guard next != providerLink.health else { return }
        let before = providerLink.health
        providerLink.health = next
        provider?.health.moved(id, from: before, to: next, code: code, on: environment.loop)
    }

    /// Tells of a link that is lost, or back, unless that has been told; of one that was never lost there is nothing
    /// to tell.
    func tellLink(_ next: LinkState) {
        guard next != providerLink.announced?.state ?? .up else { return }
        tell(AnnouncedLink(state: next))
    }

    /// Tells what the adapter says of the link, unless it has said just that.
    func tellLink(_ next: LinkState, code: String?) {
        guard providerLink.announced != AnnouncedLink(state: next, code: code) else { return }
        tell(AnnouncedLink(state: next, code: code))
    }

    private func tell(_ link: AnnouncedLink) {
        providerLink.announced = link
        let (next, code) = (link.state, link.code)
        commitSurely([], [event(EventType.providerLink, ProviderEventData.link(next, code: code))])
    }

    /// A provider session degraded by a frame that could not be read is up again with the first message that can be.
    func noteGoodFrame() {
        guard providerLink.isUp, providerLink.announced == AnnouncedLink(state: .degraded, code: "malformed_frame")
        else { return }
        noteLink(.open)
        tellLink(.up)
    }
}
