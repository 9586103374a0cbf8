import Chronology
package import Domain
package import JSON
package import ProviderKit
import Store

/// Something that was said elsewhere before a session was made: an entry of the `transcript` of its creation.
package struct PastMessage: Sendable {
    /// Entries of one transcript.
    static let countMax = 200
    /// Bytes of one transcript, encoded.
    static let bytesMax = 256 << 10
    /// Files of one transcript.
    static let filesMax = 100

    var role: SenderRole
    var at: Timestamp
    /// The text, the files or the buttons.
    var content: PastContent

    /// As adapters are given it.
    package var entry: TranscriptEntry {
        TranscriptEntry(role: role, at: at.milliseconds, content: JSONValue.object(content.given).encoded())
    }

    /// Reads a transcript: an array of `{sender, at, content}`, the oldest first.
    package static func list(_ value: JSONValue) throws(ContentProblem) -> [PastMessage] {
        let pointer = JSONPointer(["transcript"])
        guard let entries = value.arrayValue else {
            throw ContentProblem(pointer, "wrong_type", "The transcript must be an array.")
        }
        guard entries.count <= countMax else {
            throw ContentProblem(pointer, "too_many", "A transcript has at most \(countMax) entries.")
        }
        guard value.encoded().count <= bytesMax else {
            throw ContentProblem(pointer, "too_long", "A transcript has at most \(bytesMax) bytes.")
        }
        var past: [PastMessage] = []
        for (index, entry) in entries.enumerated() {
            let place = pointer.appending(index)
            let message = try PastMessage(entry, at: place)
            if let before = past.last, message.at < before.at {
                throw ContentProblem(place.appending("at"), "out_of_order", "The oldest entry comes first.")
            }
            past.append(message)
        }
        guard past.reduce(0, { $0 + $1.content.files.count }) <= filesMax else {
            throw ContentProblem(pointer, "too_many", "A transcript has at most \(filesMax) files.")
        }
        return past
    }

    /// An entry as it stands in the log, with the rows of its files; nil for a message without content.
    init?(_ record: MessageRecord, files: [AttachmentRecord]) {
        guard let content = MessageDocument.content(in: record.document)?.objectValue else { return nil }
        role = record.senderRole
        at = Timestamp(milliseconds: record.createdAt)
        self.content = PastContent(stored: content, files: files)
    }

    /// Files that a content of the log shows.
    static func fileIDs(in record: MessageRecord) -> [AttachmentID] {
        let files = MessageDocument.content(in: record.document)?["attachments"]?.arrayValue ?? []
        return files.compactMap { $0["id"]?.stringValue.flatMap { AttachmentID($0) } }
    }

    private init(_ entry: JSONValue, at place: JSONPointer) throws(ContentProblem) {
        guard let object = entry.objectValue else {
            throw ContentProblem(place, "wrong_type", "An entry must be an object.")
        }
        for member in object.members where !["sender", "at", "content"].contains(member.key) {
            throw ContentProblem(
                place.appending(member.key), "unknown_field", "The member \(member.key) is not known here.")
        }
        guard let role = object["sender"]?.stringValue.flatMap(SenderRole.init) else {
            throw ContentProblem(
                place.appending("sender"), "unknown_value", "The sender is user, bot, agent or system.")
        }
        guard let at = object["at"]?.stringValue.flatMap({ Timestamp(rfc3339: $0) }) else {
            throw ContentProblem(place.appending("at"), "bad_format", "The time is one of RFC 3339.")
        }
        do {
            content = try PastContent(object["content"] ?? .null)
        } catch {
            throw ContentProblem(
                JSONPointer(place.tokens + ["content"] + error.pointer.tokens), error.code, error.detail)
        }
        self.role = role
        self.at = at
    }
}
