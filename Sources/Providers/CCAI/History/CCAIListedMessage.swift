import Chronology
import Domain
import JSON

/// A message in the platform's list: `{sender, timestamp, message}`, or flat (assumed).
struct CCAIListedMessage: Hashable, Sendable {
    /// The platform's words for senders, all of them (section 10).
    private static let senders: Set<String> = [
        "end_user", "agent", "manager", "external_agent", "virtual_agent", "task_virtual_agent", "system",
    ]
    /// The messages of a user's client beside words, photos and videos.
    private static let otherTypes: Set<String> = ["noti", "action", "form_data", "form_complete", "audio", "document"]

    /// The platform's word for its sender.
    let sender: String
    /// The message.
    let message: CCAIMessage
    /// When it was said, by the platform's clock, in milliseconds since the Unix epoch.
    let at: Int64?
    /// The entry as it came.
    let entry: JSONObject

    /// Reads an entry; nil for one that may be anything: of a sender whom nobody knows, or the user's and not readable.
    init?(_ value: JSONValue) {
        guard let entry = value.objectValue else { return nil }
        self.entry = entry
        let words = [
            entry["sender"]?["type"], entry["sender"], entry["sender_type"], entry["user_type"], entry["role"],
        ]
        sender = words.lazy.compactMap { CCAIJSON.text($0) }.first ?? CCAIPerson(senderIn: entry).type
        message = entry["message"]?.objectValue == nil ? CCAIMessage(entry) : CCAIMessage(in: entry)
        at = ["timestamp", "created_at", "sent_at"].lazy.compactMap { Self.time(entry[$0]) }.first
        guard Self.senders.contains(sender), sender != "end_user" || isReadable else { return nil }
    }

    /// The key of words or media of the user's; nil for any other message.
    var echoKey: CCAIEchoKey? { sender == "end_user" && message.isEchoed ? message.echoKey : nil }

    /// The marks by which the message is known again.
    var mark: CCAIHeardMessages.Mark {
        CCAIHeardMessages.Mark(message, by: person.role, id: CCAIJSON.id(entry["message"]?["message_id"]), at: at)
    }

    /// Tells it from every other one of the chat.
    var id: String { "list:" + (CCAIJSON.id(entry["id"]) ?? CCAIJSON.name(ofBytes: JSONValue.object(entry).encoded())) }

    /// The message as a webhook would have brought it.
    func event(in chatID: Int) -> CCAIHookEvent? {
        var body: JSONObject = entry["message"]?.objectValue == nil ? ["message": .object(entry)] : entry
        if CCAIPerson(senderIn: body).type != sender {
            body.set("sender", to: ["type": JSONValue(sender), "id": entry["sender_id"] ?? .null])
        }
        var object: JSONObject = [
            "event_type": "message_received", "chat_id": JSONValue(chatID), "body": .object(body),
        ]
        if let at { object.append("timestamp", JSONValue(Timestamp(milliseconds: at).rfc3339)) }
        var event = CCAIHookEvent(decoding: JSONValue.object(object).encoded())
        event?.native = JSONValue.object(entry).encoded()
        return event
    }

    private var person: CCAIPerson { CCAIPerson(senderIn: ["sender": ["type": JSONValue(sender)]]) }

    private var isReadable: Bool {
        switch message.type {
        case "photo", "image", "video": message.mediaID != nil
        case _ where message.isEchoed: message.text != nil
        default: Self.otherTypes.contains(message.type)
        }
    }

    private static func time(_ value: JSONValue?) -> Int64? {
        if let text = value?.stringValue { return Timestamp(rfc3339: text)?.milliseconds }
        // Seconds, or milliseconds where there are thirteen digits.
        guard let number = value?.intValue, number > 0 else { return nil }
        return Int64(number < 100_000_000_000 ? number * 1000 : number)
    }
}
