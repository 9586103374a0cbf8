import Domain

/// The memory of a conversation across a restart of the process, in two durable values of at most 64 KiB: the form is
/// ``encoded()``'s, but for the messages that wait for their echoes.
struct CCAIMemory: Sendable {
    /// The key among the adapter's durable values.
    static let key = "conversation"
    /// The key of the messages that wait for their echoes, in the form of ``CCAIEchoMatcher/encoded``.
    static let waitingKey = "waiting"
    /// The longest form, in bytes.
    static let bytesMax = 60_000
    /// Participants that are remembered, and as many who left before they came.
    static let peopleMax = 16
    /// Forms and smart actions that are remembered, of each.
    static let requestsMax = 16

    /// The standing of the chat.
    struct Standing: Hashable, Sendable {
        /// The phase.
        var phase = CCAIPhase.starting
        /// The platform's word, where it is one that nobody knows.
        var status: String?
        /// When it was laid to rest, by the platform's clock, in milliseconds since the Unix epoch.
        var pausedAt: Int64?
        /// It was with a virtual agent when it was laid to rest.
        var wasWithBot = false
        /// A person is to come: since when, by the platform's clock; earlier news of others changes nothing.
        var awaitsPersonSince: Int64?
        /// When a person was last heard of, by the platform's clock.
        var personAt: Int64?
        /// The user has been told that a person can be asked for.
        var offersEscalation = false
        /// The gateway itself has ended the chat.
        var isFinishing = false
    }

    /// The last escalation.
    struct Escalation: Hashable, Sendable {
        var id: Int?
        var isAnnounced = false
        var isAccepted = false
        /// It came to a person, or to a deflection.
        var isDone = false
    }

    /// The last request of the user's for a human.
    struct HumanRequest: Hashable, Sendable {
        /// The message that it is, as text.
        var message: String
        /// A virtual agent had the chat.
        var wasWithBot: Bool
        /// The platform has spoken of it.
        var isHeard = false
    }

    /// A deflection that waits for an answer.
    struct Deflection: Hashable, Sendable {
        var commandID: String
        var escalationID: Int?
        /// The answers.
        var values: [String]
        var isAnswered = false
    }

    /// A form that was asked for.
    struct Form: Hashable, Sendable {
        var request: CCAIFormRequest
        var isDone = false
        /// A call with its values went out, and its fate is not known.
        var mayHaveArrived = false
    }

    /// A smart action that was asked for.
    struct SmartAction: Hashable, Sendable {
        var commandID: String
        var kind: CCAISmartAction.Kind
    }

    /// The end of the chat, while it is held back.
    struct Ending: Hashable, Sendable {
        /// When the chat ended, by our clock, in milliseconds since the Unix epoch.
        var at: Int64
        /// When the session ends at the latest, by the same clock.
        var deadline: Int64
        /// When the chat ended, by the platform's clock, as far as that is known.
        var saidAt: Int64?
        /// The platform's word for it, or for who ended it.
        var reason: String
        var by: SenderRole
        /// Something is asked of the user after the end.
        var isAsking = false
    }

    /// The chat's number; nil before it is known.
    var chatID: Int?
    /// The standing of the chat.
    var standing = Standing()
    /// The participants who are there, in the order in which they came.
    var people: [Participant] = []
    /// Participants of whose leaving was heard before their coming, and when they left by the platform's clock.
    var leftEarly: [(id: String, at: Int64)] = []
    /// The last escalation.
    var escalation: Escalation?
    /// The last request for a human, from before it goes out on.
    var humanRequest: HumanRequest?
    /// The last deflection.
    var deflection: Deflection?
    /// The forms that were asked for, the oldest first.
    var forms: [Form] = []
    /// The smart actions that were asked for, the oldest first.
    var smartActions: [SmartAction] = []
    /// The user's own messages on their way.
    var echoes = CCAIEchoMatcher()
    /// The events that were handled.
    var seen = CCAISeenEvents()
    /// The messages that were heard last.
    var heard = CCAIHeardMessages()
    /// The end, while it is held back.
    var ending: Ending?

    /// Nothing has happened.
    init() {}
}
