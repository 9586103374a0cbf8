import Domain
import JSON

/// A person or machine that an event names: a sender, or a participant who came or went (`PROTOCOL.md`, sections 9.4
/// and 10).
struct CCAIPerson: Hashable, Sendable {
    /// The platform's word for the role, such as `virtual_agent`; empty where it says none.
    var type: String
    /// The platform's id, as text.
    var id: String?
    /// The name to show.
    var name: String?
    /// A picture.
    var avatarURL: String?

    /// The sender of a message.
    init(senderIn body: JSONObject) {
        let sender = body["sender"]?.objectValue ?? JSONObject()
        self.init(type: CCAIJSON.text(sender["type"]) ?? Self.nameOfDetails(sender) ?? "", sender, sender)
    }

    /// The participant who came or went: the type from `type`, or else from `sender.type`.
    init(participantIn body: JSONObject) {
        let sender = body["sender"]?.objectValue ?? body["participant"]?.objectValue ?? JSONObject()
        let type =
            CCAIJSON.text(body["type"]) ?? CCAIJSON.text(sender["type"]) ?? Self.nameOfDetails(body)
            ?? Self.nameOfDetails(sender)
        self.init(type: type ?? "", body, sender)
    }

    /// The one whom a chat object names under a key, such as `agent`; nil where there is nobody.
    init?(_ key: String, in chat: JSONObject) {
        guard let details = chat[key]?.objectValue else { return nil }
        self.init(type: key, chat, details)
    }

    private init(type: String, _ outer: JSONObject, _ sender: JSONObject) {
        self.type = CCAIJSON.cut(type, charactersMax: 64)
        let details = outer[type]?.objectValue ?? sender[type]?.objectValue ?? JSONObject()
        id = CCAIJSON.id(details["id"]) ?? CCAIJSON.id(sender["id"])
        name = Self.name(details) ?? Self.name(sender)
        avatarURL = CCAIJSON.address(details["avatar_url"]) ?? CCAIJSON.address(sender["avatar_url"])
    }

    private static func name(_ object: JSONObject) -> String? {
        CCAIJSON.text(object["name"], charactersMax: 128) ?? CCAIJSON.text(object["first_name"], charactersMax: 128)
    }

    private static func nameOfDetails(_ object: JSONObject) -> String? {
        ["agent", "virtual_agent"].first { object[$0]?.objectValue != nil }
    }

    /// The role in our words; somebody of an unknown type speaks for the platform.
    var role: SenderRole {
        switch type {
        case "end_user": .user
        case "agent", "manager", "external_agent": .agent
        case "virtual_agent", "task_virtual_agent": .bot
        default: .system
        }
    }

    /// The id that tells participants of a chat apart, of at most 64 bytes of ASCII: a person and a machine may have
    /// the same number.
    var participantID: String {
        let whole = id.map { "\(type):\($0)" } ?? type
        let isPlain = whole.utf8.count <= 64 && whole.utf8.allSatisfy { (0x20...0x7e).contains($0) }
        return isPlain ? whole : "\(role.rawValue):\(CCAIJSON.digest(whole))"
    }

    /// The same in our words.
    var participant: Participant { Participant(id: participantID, role: role, name: name, avatarURL: avatarURL) }
}
