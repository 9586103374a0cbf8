import Domain
import JSON
import ProviderKit

/// How the end of a chat is held back for what the platform may still ask (`PROTOCOL.md`, section 21).
enum CCAISurvey: String, CaseIterable, Sendable {
    /// A survey, a rating and a virtual agent after the end are waited for.
    case ask
    /// Nothing is.
    case skip
}

/// The conversation in one chat: every event of the platform once, in the order of arrival, in the gateway's words
/// (`PROTOCOL.md`, sections 5.5, 8 to 10, 15 and 21).
///
/// No input or output and no clock: times are our wall clock's, in milliseconds since the Unix epoch. Nothing of what
/// the platform says is an error; what is unknown passes through.
struct CCAIConversation: Sendable {
    /// A step for the session to take, in order.
    enum Step: Sendable {
        /// Notify the gateway.
        case emit(ProviderEvent)
        /// The chat has shown a part of this message of the user's: it is there, whatever became of its call.
        case confirmed(MessageID)
        /// Call ``CCAIConversation/fired(at:)`` after a time; takes the place of a timer that runs.
        case startTimer(after: Duration)
        /// Persist ``CCAIConversation/memory`` behind what was emitted; the latest is enough.
        case persist
        /// The chat is over, and the end was the last thing to be emitted.
        case finish
    }

    /// So many of ``confirmed`` are kept: more than can be on their way to the disk.
    static let confirmedMax = 256
    /// How long an end is held back at the most (assumed).
    static let endingMax: Duration = .seconds(600)
    /// How long an end waits for a question of the platform's, where questions are waited for (assumed).
    static let questionMax: Duration = .seconds(10)
    /// How long an end waits for events that are late (assumed: webhooks may come out of order).
    static let latenessMax: Duration = .seconds(1)

    /// Whether questions after the end are waited for.
    let survey: CCAISurvey
    /// All that outlives the process.
    var memory: CCAIMemory
    /// Events of which it is not known yet whether they are for this chat.
    private(set) var park = CCAIPark()
    /// Layers of the client may send other words than the user's.
    var mayChangeWords = false
    /// The end was told.
    var isOver = false
    /// The latest messages that the chat has shown as a whole since this process listens; that may not be on the disk.
    var confirmed: [MessageID] = []
    /// The queue of the chat, as far as this process has been told of it.
    private(set) var queue: CCAIQueueData?

    /// A conversation that goes on with what was persisted, or begins.
    init(survey: CCAISurvey = .ask, memory: CCAIMemory = CCAIMemory()) {
        self.survey = survey
        self.memory = memory
    }

    /// The chat's number; nil before it is known.
    var chatID: Int? { memory.chatID }
    /// The phase of the chat.
    var phase: CCAIPhase { memory.standing.phase }
    /// The chat was laid to rest: it has to be resumed before a message is sent.
    var isPaused: Bool { phase == .paused }
    /// The chat is over at the platform, though its end may be held back.
    var hasEnded: Bool { phase == .ended }

    /// Data of the platform's that the session shows: `{chatId, queue?: {menuId, name?, path?}, providerStatus?}`.
    var native: JSONObject {
        var native = JSONObject()
        if let chatID { native.append("chatId", JSONValue(chatID)) }
        if let queue { native.append("queue", queue.json) }
        if let status = memory.standing.status { native.append("providerStatus", JSONValue(status)) }
        return native
    }

    // MARK: The chat as calls show it

    /// The chat is known: it was created, or a running one is adopted; what was parked follows.
    ///
    /// - Parameter chat: the chat object, or an empty one where there was none to read.
    mutating func begun(chatID: Int, chat: JSONObject, at now: Int64) -> [Step] {
        precondition(memory.chatID == nil, "A conversation is one chat.")
        memory.chatID = chatID
        let known = CCAIJSON.text(chat["status"]).flatMap { CCAIPhase(status: $0) } ?? .queued
        memory.standing.phase = known.isActive ? known : .queued
        var steps = opening(chat, at: now)
        for entry in park.removeAll(of: chatID, at: now) { steps += handle(entry.event, entry.id, at: now) ?? [] }
        assert(phase != .starting, "A chat that is known stands somewhere.")
        assert(park.count == 0, "Nothing waits for a chat that is known.")
        return steps + [.persist]
    }

    /// The session has a link again, in another process or after it was suspended.
    ///
    /// - Parameter chat: the chat object as it is now; nil where it was not asked for.
    mutating func reopened(chat: JSONObject?, at now: Int64) -> [Step] {
        precondition(memory.chatID != nil, "A chat that was begun can be opened again.")
        guard !isOver else { return [] }
        let arrived = memory.echoes.interrupt()
        var steps = opening(chat ?? JSONObject(), at: now) + arrived.map { delivered($0) }
        if let ending = memory.ending { steps.append(.startTimer(after: remaining(ending, at: now))) }
        assert(memory.echoes.expected.allSatisfy { !$0.isUnderWay }, "No call of an earlier process is answered.")
        return steps + [.persist]
    }

    /// The chat object was read, which says how things are now.
    mutating func observed(chat: JSONObject, at now: Int64) -> [Step] {
        guard memory.chatID != nil, !isOver else { return [] }
        let steps = updated(chat, time: nil, isCurrent: true, at: now)
        assert(!isOver || phase == .ended, "Only the end is the end.")
        return steps.isEmpty ? [] : steps + [.persist]
    }

    /// The chat object was read behind events that nobody heard: it says who is there as well.
    mutating func caughtUp(chat: JSONObject, at now: Int64) -> [Step] {
        guard memory.chatID != nil, !isOver else { return [] }
        let steps = present(in: chat) + updated(chat, time: nil, isCurrent: true, at: now)
        return steps.isEmpty ? [] : steps + [.persist]
    }

    /// Those who are in the chat by its object, as far as they are news.
    private mutating func present(in chat: JSONObject) -> [Step] {
        var steps: [Step] = []
        for key in ["virtual_agent", "agent"] {
            guard let person = CCAIPerson(key, in: chat), person.id != nil else { continue }
            steps += joined(person, at: nil, isPast: true)
        }
        return steps
    }

    private mutating func opening(_ chat: JSONObject, at now: Int64) -> [Step] {
        guard let chatID else { preconditionFailure("A chat is known before it is opened.") }
        queue = CCAIQueueData(chat) ?? queue
        // A chat that rests is not told to be awake in between.
        let standing: ProviderEvent =
            isPaused ? .suspended(reason: pauseReason) : .opened(queued: phase == .queued, native: native)
        var steps: [Step] = [
            .emit(.conversationKnown(id: CCAIHookBody.conversationID(chatID))), .emit(standing),
        ]
        steps += present(in: chat)
        return steps + offering() + updated(chat, time: nil, isCurrent: true, at: now)
    }

    /// The chat has been resumed, or was never at rest.
    mutating func resumed(at now: Int64) -> [Step] {
        let steps = wake()
        assert(!isPaused, "A chat that was resumed is awake.")
        assert(phase != .starting || memory.chatID == nil, "A chat that is known stands somewhere.")
        return steps.isEmpty ? [] : steps + [.persist]
    }

    // MARK: Webhooks

    /// An event came; one that was handled within ten minutes changes nothing.
    ///
    /// Before the chat is known it is parked in memory: its delivery stays where it is, and comes again.
    ///
    /// - Parameter id: tells it from every other event, as ``ProviderKit/HookDelivery/eventID``.
    mutating func received(_ event: CCAIHookEvent, id: String, at now: Int64) -> [Step] {
        guard !isOver else { return [] }
        guard let chatID else {
            park.insert(event, id: id, at: now)
            return []
        }
        assert(park.count == 0, "Nothing waits for a chat that is known.")
        guard event.chatID == nil || event.chatID == chatID else { return [] }
        guard let steps = handle(event, id, at: now) else { return [] }
        assert(memory.chatID == chatID, "A conversation is one chat.")
        // Also where nothing is to be told: that it was handled must outlive its delivery.
        return steps + [.persist]
    }

    /// The queue of the chat is this long, or takes so long, as another source says.
    func waits(position: Int?, seconds: Int?) -> [Step] {
        phase == .queued ? [.emit(.waiting(position: position, waitSeconds: seconds))] : []
    }

    /// The chat has come to another queue; a chat object that names none changes nothing.
    mutating func moved(to chat: JSONObject) -> [Step] {
        guard let next = CCAIQueueData(chat), next != queue else { return [] }
        queue = next
        return [.emit(.native(native))]
    }

    /// The steps for an event of this chat; nil where it was handled already.
    private mutating func handle(_ event: CCAIHookEvent, _ id: String, at now: Int64) -> [Step]? {
        guard !isOver, memory.seen.insert(id, at: now) else { return nil }
        var steps: [Step]
        switch event.kind {
        case .chatCreated: steps = []
        case .participantJoined, .participantLeft: steps = moved(event, at: now)
        case .messageReceived: steps = said(event, id, at: now)
        case .chatEnded: return ended(event.body, status: event.chatStatus, time: event.at, at: now)
        case .chatDismissed: return paused(event.chatStatus, at: event.at ?? now)
        case .chatResumed: return resumed(by: event)
        case .chatTransferred: steps = transferred(event)
        case .escalationStarted: steps = escalationStarted(event.escalationID, event)
        case .escalationAccepted: steps = escalationAccepted(event.escalationID, event)
        case .escalationDeflected: steps = deflected(event, id)
        case .other: steps = [passing(event, as: event.name)]
        }
        // An event may carry the chat as it was then.
        if let status = event.chatStatus, !isOver {
            var chat = event.body["chat"]?.objectValue ?? event.body
            chat.set("status", to: JSONValue(status))
            steps += updated(chat, time: event.at, isCurrent: false, at: now)
        }
        return steps
    }

    /// Passes an event through, by the platform's name.
    func passing(_ event: CCAIHookEvent, as name: String) -> Step {
        .emit(.vendorEvent(name: name.isEmpty ? "unknown" : name, native: event.native))
    }
}
