import ProviderKit

/// The taking-apart of a webhook's body that was found to be signed (`PROTOCOL.md`, sections 9.4 and 9.6).
enum CCAIHookBody {
    /// How long a body without an id of the platform's is remembered (assumed).
    static let repeatWindow: Duration = .seconds(600)
    /// How long a delivery waits for the session of its chat (assumed): the platform sends those of foreign chats too.
    static let lifetime: Duration = .seconds(30)

    /// The delivery that a body is; none for a call that is about no chat and no user, which is dropped with 200.
    ///
    /// - Throws: `malformed` for what is no JSON object.
    static func deliveries(
        _ body: [UInt8], lifetime: Duration = Self.lifetime
    ) throws(HookRefusal) -> [HookDelivery] {
        guard let event = CCAIHookEvent(decoding: body) else {
            throw .malformed("The call is signed and is no JSON object.")
        }
        let user = event.userIdentifier.flatMap { $0.utf8.count <= HookDelivery.idBytesMax ? $0 : nil } ?? ""
        guard event.chatID != nil || !user.isEmpty else { return [] }
        let id = event.chatID.flatMap { chat in event.messageID.map { "\(conversationID(chat)):message:\($0)" } }
        return [
            HookDelivery(
                vendorUserID: user, conversationID: event.chatID.map(conversationID) ?? conversationID(ofUser: user),
                eventID: id ?? "sha256:" + CCAIJSON.name(ofBytes: body),
                repeatWindow: id == nil ? repeatWindow : nil, lifetime: lifetime, payload: body)
        ]
    }

    /// The name by which deliveries find a chat's session.
    static func conversationID(_ chatID: Int) -> String { "chat:\(chatID)" }

    /// The name by which deliveries that name no chat find the sessions of an end user.
    ///
    /// - Parameter identifier: the platform's name for them, which is a UUID of the session's own where the user is
    ///   anonymous.
    static func conversationID(ofUser identifier: String) -> String { "user:\(identifier)" }
}
