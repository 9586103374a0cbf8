import Chronology
import Domain
import JSON
import Store

/// The JSON of a message (`api.md` section 4), put together from what never changes and what does.
enum MessageDocument {
    /// The part of a message that never changes.
    struct Fixed {
        var id: MessageID
        var clientID: String?
        var session: SessionID
        var leg: LegID
        var role: SenderRole
        var senderID: String?
        var senderName: String?
        var senderAvatarURL: String?
        /// The content object, encoded.
        var content: [UInt8]
        /// Losses: all that the content could not express.
        var degraded: [String] = []
        /// The metadata object, encoded.
        var metadata: [UInt8]?
        /// The context that goes to the provider in place of that of its last answer.
        var context: JSONObject?
        /// The message that it answers.
        var replyTo: MessageID?
        var isHidden: Bool
        /// It was said before the session was made.
        var isPast = false
        /// It was taken back.
        var isDeleted = false
        /// Made by the adapter, not by the provider.
        var isSynthetic = false
        var streamID: String?
        var createdAt: Timestamp
    }

    /// Writes the members that never change, without the closing brace: `{"id":…,"createdAt":…`.
    static func fixedPart(_ message: Fixed) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: message.content.count + 320)
        writer.beginObject()
        writer.member("id") { message.id.append(to: &$0) }
        writer.member("clientId", message.clientID)
        writer.member("sessionId") { message.session.append(to: &$0) }
        writer.key("sender")
        writer.beginObject()
        writer.member("role", message.role.rawValue)
        writer.member("id", message.senderID)
        writer.member("name", message.senderName)
        writer.member("avatarUrl", message.senderAvatarURL)
        writer.endObject()
        writer.key("content")
        writer.writeRaw(message.content)
        if !message.degraded.isEmpty {
            writer.key("degraded")
            writer.beginArray()
            for word in message.degraded { writer.write(word) }
            writer.endArray()
        }
        if let metadata = message.metadata {
            writer.key("metadata")
            writer.writeRaw(metadata)
        }
        if let context = message.context {
            writer.key("context")
            writer.write(.object(context))
        }
        if let earlier = message.replyTo { writer.member("replyTo") { earlier.append(to: &$0) } }
        writer.member("hidden", message.isHidden)
        if message.isPast { writer.member("history", true) }
        if message.isDeleted { writer.member("deleted", true) }
        if message.isSynthetic { writer.member("synthetic", true) }
        writer.member("legId") { message.leg.append(to: &$0) }
        writer.member("streamId", message.streamID)
        writer.member("createdAt") { message.createdAt.append(to: &$0) }
        writer.endObject()
        var bytes = writer.finish()
        bytes.removeLast()
        return bytes
    }

    /// The stored fixed part with the leg that the message goes to now, or went to: it may have been taken in while
    /// another provider was being tried.
    static func fixedPart(of record: MessageRecord) -> [UInt8] {
        let key = Array(",\"legId\":\"".utf8)
        var leg: [UInt8] = []
        record.leg.append(to: &leg)
        // Behind the content, whose own text cannot look like this member: quotes inside of strings are escaped, and
        // what stands behind the member is two strings at the most.
        guard
            let begin = record.document.indices.reversed().first(where: { record.document[$0...].starts(with: key) })
        else { return record.document }
        let value = begin + key.count
        let end = record.document[value...].firstIndex(of: UInt8(ascii: "\"")) ?? value
        guard record.document[value..<end] != leg[...] else { return record.document }
        var document = record.document
        document.replaceSubrange(value..<end, with: leg)
        return document
    }

    /// The whole message: the fixed part, then state, error, time of the last change, and `seq` and `native` if given.
    ///
    /// Without `seq` it is the form that events store: the reader writes `seq` in.
    static func whole(
        _ fixed: [UInt8], state: MessageState, error: [UInt8]?, updatedAt: Timestamp, seq: Int64? = nil,
        native: [UInt8]? = nil
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(fixed.count + (error?.count ?? 0) + (native?.count ?? 0) + 128)
        bytes += fixed
        append(",\"state\":\"", to: &bytes)
        bytes.append(contentsOf: state.rawValue.utf8)
        bytes.append(UInt8(ascii: "\""))
        if let error {
            append(",\"error\":", to: &bytes)
            bytes.append(contentsOf: error)
        }
        append(",\"updatedAt\":\"", to: &bytes)
        updatedAt.append(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
        if let seq {
            append(",\"seq\":", to: &bytes)
            append(String(seq), to: &bytes)
        }
        if let native, !native.isEmpty {
            append(",\"native\":", to: &bytes)
            bytes.append(contentsOf: native)
        }
        bytes.append(UInt8(ascii: "}"))
        return bytes
    }

    /// `{"code":…,"retryable":…}`.
    static func error(
        code: String, retryable: Bool, detail: String? = nil, provider: JSONObject? = nil
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("code", code)
        writer.member("retryable", retryable)
        writer.member("detail", detail)
        if let provider {
            writer.key("provider")
            writer.write(.object(provider))
        }
        writer.endObject()
        return writer.finish()
    }

    /// The same of what the provider of this name says.
    ///
    /// - Parameter isKept: what was sent is still there, so that it could be sent again; sound is not.
    static func error(_ failure: ProviderFailure?, of provider: String, isKept: Bool) -> [UInt8] {
        guard let failure else { return error(code: ProviderFailure.Kind.refused.rawValue, retryable: false) }
        return error(
            code: failure.kind.rawValue, retryable: isKept && failure.isRetryable, detail: failure.detail,
            provider: ProviderEventData.words(of: failure, provider))
    }

    /// The `data` of a `message.state` event.
    static func stateData(_ id: MessageID, _ state: MessageState, error: [UInt8]?) -> [UInt8] {
        var writer = JSONWriter(reservingBytes: 96)
        writer.beginObject()
        writer.member("messageId") { id.append(to: &$0) }
        writer.member("state", state.rawValue)
        if let error {
            writer.key("error")
            writer.writeRaw(error)
        }
        writer.endObject()
        return writer.finish()
    }

    /// The content object of a stored fixed part.
    static func content(in fixed: [UInt8]) -> JSONValue? {
        (try? JSONValue(parsing: fixed + [UInt8(ascii: "}")]))?["content"]
    }

    /// The context that goes to the provider with a stored fixed part, in place of that of its last answer.
    static func context(in fixed: [UInt8]) -> JSONObject? {
        (try? JSONValue(parsing: fixed + [UInt8(ascii: "}")]))?["context"]?.objectValue
    }

    /// The message that a stored fixed part answers; nil where it answers none in so many words.
    static func replyTo(in fixed: [UInt8]) -> MessageID? {
        (try? JSONValue(parsing: fixed + [UInt8(ascii: "}")]))?["replyTo"]?.stringValue.flatMap { MessageID($0) }
    }

    /// The content of a stored fixed part that a user sent.
    static func userContent(in fixed: [UInt8]) -> UserContent? {
        guard var content = content(in: fixed)?.objectValue else { return nil }
        // The gateway's own description of what `attachmentIds` names.
        _ = content.remove("attachments")
        return try? UserContent(stored: .object(content))
    }

    /// The files that the content of a whole message names.
    static func fileIDs(in message: [UInt8]) -> [AttachmentID] {
        let content = (try? JSONValue(parsing: message))?["content"]
        return (content?["attachmentIds"]?.arrayValue ?? []).compactMap { $0.stringValue.flatMap { AttachmentID($0) } }
    }

    /// Finds an action by its id anywhere in a content object: its payload, its label and its type.
    static func action(_ id: String, in content: JSONValue) -> (payload: JSONValue?, label: String?, type: String)? {
        switch content {
        case .array(let items):
            for item in items {
                if let found = action(id, in: item) { return found }
            }
            return nil
        case .object(let object):
            if object["id"]?.stringValue == id, let type = object["type"]?.stringValue, actionTypes.contains(type) {
                return (object["payload"], object["label"]?.stringValue, type)
            }
            // A payload is the vendor's own and may hold anything.
            for member in object.members where member.key != "payload" && member.key != "native" {
                if let found = action(id, in: member.value) { return found }
            }
            return nil
        default: return nil
        }
    }

    /// Takes literals and numbers: the former lie in the program and are not made anew.
    private static func append(_ text: String, to bytes: inout [UInt8]) { bytes.append(contentsOf: text.utf8) }

    private static let actionTypes: Set<String> = [
        "postback", "url", "call", "location", "submit", "popup", "unsupported",
    ]
}
