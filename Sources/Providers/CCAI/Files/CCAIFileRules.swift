import Domain
import ProviderKit

/// The files that end users may send: photos as JPEG, videos as MP4 (`PROTOCOL.md`, section 7.1).
///
/// The platform finds out late, if at all: a PNG under the name of a JPEG is refused here.
enum CCAIFileRules {
    /// Bytes at the beginning of a file that tell its kind.
    static let headBytes = 16

    /// The largest file of a kind, in bytes: 2 MB and 20 MB, read as 1024² each (assumed).
    static func bytesMax(_ kind: CCAIMediaKind) -> Int {
        switch kind {
        case .photo: 2 << 20
        case .video: 20 << 20
        }
    }

    /// The media type of a kind.
    static func contentType(_ kind: CCAIMediaKind) -> String {
        switch kind {
        case .photo: "image/jpeg"
        case .video: "video/mp4"
        }
    }

    /// The kind of a file by its type, and by its name where the type says nothing; nil for one that is not taken.
    static func kind(of file: FileDescription) -> CCAIMediaKind? {
        switch file.contentType {
        case "image/jpeg", "image/jpg": return .photo
        case "video/mp4": return .video
        case "", "application/octet-stream", "binary/octet-stream": break
        default: return nil
        }
        let name = file.name.lowercased()
        if name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") { return .photo }
        return name.hasSuffix(".mp4") ? .video : nil
    }

    /// Judges a file by what is known before its bytes are; its kind.
    @discardableResult
    static func check(_ file: FileDescription) throws(FileRefusal) -> CCAIMediaKind {
        guard let kind = kind(of: file) else {
            throw .unsupportedType("The CCAI Platform takes photos as image/jpeg and videos as video/mp4.")
        }
        guard let sizeBytes = file.sizeBytes else { return kind }
        guard sizeBytes > 0 else { throw .empty }
        guard sizeBytes <= bytesMax(kind) else { throw .tooLarge(bytesMax: bytesMax(kind)) }
        return kind
    }

    /// Judges a file by its bytes too; one that cannot be read is let pass, and fails when it is brought.
    static func inspect(_ file: OutboundFile) async throws(FileRefusal) {
        let kind = try check(
            FileDescription(
                name: file.description.name, contentType: file.description.contentType, sizeBytes: file.sizeBytes))
        guard let head = try? await file.source.read(at: 0, count: headBytes) else { return }
        guard isHead(head, of: kind) else {
            throw .unsupportedType("The file is no \(contentType(kind)), whatever it is called.")
        }
    }

    /// Whether a file of a kind begins so.
    static func isHead(_ head: [UInt8], of kind: CCAIMediaKind) -> Bool {
        switch kind {
        // Start of image, and the first byte of the marker behind it.
        case .photo: head.starts(with: [0xFF, 0xD8, 0xFF])
        case .video: isMP4(head)
        }
    }

    /// The first box is `ftyp` (ISO 14496-12, section 4.3), and its brand is not that of another format in such boxes.
    private static func isMP4(_ head: [UInt8]) -> Bool {
        guard head.count >= 12, head[4..<8].elementsEqual("ftyp".utf8) else { return false }
        return !foreignBrands.contains(String(decoding: head[8..<12], as: UTF8.self))
    }

    /// QuickTime, pictures and sound, as brands (assumed to be none that the platform plays).
    private static let foreignBrands: Set<String> = [
        "qt  ", "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis", "M4A ", "M4B ", "M4P ",
        "crx ",
    ]
}

extension FileRefusal {
    /// The same for a file that is refused on its way, in words of our own.
    var failure: ProviderFailure {
        switch self {
        case .tooLarge(let bytesMax):
            ProviderFailure(.invalid, "The file has more than \(bytesMax) bytes.", code: "attachment_too_large")
        case .unsupportedType(let detail):
            ProviderFailure(.invalid, detail, code: "attachment_type_unsupported")
        case .empty: ProviderFailure(.invalid, "The file is empty.", code: "attachment_empty")
        case .invalid(let code, let detail): ProviderFailure(.invalid, detail, code: code)
        case .disabled(let detail): ProviderFailure(.unsupported, detail, code: "attachments_disabled")
        }
    }
}
