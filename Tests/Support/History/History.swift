package import JSON

/// The history of the user's messages, as a session's log tells it.
package struct History {
    /// A state that a message came to, and the code of its error.
    package struct State {
        package var state: String
        package var code: String?
    }

    package private(set) var createdOrder: [String] = []
    package private(set) var sentOrder: [String] = []
    package private(set) var states: [String: [State]] = [:]
    /// The text of each message.
    package private(set) var texts: [String: String] = [:]
    /// Messages that were spoken, which go out beside the written ones.
    package private(set) var spoken: Set<String> = []
    /// Over which connection each message was sent: how often the link was lost before.
    package private(set) var connections: [String: Int] = [:]
    package private(set) var connectionCount = 0
    /// Messages that were queries and have an end.
    package private(set) var failedQueries: Set<String> = []
    private var completedQueries: Set<String> = []
    private static let there: Set<String> = ["sent", "delivered", "read"]
    /// Whether the session is over.
    package private(set) var isEnded = false
    private var ids: [String: [String]] = [:]

    /// Reads a log, from its beginning.
    package init(_ events: [JSONValue]) {
        for event in events { read(event["type"]?.stringValue ?? "", event["data"] ?? .null) }
    }

    private mutating func read(_ type: String, _ data: JSONValue) {
        switch type {
        case "message.created":
            guard data["sender"]?["role"] == "user", let id = data["id"]?.stringValue else { return }
            let text = data["content"]?["text"]?.stringValue ?? ""
            createdOrder.append(id)
            if data["content"]?["type"] == "audio" { spoken.insert(id) }
            texts[id] = text
            ids[text, default: []].append(id)
        case "message.state":
            guard let id = data["messageId"]?.stringValue else { return }
            let state = data["state"]?.stringValue ?? ""
            states[id, default: []].append(State(state: state, code: data["error"]?["code"]?.stringValue))
            // A message that is delivered was sent, also where the one is known before the other.
            if Self.there.contains(state), connections[id] == nil {
                sentOrder.append(id)
                connections[id] = connectionCount
            }
        case "session.reconnecting": connectionCount += 1
        case "session.ended", "session.failed": isEnded = true
        case "query.completed":
            if let id = data["messageId"]?.stringValue { completedQueries.insert(id) }
        case "query.failed":
            if let id = data["messageId"]?.stringValue { failedQueries.insert(id) }
        default: break
        }
    }

    /// The names of a message's states up to `sent`: what the other side tells afterwards is left out, and stands for
    /// `sent` where that is all that is told.
    package func course(of id: String) -> [String] {
        var names = (states[id] ?? []).map(\.state)
        guard let last = names.last, ["delivered", "read"].contains(last) else { return names }
        while let last = names.last, ["delivered", "read"].contains(last) { names.removeLast() }
        return names.last == "sent" ? names : names + ["sent"]
    }

    /// Messages that have not come to rest.
    package var unsettled: [String] {
        createdOrder.filter { !["sent", "delivered", "read", "failed"].contains(states[$0]?.last?.state ?? "") }
    }

    /// Messages that the vendor has and of which nothing says that they have an answer, or will have none.
    package var unanswered: [String] {
        createdOrder.filter { id in
            states[id]?.last?.state != "failed" && !completedQueries.contains(id) && !failedQueries.contains(id)
        }
    }

    /// Whether a message's fate has ever been in doubt.
    package func wasUnknown(_ id: String) -> Bool { states[id]?.contains { $0.state == "unknown" } ?? false }

    /// The messages of a text.
    package func messages(with text: String) -> [String] { ids[text] ?? [] }
}
