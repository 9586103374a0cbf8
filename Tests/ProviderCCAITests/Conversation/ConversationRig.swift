import Domain
import JSON
import ProviderKit
import Testing

@testable import ProviderCCAI

extension CCAIConversation {
    /// The fate of a message by a list of these entries.
    func fate(of message: MessageID, in entries: [JSONObject], isWhole: Bool) -> MessageFate {
        var conversation = self
        return conversation.fate(of: message, in: CCAIListing(entries.map { .object($0) }, isPage: !isWhole))
    }
}

/// A conversation in chat 37, with the log of all that it said, in short words.
struct ConversationRig {
    /// The chat of the rig.
    static let chatID = 37
    /// Our clock when the rig begins: noon of the first of January 2026 in UTC.
    static let noon: Int64 = 1_767_268_800_000

    var conversation: CCAIConversation
    /// Events in short words, such as `joined agent:71` and `message agent Hello`.
    private(set) var log: [String] = []
    /// Steps that are no events in short words, such as `timer 10`, `confirmed 4` and `finish`.
    private(set) var steps: [String] = []
    /// Messages that came in.
    private(set) var messages: [InboundMessage] = []
    /// Commands that were asked.
    private(set) var commands: [CommandRequest] = []
    /// How often the memory was to be persisted.
    private(set) var persisted = 0
    var now = noon
    private var eventCount = 0

    init(survey: CCAISurvey = .ask, begins: Bool = true, chat: String = #"{"status":"queued"}"#) throws {
        conversation = CCAIConversation(survey: survey)
        if begins { try begin(chat) }
    }

    mutating func begin(_ chat: String = #"{"status":"queued"}"#) throws {
        let chat = try object(chat)
        note(conversation.begun(chatID: Self.chatID, chat: chat, at: now))
    }

    /// Forgets what was said so far.
    mutating func clear() { (log, steps, messages, commands, persisted) = ([], [], [], [], 0) }

    /// An event comes.
    ///
    /// - Parameters:
    ///   - second: its time by the platform's clock, in seconds after noon; nil for none.
    ///   - id: the id of its delivery; a new one where none is given.
    mutating func receive(_ type: String, _ body: String = "{}", at second: Int? = 0, id: String? = nil) throws {
        eventCount += 1
        let text = Self.event(type, body, at: second)
        let event = try #require(CCAIHookEvent(decoding: utf8(text)))
        note(conversation.received(event, id: id ?? "event \(eventCount)", at: now))
    }

    /// The body of a webhook.
    static func event(_ type: String, _ body: String, at second: Int?, chat: Int = chatID) -> String {
        let time = second.map { #""2026-01-01T12:\#(twoDigits($0 / 60)):\#(twoDigits($0 % 60))Z""# } ?? "null"
        return #"{"event_type":"\#(type)","timestamp":\#(time),"chat_id":\#(chat),"body":\#(body)}"#
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    /// A message is said.
    mutating func say(
        _ type: String, _ message: String, by id: Int = 71, at second: Int? = 0, event: String? = nil
    ) throws {
        let body = #"{"sender":{"id":\#(id),"type":"\#(type)"},"message":\#(message)}"#
        try receive("message_received", body, at: second, id: event)
    }

    mutating func join(_ type: String, _ id: Int = 71, name: String = "Dana", at second: Int? = 0) throws {
        try receive(
            "participant_joined", #"{"type":"\#(type)","\#(type)":{"id":\#(id),"name":"\#(name)"}}"#, at: second)
    }

    mutating func leave(_ type: String, _ id: Int = 71, at second: Int? = 0) throws {
        try receive("participant_left", #"{"type":"\#(type)","\#(type)":{"id":\#(id)}}"#, at: second)
    }

    /// Time goes on, and the timer fires.
    mutating func fire(after seconds: Int64) {
        now += seconds * 1000
        note(conversation.fired(at: now))
    }

    /// The process ends, and another goes on with what was persisted.
    mutating func restart(chat: String? = nil) throws {
        let memory = CCAIMemory(
            decoding: conversation.memory.encoded(), waiting: conversation.memory.echoes.encoded)
        conversation = CCAIConversation(survey: conversation.survey, memory: memory)
        let chat = try chat.map { try object($0) }
        note(conversation.reopened(chat: chat, at: now))
    }

    /// Notes the steps.
    mutating func note(_ taken: [CCAIConversation.Step]) {
        for step in taken {
            switch step {
            case .emit(let event): note(event)
            case .confirmed(let message): steps.append("confirmed \(Self.short(message))")
            case .startTimer(let delay): steps.append("timer \(delay.components.seconds)")
            case .persist: persisted += 1
            case .finish: steps.append("finish")
            }
        }
    }

    private mutating func note(_ event: ProviderEvent) {
        switch event {
        case .conversationKnown(let id): log.append("known \(id)")
        case .opened(let isQueued, _): log.append(isQueued ? "queued" : "active")
        case .waiting(let position, let seconds):
            log.append("waiting" + (position.map { " \($0)" } ?? "") + (seconds.map { " \($0) s" } ?? ""))
        case .suspended(let reason): log.append("suspended \(reason)")
        case .participant(let change, let person): log.append("\(change) \(person.id)")
        case .message(let message):
            messages.append(message)
            let content = try? JSONValue(parsing: message.content)
            let words = content?["text"]?.stringValue ?? content?["type"]?.stringValue ?? ""
            log.append("message \(message.role) \(words)")
        case .outbound(let update): log.append("\(update.state?.rawValue ?? "") \(Self.short(update.message))")
        case .command(let request):
            commands.append(request)
            log.append("command \(request.id)")
        case .escalation(let isAvailable): log.append("escalation \(isAvailable)")
        case .formRequested(let request): log.append("form \(request.id) \(request.name)")
        case .formCompleted(let end): log.append("form done \(end.id) \(end.status ?? "")")
        case .vendorEvent(let name, _): log.append("event \(name)")
        case .native(let native): log.append("native \(JSONValue.object(native).description)")
        case .ended(let reason, let role): log.append("ended \(reason) \(role)")
        default: log.append("\(event)")
        }
    }

    private static func short(_ message: MessageID) -> String { String(message.description.suffix(1)) }

    /// The `number`th message of the user's, 0 to 9.
    static func message(_ number: Int) -> MessageID {
        MessageID(Identifier(high: 0, low: UInt64(number)))
    }

    /// A message of the user's goes out as a text, and its call is answered where it says so.
    mutating func send(_ number: Int, _ text: String, isAnswered: Bool = true) {
        note(conversation.sending(Self.message(number), [.text(text)], at: now))
        if isAnswered { note(conversation.sent(Self.message(number))) }
    }

    /// The chat shows a message of the user's.
    mutating func echo(_ text: String, at second: Int? = 0, event: String? = nil) throws {
        try say(
            "end_user", #"{"type":"text","content":\#(JSONValue(text).description)}"#, by: 5001, at: second,
            event: event)
    }
}
