import HTTPWire
import SimulatorKit

/// The form that brings a file to the object store, part by part as it comes (protocol note section 7.1).
final class CCAIUpload: HTTPBodyTaker {
    /// The longest file of any kind, in bytes.
    static let fileBytesMax = 20 << 20

    /// One part of the form.
    struct Part {
        let name: String
        let filename: String?
        let type: String?
        var bytes: [UInt8] = []
    }

    /// A refusal of the store, in its own words.
    struct Refusal: Error {
        let status: HTTPStatus
        let code: String
        let message: String

        init(_ status: HTTPStatus, _ code: String, _ message: String) {
            self.status = status
            self.code = code
            self.message = message
        }
    }

    /// A file that is too long is still read, so that it can be refused with a status.
    let bodyBytesMax = fileBytesMax + (4 << 20)
    private(set) var parts: [Part] = []
    private var parser: MultipartParser?
    private var isBroken = false

    /// Reads the head of the request.
    init(_ head: HTTPRequestHead) {
        guard let type = try? MediaType(head.fields[.contentType] ?? ""), type.essence == "multipart/form-data",
            let boundary = type["boundary"]
        else { return }
        parser = try? MultipartParser(boundary: boundary)
    }

    func handle(_ bytes: Span<UInt8>) {
        guard var parser, !isBroken else { return }
        var cursor = 0
        while true {
            switch parser.next(in: bytes, at: &cursor) {
            case .needMore, .end:
                self.parser = parser
                return
            case .part(let fields): begin(fields)
            case .data(let range):
                guard !parts.isEmpty else { break }
                for index in range { parts[parts.count - 1].bytes.append(bytes[index]) }
            case .held(let held):
                guard !parts.isEmpty else { break }
                parts[parts.count - 1].bytes += held
            case .partEnd: break
            case .failed:
                isBroken = true
                return
            }
            if isBroken { return }
        }
    }

    private func begin(_ fields: HTTPFields) {
        guard let disposition = try? ContentDisposition(fields[.contentDisposition] ?? ""),
            disposition.type == "form-data", let name = disposition.name
        else {
            isBroken = true
            return
        }
        parts.append(Part(name: name, filename: disposition.filename, type: fields[.contentType]))
    }

    /// The value of the part that names the place in the store.
    var key: String? {
        parts.first { $0.name == "key" }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    /// Checks the request against the form that was given: every field with exactly its value, the file behind them,
    /// and nothing else that authenticates or is kept.
    ///
    /// - Returns: the part with the file.
    func check(_ head: HTTPRequestHead, _ wanted: CCAIPresign, now: Int64) throws(Refusal) -> Part {
        try checkCarriage(head)
        guard wanted.expiresAtMilliseconds > now else {
            throw Refusal(.forbidden, "AccessDenied", "Invalid according to Policy: Policy expired.")
        }
        guard wanted.file == nil else {
            throw Refusal(.forbidden, "AccessDenied", "Invalid according to Policy: one file, which is there")
        }
        guard let file = parts.last, file.name == "file" else {
            throw Refusal(.badRequest, "InvalidArgument", "the part named file stands last")
        }
        let given = parts.dropLast()
        guard given.count == wanted.fields.count else {
            throw Refusal(.forbidden, "AccessDenied", "Invalid according to Policy: the fields are not those given")
        }
        for (name, value) in wanted.fields {
            guard given.contains(where: { $0.name == name && $0.bytes.elementsEqual(value.utf8) }) else {
                throw Refusal(.forbidden, "AccessDenied", "Invalid according to Policy: \(name)")
            }
        }
        guard file.filename?.isEmpty == false, file.type == wanted.kind.contentType else {
            throw Refusal(.forbidden, "AccessDenied", "a file has a name, and the type \(wanted.kind.contentType)")
        }
        guard !file.bytes.isEmpty, file.bytes.count <= wanted.kind.bytesMax else {
            throw Refusal(.badRequest, "EntityTooLarge", "a file has 1 to \(wanted.kind.bytesMax) bytes")
        }
        return file
    }

    private func checkCarriage(_ head: HTTPRequestHead) throws(Refusal) {
        guard !head.fields.contains(.authorization) else {
            throw Refusal(.badRequest, "InvalidArgument", "Only one auth mechanism allowed")
        }
        guard !head.fields.contains(.transferEncoding) else {
            throw Refusal(.notImplemented, "NotImplemented", "Transfer-Encoding is not implemented")
        }
        guard !isBroken, parser?.isComplete == true else {
            throw Refusal(.badRequest, "MalformedPOSTRequest", "the body is a whole multipart/form-data")
        }
    }
}

/// A form that was given for one upload, and what became of it.
struct CCAIPresign {
    /// The kinds of files that end users send.
    enum Kind: String {
        case photo, video

        /// The only type of the kind.
        var contentType: String { self == .photo ? "image/jpeg" : "video/mp4" }
        /// The longest file, in bytes; a megabyte is read as 1,048,576 of them (assumed).
        var bytesMax: Int { self == .photo ? 2 << 20 : CCAIUpload.fileBytesMax }

        /// Whether bytes begin as those of the type do.
        func fits(_ bytes: [UInt8]) -> Bool {
            switch self {
            case .photo: bytes.starts(with: [0xff, 0xd8, 0xff])
            case .video: bytes.count >= 8 && bytes[4..<8].elementsEqual("ftyp".utf8)
            }
        }
    }

    let kind: Kind
    let chatID: Int
    let fields: [(name: String, value: String)]
    var expiresAtMilliseconds: Int64
    /// The file, once it is there: its name, and whether its bytes are of the type.
    var file: (name: String, fits: Bool)?
    /// The id it was registered under.
    var mediaID: Int?
}
