import JSON

/// One thing that happens in a contact.
typealias ConnectStep = @Sendable (ConnectHub, ConnectContact) -> Void

/// One chat: who is in it, what was said, and what its tokens are.
final class ConnectContact {
    /// An attachment between its start and its end.
    struct Attachment {
        var name: String
        var type: String
        var sizeBytes: Int
        /// The target the bytes are put to, as it was given.
        var target: String
        var fields: [(name: String, value: String)]
        var expiresAtMilliseconds: Int64
        var isUploaded = false
        var isCompleted = false
    }

    /// The state of the customer's authentication (protocol note section 15).
    struct Authentication {
        let sessionID: String
        let begunAtMilliseconds: Int64
        /// The `state` that comes back from the identity provider, once the URL was fetched.
        var state: String?
    }

    let initialID: String
    /// Every segment's id; the last is the present one.
    private(set) var chain: [String]
    /// The instance's id, also where an ARN named it.
    let instanceID: String
    var customer: ConnectParty
    let participantToken: String
    /// When connection tokens expire, in milliseconds since the Unix epoch.
    var connectionTokens: [String: Int64] = [:]
    var attributes: [(key: String, value: String)] = []
    var supportedTypes: Set<String> = [ConnectContentType.plain]
    var isIncremental = false
    /// Where the past session ended that this one continues.
    var continuedFrom: String?
    let startedAtMilliseconds: Int64
    var endedAtMilliseconds: Int64?
    /// Connections that were made: more than none within five minutes, or the contact is lost.
    var epoch = 0
    var hasJoined = false
    /// Items of past sessions.
    var past: [ConnectItem] = []
    private(set) var items: [ConnectItem] = []
    /// The answers to calls with a `ClientToken`, by operation and token.
    var answers: [String: JSONObject] = [:]
    /// The `ClientToken` it was started with.
    var clientToken: String?
    var attachments: [String: Attachment] = [:]
    /// Where the bytes of attachments are put to.
    var uploadPaths: [String] = []
    /// An attachment that is in progress until the next message.
    var unscanned: String?
    var registrations: [String: JSONObject] = [:]
    var timers: [JSONObject] = []
    var views: [String: JSONObject] = [:]
    var authentication: Authentication?
    var agent: ConnectParty?
    var agentsJoined = 0
    /// A supervisor listens in, so that receipts are impossible (section 9.1).
    var isSupervised = false
    /// The message that the chat began with, until the customer is there.
    var firstMessage: ConnectItem?
    /// The line of what the agent is still to do.
    var steps: [ConnectStep] = []
    /// A timer runs for the next of them.
    var isStepping = false
    /// The sockets that are open, the oldest first.
    var sockets: [ConnectSocket] = []

    init(
        initialID: String, instanceID: String, customer: ConnectParty, participantToken: String, at milliseconds: Int64
    ) {
        self.initialID = initialID
        chain = [initialID]
        self.instanceID = instanceID
        self.customer = customer
        self.participantToken = participantToken
        startedAtMilliseconds = milliseconds
    }

    var contactID: String { chain[chain.count - 1] }
    var isEnded: Bool { endedAtMilliseconds != nil }

    /// Goes on in a new segment.
    func go(on id: String) { chain.append(id) }

    /// Keeps an item where a transcript has it; a later one with the same id takes its place.
    func remember(_ item: ConnectItem) {
        guard item.isStored else { return }
        if let index = items.lastIndex(where: { $0.id == item.id }) { items[index] = item } else { items.append(item) }
    }

    /// Notes when a message was delivered or read, in the message itself (section 9.2).
    func note(receipt: JSONObject, of messageID: String) {
        guard let index = items.lastIndex(where: { $0.id == messageID }) else { return }
        let wanted = receipt["RecipientParticipantId"]
        var list = items[index].metadata?["Receipts"]?.arrayValue ?? []
        list.removeAll { $0["RecipientParticipantId"] == wanted }
        list.append(.object(receipt))
        items[index].metadata = ["MessageId": .string(messageID), "Receipts": .array(list)]
    }
}
