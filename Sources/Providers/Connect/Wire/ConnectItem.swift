import Chronology
import Domain
import JSON

/// An item of a chat, from the socket or a transcript (`PROTOCOL.md`, section 8.1).
///
/// Nothing but the object itself is required: the end of a chat comes without role, name and participant, and files
/// without a content type.
struct ConnectItem: Hashable, Sendable {
    /// `Id`; pieces of one message share it.
    private(set) var id: String?
    /// `Type`, such as `MESSAGE`, or what the vendor thinks of next.
    private(set) var type = ""
    /// `ContentType`.
    private(set) var contentType: String?
    /// `Content`: a text, which may be JSON itself.
    private(set) var content: String?
    /// `AbsoluteTime`; nil where it cannot be read.
    private(set) var time: Timestamp?
    /// `ParticipantId`.
    private(set) var participantID: String?
    /// `DisplayName`.
    private(set) var displayName: String?
    /// `ParticipantRole`, such as `AGENT`.
    private(set) var role: String?
    /// `InitialContactId`: the same in all segments.
    private(set) var initialContactID: String?
    /// `ContactId`: another after a transfer.
    private(set) var contactID: String?
    /// `RelatedContactId`: of a chat of the past that was brought back.
    private(set) var relatedContactID: String?
    /// `Attachments`.
    private(set) var attachments: [Attachment] = []
    /// `MessageMetadata`.
    private(set) var metadata: Metadata?
    /// The name of an event, such as `participant.joined`.
    private(set) var eventName: String?
    /// The whole item as it came.
    private let raw: [UInt8]

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
    init?(_ value: JSONValue) { self.init(reading: value.encoded(), Self.limits) }

    /// Reads an item as it stands in a frame, without a tree; of members that are repeated the last one counts.
    init?(reading text: [UInt8], _ limits: JSONLimits = ConnectFrame.limits) {
        raw = text
        do throws(JSONError) {
            guard try read(text, limits) else { return nil }
        } catch {
            return nil
        }
    }

    /// `false` without a `Type`.
    private mutating func read(_ text: [UInt8], _ limits: JSONLimits) throws(JSONError) -> Bool {
        var type: String?
        var reader = try JSONReader(text.span, limits: limits)
        try reader.beginObject()
        while try reader.nextKey() {
            if reader.isKey("Type") {
                type = try reader.text()
            } else if reader.isKey("Id") {
                id = try reader.words()
            } else if reader.isKey("ContentType") {
                contentType = try reader.words()
            } else if reader.isKey("Content") {
                content = try reader.text()
            } else if reader.isKey("AbsoluteTime") {
                time = try reader.text().flatMap { Timestamp(rfc3339: $0) }
            } else if reader.isKey("ParticipantId") {
                participantID = try reader.words()
            } else if reader.isKey("DisplayName") {
                displayName = try reader.words()
            } else if reader.isKey("ParticipantRole") {
                role = try reader.words()
            } else if reader.isKey("InitialContactId") {
                initialContactID = try reader.words()
            } else if reader.isKey("ContactId") {
                contactID = try reader.words()
            } else if reader.isKey("RelatedContactId") {
                relatedContactID = try reader.words()
            } else if reader.isKey("Attachments") {
                attachments = (try reader.readValue().arrayValue ?? []).compactMap(Self.attachment)
            } else if reader.isKey("MessageMetadata") {
                metadata = Self.metadata(try reader.readValue())
            } else {
                try reader.skipValue()
            }
        }
        try reader.finish()
        self.type = type ?? ""
        eventName = contentType.flatMap(ConnectContentType.eventName)
        return type != nil
    }

    // MARK: The whole item

    /// An item that was read once is read again whatever its depth.
    private static let limits = JSONLimits(
        depthMax: JSONLimits.depthCeiling, bytesMax: .max, nodesMax: .max, loneSurrogates: .replace)

    /// The whole item as a value.
    var native: JSONValue { (try? JSONValue(parsing: raw, limits: Self.limits)) ?? .null }

    /// The digest of the whole item.
    var digest: UInt64 { ConnectSeenItem.digest(of: raw) }

    /// The whole item as text: as it came, but for halves of characters, which not every reader takes.
    var nativeText: [UInt8] {
        let span = raw.span
        for index in span.indices where span[index] == UInt8(ascii: "\\") && index + 2 < span.count {
            if span[index + 1] == UInt8(ascii: "u"), span[index + 2] | 0x20 == UInt8(ascii: "d") {
                return native.encoded()
            }
        }
        return raw
    }

    /// Whether it belongs to the chat that began with this contact (section 8.1).
    ///
    /// Metadata names no contact at all.
    /// - Parameter isKnown: whether a contact is one of the chat's.
    func belongs(to initialContactID: String, isKnown: (String) -> Bool) -> Bool {
        if type == "MESSAGEMETADATA" || self.initialContactID == initialContactID { return true }
        if let contactID { return isKnown(contactID) }
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

extension JSONReader {
    /// A text; nil for a value of another kind.
    mutating func text() throws(JSONError) -> String? {
        if try peekKind() == .string { return try readString() }
        try skipValue()
        return nil
    }

    /// A text that is not empty; nil for everything else.
    mutating func words() throws(JSONError) -> String? { try text().flatMap { $0.isEmpty ? nil : $0 } }
}
