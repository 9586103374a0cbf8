import JSON
import SimulatorKit

/// Messages of bots that come in pieces (protocol note section 8.6).
extension ConnectHub {
    /// Sends a text in pieces of a word each, and then whole; whole at once where the contact did not ask for pieces.
    func stream(_ text: String, in contact: ConnectContact) {
        let text = text.isEmpty ? "One two three four" : text
        let bot = ConnectAgent.system
        guard contact.isIncremental else { return say(text, by: bot, in: contact) }
        let id = makeID()
        var item = ConnectItem(.message, id: id, at: now)
        (item.contentType, item.party, item.contactID) = (ConnectContentType.plain, bot, contact.contactID)
        let party = ConnectFault.Party(contactID: contact.initialID)
        var number = 0
        var isFirst = true
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            number += 1
            item.content = isFirst ? String(word) : " " + word
            isFirst = false
            item.metadata = [
                "MessageId": .string(id), "ChunkNumber": .number(JSONNumber(number)), "MessageCompleted": false,
            ]
            if case .chunkGap? = faults.next(.chunk, party) { continue }
            show(item, in: contact)
        }
        item.content = text
        item.metadata = ["MessageId": .string(id)]
        contact.remember(item)
        item.metadata = [
            "MessageId": .string(id), "ChunkNumber": .number(JSONNumber(number + 1)), "MessageCompleted": true,
        ]
        show(item, in: contact)
    }
}
