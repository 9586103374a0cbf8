import Domain
import JSON
import ProviderKit

/// The mirror of one session's messages, as the user's other sessions show them.
enum ODAMirror {
    /// The message as it comes to the other sessions: from the user, with nothing of the vendor's.
    ///
    /// Its id is made of the message's, so that it comes once however often it is sent.
    ///
    /// - Parameter requestID: the name that answers give the message, by which they find it in the other sessions too.
    static func message(_ message: OutboundMessage, name: String?, requestID: String? = nil) -> InboundMessage {
        var content = message.content
        var mirrored = InboundMessage(
            vendorID: requestID ?? "mirror-\(message.id)", role: .user, senderName: name, content: [], native: [])
        if case .attachment(_, let text) = content {
            // The ids are the other session's own; the files are the vendor's and the same for all.
            content = .attachment(ids: [], text: text)
            mirrored.files = message.files.compactMap(\.vendorFile)
        }
        var object = content.json.objectValue ?? JSONObject()
        if case .attachment = content { object.remove("attachmentIds") }
        mirrored.content = JSONValue.object(object).encoded()
        return mirrored
    }
}
