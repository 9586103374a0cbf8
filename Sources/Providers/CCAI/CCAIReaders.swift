package import Domain
import HTTPWire
package import JSON
package import ProviderKit

/// A chat's conversation without a session, open to the fuzz harness: everything that reads bytes from outside, of
/// webhooks and of answers to calls.
package struct CCAIReaders {
    private var conversation = CCAIConversation()
    /// The time of the last call, in milliseconds since the Unix epoch.
    private var now: Int64 = 0

    /// A conversation that does not know its chat yet.
    package init() {}

    /// The end was told.
    package var isOver: Bool { conversation.isOver }

    /// The chat is known.
    package mutating func begin(chatID: Int, at now: Int64) -> [ProviderEvent] {
        self.now = now
        return Self.events(conversation.begun(chatID: chatID, chat: JSONObject(), at: now))
    }

    /// The events that the body of a webhook tells; it is known by its digest.
    package mutating func read(_ body: [UInt8], at now: Int64) -> [ProviderEvent] {
        self.now = now
        guard let event = CCAIHookEvent(decoding: body) else { return [] }
        return Self.events(conversation.received(event, id: CCAIJSON.name(ofBytes: body), at: now))
    }

    /// The deliveries that a body is; none for one that is malformed.
    package func deliveries(_ body: [UInt8]) -> [HookDelivery] { (try? CCAIHookBody.deliveries(body)) ?? [] }

    /// A message of the user's goes out, if the platform has words for it; the `message` objects.
    package mutating func send(_ message: MessageID, _ content: UserContent) -> [JSONObject] {
        guard let parts = try? CCAIOutbound.messages(for: content), !parts.isEmpty else { return [] }
        _ = conversation.sending(message, parts, at: now) + conversation.sent(message)
        return parts.map { $0.object() }
    }

    /// The process ends, and another goes on with what was persisted; the values of that.
    package mutating func restart(at now: Int64) -> [[UInt8]] {
        self.now = now
        let values = [conversation.memory.encoded(), conversation.memory.echoes.encoded]
        conversation = CCAIConversation(memory: CCAIMemory(decoding: values[0], waiting: values[1]))
        if conversation.chatID != nil { _ = conversation.reopened(chat: nil, at: now) }
        return values
    }

    /// Persisted bytes as anybody may have written them, read and persisted again.
    package static func persisted(_ bytes: [UInt8]) -> [UInt8] { CCAIMemory(decoding: bytes, waiting: []).encoded() }

    /// The same for the messages that wait for their echoes.
    package static func persisted(waiting bytes: [UInt8]) -> [UInt8] {
        CCAIMemory(decoding: [], waiting: bytes).echoes.encoded
    }

    /// The timer of an end fires.
    package mutating func fire(at now: Int64) -> [ProviderEvent] { Self.events(conversation.fired(at: now)) }

    /// The medium that an address stands for, as the address of it; nil for any other address.
    package static func mediaAddress(_ address: String) -> String? {
        (try? URI(address)).flatMap { CCAIMediaAddress($0)?.url }
    }

    // MARK: Answers to calls

    /// The fate of a message by a list of the platform's, `GET /chats/{id}/messages`.
    package func fate(of message: MessageID, in listed: [JSONValue]) -> MessageFate {
        var asked = conversation
        return asked.fate(of: message, in: CCAIListing(listed, isPage: false))
    }

    /// A list of messages is understood as a whole, and proves that what it lacks is not there.
    package static func isWhole(_ listed: [JSONValue]) -> Bool { CCAIListing(listed, isPage: false).isWhole }

    /// The tree of queues that a list of menus is; nil for what is none.
    package static func queues(_ answer: JSONValue) -> JSONObject? {
        CCAIMenus.answer(answer, keys: ["billing": 105])
    }

    /// The estimates that an answer has; nil for what has none.
    package static func waits(_ answer: JSONValue) -> JSONObject? {
        CCAIWaitTime.list(answer).map { CCAIMenus.answer(waits: $0) }
    }

    /// The ids of the chat, its user and the files that an answer shows.
    package static func ids(_ answer: JSONValue) -> [Int] {
        let chat = CCAIChat(answer)
        return [chat?.id, chat?.endUserID, CCAIEndUser(answer)?.id, CCAIAuthToken(answer)?.endUserID].compactMap(\.self)
            + CCAIMedia.list(answer).map(\.id)
    }

    private static func events(_ steps: [CCAIConversation.Step]) -> [ProviderEvent] {
        steps.compactMap { if case .emit(let event) = $0 { event } else { nil } }
    }
}
