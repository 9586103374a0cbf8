import Domain
import EventLoop
import HTTPWire
import JSON
import ProviderKit

/// Speech: recognised over a socket of its own, and then said to the skill as a text (`PROTOCOL.md`, section 12).
extension ODASession: AudioSession {
    func refusal(of contentType: String, isLive: Bool) -> ProviderFailure? {
        do throws(ProviderFailure) {
            _ = try audio(of: contentType)
            return nil
        } catch {
            return error
        }
    }

    private func audio(of contentType: String) throws(ProviderFailure) -> ODAAudio {
        guard channel.configuration.recognisesSpeech else {
            throw ProviderFailure(.unsupported, "Speech is not enabled for the channel.", code: "RecognitionNotReady")
        }
        guard recognition == nil else {
            throw ProviderFailure(.invalid, "Another query is being spoken.", code: "query_in_progress")
        }
        _ = try speechLocale()
        guard line?.isOpen == true else { throw ODAConnection.notConnected }
        return try ODAAudio(contentType: contentType)
    }

    func beginAudio(_ speech: SpeechStart) async throws(ProviderFailure) {
        let configuration = channel.configuration
        let audio = try audio(of: speech.contentType)
        let (message, isDictation) = (speech.message, !speech.sendsHeard)
        let begun = ODARecognition(audio, loop: context.loop, patience: configuration.times.recognition) {
            [weak self] event in
            self?.assumeIsolated { $0.heard(event, message, isDictation: isDictation) }
        }
        recognition = begun
        do throws(ProviderFailure) {
            let token = try await lines.value.tokens(for: context.vendorUserID).token()
            let url = try configuration.speechURL(
                userID: context.vendorUserID, locale: try speechLocale(), hasToken: token != nil)
            begun.dial(url, by: ClientSocketDialler(context.client), bearer: token?.bearer)
        } catch {
            recognition = nil
            throw error
        }
        // It may have been given up while the token was made.
        guard recognition === begun else { return }
        context.events.emit(.query(QueryEvent(.created, message: message)))
    }

    /// The recogniser's name of the user's language, or the configured one where that is not known.
    private func speechLocale() throws(ProviderFailure) -> String {
        guard let language, !language.isEmpty, language != ODALanguages.detection else {
            return channel.configuration.speechLocale
        }
        if let name = ODASpeechLocale.name(for: language) { return name }
        throw ProviderFailure(
            .invalid, "The user's language is none of those that are heard.", code: "language_not_heard")
    }

    func appendAudio(_ bytes: [UInt8]) async throws(ProviderFailure) -> Bool {
        guard let recognition else { return false }
        return try await recognition.append(bytes)
    }

    func finishAudio() async throws(ProviderFailure) { recognition?.finish() }

    func cancelAudio(isBroken: Bool) async { recognition?.cancel() }

    private func heard(_ event: ODARecognition.Event, _ message: MessageID, isDictation: Bool) {
        switch event {
        case .began: context.events.emit(.query(QueryEvent(.recordingStarted, message: message)))
        case .hearing(let words):
            context.events.emit(
                .query(QueryEvent(.partial, message: message, data: ["text": JSONValue(words)])))
        case .finished(let reason):
            context.events.emit(
                .query(QueryEvent(.recordingFinished, message: message, data: ["reason": JSONValue(reason)])))
        case .heard(let words, let id):
            recognition = nil
            guard !isDictation else { return dictate(words, id, message) }
            Task(executorPreference: context.loop.taskExecutor) { await self.say(words, id, message) }
        case .failed(let failure):
            recognition = nil
            fail(message, failure)
        }
    }

    /// The words go to the caller alone; a message that says them to the letter names what they were heard in.
    private func dictate(_ words: String, _ id: String?, _ message: MessageID) {
        dictation = id.map { (words, $0) }
        var update = OutboundUpdate(message)
        update.text = words
        // The recogniser has had all of it, which is as far as it goes.
        update.state = .sent
        context.events.emit(.outbound(update))
        context.events.emit(.query(QueryEvent(.completed, message: message, data: ["text": JSONValue(words)])))
    }

    /// The recogniser's name of a text; nil where it was not dictated last, or was changed since (section 6).
    func speechID(of content: UserContent) -> String? {
        guard let dictation, case .text(let text, _) = content, text == dictation.words else { return nil }
        return dictation.id
    }

    /// The recognised words are told first, then said, and only then is the query complete.
    private func say(_ words: String, _ id: String?, _ message: MessageID) async {
        var update = OutboundUpdate(message)
        update.text = words
        guard let line else { return fail(message, ODAConnection.notConnected, update) }
        var writer = line.writer
        writer.envelope = envelope(of: message)
        writer.envelope.speechID = id
        nameMessage(message)
        let said = OutboundMessage(
            id: message, content: .text(words, format: .plain), isHidden: false, attempt: 1)
        do throws(SendFailure) {
            try await line.send([writer.text(words)], said, from: self)
        } catch {
            switch error {
            case .notSent(let failure), .unknown(let failure), .refused(let failure):
                return fail(message, failure, update)
            }
        }
        update.state = .sent
        context.events.emit(.outbound(update))
        context.events.emit(.query(QueryEvent(.completed, message: message, data: ["text": JSONValue(words)])))
    }

    private func fail(_ message: MessageID, _ failure: ProviderFailure, _ update: OutboundUpdate? = nil) {
        var update = update ?? OutboundUpdate(message)
        update.state = .failed
        update.failure = failure
        context.events.emit(.outbound(update))
        context.events.emit(.query(QueryEvent(.failed, message: message, failure: failure)))
    }
}

extension ODAConfiguration {
    /// The recogniser's socket for a language.
    ///
    /// A later release of the vendor's client writes `encodeURI` for `encoding`, which looks like an accident.
    func speechURL(userID: String, locale: String, hasToken: Bool) throws(ProviderFailure) -> URI {
        let address =
            "\(usesTLS ? "wss" : "ws")://\(host)/voice/stream/recognize/\(locale)/generic?\(query(userID: userID))"
            + "&encoding=audio/raw" + (hasToken ? "&jwtInBody=true" : "")
        do throws(HTTPWireError) {
            return try URI(address)
        } catch {
            throw ProviderFailure(
                .unavailable, "The recogniser's address cannot be used.", code: "RecognitionNotAvailable")
        }
    }
}
