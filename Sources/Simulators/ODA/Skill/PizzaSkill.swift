import JSON

/// One frame the skill wants sent.
struct SkillReply: Sendable {
    /// How the frame goes out.
    enum Form: Sendable {
        /// A message in its envelope.
        case message
        /// A message in its envelope, cut into three WebSocket frames with a ping between them.
        case fragmented
        /// A message whose envelope has nothing but the payload, as old servers send it.
        case bare
        /// A message without `source`.
        case sourceless
        /// The payload is the whole frame.
        case raw
    }

    /// The payload's JSON text.
    var payload: [UInt8]
    var isFromAgent = false
    /// The payload has ``instance`` in it, for which the simulator's address is put.
    var namesInstance = false
    var form = Form.message

    /// Stands for `http://` and the address of the simulator.
    static let instance = "{instance}"

    init(_ payload: [UInt8], _ form: Form = .message) {
        self.payload = payload
        self.form = form
    }

    init(json: String, _ form: Form = .message) { self.init([UInt8](json.utf8), form) }

    /// A plain text message.
    init(text: String) {
        var writer = JSONWriter(reservingBytes: text.utf8.count + 32)
        writer.beginObject()
        writer.key("type")
        writer.write(literal: "text")
        writer.member("text", text)
        writer.endObject()
        self.init(writer.finish())
    }

    /// Whether the frame goes out in pieces.
    var isFragmented: Bool {
        if case .fragmented = form { true } else { false }
    }

    /// The same frame, said by the agent.
    var byAgent: SkillReply {
        var reply = self
        reply.isFromAgent = true
        return reply
    }
}

/// The session of one user: what the skill remembers until it ends.
struct SkillSession {
    /// The profile as it has been sent so far.
    var profile = JSONObject()
    /// The pizza being ordered.
    var order: [String] = []
    /// The payload of the attachment that came last.
    var attachment: JSONValue?
    /// An agent has taken over.
    var isWithAgent = false
    /// Nothing has happened yet that would have to be remembered.
    var isFresh: Bool { profile.isEmpty && order.isEmpty && !isWithAgent && attachment == nil }
}

/// A small scripted skill that can answer with every message type of the protocol.
///
/// Pure: a message and a session in, frames out. The words it knows are the keys of ``SkillScript/answers`` and the
/// cases of ``answer(word:_:)``; `help` lists them.
enum PizzaSkill {
    /// The longest text that is looked up as a word; anything longer is only repeated.
    static let wordBytesMax = 16

    /// The replies of the skill to a message; none where it needs no answer.
    static func answer(_ message: ODAUserMessage, _ session: inout SkillSession) -> [SkillReply] {
        let payload = message.payload
        switch message.type {
        case "text": return answer(text: payload["text"]?.stringValue ?? "", &session)
        case "postback": return answer(postback: payload["postback"] ?? .null, &session)
        case "location": return [SkillReply(text: place(payload["location"] ?? .null))]
        case "attachment":
            let attachment = payload["attachment"] ?? .null
            session.attachment = attachment
            let title = attachment["title"]?.stringValue ?? attachment["url"]?.stringValue ?? ""
            let kind = attachment["type"]?.stringValue ?? "file"
            return [SkillReply(text: "Thank you for the \(kind) \(title)")]
        case "formSubmission": return answer(form: payload)
        case "inboundEvent":
            return [SkillReply(text: "Event received: \(payload["eventType"]?.stringValue ?? "")")]
        case "command": return [SkillReply(text: "Command: \(payload["command"]?.stringValue ?? "")")]
        case "closeSession":
            session = SkillSession()
            return [SkillScript.sessionClosed]
        case "status": return []
        default: return [SkillScript.noReply]
        }
    }

    /// Up to five words that begin with `query`.
    static func suggestions(for query: String) -> [String] {
        let wanted = query.lowercased()
        return ["pizza Margherita", "pizza Salami", "pizza Funghi", "pasta", "menu", "order"]
            .filter { $0.lowercased().hasPrefix(wanted) }
    }

    private static func answer(text: String, _ session: inout SkillSession) -> [SkillReply] {
        guard text.utf8.count <= wordBytesMax else { return repeated(text, session) }
        let word = text.lowercased()
        if let known = answer(word: word, &session) { return known }
        if session.isWithAgent { return repeated(text, session) }
        return SkillScript.answers[word] ?? repeated(text, session)
    }

    private static func repeated(_ text: String, _ session: SkillSession) -> [SkillReply] {
        guard session.isWithAgent else { return [SkillReply(text: "You said: \(text)")] }
        return [
            SkillScript.agentResponding, SkillReply(text: "Robin read: \(text)").byAgent, SkillScript.agentListening,
        ]
    }

    /// The words whose answer depends on the session, or changes it.
    private static func answer(word: String, _ session: inout SkillSession) -> [SkillReply]? {
        switch word {
        case "hello", "hi": return [SkillScript.greeting(session.profile)]
        case "profile": return [SkillReply(text: "I know: \(JSONValue.object(session.profile))")]
        case "order":
            session.order = ["order"]
            return [SkillScript.askSize]
        case "agent":
            session.isWithAgent = true
            return SkillScript.agentJoins
        case "bot":
            session.isWithAgent = false
            return [SkillReply(text: "You are back with the pizza bot.")]
        case "mine":
            guard let attachment = session.attachment else { return [SkillReply(text: "You have sent no file.")] }
            return [SkillReply(json: "{\"type\":\"attachment\",\"attachment\":\(attachment)}")]
        case "bye":
            session = SkillSession()
            return [SkillReply(text: "Goodbye!"), SkillScript.sessionClosed]
        case "help":
            let more = ["agent", "bot", "bye", "hello", "mine", "order", "profile"]
            let words = SkillScript.answers.keys.sorted() + more
            return [SkillReply(text: "I know: " + words.joined(separator: ", "))]
        default: return nil
        }
    }

    private static func answer(postback: JSONValue, _ session: inout SkillSession) -> [SkillReply] {
        if let topping = postback.stringValue {
            guard topping.hasPrefix("topping:") else { return [SkillReply(text: "You chose: \(topping)")] }
            session.order.append(String(topping.dropFirst(8)))
            return [SkillScript.confirm(session.order.dropFirst().joined(separator: ", "))]
        }
        switch postback["system.state"]?.stringValue {
        case "askSize":
            session.order = ["order", postback["variables"]?["size"]?.stringValue ?? "?"]
            return [SkillScript.askTopping]
        case "confirm":
            session.order = []
            let isYes = postback["variables"]?["answer"]?.stringValue == "yes"
            return isYes ? SkillScript.ordered : [SkillReply(text: "Nothing was ordered.")]
        default: break
        }
        if postback["action"]?.stringValue == "system.showMore" { return [SkillScript.tableEnd] }
        return [SkillReply(text: "You chose: \(postback)")]
    }

    private static func answer(form payload: JSONObject) -> [SkillReply] {
        let fields = payload["submittedFields"] ?? .null
        if let field = payload["partialSubmitField"]?.stringValue {
            return [SkillScript.changedForm(field, fields[field] ?? .null)]
        }
        return [SkillReply(text: "Submitted: \(fields)")]
    }

    /// Coordinates with the digits they came with.
    private static func place(_ location: JSONValue) -> String {
        let latitude = location["latitude"]?.description ?? "?"
        let longitude = location["longitude"]?.description ?? "?"
        return "You are at \(latitude), \(longitude)" + (location["title"]?.stringValue.map { " (\($0))" } ?? "")
    }
}
