import Chronology
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import JSON
import Kernel
import ProviderKit

/// The bytes of files: to and from the vendor's store of objects, at addresses that are good for minutes
/// (`PROTOCOL.md`, section 12).
extension ConnectSession: DetachedFileSession {
    /// How often the bytes are brought to one address.
    static let putsMax = 3
    /// Statuses after which they may be brought once more (section 12).
    static let repeatable: Set<Int> = [400, 403, 408, 429, 500, 502, 503, 504, 509]
    /// How much of a file is in memory at a time, in bytes.
    static let pieceBytes = 64 << 10
    /// How long an address of a download is good, in seconds; the longest the service gives.
    static let downloadSeconds = 300
    /// The longest answer of the store's that is read to know why it refuses, in bytes.
    static let refusalBytesMax = 16 << 10

    static let uploadFailed = ProviderFailure(
        .unavailable, "The file could not be brought to where Amazon Connect keeps files.", code: "upload_failed")

    /// The store's answer to the bytes of a file.
    private struct StoreAnswer {
        let status: Int
        /// It says that the address is too old: `Request has expired`, `ExpiredToken`.
        let saysExpired: Bool
    }

    /// Puts the bytes to an address; `false` where that address has surely become too old.
    ///
    /// Only the store itself knows that: while it cannot be reached, or has trouble of its own, no further address is
    /// asked for, of which a chat has a limited number.
    func put(_ file: OutboundFile, at place: ConnectUploadPlace) async throws(ConnectFailure) -> Bool {
        var attempt = 1
        while true {
            let last: ConnectFailure
            do throws(ConnectFailure) {
                let answer = try await exchange(file, at: place)
                if (200..<300).contains(answer.status) { return true }
                let isOld = place.expiry.map { Timestamp(milliseconds: wallClock()) >= $0 } ?? false
                if answer.status == 400 || answer.status == 403, answer.saysExpired || isOld { return false }
                let refusal = ConnectFailure.invalid(
                    ProviderFailure(
                        .refused, "Where Amazon Connect keeps files the file is refused.", code: "upload_failed",
                        status: answer.status))
                guard Self.repeatable.contains(answer.status) else { throw refusal }
                // A fault of the request itself does not pass, and no message behind it is to wait for that.
                last = answer.status == 400 || answer.status == 403 ? refusal : .invalid(Self.uploadFailed)
            } catch {
                switch error {
                // A wrong address stays one.
                case .invalid, .unreachable(.proxyRefused(.unauthenticated)): throw error
                case .unreachable(let cause) where cause.layerCode != nil: throw error
                default: break
                }
                // The chat itself may go on meanwhile.
                last = .invalid(Self.uploadFailed)
            }
            guard attempt < Self.putsMax else { throw last }
            await context.loop.sleep(for: ConnectCaller.failedPause * (1 << attempt))
            guard !isOver else { throw .over }
            attempt += 1
        }
    }

    private func exchange(
        _ file: OutboundFile, at place: ConnectUploadPlace
    ) async throws(ConnectFailure) -> StoreAnswer {
        let body = try await body(of: file)
        let request: ClientRequest
        do throws(HTTPWireError) {
            request = try Self.request(body, place, configuration.storageOptions(context.client.options))
        } catch {
            throw .unreachable(.badRequest(error))
        }
        do throws(ClientError) {
            let response = try await context.client.send(.uploadAttachment, request)
            let status = Int(response.status.code)
            guard status == 400 || status == 403 else {
                response.body.cancel()
                return StoreAnswer(status: status, saysExpired: false)
            }
            let text = (try? await response.body.collect(bytesMax: Self.refusalBytesMax)) ?? []
            return StoreAnswer(
                status: status, saysExpired: String(decoding: text, as: UTF8.self).lowercased().contains("expired"))
        } catch {
            throw .unreachable(error)
        }
    }

    /// Exactly the fields that the address was signed with, each once, and nothing of ours (traps 28 to 30).
    static func request(
        _ body: ClientRequestBody, _ place: ConnectUploadPlace, _ options: ClientOptions
    ) throws(HTTPWireError) -> ClientRequest {
        var fields = HTTPFields()
        // The client writes these two itself, from the address and from the length of the file.
        for header in place.headers where !["content-length", "host"].contains(header.name.lowercased()) {
            try fields.append(header.name, header.value)
        }
        return ClientRequest(.put, try URI(place.url), fields: fields, body: body, options: options)
    }

    /// The bytes from the spool; those that have left it, since an earlier message had them too, from the vendor.
    private func body(of file: OutboundFile) async throws(ConnectFailure) -> ClientRequestBody {
        let sizeBytes = file.sizeBytes
        if let url = file.vendorFile.flatMap({ try? URI($0.url) }), ConnectFileAddress.attachmentID(in: url) != nil {
            let stored = try await download(url, sizeBytes: sizeBytes)
            return .stream(length: sizeBytes) { try await stored.next() }
        }
        var position = 0
        return .stream(length: sizeBytes) {
            guard position < sizeBytes else { return nil }
            let piece = try await file.source.read(
                at: position, count: min(Self.pieceBytes, sizeBytes - position))
            guard !piece.isEmpty else { throw Self.uploadFailed }
            position += piece.count
            return piece
        }
    }

    private func download(_ url: URI, sizeBytes: Int) async throws(ConnectFailure) -> ClientBody {
        let place = try await address(of: url)
        var options = configuration.storageOptions(context.client.options)
        options.bodyBytesMax = sizeBytes
        let response: ClientResponse
        do throws(ClientError) {
            response = try await context.client.send(.fetchAttachment, ClientRequest(.get, place, options: options))
        } catch {
            throw .unreachable(error)
        }
        guard response.status.code == 200 else {
            response.body.cancel()
            throw .invalid(Self.uploadFailed)
        }
        return response.body
    }

    // MARK: Downloads

    /// The address is asked for at each download and kept by nobody: it is good for minutes.
    func fileAccess(to url: URI) async throws(ProviderFailure) -> FileAccess {
        guard ConnectFileAddress.attachmentID(in: url) != nil else { return FileAccess(url: url) }
        // One that was never opened asks with the token of the connection before, or gets one without a socket.
        if startStage == .untried, contact == nil, let stored = try await storedContact() {
            noteSecrets(of: stored)
            contact = stored
        }
        let place = try await asking(.getAttachment) { () async throws(ConnectFailure) in
            try await self.address(of: url)
        }
        // The service gave it over its own channel; no field of ours goes there.
        var access = FileAccess(url: place, isTrusted: true)
        access.authorities = configuration.storageCAFile.map { .file($0) } ?? .system
        return access
    }

    /// Where the file lies for the moment that an address of ours stands for.
    private func address(of url: URI) async throws(ConnectFailure) -> URI {
        let id = ConnectFileAddress.attachmentID(in: url) ?? ""
        let answer = try await ask(
            ConnectParticipantCalls.getAttachment(id: id, urlExpirySeconds: Self.downloadSeconds)
        ).json()
        guard let text = answer["Url"]?.stringValue, let place = try? URI(text) else { throw .malformed }
        return place
    }
}

extension ConnectConfiguration {
    /// How the store of objects is asked, which is none of the vendor's two services: with nothing of theirs.
    func storageOptions(_ usual: ClientOptions) -> ClientOptions {
        var options = usual
        options.redirectsMax = 0
        options.defaultFields = []
        options.tellsTrace = false
        options.timeouts.total = nil
        options.tls = usual.tls.elsewhere(caFile: storageCAFile)
        // The service named the place over its own channel.
        options.egress?.source = .vendor
        return options
    }
}
