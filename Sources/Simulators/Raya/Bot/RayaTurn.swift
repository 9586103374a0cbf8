import JSON
import WebSocket

/// One thing the bot does.
enum RayaLine {
    /// A text frame.
    case frame([UInt8])
    /// A text frame in pieces, cut inside a character, with a ping of the protocol between them.
    case fragmented([UInt8])
    /// A binary frame, which the protocol does not have.
    case binary([UInt8])
    /// A ping of the protocol, with a payload.
    case protocolPing
    /// A close frame.
    case close(CloseCode)
    /// The end of the transport, with what was sent before.
    case cut
    /// A reset of the transport.
    case reset
    /// Nothing for a while.
    case pause(Duration)
}

/// An answer of the bot in the making: frames in their order.
struct RayaTurn {
    let conversation: RayaConversation
    /// Seconds since the Unix epoch.
    let seconds: Int64
    /// Makes an id that no other turn has.
    let makeID: () -> String
    /// Whether an id that was told is told again.
    let repeatsSessionID: Bool
    private(set) var lines: [RayaLine] = []

    init(
        _ conversation: RayaConversation, seconds: Int64, repeatsSessionID: Bool, makeID: @escaping () -> String
    ) {
        self.conversation = conversation
        self.seconds = seconds
        self.repeatsSessionID = repeatsSessionID
        self.makeID = makeID
    }

    mutating func add(_ line: RayaLine) { lines.append(line) }

    /// Takes back what would come behind so many lines.
    mutating func drop(after count: Int) { lines.removeSubrange(count...) }

    mutating func raw(_ text: String) { lines.append(.frame([UInt8](text.utf8))) }

    /// A frame of a type with further members.
    mutating func frame(_ type: String, _ members: JSONObject = [:]) {
        var object: JSONObject = ["type": .string(type)]
        for member in members.members { object.append(member.key, member.value) }
        lines.append(.frame(JSONValue.object(object).encoded()))
    }

    mutating func step(_ text: String) { frame("step", ["text": .string(text)]) }

    /// The text in pieces, each beginning with its space.
    mutating func chunks(_ text: String) {
        var piece = ""
        var pieces: [String] = []
        for character in text {
            if character == " ", !piece.isEmpty {
                pieces.append(piece)
                piece = ""
            }
            piece.append(character)
        }
        pieces.append(piece)
        // A long answer comes in a bounded number of pieces, as it does from a model that is quick.
        let stride = max(1, (pieces.count + 7) / 8)
        for start in Swift.stride(from: 0, to: pieces.count, by: stride) {
            let joined = pieces[start..<min(start + stride, pieces.count)].joined()
            frame("chunk", ["text": .string(joined)])
        }
    }

    /// The whole answer: members of `data` in the order of the note, changed by `edit`.
    mutating func response(_ content: String?, _ edit: (inout JSONObject) -> Void = { _ in }) {
        frame("response", ["data": .object(data(content, edit))])
    }

    mutating func data(_ content: String?, _ edit: (inout JSONObject) -> Void = { _ in }) -> JSONObject {
        var data: JSONObject = ["id": .string(makeID())]
        if conversation.sessionID.isEmpty { conversation.sessionID = "c0ffee-" + makeID() }
        if repeatsSessionID || !conversation.hasToldID {
            data.append("chat_session_id", .string(conversation.sessionID))
            conversation.hasToldID = true
        }
        data.append("sender", 2)
        if let content { data.append("content", .string(content)) }
        data.append("created_at", .number(JSONNumber(Int(seconds))))
        data.append("audio_urls", "")
        edit(&data)
        return data
    }

    /// A command that waits for an answer, if it is one of those.
    mutating func command(
        _ name: String, key: String = "content", options: [JSONValue]? = nil, message: String?, isOptional: Bool? = nil,
        wantsAnswer: Bool = true
    ) {
        var members: JSONObject = [:]
        members.append(key, .string(name))
        if let options { members.append("options", .array(options)) }
        if let message { members.append("message", .string(message)) }
        if let isOptional { members.append("optional", .bool(isOptional)) }
        frame("command", members)
        let texts = (options ?? []).map { $0.stringValue ?? String(decoding: $0.encoded(), as: UTF8.self) }
        conversation.pending = wantsAnswer ? .init(name: name, options: texts) : nil
    }
}
