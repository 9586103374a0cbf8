import Chronology
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit

/// Files: asked for, brought to where the answer says, and then announced (`PROTOCOL.md`, section 12).
extension ConnectSession: AttachmentSession, FileAccessSession {
    /// How often the bytes are brought to one address.
    static let putsMax = 3
    /// Statuses after which they may be brought once more (section 12).
    static let repeatable: Set<Int> = [400, 403, 408, 429, 500, 502, 503, 504, 509]
    /// How much of a file is in memory at a time, in bytes.
    static let pieceBytes = 64 << 10
    /// How long an address of a download is good, in seconds; the longest the service gives.
    static let downloadSeconds = 300

    nonisolated func check(_ file: FileDescription) throws(FileRefusal) { try ConnectFileRules.check(file) }

    /// A file is shown by being announced, so it goes out with its message.
    func upload(_ file: OutboundFile) async throws(ProviderFailure) -> VendorFile? { nil }

    /// Shows one file; repeats carry the same tokens.
    func send(_ file: OutboundFile, of message: MessageID) async throws(SendFailure) {
        let vendorID: String
        do throws(ConnectFailure) {
            vendorID = try await bring(file, of: message)
        } catch {
            // Nobody has been shown anything yet, whatever became of the bytes.
            let reason = error.failure(of: .startAttachmentUpload)
            throw error.isTransient || error.last == .over || reason.isRetryable ? .notSent(reason) : .refused(reason)
        }
        do throws(ConnectFailure) {
            // Its verdict may come before the answer to what follows.
            conversation?.uploading(vendorID, file: file.id, of: message)
            keepProgress()
            _ = try await ask(
                ConnectParticipantCalls.completeAttachmentUpload(
                    id: vendorID, clientToken: "\(message)/\(file.id)"))
        } catch {
            // Somebody is completing it already: an earlier attempt of ours.
            guard error.kind != .conflict else { return }
            throw Self.sendFailure(error, .completeAttachmentUpload)
        }
    }

    /// Brings the bytes to the vendor; an address that is too old is asked for anew, once.
    private func bring(_ file: OutboundFile, of message: MessageID) async throws(ConnectFailure) -> String {
        var hasBegunAnew = false
        while true {
            let call = ConnectParticipantCalls.startAttachmentUpload(
                contentType: ConnectFileRules.contentType(of: file.description) ?? file.description.contentType,
                name: file.description.name, sizeBytes: file.sizeBytes,
                clientToken: "\(message)/\(file.id)/\(hasBegunAnew ? 1 : 0)")
            guard let place = ConnectUploadPlace(try await ask(call).json()) else { throw .malformed }
            if try await put(file, at: place) { return place.attachmentID }
            guard !hasBegunAnew else { throw .invalid(Self.uploadFailed) }
            hasBegunAnew = true
        }
    }

    private static let uploadFailed = ProviderFailure(
        .unavailable, "The file could not be brought to where Amazon Connect keeps files.", code: "upload_failed")

    /// Puts the bytes to an address; `false` where that address has become too old.
    private func put(_ file: OutboundFile, at place: ConnectUploadPlace) async throws(ConnectFailure) -> Bool {
        for attempt in 1...Self.putsMax {
            var last: ConnectFailure?
            do throws(ConnectFailure) {
                let status = try await exchange(file, at: place)
                if (200..<300).contains(status) { return true }
                guard Self.repeatable.contains(status) else {
                    throw .invalid(
                        ProviderFailure(
                            .refused, "Where Amazon Connect keeps files the file is refused.", code: "upload_failed",
                            status: status))
                }
            } catch {
                if case .invalid = error { throw error }
                last = error
            }
            if let expiry = place.expiry, Timestamp(milliseconds: wallClock()) >= expiry { return false }
            guard attempt < Self.putsMax else {
                if case .unreachable(let error) = last { throw .unreachable(error) }
                throw .invalid(Self.uploadFailed)
            }
            await context.loop.sleep(for: ConnectCaller.failedPause * (1 << attempt))
            guard !isOver else { throw .over }
        }
        return false
    }

    private func exchange(_ file: OutboundFile, at place: ConnectUploadPlace) async throws(ConnectFailure) -> Int {
        let request: ClientRequest
        do throws(HTTPWireError) {
            request = try Self.request(file, place, context.clientOptions)
        } catch {
            throw .unreachable(.badRequest(error))
        }
        do throws(ClientError) {
            let response = try await context.client.value.send(request)
            let status = Int(response.status.code)
            response.body.cancel()
            return status
        } catch {
            throw .unreachable(error)
        }
    }

    /// Exactly the fields that the address was signed with, each once, and nothing of ours (traps 28 to 30).
    static func request(
        _ file: OutboundFile, _ place: ConnectUploadPlace, _ usual: ClientOptions
    ) throws(HTTPWireError) -> ClientRequest {
        var fields = HTTPFields()
        // The client writes these two itself, from the address and from the length of the file.
        for header in place.headers where !["content-length", "host"].contains(header.name.lowercased()) {
            try fields.append(header.name, header.value)
        }
        var options = usual
        options.redirectsMax = 0
        options.defaultFields = []
        options.timeouts.total = nil
        var position = 0
        let body = ClientRequestBody.stream(length: file.sizeBytes) {
            guard position < file.sizeBytes else { return nil }
            let piece = try await file.source.read(
                at: position, count: min(pieceBytes, file.sizeBytes - position))
            guard !piece.isEmpty else { throw uploadFailed }
            position += piece.count
            return piece
        }
        return ClientRequest(.put, try URI(place.url), fields: fields, body: body, options: options)
    }

    // MARK: Downloads

    /// The address is asked for at each download and kept by nobody: it is good for minutes.
    func fileAccess(to url: URI) async throws(ProviderFailure) -> FileAccess {
        guard let id = ConnectFileAddress.attachmentID(in: url) else { return FileAccess(url: url) }
        let answer = try await told(.getAttachment) { () async throws(ConnectFailure) in
            try await self.ask(
                ConnectParticipantCalls.getAttachment(id: id, urlExpirySeconds: Self.downloadSeconds)
            ).json()
        }
        guard let text = answer["Url"]?.stringValue, let place = try? URI(text) else {
            throw ConnectFailure.malformed.failure(of: .getAttachment)
        }
        // The service gave it over its own channel; no field of ours goes there.
        return FileAccess(url: place, isTrusted: true)
    }
}
