import JSON

/// A message of the platform, out of its wrappings (`PROTOCOL.md`, section 10).
struct CCAIMessage: Hashable, Sendable {
    /// Wrappings in wrappings that are opened.
    private static let wrappingsMax = 4

    /// `type`; empty where there is none.
    var type: String
    /// The message's own object, out of `ujet` and `server_message`.
    var payload: JSONObject
    /// The human agent does not see it: a task virtual agent and the user speak alone.
    var isPrivate: Bool

    /// The message of an event's body; an empty one where it has none.
    init(in body: JSONObject) {
        let outer = body["message"]?.objectValue ?? JSONObject()
        self.init(outer)
        let isHidden = CCAIJSON.text(outer["visibility"]) == "task_virtual_agent"
        guard type == "server_message" else {
            isPrivate = isHidden
            return
        }
        // The words are not in the message, which the human agent's side is shown, but beside it.
        let server = body["server_message"]?.objectValue ?? outer["server_message"]?.objectValue
        if let inner = server?["content"]?.objectValue ?? (server?["type"] == nil ? nil : server) {
            self = CCAIMessage(inner)
        }
        isPrivate = true
    }

    /// A message as it stands in a message, out of `ujet`.
    init(_ object: JSONObject) {
        var payload = object
        for _ in 0..<Self.wrappingsMax {
            guard let inner = payload["ujet"]?.objectValue ?? payload["content"]?["ujet"]?.objectValue else { break }
            payload = inner
        }
        self.payload = payload
        type = payload["type"]?.stringValue ?? ""
        isPrivate = false
    }

    /// A member of the message, or else of its `content`.
    subscript(key: String) -> JSONValue? { payload[key] ?? payload["content"]?[key] }

    /// The words: `content`, or `text` within it.
    var text: String? { payload["content"]?.stringValue ?? self["text"]?.stringValue }

    /// `media_id`, flat or in `content`.
    var mediaID: Int? { CCAIJSON.integer(self["media_id"]) }

    /// The types of messages that a user can send, which the chat shows to their sender.
    private static let echoedTypes: Set<String> = [
        "text", "text_template", "markdown", "markdown_template", "photo", "image", "video",
    ]

    /// The chat shows such a message to the user who sends it.
    var isEchoed: Bool { Self.echoedTypes.contains(type) }

    /// The key by which an echo is compared with what was sent: kind, and words or media.
    ///
    /// Byte for byte: nothing is trimmed or normalised.
    var echoKey: CCAIEchoKey {
        switch type {
        case "photo", "image": CCAIEchoKey(kind: "photo", words: mediaID.map { String($0) } ?? "")
        case "video": CCAIEchoKey(kind: "video", words: mediaID.map { String($0) } ?? "")
        case "text", "text_template", "markdown", "markdown_template": CCAIEchoKey(kind: "text", words: text ?? "")
        default: CCAIEchoKey(kind: type, words: text ?? "")
        }
    }
}

/// The digest by which a message of the user's is known again when the platform shows it to its sender
/// (`PROTOCOL.md`, section 9.5).
struct CCAIEchoKey: Hashable, Sendable {
    /// The first 64 bits of the digest.
    let bits: UInt64

    /// The key of words, or of a media id, of one kind.
    init(kind: String, words: String) {
        bits = UInt64(CCAIJSON.digest("\(kind)\u{0}\(words)"), radix: 16) ?? 0
    }

    /// A key that was persisted.
    init(bits: UInt64) { self.bits = bits }

    /// A digest that was persisted; nil for a text that is none.
    init?(digest: String) {
        guard digest.utf8.count == 16, let bits = UInt64(digest, radix: 16) else { return nil }
        self.bits = bits
    }

    /// Sixteen hexadecimal digits.
    var digest: String {
        let digits = String(bits, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
