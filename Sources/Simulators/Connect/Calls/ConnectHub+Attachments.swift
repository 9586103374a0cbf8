import Chronology
import HTTPWire
import JSON
import SimulatorKit

/// Attachments: their start, their bytes, their end, and their way back (protocol note section 12).
extension ConnectHub {
    /// How many attachments a chat may have.
    private static let countMax = 35
    /// The types that an instance takes unless it is told otherwise.
    private static let types: Set<String> = [
        "text/csv", "application/msword", "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "image/heic", "image/jpeg", "video/quicktime", "video/mp4", "application/pdf", "image/png",
        "application/vnd.ms-powerpoint", "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "application/rtf", "text/plain", "audio/wav", "audio/x-wav", "audio/vnd.wave", "application/vnd.ms-excel",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ]

    func startUpload(_ call: ConnectCall, _ contact: ConnectContact) throws(ConnectError) -> ConnectAnswer {
        var body = try call.body()
        let type = try body.text("ContentType", 1...255)
        let name = try body.text("AttachmentName", 1...256)
        guard let size = try body.integer("AttachmentSizeInBytes", 1...Int.max) else {
            throw body.wrong("AttachmentSizeInBytes", "there")
        }
        let token = try body.text("ClientToken", 1...500)
        try body.finish()
        if let earlier = earlier(call, token, of: contact) { return ConnectAnswer(earlier) }
        guard Self.types.contains(type) else { throw .validation("ContentType \(type) is not supported") }
        guard size <= ConnectUpload.bytesMax else { throw .validation("AttachmentSizeInBytes exceeds 20971520") }
        guard contact.attachments.count < Self.countMax else { throw .quota("Too many attachments") }
        let id = makeID()
        let path = "\(Self.uploadPath)\(contact.initialID)/\(id)"
        let query = "X-Amz-Security-Token=\(PercentCoding.encoded("st+/" + makeToken()))&X-Amz-Signature=\(makeID())"
        let end = Timestamp(milliseconds: now) + configuration.uploadWithin
        let attachment = ConnectContact.Attachment(
            name: name, type: type, sizeBytes: size, target: "\(path)?\(query)",
            fields: Self.uploadFields(type, size, id, contact), expiresAtMilliseconds: end.milliseconds)
        contact.attachments[id] = attachment
        contact.uploadPaths.append(path)
        uploads[path] = (contact, id)
        let fields = JSONObject(attachment.fields.map { .init(key: $0.name, value: .string($0.value)) })
        // This time alone has no fraction of a second.
        let expiry = end.rfc3339.prefix(19) + "Z"
        let answer: JSONObject = [
            "AttachmentId": .string(id),
            "UploadMetadata": [
                "Url": .string("http://\(call.host)\(attachment.target)"), "UrlExpiry": .string(String(expiry)),
                "HeadersToInclude": .object(fields),
            ],
        ]
        remember(answer, of: call, token, in: contact)
        return ConnectAnswer(answer)
    }

    /// The fields that an upload must come with; the file's name is the server's own.
    private static func uploadFields(
        _ type: String, _ size: Int, _ id: String, _ contact: ConnectContact
    ) -> [(name: String, value: String)] {
        [
            ("Content-Type", type), ("Content-Length", String(size)),
            ("Content-Disposition", "attachment; filename=\"\(id)\""),
            ("x-amz-acl", "bucket-owner-full-control"), ("x-amz-meta-contact_id", contact.contactID),
            ("x-amz-meta-initial_contact_id", contact.initialID), ("x-amz-meta-account_id", "123456789012"),
            ("x-amz-meta-organization_id", contact.instanceID.replacing(" ", with: "-")),
            ("x-amz-expected-bucket-owner", "123456789012"), ("x-amz-server-side-encryption", "aws:kms"),
            ("x-amz-server-side-encryption-aws-kms-key-id", "arn:aws:kms:us-east-1:123456789012:key/\(id)"),
            ("x-amz-server-side-encryption-context", "eyJjb25uZWN0Ijoi+/8ifQ=="),
        ]
    }

    /// Takes the bytes, as a store of objects does: XML where it refuses.
    func receive(_ upload: ConnectUpload, _ head: HTTPRequestHead, on front: HTTPFront) {
        let place = uploads[head.pathText]
        let party = ConnectFault.Party(contactID: place?.contact.initialID)
        func answer(_ status: HTTPStatus, _ code: String, _ message: String, violation: String?) {
            let names = head.fields.map { "\($0.name): \($0.value)" }.joined(separator: "\r\n")
            record(
                .upload, [UInt8](names.utf8), target: "PUT \(head.targetText)", contactID: party.contactID ?? "",
                status: Int(status.code), violation: violation)
            var fields = sharedFields()
            if status == .ok {
                add(&fields, "ETag", "\"\(makeID())\"")
                return front.respond(.ok, fields)
            }
            fields.append(.contentType, constant: "application/xml")
            let text = "<?xml version=\"1.0\"?><Error><Code>\(code)</Code><Message>\(message)</Message></Error>"
            front.respond(status, fields, [UInt8](text.utf8))
        }
        if case .uploadStatus(let code)? = faults.next(.upload, party) {
            return answer(HTTPStatus(code: code) ?? .internalServerError, "Fault", "fault", violation: nil)
        }
        guard let place, let attachment = place.contact.attachments[place.id] else {
            return answer(.notFound, "NoSuchKey", "there is no such upload", violation: "upload: no such place")
        }
        do throws(ConnectUpload.Refusal) {
            try upload.check(head, attachment, now: now)
            files.add(place.id, type: attachment.type, upload.bytes, bytesMax: configuration.attachmentBytesMax)
            if !attachment.isUploaded { statistics.uploadsReceived += 1 }
            place.contact.attachments[place.id]?.isUploaded = true
            answer(.ok, "", "", violation: nil)
        } catch {
            answer(error.status, error.code, error.message, violation: "\(error.code): \(error.message)")
        }
    }

    func completeUpload(_ call: ConnectCall, _ contact: ConnectContact) throws(ConnectError) -> ConnectAnswer {
        var body = try call.body()
        guard let ids = try body.texts("AttachmentIds", 1...1) else { throw body.wrong("AttachmentIds", "there") }
        let token = try body.text("ClientToken", 1...500)
        try body.finish()
        if let earlier = earlier(call, token, of: contact) { return ConnectAnswer(earlier) }
        guard let attachment = contact.attachments[ids[0]] else { throw .validation("Attachment not found") }
        guard attachment.isUploaded else { throw .validation("The attachment was not uploaded") }
        guard !attachment.isCompleted else { throw .conflict("The attachment is being completed") }
        contact.attachments[ids[0]]?.isCompleted = true
        statistics.attachmentsCompleted += 1
        remember([:], of: call, token, in: contact)
        let id = ids[0]
        return ConnectAnswer { [self] in
            switch faults.next(.scan, ConnectFault.Party(contactID: contact.initialID)) {
            case .attachmentRejected: showAttachment(id, "REJECTED", in: contact)
            case .attachmentInProgress:
                contact.unscanned = id
                showAttachment(id, "IN_PROGRESS", in: contact)
            default: showAttachment(id, "APPROVED", in: contact)
            }
        }
    }

    // MARK: The way back

    func attachmentURL(_ call: ConnectCall, _ contact: ConnectContact) throws(ConnectError) -> ConnectAnswer {
        var body = try call.body()
        let id = try body.text("AttachmentId", 1...256)
        let seconds = try body.integer("UrlExpiryInSeconds", 5...300) ?? 300
        _ = try body.choice("UrlContentDisposition", ["INLINE", "ATTACHMENT"])
        try body.finish()
        guard let attachment = contact.attachments[id], attachment.isCompleted else {
            throw .validation("Attachment not found")
        }
        let query = "X-Amz-Security-Token=\(PercentCoding.encoded("st+/" + makeToken()))&X-Amz-Signature=\(makeID())"
        let target = "\(Self.downloadPath)\(id)?\(query)"
        let end = Timestamp(milliseconds: now) + .seconds(seconds)
        downloads = downloads.filter { $0.value.expiresAtMilliseconds > now }
        downloads[target] = (id, end.milliseconds)
        return ConnectAnswer([
            "Url": .string("http://\(call.host)\(target)"), "UrlExpiry": .string(end.rfc3339),
            "AttachmentSizeInBytes": .number(JSONNumber(attachment.sizeBytes)),
        ])
    }

    func serveDownload(_ head: HTTPRequestHead, on front: HTTPFront) {
        func answer(_ status: HTTPStatus, _ type: String, _ bytes: [UInt8], violation: String?) {
            record(
                .download, [], target: "GET \(head.targetText)", status: Int(status.code), violation: violation)
            var fields = sharedFields()
            add(&fields, "Content-Type", type)
            front.respond(status, fields, bytes)
        }
        func refuse(_ status: HTTPStatus, _ code: String) {
            let text = "<?xml version=\"1.0\"?><Error><Code>\(code)</Code></Error>"
            answer(status, "application/xml", [UInt8](text.utf8), violation: code)
        }
        guard !head.fields.contains(.authorization), head.fields["x-amz-bearer"] == nil else {
            return refuse(.badRequest, "InvalidArgument")
        }
        guard let place = downloads[head.targetText], place.expiresAtMilliseconds > now else {
            return refuse(.forbidden, "AccessDenied")
        }
        guard let file = files[place.id] else { return refuse(.notFound, "NoSuchKey") }
        answer(.ok, file.type, file.bytes, violation: nil)
    }
}
