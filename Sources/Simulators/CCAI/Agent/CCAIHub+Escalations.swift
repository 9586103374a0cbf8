import JSON
import SimulatorKit

/// The way from a virtual agent to a human (protocol note section 8).
extension CCAIHub {
    /// Whether a chat can be escalated: a virtual agent has it.
    func canEscalate(_ chat: CCAIChat) -> Bool {
        !chat.isEnded && chat.parties.agent == nil && chat.parties.virtualAgent != nil
    }

    /// Begins an escalation, and goes on with it behind what the agents still have to do; its number.
    ///
    /// - Parameter why: the reason for which it is deflected; nil where a human comes, unless a fault is against it.
    @discardableResult
    func escalate(_ chat: CCAIChat, _ reason: String, deflecting why: String?) -> Int? {
        guard canEscalate(chat) else { return nil }
        var why = why
        if why == nil, case .deflected(let wanted)? = faults.next(.escalation, .init(chatID: "\(chat.id)")) {
            why = wanted
        }
        let id = nextEscalation()
        let state = why.map { CCAIEscalation.State.deflected($0) } ?? .accepted
        chat.escalations[id] = CCAIEscalation(id: id, reason: reason, state: state)
        let started: JSONObject = ["escalation_id": JSONValue(id), "reason": .string(reason)]
        emit("escalation_started", started, in: chat)
        guard let why else {
            perform(Self.acceptance(of: id), in: chat)
            return id
        }
        perform([{ hub, chat in hub.deflect(id, why, in: chat) }], in: chat)
        return id
    }

    /// A human takes the chat over.
    private static func acceptance(of id: Int) -> [CCAIStep] {
        [
            { hub, chat in
                let escalation: JSONObject = ["id": JSONValue(id), "status": "accepted"]
                hub.emit("escalation_accepted", ["escalation": .object(escalation)], in: chat)
                hub.leave(chat.parties.virtualAgent, chat)
                chat.status = .queued
            }, CCAIAgent.human,
        ] + CCAIAgent.says("What can I do for you?")
    }

    private func deflect(_ id: Int, _ reason: String, in chat: CCAIChat) {
        var channels = ["virtual_agent", "email", "external_link"]
        // There is nothing to wait for outside of the hours.
        if reason == "over_capacity" { channels.insert("human_agent", at: 0) }
        let options = channels.map { channel -> JSONValue in
            var option: JSONObject = ["deflection_channel": .string(channel)]
            if channel == "external_link" {
                option.append("external_deflection_link", "https://help.example.test/contact?lang=en&from=chat")
                option.append("display_name", "Help pages")
            }
            return .object(option)
        }
        let body: JSONObject = [
            "escalation_id": JSONValue(id), "reason": .string(reason), "options": .array(options),
        ]
        emit("escalation_deflected", body, in: chat)
    }

    /// Goes on as the end user has chosen: with the virtual agent, or with a human, unless a fault deflects that again.
    func settle(_ id: Int, waitingForHuman: Bool, in chat: CCAIChat) {
        if waitingForHuman, case .deflected(let why)? = faults.next(.escalation, .init(chatID: "\(chat.id)")) {
            chat.escalations[id]?.state = .deflected(why)
            return perform([{ hub, chat in hub.deflect(id, why, in: chat) }], in: chat)
        }
        chat.escalations[id]?.state = waitingForHuman ? .accepted : .settled
        perform(
            waitingForHuman ? Self.acceptance(of: id) : CCAIAgent.says("Then let us go on."), in: chat)
    }
}
