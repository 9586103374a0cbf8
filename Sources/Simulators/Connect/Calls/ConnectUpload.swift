import HTTPWire
import SimulatorKit

/// The bytes of an attachment as they come, and the fields they come with (protocol note section 12).
final class ConnectUpload: HTTPBodyTaker {
    /// The longest attachment, in bytes (assumed to be 20 MiB).
    static let bytesMax = 20 << 20

    /// One that is too long is still read, so that it can be refused with a status.
    let bodyBytesMax = bytesMax + (1 << 20)
    private(set) var bytes: [UInt8] = []

    func handle(_ piece: Span<UInt8>) {
        for index in piece.indices { bytes.append(piece[index]) }
    }

    /// Why a store of objects refuses an upload.
    struct Refusal: Error {
        let status: HTTPStatus
        let code: String
        let message: String
    }

    /// Checks the request against what the start of the upload asked for: every field with exactly its value, none of
    /// the store's own beside them, and nothing that authenticates in another way.
    func check(_ head: HTTPRequestHead, _ wanted: ConnectContact.Attachment, now: Int64) throws(Refusal) {
        func refuse(_ status: HTTPStatus, _ code: String, _ message: String) -> Refusal {
            Refusal(status: status, code: code, message: message)
        }
        guard head.targetText == wanted.target else {
            throw refuse(.forbidden, "SignatureDoesNotMatch", "the URL is not the one that was given")
        }
        guard wanted.expiresAtMilliseconds > now else {
            throw refuse(.forbidden, "AccessDenied", "Request has expired")
        }
        guard !head.fields.contains(.authorization), head.fields["x-amz-bearer"] == nil else {
            throw refuse(.badRequest, "InvalidArgument", "Only one auth mechanism allowed")
        }
        guard !head.fields.contains(.transferEncoding) else {
            throw refuse(.notImplemented, "NotImplemented", "Transfer-Encoding is not implemented")
        }
        for (name, value) in wanted.fields where head.fields.values(of: name) != [value] {
            throw refuse(.forbidden, "SignatureDoesNotMatch", "\(name) is not what was signed")
        }
        let names = wanted.fields.map { $0.name.lowercased() }
        for field in head.fields {
            let name = field.name.lowercased()
            guard !name.hasPrefix("x-amz-") || names.contains(name) else {
                throw refuse(.forbidden, "AccessDenied", "\(name) was sent but not signed")
            }
        }
        guard bytes.count == wanted.sizeBytes else {
            throw refuse(.badRequest, "IncompleteBody", "the body has not the length that was announced")
        }
    }
}
