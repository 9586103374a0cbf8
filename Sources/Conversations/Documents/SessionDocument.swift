import Chronology
package import Domain
package import JSON
package import Kernel

/// The state of a session beyond its indexed columns; kept as one JSON document and given back as JSON.
package struct SessionDocument: Sendable {
    package var user: UserProfile
    package var locale: String?
    package var customData = JSONObject()
    /// The names in the custom data that a front end set last; the others are the backend's.
    var frontEndNames: Set<String> = []
    package var metadata = JSONObject()
    package var providerOptions = JSONObject()
    /// The vendor's ids.
    package var native = JSONObject()
    var participants: [PresentParticipant] = []
    /// Requests of the provider that are not answered yet.
    var commands = PendingCommands()
    /// Forms that the provider has asked for.
    var forms = SessionForms()
    /// Suggestions for the user's next words, as the provider told last.
    var suggestions: [String] = []
    /// A human can be asked for; `nil` until the provider tells.
    var escalationAvailable: Bool?
    /// The capabilities of this session, where the provider told others than it says of itself.
    var capabilities: Capabilities?
    /// The id that the user had before it became known.
    var anonymousID: String?
    /// Whether the provider knows whom the anonymous user has become.
    var identity = IdentityNotice.none
    /// The custom data changed, and the provider has not been told over an open link.
    var customDataIsUntold = false
    /// The provider has had the conversation at least once.
    var wasOpened = false
    /// The vendor has laid the conversation to rest, while it is suspended; the link stays.
    var isSuspendedByVendor = false
    /// Counts changes, for the `ETag`.
    var version = 1
    /// Parts of its making that the provider could not be told, one word each.
    package var degraded: [String] = []
    /// The session that it goes on from.
    package var continues: SessionID?
    /// Messages that it was made with as said before.
    package var pastCount = 0
    /// The session failed while the request that made it waited, which was answered with the problem.
    package var failedBeforeAnswer = false
    /// Why the session failed, as a problem object.
    package var problem: JSONValue?
    /// The route that it was made by.
    @Rare package var route: SessionRoute?
    /// Its legs, once it was handed over.
    @Rare var legs: SessionLegs?
    /// A hand-over that is under way.
    @Rare var transfer: TransferIntent?

    package init(user: UserProfile) { self.user = user }

    /// The stored form.
    func encoded() -> [UInt8] {
        var object: JSONObject = ["user": user.json, "version": JSONValue(version), "wasOpened": JSONValue(wasOpened)]
        if let locale { object.append("locale", JSONValue(locale)) }
        object.append("customData", .object(customData))
        object.append("metadata", .object(metadata))
        object.append("providerOptions", .object(providerOptions))
        object.append("native", .object(native))
        object.append("participants", .array(participants.map { $0.json() }))
        if let problem { object.append("problem", problem) }
        if !commands.isEmpty { object.append("commands", commands.json) }
        if !forms.isEmpty { object.append("forms", forms.stored) }
        if !suggestions.isEmpty { object.append("suggestions", .array(suggestions.map { JSONValue($0) })) }
        if let escalationAvailable { object.append("escalationAvailable", JSONValue(escalationAvailable)) }
        if let capabilities { object.append("capabilities", capabilities.json) }
        if let anonymousID { object.append("anonymousId", JSONValue(anonymousID)) }
        if identity != .none { object.append("identity", JSONValue(identity.rawValue)) }
        if !frontEndNames.isEmpty {
            object.append("frontEndNames", .array(frontEndNames.sorted().map { JSONValue($0) }))
        }
        if !degraded.isEmpty { object.append("degraded", .array(degraded.map { JSONValue($0) })) }
        if let continues { object.append("continuesSessionId", JSONValue(continues.description)) }
        if pastCount > 0 { object.append("pastCount", JSONValue(pastCount)) }
        if failedBeforeAnswer { object.append("failedBeforeAnswer", true) }
        if customDataIsUntold { object.append("customDataIsUntold", true) }
        if isSuspendedByVendor { object.append("isSuspendedByVendor", true) }
        if let route { object.append("route", route.stored) }
        if let legs { object.append("legs", legs.stored) }
        if let transfer { object.append("transfer", transfer.stored) }
        return JSONValue.object(object).encoded()
    }

    /// Reads the stored form; `nil` when it is not ours.
    init?(stored bytes: [UInt8]) {
        guard let object = (try? JSONValue(parsing: bytes))?.objectValue, let userValue = object["user"],
            let user = try? UserProfile(userValue)
        else { return nil }
        self.user = user
        locale = object["locale"]?.stringValue
        customData = object["customData"]?.objectValue ?? JSONObject()
        metadata = object["metadata"]?.objectValue ?? JSONObject()
        providerOptions = object["providerOptions"]?.objectValue ?? JSONObject()
        native = object["native"]?.objectValue ?? JSONObject()
        version = object["version"]?.intValue ?? 1
        wasOpened = object["wasOpened"]?.boolValue ?? false
        problem = object["problem"]
        commands = PendingCommands(stored: object["commands"])
        forms = SessionForms(stored: object["forms"])
        suggestions = (object["suggestions"]?.arrayValue ?? []).compactMap(\.stringValue)
        escalationAvailable = object["escalationAvailable"]?.boolValue
        capabilities = object["capabilities"].map { Capabilities($0) }
        anonymousID = object["anonymousId"]?.stringValue
        identity = object["identity"]?.stringValue.flatMap(IdentityNotice.init) ?? .none
        frontEndNames = Set((object["frontEndNames"]?.arrayValue ?? []).compactMap(\.stringValue))
        degraded = (object["degraded"]?.arrayValue ?? []).compactMap(\.stringValue)
        continues = object["continuesSessionId"]?.stringValue.flatMap { SessionID($0) }
        pastCount = object["pastCount"]?.intValue ?? 0
        failedBeforeAnswer = object["failedBeforeAnswer"]?.boolValue ?? false
        customDataIsUntold = object["customDataIsUntold"]?.boolValue ?? false
        isSuspendedByVendor = object["isSuspendedByVendor"]?.boolValue ?? false
        route = SessionRoute(stored: object["route"])
        legs = SessionLegs(stored: object["legs"])
        transfer = TransferIntent(stored: object["transfer"])
        participants = (object["participants"]?.arrayValue ?? []).compactMap { value in
            guard let id = value["id"]?.stringValue, let role = value["role"]?.stringValue.flatMap(SenderRole.init)
            else { return nil }
            let participant = Participant(
                id: id, role: role, name: value["name"]?.stringValue, avatarURL: value["avatarUrl"]?.stringValue)
            return PresentParticipant(participant: participant, joinedAt: value["joinedAt"]?.stringValue ?? "")
        }
    }
}

/// A participant who takes part, and since when.
struct PresentParticipant: Sendable {
    var participant: Participant
    /// RFC 3339.
    var joinedAt: String

    /// `{id, role, name?, avatarUrl?, joinedAt, leftAt?}`.
    func json(leftAt: String? = nil) -> JSONValue {
        var object = participant.json.objectValue ?? JSONObject()
        object.append("joinedAt", JSONValue(joinedAt))
        if let leftAt { object.append("leftAt", JSONValue(leftAt)) }
        return .object(object)
    }
}

/// A session as callers see it, at one moment.
package struct SessionView: Sendable {
    package var id: SessionID
    package var app: String
    package var provider: String
    var kind: String
    package var state: SessionState
    var endedReason: String?
    package var document: SessionDocument
    var capabilities: Capabilities
    var leg: LegID
    var createdAt: Timestamp
    var updatedAt: Timestamp
    var endedAt: Timestamp?
    package var cursor: Cursor

    /// The entity tag, quotes included.
    package var etag: String { "\"\(document.version)-\(state.rawValue)\"" }

    /// The object of `api.md` section 3.
    package var json: JSONValue {
        var object: JSONObject = [
            "id": JSONValue(id.description), "app": JSONValue(app), "provider": JSONValue(provider),
            "state": JSONValue(state.rawValue),
        ]
        if let route = document.route { object.append("route", JSONValue(route.name)) }
        if let endedReason { object.append("endedReason", JSONValue(endedReason)) }
        if let problem = document.problem { object.append("problem", problem) }
        object.append("user", document.user.json)
        if let identity = document.identity.word { object.append("identity", JSONValue(identity)) }
        if let locale = document.locale { object.append("locale", JSONValue(locale)) }
        object.append("capabilities", capabilities.json)
        object.append("customData", .object(document.customData))
        if !document.customData.isEmpty {
            let setters = document.customData.members.map { member in
                JSONObject.Member(
                    key: member.key, value: document.frontEndNames.contains(member.key) ? "user" : "app")
            }
            object.append("customDataSetBy", .object(JSONObject(setters)))
        }
        object.append("metadata", .object(document.metadata))
        object.append("native", .object(document.native))
        if let continues = document.continues {
            object.append("continuesSessionId", JSONValue(continues.description))
        }
        if !document.degraded.isEmpty {
            object.append("degraded", .array(document.degraded.map { JSONValue($0) }))
        }
        object.append("participants", .array(document.participants.map { $0.json() }))
        if !state.isFinal { appendAsked(to: &object) }
        object.append("legs", .array((document.legs?.past.map(\.json) ?? []) + [legJSON]))
        object.append("createdAt", JSONValue(createdAt.rfc3339))
        object.append("updatedAt", JSONValue(updatedAt.rfc3339))
        if let endedAt { object.append("endedAt", JSONValue(endedAt.rfc3339)) }
        object.append("cursor", JSONValue(cursor.description))
        return .object(object)
    }

    /// Requests to the user, suggestions, and whether there is a human to ask for; nothing once the session is over.
    private func appendAsked(to object: inout JSONObject) {
        if !document.commands.isEmpty { object.append("commands", document.commands.json) }
        let forms = document.forms.pending
        if !forms.isEmpty { object.append("forms", .array(forms.map(\.json))) }
        if !document.suggestions.isEmpty {
            object.append("suggestions", .array(document.suggestions.map { JSONValue($0) }))
        }
        if let available = document.escalationAvailable { object.append("escalationAvailable", JSONValue(available)) }
    }

    private var legJSON: JSONValue {
        var object: JSONObject = [
            "id": JSONValue(leg.description), "provider": JSONValue(provider), "kind": JSONValue(kind),
            "state": JSONValue(state.rawValue), "startedAt": JSONValue(document.legs?.startedAt ?? createdAt.rfc3339),
        ]
        if let endedAt { object.append("endedAt", JSONValue(endedAt.rfc3339)) }
        if let endedReason { object.append("endedReason", JSONValue(endedReason)) }
        return .object(object)
    }
}
