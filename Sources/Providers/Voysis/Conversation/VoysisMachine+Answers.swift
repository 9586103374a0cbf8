package import Domain
import JSON
import Kernel
package import ProviderKit

/// Requests that go out for an operation, and the answers that come back.
extension VoysisMachine {
    // MARK: Out

    /// Sends the request of the current operation.
    mutating func request() -> [VoysisStep] {
        guard let operation = current else { return [] }
        switch operation.kind {
        case .greeting: return [.emit(opened)] + done()
        case .text(let text): return ask(text, operation)
        case .audio(let audio): return begin(audio, operation)
        case .feedback(let feedback):
            let call = VoysisWriter.feedback(feedback.entity, path: feedback.path, bearer: operation.bearer)
            return send(call, timeLimit: times.create)
        }
    }

    private mutating func ask(_ text: VoysisText, _ operation: VoysisOperation) -> [VoysisStep] {
        var entity = preferences.entity("text", memory)
        for member in text.content.members { entity.set(member.key, to: member.value) }
        // Nothing is listened to; a client that leaves this open makes the server wait for sound.
        let call = VoysisWriter.query(entity, bearer: operation.bearer, ignoresVAD: isREST ? nil : true)
        // Before it is out, so that its end is owed whatever happens then.
        var steps: [VoysisStep] = [.emit(.query(QueryEvent(.asked, message: text.message)))]
        steps += send(call, timeLimit: times.query)
        if !isREST, !text.isSettled {
            var text = text
            text.isSettled = true
            current?.kind = .text(text)
            // A text that was written to an open socket counts as sent; what comes of it is told by events.
            steps.append(.settle(ticket: text.ticket, .sent))
        }
        return steps
    }

    private mutating func begin(_ audio: VoysisAudio, _ operation: VoysisOperation) -> [VoysisStep] {
        var audio = audio
        guard let sound = audio.recorder.sound else { return [] }
        var entity = preferences.entity("audio", memory)
        entity.append("audioQuery", ["mimeType": JSONValue(sound.mimeType)])
        if let context = audio.context { entity.set("context", to: .object(context)) }
        // A recording at hand is not to be cut where its speaker paused.
        let ignoresVAD = !(audio.isLive && (audio.hearsEnd ?? preferences.hearsEnd))
        var call = VoysisWriter.query(entity, bearer: operation.bearer, ignoresVAD: isREST ? nil : ignoresVAD)
        // A recording at hand goes out at once, where a header can hold what is asked with it.
        guard isREST, !audio.isLive, (call.entity?.count ?? 0) <= VoysisWriter.entityHeaderBytesMax else {
            return send(call, timeLimit: times.create)
        }
        let body = audio.body ?? audio.recorder.all()
        audio.body = body
        current?.kind = .audio(audio)
        call.sound = (body, sound.mimeType)
        return send(call, timeLimit: times.query)
    }

    /// Sends a request and waits for its answer.
    mutating func send(_ call: VoysisCall, timeLimit: Duration) -> [VoysisStep] {
        let id = nextID()
        current?.stage = .asked(id: id)
        // Asked with what was set until now, also where it is asked again.
        current?.settled = []
        var steps: [VoysisStep] = [
            isREST ? .fetch(call, id: id) : .write(writer.envelope(call, id: id), call.operation, id: id)
        ]
        steps.append(.start(.answer, after: timeLimit))
        if configuration.pings, !isREST { steps.append(.start(.ping, after: times.ping)) }
        return steps
    }

    // MARK: In

    /// A text frame came in.
    package mutating func received(_ bytes: [UInt8], at time: MachineTime) -> [VoysisStep] {
        defer { assertConsistent() }
        guard !isOver, link == .open else { return [] }
        switch VoysisFrame(decoding: bytes) {
        case .response(let answer): return answered(answer, at: time)
        case .notification(let type, let entity, let message):
            return notified(type, entity, message, bytes, at: time)
        case .other: return [.note("a frame of no known type came in")]
        case .malformed:
            malformedCount += 1
            let detail = "The service sent what cannot be read."
            return [.emit(.link(.degraded, code: "malformed_frame"))] + close(1002)
                + fail(ProviderFailure(.refused, detail, code: "malformed_frame"))
        }
    }

    /// A request was answered, on the socket or over REST.
    package mutating func answered(_ answer: VoysisAnswer, at time: MachineTime) -> [VoysisStep] {
        defer { assertConsistent() }
        guard !isOver else { return [] }
        if let purchase, answer.requestID == String(purchase.id) { return tokenAnswered(answer) }
        guard let operation = current, let id = operation.requestID, answer.requestID == String(id) else {
            return [.note("an answer came in that nobody waits for")]
        }
        guard answer.isSuccess else { return refused(answer, operation) }
        if case .feedback(let feedback) = operation.kind {
            return (feedback.ticket.map { [.feedbackDone(ticket: $0, nil)] } ?? []) + done()
        }
        guard let entity = answer.entity, entity.objectValue != nil else {
            return fail(ProviderFailure(.refused, "The service answered without a result.", code: "no_entity"))
        }
        let result = VoysisResult(entity)
        guard case .audio(let audio) = operation.kind, audio.body == nil else { return complete(result, at: time) }
        if case .asked = operation.stage { return created(audio, result, at: time) }
        // An upload may be answered before its end.
        return stopped(audio, at: time) + complete(result, at: time)
    }

    /// A request over REST failed before there was an answer.
    package mutating func restFailed(
        _ id: Int, _ failure: ProviderFailure, mayHaveArrived: Bool, at time: MachineTime
    ) -> [VoysisStep] {
        defer { assertConsistent() }
        guard !isOver else { return [] }
        if id == purchase?.id {
            purchase = nil
            return [.stop(.token), .tokenFetched(.failure(failure))]
        }
        guard current?.requestID == id else { return [] }
        return fail(failure, mayHaveArrived: mayHaveArrived)
    }

    private mutating func refused(_ answer: VoysisAnswer, _ operation: VoysisOperation) -> [VoysisStep] {
        let isAuthorization = answer.status == 401 || answer.status == 403
        // Until its query is made, audio is whole and can be asked again; of an upload a part has left.
        if isAuthorization, case .asked = operation.stage, !operation.isRepeated, let bearer = operation.bearer {
            current?.isRepeated = true
            return [.rejectToken(bearer)] + wantToken()
        }
        let failure = failure(answer)
        let closing = isAuthorization || answer.status >= 500
        let rejecting = isAuthorization ? operation.bearer.map { [VoysisStep.rejectToken($0)] } ?? [] : []
        return (closing && !isREST ? close(1000) : []) + rejecting + fail(failure)
    }

    /// The failure that a status stands for (section 12).
    private func failure(_ answer: VoysisAnswer) -> ProviderFailure {
        let detail = "The service refused: \(words(answer))."
        switch answer.status {
        case 401, 403:
            return ProviderFailure(.authentication, detail, code: "provider_auth_failed", status: answer.status)
        case 429: return ProviderFailure(.capacity, detail, code: "throttled", status: 429)
        case 400..<500: return ProviderFailure(.invalid, detail, code: "provider_rejected", status: answer.status)
        default: return ProviderFailure(.refused, detail, code: "internal_server_error", status: answer.status)
        }
    }

    /// The vendor's words for people, on one line; what of them may be shown is decided where they are shown.
    func words(_ answer: VoysisAnswer) -> String {
        guard let message = answer.message, !message.isEmpty else { return "status \(answer.status)" }
        return "status \(answer.status), \(Self.withoutBreaks(message))"
    }

    static func withoutBreaks(_ text: String) -> String {
        String(text.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? " " : Character($0) })
    }

    // MARK: Results

    /// The result of a query is there.
    mutating func complete(_ result: VoysisResult, at time: MachineTime) -> [VoysisStep] {
        guard let operation = current else { return [] }
        let before = memory
        memory.take(result, resets: configuration.resetsContext, keeping: operation.settled)
        var steps: [VoysisStep] = []
        var durations: VoysisDurations?
        var message: MessageID?
        var isTruncated = false
        switch operation.kind {
        case .greeting, .feedback: return []
        case .text(let text):
            message = text.message
            if !text.isSettled { steps.append(.settle(ticket: text.ticket, .sent)) }
        case .audio(let audio):
            var times = audio.durations
            times.complete = time.instant - audio.began
            durations = times
            message = audio.message
            isTruncated = audio.recorder.isTruncated
            steps += settled(audio, transcript: result.transcript)
        }
        if memory != before { steps.append(.persist(memory)) }
        var payload = result.payload(context: memory.context, durations: durations)
        if isTruncated { payload.append("truncated", true) }
        let fallback = "query-\(time.wall)-\(nextNotification())"
        let messages = result.messages(
            fallbackID: fallback, payload: payload, showsHint: configuration.showsHints, at: address)
        steps += messages.map { .emit(.message($0)) }
        if memory != before { steps.append(.emit(.native(native))) }
        steps.append(.emit(.query(QueryEvent(.completed, message: message, data: payload))))
        if let durations, configuration.sendsDurations, let id = result.id, waiting.count < Self.waitingMax {
            let feedback = VoysisFeedback(
                ticket: nil, path: VoysisWriter.feedbackPath(id), entity: ["durations": .object(durations.json)])
            waiting.append(VoysisOperation(.feedback(feedback)))
        }
        return steps + done()
    }

    /// The user's audio is all out, and what was understood of it.
    private func settled(_ audio: VoysisAudio, transcript: String?) -> [VoysisStep] {
        var update = OutboundUpdate(audio.message, state: audio.isTold ? nil : .sent)
        update.text = transcript
        return update.state == nil && transcript == nil ? [] : [.emit(.outbound(update))]
    }
}
