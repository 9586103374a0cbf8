import Chronology
import Configuration
package import Domain
import EventLoop
import JSON
package import ProviderKit
package import Store

/// The permit of a caller to upload a file, and the room that the file takes meanwhile.
package struct UploadPermit: Sendable {
    package let id: AttachmentID
    /// The longest file.
    package let bytesMax: Int
    /// Room in the spool.
    package let reservedBytes: Int
    /// The request's key, if it has one.
    let scope: [UInt8]?
}

/// A file that a caller has uploaded, on the disk of the spool.
package struct ReceivedFile: Sendable {
    package let id: AttachmentID
    package var description: FileDescription
    package let sizeBytes: Int
    package let sha256: [UInt8]
    package let spoolName: String

    package init(
        id: AttachmentID, description: FileDescription, sizeBytes: Int, sha256: [UInt8], spoolName: String
    ) {
        self.id = id
        self.description = description
        self.sizeBytes = sizeBytes
        self.sha256 = sha256
        self.spoolName = spoolName
    }
}

/// Files on their way, as a session remembers them.
struct FileTransfers {
    /// Files that callers are uploading.
    var uploadCount = 0
    /// Room that they have taken.
    var uploadBytes = 0
    /// Keys of the requests that upload.
    var scopes: Set<[UInt8]> = []
    /// Files that are being handed to the provider, and who waits for that.
    var handOvers: [AttachmentID: WaiterList] = [:]
    /// The session is being erased, so that no further file may come in.
    var isClosed = false
    /// The files of the message that is sent next.
    var ofNext: [AttachmentRecord] = []

    var isEmpty: Bool { uploadCount == 0 && handOvers.isEmpty }
}

extension Session {
    // MARK: Taking a file in

    /// Lets a caller upload a file, or says why not; each permit ends with ``endUpload(_:)``, its room in the spool is
    /// the caller's to give back.
    ///
    /// - Parameters:
    ///   - sizeBytes: the file's length, where the caller says it.
    ///   - bodyBytes: the length of what it comes in; without it room for the longest file is taken.
    package func admitUpload(
        sizeBytes: Int?, bodyBytes: Int?, scope: [UInt8]?
    ) async throws(Failure) -> UploadPermit {
        try machine.requireLive()
        guard let most = capabilities.attachmentBytesMax else { throw .unsupported("attachments") }
        let bytesMax = min(most, environment.settings.spool.fileBytesMax)
        if let sizeBytes, sizeBytes > bytesMax { throw .file(.tooLarge(bytesMax: bytesMax), sizeBytes: sizeBytes) }
        if let scope {
            guard files.scopes.insert(scope).inserted else { throw .inFlight }
        }
        let permit = UploadPermit(
            id: AttachmentID(environment.shard.ids.next(id.value.bucket)), bytesMax: bytesMax,
            reservedBytes: min(bodyBytes ?? bytesMax, bytesMax), scope: scope)
        files.uploadCount += 1
        files.uploadBytes += permit.reservedBytes
        do throws(Failure) {
            try await checkRoom()
            guard environment.parts.spool.reserve(permit.reservedBytes) else { throw .spool(.full) }
        } catch {
            endUpload(permit)
            throw error
        }
        return permit
    }

    /// The session's share of the spool holds what is in it and what is on its way.
    private func checkRoom() async throws(Failure) {
        let limits = environment.settings.spool
        let spooled = try await spooledFiles()
        let bytes = spooled.reduce(files.uploadBytes) { $0 + Int($1.sizeBytes) }
        guard spooled.count + files.uploadCount <= limits.sessionFilesMax, bytes <= limits.sessionBytesMax
        else { throw .outboxFull }
    }

    /// The upload is over.
    package func endUpload(_ permit: UploadPermit) {
        files.uploadCount -= 1
        files.uploadBytes -= permit.reservedBytes
        if let scope = permit.scope { files.scopes.remove(scope) }
    }

    /// Judges a file by what is known of it; the provider's own rules hold while there is a link to ask.
    package func validate(_ file: FileDescription) throws(Failure) {
        guard !isErased, !files.isClosed else { throw .gone }
        guard machine.isLive else { throw .sessionEnded }
        if file.sizeBytes == 0 { throw .file(.empty, sizeBytes: 0) }
        guard ServedType.matches(file.contentType, capabilities.attachmentTypes) else {
            throw .file(
                .unsupportedType("The provider does not take files of the type \(file.contentType)."),
                sizeBytes: file.sizeBytes)
        }
        if let size = file.sizeBytes {
            for limit in capabilities.attachmentLimits
            where size > limit.bytesMax && ServedType.matches(file.contentType, limit.types) {
                throw .file(.tooLarge(bytesMax: limit.bytesMax), sizeBytes: size)
            }
        }
        guard let link = providerLink.session as? any AttachmentSession, let refusal = Self.refusal(link, file) else {
            return
        }
        throw .file(refusal, sizeBytes: file.sizeBytes)
    }

    /// Judges a received file by all there is of it, as its provider does where there is a link to ask.
    private func inspect(_ file: ReceivedFile) async throws(Failure) {
        try validate(file.description)
        guard let adapter = providerLink.session as? any AttachmentSession else { return }
        do throws(FileRefusal) {
            try await adapter.inspect(outboundFile(record(file)))
        } catch {
            throw .file(error, sizeBytes: file.sizeBytes)
        }
        // Much may have happened meanwhile.
        try validate(file.description)
    }

    private static func refusal(_ link: some AttachmentSession, _ file: FileDescription) -> FileRefusal? {
        link.assumeIsolated { link in
            do throws(FileRefusal) {
                try link.check(file)
                return nil
            } catch {
                return error
            }
        }
    }

    /// A row for a file that was received.
    private func record(_ file: ReceivedFile) -> AttachmentRecord {
        let now = environment.now.milliseconds
        return AttachmentRecord(
            id: file.id, session: id, direction: .outbound, state: .pending, name: file.description.name,
            contentType: file.description.contentType, sizeBytes: Int64(file.sizeBytes), sha256: file.sha256,
            spoolName: file.spoolName, createdAt: now, updatedAt: now)
    }

    /// Takes a received file in: on disk when this returns; `isNew` is false for a repeat.
    ///
    /// Then hands it to the provider, if there is a link; it stays `pending` where that has to wait.
    package func keep(
        _ file: ReceivedFile, claim: IdempotencyClaim?
    ) async throws(Failure) -> (file: AttachmentRecord, isNew: Bool) {
        try await inspect(file)
        let record = record(file)
        var claim = claim
        claim?.result = IdempotencyResult(status: 201, session: id, attachment: file.id)
        let outcome: StoreOutcome
        do {
            outcome = try await commit(transaction([.insertAttachment(record)], [], claim: claim), [])
        } catch {
            throw .store(error)
        }
        switch outcome {
        case .committed: return (record, true)
        case .replayed(let result):
            guard let id = result.attachment, let earlier = try await attachment(id) else { throw .noAttachment }
            return (earlier, false)
        case .mismatch: throw .mismatch
        case .sessionClosed: throw .sessionEnded
        case .sessionErased, .noSession: throw .gone
        case .messageExists, .duplicateItem, .noLeg, .noMessage: throw .noAttachment
        }
    }

    /// Takes a received file in together with the message that sends it; a repeat gives those of before.
    package func send(
        _ file: ReceivedFile, _ draft: MessageDraft
    ) async throws(Failure) -> (file: AttachmentRecord, message: MessageView, isNew: Bool) {
        try await inspect(file)
        let record = record(file)
        var draft = draft
        draft.newFile = record
        draft.encodedContent = environment.fileDocument.content(draft.encodedContent, with: [record])
        let (message, isNew) = try await accept(draft)
        if isNew { return (record, message, true) }
        guard let earlier = try await attachments(MessageDocument.fileIDs(in: message.json)).first
        else { throw .noAttachment }
        return (earlier, message, false)
    }

    // MARK: Finding

    /// A file of this session.
    package func attachment(_ id: AttachmentID) async throws(Failure) -> AttachmentRecord? {
        try await attachments([id]).first
    }

    /// Files of this session, unknown ones left out.
    func attachments(_ ids: [AttachmentID]) async throws(Failure) -> [AttachmentRecord] {
        try machine.requireContent()
        do {
            return try await environment.parts.reading.attachments(ids, of: id, on: environment.loop)
        } catch {
            throw .store(error)
        }
    }

    /// Those of this session whose bytes lie in the spool.
    func spooledFiles() async throws(Failure) -> [SpooledFile] {
        do {
            return try await environment.parts.reading.spooledFiles(of: id, on: environment.loop)
        } catch {
            throw .store(error)
        }
    }

    /// The most files that one message may have.
    static var messageFilesMax: Int { 10 }

    /// Finds what a message names: actions of earlier messages, and files.
    package func resolve(_ draft: MessageDraft) async throws(Failure) -> MessageDraft {
        var draft = draft
        draft.content = try await resolve(draft.content)
        guard case .attachment(let ids, _) = draft.content else { return draft }
        let pointer = JSONPointer(["content", "attachmentIds"])
        guard ids.count <= Self.messageFilesMax else {
            throw .invalid(
                ContentProblem(pointer, "too_many", "A message has at most \(Self.messageFilesMax) files."))
        }
        let known = try await attachments(ids)
        for (index, id) in ids.enumerated() {
            let place = pointer.appending(index)
            if ids[..<index].contains(id) {
                throw .invalid(ContentProblem(place, "duplicate", "The file is named twice."))
            }
            guard let file = known.first(where: { $0.id == id }), file.direction == .outbound else {
                throw .invalid(ContentProblem(place, "unknown_attachment", "The session has no such file of the user."))
            }
            guard file.state != .rejected else {
                throw .invalid(ContentProblem(place, "attachment_rejected", "The provider does not take this file."))
            }
            guard file.spoolName != nil || file.vendorURL != nil else {
                throw .invalid(ContentProblem(place, "attachment_expired", "The file's bytes are no longer kept."))
            }
        }
        for limit in capabilities.attachmentLimits {
            guard let countMax = limit.countMax else { continue }
            let count = known.count { ServedType.matches($0.contentType, limit.types) }
            guard count <= countMax else {
                let detail =
                    "A message has at most \(countMax) files of the types \(limit.types.joined(separator: ", "))."
                throw .invalid(ContentProblem(pointer, "too_many", detail))
            }
        }
        draft.encodedContent = environment.fileDocument.content(draft.encodedContent, with: known)
        return draft
    }
}
