import SimulatorKit

/// The files of chats: those that end users sent and those that agents send (protocol note section 7).
final class CCAIFiles {
    /// A file that messages name by its number.
    struct Media {
        let id: Int
        let chatID: Int
        /// The kind, as messages have it: `photo`, `video`, `audio` or `document`.
        let kind: String
        let contentType: String
        let name: String
        /// Where its bytes are kept.
        let key: String
        /// Whether an end user sent it.
        let isOwn: Bool
    }

    /// The forms that were given, by the place they are for.
    var presigns: [String: CCAIPresign] = [:]
    private(set) var media: [Int: Media] = [:]
    /// The targets that files are fetched from, with when they expire.
    var urls: [String: (mediaID: Int, expiresAtMilliseconds: Int64)] = [:]
    /// The bytes by their place.
    var contents = BoundedFiles()

    func add(_ item: Media) { media[item.id] = item }

    /// The files of a chat that its end user sent, in their order.
    func own(ofChat chatID: Int) -> [Media] {
        media.values.filter { $0.chatID == chatID && $0.isOwn }.sorted { $0.id < $1.id }
    }

    /// Lets the files of a chat go that is not remembered any more.
    func forget(chatID: Int) {
        let gone = Set(media.values.filter { $0.chatID == chatID }.map(\.id))
        media = media.filter { $0.value.chatID != chatID }
        presigns = presigns.filter { $0.value.chatID != chatID }
        urls = urls.filter { !gone.contains($0.value.mediaID) }
    }

    func removeAll() {
        presigns = [:]
        media = [:]
        urls = [:]
        contents = BoundedFiles()
    }
}
