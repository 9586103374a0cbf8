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

    /// The parts of a message that are not there yet, in their order: those that have to go out.
    func outstanding(_ parts: [CCAIOutbound], of message: MessageID) -> [CCAIOutbound] {
        let waiting = memory.echoes.expected.last { $0.message == message }?.parts ?? []
        var keys = waiting.filter { !$0.isThere }.map(\.key)
        return parts.filter { part in
            guard let place = keys.firstIndex(of: part.echoKey) else { return false }
            keys.remove(at: place)
            return true
        }
    }

    /// The platform has taken a part of a message; to be persisted, since it must not go out again.
    mutating func took(_ part: CCAIOutbound, of message: MessageID) -> [Step] {
        memory.echoes.settle([part.echoKey], of: message)
        return [.persist]
    }

    /// Parts of a message are in the chat.
    func hasBegun(_ message: MessageID) -> Bool {
        memory.echoes.expected.contains { $0.message == message && $0.hasBegun }
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
    /// Where that is not whole, a message that it does not have may be there all the same. Of one that it has in part
    /// that part goes out no more; to be persisted.
    mutating func fate(of message: MessageID, in listing: CCAIListing) -> MessageFate {
        let verdict = memory.echoes.verdict(
            on: message, in: listing.messages.compactMap(\.echoKey), isWhole: listing.isWhole,
            mayBeChanged: mayChangeWords)
        memory.echoes.settle(verdict.found, of: message)
        return verdict.fate
    }

    /// The message is there.
    mutating func delivered(_ message: MessageID) -> Step {
        confirmed.append(message)
        if confirmed.count > Self.confirmedMax { confirmed.removeFirst() }
        return .emit(.outbound(OutboundUpdate(message, state: .delivered)))
    }

    /// The steps for an echo; nil where the message was sent by another device.
    private mutating func echo(_ message: CCAIMessage, at now: Int64) -> [Step]? {
        switch memory.echoes.echo(message.echoKey, at: now, mayBeChanged: mayChangeWords) {
        case nil: nil
        case .part(let id): [.confirmed(id)]
        case .whole(let id): [.confirmed(id), delivered(id)]
        }
    }

    // MARK: The platform's list

    /// The session takes a chat over that was there before; to be said before ``begun(chatID:chat:at:)``.
    ///
    /// - Parameter listing: what was said in it; nil where that cannot be had.
    mutating func adopted(_ listing: CCAIListing?) {
        precondition(memory.chatID == nil, "A chat is taken over once.")
        guard let listing, listing.isWhole else {
            memory.echoes.begin(behind: nil)
            memory.heard = CCAIHeardMessages(earlierCount: nil)
            return
        }
        memory.echoes.begin(behind: listing.messages.compactMap(\.echoKey))
        for message in listing.messages { memory.heard.note(message.mark, from: .past) }
    }

    /// The session goes on behind a time in which nobody may have listened: what the list has and nobody has heard is
    /// told in its order, and that something was missed.
    ///
    /// - Parameters:
    ///   - listing: all that was said in the chat; nil where that cannot be had.
    ///   - since: when somebody listened last, at the earliest.
    ///   - missedAt: when something came that nobody heard; nil where nobody listened since the last event.
    mutating func caughtUp(
        _ listing: CCAIListing?, since: Int64, missedAt: Int64? = nil, at now: Int64
    ) -> [Step] {
        guard let chatID, !isOver else { return [] }
        let from = max(since, missedAt ?? memory.seen.lastAt ?? since)
        guard let listing, listing.isWhole, let missing = memory.heard.missing(in: listing.messages.map(\.mark)) else {
            return [.emit(.gap(from: from, to: max(from, now), recovered: false))]
        }
        // Earlier ones are not of this session: the transcript that the chat was begun with.
        let limit = since - CCAIHeardMessages.toleranceMilliseconds
        let messages = missing.map { listing.messages[$0] }.filter { $0.at.map { $0 >= limit } ?? true }
        guard !messages.isEmpty else { return [] }
        var steps: [Step] = []
        var isRecovered = true
        for message in messages where !isOver {
            // Words that a task virtual agent keeps from people stand beside the message, and not in every list.
            guard message.message.type != "server_message", let event = message.event(in: chatID) else {
                isRecovered = false
                continue
            }
            let name = memory.heard.name(of: message.mark, in: chatID)
            memory.heard.note(message.mark, from: .list)
            steps += notify(event, name ?? message.id, at: now, isPast: true)
        }
        return steps + [.emit(.gap(from: from, to: max(from, now), recovered: isRecovered)), .persist]
    }

    // MARK: All messages

    /// A message was said, or something happened that the platform calls one; nothing of one that was told from the
    /// platform's list.
    mutating func said(_ event: CCAIHookEvent, _ id: String, at now: Int64) -> [Step] {
        let sender = CCAIPerson(senderIn: event.body)
        let mark = CCAIHeardMessages.Mark(
            CCAIMessage(in: event.body), by: sender.role, id: event.messageID, at: event.at)
        // The name of its delivery is none by which the list has it.
        let id = chatID.flatMap { memory.heard.name(of: mark, in: $0) } ?? id
        switch memory.heard.hear(mark) {
        case .list: return []
        // The user's words of before are counted, and are no echo of the session's.
        case .past: return notify(event, id, at: now, mayBeEcho: false)
        case .webhook, nil: return notify(event, id, at: now)
        }
    }

    /// Tells a message that nobody has heard.
    ///
    /// - Parameters:
    ///   - mayBeEcho: it may be a message of this session's that comes back.
    ///   - isPast: who has the chat now is known better already.
    private mutating func notify(
        _ event: CCAIHookEvent, _ id: String, at now: Int64, mayBeEcho: Bool = true, isPast: Bool = false
    ) -> [Step] {
        guard let chatID else { preconditionFailure("Messages are of a chat that is known.") }
        let sender = CCAIPerson(senderIn: event.body)
        let message = CCAIMessage(in: event.body)
        if mayBeEcho, sender.role == .user, message.isEchoed, let steps = echo(message, at: now) {
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
                if index == 0, !isPast { steps += arrived(sender, at: event.at) }
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
