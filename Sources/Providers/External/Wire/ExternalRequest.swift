import Chronology
import Domain
import JSON
import ProviderKit

/// The requests that the gateway makes of an adapter; pure.
enum ExternalRequest {
    /// `open {session, user, locale?, options, customData, transcript?}`.
    ///
    /// The user's `id` is the one that the provider may know.
    static func open(_ context: ProviderContext, customData: JSONObject, as session: String) -> ExternalFrame {
        var members = conversation(context, customData: customData, as: session)
        members.append("options", .object(context.options))
        let transcript = transcript(context.transcript)
        if !transcript.isEmpty { members.append("transcript", .array(transcript)) }
        return ExternalFrame("open", members)
    }

    private static func conversation(
        _ context: ProviderContext, customData: JSONObject, as session: String
    ) -> JSONObject {
        var user = context.user
        user.id = context.vendorUserID
        var members: JSONObject = ["session": JSONValue(session), "user": user.json]
        if let locale = context.locale ?? context.user.locale { members.append("locale", JSONValue(locale)) }
        members.append("customData", .object(customData))
        return members
    }

    /// `attach {session, storage, lastVendorItem?}`.
    static func attach(_ session: String, storage: JSONValue, last: String?) -> ExternalFrame {
        var members: JSONObject = ["session": JSONValue(session), "storage": storage]
        if let last { members.append("lastVendorItem", JSONValue(last)) }
        return ExternalFrame("attach", members)
    }

    /// The newest of what was said before that fits; each `{sender, at, content}`.
    private static func transcript(_ entries: [TranscriptEntry]) -> [JSONValue] {
        var fitting: [JSONValue] = []
        var room = ExternalLimits.transcriptBytesMax
        for entry in entries.reversed() {
            room -= entry.content.count + 100
            guard room >= 0, let content = try? JSONValue(parsing: entry.content) else { break }
            fitting.append([
                "sender": JSONValue(entry.role.rawValue), "at": JSONValue(Timestamp(milliseconds: entry.at).rfc3339),
                "content": content,
            ])
        }
        return fitting.reversed()
    }

    /// `send {session, message, attempt, token, content, files}`, or `command` for the answer to one.
    ///
    /// The token is the same for each attempt of a message.
    static func send(_ message: OutboundMessage, _ files: [JSONValue], in session: String) -> ExternalFrame {
        var members: JSONObject = [
            "session": JSONValue(session), "message": JSONValue(message.id.description),
            "attempt": JSONValue(message.attempt), "token": JSONValue(token(of: message)),
        ]
        if case .command(let answer) = message.content {
            members.append("commandId", JSONValue(answer.commandID))
            members.append("name", JSONValue(answer.name))
            members.append("value", JSONValue(answer.value))
            return ExternalFrame("command", members)
        }
        members.append("content", message.content.json)
        if message.isHidden { members.append("hidden", true) }
        members.append("files", .array(files))
        return ExternalFrame("send", members)
    }

    /// `fate {session, message, token}`.
    static func fate(_ message: OutboundMessage, in session: String) -> ExternalFrame {
        ExternalFrame(
            "fate",
            [
                "session": JSONValue(session), "message": JSONValue(message.id.description),
                "token": JSONValue(token(of: message)),
            ])
    }

    /// One more request of a session.
    static func other(_ type: String, in session: String, _ members: JSONObject = JSONObject()) -> ExternalFrame {
        ExternalFrame(type, JSONObject([.init(key: "session", value: JSONValue(session))] + members.members))
    }

    private static func token(of message: OutboundMessage) -> String { message.id.description }

    /// A file as `send` names it: `{id, name, contentType, sizeBytes, url?}`.
    static func file(_ file: OutboundFile, url: String?) -> JSONValue {
        var members: JSONObject = [
            "id": JSONValue(file.id.description), "name": JSONValue(file.description.name),
            "contentType": JSONValue(file.description.contentType), "sizeBytes": JSONValue(file.sizeBytes),
        ]
        if let url { members.append("url", JSONValue(url)) }
        return .object(members)
    }
}
