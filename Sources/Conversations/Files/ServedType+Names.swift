/// Media types by the names of files, for those of which a vendor says none (`api.md`, section 10).
extension ServedType {
    /// The media types by the endings of names, in small letters: those that vendors let agents and bots send.
    private static let byEnding = [
        "avif": "image/avif", "bmp": "image/bmp", "gif": "image/gif", "heic": "image/heic", "heif": "image/heif",
        "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png", "tif": "image/tiff", "tiff": "image/tiff",
        "webp": "image/webp", "avi": "video/x-msvideo", "m4v": "video/x-m4v", "mov": "video/quicktime",
        "mp4": "video/mp4", "webm": "video/webm", "wmv": "video/x-ms-wmv", "aac": "audio/aac", "flac": "audio/flac",
        "m4a": "audio/mp4", "mp3": "audio/mpeg", "oga": "audio/ogg", "ogg": "audio/ogg", "opus": "audio/ogg",
        "wav": "audio/wav", "csv": "text/csv", "txt": "text/plain", "json": "application/json",
        "pdf": "application/pdf", "rtf": "application/rtf", "xml": "application/xml", "zip": "application/zip",
        "doc": "application/msword", "ppt": "application/vnd.ms-powerpoint", "xls": "application/vnd.ms-excel",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ]

    /// The media type of a file as the vendor says it, else as its name does; never a pattern.
    ///
    /// Of a pattern such as `image/*` the name says the rest.
    static func ofFile(_ said: String?, name: String) -> String {
        guard !isWhole(said) else { return said ?? opaque }
        guard let dot = name.lastIndex(of: "."), let named = byEnding[name[name.index(after: dot)...].lowercased()],
            matches(named, essence(said).map { [$0] } ?? [])
        else { return opaque }
        return named
    }

    /// The media type that an update of a file tells; nil where that is less than what may be known.
    ///
    /// Less are none, a pattern, and one that says nothing.
    static func news(_ said: String?) -> String? { isWhole(said) && essence(said) != opaque ? said : nil }

    private static func isWhole(_ said: String?) -> Bool { said.map { !$0.contains("*") } ?? false }
}
