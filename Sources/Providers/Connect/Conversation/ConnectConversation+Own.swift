import Domain
import ProviderKit

/// The user's own messages in a chat, and who has them (`PROTOCOL.md`, sections 8.3 and 9.2).
extension ConnectConversation {
    /// An item is the user's own.
    mutating func echo(_ item: ConnectItem) -> [Step] {
        guard let id = item.id else { return [] }
        let key = ConnectKey(id)
        var steps: [Step] = []
        if let call = own.echo(id, contentType: item.contentType ?? "", content: item.content ?? "") {
            var update = OutboundUpdate(call.message, state: .sent)
            update.vendorID = id
            steps = [.emit(.outbound(update))] + own.released().map { .emit(.receipt($0)) }
            if call.isWholeText { said[key] = ConnectSeenItem.digest(call.content) }
        }
        _ = isNew(item, words: said[key])
        if let message = own.message(key), let words = Self.text(of: item) { steps += reworded(message, key, words) }
        return steps + judged(item.metadata?.processingStatus, id)
    }

    /// The customer said it before the session had the chat, by the hand of somebody else.
    func isForeign(_ item: ConnectItem, _ isPast: Bool) -> Bool {
        isPast && tellsOwnPast && isOwn(item) && !own.explains(item)
    }

    /// A message of the customer's that is none of the session's.
    mutating func ownPast(_ item: ConnectItem) -> [Step] {
        guard let message = translation.message(of: item), isNew(item) else { return [] }
        return [.emit(.message(message))]
    }

    /// A call that sent a message is answered, or its echo has come although it failed.
    mutating func sent(_ call: ConnectEchoMatcher.Sending, _ outcome: ConnectEchoMatcher.Outcome) -> [Step] {
        outcome.proofs.map { proved($0) } + named(call, outcome)
    }

    /// An echo that was kept proves that an earlier message has arrived.
    private mutating func proved(_ proof: ConnectEchoMatcher.Proof) -> Step {
        progress.recent.change(ConnectKey(proof.id)) { $0.message = proof.call.message }
        if proof.call.isWholeText { says(ConnectKey(proof.id), ConnectSeenItem.digest(proof.call.content)) }
        var update = OutboundUpdate(proof.call.message, state: .sent)
        update.vendorID = proof.id
        return .emit(.outbound(update))
    }

    private mutating func named(
        _ call: ConnectEchoMatcher.Sending, _ outcome: ConnectEchoMatcher.Outcome
    ) -> [Step] {
        guard let id = outcome.id, call.isLast else { return outcome.receipts.map { .emit(.receipt($0)) } }
        let key = ConnectKey(id)
        progress.recent.change(key) { $0.message = call.message }
        var update = OutboundUpdate(call.message)
        update.vendorID = id
        var steps: [Step] = [.emit(.outbound(update))]
        if call.isWholeText {
            says(key, ConnectSeenItem.digest(call.content))
            if let echo = outcome.echo { steps += reworded(call.message, key, echo) }
        }
        return steps + outcome.receipts.map { .emit(.receipt($0)) }
    }

    /// The vendor may pass a message on with other words, as without a card number (section 8.3).
    private mutating func reworded(_ message: MessageID, _ key: ConnectKey, _ text: String) -> [Step] {
        let words = ConnectSeenItem.digest(text)
        guard let earlier = said[key], earlier != words else { return [] }
        says(key, words)
        var update = OutboundUpdate(message)
        update.text = text
        return [.emit(.outbound(update))]
    }

    /// The words of an item that has nothing else.
    private static func text(of item: ConnectItem) -> String? {
        ConnectContentType.isText(item.mediaType ?? "") ? item.content : nil
    }

    /// The vendor says later that it does not pass a message on (section 8.3).
    private mutating func judged(_ status: String?, _ id: String) -> [Step] {
        guard let status, Self.isRefusal(status) else { return [] }
        guard let message = own.message(ConnectKey(id)) else {
            verdicts[id] = status
            return []
        }
        return [.emit(.outbound(Self.refused(message, status)))]
    }

    /// `MessageProcessingStatus` of a message that is not passed on.
    static func isRefusal(_ status: String) -> Bool { status == "FAILED" || status == "REJECTED" }

    /// The update for a message that was taken and is not passed on.
    static func refused(_ message: MessageID, _ status: String?) -> OutboundUpdate {
        OutboundUpdate(
            message, state: .failed,
            failure: ProviderFailure(
                .refused, "Amazon Connect did not pass the message on.",
                code: status.map { "message_" + $0.lowercased() }))
    }

    // MARK: Receipts

    mutating func metadata(_ item: ConnectItem) -> [Step] {
        var steps: [Step] = []
        if let id = item.metadata?.messageID ?? item.id {
            for receipt in item.metadata?.receipts ?? [] where receipt.participantID == participantID {
                steps.append(.receipted(ConnectReceipts.Receipt(messageID: id, isRead: receipt.isRead)))
            }
        }
        for receipt in ConnectEventTranslation.receipts(of: item, ownParticipantID: participantID) {
            let one = ConnectHaving(
                message: ConnectKey(receipt.vendorID), who: ConnectKey(receipt.participantID ?? ""))
            // Never from read back to delivered (trap 15).
            if let isRead = having[one], isRead || !receipt.isRead { continue }
            having[one] = receipt.isRead
            progress.recent.change(one.message) { $0.note(one.who, isRead: receipt.isRead) }
            if let passed = own.receipt(receipt) { steps.append(.emit(.receipt(passed))) }
        }
        if let id = item.metadata?.messageID ?? item.id { steps += judged(item.metadata?.processingStatus, id) }
        return steps
    }
}
