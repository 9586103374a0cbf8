import JSON
import WebSocket

/// The bot's answers to what a user sends.
///
/// Every word of ``words`` shows one thing of the protocol; any other text is repeated in pieces.
enum RayaBot {
    /// The action on a word; the rest of the text is given.
    typealias Act = @Sendable (String, inout RayaTurn) -> Void

    /// The text that asks for a human (note section 5.5).
    static let escalation = "/human_agent"

    /// Answers a text.
    static func answer(_ text: String, _ turn: inout RayaTurn, slow: Duration) {
        let conversation = turn.conversation
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        let word = (parts.first ?? "").lowercased()
        let rest = parts.count > 1 ? parts[1] : ""
        if text == escalation { return connect(&turn) }
        if conversation.isWithAgent {
            guard word != "leave" else {
                conversation.isWithAgent = false
                return turn.frame("agent_activity", ["text": "Agent Sara left"])
            }
            return turn.frame("message", ["content": .string("Sara: \(text)")])
        }
        if word == "slow" {
            turn.step("This takes a moment")
            turn.add(.pause(slow))
            return turn.response("Here it is: \(rest)")
        }
        if let act = words[word] { return act(rest, &turn) }
        turn.step("Thinking")
        turn.chunks("You said: \(text)")
        turn.response("You said: \(text)")
    }

    /// The words there are.
    static let words: [String: Act] = answers.merging(oddities) { $1 }
        .merging(commands) { $1 }.merging(repeats) { $1 }

    // MARK: Answers

    private static let answers: [String: Act] = [
        "plain": { $1.response($0.isEmpty ? "As plain as can be." : $0) },
        "markdown": { $1.response("**Bold** and a [link](https://example.com/)") },
        "arabic": { $1.response("أهلا وسهلا" + $0) },
        "direct": { $1.frame("message", [$0 == "text" ? "text" : "content": "Said without a stream."]) },
        "silent": { _, _ in },
        "chunks": { _, turn in
            turn.chunks("This is never finished")
            turn.add(.cut)
        },
        "space": { _, turn in
            for piece in ["a", " ", "", "  b"] { turn.frame("chunk", ["text": .string(piece)]) }
            turn.frame("chunk")
            turn.frame("chunk", ["content": "!"])
            turn.response("a   b!")
        },
        "buffer": { _, turn in
            turn.chunks("Only in pieces")
            turn.response("")
        },
        "differ": { _, turn in
            turn.chunks("A first thought")
            turn.response("A second thought")
        },
        "empty": { $1.response("") },
        "presets": { _, turn in
            turn.frame("presets", ["presets": presets])
            turn.response("Choose one.")
        },
        "nopresets": { $1.frame("presets", ["presets": []]) },
        "info": { $1.frame("info", $0.isEmpty ? [:] : ["text": .string($0)]) },
        "offer": { $1.frame($0 == "short" ? "escalation" : "human-rep-escalation") },
        "activity": { $1.frame("agent_activity", [$0 == "content" ? "content" : "text": "Agent Omar looked in"]) },
        "error": { rest, turn in
            turn.chunks("This will not")
            turn.frame("error", [rest == "content" ? "content" : "text": .string(errors[rest] ?? "Model overloaded")])
        },
    ]

    private static let errors = ["html": "<b>Down</b> now", "secret": "Bearer expired", "empty": " "]

    private static let presets: JSONValue = [
        [
            "id": "p1", "title": "Track order", "prompt": "Track my order", "category": "orders", "confidence": 0.82,
        ],
        ["title": " "], ["title": "Refunds"],
    ]

    private static func connect(_ turn: inout RayaTurn) {
        turn.conversation.isWithAgent = true
        turn.frame("info", ["text": "Waiting for a Human Agent"])
        turn.frame("agent_activity", ["text": "Agent Sara joined"])
        turn.frame("message", ["content": "Hi, Sara here, I take over."])
        turn.frame("info")
    }

    // MARK: Commands

    private static let commands: [String: Act] = [
        "end": { _, turn in
            turn.response("That was all.")
            turn.command("end_session", options: ["Yes", "No"], message: "Shall we end here?")
        },
        "rate": { _, turn in rate(&turn) },
        "feedback": { rest, turn in
            turn.command("submit_feedback", message: "Anything to add?", isOptional: rest != "must")
        },
        "bye": { _, turn in farewell(&turn) },
        "commandkey": { _, turn in
            turn.command("rate_conversation", key: "command", options: [true, "4", 4.5, 5], message: nil)
        },
        "oddcommand": { $1.command("dance", options: ["tango"], message: "Shall we?", wantsAnswer: false) },
        "autoclose": { rest, turn in
            turn.chunks("I was about to say")
            let message = rest == "html" ? "<i>Closed</i> by javascript:nobody" : "Closed, nobody was there."
            turn.command("auto_close", message: rest == "bare" ? nil : message, wantsAnswer: false)
            switch rest {
            case "reset":
                // A reset takes with it what was not read yet.
                turn.add(.pause(.milliseconds(50)))
                turn.add(.reset)
            case "quiet": break
            default: turn.add(.close(.normal))
            }
        },
    ]

    private static func rate(_ turn: inout RayaTurn) {
        turn.command(
            "rate_conversation", options: [1, 2, 3, 4, 5], message: "How did we do?", isOptional: false)
    }

    private static func farewell(_ turn: inout RayaTurn) {
        turn.command("feedback_received", message: "Thank you!", wantsAnswer: false)
    }

    /// Goes on after the answer to a command (note section 9).
    static func answer(command name: String, _ response: String, _ turn: inout RayaTurn) {
        turn.conversation.pending = nil
        switch name {
        case "end_session":
            if response == "Yes" { rate(&turn) } else { turn.response("Good, we go on.") }
        case "rate_conversation": turn.command("submit_feedback", message: "Anything to add?", isOptional: true)
        default: farewell(&turn)
        }
    }

    // MARK: Media

    /// Answers pictures; the caption says how many of their URLs come back.
    static func answer(pictures urls: [String], caption: String, _ turn: inout RayaTurn, slow: Duration) {
        if caption == "silent" { return }
        turn.step("Looking at \(urls.count == 1 ? "a picture" : "\(urls.count) pictures")")
        if caption == "slow" { turn.add(.pause(slow)) }
        if caption == "error" { return turn.frame("error", ["text": "The picture cannot be read"]) }
        var back = urls
        if caption == "fewer" { back.removeLast() }
        if caption == "more", let first = urls.first { back.append(first + "?copy") }
        let list = JSONValue.array(back.map { .string($0) })
        let text = caption == "empty" ? "" : "I see \(urls.count) of \(caption.isEmpty ? "something" : caption)."
        switch caption {
        case "none": turn.response(text)
        case "top":
            let data = turn.data(text)
            turn.frame("response", ["data": .object(data), "attachments": list, "attachment_type": "image"])
        default:
            turn.response(text) { data in
                data.append("attachments", list)
                data.append("attachment_type", "image")
            }
        }
    }

    /// Answers a voice note.
    static func answer(voice url: String, _ turn: inout RayaTurn) {
        turn.step("Listening")
        switch turn.conversation.voiceForm {
        case .urls: turn.response("I heard you.") { $0.set("audio_urls", to: .string(url)) }
        case .attachments:
            turn.response("I heard you.") { data in
                data.append("attachments", [.string(url)])
                data.append("attachment_type", "audio")
            }
        case .none: turn.response("I heard something.")
        case .error: turn.frame("error", ["text": "The voice note cannot be read"])
        }
    }
}
