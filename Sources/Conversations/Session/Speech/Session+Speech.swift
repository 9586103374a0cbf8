import Chronology
package import Domain
package import JSON
import Kernel
import ProviderKit
package import Store
import Telemetry

/// Speech of the user's on its way to the provider; a session has one query at a time.
struct Speech: Sendable {
    /// The user's message that stands for it, and the query's name for callers.
    let id: MessageID
    let contentType: String
    /// The words go to nobody but the caller.
    var isDictation = false
    /// The fixed part of the message, as it is on the disk.
    var fixed: [UInt8]
    var state = MessageState.accepted
    /// More bytes may be handed over.
    var isRecording = true
    /// A request hands bytes over; the one that began it does.
    var isBusy = true
    /// Bytes that were handed over.
    var byteCount = 0
    /// The key of the request that began it.
    var scope: [UInt8]?
}

/// How a caller wants its speech to be taken.
package struct SpeechWishes: Hashable, Sendable {
    /// In place of the chained context.
    package var context: JSONObject?
    /// As ``ProviderKit/SpeechStart/hearsEnd``.
    package var hearsEnd: Bool?
    /// As ``ProviderKit/SpeechStart/sendsHeard``; nil for what is usual.
    package var sendsHeard: Bool?

    package init(context: JSONObject? = nil, hearsEnd: Bool? = nil, sendsHeard: Bool? = nil) {
        self.context = context
        self.hearsEnd = hearsEnd
        self.sendsHeard = sendsHeard
    }
}

/// The spoken queries of a session: one at a time, and the last that is over.
struct SpeechQuery: Sendable {
    /// The speech of the user at the moment.
    @Rare var current: Speech?
    /// The last speech of the user, for a caller that asks how it was taken.
    @Rare var last: Speech?
}

/// Speech as callers see it.
package struct SpeechView: Sendable {
    let id: MessageID
    let contentType: String
    let isRecording: Bool
    let byteCount: Int
    /// The user's message as it is now.
    let message: MessageView

    package init(id: MessageID, contentType: String, isRecording: Bool, byteCount: Int, message: MessageView) {
        self.id = id
        self.contentType = contentType
        self.isRecording = isRecording
        self.byteCount = byteCount
        self.message = message
    }

    /// `{query:{id, state, contentType, sizeBytes}, message}`.
    package var json: [UInt8] {
        var writer = JSONWriter(reservingBytes: message.json.count + 160)
        writer.beginObject()
        writer.key("query")
        writer.beginObject()
        writer.member("id", id.description)
        writer.member("state", isRecording ? "recording" : "finished")
        writer.member("contentType", contentType)
        writer.member("sizeBytes", byteCount)
        writer.endObject()
        writer.key("message")
        writer.writeRaw(message.json)
        writer.endObject()
        return writer.finish()
    }
}

extension Session {
    // MARK: What callers ask for

    /// Begins a query: the message that stands for it is on the disk before the first byte can leave.
    ///
    /// A refusal that the provider knows at once leaves nothing behind. What goes wrong once the message is stored,
    /// such as a missing token, fails the message, and is no failure of the call: a repeat finds that message too.
    ///
    /// `isNew` is false for a repeat, whose query is that of before; of a first one that still hands bytes over it is
    /// ``Failure/inFlight``.
    package func beginSpeech(
        contentType: String, isLive: Bool, wishes: SpeechWishes = SpeechWishes(), claim: IdempotencyClaim? = nil
    ) async throws(Failure) -> (message: MessageID, isNew: Bool) {
        try machine.requireContent()
        if let claim {
            guard speech.current?.scope != claim.scope || speech.current?.isBusy == false,
                waiters.requests.insert(claim.scope).inserted
            else { throw .inFlight }
        }
        defer { if let claim { waiters.requests.remove(claim.scope) } }
        if let claim, let earlier = try await earlierMessage(claim) { return (earlier.id, false) }
        if let refusal = try await listener().refusal(of: contentType, isLive: isLive) {
            throw speechFailure(refusal)
        }
        // Another may have begun in the meantime.
        _ = try listener()
        let message = MessageID(environment.shard.ids.next(id.value.bucket))
        // Taken in the same step as that look.
        let now = environment.now
        let isDictation = wishes.sendsHeard == false
        let fixed = fixedPart(of: message, contentType, isDictation: isDictation, at: now)
        var begun = Speech(id: message, contentType: contentType, isDictation: isDictation, fixed: fixed)
        begun.scope = claim?.scope
        speech.current = begun
        if underWay.queries.begin(message, isSpoken: true) { underWay.isChanged = true }
        try await store(begun, at: now, claim)
        // The link may have been lost while the disk was waited for.
        guard speech.current?.id == message else { return (message, true) }
        guard let link = providerLink.open((any AudioSession).self) else {
            loseSpeech(ProviderFailure(.notConnected, "The provider's link is not open."))
            return (message, true)
        }
        do throws(ProviderFailure) {
            var start = SpeechStart(message: message, contentType: contentType, isLive: isLive)
            start.context = wishes.context
            start.hearsEnd = wishes.hearsEnd
            start.sendsHeard = !isDictation
            try await link.beginAudio(start)
        } catch {
            if speech.current?.id == message { loseSpeech(masked(error)) }
        }
        return (message, true)
    }

    /// The provider session that listens, where speech may begin.
    private func listener() throws(Failure) -> any AudioSession {
        try machine.requireLive()
        guard capabilities.has(.audio) else { throw .unsupported("speech") }
        guard let link = providerLink.open((any AudioSession).self) else { throw .notConnected }
        guard speech.current == nil else { throw .queryInProgress }
        return link
    }

    /// The message of a dictation is hidden: nobody has said it yet.
    private func fixedPart(
        of message: MessageID, _ contentType: String, isDictation: Bool, at now: Timestamp
    ) -> [UInt8] {
        var content: JSONObject = ["type": "audio", "contentType": JSONValue(contentType)]
        if isDictation { content.append("dictation", true) }
        return MessageDocument.fixedPart(
            MessageDocument.Fixed(
                id: message, session: id, leg: leg, role: .user, senderID: userID, senderName: document.user.name,
                content: JSONValue.object(content).encoded(), isHidden: isDictation, createdAt: now))
    }

    /// Stores the message; its attempt is written down with it, so that a crash settles it.
    private func store(_ begun: Speech, at now: Timestamp, _ claim: IdempotencyClaim?) async throws(Failure) {
        var claim = claim
        claim?.result = IdempotencyResult(status: 202, session: id, message: begun.id)
        let (message, fixed) = (begun.id, begun.fixed)
        let record = MessageRecord(
            id: message, session: id, leg: leg, senderRole: .user, document: fixed, isHidden: begun.isDictation,
            isOutbound: true,
            state: .attempting, attempt: 1, createdAt: now.milliseconds, updatedAt: now.milliseconds)
        let data = MessageDocument.whole(fixed, state: .accepted, error: nil, updatedAt: now)
        let events = [event(EventType.messageCreated, data, carriesSeq: true)]
        let outcome: StoreOutcome
        do {
            let changes = [.insertMessage(record, event: 0)] + underWayChanges()
            outcome = try await commit(transaction(changes, events, claim: claim), events)
        } catch {
            unbegin(message)
            throw .store(error)
        }
        guard case .committed = outcome else {
            unbegin(message)
            if case .mismatch = outcome { throw .mismatch }
            throw .sessionEnded
        }
        environment.parts.metrics.messagesIn.increment()
    }

    /// Takes the query for one request, which hands bytes over; nobody else may meanwhile.
    package func claimSpeech(_ message: MessageID) async throws(Failure) {
        try machine.requireContent()
        guard let current = speech.current, current.id == message else { throw try await missingQuery(message) }
        guard current.isRecording else { throw .queryOver }
        guard !current.isBusy else { throw .queryInProgress }
        speech.current?.isBusy = true
    }

    package func releaseSpeech(_ message: MessageID) {
        if speech.current?.id == message { speech.current?.isBusy = false }
    }

    /// Hands bytes over; false when none are wanted any more.
    package func appendSpeech(_ message: MessageID, _ bytes: [UInt8]) async throws(Failure) -> Bool {
        guard let current = speech.current, current.id == message, current.isRecording,
            let link = providerLink.session as? any AudioSession
        else {
            return false
        }
        speech.current?.byteCount += bytes.count
        do throws(ProviderFailure) {
            if try await link.appendAudio(bytes) { return true }
        } catch {
            throw speechFailure(error)
        }
        stopRecording(message)
        return false
    }

    /// There are no further bytes.
    package func finishSpeech(_ message: MessageID) async throws(Failure) {
        guard let current = speech.current, current.id == message, current.isRecording,
            let link = providerLink.session as? any AudioSession
        else { return }
        stopRecording(message)
        do throws(ProviderFailure) {
            try await link.finishAudio()
        } catch {
            throw speechFailure(error)
        }
    }

    /// Gives the query up, whether it is recorded or its answer awaited.
    ///
    /// - Parameter isBroken: its caller is gone; speech whose end has been heard goes on then.
    package func cancelSpeech(_ message: MessageID, isBroken: Bool = false) async throws(Failure) {
        try machine.requireContent()
        guard let current = speech.current, current.id == message else { throw try await missingQuery(message) }
        if isBroken, !current.isRecording { return releaseSpeech(message) }
        stopRecording(message)
        if let link = providerLink.session as? any AudioSession { await link.cancelAudio(isBroken: isBroken) }
    }

    /// The query as it is, or as its message tells.
    package func speechView(_ message: MessageID, contentType: String) async throws(Failure) -> SpeechView {
        let present = [speech.current, speech.last].compactMap(\.self).first { $0.id == message }
        // Its failure may still be on the way to the disk; what comes behind that is answered behind it.
        if present?.state == .failed { _ = try? await commit(transaction([], []), []) }
        guard let view = try await self.message(message) else { throw .noMessage }
        return SpeechView(
            id: message, contentType: present?.contentType ?? contentType, isRecording: present?.isRecording ?? false,
            byteCount: present?.byteCount ?? 0, message: view)
    }

    /// The failure of a query that does not run: that it is over, or that there never was one.
    private func missingQuery(_ message: MessageID) async throws(Failure) -> Failure {
        guard let record = try await record(of: message), record.isOutbound,
            MessageDocument.content(in: record.document)?["type"]?.stringValue == "audio"
        else { return .noMessage }
        return .queryOver
    }

    private func speechFailure(_ failure: ProviderFailure) -> Failure {
        failure.code == "query_in_progress" ? .queryInProgress : refusal(failure)
    }

    private func stopRecording(_ message: MessageID) {
        if speech.current?.id == message { speech.current?.isRecording = false }
    }

    private func forgetSpeech(_ message: MessageID) {
        guard speech.current?.id == message else { return }
        speech.current?.isRecording = false
        speech.last = speech.current
        speech.current = nil
    }

    /// Nothing of the query got to the disk.
    private func unbegin(_ message: MessageID) {
        forgetSpeech(message)
        _ = underWay.queries.end(message)
        underWay.isChanged = true
    }

    // MARK: What the provider tells

    /// Takes what is told of the message that stands for the present query; false for any other.
    func handleSpeech(_ update: OutboundUpdate) -> Bool {
        guard var current = speech.current, current.id == update.message else { return false }
        let now = environment.now
        var changes: [StoreChange] = []
        var events: [PendingEvent] = []
        if let text = update.text, let fixed = Self.fixedPart(current.fixed, withText: text) {
            current.fixed = fixed
            changes.append(
                .replaceMessageContent(
                    current.id, document: fixed, native: nil, vendorID: nil, updatedAt: now.milliseconds, event: 0))
            let data = MessageDocument.whole(
                fixed, state: update.state ?? current.state, error: nil, updatedAt: now)
            events.append(event(EventType.messageUpdated, data, carriesSeq: true))
        }
        let error =
            update.state == .failed ? MessageDocument.error(update.failure, of: providerName, isKept: false) : nil
        if let next = update.state, next != current.state, let stored = DeliveryState(ofSpeech: next) {
            current.state = next
            changes.append(
                .updateMessage(
                    MessageUpdate(id: current.id, state: stored, error: error, updatedAt: now.milliseconds),
                    event: events.count))
            events.append(event(EventType.messageState, MessageDocument.stateData(current.id, next, error: error)))
        }
        speech.current = current
        if update.state == .failed {
            environment.parts.metrics.messagesFailed.increment()
            if let error { noteLost(current.id, error) }
            forgetSpeech(current.id)
        }
        let message = current.id
        if let vendorID = update.vendorID {
            let named = MessageUpdate(id: message, error: error, vendorID: vendorID, updatedAt: now.milliseconds)
            commitSurely([.updateMessage(named, event: nil)], [])
        }
        guard !changes.isEmpty else { return true }
        commitSurely(changes, events) { $0.notifyWaiters(of: message) }
        return true
    }

    /// The query goes on or is over, as its events tell.
    func followSpeech(_ query: QueryEvent) {
        guard let message = query.message, speech.current?.id == message else { return }
        switch query.stage {
        case .asked, .withdrawn, .created, .recordingStarted, .partial: break
        case .recordingFinished: stopRecording(message)
        case .completed, .failed: forgetSpeech(message)
        }
    }

    /// The link is gone, and with it the query: what became of it nobody will tell.
    func loseSpeech(_ failure: ProviderFailure? = nil) {
        guard let message = speech.current?.id else { return }
        let failure = failure ?? Self.linkClosed
        _ = handleSpeech(OutboundUpdate(message, state: .failed, failure: failure))
        heard(QueryEvent(.failed, message: message, failure: failure))
    }

    /// The fixed part with another text in its content.
    private static func fixedPart(_ fixed: [UInt8], withText text: String) -> [UInt8]? {
        guard var object = (try? JSONValue(parsing: fixed + [UInt8(ascii: "}")]))?.objectValue,
            var content = object["content"]?.objectValue
        else { return nil }
        content.set("text", to: JSONValue(text))
        object.set("content", to: .object(content))
        var bytes = JSONValue.object(object).encoded()
        bytes.removeLast()
        return bytes
    }
}

extension DeliveryState {
    /// How far speech is, as the log has it; nil for what speech never becomes.
    fileprivate init?(ofSpeech state: MessageState) {
        switch state {
        case .accepted, .unknown: return nil
        case .sent: self = .sent
        case .delivered: self = .delivered
        case .read: self = .read
        case .failed: self = .failed
        }
    }
}
