import EventLoop
import JSON
import SimulatorKit

/// The course of a chat: its parties, its messages, its end (protocol note sections 5 and 9.4).
extension CCAIHub {
    // MARK: Shapes

    /// The chat object (protocol note section 5.1).
    func json(of chat: CCAIChat) -> JSONValue {
        let status = chat.status.rawValue
        func one(_ party: CCAIParty?) -> JSONValue { party?.json(status: status) ?? .null }
        func all(_ parties: [CCAIParty]) -> JSONValue { .array(parties.map { $0.json(status: status) }) }
        return [
            "id": JSONValue(chat.id), "status": .string(status), "status_text": .string(chat.status.text),
            "features": ["photo", "video"], "created_at": .string(eventTime(chat.createdAtMilliseconds)),
            "ends_at": chat.endedAtMilliseconds.map { .string(eventTime($0)) } ?? .null,
            "timeout_at": .string(eventTime(chat.createdAtMilliseconds + 3_600_000)),
            "agent": one(chat.parties.agent), "virtual_agent": one(chat.parties.virtualAgent),
            "all_agents": all(chat.parties.agents), "all_virtual_agents": all(chat.parties.virtualAgents),
            "lang": .string(chat.beginning.language), "ticket_id": chat.beginning.ticketID.map { .string($0) } ?? .null,
            "menus": [["id": JSONValue(chat.menu.id), "name": .string(chat.menu.name)]],
            "end_user": chat.endUser.json, "post_session_required": false,
        ]
    }

    private func sender(_ party: CCAIParty) -> JSONObject {
        [
            "id": JSONValue(party.id), "type": .string(party.kind.rawValue), "status": "connected",
            "connected_at": .string(eventTime(now)), party.kind.rawValue: party.json(status: "connected"),
        ]
    }

    // MARK: Messages

    /// Keeps a message and posts it.
    func show(_ message: JSONObject, by sender: JSONObject, in chat: CCAIChat, beside more: JSONObject = [:]) {
        var message = message
        let number = nextEvent()
        if configuration.webhooks.hasMessageIDs || more["server_message"] != nil {
            message.set("message_id", to: .string("m-\(chat.id)-\(number)"))
        }
        let item: JSONObject = [
            "id": JSONValue(number), "timestamp": .string(eventTime(now)), "sender": .object(sender),
            "message": .object(message),
        ]
        chat.history.append(.object(item))
        if chat.history.count > configuration.limits.messagesMax { chat.history.removeFirst() }
        var body: JSONObject = [
            "sender": .object(sender), "end_user": chat.endUser.inEvents, "message": .object(message),
        ]
        for member in more.members { body.append(member.key, member.value) }
        emit("message_received", body, in: chat)
    }

    /// A message of a party, or of the one that answers.
    func send(_ message: JSONObject, by party: CCAIParty? = nil, in chat: CCAIChat) {
        guard let party = party ?? chat.voice else { return }
        show(message, by: sender(party), in: chat)
    }

    /// A text of the party that answers.
    func say(_ text: String, type: String = "text", in chat: CCAIChat) {
        send(["type": .string(type), "content": .string(text)], in: chat)
    }

    /// The echo of an end user's message (protocol note section 9.5).
    func echo(_ message: JSONObject, in chat: CCAIChat, beside more: JSONObject = [:]) {
        show(message, by: ["id": JSONValue(chat.endUser.id), "type": "end_user"], in: chat, beside: more)
    }

    /// A message of the system.
    func notice(_ event: String, _ more: JSONObject = [:], in chat: CCAIChat) {
        var message: JSONObject = ["type": "noti", "event": .string(event)]
        for member in more.members { message.append(member.key, member.value) }
        show(message, by: ["type": "system"], in: chat)
    }

    // MARK: Parties

    func join(_ party: CCAIParty, _ chat: CCAIChat) {
        switch party.kind {
        case .agent:
            chat.parties.agent = party
            if !chat.parties.agents.contains(where: { $0.id == party.id }) { chat.parties.agents.append(party) }
            chat.status = .connected
        case .virtualAgent:
            chat.parties.virtualAgent = party
            if !chat.parties.virtualAgents.contains(where: { $0.id == party.id }) {
                chat.parties.virtualAgents.append(party)
            }
            chat.status = .virtualConnected
        }
        emit("participant_joined", participant(party, chat), in: chat)
    }

    func leave(_ party: CCAIParty?, _ chat: CCAIChat) {
        guard let party else { return }
        switch party.kind {
        case .agent: chat.parties.agent = nil
        case .virtualAgent: chat.parties.virtualAgent = nil
        }
        emit("participant_left", participant(party, chat), in: chat)
    }

    private func participant(_ party: CCAIParty, _ chat: CCAIChat) -> JSONObject {
        [
            "type": .string(party.kind.rawValue), party.kind.rawValue: party.json(status: chat.status.rawValue),
            "end_user": chat.endUser.inEvents,
        ]
    }

    // MARK: The course

    /// Posts that the chat is there.
    func announce(_ chat: CCAIChat) { emit("chat_created", json(of: chat).objectValue ?? [:], in: chat) }

    /// Dismisses a chat that is quiet.
    func dismiss(_ chat: CCAIChat) {
        guard !chat.isEnded, !chat.status.isDismissed else { return }
        chat.status = chat.parties.agent == nil && chat.parties.virtualAgent != nil ? .virtualDismissed : .dismissed
        chat.script.steps = []
        emit("chat_dismissed", ["end_user": chat.endUser.inEvents, "status": .string(chat.status.rawValue)], in: chat)
    }

    /// The end.
    ///
    /// - Parameter ender: `end_user`, `agent`, `timeout` or `dismissed`.
    func end(_ chat: CCAIChat, _ status: CCAIChat.Status, by ender: String) {
        guard !chat.isEnded else { return }
        chat.status = status
        chat.endedAtMilliseconds = now
        chat.script.steps = []
        var body: JSONObject = ["status": .string(status.rawValue), "end_user": chat.endUser.inEvents]
        if configuration.webhooks.namesEnder { body.append("ended_by", .string(ender)) }
        emit("chat_ended", body, in: chat)
        retire(chat)
    }

    // MARK: Scripts

    /// Does what an answer consists of behind what is still to be done.
    func perform(_ steps: [CCAIStep], in chat: CCAIChat) {
        chat.script.steps += steps
        if !chat.script.isStepping { proceed(with: chat) }
    }

    private func proceed(with chat: CCAIChat) {
        while !chat.script.steps.isEmpty, !chat.isEnded {
            if configuration.pace > .zero, !chat.script.isStepping {
                chat.script.isStepping = true
                loop.schedule(after: configuration.pace) { [weak self] in
                    chat.script.isStepping = false
                    guard let self, !chat.script.steps.isEmpty else { return }
                    chat.script.steps.removeFirst()(self, chat)
                    proceed(with: chat)
                }
                return
            }
            chat.script.steps.removeFirst()(self, chat)
        }
    }
}
