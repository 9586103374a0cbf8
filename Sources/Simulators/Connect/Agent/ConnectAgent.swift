import JSON

/// The people and machines at the other end: their answers to what a customer says.
///
/// An agent joins at the first message. Every word of ``words`` shows one thing of the protocol; any other text is
/// repeated.
enum ConnectAgent {
    /// The action on a word; the rest of the text is given.
    typealias Act = @Sendable (String) -> [ConnectStep]

    /// The flow's own voice, which also streams.
    static let system = ConnectParty(id: "00000000-0000-4000-8000-000000000001", name: "BOT", role: "SYSTEM")
    private static let names = ["Ada", "Grace", "Edsger"]

    /// Answers a message.
    ///
    /// - Parameter withReceipts: the agent says that it got and read the message.
    static func answer(
        to item: ConnectItem, in contact: ConnectContact, withReceipts: Bool = true
    ) -> [ConnectStep] {
        let text = item.content ?? ""
        let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
        let word = (parts.first ?? "").lowercased()
        let rest = parts.count > 1 ? parts[1] : ""
        if word == "silent" { return [] }
        var steps: [ConnectStep] = []
        if contact.agent == nil, word != "stream" { steps.append(join) }
        if withReceipts {
            for isRead in [false, true] {
                steps.append { hub, contact in
                    guard let agent = contact.agent, !contact.isSupervised else { return }
                    hub.showReceipt(of: item.id, by: agent, isRead: isRead, in: contact)
                }
            }
        }
        if item.contentType == ConnectContentType.response { return steps + says("You chose: \(text)") }
        if let act = words[word] ?? ConnectTemplates.words[word] { return steps + act(rest) }
        return steps + says(word == "hello" ? "Hello, \(contact.customer.name)" : "You said: \(text)")
    }

    // MARK: Steps

    /// The next agent takes the chat.
    private static let join: ConnectStep = { hub, contact in
        let name = names[contact.agentsJoined % names.count]
        contact.agentsJoined += 1
        let agent = ConnectParty(id: hub.makeID(), name: name, role: "AGENT")
        contact.agent = agent
        hub.event("participant.joined", by: agent, in: contact)
    }

    private static let leave: ConnectStep = { hub, contact in
        if let agent = contact.agent { hub.event("participant.left", by: agent, in: contact) }
        contact.agent = nil
    }

    /// The agent types, and says something.
    static func says(_ text: String, type: String = ConnectContentType.plain) -> [ConnectStep] {
        [
            { hub, contact in hub.event("typing", by: contact.agent, in: contact) },
            { hub, contact in hub.say(text, type: type, by: contact.agent ?? system, in: contact) },
        ]
    }

    private static func tells(_ suffix: String, content: String? = nil) -> Act {
        { _ in [{ hub, contact in hub.event(suffix, content: content, by: contact.agent, in: contact) }] }
    }

    // MARK: Words

    /// The words there are beside those of ``ConnectTemplates``.
    private static let words: [String: Act] = [
        "markdown": { _ in says("**Bold** and a [link](https://example.com/)", type: ConnectContentType.markdown) },
        "json": { _ in says(#"{"order":17}"#, type: ConnectContentType.json) },
        "quiet": { _ in [{ hub, contact in hub.event("typing", by: contact.agent, in: contact) }] },
        "leave": { _ in [leave] },
        "bye": { _ in says("Goodbye") + [leave, { hub, contact in hub.end(contact) }] },
        "stop": { _ in [{ hub, contact in hub.end(contact) }] },
        "transfer": { _ in
            [
                leave,
                { hub, contact in
                    hub.transfer(contact)
                    hub.event("transfer.succeeded", by: system, in: contact)
                }, join,
            ] + says("I take over from here")
        },
        // Without participant, name and role (protocol note section 8.1).
        "transferfail": { _ in [{ hub, contact in hub.event("transfer.failed", in: contact) }] },
        "invite": tells("participant.invited"),
        "idle": tells("participant.idle"),
        "returned": tells("participant.returned"),
        "autodisconnect": { _ in
            [
                { hub, contact in
                    hub.event("participant.autodisconnection", by: contact.agent, in: contact)
                }, leave,
            ]
        },
        "rename": { rest in
            [
                { hub, contact in
                    contact.agent?.name = rest.isEmpty ? "Ada L." : rest
                    hub.event("participant.displayname.updated", by: contact.agent, in: contact)
                }
            ]
        },
        "supervisor": { rest in
            [
                { hub, contact in
                    let party = ConnectParty(id: hub.makeID(), name: "Barbara", role: "SUPERVISOR")
                    contact.isSupervised = rest != "leave"
                    hub.event(rest == "leave" ? "participant.left" : "participant.joined", by: party, in: contact)
                }
            ]
        },
        "authenticate": { rest in
            let begin: ConnectStep = { hub, contact in hub.beginAuthentication(in: contact) }
            guard ["timeout", "expired"].contains(rest) else { return [begin] }
            return [begin, { hub, contact in hub.lapseAuthentication(rest, in: contact) }]
        },
        "file": { _ in [{ hub, contact in hub.sendFile(in: contact) }] },
        "stream": { rest in [{ hub, contact in hub.stream(rest, in: contact) }] },
    ]
}
