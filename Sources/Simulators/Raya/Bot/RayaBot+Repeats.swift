import JSON

/// Answers that come again, or in two halves (protocol note sections 6.3 and 7).
extension RayaBot {
    /// How long the bot pauses in the middle of an answer, in seconds, unless the text says.
    static let pauseSeconds = 65

    static let repeats: [String: Act] = [
        "twins": { _, turn in
            for _ in 0..<2 { turn.response("Equal words") { $0.remove("id") } }
        },
        "redeliver": { rest, turn in
            turn.response("Said twice") { if rest == "noid" { $0.remove("id") } }
            turn.conversation.owed = Array(turn.lines.suffix(1))
            turn.add(.cut)
        },
        "restream": { _, turn in
            turn.chunks("Once and again")
            turn.response("Once and again")
            guard let answer = turn.lines.last else { return }
            turn.chunks("Once and again")
            turn.add(answer)
        },
        "reused": { _, turn in
            let id = JSONValue.string(turn.makeID())
            for text in ["A first form", "A second form"] { turn.response(text) { $0.set("id", to: id) } }
        },
        "pause": { rest, turn in
            turn.frame("chunk", ["text": "Before the pause, "])
            turn.add(.pause(.seconds(Int(rest) ?? pauseSeconds)))
            turn.frame("chunk", ["text": "behind it."])
            turn.response("Before the pause, behind it.")
        },
        "half": { rest, turn in
            turn.frame("chunk", ["text": "The first half"])
            let start = turn.lines.count
            turn.add(.cut)
            if rest != "whole" { turn.frame("chunk", ["text": " and the second."]) }
            if rest != "only" { turn.response("The first half and the second.") }
            turn.conversation.owed = Array(turn.lines[(start + 1)...])
            turn.drop(after: start + 1)
        },
    ]
}
