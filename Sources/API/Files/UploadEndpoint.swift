import Conversations
import Crypto
import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import ProviderKit
import Redaction
import Store
import Telemetry

/// `POST …/attachments`: a file comes in piece by piece, onto the disk of the spool and from there to the provider.
extension Endpoints {
    /// The longest text beside a file, in characters: a request line is short.
    static let uploadTextMax = 2000

    /// The options of an upload that the call asks for.
    private struct Wish: Sendable {
        var sends = false
        var text: String?
        /// It is something said: the answer is the message.
        var isSpeech = false
    }

    func uploadAttachment(_ request: Request) async throws(Problem) -> Response {
        let principal = try authenticator.principal(request)
        return try await upload(request, try wish(request), principal)
    }

    /// `POST …/audio` where the provider takes speech as a whole file: received, and sent as its own message.
    func sendRecording(_ request: Request) async throws(Problem) -> Response {
        let principal = try authenticator.principal(request)
        return try await upload(request, Wish(sends: true, isSpeech: true), principal)
    }

    private func upload(
        _ request: Request, _ wish: Wish, _ principal: Principal
    ) async throws(Problem) -> Response {
        let id = try sessionID(request, for: principal)
        let key = try IdempotencyKey.claim(request, principal, reach: .session)
        guard let stream = request.bodyStream else {
            _ = try await session(request, for: principal)
            throw Problem(Failure.file(.empty, sizeBytes: 0))
        }
        var body = try UploadBody(request, stream)
        var announced: Int?
        switch request.head.bodyLength {
        case .known(let count): announced = count
        case .none: announced = 0
        case .chunked, .untilClose: break
        }
        let size = body.isForm ? nil : announced
        let whole = announced
        let permit = try await visit(id, principal) { (session) async throws(Failure) in
            try await session.admitUpload(sizeBytes: size, bodyBytes: whole, scope: key?.scope)
        }
        var storedBytes = 0
        let answer: Result<Response, Problem>
        do throws(Problem) {
            if body.isForm, let announced, announced > permit.bytesMax + UploadBody.envelopeBytesMax {
                throw .bodyTooLarge(bytesMax: permit.bytesMax, bytes: announced)
            }
            let file = try await receive(&body, announced: size, permit, id, principal, request.loop)
            do throws(Problem) {
                try await authenticator.checkNotRevoked(principal, on: request.loop)
                let (response, isNew) = try await store(file, in: id, wish, key, principal)
                answer = .success(response)
                if isNew { storedBytes = file.sizeBytes }
            } catch {
                answer = .failure(error)
            }
            if storedBytes == 0 { await conversations.spool.remove(file.spoolName, sizeBytes: 0, on: request.loop) }
        } catch {
            answer = .failure(error)
        }
        // Whatever came of it, and whether or not the session is still there.
        conversations.spool.release(permit.reservedBytes - storedBytes)
        _ = try? await visit(id, principal) { (session) async throws(Failure) in session.endUpload(permit) }
        return try answer.get()
    }

    private func wish(_ request: Request) throws(Problem) -> Wish {
        var query = try RequestQuery(request)
        var wish = Wish()
        wish.sends = query.choice("send", ["true", "false"]) == "true"
        wish.text = query.string("text")
        if let text = wish.text {
            if !wish.sends { query.fail("text", "conflicting", "A text goes with send=true.") }
            if text.isEmpty { query.fail("text", "too_short", "The parameter text must not be empty.") }
            if text.unicodeScalars.count > Self.uploadTextMax {
                query.fail("text", "too_long", "A text in a query has at most \(Self.uploadTextMax) characters.")
            }
        }
        try query.finish()
        return wish
    }

    // MARK: Receiving

    /// Brings the file onto the disk; what was begun and not finished is removed again.
    private func receive(
        _ body: inout UploadBody, announced: Int?, _ permit: UploadPermit, _ id: SessionID, _ principal: Principal,
        _ loop: Loop
    ) async throws(Problem) -> ReceivedFile {
        var description = try await body.description(announced: announced)
        let early = description
        try await visit(id, principal) { (session) async throws(Failure) in try session.validate(early) }
        let name = permit.id.description
        do throws(Problem) {
            let (size, sha256) = try await write(&body, to: name, bytesMax: permit.bytesMax, on: loop)
            description.sizeBytes = size
            counts.filesIn.increment()
            counts.fileBytesIn.increment(by: size)
            return ReceivedFile(
                id: permit.id, description: description, sizeBytes: size, sha256: sha256, spoolName: name)
        } catch {
            await conversations.spool.remove(name, sizeBytes: 0, on: loop)
            throw error
        }
    }

    /// Writes as the body comes: the next piece is asked for once the last is written.
    private func write(
        _ body: inout UploadBody, to name: String, bytesMax: Int, on loop: Loop
    ) async throws(Problem) -> (sizeBytes: Int, sha256: [UInt8]) {
        let writer = try await spooled { () async throws(SpoolError) in
            try await conversations.spool.makeFile(name, on: loop)
        }
        var size = 0
        // Small pieces are put together, since each write is a way to the file's thread and back.
        var held: [UInt8] = []
        while let piece = try await body.next() {
            size += piece.count
            guard size <= bytesMax else { throw .bodyTooLarge(bytesMax: bytesMax, bytes: size) }
            if held.isEmpty { held = piece } else { held += piece }
            guard held.count >= Spool.pieceBytes else { continue }
            let full = held
            held = []
            try await spooled { () async throws(SpoolError) in try await writer.write(full, on: loop) }
        }
        let rest = held
        let digest = try await spooled { () async throws(SpoolError) in
            if !rest.isEmpty { try await writer.write(rest, on: loop) }
            return try await writer.finish(on: loop)
        }
        return (size, digest)
    }

    private func spooled<Answer>(
        _ step: () async throws(SpoolError) -> Answer
    ) async throws(Problem) -> Answer {
        do {
            return try await step()
        } catch {
            logger.warning("a file could not be written", [LogField("error", .string("\(error)"))])
            throw Problem(Failure.spool(error))
        }
    }

    // MARK: Answering

    /// Takes the file into its session; `isNew` is false for a repeat, whose file is the one of before.
    private func store(
        _ received: ReceivedFile, in id: SessionID, _ asked: Wish, _ key: IdempotencyClaim?, _ principal: Principal
    ) async throws(Problem) -> (response: Response, isNew: Bool) {
        // A repeat is known by what was asked, of which not all is stored.
        let digest = Self.digest(of: received, asked)
        let redactor = principal.app.redactor
        var named = received
        named.description.name = redactor.apply(to: received.description.name)
        let file = named
        var worded = asked
        worded.text = asked.text.map(redactor.apply(to:))
        let wish = worded
        var keyed = key
        keyed?.bodyHash = digest
        let claim = keyed
        if wish.sends {
            let draft = Self.draft(file, wish, claim, digest)
            let sent = try await visit(id, principal) { (session) async throws(Failure) in
                try await session.send(file, draft)
            }
            return (
                wish.isSpeech
                    ? spoken(sent.file, sent.message, isNew: sent.isNew)
                    : answer(sent.file, message: sent.message, isNew: sent.isNew), sent.isNew
            )
        }
        let outcome = try await visit(id, principal) { (session) async throws(Failure) in
            let (record, isNew) = try await session.keep(file, claim: claim)
            guard isNew else { return (file: record, isNew: false) }
            switch await session.upload(record) {
            case .ready(let record), .rejected(let record, _): return (file: record, isNew: true)
            case .later: return (file: record, isNew: true)
            }
        }
        return (answer(outcome.file, message: nil, isNew: outcome.isNew), outcome.isNew)
    }

    /// The digest that tells a repeat from another request: of the file itself, not of the form around it.
    private static func digest(of file: ReceivedFile, _ wish: Wish) -> [UInt8] {
        var digest = Digest(.sha256)
        for part in [file.description.name, file.description.contentType, "\(wish.sends)", wish.text ?? ""] {
            digest.update(Array(part.utf8).span)
            digest.update([0].span)
        }
        digest.update(file.sha256.span)
        return digest.finish()
    }

    private static func draft(
        _ file: ReceivedFile, _ wish: Wish, _ claim: IdempotencyClaim?, _ digest: [UInt8]
    ) -> MessageDraft {
        var content: JSONObject = [
            "type": "attachment", "attachmentIds": .array([JSONValue(file.id.description)]),
        ]
        if let text = wish.text { content.append("text", JSONValue(text)) }
        return MessageDraft(
            content: .attachment(ids: [file.id], text: wish.text), encodedContent: JSONValue.object(content).encoded(),
            isHidden: false, bodyDigest: digest, claim: claim)
    }

    /// The same answer as for speech that is handed on as it comes.
    private func spoken(_ file: AttachmentRecord, _ message: MessageView, isNew: Bool) -> Response {
        let view = SpeechView(
            id: message.id, contentType: file.contentType, isRecording: false,
            byteCount: file.sizeBytes.map { Int($0) } ?? 0, message: message)
        var response = Response.json(.accepted, view.json)
        try? response.fields.append(.location, "/v1/sessions/\(file.session)/messages/\(message.id)")
        if !isNew { response.fields.append(.idempotencyReplayed, constant: "true") }
        return response
    }

    private func answer(_ file: AttachmentRecord, message: MessageView?, isNew: Bool) -> Response {
        var writer = JSONWriter()
        writer.beginObject()
        for member in conversations.fileDocument.json(file).members {
            writer.key(string: member.key)
            writer.write(member.value)
        }
        if let message {
            writer.key("message")
            writer.writeRaw(message.json)
        }
        writer.endObject()
        var response = Response.json(.created, writer.finish())
        try? response.fields.append(.location, "/v1/sessions/\(file.session)/attachments/\(file.id)")
        if !isNew { response.fields.append(.idempotencyReplayed, constant: "true") }
        return response
    }
}
