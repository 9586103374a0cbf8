import Chronology
import JSON

/// A connection of the participant (`PROTOCOL.md`, section 6.1).
struct ConnectConnection: Hashable, Sendable {
    /// `Websocket.Url`, to be dialled byte for byte, soon.
    var url: String?
    /// `Websocket.ConnectionExpiry`: about when the socket ends.
    var urlExpiry: Timestamp?
    /// `ConnectionCredentials.ConnectionToken`.
    var token: String?
    /// `ConnectionCredentials.Expiry`.
    var tokenExpiry: Timestamp?

    /// Reads the two members, of a new contact's answer too.
    init(_ answer: JSONValue) {
        url = answer["Websocket"]?["Url"]?.stringValue.nonEmpty
        urlExpiry = answer["Websocket"]?["ConnectionExpiry"]?.stringValue.flatMap { Timestamp(rfc3339: $0) }
        token = answer["ConnectionCredentials"]?["ConnectionToken"]?.stringValue.nonEmpty
        tokenExpiry = answer["ConnectionCredentials"]?["Expiry"]?.stringValue.flatMap { Timestamp(rfc3339: $0) }
    }
}

/// A page of a transcript (section 11).
struct ConnectTranscriptPage: Sendable {
    /// In the order they came.
    let items: [ConnectItem]
    /// The items as the vendor gave them.
    let natives: [JSONValue]
    /// Where the next page is; nil at the end, for which the vendor has two spellings.
    let next: String?

    init(_ answer: JSONValue) {
        natives = answer["Transcript"]?.arrayValue ?? []
        items = natives.compactMap { ConnectItem($0) }
        next = answer["NextToken"]?.stringValue.nonEmpty
    }
}

/// Where the bytes of a file are to go (section 12).
struct ConnectUploadPlace: Sendable {
    /// `AttachmentId`.
    let attachmentID: String
    /// `UploadMetadata.Url`.
    let url: String
    /// `UploadMetadata.UrlExpiry`; without fractions of a second.
    let expiry: Timestamp?
    /// `UploadMetadata.HeadersToInclude`, all of them, as they came.
    let headers: [(name: String, value: String)]

    init?(_ answer: JSONValue) {
        guard let id = answer["AttachmentId"]?.stringValue.nonEmpty, let metadata = answer["UploadMetadata"],
            let url = metadata["Url"]?.stringValue.nonEmpty
        else { return nil }
        attachmentID = id
        self.url = url
        expiry = metadata["UrlExpiry"]?.stringValue.flatMap { Timestamp(rfc3339: $0) }
        headers = (metadata["HeadersToInclude"]?.objectValue?.members ?? []).compactMap { member in
            member.value.stringValue.map { (member.key, $0) }
        }
    }
}

/// The answer to SendMessage: what became of the message (section 8.3).
struct ConnectSent: Hashable, Sendable {
    /// `Id`.
    let id: String?
    /// `MessageMetadata.MessageProcessingStatus`.
    let processingStatus: String?

    init(_ answer: JSONValue) {
        id = answer["Id"]?.stringValue.nonEmpty
        processingStatus = answer["MessageMetadata"]?["MessageProcessingStatus"]?.stringValue
    }
}

extension ConnectReply {
    /// The body as JSON: an empty one is an empty object.
    func json() throws(ConnectFailure) -> JSONValue {
        guard !body.isEmpty else { return .object(JSONObject()) }
        guard let value = try? JSONValue(parsing: body), value.objectValue != nil else { throw .malformed }
        return value
    }
}

extension String? {
    /// Nil for an empty text as well.
    fileprivate var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
