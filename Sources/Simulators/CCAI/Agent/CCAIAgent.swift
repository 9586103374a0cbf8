import JSON
import SimulatorKit

/// The agents at the other end: a virtual one, and humans, who know the same words.
///
/// Every word of ``words`` and of ``CCAICards`` shows one thing of the protocol; any other text is repeated.
enum CCAIAgent {
    /// The action on a word; the rest of the text is given.
    typealias Act = @Sendable (String) -> [CCAIStep]

    private static let names = ["Dana Scott", "Edsger", "Grace"]

    // MARK: Beginnings

    /// The party that answers at first, and its greeting.
    static func beginning(of chat: CCAIChat) -> [CCAIStep] {
        let greeting = chat.beginning.greeting
        switch chat.menu.staffing {
        case .virtualAgent: return [robot] + says(greeting ?? "Hello, I am Robo.")
        case .agent: return [human] + (greeting.map { says($0) } ?? [])
        case .nobody: return []
        }
    }

    /// The return of the parties of a dismissed chat.
    static func returning(_ chat: CCAIChat) -> [CCAIStep] {
        chat.parties.agent == nil && chat.parties.virtualAgent == nil
            ? beginning(of: chat)
            : [
                { hub, chat in
                    if let party = chat.voice { hub.join(party, chat) }
                }
            ]
    }

    private static let robot: CCAIStep = { hub, chat in
        chat.status = .virtualAssigned
        hub.join(CCAIParty(id: 4, name: "Robo", kind: .virtualAgent, avatarURL: "https://cdn.example.test/r.png"), chat)
    }

    /// The next human comes.
    static let human: CCAIStep = { hub, chat in
        let name = names[chat.parties.agentsJoined % names.count]
        chat.parties.agentsJoined += 1
        chat.status = .assigned
        hub.join(CCAIParty(id: hub.nextAgent(), name: name, kind: .agent), chat)
    }

    // MARK: Answers

    /// Answers a text of the end user; there is none while no party answers.
    static func answer(to text: String, in chat: CCAIChat) -> [CCAIStep] {
        guard chat.voice != nil else { return [] }
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        let word = (parts.first ?? "").lowercased()
        let rest = parts.count > 1 ? parts[1] : ""
        if let act = words[word] ?? CCAICards.words[word] { return act(rest) }
        if chat.parties.hasTask { return [{ hub, chat in hub.sayInTask("You said: \(text)", in: chat) }] }
        return says(word == "hello" ? "Hello, \(chat.endUser.name ?? "you")" : "You said: \(text)")
    }

    /// The party that answers says something.
    static func says(_ text: String, type: String = "text") -> [CCAIStep] {
        [{ hub, chat in hub.say(text, type: type, in: chat) }]
    }

    private static func ends(_ status: CCAIChat.Status, by ender: String) -> CCAIStep {
        { hub, chat in hub.end(chat, status, by: ender) }
    }

    private static func notices(_ event: String) -> CCAIStep { { hub, chat in hub.notice(event, in: chat) } }

    // MARK: Words

    /// The words there are beside those of ``CCAICards``.
    private static let words: [String: Act] = [
        "silent": { _ in [] },
        "echo": { says($0) },
        "markdown": { _ in says("**Bold**, --underlined-- and a [link](https://example.com/)", type: "markdown") },
        "template": { rest in
            rest == "markdown"
                ? says("**Dear** customer", type: "markdown_template") : says("Dear customer", type: "text_template")
        },
        // The older form of a text.
        "older": { rest in
            [{ hub, chat in hub.send(["type": "text", "content": ["text": .string(rest)]], in: chat) }]
        },
        "unknown": { rest in
            [{ hub, chat in hub.send(["type": "hologram", "mark": .string(rest)], in: chat) }]
        },
        // The virtual agent asks for a human, and says so in a message of its own.
        "agent": { _ in
            [
                { hub, chat in
                    let message: JSONObject = [
                        "type": "action", "action": "escalation", "escalation_reason": "by_virtual_agent",
                    ]
                    hub.send(message, in: chat)
                }, { hub, chat in hub.escalate(chat, "by_virtual_agent", deflecting: nil) },
            ]
        },
        "escalate": { _ in
            [notices("escalationStarted"), { hub, chat in hub.escalate(chat, "by_virtual_agent", deflecting: nil) }]
        },
        "deflect": { rest in
            let reason = rest.isEmpty ? "over_capacity" : rest
            return [{ hub, chat in hub.escalate(chat, "by_virtual_agent", deflecting: reason) }]
        },
        "transfer": { _ in
            [
                { hub, chat in
                    hub.leave(chat.voice, chat)
                    chat.status = .queued
                    hub.emit("chat_transferred", ["end_user": chat.endUser.inEvents], in: chat)
                }, human,
            ] + says("I take over from here.")
        },
        "leave": { _ in [{ hub, chat in hub.leave(chat.voice, chat) }] },
        "task": { rest in
            [
                { hub, chat in
                    chat.parties.hasTask = rest != "end"
                    hub.sayInTask(rest == "end" ? "That was all." : "Your number, please?", in: chat)
                }
            ]
        },
        "notice": { [notices($0)] },
        "dismiss": { _ in [{ hub, chat in hub.dismiss(chat) }] },
        "end": { _ in [ends(.finished, by: "agent")] },
        "bye": { _ in says("Goodbye") + [ends(.finished, by: "agent")] },
        "timeout": { _ in [ends(.timeout, by: "timeout")] },
        "fail": { _ in [ends(.failed, by: "agent")] },
        // The virtual agent ends it with a message of its own.
        "finish": { _ in
            [
                { hub, chat in hub.send(["type": "action", "action": "end"], in: chat) }, ends(.finished, by: "agent"),
            ]
        },
        "csat": { _ in
            [
                { hub, chat in
                    let party = chat.voice
                    hub.end(chat, .finished, by: "agent")
                    hub.send(CCAICards.question, by: party, in: chat)
                }
            ]
        },
    ]
}

extension CCAIHub {
    /// A text of a task virtual agent, which the human does not see (protocol note section 10).
    func sayInTask(_ text: String, in chat: CCAIChat) {
        let content: JSONObject = ["type": "text", "content": .string(text)]
        show(
            ["type": "server_message", "visibility": "task_virtual_agent"],
            by: ["id": 9, "type": "task_virtual_agent"], in: chat,
            beside: ["server_message": ["content": .object(content)]])
    }

    /// The end user's text reaches the party that answers.
    func hear(_ text: String, in chat: CCAIChat) {
        guard text.hasPrefix(CCAIFault.magic) else { return perform(CCAIAgent.answer(to: text, in: chat), in: chat) }
        let reply = conjure(String(text.dropFirst(CCAIFault.magic.count))) { fault in
            if fault.occasion != .now { fault.chatID = "\(chat.id)" }
        }
        say(reply, in: chat)
    }
}
