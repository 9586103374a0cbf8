import HTTPWire

/// Addresses that stand for media of a chat until somebody fetches them.
///
/// The platform signs its addresses for a while only (`PROTOCOL.md`, section 7.2), so what is stored names the medium
/// instead: `https://media.invalid/<chat>/<type>/<id>`, in a domain that never exists (RFC 2606, section 2).
struct CCAIMediaAddress: Hashable, Sendable {
    private static let host = "media.invalid"
    /// The platform's words for kinds of media.
    static let types = ["photo", "video", "audio", "document"]

    /// The chat.
    var chatID: Int
    /// `media_type`: `photo`, `video`, `audio` or `document`.
    var type: String
    /// `media_id`.
    var mediaID: Int

    /// Names a medium.
    init(chatID: Int, type: String, mediaID: Int) {
        assert(Self.types.contains(type), "A medium is of a kind that can be looked up.")
        self.chatID = chatID
        self.type = type
        self.mediaID = mediaID
    }

    /// The address that stands for it.
    var url: String { "https://\(Self.host)/\(chatID)/\(type)/\(mediaID)" }

    /// Reads an address; nil for any other.
    init?(_ url: URI) {
        guard url.host == Self.host else { return nil }
        let parts = url.path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let chatID = Int(parts[1]), Self.types.contains(parts[2]), let mediaID = Int(parts[3])
        else { return nil }
        self.init(chatID: chatID, type: parts[2], mediaID: mediaID)
        // Only what was written here is read: one address for each medium.
        guard self.url == url.description else { return nil }
    }
}
