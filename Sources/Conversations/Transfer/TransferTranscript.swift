import Chronology
import Domain
package import JSON
import ProviderKit
import Store

/// A conversation so far, as the provider that takes it over is told it: a page of messages at the most, oldest first.
///
/// Texts as they are, pictures and videos by links where there are any, all else as its words.
struct TransferTranscript: Sendable {
    /// Messages that are told, the last ones (as for `transcript` of a new session).
    static let messagesMax = 200

    /// The states of messages that somebody has, or may have.
    private static let knownStates: Set<DeliveryState> = [.attempting, .unknown, .sent, .delivered, .read]

    /// One message.
    private struct Entry: Sendable {
        var role: SenderRole
        var name: String?
        var at: Timestamp
        var content: JSONObject
        var words: String
    }

    private var said: [Entry] = []

    /// Nothing was said, or nothing of it is told.
    init() {}

    /// The messages that the other side of the transfer may see.
    ///
    /// Not hidden ones, those between the user and a machine alone, those that were taken back, those that failed, and
    /// those that wait to be sent to it.
    ///
    /// - Parameter url: a link to a file; nil where there is none.
    init(_ messages: [MessageRecord], url: (AttachmentID) -> String?) {
        for message in messages where !message.isHidden && Self.knownStates.contains(message.state) {
            guard let document = try? JSONValue(parsing: message.document + [UInt8(ascii: "}")]),
                document["deleted"] != true, let content = document["content"]?.objectValue,
                content["privateFromAgent"] != true
            else { continue }
            let words = MessageWords.text(of: .object(content))
            said.append(
                Entry(
                    role: message.senderRole, name: document["sender"]?["name"]?.stringValue,
                    at: Timestamp(milliseconds: message.createdAt), content: Self.entryContent(content, words, url),
                    words: words))
        }
    }

    /// There is nothing to tell.
    var isEmpty: Bool { said.isEmpty }

    /// The bytes of the contents that are told, as for `transcript` of a new session.
    private static let bytesMax = 256 << 10

    /// For providers that take a transcript: the last of the messages, as many as there is room for.
    var entries: [TranscriptEntry] {
        var (kept, room): ([TranscriptEntry], Int) = ([], Self.bytesMax)
        for entry in said.reversed() {
            let content = JSONValue.object(entry.content).encoded()
            room -= content.count
            guard room >= 0 else { break }
            kept.append(TranscriptEntry(role: entry.role, at: entry.at.milliseconds, content: content))
        }
        return kept.reversed()
    }

    /// A line a message, `role or name: words`; of a longer one the end, which begins with an ellipsis.
    func text(charactersMax: Int) -> String {
        var (kept, room): ([String], Int) = ([], charactersMax)
        for line in said.reversed() {
            let text = "\(line.name ?? line.role.rawValue): \(line.words)"
            let length = text.unicodeScalars.count + 1
            guard length <= room - 2 || (length <= room && kept.count == said.count - 1) else {
                kept.append("…")
                break
            }
            kept.append(text)
            room -= length
        }
        return kept.reversed().joined(separator: "\n")
    }

    /// A content in the forms that transcripts have (``TranscriptEntry/content``).
    private static func entryContent(
        _ content: JSONObject, _ words: String, _ url: (AttachmentID) -> String?
    ) -> JSONObject {
        var plain: JSONObject = ["type": "text", "text": JSONValue(words), "format": "plain"]
        switch content["type"]?.stringValue {
        case "text":
            if let format = content["format"] { plain.set("format", to: format) }
            return plain
        case "attachment":
            let files = (content["attachments"]?.arrayValue ?? []).compactMap { file -> JSONValue? in
                guard let type = file["contentType"]?.stringValue,
                    type.hasPrefix("image/") || type.hasPrefix("video/"),
                    let address = file["id"]?.stringValue.flatMap({ AttachmentID($0) }).flatMap(url)
                else { return nil }
                var entry: JSONObject = ["url": JSONValue(address), "contentType": JSONValue(type)]
                if let name = file["name"] { entry.append("name", name) }
                return .object(entry)
            }
            guard !files.isEmpty else { return plain }
            var described: JSONObject = ["type": "attachment", "attachments": .array(files)]
            if let text = content["text"] { described.append("text", text) }
            return described
        default: return plain
        }
    }
}

/// The words of a content, for people to read.
package enum MessageWords {
    /// The words, a line each, or the name of its type where it has none.
    package static func text(of content: JSONValue) -> String {
        let type = content["type"]?.stringValue ?? "message"
        var parts = ["headerText", "header", "text", "title"].compactMap { content[$0]?.stringValue }
        for card in content["cards"]?.arrayValue ?? [] {
            parts += [card["title"], card["description"]].compactMap { $0?.stringValue }
        }
        parts += ["footerText", "footer"].compactMap { content[$0]?.stringValue }
        return parts.isEmpty ? "(\(type))" : parts.joined(separator: "\n")
    }
}
