import Chronology
import Configuration
import Conversations
import Domain
import EventLoop
import HTTPClient
import HTTPServer
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

/// Files of a conversation, of both sides: what is known of them, and their bytes from our own origin.
extension Endpoints {
    func getAttachment(_ request: Request) async throws(Problem) -> Response {
        let file = try await requestedFile(request).file
        return .json(.ok, JSONValue.object(conversations.fileDocument.json(file)).encoded())
    }

    private func requestedFile(_ request: Request) async throws(Problem) -> (file: AttachmentRecord, session: Session) {
        let session = try await session(request).session
        var query = try RequestQuery(request)
        try query.finish()
        guard let id = AttachmentID(request.parameters[1]) else { throw Problem(Failure.noAttachment) }
        let found = try await mapped { () async throws(Failure) in try await session.attachment(id) }
        guard let found else { throw Problem(Failure.noAttachment) }
        return (found, session)
    }

    /// The file that a signed link names, for whoever has it; nil where the request has none.
    private func linkedFile(
        _ request: Request
    ) async throws(Problem) -> (file: AttachmentRecord, session: Session)? {
        guard request.head.hasQuery else { return nil }
        var query = try RequestQuery(request)
        guard let signed = query.string("link") else { return nil }
        try query.finish()
        let now = Timestamp(milliseconds: WallClock.milliseconds)
        guard let id = SessionID(request.parameters[0]), let file = AttachmentID(request.parameters[1]),
            let app = conversations.parts.fileURLs.app(of: signed, session: id, file: file, at: now)
        else { throw Problem(Failure.noAttachment) }
        let session = try await mapped { () async throws(Failure) in
            try await conversations.shard(for: id).session(id, app: app, service: conversations)
        }
        let found = try await mapped { () async throws(Failure) in try await session.attachment(file) }
        guard let found else { throw Problem(Failure.noAttachment) }
        return (found, session)
    }

    /// The bytes: the user's own from the spool while they are there, else from the vendor.
    func getAttachmentContent(_ request: Request) async throws(Problem) -> Response {
        let linked = try await linkedFile(request)
        let (file, session) = if let linked { linked } else { try await requestedFile(request) }
        if let name = file.spoolName, let size = file.sizeBytes {
            let reader = conversations.spool.file(name, sizeBytes: Int(size))
            if try await isThere(reader, request.loop) { return try own(file, reader, request) }
        }
        guard let url = file.vendorURL, file.state == .ready else {
            throw Problem(.notFound, "The file's bytes are no longer kept.")
        }
        return try await vendor(file, url, session, request)
    }

    /// Looked at before the answer begins: the file may just have left.
    private func isThere(_ reader: SpoolReader, _ loop: Loop) async throws(Problem) -> Bool {
        do {
            _ = try await reader.read(at: 0, count: 1, on: loop)
            return true
        } catch .missing {
            return false
        } catch {
            throw Problem(Failure.spool(error))
        }
    }

    private static func noSuchRange(_ length: String?) -> Problem {
        var problem = Problem(.rangeNotSatisfiable, "The file does not have these bytes.")
        if let length { try? problem.fields.append(.contentRange, length) }
        return problem
    }

    // MARK: From the spool

    private func own(
        _ file: AttachmentRecord, _ reader: SpoolReader, _ request: Request
    ) throws(Problem) -> Response {
        let tag = AttachmentDocument.tag(file) ?? "\"\(file.id)\""
        var fields = Self.fields(file, contentType: file.contentType)
        fields.append(.acceptRanges, constant: "bytes")
        try? fields.append(.eTag, tag)
        if let known = request.head.fields.combined(.ifNoneMatch), Self.names(known, tag) {
            return Response(status: .notModified, fields: fields)
        }
        let condition = request.head.fields[.ifRange]
        let range = condition == nil || condition == tag ? request.head.fields[.range] : nil
        var bytes = 0..<reader.sizeBytes
        var status = HTTPStatus.ok
        switch RequestedRange(range, of: reader.sizeBytes) {
        case .whole: break
        case .part(let part):
            bytes = part
            status = .partialContent
            try? fields.append(.contentRange, RequestedRange.contentRange(part, of: reader.sizeBytes))
        case .unsatisfiable:
            throw Self.noSuchRange("bytes */\(reader.sizeBytes)")
        }
        counts.filesOut.increment()
        let wanted = bytes
        return Response(
            status: status, fields: fields,
            body: .stream(bytes: wanted.count) { stream in
                PieceSender.send(LoopBound(.spool(reader, wanted), loop: stream.loop), to: stream)
            })
    }

    /// `If-None-Match` names the tag, weakly or not, or any.
    private static func names(_ field: String, _ tag: String) -> Bool {
        FieldValueList.elements(of: field).contains { $0 == "*" || $0 == tag || $0 == "W/" + tag }
    }

    /// Saved and never shown, whatever it says it is.
    private static func fields(_ file: AttachmentRecord, contentType: String?) -> HTTPFields {
        var fields = HTTPFields()
        try? fields.append(.contentType, ServedType.of(contentType))
        try? fields.append(.contentDisposition, ContentDisposition.attachment(filename: file.name))
        fields.append(.xContentTypeOptions, constant: "nosniff")
        fields.append(.contentSecurityPolicy, constant: "sandbox; default-src 'none'")
        return fields
    }

    // MARK: From the vendor

    private func vendor(
        _ file: AttachmentRecord, _ url: String, _ session: Session, _ request: Request
    ) async throws(Problem) -> Response {
        let holder = try await mapped { () async throws(Failure) in try await session.provider(of: file) }
        guard let provider = holder.provider else {
            throw Problem(.providerError, "The provider \(holder.name) is no longer configured.")
        }
        // The session may live on another loop, and what fetches is this one's.
        await request.loop.comeBack()
        let fetch = VendorFetch(
            provider: provider, environment: conversations.shard(of: request.loop).environment(of: provider),
            vendorUserID: provider.vendorUserID(app: session.app, userID: session.userID), session: session,
            bytesMax: settings.vendorFileBytesMax, isForeign: file.direction == .earlier,
            leftNative: holder.leftNative)
        let wanted = VendorRange(request.head.fields, of: file)
        var answer = try await fetch.open(url, range: wanted.range, ifRange: wanted.ifRange)
        if !wanted.isMet(by: answer.head) {
            answer.body.cancel()
            answer = try await fetch.open(url, range: nil, ifRange: nil)
        }
        if answer.status.code == 416 { throw Self.noSuchRange(answer.head.fields[.contentRange]) }
        var fields = Self.fields(file, contentType: answer.head.fields[.contentType] ?? file.contentType)
        if let tag = wanted.tag(of: answer.head) {
            try? fields.append(.eTag, tag)
            if let known = request.head.fields.combined(.ifNoneMatch), Self.names(known, tag) {
                answer.body.cancel()
                return Response(status: .notModified, fields: fields)
            }
        }
        counts.filesOut.increment()
        var status = HTTPStatus.ok
        if answer.status.code == 206, let part = answer.head.fields[.contentRange], part.hasPrefix("bytes ") {
            status = .partialContent
            try? fields.append(.contentRange, part)
        }
        var length: Int?
        if case .known(let count) = answer.head.bodyLength { length = count }
        let source = LoopBound(PieceSender.Source.vendor(answer.body), loop: request.loop)
        return Response(
            status: status, fields: fields,
            body: .stream(bytes: length) { stream in PieceSender.send(source, to: stream) })
    }
}
