import Chronology
import JSON

/// The event of a webhook: its envelope, read defensively (`PROTOCOL.md`, section 9.4).
///
/// `{"event_type", "timestamp", "chat_id", "body"}`; everything but the event's name may be missing.
struct CCAIHookEvent: Hashable, Sendable {
    /// The events that are known, by their normalised names.
    enum Kind: String, Sendable, CaseIterable {
        case chatCreated = "chat_created"
        case participantJoined = "participant_joined"
        case participantLeft = "participant_left"
        case messageReceived = "message_received"
        case chatEnded = "chat_ended"
        case chatDismissed = "chat_dismissed"
        /// Assumed: the platform publishes no name for it.
        case chatResumed = "chat_resumed"
        /// Assumed: the platform speaks of transfers and publishes no name.
        case chatTransferred = "chat_transferred"
        case escalationStarted = "escalation_started"
        case escalationAccepted = "escalation_accepted"
        /// Assumed by name; any other event of an escalation that has options or a reason is one as well.
        case escalationDeflected = "escalation_deflected"
        /// Every other one.
        case other = ""
    }

    /// Which event it is.
    var kind: Kind
    /// `event_type`, normalised: `MessageReceivedEvent` is `message_received`; at most 128 characters.
    var name: String
    /// `chat_id`; nil where the event names none.
    var chatID: Int?
    /// `timestamp` in milliseconds since the Unix epoch, to the second as the platform writes it.
    var at: Int64?
    /// `body`; empty where it is missing or null.
    var body: JSONObject
    /// The whole event as JSON that everybody can read: byte for byte as it came, unless it has half of an emoji.
    var native: [UInt8]

    /// Reads an event; nil for what is no JSON object.
    init?(decoding bytes: [UInt8]) {
        if let object = (try? JSONValue(parsing: bytes, limits: CCAIJSON.limits))?.objectValue {
            self.init(object, native: bytes)
        } else if let value = try? JSONValue(parsing: bytes, limits: CCAIJSON.lenientLimits),
            let object = value.objectValue
        {
            self.init(object, native: value.encoded())
        } else {
            return nil
        }
    }

    private init(_ object: JSONObject, native: [UInt8]) {
        name = String(Self.normalised(object["event_type"]?.stringValue ?? "").prefix(128))
        let body = object["body"]?.objectValue ?? JSONObject()
        kind = Self.kind(name, body)
        chatID =
            CCAIJSON.integer(object["chat_id"]) ?? CCAIJSON.integer(body["chat_id"])
            ?? CCAIJSON.integer(body["chat"]?["id"])
        // The body of this one is a chat object itself.
        if chatID == nil, kind == .chatCreated { chatID = CCAIJSON.integer(body["id"]) }
        at = CCAIJSON.time(object["timestamp"])?.milliseconds
        self.body = body
        self.native = native
    }

    /// The user's identifier, where the event says it.
    var userIdentifier: String? {
        let users = [body["end_user"], body["chat"]?["end_user"], body["sender"]?["end_user"]]
        return users.lazy.compactMap { user in
            CCAIJSON.text(user?["identifier"]) ?? CCAIJSON.integer(user?["identifier"]).map(String.init)
        }.first
    }

    /// `message.message_id` of a message, where there is one (section 9.6).
    var messageID: String? { kind == .messageReceived ? CCAIJSON.id(body["message"]?["message_id"]) : nil }

    /// The chat's status in an event about the chat.
    var chatStatus: String? {
        let status = CCAIJSON.text(body["chat"]?["status"], charactersMax: 64)
        // A participant and a message have statuses of their own.
        return status ?? (name.hasPrefix("chat_") ? CCAIJSON.text(body["status"], charactersMax: 64) : nil)
    }

    /// `escalation_id` or `escalation.id`.
    var escalationID: Int? { CCAIJSON.integer(body["escalation_id"]) ?? CCAIJSON.integer(body["escalation"]?["id"]) }

    // MARK: Names

    private static func kind(_ name: String, _ body: JSONObject) -> Kind {
        if let kind = Kind(rawValue: name) { return kind }
        if name.hasPrefix("escalation") || name.contains("deflect") {
            let hasChoice = body["options"] != nil || body["reason"] != nil || body["escalation"]?["options"] != nil
            return hasChoice || name.contains("deflect") ? .escalationDeflected : .other
        }
        return name.hasPrefix("chat_transfer") ? .chatTransferred : .other
    }

    /// A name in the form `snake_case`, without `_event` at its end.
    static func normalised(_ name: String) -> String {
        var letters: [UInt8] = []
        let bytes = Array(name.utf8.prefix(256))
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case 0x41...0x5a:
                // Before a capital behind a small letter, and before the last of several capitals.
                let follows = index > 0 && !isCapital(bytes[index - 1])
                let leads = index > 0 && index + 1 < bytes.count && isSmall(bytes[index + 1])
                if follows || leads, letters.last.map({ $0 != UInt8(ascii: "_") }) ?? false {
                    letters.append(UInt8(ascii: "_"))
                }
                letters.append(byte | 0x20)
            case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: " "): letters.append(UInt8(ascii: "_"))
            default: letters.append(byte)
            }
        }
        let normalised = String(decoding: letters, as: UTF8.self)
        let suffix = "_event"
        return normalised.hasSuffix(suffix) ? String(normalised.dropLast(suffix.count)) : normalised
    }

    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5a).contains(byte) }

    private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte) }
}
