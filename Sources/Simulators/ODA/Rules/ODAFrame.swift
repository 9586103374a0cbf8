import JSON

/// One frame of a client, sorted by family (protocol note section 4.2).
enum ODAFrame {
    /// `state.type` `auth` with its token.
    case auth(token: String)
    /// The application's ping.
    case ping
    /// A push token; nothing answers it.
    case deviceToken
    /// A profile on its own.
    case profile(JSONObject)
    /// The beginning of a word that asks for suggestions.
    case suggest(query: String)
    /// A message for the skill.
    case message(ODAUserMessage)
}

/// A message for the skill, with what surrounds it in its frame.
struct ODAUserMessage {
    var type: String
    var payload: JSONObject
    /// A profile that came in the same frame.
    var profile: JSONObject?
    /// Returned in every answer to this message.
    var requestID: String?
    /// Returned in every answer to this message.
    var threadID: String?
}

/// The result of reading a frame: what it turned out to be, and the first rule it breaks.
struct ODAReading {
    /// The frame, as far as it can be read; nil where it cannot.
    var frame: ODAFrame?
    var violation: ODAViolation?

    /// Reads a text frame of the user `userID`.
    init(_ bytes: [UInt8], userID: String) {
        let value: JSONValue
        do throws(JSONError) {
            value = try JSONValue(parsing: bytes)
        } catch {
            violation = .order("json", "\(error)")
            return
        }
        guard let object = value.objectValue else {
            violation = .wrongType("", "an object")
            return
        }
        frame = Self.sort(object)
        violation = Self.check(value, object, userID: userID)
    }

    private static func sort(_ object: JSONObject) -> ODAFrame? {
        if let state = object["state"] {
            switch state["type"]?.stringValue {
            case "auth": return .auth(token: state["token"]?.stringValue ?? "")
            case "ping": return .ping
            case "token": return .deviceToken
            default: return nil
            }
        }
        let profile = object["profile"]?.objectValue
        guard let payload = object["messagePayload"]?.objectValue else { return profile.map { .profile($0) } }
        guard let type = payload["type"]?.stringValue else { return nil }
        if type == "suggest" { return .suggest(query: payload["query"]?.stringValue ?? "") }
        return .message(
            ODAUserMessage(
                type: type, payload: payload, profile: profile, requestID: object["requestId"]?.stringValue,
                threadID: object["threadId"]?.stringValue))
    }

    private static func check(_ value: JSONValue, _ object: JSONObject, userID: String) -> ODAViolation? {
        if let state = object["state"] { return checkControl(value, state) }
        guard let payload = object["messagePayload"] else {
            guard object["profile"] != nil else {
                return .order("family", "has none of state, messagePayload and profile")
            }
            return ODARules.profileFrame.violation(of: value, at: "")
        }
        guard let type = payload["type"]?.stringValue else { return .wrongType("/messagePayload/type", "a string") }
        guard let shape = ODARules.payloads[type] else {
            return .wrongValue("/messagePayload/type", "a type a user may send, which \(type) is not")
        }
        let envelope = type == "suggest" ? ODARules.suggestFrame : ODARules.messageFrame
        if let violation = envelope.violation(of: value, at: "") { return violation }
        if type != "suggest", object["userId"]?.stringValue != userID {
            return .wrongValue("/userId", "the user of the socket")
        }
        if let violation = shape.violation(of: payload, at: "/messagePayload") { return violation }
        return ODARules.checkTogether(type, payload)
    }

    private static func checkControl(_ value: JSONValue, _ state: JSONValue) -> ODAViolation? {
        guard let type = state["type"]?.stringValue else { return .wrongType("/state/type", "a string") }
        guard let shape = ODARules.controls[type] else { return .wrongValue("/state/type", "auth, ping or token") }
        return ODAShape.closed([ODAMember("state", shape)]).violation(of: value, at: "")
    }
}
