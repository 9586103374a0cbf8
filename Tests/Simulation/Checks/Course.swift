import JSON

/// The course of a session as its log tells it: what holds at every moment, whatever is going wrong.
struct Course {
    private(set) var findings: [String] = []
    private var state = ""
    private var wasOpened = false
    /// The last state of each message.
    private var messages: [String: String] = [:]
    private var ids: Set<String> = []

    /// Reads a log from its beginning.
    ///
    /// - Parameter followsStates: looks at the states of the session and of its messages, and not at the numbers alone.
    init(_ log: [JSONValue], followsStates: Bool) {
        for (index, event) in log.enumerated() {
            guard event["seq"]?.intValue == index + 1 else {
                findings.append("event \(index + 1) of the log is \(event)")
                return
            }
            let type = event["type"]?.stringValue ?? ""
            // The events of a session that is being erased have lost the rest.
            if let id = event["id"]?.stringValue, !ids.insert(id).inserted { findings.append("\(id) is there twice") }
            guard followsStates else { continue }
            if let next = Self.states[type] { move(to: next, at: index) }
            if let data = event["data"] { read(type, data) }
        }
    }

    /// The states that the types of events tell of.
    private static let states: [String: String] = [
        "session.created": "created", "session.connecting": "connecting", "session.queued": "queued",
        "session.active": "active", "session.reconnecting": "reconnecting", "session.suspended": "suspended",
        "session.ended": "ended", "session.failed": "failed",
    ]

    /// The states that each state may follow.
    private static let before: [String: Set<String>] = [
        "created": [""],
        "connecting": ["created", "suspended"],
        "queued": ["connecting", "queued", "active", "reconnecting"],
        "active": ["connecting", "queued", "active", "reconnecting"],
        "reconnecting": ["connecting", "queued", "active", "reconnecting"],
        "suspended": ["connecting", "queued", "active", "reconnecting"],
        "ended": ["connecting", "queued", "active", "reconnecting", "suspended"],
        "failed": ["connecting", "queued", "active", "reconnecting", "suspended"],
    ]

    private mutating func move(to next: String, at index: Int) {
        if Self.before[next]?.contains(state) != true {
            findings.append("event \(index + 1) makes it \(next), and it was \(state.isEmpty ? "nothing" : state)")
        }
        if next == "reconnecting", !wasOpened { findings.append("event \(index + 1) tells of a link that never was") }
        if next == "active" || next == "queued" { wasOpened = true }
        state = next
    }

    private mutating func read(_ type: String, _ data: JSONValue) {
        switch type {
        case "message.created":
            guard let id = data["id"]?.stringValue else { return }
            if messages[id] != nil { findings.append("\(id) is made twice") }
            messages[id] = data["state"]?.stringValue ?? ""
        case "message.state":
            guard let id = data["messageId"]?.stringValue, let next = data["state"]?.stringValue else { return }
            guard let last = messages[id] else { return findings.append("\(id) is \(next) before it is there") }
            if Self.afterMessage[last]?.contains(next) == false { findings.append("\(id) was \(last) and is \(next)") }
            messages[id] = next
        default: break
        }
    }

    /// The states that a message may come to from each (`api.md`, section 4).
    private static let afterMessage: [String: Set<String>] = [
        "accepted": ["sent", "delivered", "read", "failed", "unknown"],
        "unknown": ["sent", "delivered", "read", "failed"],
        // A query may fail behind its sending.
        "sent": ["delivered", "read", "failed"],
        "delivered": ["read", "failed"],
        "read": [],
        // A message that was taken for lost, and of which its token or its vendor's word says that it is there.
        "failed": ["sent", "delivered", "read"],
    ]
}
