import Chronology
import Domain
import JSON
import ProviderKit

/// A conversation of before in the form in which the vendor's client libraries take it, unsigned (`PROTOCOL.md`,
/// section 14).
enum CCAIChatTransfer {
    /// The value of `external_chat_transfer`; without `transcript` where nothing was said, since an empty list may not
    /// be taken.
    static func object(_ transfer: ChatTransfer) -> JSONObject {
        var object = JSONObject()
        if let greeting = transfer.greeting { object.append("greeting_override", JSONValue(greeting)) }
        if let name = transfer.agentName {
            var agent: JSONObject = ["name": JSONValue(name)]
            if let address = transfer.agentAvatarURL { agent.append("avatar", JSONValue(address)) }
            object.append("agent", .object(agent))
        }
        let said = transfer.transcript.compactMap { entry($0) }
        if !said.isEmpty { object.append("transcript", .array(said)) }
        return object
    }

    private static func entry(_ entry: TranscriptEntry) -> JSONValue? {
        let content = CCAIPastContent.elements(of: entry, buttons: .native)
        guard !content.isEmpty else { return nil }
        return [
            // A bot is an agent here; the vendor knows no third party.
            "sender": entry.role == .user ? "end_user" : "agent",
            "timestamp": JSONValue(time(entry.at)),
            "content": .array(content),
        ]
    }

    /// `2026-01-01 10:00:15Z`: whole seconds, and a blank where RFC 3339 has a `T`.
    private static func time(_ milliseconds: Int64) -> String {
        let text = Timestamp(milliseconds: milliseconds).rfc3339
        return "\(text.prefix(10)) \(text.dropFirst(11).prefix(8))Z"
    }
}
