import HTTPWire
import JSON
import SimulatorKit

/// Messages of end users, and their way to a human (protocol note sections 6, 8 and 15).
extension CCAIHub {
    private static let reasons = ["by_consumer", "by_virtual_agent", "talk_to_human"]

    func heardMessage(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        var body = try call.body()
        let userID = try body.id("from_user_id")
        let message = try body.object("message")
        try body.finish()
        guard chat.endUserIDs.contains(userID) else { throw .malformed("from_user_id") }
        guard !chat.isEnded else { throw .ended }
        guard !chat.status.isDismissed else { throw .dismissed }
        let (shown, text) = try read(message, in: chat)
        statistics.messagesReceived += 1
        return CCAIAnswer { [self] in
            if chat.parties.hasTask, shown["type"] == "text" {
                echo(
                    ["type": "server_message", "visibility": "task_virtual_agent"], in: chat,
                    beside: ["server_message": ["content": .object(shown)]])
            } else {
                echo(shown, in: chat)
            }
            if let text { hear(text, in: chat) }
            if shown["type"] == "form_complete" { complete(shown, in: chat) }
        }
    }

    /// A message as it comes back, and the text that the agents hear.
    private func read(
        _ message: CCAIBody, in chat: CCAIChat
    ) throws(CCAIError) -> (shown: JSONObject, text: String?) {
        var message = message
        let type = try message.choice("type", ["text", "photo", "video", "form_data", "form_complete"])
        switch type {
        case "text":
            let content = try message.text("content")
            try message.finish()
            return (["type": "text", "content": .string(content)], content)
        case "photo", "video":
            let id = try message.id("media_id")
            try message.finish()
            guard let media = files.media[id], media.chatID == chat.id, media.isOwn, media.kind == type else {
                throw .bad("media_id \(id) is not found")
            }
            return (["type": .string(type), "media_id": JSONValue(id)], "your \(type)")
        default:
            let secrets = configuration.secrets
            let data = try CCAIForm.check(type, message, secret: secrets.form ?? secrets.company)
            return (["type": .string(type), "data": .object(data)], nil)
        }
    }

    /// Says in the chat that a form was filled.
    private func complete(_ message: JSONObject, in chat: CCAIChat) {
        notice("formCompleted", ["form_data": message["data"] ?? .null], in: chat)
    }

    // MARK: The list

    /// All that was said in a chat, the oldest first (section 5.2).
    func history(of chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        guard case .history(let fault)? = faults.next(.history, .init(chatID: "\(chat.id)", operation: "listMessages"))
        else { return CCAIAnswer(.array(chat.history)) }
        let newer = Array(chat.history.suffix(chat.history.count / 2))
        switch fault {
        case .paged: return CCAIAnswer(["messages": .array(newer), "next_page": 2])
        case .linked:
            var answer = CCAIAnswer(.array(newer))
            answer.next = "/apps/api/v1/chats/\(chat.id)/messages?page=2"
            return answer
        case .cut: return CCAIAnswer(.array(newer))
        case .lagging: return CCAIAnswer(.array(chat.history.dropLast()))
        case .obscured:
            return CCAIAnswer(
                .array(
                    chat.history.map { item in
                        var entry = item.objectValue ?? [:]
                        entry.set("sender", to: ["id": item["sender"]?["id"] ?? .null])
                        return .object(entry)
                    }))
        case .forbidden: throw CCAIError(.forbidden, "Forbidden", isViolation: false)
        }
    }

    // MARK: Escalations

    func escalate(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        var body = try call.body()
        let reason = try body.choice("reason", Self.reasons)
        _ = try body.boolean("force_escalate")
        try body.finish()
        guard !chat.isEnded else { throw .ended }
        guard !chat.status.isDismissed else { throw .dismissed }
        // The text is assumed: none is published.
        guard canEscalate(chat) else { throw .state("Chat is not with a virtual agent") }
        guard let id = escalate(chat, reason, deflecting: nil) else { throw .notFound }
        return CCAIAnswer(["id": JSONValue(id)])
    }

    func settledEscalation(_ call: CCAICall, _ chat: CCAIChat) throws(CCAIError) -> CCAIAnswer {
        var body = try call.body()
        let channel = try body.choice("deflection_channel", ["human_agent", "virtual_agent"])
        try body.finish()
        guard !chat.isEnded else { throw .ended }
        guard let id = call.id(1), let escalation = chat.escalations[id] else { throw .notFound }
        guard case .deflected(let reason) = escalation.state else {
            throw .state("The escalation is not deflected")
        }
        guard channel != "human_agent" || reason == "over_capacity" else {
            throw .bad("deflection_channel human_agent is only for over_capacity")
        }
        return CCAIAnswer(["id": JSONValue(id), "deflection_channel": .string(channel)]) { [self] in
            settle(id, waitingForHuman: channel == "human_agent", in: chat)
        }
    }
}
