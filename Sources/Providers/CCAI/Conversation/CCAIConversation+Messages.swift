import Domain
import JSON
import ProviderKit

/// Messages: those of the other side, and echoes of the user's own (`PROTOCOL.md`, sections 9.5 and 10).
extension CCAIConversation {
    // MARK: The user's own

    /// A message goes out in these parts; to be persisted before the first of them does.
    ///
    /// Otherwise an echo that comes after a crash would be taken for a message of another device.
    mutating func sending(_ message: MessageID, _ parts: [CCAIOutbound], at now: Int64) -> [Step] {
        assert(!parts.isEmpty, "A message has something to say.")
        memory.echoes.send(message, parts.map(\.echoKey), at: now)
        assert(memory.echoes.expected.contains { $0.message == message }, "A message that goes out is expected.")
        return [.persist]
    }

    /// The platform has taken all parts of a message.
    mutating func sent(_ message: MessageID) -> [Step] {
        let isWhole = memory.echoes.settle(message)
        assert(
            memory.echoes.expected.allSatisfy { $0.message != message || !isWhole }, "What is there waits no longer.")
        return (isWhole ? [delivered(message)] : []) + [.persist]
    }

    /// A message did not get through, or nobody knows whether it did.
    ///
    /// - Parameter mayHaveArrived: then its echo may come yet; where it has come, ``Step/confirmed(_:)`` has said so.
    mutating func failed(_ message: MessageID, mayHaveArrived: Bool) -> [Step] {
        guard mayHaveArrived else {
            memory.echoes.withdraw(message)
            assert(!memory.echoes.expected.contains { $0.message == message }, "What did not get out has no echo.")
            return [.persist]
        }
        return sent(message)
    }

    /// Whether the chat has shown a message as a whole.
    func isConfirmed(_ message: MessageID) -> Bool {
        !memory.echoes.expected.contains { $0.message == message && !$0.parts.isEmpty }
    }

    /// The fate of a message by the platform's own list.
    ///
    /// - Parameters:
    ///   - history: the list's entries, as `GET /chats/{id}/messages` has them: `{sender, message}`, or flat.
    ///   - isWhole: the list goes back to the beginning of the chat.
    func fate(of message: MessageID, in history: [JSONObject], isWhole: Bool) -> MessageFate {
        let listed = history.compactMap { entry -> CCAIEchoKey? in
            let words = [
                entry["sender"]?["type"], entry["sender"], entry["sender_type"], entry["user_type"], entry["role"],
            ]
            guard words.lazy.compactMap({ CCAIJSON.text($0) }).first == "end_user" else { return nil }
            return (entry["message"]?.objectValue == nil ? CCAIMessage(entry) : CCAIMessage(in: entry)).echoKey
        }
        return memory.echoes.fate(of: message, in: listed, isWhole: isWhole)
    }

    /// The message is there.
    func delivered(_ message: MessageID) -> Step { .emit(.outbound(OutboundUpdate(message, state: .delivered))) }

    /// The kinds of messages that a user can send, which the chat shows to their sender.
    private static let echoed: Set<String> = [
        "text", "text_template", "markdown", "markdown_template", "photo", "image", "video",
    ]

    /// The steps for an echo; nil where the message was sent by another device.
    private mutating func echo(_ message: CCAIMessage, at now: Int64) -> [Step]? {
        switch memory.echoes.echo(message.echoKey, at: now) {
        case nil: nil
        case .part(let id): [.confirmed(id)]
        case .whole(let id): [.confirmed(id), delivered(id)]
        }
    }

    // MARK: All messages

    /// A message was said, or something happened that the platform calls one.
    mutating func said(_ event: CCAIHookEvent, _ id: String, at now: Int64) -> [Step] {
        guard let chatID else { preconditionFailure("Messages are of a chat that is known.") }
        let sender = CCAIPerson(senderIn: event.body)
        let message = CCAIMessage(in: event.body)
        if sender.role == .user, Self.echoed.contains(message.type), let steps = echo(message, at: now) {
            return steps
        }
        let parts = CCAITranslation(chatID: chatID).parts(of: message)
        var steps: [Step] = []
        var isQuestion = false
        for (index, entry) in parts.enumerated() {
            let place = Place(event: event, id: index == 0 ? id : "\(id)/\(index)", isAlone: parts.count == 1, now: now)
            switch entry.part {
            case .content(let content):
                isQuestion = isQuestion || mayAsk(sender.role, at: event.at)
                // The sender may speak before it is known that they came.
                if index == 0 { steps += arrived(sender, at: event.at) }
                steps.append(.emit(.message(inbound(content, entry.message, sender, place, index))))
            case .action(let name): steps.append(passing(event, as: "action.\(name)"))
            case .notification(let name): steps += notified(name, entry.message, place)
            case .formRequested(let request):
                isQuestion = isQuestion || mayAsk(.system, at: event.at)
                steps += requested(request, native(entry.message, place))
            case .formCompleted(let end): steps += completed(end, place, native(entry.message, place))
            case .smartAction(let request):
                isQuestion = isQuestion || mayAsk(.system, at: event.at)
                steps += requested(request, place)
            }
        }
        assert(!steps.contains { if case .persist = $0 { true } else { false } }, "It is persisted once, at the end.")
        return steps + (isQuestion ? asked(at: now) : [])
    }

    /// The place of a part: the event that it came with.
    struct Place {
        let event: CCAIHookEvent
        /// Tells the part from every other one.
        let id: String
        /// The event has no other part.
        let isAlone: Bool
        let now: Int64
    }

    private func inbound(
        _ content: CCAIContent, _ message: CCAIMessage, _ sender: CCAIPerson, _ place: Place, _ index: Int
    ) -> InboundMessage {
        let base = place.event.messageID ?? "hook:" + CCAIJSON.digest(place.id)
        var inbound = InboundMessage(
            vendorID: index == 0 || place.event.messageID == nil ? base : "\(base)/\(index)", role: sender.role,
            senderName: sender.name, senderAvatarURL: sender.avatarURL, content: content.bytes,
            native: native(message, place))
        inbound.senderID = sender.role == .user || sender.participantID.isEmpty ? nil : sender.participantID
        inbound.degraded = content.degraded
        inbound.files = content.files
        inbound.saidAt = place.event.at
        return inbound
    }

    /// The event as it came; of several parts, each its own message.
    private func native(_ message: CCAIMessage, _ place: Place) -> [UInt8] {
        place.isAlone ? place.event.native : JSONValue.object(message.payload).encoded()
    }

    /// Something happened, by the platform's name for it; some of it is an event of its own as well, told once.
    private mutating func notified(_ name: String, _ message: CCAIMessage, _ place: Place) -> [Step] {
        let escalation = CCAIJSON.integer(message["escalation_id"])
        switch CCAIHookEvent.Kind(rawValue: CCAIHookEvent.normalised(name)) {
        case .escalationStarted: return escalationStarted(escalation, place.event)
        case .escalationAccepted: return escalationAccepted(escalation, place.event)
        case .chatEnded: return ended(message.payload, status: nil, time: place.event.at, at: place.now)
        // Co-browsing, screen sharing, somebody who left and is not named, and what nobody knows.
        default: return [passing(place.event, as: name)]
        }
    }
}
