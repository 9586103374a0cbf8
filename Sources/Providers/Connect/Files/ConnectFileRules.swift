import Domain
import ProviderKit

/// Which files the vendor takes (`PROTOCOL.md`, section 12).
///
/// An instance can be set to take fewer; then the vendor itself says no.
enum ConnectFileRules {
    /// The longest file: 20 MB in the vendor's words (20 · 1024² is assumed).
    static let bytesMax = 20 << 20
    /// The longest name.
    static let nameCharactersMax = 256

    /// The media types by the extensions of names.
    static let typeOfExtension = [
        "csv": "text/csv", "doc": "application/msword",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "heic": "image/heic",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "mov": "video/quicktime", "mp4": "video/mp4",
        "pdf": "application/pdf", "png": "image/png", "ppt": "application/vnd.ms-powerpoint",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation", "rtf": "application/rtf",
        "txt": "text/plain", "wav": "audio/wav", "xls": "application/vnd.ms-excel",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ]

    /// The media types that are taken, sorted.
    static let types = Set(typeOfExtension.values).union(["audio/x-wav", "audio/vnd.wave"]).sorted()

    /// Judges a file by what is known before its bytes are.
    static func check(_ file: FileDescription) throws(FileRefusal) {
        guard (1...nameCharactersMax).contains(file.name.unicodeScalars.count) else {
            throw .invalid(code: "bad_name", detail: "The name has 1 to \(nameCharactersMax) characters.")
        }
        guard contentType(of: file) != nil else {
            throw .unsupportedType("Amazon Connect takes \(typeOfExtension.keys.sorted().joined(separator: ", ")).")
        }
        guard let sizeBytes = file.sizeBytes else { return }
        guard sizeBytes > 0 else { throw .empty }
        guard sizeBytes <= bytesMax else { throw .tooLarge(bytesMax: bytesMax) }
    }

    /// The media type that the vendor is told; nil for a file that it does not take.
    ///
    /// Where callers say nothing of use, the name decides. A name that ends in another extension is refused whatever
    /// the type, since the agent's machine goes by the name.
    static func contentType(of file: FileDescription) -> String? {
        let suffix = fileExtension(of: file.name)
        let typeOfName = suffix.flatMap { typeOfExtension[$0] }
        guard suffix == nil || typeOfName != nil else { return nil }
        if types.contains(file.contentType) { return file.contentType }
        return isOpaque(file.contentType) ? typeOfName : nil
    }

    private static func isOpaque(_ type: String) -> Bool {
        type.isEmpty || type == "application/octet-stream" || type == "binary/octet-stream"
    }

    /// The file extension, which follows the last dot, in small letters; nil where that does not look like one.
    ///
    /// Dots and blanks at the end are none of the name for some systems.
    private static func fileExtension(of name: String) -> String? {
        var name = name[...]
        while name.last == "." || name.last == " " { name.removeLast() }
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
        let suffix = name[name.index(after: dot)...]
        guard suffix.count <= 10, suffix.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else { return nil }
        return suffix.lowercased()
    }
}
