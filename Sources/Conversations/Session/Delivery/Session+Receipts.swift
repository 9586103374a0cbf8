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
                session.finishLookup(result) { record in
                    if record.isOutbound { session.apply([receipt], to: KnownDelivery(record)) }
                }
            }
        }
    }

    /// Commits receipts for a message that is known without the store.
    func applyKnown(_ receipts: [MessageReceipt]) {
        guard let vendorID = receipts.first?.vendorID, let known = known(vendorID: vendorID) else { return }
        assert(receipts.allSatisfy { $0.vendorID == vendorID }, "They are for one message.")
        apply(receipts, to: known)
    }

    /// Commits who has the message, and its state where that takes it on: never from read back to delivered.
    ///
    /// Receipts that came together are one change, with the state that is furthest.
    private func apply(_ receipts: [MessageReceipt], to known: KnownDelivery) {
        let now = environment.now
        var events: [PendingEvent] = []
        var furthest: MessageState?
        for receipt in receipts {
            var object: JSONObject = ["messageId": JSONValue(known.message.description)]
            if let participant = receipt.participantID { object.append("by", JSONValue(participant)) }
            if let at = receipt.at { object.append("at", JSONValue(Timestamp(milliseconds: at).rfc3339)) }
            let type = receipt.isRead ? EventType.receiptRead : EventType.receiptDelivered
            events.append(event(type, JSONValue.object(object).encoded()))
            let next: MessageState = receipt.isRead ? .read : .delivered
            if furthest != .read, isNews(next, of: known) { furthest = next }
        }
        var changes: [StoreChange] = []
        if let furthest {
            let change = MessageUpdate(
                id: known.message, state: DeliveryState(furthest), updatedAt: now.milliseconds)
            changes = [.updateMessage(change, event: events.count)]
            events.append(
                event(EventType.messageState, MessageDocument.stateData(known.message, furthest, error: nil)))
            settledByProvider(known.message, furthest)
        }
        commitSurely(changes, events) { session in session.tell(known.message) }
    }
}
