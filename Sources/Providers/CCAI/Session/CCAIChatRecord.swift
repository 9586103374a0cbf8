import JSON

/// The record of a session's chat, a secret: whose it is and which one it is (`PROTOCOL.md`, sections 4 and 5).
///
/// Written before the first call, so that a later process finds what an earlier one may have begun.
struct CCAIChatRecord: Hashable, Sendable {
    /// Where it lies among the adapter's values.
    static let key = "chat"

    /// `identifier` of the end user: the user's id, or a UUID of the session's own where the user is anonymous.
    var identifier: String
    /// The platform's number of the end user.
    var endUserID: Int?
    /// The platform's number of the chat; nil while none is known.
    var chatID: Int?
    /// When the session began to make a chat; milliseconds since the Unix epoch.
    var begunAt: Int64

    /// A session that has begun nothing yet.
    init(identifier: String, begunAt: Int64) {
        self.identifier = identifier
        self.begunAt = begunAt
    }

    /// Reads ``encoded()``; nil for what is none.
    init?(decoding bytes: [UInt8]) {
        guard let value = try? JSONValue(parsing: bytes), let identifier = value["identifier"]?.stringValue,
            !identifier.isEmpty
        else { return nil }
        self.init(identifier: identifier, begunAt: Int64(value["begunAt"]?.intValue ?? 0))
        endUserID = value["endUserId"]?.intValue
        chatID = value["chatId"]?.intValue
    }

    /// As JSON.
    func encoded() -> [UInt8] {
        var object: JSONObject = ["identifier": JSONValue(identifier), "begunAt": JSONValue(Int(begunAt))]
        if let endUserID { object.append("endUserId", JSONValue(endUserID)) }
        if let chatID { object.append("chatId", JSONValue(chatID)) }
        return JSONValue.object(object).encoded()
    }
}
