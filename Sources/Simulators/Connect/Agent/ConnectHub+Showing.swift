import JSON
import SimulatorKit

/// The agent's side beside what it says: files, and the request that the customer proves who it is.
extension ConnectHub {
    /// Shows where an attachment of the customer is; it has no type of its own (section 8.1).
    func showAttachment(_ id: String, _ status: String, in contact: ConnectContact) {
        guard let attachment = contact.attachments[id] else { return }
        show(attachment: id, attachment.name, attachment.type, status, by: contact.customer, in: contact)
    }

    private func show(
        attachment id: String, _ name: String, _ type: String, _ status: String, by party: ConnectParty?,
        in contact: ConnectContact
    ) {
        var item = ConnectItem(.attachment, id: id, at: now)
        item.party = party
        item.attachments = [
            [
                "AttachmentId": .string(id), "AttachmentName": .string(name), "ContentType": .string(type),
                "Status": .string(status),
            ]
        ]
        emit(item, in: contact)
    }

    /// The agent sends a file.
    func sendFile(in contact: ConnectContact) {
        let id = makeID()
        let bytes = [UInt8]("Your invoice, Zoë\n".utf8)
        files.add(id, type: "text/plain", bytes, bytesMax: configuration.attachmentBytesMax)
        var attachment = ConnectContact.Attachment(
            name: "invoice (1).txt", type: "text/plain", sizeBytes: bytes.count, target: "", fields: [],
            expiresAtMilliseconds: 0)
        (attachment.isUploaded, attachment.isCompleted) = (true, true)
        contact.attachments[id] = attachment
        show(attachment: id, attachment.name, attachment.type, "APPROVED", by: contact.agent, in: contact)
    }

    /// Asks the customer to authenticate; a word of the script does so.
    func beginAuthentication(in contact: ConnectContact) {
        let id = makeID()
        contact.authentication = .init(sessionID: id, begunAtMilliseconds: now)
        event("authentication.initiated", content: #"{"SessionId":"\#(id)"}"#, in: contact)
    }
}
