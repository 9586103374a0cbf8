package import Domain
import JSON
package import Telemetry

/// The words of a vendor as they are shown: everything that an adapter tells or throws goes through here before the
/// gateway logs it, stores it or answers with it.
extension SecretMask {
    /// A failure without secrets, in words of a bounded length.
    package func masked(_ failure: ProviderFailure) -> ProviderFailure {
        var masked = failure
        masked.detail = words(failure.detail)
        masked.code = failure.code.map(words)
        masked.requestID = failure.requestID.map(words)
        return masked
    }

    /// An event without secrets, but for what goes to nobody: addresses of files, and the adapter's own values.
    func masked(_ event: ProviderEvent) -> ProviderEvent {
        switch event {
        case .opened(let queued, let native): .opened(queued: queued, native: masked(native))
        case .link(let state, let code): .link(state, code: code.map(words))
        case .message(let message): .message(masked(message))
        case .delta(let stream, let index, let text, let replace, let role):
            .delta(streamID: stream, index: index, text: hidden(text), replace: replace, role: role)
        case .typing(let started, let role, let status, let participants):
            .typing(started, role: role, status: status.map(words), participants: participants.map(masked))
        case .participant(let change, let participant): .participant(change, masked(participant))
        case .command(let request): .command(Self.changed(request) { $0.prompt = hidden($0.prompt) })
        case .suggestions(let titles): .suggestions(titles.map(hidden))
        case .native(let native): .native(masked(native))
        case .query(let query):
            .query(
                Self.changed(query) { query in
                    query.data = masked(query.data)
                    query.failure = query.failure.map(masked)
                })
        case .outbound(let update): .outbound(Self.changed(update) { $0.failure = $0.failure.map(masked) })
        case .fileRejected(let file, let failure): .fileRejected(file, masked(failure))
        case .vendorEvent(let name, let native): .vendorEvent(name: words(name), native: masked(json: native))
        case .notice(let failure): .notice(masked(failure))
        case .suspended(let reason): .suspended(reason: words(reason))
        case .formRequested(let request): .formRequested(Self.changed(request) { $0.native = masked(json: $0.native) })
        case .formCompleted(let end): .formCompleted(Self.changed(end) { $0.native = masked(json: $0.native) })
        case .ended(let reason, let role): .ended(reason: words(reason), by: role)
        case .failed(let failure): .failed(masked(failure))
        case .waiting, .reconnecting, .gap, .deleted, .aborted, .escalation, .receipt, .capabilities, .authentication,
            .tokenExpiring, .viewRequested, .fileStored, .progress, .transferFailed, .historyAvailable,
            .conversationKnown:
            event
        }
    }

    private func masked(_ participant: Participant) -> Participant {
        Self.changed(participant) { $0.name = $0.name.map(hidden) }
    }

    private func masked(_ message: InboundMessage) -> InboundMessage {
        Self.changed(message) { message in
            message.content = masked(json: message.content)
            message.native = masked(json: message.native)
            message.senderName = message.senderName.map(hidden)
        }
    }

    private func masked(_ object: JSONObject) -> JSONObject {
        guard !object.isEmpty else { return object }
        let bytes = JSONValue.object(object).encoded()
        return masked(bytes) == bytes ? object : hidden(.object(object)).objectValue ?? JSONObject()
    }

    /// JSON that stays JSON: a number that is a secret becomes a text.
    func masked(json bytes: [UInt8]) -> [UInt8] {
        let safe = masked(bytes)
        guard safe != bytes, let value = try? JSONValue(parsing: bytes) else { return safe }
        return hidden(value).encoded()
    }

    private func hidden(_ value: JSONValue) -> JSONValue {
        switch value {
        case .null, .bool: return value
        case .string: return value.stringValue.map { JSONValue(hidden($0)) } ?? value
        case .number: return masked(value.encoded()) == value.encoded() ? value : "***"
        case .array(let values): return .array(values.map(hidden))
        case .object(let object):
            var masked = JSONObject()
            for member in object.members { masked.append(hidden(member.key), hidden(member.value)) }
            return .object(masked)
        }
    }

    /// Text of a conversation: as long as it is, and without secrets that are known.
    private func hidden(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let safe = masked(bytes)
        return safe == bytes ? text : String(decoding: safe, as: UTF8.self)
    }

    private static func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
        var value = value
        change(&value)
        return value
    }
}
