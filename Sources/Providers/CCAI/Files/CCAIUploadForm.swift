import Domain
import HTTPClient
import HTTPWire
import ProviderKit

/// One upload as it goes over the wire: each field as its own part, and the file last (`PROTOCOL.md`, section 7.1).
struct CCAIUploadForm: Sendable {
    /// How much of a file is in memory at a time, in bytes.
    static let pieceBytes = 64 << 10

    /// The part of the body before the file's bytes.
    let head: [UInt8]
    /// The part behind them.
    let tail: [UInt8]
    /// The request's fields: the type of the body, and no credentials (oddity 11).
    let fields: HTTPFields
    /// The length of the body, in bytes.
    let lengthBytes: Int

    /// Prepares an upload.
    ///
    /// - Parameter boundary: a token that stands neither in a field nor in the file.
    init(
        _ place: CCAIUploadPlace, name: String, contentType: String, sizeBytes: Int, boundary: String
    ) throws(HTTPWireError) {
        var text = ""
        for field in place.fields {
            text += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(Self.quoted(field.name))\"\r\n\r\n"
            text += field.value + "\r\n"
        }
        text += "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(Self.quoted(name))\"\r\n"
        text += "Content-Type: \(contentType)\r\n\r\n"
        head = Array(text.utf8)
        tail = Array("\r\n--\(boundary)--\r\n".utf8)
        lengthBytes = head.count + sizeBytes + tail.count
        var fields = HTTPFields()
        try fields.append(.contentType, "multipart/form-data; boundary=\(boundary)")
        self.fields = fields
    }

    /// A name as browsers write it in a form: three characters are encoded, the rest stays.
    static func quoted(_ name: String) -> String {
        var quoted = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"": quoted += "%22"
            case "\r": quoted += "%0D"
            case "\n": quoted += "%0A"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted
    }

    /// The form's head, the file piece by piece, and the end of the form; its length is known, so nothing is chunked.
    func body(of source: any FileSource) -> ClientRequestBody {
        let sizeBytes = lengthBytes - head.count - tail.count
        var position = -1
        return .stream(length: lengthBytes) {
            guard position >= 0 else {
                position = 0
                return head
            }
            guard position <= sizeBytes else { return nil }
            guard position < sizeBytes else {
                position = sizeBytes + 1
                return tail
            }
            let piece = try await source.read(at: position, count: min(Self.pieceBytes, sizeBytes - position))
            guard !piece.isEmpty else { throw CCAIUploadForm.shortFile }
            position += piece.count
            return piece
        }
    }

    /// The file's bytes end before its length.
    static let shortFile = ProviderFailure(.unavailable, "The file ended early.", code: "file_gone")
}

/// The store's answer to the bytes of a file, as far as uploads go by it (sections 7.1 and 24).
enum CCAIStoreVerdict: Hashable, Sendable {
    /// The bytes are there.
    case stored
    /// The address is of no use any more, or nobody knows what became of the bytes: another address, once.
    case another
    /// The store refuses the file.
    case refused

    /// The verdict of an answer.
    init(status: Int, body: [UInt8]) {
        switch status {
        case 200, 201, 204: self = .stored
        case 400, 403:
            let text = String(decoding: body, as: UTF8.self).lowercased()
            self = text.contains("expired") ? .another : .refused
        case 408, 429, 500...: self = .another
        default: self = .refused
        }
    }
}
