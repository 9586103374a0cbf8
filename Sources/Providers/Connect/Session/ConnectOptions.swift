import Domain
import JSON

/// `providerOptions` of one session (`PROTOCOL.md`, section 5.1).
struct ConnectOptions: Sendable {
    /// `contactFlow`: the name of a configured flow.
    var flow: String?
    /// `customerId`: 1 to 128 characters.
    var customerID: String?
    /// `chatDurationInMinutes`: 60 to 10080.
    var durationMinutes: Int?
    /// `persistentChat`: `{rehydrationType, sourceContactId}`, the chat of the past that is taken up.
    var past: (rehydration: ConnectControlCalls.Rehydration, contactID: String)?
    /// `relatedContactId`: 1 to 256 characters; not beside `persistentChat`.
    var relatedContactID: String?
    /// `segmentAttributes`: as the vendor writes them.
    var segmentAttributes: JSONObject?
    /// `disconnectOnCustomerExit`: agents leave with the customer.
    var endsWithAgent = false
    /// `streaming`: answers of bots come piece by piece.
    var isIncremental: Bool?
    /// `timers`: one to six of `{role, type, minutes}`.
    var timers: [ConnectControlCalls.ParticipantTimer] = []
    /// `chat`: `{contactId, participantId, participantToken}` of a contact that somebody else began; a secret.
    var chat: ConnectContact?
    /// `detachAtEnd`: the end of the session is not told, and the chat goes on for whoever has its token.
    var isDetachedAtEnd = false

    /// Reads what ``check(_:_:)`` let pass.
    init(_ options: JSONObject) {
        flow = options["contactFlow"]?.stringValue
        customerID = options["customerId"]?.stringValue
        durationMinutes = options["chatDurationInMinutes"]?.intValue
        if let past = options["persistentChat"],
            let type = past["rehydrationType"]?.stringValue.flatMap({ ConnectControlCalls.Rehydration(rawValue: $0) }),
            let id = past["sourceContactId"]?.stringValue
        {
            self.past = (type, id)
        }
        relatedContactID = options["relatedContactId"]?.stringValue
        segmentAttributes = options["segmentAttributes"]?.objectValue
        endsWithAgent = options["disconnectOnCustomerExit"]?.boolValue ?? false
        isIncremental = options["streaming"]?.boolValue
        timers = (options["timers"]?.arrayValue ?? []).map { timer in
            ConnectControlCalls.ParticipantTimer(
                role: timer["role"]?.stringValue ?? "", type: timer["type"]?.stringValue ?? "",
                minutes: timer["minutes"]?.intValue)
        }
        if let chat = options["chat"], let id = chat["contactId"]?.stringValue,
            let participantID = chat["participantId"]?.stringValue, let token = chat["participantToken"]?.stringValue
        {
            self.chat = ConnectContact(id: id, participantID: participantID, participantToken: token)
        }
        isDetachedAtEnd = options["detachAtEnd"]?.boolValue ?? false
    }

    /// Judges options before a session is made; unknown ones are refused.
    static func check(_ options: JSONObject, _ configuration: ConnectConfiguration) throws(ContentProblem) {
        for member in options.members {
            let pointer = JSONPointer([member.key])
            switch member.key {
            case "contactFlow":
                guard let name = member.value.stringValue, configuration.flows[name] != nil else {
                    throw ContentProblem(pointer, "not_allowed", "The option names none of the configured flows.")
                }
            case "customerId": try text(member.value, pointer, charactersMax: 128)
            case "relatedContactId":
                try text(member.value, pointer, charactersMax: 256)
                guard options["persistentChat"] == nil else {
                    throw ContentProblem(pointer, "conflicting", "The option does not go with persistentChat.")
                }
            case "chatDurationInMinutes":
                guard let minutes = member.value.intValue, (60...10_080).contains(minutes) else {
                    throw ContentProblem(pointer, "out_of_range", "The option must be 60 to 10080.")
                }
            case "persistentChat": try checkPast(member.value, pointer)
            case "segmentAttributes":
                try ConnectSegmentAttributes.check(member.value, pointer)
            case "chat": try checkChat(options, member.value, pointer)
            case "disconnectOnCustomerExit", "streaming", "detachAtEnd":
                guard member.value.boolValue != nil else {
                    throw ContentProblem(pointer, "wrong_type", "The option must be true or false.")
                }
            case "timers": try checkTimers(member.value, pointer)
            default:
                throw ContentProblem(
                    pointer, "unknown_field", "The provider connect does not know the option \(member.key).")
            }
        }
    }

    private static func text(
        _ value: JSONValue, _ pointer: JSONPointer, charactersMax: Int
    ) throws(ContentProblem) {
        guard let text = value.stringValue, (1...charactersMax).contains(text.unicodeScalars.count) else {
            throw ContentProblem(
                pointer, "wrong_type", "The option must be a string of 1 to \(charactersMax) characters.")
        }
    }

    /// Options that say how a contact is begun, which say nothing of one that was begun already.
    private static let beginningNames = [
        "contactFlow", "customerId", "chatDurationInMinutes", "persistentChat", "relatedContactId", "segmentAttributes",
        "disconnectOnCustomerExit", "streaming",
    ]

    private static func checkChat(
        _ options: JSONObject, _ value: JSONValue, _ pointer: JSONPointer
    ) throws(ContentProblem) {
        for name in beginningNames where options[name] != nil {
            throw ContentProblem(JSONPointer([name]), "conflicting", "The option does not go with chat.")
        }
        let limits = ["contactId": 256, "participantId": 256, "participantToken": 1000]
        for member in value.objectValue?.members ?? [] where limits[member.key] == nil {
            throw ContentProblem(pointer.appending(member.key), "unknown_field", "It is not known here.")
        }
        for (name, charactersMax) in limits.sorted(by: { $0.key < $1.key }) {
            try text(value[name] ?? .null, pointer.appending(name), charactersMax: charactersMax)
        }
    }

    private static func checkPast(_ value: JSONValue, _ pointer: JSONPointer) throws(ContentProblem) {
        let types = ConnectControlCalls.Rehydration.allCases.map(\.rawValue)
        guard let type = value["rehydrationType"]?.stringValue, types.contains(type) else {
            throw ContentProblem(
                pointer.appending("rehydrationType"), "not_allowed",
                "The option must be one of \(types.joined(separator: ", ")).")
        }
        try text(value["sourceContactId"] ?? .null, pointer.appending("sourceContactId"), charactersMax: 256)
        for member in value.objectValue?.members ?? []
        where !["rehydrationType", "sourceContactId"].contains(member.key) {
            throw ContentProblem(pointer.appending(member.key), "unknown_field", "It is not known here.")
        }
    }

    private static func checkTimers(_ value: JSONValue, _ pointer: JSONPointer) throws(ContentProblem) {
        guard let timers = value.arrayValue, (1...6).contains(timers.count) else {
            throw ContentProblem(pointer, "wrong_type", "The option must be a list of 1 to 6 timers.")
        }
        var kinds: Set<String> = []
        for (index, timer) in timers.enumerated() {
            let place = pointer.appending(String(index))
            for member in timer.objectValue?.members ?? [] where !["role", "type", "minutes"].contains(member.key) {
                throw ContentProblem(
                    place.appending(member.key), "unknown_field", "There are role, type and minutes.")
            }
            guard let role = timer["role"]?.stringValue, ["CUSTOMER", "AGENT"].contains(role) else {
                throw ContentProblem(place.appending("role"), "not_allowed", "The role is CUSTOMER or AGENT.")
            }
            guard let type = timer["type"]?.stringValue, ["IDLE", "DISCONNECT_NONCUSTOMER"].contains(type) else {
                throw ContentProblem(
                    place.appending("type"), "not_allowed", "The type is IDLE or DISCONNECT_NONCUSTOMER.")
            }
            // Without minutes the timer is taken away.
            if let minutes = timer["minutes"], minutes != .null,
                minutes.intValue.map({ (2...480).contains($0) }) != true
            {
                throw ContentProblem(place.appending("minutes"), "out_of_range", "There are 2 to 480 minutes.")
            }
            guard kinds.insert(role + type).inserted else {
                throw ContentProblem(place, "conflicting", "There is one timer for a role and a type.")
            }
        }
    }
}
