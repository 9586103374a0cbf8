import JSON
import Kernel

/// One thing that happens in a chat.
typealias CCAIStep = @Sendable (CCAIHub, CCAIChat) -> Void

/// An end user of the tenant (protocol note section 4).
final class CCAIEndUser {
    let id: Int
    let identifier: String
    var name: String?
    var email: String?
    var phone: String?
    /// The chats it has had, the oldest first.
    var chatIDs: [Int] = []
    /// The types of its devices, by their tokens.
    var devices: [String: String] = [:]

    init(id: Int, identifier: String) {
        self.id = id
        self.identifier = identifier
    }

    /// The shape that calls answer with.
    var json: JSONValue { ["id": JSONValue(id), "identifier": .string(identifier)] }

    /// The shape that webhooks have.
    var inEvents: JSONValue {
        var object: JSONObject = ["id": JSONValue(id), "identifier": .string(identifier)]
        if let email { object.append("email", .string(email)) }
        return .object(object)
    }
}

/// An agent, human or not.
struct CCAIParty {
    /// The kind, as `sender.type` has it.
    enum Kind: String {
        case agent
        case virtualAgent = "virtual_agent"
    }

    let id: Int
    var name: String
    let kind: Kind
    var avatarURL: String?

    /// The shape in chat objects and events.
    func json(status: String) -> JSONValue {
        [
            "id": JSONValue(id), "name": .string(name),
            "first_name": .string(name.split(separator: " ").first.map(String.init) ?? name),
            "avatar_url": avatarURL.map { .string($0) } ?? .null, "status": .string(status),
        ]
    }
}

/// The request for a human (protocol note section 8).
struct CCAIEscalation {
    /// The outcome so far.
    enum State {
        /// A human comes.
        case accepted
        /// None does, for this reason, and the end user is to choose.
        case deflected(String)
        /// The end user has chosen.
        case settled
    }

    let id: Int
    let reason: String
    var state: State
}

/// One chat: who is in it, what was said, and where it stands.
final class CCAIChat {
    /// Where a chat stands (protocol note section 5.5).
    enum Status: String {
        case queued, assigned, connected, dismissed, finished, failed, timeout
        case virtualAssigned = "va_assigned"
        case virtualConnected = "va_connected"
        case virtualDismissed = "va_dismissed"

        var isDismissed: Bool { self == .dismissed || self == .virtualDismissed }
        var isEnded: Bool { [.finished, .failed, .timeout].contains(self) }
        /// The text for people, such as `Va connected`.
        var text: String {
            let words = rawValue.replacing("_", with: " ")
            return words.prefix(1).uppercased() + words.dropFirst()
        }
    }

    /// The beginning of a chat, as its caller asked for it.
    struct Beginning {
        var language: String
        var email: String?
        var ticketID: String?
        /// The words of an external chat transfer in the place of the usual greeting.
        var greeting: String?
    }

    /// The parties that answer, now and before.
    struct Parties {
        var agent: CCAIParty?
        var virtualAgent: CCAIParty?
        var agents: [CCAIParty] = []
        var virtualAgents: [CCAIParty] = []
        /// Humans that have come so far.
        var agentsJoined = 0
        /// A task virtual agent is at work, and what is said is kept from the human.
        var hasTask = false
    }

    /// The steps that agents are still to do.
    struct Script {
        var steps: [CCAIStep] = []
        /// A timer runs for the next of them.
        var isStepping = false
    }

    let id: Int
    let menu: CCAIMenu
    let beginning: Beginning
    let createdAtMilliseconds: Int64
    private(set) var endUser: CCAIEndUser
    /// The ids that calls may name the end user by: a chat that was identified keeps the first.
    private(set) var endUserIDs: Set<Int>
    var identifiedAt: Instant?
    /// Until then it is not found among running chats.
    var hiddenUntil: Instant?
    var status = Status.queued
    var endedAtMilliseconds: Int64?
    var parties = Parties()
    var flags: JSONObject = ["verified_customer": .null, "bad_actor": .null, "repeat_customer": .null]
    var escalations: [Int: CCAIEscalation] = [:]
    var history: [JSONValue] = []
    var script = Script()

    init(id: Int, menu: CCAIMenu, endUser: CCAIEndUser, _ beginning: Beginning, at milliseconds: Int64) {
        self.id = id
        self.menu = menu
        self.endUser = endUser
        self.beginning = beginning
        endUserIDs = [endUser.id]
        createdAtMilliseconds = milliseconds
    }

    var isEnded: Bool { status.isEnded }

    /// The party that answers now.
    var voice: CCAIParty? { parties.agent ?? parties.virtualAgent }

    /// Makes somebody else its end user.
    func identify(as user: CCAIEndUser) {
        endUser = user
        endUserIDs.insert(user.id)
    }
}
