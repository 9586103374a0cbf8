import EventLoop
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

    /// How long after the event the URL may be fetched.
    static let fetchWithin: Duration = .seconds(60)

    /// Asks the customer to authenticate; a word of the script does so.
    func beginAuthentication(in contact: ConnectContact) {
        let id = makeID()
        contact.authentication = .init(sessionID: id, begunAtMilliseconds: now)
        event("authentication.initiated", content: #"{"SessionId":"\#(id)"}"#, in: contact)
        lapseAuthentication("timeout", id, after: Self.fetchWithin, in: contact) { $0.state == nil }
    }

    /// The request for a proof is void, and the customer is told why: `timeout` or `expired`.
    func lapseAuthentication(_ why: String, in contact: ConnectContact) {
        contact.authentication = nil
        event("authentication.\(why)", in: contact)
    }

    /// Makes a request void after some time, if it is there yet and in such a state.
    func lapseAuthentication(
        _ why: String, _ id: String, after time: Duration, in contact: ConnectContact,
        where isStuck: @escaping @Sendable (ConnectContact.Authentication) -> Bool
    ) {
        loop.schedule(after: time) { [weak self, weak contact] in
            guard let self, let contact, !contact.isEnded, let session = contact.authentication,
                session.sessionID == id, isStuck(session)
            else { return }
            lapseAuthentication(why, in: contact)
        }
    }
}
