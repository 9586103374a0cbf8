import Chronology
import JSON

/// A participant of a contact.
struct ConnectParty {
    let id: String
    var name: String
    let role: String
}

/// The media types of contents (protocol note section 8.2) and events (section 8.4).
enum ConnectContentType {
    static let plain = "text/plain"
    static let markdown = "text/markdown"
    static let json = "application/json"
    static let interactive = "application/vnd.amazonaws.connect.message.interactive"
    static let response = "application/vnd.amazonaws.connect.message.interactive.response"
    static let all = [plain, markdown, json, interactive, response]
    /// The types that a customer may send.
    static let sendable = [plain, markdown, json, response]

    static func event(_ suffix: String) -> String { "application/vnd.amazonaws.connect.event." + suffix }
}

/// One item of a contact (protocol note section 8.1).
struct ConnectItem {
    /// The kind of an item, as it stands under `Type`.
    enum Kind: String {
        case message = "MESSAGE"
        case event = "EVENT"
        case attachment = "ATTACHMENT"
        case metadata = "MESSAGEMETADATA"
    }

    /// Events that no transcript has (section 8.4).
    private static let fleeting: Set<String> = Set(
        [
            "typing", "participant.idle", "participant.returned", "participant.autodisconnection",
            "participant.displayname.updated", "chat.rehydrated", "message.metadata",
        ]
        .map(ConnectContentType.event))

    let id: String
    let kind: Kind
    let milliseconds: Int64
    var contentType: String?
    var content: String?
    /// The participant that sent it; nil where the service did.
    var party: ConnectParty?
    var contactID: String?
    /// The contact it came from, where it is of the past.
    var relatedContactID: String?
    var attachments: [JSONValue] = []
    var metadata: JSONObject?

    init(_ kind: Kind, id: String, at milliseconds: Int64) {
        self.kind = kind
        self.id = id
        self.milliseconds = milliseconds
    }

    /// Whether a transcript has it.
    var isStored: Bool { contentType.map { !Self.fleeting.contains($0) } ?? true }

    /// As a transcript has it.
    var object: JSONObject {
        var object: JSONObject = ["AbsoluteTime": .string(Timestamp(milliseconds: milliseconds).rfc3339)]
        func add(_ name: String, _ text: String?) { if let text { object.append(name, .string(text)) } }
        add("Content", content)
        add("ContentType", contentType)
        add("Id", id)
        add("Type", kind.rawValue)
        add("ParticipantId", party?.id)
        add("DisplayName", party?.name)
        add("ParticipantRole", party?.role)
        if !attachments.isEmpty { object.append("Attachments", .array(attachments)) }
        if let metadata { object.append("MessageMetadata", .object(metadata)) }
        add("RelatedContactId", relatedContactID)
        if relatedContactID == nil { add("ContactId", contactID) }
        return object
    }

    /// As a socket brings it: the item as a string within the frame (section 7.2).
    func frame(initialContactID: String) -> [UInt8] {
        var object = object
        // Receipts name no contact (section 8.1).
        if kind == .metadata {
            object.remove("ContactId")
        } else {
            object.append("InitialContactId", .string(initialContactID))
        }
        return Self.frame(object)
    }

    static func frame(_ item: JSONObject) -> [UInt8] {
        let text = String(decoding: JSONValue.object(item).encoded(), as: UTF8.self)
        let frame: JSONValue = ["content": .string(text), "contentType": "application/json", "topic": "aws/chat"]
        return frame.encoded()
    }
}
