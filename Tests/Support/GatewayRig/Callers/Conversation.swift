package import JSON

/// A session seen from one caller.
package struct Conversation: Sendable {
    package let caller: Caller
    package let id: String
    /// The whole answer of its making.
    package let made: JSONValue

    package var path: String { "/v1/sessions/\(id)" }
    /// The client token that came with it.
    package var token: String? { made["clientToken"]?.stringValue }
    package var cursor: String { made["cursor"]?.stringValue ?? "" }
    package var userID: String { made["session"]?["user"]?["id"]?.stringValue ?? "" }

    package init(_ caller: Caller, made: JSONValue) throws {
        guard let id = made["session"]?["id"]?.stringValue else { throw WireError.noAnswer("no session: \(made)") }
        self.caller = caller
        self.id = id
        self.made = made
    }

    /// Makes a session.
    package static func open(_ caller: Caller, _ body: JSONValue = [:]) async throws -> Conversation {
        let answer = try await caller.post("/v1/sessions", body)
        guard answer.status == 201 else { throw WireError.noAnswer("no session: \(answer)") }
        return try Conversation(caller, made: answer.json)
    }

    /// The same session in another's hands.
    package func seen(by other: Caller) throws -> Conversation { try Conversation(other, made: made) }

    package static func text(_ text: String) -> JSONValue { ["content": ["type": "text", "text": .string(text)]] }

    /// Sends a text.
    @discardableResult
    package func send(_ text: String, key: String? = nil, waits: Bool = false) async throws -> Answer {
        try await caller.post(path + "/messages" + (waits ? "?wait=sent" : ""), Self.text(text), key: key)
    }

    /// Sends an event, which is what the scripted provider takes its orders from.
    @discardableResult
    package func order(_ name: String, _ data: JSONValue, waits: Bool = false) async throws -> Answer {
        try await caller.post(
            path + "/messages" + (waits ? "?wait=sent" : ""),
            ["content": ["type": "event", "name": .string(name), "data": data]])
    }

    package func state() async throws -> String {
        try await caller.get(path).json["state"]?.stringValue ?? ""
    }

    package func message(_ id: String) async throws -> JSONValue { try await caller.get("\(path)/messages/\(id)").json }

    /// Ends the session, or erases it; blocks.
    ///
    /// - Throws: where the gateway says anything but that it is done.
    package func blockingEnd(erasing: Bool) throws {
        let answer = try erasing ? caller.blocking("DELETE", path) : caller.blocking("POST", path + "/end")
        guard answer.status == (erasing ? 204 : 200) else { throw WireError.noAnswer("not ended: \(answer)") }
    }

    /// The whole log.
    package func events() async throws -> [JSONValue] {
        try await offPool { [self] in try blockingEvents() }
    }

    /// The whole log; blocks.
    package func blockingEvents() throws -> [JSONValue] {
        var events: [JSONValue] = []
        var query = "?limit=200"
        while true {
            let page = try caller.blocking("GET", path + "/events" + query)
            guard page.status == 200, let data = page.json["data"]?.arrayValue else {
                throw WireError.noAnswer("no events: \(page)")
            }
            guard !data.isEmpty, let cursor = page.json["cursor"]?.stringValue else { return events }
            events += data
            query = "?limit=200&after=\(cursor)"
        }
    }

    /// The first event of the log, from its beginning, that is as wanted; waits for it.
    package func event(
        within seconds: Double = 60, _ isWanted: @escaping @Sendable (JSONValue) -> Bool
    ) async throws -> JSONValue {
        try await offPool { [self] in
            let end = monotonicSeconds() + seconds
            var query = "?limit=200&wait=1"
            var seen: [String] = []
            while monotonicSeconds() < end {
                let page = try caller.blocking("GET", path + "/events" + query)
                guard page.status == 200 else { throw WireError.noAnswer("no events: \(page)") }
                let events = page.json["data"]?.arrayValue ?? []
                if let found = events.first(where: isWanted) { return found }
                seen += events.map(Self.summary)
                if let cursor = page.json["cursor"]?.stringValue { query = "?limit=200&wait=1&after=\(cursor)" }
            }
            throw WireError.timedOut("an event in \(id), which has: \(seen.suffix(30).joined(separator: ", "))")
        }
    }

    /// The type of an event, and the sender or state that tells it from others.
    private static func summary(_ event: JSONValue) -> String {
        let more = event["data"]?["sender"]?["role"] ?? event["data"]?["state"]
        return [event["type"], more].compactMap { $0?.stringValue }.joined(separator: " ")
    }

    package func event(_ type: String, within seconds: Double = 60) async throws -> JSONValue {
        try await event(within: seconds) { $0["type"]?.stringValue == type }
    }

    /// Waits until a message has come to a state, and gives that event.
    package func state(of message: String, _ state: String) async throws -> JSONValue {
        try await event {
            $0["type"]?.stringValue == "message.state" && $0["data"]?["messageId"]?.stringValue == message
                && $0["data"]?["state"]?.stringValue == state
        }
    }

    /// A live stream of the session.
    package func stream(
        _ query: String = "", fields: [String: String] = [:], receiveBufferBytes: CInt? = nil
    ) async throws -> EventReader {
        let caller = caller
        let target = path + "/events" + query
        return try await offPool {
            try EventReader(caller, target, fields: fields, receiveBufferBytes: receiveBufferBytes)
        }
    }
}
