import Crypto
import Domain
import EventLoop
import HTTPClient
import HTTPWire
import ProviderKit

/// Files of the user's: two steps, the bytes over HTTP and then a message that names them (`PROTOCOL.md`, section 11).
extension ODASession: AttachmentSession {
    func check(_ file: FileDescription) throws(FileRefusal) { try channel.configuration.files.check(file) }

    func upload(_ file: OutboundFile) async throws(ProviderFailure) -> VendorFile? {
        try await uploaded(file)
    }

    /// Streams a file to the instance; nothing is tried twice.
    func uploaded(_ file: OutboundFile) async throws(ProviderFailure) -> VendorFile {
        var description = file.description
        description.sizeBytes = file.sizeBytes
        do throws(FileRefusal) {
            try check(description)
        } catch {
            throw ODAUpload.failure(of: error)
        }
        guard line?.isOpen == true else { throw ODAConnection.notConnected }
        let request = try await request(for: file)
        let answered: (status: Int, body: [UInt8])
        do throws(ClientError) {
            let response = try await context.client.send(.uploadAttachment, request)
            answered = (
                Int(response.status.code), try await response.body.collect(bytesMax: ODAUpload.answerBytesMax)
            )
        } catch .requestBodyFailed {
            throw ProviderFailure(.unavailable, "The file's bytes could not be read.", code: "UploadNetworkFail")
        } catch {
            if let failure = error.clientFailure { throw failure }
            guard error.layerCode == nil else { throw ProviderFailure(error, "The upload failed", code: nil) }
            throw ODAUpload.failure("The upload failed: \(error.reason).")
        }
        var uploaded = try ODAUpload.file(
            status: answered.status, answered.body, sent: file.description, sizeBytes: file.sizeBytes)
        // The address goes back to the skill, so it must not carry a token (section 19, point 17).
        uploaded.url = channel.configuration.translation.withoutToken(uploaded.url)
        return uploaded
    }

    private func request(for file: OutboundFile) async throws(ProviderFailure) -> ClientRequest {
        let token = try await lines.value.tokens(for: context.vendorUserID).token()
        let upload: ODAUpload
        let url: URI
        do throws(HTTPWireError) {
            let boundary = "trunkline-" + secureRandomBytes(16).map { Self.hexadecimal($0) }.joined()
            var described = file.description
            described.name = context.client.redacted(described.name, for: .uploadAttachment)
            upload = try ODAUpload(
                described, sizeBytes: file.sizeBytes, boundary: boundary, token: token,
                isProtected: channel.configuration.securesAttachments)
            url = try channel.configuration.url("/chat/v1/attachments", userID: context.vendorUserID)
        } catch {
            throw ODAUpload.failure("The upload cannot be written.")
        }
        return ClientRequest(
            .post, url, fields: upload.fields, body: Self.body(of: file, upload), options: context.client.options)
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16)
        return digits.utf8.count == 1 ? "0" + digits : digits
    }

    /// The part's head, the file piece by piece, and the end of the form.
    private static func body(of file: OutboundFile, _ upload: ODAUpload) -> ClientRequestBody {
        var position = -1
        return .stream(length: upload.lengthBytes) {
            guard position >= 0 else {
                position = 0
                return upload.head
            }
            guard position <= file.sizeBytes else { return nil }
            guard position < file.sizeBytes else {
                position = file.sizeBytes + 1
                return upload.tail
            }
            let count = min(ODAUpload.pieceBytes, file.sizeBytes - position)
            let piece = try await file.source.read(at: position, count: count)
            guard !piece.isEmpty else { throw ODAUpload.failure("The file ended early.") }
            position += piece.count
            return piece
        }
    }
}

extension ODASession {
    /// A message whose files lie at the vendor; those that lie nowhere yet are brought there first.
    ///
    /// Until all of them do, nothing of the message has gone to the skill.
    func located(_ message: OutboundMessage) async throws(SendFailure) -> OutboundMessage {
        guard !message.files.isEmpty else { return message }
        let translation = channel.configuration.translation
        var files: [OutboundFile] = []
        for file in message.files {
            var lies = file.vendorFile
            if lies == nil {
                do throws(ProviderFailure) {
                    lies = try await uploaded(file)
                } catch {
                    throw error.kind == .notConnected ? .notSent(error) : .refused(error)
                }
            }
            if let url = lies?.url { lies?.url = translation.withoutToken(url) }
            files.append(
                OutboundFile(id: file.id, description: file.description, vendorFile: lies, source: file.source))
        }
        return OutboundMessage(
            id: message.id, content: message.content, isHidden: message.isHidden, attempt: message.attempt,
            files: files)
    }
}
