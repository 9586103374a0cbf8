import Chronology
import Domain
import EventLoop
import JSON
import ProviderKit
import Store
import Telemetry

/// Answers that come in pieces: past the log while they come, into it when they are whole or will not be.
extension Session {
    /// A piece came.
    func heardPiece(_ text: String, of id: String, index: Int, by role: SenderRole, replaces: Bool) {
        guard underWay.answers.append(text, of: id, by: role, replaces: replaces) else { return }
        publishPassing(EventType.messageDelta, ProviderEventData.delta(id, index, text, replaces))
        for answer in underWay.answers.removeExcess() { cut(answer) }
        guard underWay.answers.isWorthKeeping(at: environment.loop.now) else { return }
        underWay.isChanged = true
        commitSurely(underWayChanges(), [])
    }

    /// The provider gives an answer up.
    func heardAbort(of id: String) {
        if let answer = underWay.answers.remove(id) { cut(answer) }
    }

    /// A message as it is told, and the one whose place it takes where it completes an answer that was cut.
    ///
    /// An answer whose link was lost may come whole by another way, such as the vendor's history, under its id alone.
    func completing(_ message: InboundMessage) -> (message: InboundMessage, earlier: EarlierMessage?) {
        var message = message
        for id in [message.streamID, message.vendorID].compactMap(\.self) {
            if underWay.answers.remove(id) != nil {
                message.streamID = id
                underWay.isChanged = true
                return (message, nil)
            }
            if let cut = underWay.answers.removeCut(id) {
                message.streamID = id
                underWay.isChanged = true
                return (message, EarlierMessage(vendorID: "", leg: leg, id: cut.message, createdAt: cut.createdAt))
            }
        }
        return (message, nil)
    }

    /// The link is gone, or the process that heard the pieces: none of the answers will be completed by it.
    func cutAnswers() {
        for answer in underWay.answers.removeAll() { cut(answer) }
    }

    /// The text that there is of an answer becomes a message, behind the word that its pieces are void.
    private func cut(_ answer: StreamedAnswers.Answer) {
        underWay.isChanged = true
        let aborted = event(EventType.messageAborted, JSONValue.object(["streamId": JSONValue(answer.id)]).encoded())
        guard !answer.text.isEmpty else { return commitSurely(underWayChanges(), [aborted]) }
        environment.parts.metrics.messagesOut.increment()
        let message = MessageID(environment.shard.ids.next(id.value.bucket))
        let now = environment.now
        underWay.answers.note(
            StreamedAnswers.Cut(id: answer.id, message: message, createdAt: now, text: answer.text))
        let content: JSONValue = [
            "type": "text", "text": JSONValue(answer.text),
            "format": capabilities.has(.markdown) ? "markdown" : "plain",
        ]
        let fixed = MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: message, session: id, leg: leg, role: answer.role, content: content.encoded(), degraded: ["cut"],
                isHidden: false, streamID: answer.id, createdAt: now))
        let record = MessageRecord(
            id: message, session: id, leg: leg, senderRole: answer.role, document: fixed, isOutbound: false,
            state: .delivered, createdAt: now.milliseconds, updatedAt: now.milliseconds)
        let data = MessageDocument.whole(fixed, state: .delivered, error: nil, updatedAt: now)
        commitSurely(
            [.insertMessage(record, event: 1)] + underWayChanges(),
            [aborted, event(EventType.messageCreated, data, carriesSeq: true)])
    }

    /// The store changes that keep what is under way, where that has changed.
    func underWayChanges() -> [StoreChange] {
        guard underWay.isChanged else { return [] }
        let stored = underWay.encoded(at: environment.loop.now)
        return [.setLegValue(leg, key: LegRecord.underWayKey, value: stored, isSecret: false)]
    }
}
