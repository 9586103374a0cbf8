import Chronology
import Domain
import EventLoop
import JSON
import Kernel
import ProviderKit
import Store
import Telemetry

/// Reports of the other side on a user's message after its delivery: its state, its content, and receipts.
extension Session {
    /// Asks the store for the message; what is told meanwhile waits.
    func lookUp(outbound update: OutboundUpdate) {
        Failpoint.hit(.outboundReported)
        environment.parts.store.message(update.message, of: id, replyTo: environment.loop) { [self] result in
            assumeIsolated { session in
                session.finishLookup(result) { record in
                    if record.isOutbound { session.apply(update, to: KnownDelivery(record), record) }
                }
            }
        }
    }

    /// Commits what is new of a message that is known without the store.
    func applyKnown(_ update: OutboundUpdate) {
        guard let known = known(update.message) else { return }
        Failpoint.hit(.outboundReported)
        apply(update, to: known)
    }

    /// Commits what is new: the content first, then the state, as one change.
    ///
    /// - Parameter record: what the message says, where the update changes that.
    private func apply(_ update: OutboundUpdate, to known: KnownDelivery, _ record: MessageRecord? = nil) {
        assert(record != nil || !update.changesContent, "Content is changed where it is at hand.")
        assert(record == nil || record?.id == known.message, "Both are of one message.")
        let now = environment.now
        let next = update.state.flatMap { isNews($0, of: known) ? $0 : nil }
        let error: [UInt8]? =
            switch next {
            case .failed: MessageDocument.error(update.failure, of: providerName, isKept: true)
            case nil: known.error
            case .accepted, .sent, .delivered, .read, .unknown: nil
            }
        var changes: [StoreChange] = []
        var events: [PendingEvent] = []
        if let record, let (fixed, fileChanges) = newContent(update, of: record, at: now) {
            changes += fileChanges
            changes.append(
                .replaceMessageContent(
                    record.id, document: fixed, native: record.native, vendorID: nil, updatedAt: now.milliseconds,
                    event: events.count))
            let data = MessageDocument.whole(
                fixed, state: next ?? known.state.published, error: error, updatedAt: now)
            events.append(event(EventType.messageUpdated, data, carriesSeq: true, native: record.native))
        }
        if let next {
            let change = MessageUpdate(
                id: known.message, state: DeliveryState(next), error: error, updatedAt: now.milliseconds)
            changes.append(.updateMessage(change, event: events.count))
            events.append(event(EventType.messageState, MessageDocument.stateData(known.message, next, error: error)))
            settledByProvider(known.message, next)
            if next == .failed, let error { noteLost(known.message, error) }
        }
        if !changes.isEmpty { commitSurely(changes, events) { session in session.notifyWaiters(of: known.message) } }
        guard let vendorID = update.vendorID, vendorID != known.vendorID else { return }
        // By itself: an id that another message has already must not take the state down with it.
        let change = MessageUpdate(id: known.message, error: error, vendorID: vendorID, updatedAt: now.milliseconds)
        commitSurely([.updateMessage(change, event: nil)], []) { _ in Failpoint.hit(.outboundStored) }
    }

    /// Whether a state takes the message on: never back, and a failure only as long as nobody has it.
    ///
    /// Proof that comes after the gateway had given up corrects it (`architecture.md` section 5).
    func isNews(_ next: MessageState, of known: KnownDelivery) -> Bool {
        let before = known.state
        // The answer to the hand-over itself has been written down since.
        if next == .sent, before == .attempting, delivery.inFlight != known.message,
            !delivery.outbox.contains(known.message)
        {
            return false
        }
        switch next {
        case .accepted: return false
        case .unknown: return before == .attempting
        case .failed: return before.rawValue < DeliveryState.delivered.rawValue
        case .sent, .delivered, .read:
            if before == .failed { return Self.isUnproved(known) }
            return DeliveryState(next).rawValue > before.rawValue
        }
    }

    private static func isUnproved(_ known: KnownDelivery) -> Bool {
        known.error.flatMap { try? JSONValue(parsing: $0) }?["code"]?.stringValue == unknownCode
    }

    /// The provider has said what became of a message before its hand-over returned, or without one.
    func settledByProvider(_ message: MessageID, _ state: MessageState) {
        guard state != .unknown else { return }
        if state == .failed { environment.parts.metrics.messagesFailed.increment() }
        if !delivery.settleAttempt(of: message) { delivery.outbox.remove(message) }
    }

    // MARK: Content

    /// The fixed part with other files or another text, and what that changes about the files; nil where nothing does.
    private func newContent(
        _ update: OutboundUpdate, of record: MessageRecord, at now: Timestamp
    ) -> (fixed: [UInt8], changes: [StoreChange])? {
        let document = MessageDocument.fixedPart(of: record)
        guard !update.files.isEmpty || update.text != nil,
            var object = (try? JSONValue(parsing: document + [UInt8(ascii: "}")]))?.objectValue,
            var content = object["content"]?.objectValue
        else { return nil }
        var changes: [StoreChange] = []
        if let text = update.text { content.set("text", to: JSONValue(text)) }
        if !update.files.isEmpty {
            let list = content["attachments"]?.arrayValue ?? []
            let files = zip(update.files.indices, update.files).map { index, file in
                replaced(index < list.count ? list[index] : nil, by: file, record.id, at: now, &changes)
            }
            content.set("attachments", to: .array(files))
            if content["attachmentIds"] != nil {
                content.set("attachmentIds", to: .array(files.compactMap { $0["id"] }))
            }
        }
        object.set("content", to: .object(content))
        var fixed = JSONValue.object(object).encoded()
        guard fixed != document + [UInt8(ascii: "}")] || !changes.isEmpty else { return nil }
        fixed.removeLast()
        return (fixed, changes)
    }

    /// A file of a message as the vendor has it now: id and name stay; one that was not there becomes a new one.
    private func replaced(
        _ info: JSONValue?, by file: VendorFile, _ message: MessageID, at now: Timestamp, _ changes: inout [StoreChange]
    ) -> JSONValue {
        guard var object = info?.objectValue, let id = object["id"]?.stringValue.flatMap({ AttachmentID($0) }) else {
            let record = fileRecord(file, of: message, at: now)
            changes.append(.insertAttachment(record))
            return .object(environment.fileDocument.info(record))
        }
        let contentType = ServedType.news(file.contentType)
        changes.append(
            .updateAttachment(
                AttachmentUpdate(
                    id: id, state: .ready, contentType: contentType, sizeBytes: file.sizeBytes.map { Int64($0) },
                    vendorURL: file.url, message: message, updatedAt: now.milliseconds)))
        if let contentType { object.set("contentType", to: JSONValue(contentType)) }
        if let size = file.sizeBytes { object.set("sizeBytes", to: JSONValue(size)) }
        return .object(object)
    }

    // MARK: Receipts

    /// Asks the store which message the vendor means; what is told meanwhile waits.
    func lookUp(_ receipt: MessageReceipt, of leg: LegID) {
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
        commitSurely(changes, events) { session in session.notifyWaiters(of: known.message) }
    }
}

extension OutboundUpdate {
    /// It says what the message says now, or which files it has.
    var changesContent: Bool { text != nil || !files.isEmpty }
}

extension DeliveryState {
    /// The step of the log that callers are shown as `state`.
    init(_ state: MessageState) {
        switch state {
        case .accepted: self = .accepted
        case .unknown: self = .unknown
        case .sent: self = .sent
        case .delivered: self = .delivered
        case .read: self = .read
        case .failed: self = .failed
        }
    }
}
