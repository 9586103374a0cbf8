import Domain
import HTTPWire
import JSON

/// Attachments (`PROTOCOL.md`, sections 7.2 and 10).
extension CCAITranslation {
    /// The kind of a message's media: the word for a look-up, and the name of a virtual agent's list.
    private struct Kind {
        let type: String
        let list: String

        init(_ type: String) {
            switch type {
            case "video": (self.type, list) = ("video", "videos")
            case "audio": (self.type, list) = ("audio", "audios")
            case "document": (self.type, list) = ("document", "documents")
            default: (self.type, list) = ("photo", "images")
            }
        }
    }

    /// The content of media: a `media_id`, or a virtual agent's list of `{url, text}`; nil where it has neither.
    func media(_ message: CCAIMessage) -> CCAIContent? {
        let kind = Kind(message.type)
        var files: [VendorFile] = []
        var words: [String] = []
        var isDropped = false
        if let text = CCAIJSON.text(message.payload["text"]) { words.append(text) }
        if let id = message.mediaID {
            let address = CCAIMediaAddress(chatID: chatID, type: kind.type, mediaID: id)
            files.append(
                VendorFile(
                    url: address.url, name: Self.fileName(message.payload),
                    contentType: Self.mediaType(message["content_type"])))
        }
        let entries = message[kind.list]?.arrayValue ?? message["\(kind.type)s"]?.arrayValue ?? []
        for entry in entries.prefix(Self.elementsMax) {
            if let text = CCAIJSON.text(entry["text"]) { words.append(text) }
            // An address that stands for a medium is ours to write, and might name another chat's.
            guard let url = CCAIJSON.address(entry["url"] ?? entry), !Self.isReserved(url) else {
                isDropped = true
                continue
            }
            files.append(
                VendorFile(
                    url: url, name: entry.objectValue.flatMap { Self.fileName($0) } ?? Self.fileName(inAddress: url),
                    contentType: Self.mediaType(entry["content_type"])))
        }
        guard !files.isEmpty else { return nil }
        var writer = CCAIContentWriter("attachment", message)
        writer.files = files
        if !words.isEmpty { writer.markdown("text", words.joined(separator: "\n")) }
        if isDropped || entries.count > Self.elementsMax { writer.degrade("file_dropped") }
        return writer.finish()
    }

    private static func fileName(_ object: JSONObject) -> String? {
        CCAIJSON.text(object["file_name"], charactersMax: 255) ?? CCAIJSON.text(object["name"], charactersMax: 255)
    }

    /// The last segment of an address's path.
    private static func fileName(inAddress address: String) -> String? {
        guard let url = try? URI(address), let name = url.path.split(separator: "/").last,
            let decoded = try? PercentCoding.decoded(String(name)), !decoded.isEmpty
        else { return nil }
        return CCAIJSON.cut(decoded, charactersMax: 255)
    }

    private static func isReserved(_ address: String) -> Bool {
        (try? URI(address)).flatMap { CCAIMediaAddress($0) } != nil
    }

    /// A media type that the platform says; nil for a pattern such as `image/*`.
    private static func mediaType(_ value: JSONValue?) -> String? {
        guard let essence = CCAIJSON.text(value).flatMap({ try? MediaType($0) })?.essence, !essence.contains("*")
        else { return nil }
        return essence
    }
}
