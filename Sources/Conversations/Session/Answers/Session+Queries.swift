import Chronology
import Domain
import EventLoop
import JSON
import ProviderKit
import Store
import Telemetry

/// Queries, spoken or written: each is told to have one end, whatever becomes of the link or of the process.
extension Session {
    /// A question goes out, and its end is owed from here on; or it has not gone out after all.
    ///
    /// Waits for nothing, neither for its turn nor for what was told before: the question's message may be stored as
    /// `sent` meanwhile, and a process that ended then would leave a question that nobody knows of. One whose link was
    /// closed meanwhile has its end.
    func noteAsking(_ query: QueryEvent, isHeard: Bool) {
        guard let message = query.message, !machine.hasEnd else { return }
        let isNews =
            query.stage == .asked
            ? underWay.queries.begin(message, isSpoken: false) : underWay.queries.end(message) != nil
        guard isNews else { return }
        underWay.isChanged = true
        commitSurely(underWayChanges(), [])
        if !isHeard { loseQueries { $0.message == message } }
    }

    /// Takes what the provider tells of a query; of one that is over there is nothing to tell.
    func heard(_ query: QueryEvent) {
        followSpeech(query)
        guard let message = query.message else {
            if query.stage == .failed { noteFailedQuery(query) }
            return commitSurely([], [event(of: query)])
        }
        switch query.stage {
        case .asked, .withdrawn: break  // Noted before.
        case .partial:
            guard underWay.queries.contains(message) else { return }
            publishPassing(EventType.queryPartial, ProviderEventData.query(query, provider: providerName, words))
        case .created: if underWay.queries.contains(message) { commitSurely([], [event(of: query)]) }
        case .recordingStarted, .recordingFinished:
            guard underWay.queries.contains(message) else { return }
            underWay.queries.record(message, query.stage == .recordingStarted)
            underWay.isChanged = true
            commitSurely(underWayChanges(), [event(of: query)])
        case .completed, .failed: end(query, of: message)
        }
    }

    private func end(_ query: QueryEvent, of message: MessageID) {
        guard let ended = underWay.queries.end(message) else { return }
        underWay.isChanged = true
        if query.stage == .failed { noteFailedQuery(query) }
        var events = [event(of: query)]
        if ended.isRecording, query.stage == .failed {
            let finished = QueryEvent(.recordingFinished, message: message, data: ["reason": "error"])
            events.insert(event(of: finished), at: 0)
        }
        commitSurely(underWayChanges(), events)
    }

    private func event(of query: QueryEvent) -> PendingEvent {
        event("query.\(query.stage.rawValue)", ProviderEventData.query(query, provider: providerName, words))
    }

    /// The link is gone, and with it the queries: what became of them nobody will tell.
    func loseQueries() {
        loseSpeech()
        loseQueries { _ in true }
    }

    private func loseQueries(where isLost: (RunningQueries.Query) -> Bool) {
        for query in underWay.queries.running where isLost(query) {
            fail(query, Self.linkClosed, code: Self.linkClosed.kind.rawValue)
        }
    }

    /// The failure of a query whose link was closed.
    static let linkClosed = ProviderFailure(
        .unavailable, "The provider's link was closed.", code: "provider_disconnected")

    /// The process that had the queries is gone: what it was not told nobody will hear.
    ///
    /// A message in the outbox is settled there; one that was sent has failed, since its answer will not come.
    func interruptQueries(_ states: [MessageID: DeliveryState]) {
        let failure = ProviderFailure(
            .unavailable, "The gateway was stopped before the answer had come.", code: Self.interruptedCode)
        for query in underWay.queries.running {
            guard states[query.message] == .sent else {
                heard(QueryEvent(.failed, message: query.message, failure: failure))
                continue
            }
            fail(query, failure, code: Self.interruptedCode)
        }
    }

    /// Why a query ended that a process took with it.
    static let interruptedCode = "interrupted"

    /// A query that was asked has no answer: its message has failed, unless it is in the outbox, which decides then.
    private func fail(_ query: RunningQueries.Query, _ failure: ProviderFailure, code: String) {
        if !delivery.outbox.contains(query.message) {
            environment.parts.metrics.messagesFailed.increment()
            let error = MessageDocument.error(
                code: code, retryable: !query.isSpoken, detail: failure.detail,
                provider: ProviderEventData.words(of: failure, providerName))
            noteLost(query.message, error)
            let update = MessageUpdate(
                id: query.message, state: .failed, error: error, updatedAt: environment.now.milliseconds)
            commitSurely(
                [.updateMessage(update, event: 0)],
                [event(EventType.messageState, MessageDocument.stateData(query.message, .failed, error: error))]
            ) { $0.notifyWaiters(of: query.message) }
        }
        heard(QueryEvent(.failed, message: query.message, failure: failure))
    }
}
