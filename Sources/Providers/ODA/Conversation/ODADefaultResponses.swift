import Domain
import JSON

extension ODADefaultResponse {
    /// The message that says it, under an id that no other has.
    ///
    /// - Parameter number: tells those of one turn apart.
    func message(_ text: String, turn: Int64, number: Int) -> InboundMessage {
        let content: JSONValue = ["type": "text", "text": JSONValue(text), "format": "plain"]
        var message = InboundMessage(
            vendorID: "default-\(turn)-\(number)", role: .bot, content: content.encoded(), native: [])
        message.isSynthetic = true
        return message
    }
}

/// How long the skill has kept silent in one turn, and what is said next.
struct ODAPatience: Hashable, Sendable {
    /// Before the wait messages end, so that none comes right before the apology.
    static let pause: Duration = .seconds(1)

    /// It began with the first message of the conversation.
    let isFirst: Bool
    /// The count of waits that are over.
    private var count = 0

    init(isFirst: Bool) { self.isFirst = isFirst }

    /// Goes on by one wait: what is said now, if anything, and after which time to ask again, if at all.
    mutating func next(_ times: ODATimes) -> (response: ODADefaultResponse?, after: Duration?) {
        let response: ODADefaultResponse? = count > 0 ? .wait : isFirst ? .greeting : nil
        count += 1
        let isLast = times.waitMessage * count >= times.working - Self.pause
        return (response, isLast ? nil : times.waitMessage)
    }

    /// How many things were due.
    var number: Int { count }
}
