import Chronology
import Domain
import JSON
import ProviderKit
import Store
import Telemetry

/// Messages of the provider, with their files: new, changed, and taken back.
extension Session {
    /// A new message of the provider.
    func received(_ message: InboundMessage, replyTo: MessageID?) {
        noteGoodFrame()
        environment.parts.metrics.messagesOut.increment()
        let messageID = MessageID(environment.shard.ids.next(id.value.bucket))
        let now = environment.now
        let (message, files) = takingFiles(of: message, messageID, at: now)
        let createdAt = message.saidAt.map { min(Timestamp(milliseconds: $0), now) } ?? now
        let fixed = fixedPart(of: message, messageID, replyTo: replyTo, createdAt: createdAt)
        let record = MessageRecord(
            id: messageID, session: id, leg: spokenLeg, senderRole: message.role, document: fixed,
            native: message.native.isEmpty ? nil : message.native, isOutbound: false, state: .delivered,
            createdAt: createdAt.milliseconds, updatedAt: now.milliseconds, vendorID: message.vendorID)
        let data = MessageDocument.whole(fixed, state: .delivered, error: nil, updatedAt: now)
        commitSurely(
            [.insertMessage(record, event: 0)] + files + underWayChanges(),
            [event(EventType.messageCreated, data, carriesSeq: true, native: record.native)])
    }

    /// An earlier message says something else now: the same id, a higher `seq`.
    func replaceEarlier(_ earlier: EarlierMessage, with message: InboundMessage) {
        environment.parts.metrics.messagesOut.increment()
        let now = environment.now
        let (message, files) = takingFiles(of: message, earlier.id, at: now)
        let fixed = fixedPart(of: message, earlier.id, replyTo: earlier.replyTo, createdAt: earlier.createdAt)
        let native = message.native.isEmpty ? nil : message.native
        let change = StoreChange.replaceMessageContent(
            earlier.id, document: fixed, native: native,
            vendorID: message.vendorID == earlier.vendorID ? nil : message.vendorID, updatedAt: now.milliseconds,
            event: 0)
        let data = MessageDocument.whole(fixed, state: .delivered, error: nil, updatedAt: now)
        commitSurely(
            [change] + files + underWayChanges(),
            [event(EventType.messageUpdated, data, carriesSeq: true, native: native)])
    }

    /// A message is taken back: it stays as the word that it is gone, without what it said.
    func deleted() {
        guard let earlier = providerLink.inbox.lookedUp else { return }
        let now = environment.now
        let content: JSONValue = ["type": "notice", "text": "This message was deleted."]
        let fixed = MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: earlier.id, session: id, leg: spokenLeg, role: earlier.role, content: content.encoded(),
                isHidden: false, isDeleted: true, createdAt: earlier.createdAt))
        let change = StoreChange.replaceMessageContent(
            earlier.id, document: fixed, native: nil, vendorID: nil, updatedAt: now.milliseconds, event: 0)
        let data = JSONValue.object(["messageId": JSONValue(earlier.id.description)]).encoded()
        commitSurely([change], [event(EventType.messageDeleted, data)])
    }

    private func fixedPart(
        of message: InboundMessage, _ messageID: MessageID, replyTo: MessageID? = nil, createdAt: Timestamp
    ) -> [UInt8] {
        MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: messageID, session: id, leg: spokenLeg, role: message.role,
                senderID: message.role == .user ? userID : message.senderID, senderName: message.senderName,
                senderAvatarURL: message.senderAvatarURL, content: message.content, degraded: message.degraded,
                replyTo: replyTo, isHidden: false,
                isSynthetic: message.isSynthetic, streamID: message.streamID, createdAt: createdAt))
    }

    // MARK: Files

    /// A row for a file that lies at the vendor, or where a caller says.
    func fileRecord(
        _ file: VendorFile, of message: MessageID, at now: Timestamp,
        _ direction: AttachmentRecord.Direction = .inbound
    ) -> AttachmentRecord {
        let name = FileNames.clean(file.name, at: file.url)
        return AttachmentRecord(
            id: AttachmentID(environment.shard.ids.next(id.value.bucket)), session: id, direction: direction,
            state: .ready, name: name, contentType: ServedType.ofFile(file.contentType, name: name),
            sizeBytes: file.sizeBytes.map { Int64($0) }, vendorURL: file.url, message: message,
            createdAt: now.milliseconds, updatedAt: now.milliseconds)
    }

    /// A message of the provider with its files as the content's `attachments`, and the rows for them.
    func takingFiles(
        of message: InboundMessage, _ id: MessageID, at now: Timestamp
    ) -> (message: InboundMessage, changes: [StoreChange]) {
        guard !message.files.isEmpty else { return (message, []) }
        let records = message.files.map { fileRecord($0, of: id, at: now) }
        var message = message
        message.content = environment.fileDocument.content(message.content, with: records)
        return (message, records.map { .insertAttachment($0) })
    }
}
