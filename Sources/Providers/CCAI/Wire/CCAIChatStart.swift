import Chronology
import Domain
import JSON
import ProviderKit

/// The members of a new chat that say what was said and known before it (`PROTOCOL.md`, sections 5.1 and 13).
enum CCAIChatStart {
    /// `chat.transcript`: the conversation of before, the oldest entry first; nil where there is none.
    ///
    /// `[{"sender": "end_user" | "agent" | "virtual_agent", "timestamp", "content": […]}]`, with times to the second.
    /// The gateway and a bot are both `virtual_agent`; entries without content are left out, and so are those that no
    /// agent may see. Media have the form of external chat transfer, and buttons are a list in a text (assumed: only
    /// texts are published here).
    static func transcript(_ entries: [TranscriptEntry]) -> JSONValue? {
        let said = entries.compactMap { entry -> JSONValue? in
            let content = CCAIPastContent.elements(of: entry, buttons: .listed)
            guard !content.isEmpty else { return nil }
            return [
                "sender": JSONValue(sender(entry.role)), "timestamp": JSONValue(time(entry.at)),
                "content": .array(content),
            ]
        }
        return said.isEmpty ? nil : .array(said)
    }

    private static func sender(_ role: SenderRole) -> String {
        switch role {
        case .user: "end_user"
        case .agent: "agent"
        case .bot, .system: "virtual_agent"
        }
    }

    /// `2026-01-01T10:00:00Z`.
    private static func time(_ milliseconds: Int64) -> String {
        String(Timestamp(milliseconds: milliseconds).rfc3339.prefix(19)) + "Z"
    }

    /// Custom data in its two parts, each in the caller's order.
    struct CustomData: Hashable, Sendable {
        /// Entries that the customer's backend set, in the words of `api.md` section 5: to be signed.
        var trusted = JSONObject()
        /// Entries that a front end set, and other things that are not signed, in the platform's own form.
        var unsigned = JSONObject()
    }

    /// Splits custom data by whose word it is: what a front end set is never signed.
    ///
    /// - Parameters:
    ///   - unverified: the names that a front end set (``ProviderContext/unverifiedNames``).
    ///   - unsigned: entries that the caller wants unsigned, in the platform's own form.
    /// - Throws: the first fault of an unsigned entry, with its pointer from the data on; properties that tell the
    ///   platform of a user's standing are taken signed only.
    static func customData(
        _ data: JSONObject, unverified: Set<String>, unsigned: JSONObject = JSONObject(), entriesMax: Int,
        charactersMax: Int
    ) throws(ContentProblem) -> CustomData {
        var parts = CustomData()
        var doubtful = JSONObject()
        for entry in data.members {
            guard unverified.contains(entry.key) else {
                parts.trusted.append(entry.key, entry.value)
                continue
            }
            guard !entry.key.hasPrefix("reserved_") else {
                throw ContentProblem(
                    JSONPointer([entry.key]), "reserved_name", "The vendor takes \(entry.key) signed only.")
            }
            doubtful.append(entry.key, entry.value)
        }
        parts.unsigned = try CCAICustomData(doubtful, entriesMax: entriesMax, charactersMax: charactersMax).entries
        for entry in unsigned.members where parts.unsigned[entry.key] == nil {
            parts.unsigned.append(entry.key, entry.value)
        }
        assert(parts.trusted.members.allSatisfy { !unverified.contains($0.key) }, "A front end's word is not signed.")
        return parts
    }
}
