import Chronology
import EventLoop
import JSON
import SimulatorKit

/// The conversation in a contact: what is said, and by whom.
extension ConnectHub {
    // MARK: Items

    /// Keeps an item and shows it.
    func emit(_ item: ConnectItem, in contact: ConnectContact) {
        var item = item
        item.contactID = contact.contactID
        contact.remember(item)
        show(item, in: contact)
    }

    /// Sends an item to every socket that has subscribed.
    func show(_ item: ConnectItem, in contact: ConnectContact) {
        var item = item
        for socket in contact.sockets where socket.isSubscribed {
            switch faults.next(.item, socket.party) {
            case .item(.unknown):
                let strange: JSONObject = [
                    "Id": .string(makeID()), "Type": "HOLOGRAM", "InitialContactId": .string(contact.initialID),
                    "AbsoluteTime": .string(Timestamp(milliseconds: now).rfc3339),
                    "ContentType": "application/vnd.amazonaws.connect.hologram", "Depth": 3,
                ]
                socket.deliver(ConnectItem.frame(strange))
            case .item(.bare): item.party = nil
            default: break
            }
            socket.deliver(item.frame(initialContactID: contact.initialID))
        }
    }

    /// An event of a participant, or of the service.
    func event(_ suffix: String, content: String? = nil, by party: ConnectParty? = nil, in contact: ConnectContact) {
        var item = ConnectItem(.event, id: makeID(), at: now)
        (item.contentType, item.content, item.party) = (ConnectContentType.event(suffix), content, party)
        emit(item, in: contact)
    }

    /// A message.
    func say(
        _ content: String, type: String = ConnectContentType.plain, by party: ConnectParty, in contact: ConnectContact
    ) {
        var item = ConnectItem(.message, id: makeID(), at: now)
        (item.contentType, item.content, item.party) = (type, content, party)
        emit(item, in: contact)
    }

    /// A receipt: as an item of its own on the sockets, and in the message in the transcript (section 9.2).
    func showReceipt(of messageID: String, by party: ConnectParty, isRead: Bool, in contact: ConnectContact) {
        let time = JSONValue.string(Timestamp(milliseconds: now).rfc3339)
        var receipt: JSONObject = ["RecipientParticipantId": .string(party.id), "DeliveredTimestamp": time]
        if isRead { receipt.append("ReadTimestamp", time) }
        contact.note(receipt: receipt, of: messageID)
        var item = ConnectItem(.metadata, id: makeID(), at: now)
        item.contentType = ConnectContentType.event("message.metadata")
        item.metadata = ["MessageId": .string(messageID), "Receipts": [.object(receipt)]]
        show(item, in: contact)
    }

    // MARK: The course of a contact

    /// The customer has subscribed for the first time.
    func join(_ contact: ConnectContact) {
        guard !contact.hasJoined, !contact.isEnded else { return }
        contact.hasJoined = true
        event("participant.joined", by: contact.customer, in: contact)
        if contact.continuedFrom != nil { event("chat.rehydrated", in: contact) }
        if let first = contact.firstMessage {
            contact.firstMessage = nil
            perform(ConnectAgent.answer(to: first, in: contact), in: contact)
        }
    }

    /// The customer's message comes back to it, and the agent answers.
    func hear(_ item: ConnectItem, in contact: ConnectContact) {
        let party = ConnectFault.Party(contactID: contact.initialID)
        if let id = contact.unscanned {
            contact.unscanned = nil
            showAttachment(id, "APPROVED", in: contact)
        }
        var answers = true
        if case .item(.receiptFirst)? = faults.next(.receipt, party), let agent = contact.agent {
            showReceipt(of: item.id, by: agent, isRead: true, in: contact)
            answers = false
        }
        show(item, in: contact)
        guard let item = process(item, in: contact) else { return }
        if let text = item.content, text.hasPrefix(ConnectFault.magic) {
            let reply = conjure(String(text.dropFirst(ConnectFault.magic.count))) { fault in
                if fault.occasion != .now { fault.contactID = contact.initialID }
            }
            let voice = contact.agent ?? ConnectAgent.system
            return say(reply, by: voice, in: contact)
        }
        perform(ConnectAgent.answer(to: item, in: contact, withReceipts: answers), in: contact)
    }

    /// Does what an answer consists of behind what is still to be done.
    func perform(_ steps: [ConnectStep], in contact: ConnectContact) {
        contact.steps += steps
        if !contact.isStepping { go(on: contact) }
    }

    private func go(on contact: ConnectContact) {
        while !contact.steps.isEmpty, !contact.isEnded {
            if configuration.pace > .zero, !contact.isStepping {
                contact.isStepping = true
                loop.schedule(after: configuration.pace) { [weak self] in
                    guard let self, !contact.steps.isEmpty else { return contact.isStepping = false }
                    contact.steps.removeFirst()(self, contact)
                    contact.isStepping = false
                    go(on: contact)
                }
                return
            }
            contact.steps.removeFirst()(self, contact)
        }
    }

    /// The end: `chat.ended` without any participant, and no token opens anything any more.
    func end(_ contact: ConnectContact) {
        guard !contact.isEnded else { return }
        event("chat.ended", in: contact)
        contact.endedAtMilliseconds = now
        contact.steps = []
        retire(contact)
        loop.schedule(after: configuration.lingerAfterEnd) { [weak contact] in
            _ = Closing.end(contact?.sockets.map(\.link) ?? [], code: 1000)
        }
    }

    /// A new segment, as a transfer makes one.
    func transfer(_ contact: ConnectContact) {
        let id = makeID()
        remember(segment: id, of: contact)
        contact.go(on: id)
    }
}
