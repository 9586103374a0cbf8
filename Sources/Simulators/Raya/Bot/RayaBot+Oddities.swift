import JSON
import WebSocket

/// The oddities that a careless client trips over (protocol note sections 20 and 21).
extension RayaBot {
    /// More than a client must take (note section 3).
    static let bigFrameBytes = 6 << 20

    static let oddities: [String: Act] = [
        // Forms of a response.
        "int": { _, turn in turn.response("An integer") },
        "float": { _, turn in
            let time = JSONValue(Double(turn.seconds) + 0.75)
            turn.response("A fraction") { $0.set("created_at", to: time) }
        },
        "string": { _, turn in
            let time = JSONValue(String(turn.seconds))
            turn.response("A string") { $0.set("created_at", to: time) }
        },
        "notime": { $1.response("No time") { $0.remove("created_at") } },
        "noid": { $1.response("No id") { $0.remove("id") } },
        "chart": { $1.response("A chart") { $0.append("chart_data", #"{"bars":[1,2]}"#) } },
        "nodata": { $1.frame("response") },
        "newid": { _, turn in
            turn.conversation.sessionID = "c0ffee-new-" + turn.makeID()
            turn.conversation.hasToldID = false
            turn.response("We have a new number.")
        },
        "blankid": { $1.response("A blank number.") { $0.set("chat_session_id", to: "") } },
        "picture": { $1.response("Look!") { $0.append("attachments", ["https://files.example/from-the-bot.jpg"]) } },
        // Frames that are none.
        "unknown": { $1.frame("hologram", ["depth": 3.0]) },
        "garbage": { $1.raw("not json {") },
        "untyped": { $1.raw(#"{"text":"who am I"}"#) },
        "array": { $1.raw(#"[{"type":"message","content":"in an array"}]"#) },
        "mistyped": { _, turn in
            turn.raw(#"{"type":"presets","presets":"none"}"#)
            turn.raw(#"{"type":"step","text":7}"#)
            turn.raw(#"{"type":"response","data":{"id":7,"content":"Odd types","created_at":true,"attachments":"x"}}"#)
        },
        "binary": { $1.add(.binary([0, 1, 2, 255])) },
        "big": { _, turn in
            turn.response(String(repeating: "x", count: bigFrameBytes))
        },
        "fragment": { _, turn in
            let data = turn.data("Größe: 30 cm ☕")
            turn.add(.fragmented(JSONValue.object(["type": "response", "data": .object(data)]).encoded()))
        },
        "ping": { _, turn in
            turn.add(.protocolPing)
            turn.response("Did you answer?")
        },
        // Endings.
        "close": { rest, turn in
            let code = CloseCode(rawValue: UInt16(rest) ?? 1011)
            turn.add(.close(code.isSendable ? code : .internalError))
        },
        "cut": { $1.add(.cut) },
        "reset": { $1.add(.reset) },
        // How the next voice notes are answered.
        "voice": { rest, turn in
            turn.conversation.voiceForm = RayaConversation.VoiceForm(rawValue: rest) ?? .urls
            turn.response("Speak!")
        },
    ]
}
