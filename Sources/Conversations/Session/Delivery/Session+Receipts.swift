import Chronology
import Domain
import EventLoop
import JSON
import Store

/// Receipts of the other side for messages of the user's.
extension Session {
    /// Asks the store which message the vendor means; what is told meanwhile waits.
    func lookUp(_ receipt: MessageReceipt) {
        environment.parts.store.message(vendorID: receipt.vendorID, leg: leg, of: id, replyTo: environment.loop) {
            [self] result in
            assumeIsolated { session in
                session.finishLookup(result) { if $0.isOutbound { session.apply(receipt, to: $0) } }
            }
        }
    }

    /// Commits who has it, and the message's state where that takes it on: never from read back to delivered.
    private func apply(_ receipt: MessageReceipt, to record: MessageRecord) {
        let now = environment.now
        var object: JSONObject = ["messageId": JSONValue(record.id.description)]
        if let participant = receipt.participantID { object.append("by", JSONValue(participant)) }
        if let at = receipt.at { object.append("at", JSONValue(Timestamp(milliseconds: at).rfc3339)) }
        let type = receipt.isRead ? EventType.receiptRead : EventType.receiptDelivered
        var events = [event(type, JSONValue.object(object).encoded())]
        var changes: [StoreChange] = []
        let next: MessageState = receipt.isRead ? .read : .delivered
        if isNews(next, of: record) {
            let change = MessageUpdate(id: record.id, state: DeliveryState(next), updatedAt: now.milliseconds)
            changes = [.updateMessage(change, event: events.count)]
            events.append(event(EventType.messageState, MessageDocument.stateData(record.id, next, error: nil)))
            settledByProvider(record.id, next)
        }
        commitSurely(changes, events) { session in session.tell(record.id) }
    }
}
