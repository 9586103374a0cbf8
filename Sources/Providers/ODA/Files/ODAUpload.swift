import Domain
import HTTPWire
import JSON
import ProviderKit

/// One upload as it goes over the wire: a form of exactly one part (`PROTOCOL.md`, section 11).
struct ODAUpload {
    /// The longest file, in bytes; one of exactly that length is taken.
    static let bytesMax = 26_214_400
    /// How much of a file is in memory at a time, in bytes.
    static let pieceBytes = 64 << 10
    /// The longest answer that is read, in bytes.
    static let answerBytesMax = 64 << 10

    /// The part of the body before the file's bytes.
    let head: [UInt8]
    /// The part of the body behind them.
    let tail: [UInt8]
    /// The request's fields.
    let fields: HTTPFields
    /// The length of the body, in bytes.
    let lengthBytes: Int

    /// Prepares an upload.
    ///
    /// - Parameters:
    ///   - boundary: a token that does not stand in the file.
    ///   - token: none on a channel without client authentication.
    ///   - isProtected: only those who can show a token may fetch the file; needs one.
    init(
        _ file: FileDescription, sizeBytes: Int, boundary: String, token: ODAToken?, isProtected: Bool
    ) throws(HTTPWireError) {
        let type = ((try? MediaType(file.contentType)) ?? nil)?.essence ?? "application/octet-stream"
        head = Array(
            """
            --\(boundary)\r
            Content-Disposition: form-data; name="attachment"; filename="\(Self.encodedName(file.name))"\r
            Content-Type: \(type)\r
            \r\n
            """.utf8)
        tail = Array("\r\n--\(boundary)--\r\n".utf8)
        lengthBytes = head.count + sizeBytes + tail.count
        var fields = HTTPFields()
        try fields.append(.contentType, "multipart/form-data; boundary=\(boundary)")
        // Of the file, not of the body that carries it.
        try fields.append("x-oda-meta-file-size", String(sizeBytes))
        if let token {
            try fields.append(.authorization, token.bearer)
            if isProtected {
                // With a capital letter, or it does not count (section 19, point 13).
                try fields.append("x-oda-meta-file-isProtected", "True")
                try fields.append("x-oda-meta-file-authType", "ChannelClientAuth")
            }
        }
        self.fields = fields
    }

    /// A name as the vendor's client writes it: what a URI may hold stays, reserved characters too.
    static func encodedName(_ name: String) -> String {
        var encoded = ""
        for scalar in name.unicodeScalars {
            if scalar.isASCII, allowed.contains(scalar) {
                encoded.unicodeScalars.append(scalar)
            } else {
                encoded += PercentCoding.encoded(String(scalar), .unreserved)
            }
        }
        return encoded
    }

    /// ECMA-262, `encodeURI`: reserved characters, unreserved ones, and `#`.
    private static let allowed = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789;/?:@&=+$,-_.!~*'()#".unicodeScalars)

    // MARK: The answer

    /// Where the file lies now, or why it does not, in the vendor's names.
    ///
    /// Only 200 is success; a 201 is none.
    static func file(
        status: Int, _ body: [UInt8], sent file: FileDescription, sizeBytes: Int
    ) throws(ProviderFailure) -> VendorFile {
        switch status {
        case 200: break
        case 413:
            throw ProviderFailure(
                .invalid, "The instance says that the file is too large.", code: "UploadMaxSize", status: status)
        case 415:
            throw ProviderFailure(
                .invalid, "The instance does not take files of this type.", code: "UploadBadFile", status: status)
        case 401, 403:
            throw ProviderFailure(
                .authentication, "The instance refused the upload's credentials.", code: "UploadUnauthorized",
                status: status)
        default:
            throw ProviderFailure(
                status >= 500 ? .unavailable : .refused, "The instance answered the upload with status \(status).",
                code: "UploadNetworkFail", status: status)
        }
        let answer = try? JSONValue(parsing: body)
        guard let url = answer?["url"]?.stringValue, (try? URI(url)) != nil else {
            throw ProviderFailure(
                .refused, "The instance's answer to the upload names no address.", code: "UploadNetworkFail",
                status: status)
        }
        return VendorFile(
            url: url, name: answer?["fileName"]?.stringValue ?? file.name,
            contentType: answer?["type"]?.stringValue ?? file.contentType, sizeBytes: sizeBytes)
    }

    /// The failure of a file that is not uploaded because of our own rules, in the vendor's names.
    static func failure(of refusal: FileRefusal) -> ProviderFailure {
        switch refusal {
        case .empty: ProviderFailure(.invalid, "The file is empty.", code: "UploadZeroSize")
        case .tooLarge(let bytesMax):
            ProviderFailure(.invalid, "The file has more than \(bytesMax) bytes.", code: "UploadMaxSize")
        case .unsupportedType(let detail): ProviderFailure(.invalid, detail, code: "UploadBadFile")
        case .invalid(_, let detail): ProviderFailure(.invalid, detail, code: "UploadBadFile")
        case .disabled(let detail): ProviderFailure(.unsupported, detail, code: "UploadNotAvailable")
        }
    }

    /// Why no answer came, in the vendor's name.
    static func failure(_ detail: String) -> ProviderFailure {
        ProviderFailure(.unavailable, detail, code: "UploadNetworkFail")
    }
}

extension VendorFile {
    /// `image`, `audio`, `video`, or `file` for everything else: the first half of its media type where that is one
    /// (`PROTOCOL.md`, section 11).
    var family: String {
        let half = contentType?.lowercased().prefix { $0 != "/" } ?? ""
        return ["image", "audio", "video"].first { half == $0 } ?? "file"
    }
}
