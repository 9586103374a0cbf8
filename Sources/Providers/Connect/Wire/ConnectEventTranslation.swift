import Chronology
import Domain
import JSON

/// Turns the vendor's events into those of the gateway (`PROTOCOL.md`, sections 8.4, 9.2 and 15); no input or output.
///
/// `chat.ended` is not among them: what it ends is the session's to say.
enum ConnectEventTranslation {
    /// The events that follow from an item that is no message.
    ///
    /// - Parameter ownParticipantID: the customer's; what they did themselves is told by nobody else.
    static func events(of item: ConnectItem, ownParticipantID: String?) -> [ProviderEvent] {
        switch item.type {
        case "MESSAGE", "ATTACHMENT": return []
        case "MESSAGEMETADATA": return receipts(of: item, ownParticipantID: ownParticipantID).map { .receipt($0) }
        default: break
        }
        guard let name = name(of: item) else {
            return [vendorEvent(item, item.contentType ?? nonEmpty(item.type) ?? "unknown")]
        }
        if let change = changes[name] { return [.participant(change, participant(of: item))] }
        if let stage = stages[name] { return [.authentication(AuthenticationEvent(stage, id: sessionID(of: item)))] }
        switch name {
        case "typing":
            // The system types for its bots, whose messages are the bot's.
            let role: SenderRole = item.sender == .system ? .bot : item.sender
            return isOwn(item, ownParticipantID) ? [] : [.typing(true, role: role)]
        case "chat.ended", "message.delivered", "message.read", "message.metadata", "connection.acknowledged":
            return []
        case "transfer.failed":
            let isNamed = item.participantID != nil || item.role != nil || item.displayName != nil
            return [.transferFailed(isNamed ? participant(of: item) : nil)]
        case "chat.rehydrated": return [.historyAvailable]
        default: return [vendorEvent(item, name)]
        }
    }

    /// The name of the event that an item is, such as `participant.joined`.
    ///
    /// The vendor's model also knows items whose type alone says it (section 8.1).
    static func name(of item: ConnectItem) -> String? { item.eventName.flatMap(nonEmpty) ?? typeNames[item.type] }

    /// The receipts in an item: those of an item of its own, or those that a transcript writes beside a message.
    ///
    /// All of them, each with who gave it; the customer's own come back and are left out (trap 14).
    static func receipts(of item: ConnectItem, ownParticipantID: String?) -> [MessageReceipt] {
        guard let metadata = item.metadata, let messageID = metadata.messageID.flatMap(nonEmpty) ?? item.id else {
            return []
        }
        return metadata.receipts.filter { ownParticipantID == nil || $0.participantID != ownParticipantID }.map {
            MessageReceipt(
                vendorID: messageID, isRead: $0.isRead, participantID: $0.participantID, at: $0.time?.milliseconds)
        }
    }

    /// The participant that an event is about.
    ///
    /// Trap 40: names change and several may share one, so the id tells participants apart; some events have none, and
    /// then the role has to do.
    static func participant(of item: ConnectItem) -> Participant {
        let id = item.participantID ?? item.role?.lowercased() ?? item.sender.rawValue
        return Participant(id: id, role: item.sender, name: item.displayName)
    }

    // MARK: Parts

    private static let changes: [String: ParticipantChange] = [
        "participant.joined": .joined, "participant.left": .left, "participant.invited": .invited,
        "participant.idle": .idle, "participant.returned": .returned,
        // Trap 27: everybody but the customer is removed, and the chat may go on.
        "participant.autodisconnection": .autoDisconnected,
        "participant.displayname.updated": .updated, "transfer.succeeded": .transferred,
    ]

    private static let stages: [String: AuthenticationEvent.Stage] = [
        "authentication.initiated": .requested, "authentication.succeeded": .succeeded,
        // Once printed so in the vendor's documents.
        "authentication.success": .succeeded, "authentication.failed": .failed, "authentication.timeout": .timedOut,
        "authentication.expired": .expired, "authentication.cancelled": .cancelled,
    ]

    private static let typeNames = [
        "TYPING": "typing", "PARTICIPANT_JOINED": "participant.joined", "PARTICIPANT_LEFT": "participant.left",
        "CHAT_ENDED": "chat.ended", "TRANSFER_SUCCEEDED": "transfer.succeeded", "TRANSFER_FAILED": "transfer.failed",
        "MESSAGE_DELIVERED": "message.delivered", "MESSAGE_READ": "message.read",
        "CONNECTION_ACK": "connection.acknowledged",
    ]

    private static func vendorEvent(_ item: ConnectItem, _ name: String) -> ProviderEvent {
        .vendorEvent(name: name, native: item.nativeText)
    }

    /// The customer's own event, come back.
    private static func isOwn(_ item: ConnectItem, _ ownParticipantID: String?) -> Bool {
        guard let id = item.participantID, let ownParticipantID else { return item.role == "CUSTOMER" }
        return id == ownParticipantID
    }

    /// `SessionId` in an event's content, which is a string of JSON.
    private static func sessionID(of item: ConnectItem) -> String? {
        item.content.flatMap(ConnectJSON.value)?["SessionId"]?.stringValue.flatMap(nonEmpty)
    }

    private static func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
}
