import Chronology
import Domain
import JSON

/// An item of a chat, from the socket or a transcript (`PROTOCOL.md`, section 8.1).
///
/// Nothing but the object itself is required: the end of a chat comes without role, name and participant, and files
/// without a content type.
struct ConnectItem: Hashable, Sendable {
    /// `Id`; pieces of one message share it.
    let id: String?
    /// `Type`, such as `MESSAGE`, or what the vendor thinks of next.
    let type: String
    /// `ContentType`.
    let contentType: String?
    /// `Content`: a text, which may be JSON itself.
    let content: String?
    /// `AbsoluteTime`; nil where it cannot be read.
    let time: Timestamp?
    /// `ParticipantId`.
    let participantID: String?
    /// `DisplayName`.
    let displayName: String?
    /// `ParticipantRole`, such as `AGENT`.
    let role: String?
    /// `InitialContactId`: the same in all segments.
    let initialContactID: String?
    /// `ContactId`: another after a transfer.
    let contactID: String?
    /// `RelatedContactId`: of a chat of the past that was brought back.
    let relatedContactID: String?
    /// `Attachments`.
    let attachments: [Attachment]
    /// `MessageMetadata`.
    let metadata: Metadata?
    /// The whole item.
    let native: JSONValue

    /// A file of an item.
    struct Attachment: Hashable, Sendable {
        /// `AttachmentId`.
        let id: String
        /// `AttachmentName`.
        let name: String?
        /// `ContentType`.
        let contentType: String?
        /// `Status`: `APPROVED`, `REJECTED` or `IN_PROGRESS`.
        let status: String?
    }

    /// The metadata of a message: what is known of it beside what it says.
    struct Metadata: Hashable, Sendable {
        /// `MessageId`: of the message that receipts are for.
        let messageID: String?
        /// `Receipts`, all of them.
        let receipts: [Receipt]
        /// `MessageProcessingStatus`: `PROCESSING`, `FAILED` or `REJECTED`.
        let processingStatus: String?
        /// `ChunkNumber`: from 1.
        let chunkNumber: Int?
        /// `MessageCompleted`: there for messages that come in pieces only.
        let isCompleted: Bool?
    }

    /// A receipt: a participant has, or has read, a message.
    struct Receipt: Hashable, Sendable {
        /// `RecipientParticipantId`.
        let participantID: String?
        /// `ReadTimestamp` is there; else `DeliveredTimestamp` is all there is.
        let isRead: Bool
        /// The moment that it names; nil where it cannot be read.
        var time: Timestamp?
    }

    /// Reads an item; nil for what is no object with a `Type`.
    init?(_ value: JSONValue) {
        guard let type = value["Type"]?.stringValue else { return nil }
        func text(_ key: String) -> String? { value[key]?.stringValue.flatMap { $0.isEmpty ? nil : $0 } }
        self.type = type
        id = text("Id")
        contentType = text("ContentType")
        content = value["Content"]?.stringValue
        time = value["AbsoluteTime"]?.stringValue.flatMap { Timestamp(rfc3339: $0) }
        participantID = text("ParticipantId")
        displayName = text("DisplayName")
        role = text("ParticipantRole")
        initialContactID = text("InitialContactId")
        contactID = text("ContactId")
        relatedContactID = text("RelatedContactId")
        attachments = (value["Attachments"]?.arrayValue ?? []).compactMap(Self.attachment)
        metadata = value["MessageMetadata"].flatMap(Self.metadata)
        native = value
    }

    /// Whether it belongs to the chat that began with this contact (section 8.1).
    ///
    /// Metadata names no contact at all.
    func belongs(to initialContactID: String, contacts: Set<String>) -> Bool {
        if type == "MESSAGEMETADATA" || self.initialContactID == initialContactID { return true }
        if let contactID { return contacts.contains(contactID) }
        return self.initialContactID == nil
    }

    /// The role of the sender, in the gateway's words: an unknown one is the system's.
    var sender: SenderRole {
        switch role {
        case "CUSTOMER": .user
        case "AGENT", "SUPERVISOR": .agent
        case "CUSTOM_BOT": .bot
        // Flows and their bots speak as the system.
        default: type == "MESSAGE" ? .bot : .system
        }
    }

    /// About how much memory it takes, in bytes.
    var costBytes: Int { 1024 + (content?.utf8.count ?? 0) }

    /// The name of an event, such as `participant.joined`.
    var eventName: String? { contentType.flatMap(ConnectContentType.eventName) }

    private static func attachment(_ value: JSONValue) -> Attachment? {
        guard let id = value["AttachmentId"]?.stringValue, !id.isEmpty else { return nil }
        return Attachment(
            id: id, name: value["AttachmentName"]?.stringValue, contentType: value["ContentType"]?.stringValue,
            status: value["Status"]?.stringValue)
    }

    private static func metadata(_ value: JSONValue) -> Metadata? {
        guard value.objectValue != nil else { return nil }
        let receipts = (value["Receipts"]?.arrayValue ?? []).compactMap { receipt -> Receipt? in
            func moment(_ key: String) -> String? { receipt[key]?.stringValue.flatMap { $0.isEmpty ? nil : $0 } }
            let read = moment("ReadTimestamp")
            guard let text = read ?? moment("DeliveredTimestamp") else { return nil }
            return Receipt(
                participantID: receipt["RecipientParticipantId"]?.stringValue, isRead: read != nil,
                time: Timestamp(rfc3339: text))
        }
        return Metadata(
            messageID: value["MessageId"]?.stringValue, receipts: receipts,
            processingStatus: value["MessageProcessingStatus"]?.stringValue,
            chunkNumber: value["ChunkNumber"]?.intValue, isCompleted: value["MessageCompleted"]?.boolValue)
    }
}
