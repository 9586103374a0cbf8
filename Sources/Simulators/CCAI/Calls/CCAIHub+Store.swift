import HTTPWire
import JSON
import SimulatorKit

/// The object store: files that are put, and files that are fetched; XML where it refuses (protocol note section 7).
extension CCAIHub {
    func receive(_ upload: CCAIUpload, _ head: HTTPRequestHead, on front: HTTPFront) {
        let presign = upload.key.flatMap { files.presigns[$0] }
        func answer(_ status: HTTPStatus, _ refusal: CCAIUpload.Refusal?, violation: String?) {
            let names = upload.parts.map(\.name).joined(separator: " ")
            record(
                .upload, Array(names.utf8), target: "POST \(head.targetText)", chatID: presign?.chatID ?? 0,
                status: Int(status.code), violation: violation)
            guard let refusal else { return front.respond(status) }
            replyRefusal(refusal, on: front)
        }
        let party = CCAIFault.Party(chatID: presign.map { "\($0.chatID)" })
        if case .uploadStatus(let code)? = faults.next(.upload, party) {
            let status = HTTPStatus(code: code) ?? .internalServerError
            return answer(status, .init(status, "Fault", "fault"), violation: nil)
        }
        do throws(CCAIUpload.Refusal) {
            guard let key = upload.key, let presign else {
                throw .init(.forbidden, "AccessDenied", "Invalid according to Policy: key")
            }
            let file = try upload.check(head, presign, now: now)
            files.presigns[key]?.file = (file.filename ?? "", presign.kind.fits(file.bytes))
            files.contents.add(
                key, type: presign.kind.contentType, file.bytes, bytesMax: configuration.limits.fileBytesMax)
            statistics.calls.filesStored += 1
            answer(.noContent, nil, violation: nil)
        } catch {
            // A form that is too old is nobody's mistake.
            let isLate = error.message.hasSuffix("expired.")
            answer(error.status, error, violation: isLate ? nil : "\(error.code): \(error.message)")
        }
    }

    func serveFile(_ head: HTTPRequestHead, on front: HTTPFront) {
        let place = files.urls[head.targetText]
        let media = place.flatMap { files.media[$0.mediaID] }
        func finish(_ status: HTTPStatus, _ violation: String?) {
            record(
                .download, [], target: "GET \(head.pathText)", chatID: media?.chatID ?? 0, status: Int(status.code),
                violation: violation)
        }
        guard !head.fields.contains(.authorization) else {
            finish(.badRequest, "Only one auth mechanism allowed")
            return replyRefusal(.init(.badRequest, "InvalidArgument", "Only one auth mechanism allowed"), on: front)
        }
        var isExpired = place.map { $0.expiresAtMilliseconds <= now } ?? true
        if case .media(.urlExpired)? = faults.next(.download, .init(chatID: media.map { "\($0.chatID)" })) {
            isExpired = true
        }
        guard !isExpired, let media, let content = files.contents[media.key] else {
            finish(.forbidden, nil)
            return replyRefusal(.init(.forbidden, "ExpiredToken", "The provided token has expired."), on: front)
        }
        statistics.calls.filesFetched += 1
        finish(.ok, nil)
        var fields = HTTPFields()
        add(&fields, "Content-Type", content.type)
        add(&fields, "Content-Disposition", ContentDisposition.attachment(filename: media.name))
        front.respond(.ok, fields, content.bytes)
    }

    private func replyRefusal(_ refusal: CCAIUpload.Refusal, on front: HTTPFront) {
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/xml")
        let text =
            "<?xml version=\"1.0\"?><Error><Code>\(refusal.code)</Code><Message>\(refusal.message)</Message></Error>"
        front.respond(refusal.status, fields, [UInt8](text.utf8))
    }
}
