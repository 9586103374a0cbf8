import Chronology
import Crypto
import Domain
package import JSON
package import Store

/// The JSON of files: by themselves, and in the content of messages.
package struct AttachmentDocument {
    /// The gateway's own address, without a slash at its end.
    let publicURL: String

    /// Where the bytes of a file can be had.
    func url(_ id: AttachmentID, of session: SessionID) -> String {
        "\(publicURL)/v1/sessions/\(session)/attachments/\(id)/content"
    }

    /// `{id, name, contentType, sizeBytes?, sha256?, state, direction, url, messageId?, error?, createdAt, updatedAt}`.
    package func json(_ file: AttachmentRecord) -> JSONObject {
        var object = info(file)
        if let sha256 = file.sha256 { object.append("sha256", JSONValue(Self.hex(sha256))) }
        object.append("state", JSONValue(Self.word(file.state)))
        object.append("direction", JSONValue(Self.word(file.direction)))
        if let message = file.message { object.append("messageId", JSONValue(message.description)) }
        if let error = file.error.flatMap({ try? JSONValue(parsing: $0) }) { object.append("error", error) }
        object.append("createdAt", JSONValue(Timestamp(milliseconds: file.createdAt).rfc3339))
        object.append("updatedAt", JSONValue(Timestamp(milliseconds: file.updatedAt).rfc3339))
        return object
    }

    /// `{id, name, contentType, sizeBytes?, url}`: what messages say of a file.
    func info(_ file: AttachmentRecord) -> JSONObject {
        var object: JSONObject = [
            "id": JSONValue(file.id.description), "name": JSONValue(file.name),
            "contentType": JSONValue(file.contentType),
        ]
        if let size = file.sizeBytes { object.append("sizeBytes", JSONValue(Int(size))) }
        object.append("url", JSONValue(url(file.id, of: file.session)))
        return object
    }

    /// A content object with the member `attachments`, in place of one that it has.
    func content(_ content: [UInt8], with files: [AttachmentRecord]) -> [UInt8] {
        guard var object = (try? JSONValue(parsing: content))?.objectValue else { return content }
        object.set("attachments", to: .array(files.map { .object(info($0)) }))
        return JSONValue.object(object).encoded()
    }

    /// The word for a direction.
    static func word(_ direction: AttachmentRecord.Direction) -> String {
        switch direction {
        case .outbound: "outbound"
        case .inbound: "inbound"
        case .earlier: "earlier"
        }
    }

    /// The word for a state.
    static func word(_ state: AttachmentRecord.State) -> String {
        switch state {
        case .pending: "pending"
        case .ready: "ready"
        case .rejected: "rejected"
        }
    }

    /// The entity tag of bytes that went through our hands; nil for all others.
    package static func tag(_ file: AttachmentRecord) -> String? { file.sha256.map { "\"\(hex($0))\"" } }

    static func hex(_ bytes: [UInt8]) -> String { String(decoding: Hex.encode(bytes.span), as: UTF8.self) }
}
