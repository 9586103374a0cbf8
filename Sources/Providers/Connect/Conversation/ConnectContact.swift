import Domain
import JSON

/// The chat of a session at the vendor, as it is kept over a restart; a secret, since the token makes connections.
struct ConnectContact: Hashable, Sendable {
    /// Under which name it is kept.
    static let key = "contact"

    /// The first contact, which names the chat for good.
    var id: String
    /// Ours, in items.
    var participantID: String
    /// Makes connections as long as the chat lasts.
    var participantToken: String
    /// Of the last connection; good for a day.
    var connectionToken: String?
    /// The contact of the past whose chat this one goes on with (section 11.4).
    var continuedFrom: String?
    /// The gateway's message that the chat began with.
    var initialMessage: String?
    /// It goes on when its session ends: nobody leaves and nothing is stopped.
    var isDetachedAtEnd = false

    /// A new one.
    init(id: String, participantID: String, participantToken: String) {
        self.id = id
        self.participantID = participantID
        self.participantToken = participantToken
    }

    /// Reads the answer to StartChatContact; nil for one that names none.
    init?(answer: JSONValue) {
        guard let id = answer["ContactId"]?.stringValue, !id.isEmpty,
            let participantID = answer["ParticipantId"]?.stringValue,
            let token = answer["ParticipantToken"]?.stringValue, !token.isEmpty
        else { return nil }
        self.init(id: id, participantID: participantID, participantToken: token)
        continuedFrom = answer["ContinuedFromContactId"]?.stringValue.flatMap { $0.isEmpty ? nil : $0 }
    }

    init?(decoding bytes: [UInt8]) {
        guard let value = try? JSONValue(parsing: bytes), let id = value["id"]?.stringValue,
            let participantID = value["participant"]?.stringValue, let token = value["token"]?.stringValue
        else { return nil }
        self.init(id: id, participantID: participantID, participantToken: token)
        connectionToken = value["connection"]?.stringValue
        continuedFrom = value["continued"]?.stringValue
        initialMessage = value["initial"]?.stringValue
        isDetachedAtEnd = value["detached"] == true
    }

    func encoded() -> [UInt8] {
        var object: JSONObject = [
            "id": JSONValue(id), "participant": JSONValue(participantID), "token": JSONValue(participantToken),
        ]
        if let connectionToken { object.append("connection", JSONValue(connectionToken)) }
        if let continuedFrom { object.append("continued", JSONValue(continuedFrom)) }
        if let initialMessage { object.append("initial", JSONValue(initialMessage)) }
        if isDetachedAtEnd { object.append("detached", true) }
        return JSONValue.object(object).encoded()
    }
}

/// The beginning of a chat, as far as a link knows of it.
enum ConnectStart: Hashable, Sendable {
    /// Nothing was tried here; what is kept tells.
    case untried
    /// It is being begun or taken up.
    case underWay
    /// A call has gone out, by this process or an earlier one, and nobody knows what came of it.
    case uncertain(ConnectStartMark)
    /// The contact is known, or there is surely none.
    case decided
}

/// The mark that a contact may have begun, as it is kept before the first call and until the end was told.
///
/// The same call finds the contact by its token, which is made of ids alone (section 5.1); that a repeat may name other
/// values is assumed. Nothing that the user gave is in it: it outlasts an erasure.
struct ConnectStartMark: Hashable, Sendable {
    /// Under which name it is kept.
    static let key = "start"

    /// `ContactFlowId` of the call.
    var flowID: String

    /// A contact is about to begin with a flow.
    init(flowID: String) { self.flowID = flowID }

    init?(decoding bytes: [UInt8]) {
        guard let flowID = (try? JSONValue(parsing: bytes))?["flow"]?.stringValue else { return nil }
        self.init(flowID: flowID)
    }

    func encoded() -> [UInt8] { JSONValue.object(["flow": JSONValue(flowID)]).encoded() }
}

/// The progress of a chat: what of it has been told, as it is kept over a restart.
struct ConnectProgress: Hashable, Sendable {
    /// Under which name it is kept.
    static let key = "progress"

    /// The last items that were told.
    var recent = ConnectRecent()
    /// Where a transcript that could not be had would have begun, so that what it holds is fetched yet; empty for the
    /// beginning of the chat.
    var hole: String?
    /// Contacts of the chat: the first, and one for each transfer.
    var contactIDs: [String] = []
    /// The last message showed a view, whose answer is written in another way.
    var openView: ConnectOpenView?

    /// Names of the attributes that the contact has.
    var attributeNames: [String] = []

    /// The timers of the session's options have been set.
    var timersAreSet = false
    /// The latest items of lists that turn their pages.
    var references = ConnectReferences()

    /// Nothing was told yet.
    init() {}

    init(decoding bytes: [UInt8]) {
        let head = bytes.prefix { $0 != 0 }
        let value = try? JSONValue(parsing: Array(head))
        // Earlier versions wrote the items as a member.
        recent =
            head.count < bytes.count
            ? ConnectRecent(decoding: bytes[(head.endIndex + 1)...]) : ConnectRecent(value?["recent"]?.arrayValue ?? [])
        hole = value?["hole"]?.stringValue
        timersAreSet = value?["timers"] == true
        references = ConnectReferences(value?["lists"]?.objectValue ?? JSONObject())
        contactIDs = (value?["contacts"]?.arrayValue ?? []).compactMap(\.stringValue)
        openView = value?["view"]?.objectValue.map {
            ConnectOpenView(token: $0["token"]?.stringValue, itemID: $0["item"]?.stringValue)
        }
        attributeNames = (value?["attributes"]?.arrayValue ?? []).compactMap(\.stringValue)
    }

    /// The progress as the gateway keeps it.
    var event: ProviderEvent { .progress(key: Self.key, value: encoded()) }

    /// An object, a zero, and the last items: in few bytes and without a tree, since it is kept with every message.
    func encoded() -> [UInt8] {
        var writer = JSONWriter(reservingBytes: 128)
        writer.beginObject()
        writer.key("contacts")
        writer.write(texts: contactIDs)
        if let openView {
            writer.key("view")
            writer.beginObject()
            writer.member("token", openView.token)
            writer.member("item", openView.itemID)
            writer.endObject()
        }
        if !attributeNames.isEmpty {
            writer.key("attributes")
            writer.write(texts: attributeNames)
        }
        writer.member("hole", hole)
        if timersAreSet { writer.member("timers", true) }
        if !references.isEmpty { writer.member("lists", .object(references.latest)) }
        writer.endObject()
        var bytes = writer.finish()
        bytes.append(0)
        recent.append(to: &bytes)
        return bytes
    }
}

extension JSONWriter {
    /// Writes an array of texts.
    fileprivate mutating func write(texts: [String]) {
        beginArray()
        for text in texts { write(text) }
        endArray()
    }
}
