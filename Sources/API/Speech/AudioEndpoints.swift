import Configuration
import Conversations
import Crypto
import Domain
import HTTPServer
import HTTPWire
import JSON
import ProviderKit
import Redaction
import Store

/// Speech: in bodies as they come, and in the binary frames of a stream.
extension Endpoints {
    /// The longest body of speech: more than any provider takes, so that it is the provider's rule that decides.
    static let audioBytesMax = 32 << 20
    /// The longest context in a query, which is part of the request line.
    static let contextCharactersMax = 4096

    // MARK: Calls

    /// `POST …/audio`: begins a query, and hands its body over as it comes.
    func sendAudio(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        let (isFinal, asked) = try speechQuery(request, takesWishes: true)
        var wishes = asked
        wishes.context = asked.context.map { principal.app.redactor.apply(to: $0) }
        try await check(wishes, session)
        let contentType = try Self.audioType(request.head.fields[.contentType])
        // With `final=false` the sound may come in later bodies alone.
        if isFinal, request.head.bodyLength == .none || request.head.bodyLength == .known(0) {
            throw Problem(Failure.file(.empty, sizeBytes: 0))
        }
        if await takesRecordings(session) {
            guard isFinal else {
                throw Problem(
                    .capabilityUnsupported,
                    "The session's provider takes a recording as a whole: leave out final=false.")
            }
            return try await sendRecording(request)
        }
        var claim = try IdempotencyKey.claim(request, principal, reach: .session)
        claim?.bodyHash = Self.digest(contentType, isFinal: isFinal, asked)
        let (id, isNew) = try await beginAudio(
            session, contentType, isLive: !isFinal || !Self.hasLength(request), wishes: wishes, claim: claim)
        // A failure from here on is told by the message, also to a caller that repeats this request.
        if isNew { _ = try await pour(request, of: principal, into: session, id, isFinal: isFinal) }
        var response = try await spoken(id, in: session, contentType: contentType)
        if !isNew { response.fields.append(.idempotencyReplayed, constant: "true") }
        return response
    }

    /// The digest that tells a repeat from another request: of all but the sound, which is not kept to be compared.
    private static func digest(_ contentType: String, isFinal: Bool, _ wishes: SpeechWishes) -> [UInt8] {
        let words =
            [contentType, "\(isFinal)"] + (wishes.hearsEnd.map { ["vad \($0)"] } ?? [])
            + (wishes.sendsHeard.map { ["send \($0)"] } ?? [])
        let context = wishes.context.map { JSONValue.object($0).encoded() } ?? []
        let bytes = Array(words.joined(separator: "\n").utf8) + context
        return HashAlgorithm.sha256.digest(of: bytes.span)
    }

    /// `POST …/audio/{messageId}`: hands more bytes over, or says that there are none.
    func appendAudio(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        let isFinal = try speechQuery(request).isFinal
        let id = try queryID(request)
        try await mapped { () async throws(Failure) in try await session.claimSpeech(id) }
        if let failure = try await pour(request, of: principal, into: session, id, isFinal: isFinal) {
            throw Problem(failure)
        }
        // The bytes go on with the format that the query began with.
        return try await spoken(id, in: session, contentType: "")
    }

    /// `DELETE …/audio/{messageId}`: gives the query up.
    func cancelAudio(_ request: Request) async throws(Problem) -> Response {
        let session = try await session(request).session
        var query = try RequestQuery(request)
        try query.finish()
        let id = try queryID(request)
        try await mapped { () async throws(Failure) in try await session.cancelSpeech(id) }
        return .empty(.noContent)
    }

    private func speechQuery(
        _ request: Request, takesWishes: Bool = false
    ) throws(Problem) -> (isFinal: Bool, wishes: SpeechWishes) {
        var query = try RequestQuery(request)
        let word = query.choice("final", ["true", "false"])
        let hearing = takesWishes ? query.choice("vad", ["true", "false"]) : nil
        let sending = takesWishes ? query.choice("send", ["true", "false"]) : nil
        var context: JSONValue?
        if takesWishes,
            let text = query.string("context", where: { $0.unicodeScalars.count <= Self.contextCharactersMax })
        {
            context = try? JSONValue(parsing: Array(text.utf8))
            if let fault = MessageDraft.fault(ofContext: context ?? .null) {
                query.fail("context", fault.code, fault.detail)
            }
        }
        try query.finish()
        let wishes = SpeechWishes(
            context: context?.objectValue, hearsEnd: hearing.map { $0 == "true" },
            sendsHeard: sending.map { $0 == "true" })
        return (word != "false", wishes)
    }

    /// Refuses wishes that the session's provider knows nothing of.
    func check(_ wishes: SpeechWishes, _ session: Session) async throws(Problem) {
        let (name, adapter) = await (session.providerName, session.provider?.adapter)
        if wishes.context != nil, adapter?.takesContext != true { throw Problem(noContext: name) }
        if wishes.hearsEnd != nil, adapter?.hearsEndOfSpeech != true {
            throw Problem(
                .capabilityUnsupported,
                "The session's provider \(name) cannot be told whether to hear the end of speech.")
        }
        if wishes.sendsHeard == false, adapter?.sendsHeardSpeech == nil {
            throw Problem(
                .capabilityUnsupported,
                "The session's provider \(name) answers whatever it hears: nothing is only dictated.")
        }
    }

    private func queryID(_ request: Request) throws(Problem) -> MessageID {
        guard let id = MessageID(request.parameters[1]) else { throw Problem(Failure.noMessage) }
        return id
    }

    /// A recording at hand has a length; what is spoken now comes in chunks.
    private static func hasLength(_ request: Request) -> Bool {
        if case .chunked = request.head.bodyLength { return false }
        return true
    }

    /// The media type of speech as it is handed on: `audio/…` with its parameters.
    static func audioType(_ text: String?) throws(Problem) -> String {
        guard let text else {
            throw Problem(.unsupportedMediaType, "`Content-Type` says what the audio is, such as audio/wav.")
        }
        do throws(HTTPWireError) {
            let type = try MediaType(text)
            if type.type == "audio", type.subtype != "*" { return type.description }
        } catch {
            throw Problem(.unsupportedMediaType, "The `Content-Type` cannot be read.")
        }
        throw Problem(.unsupportedMediaType, "Speech is audio, such as audio/wav or audio/pcm;rate=16000.")
    }

    // MARK: Steps

    /// Begins a query where the session's provider listens.
    ///
    /// A provider that takes speech as a whole file gets it by ``sendRecording(_:)``.
    func beginAudio(
        _ session: Session, _ contentType: String, isLive: Bool, wishes: SpeechWishes = SpeechWishes(),
        claim: IdempotencyClaim? = nil
    ) async throws(Problem) -> (message: MessageID, isNew: Bool) {
        if await takesRecordings(session) {
            throw Problem(
                .capabilityUnsupported, "The session's provider takes a recording as a whole: POST it to its audio.")
        }
        var wishes = wishes
        if wishes.sendsHeard == nil {
            wishes.sendsHeard = await session.provider?.adapter.sendsHeardSpeech
        }
        let settled = wishes
        return try await mapped { () async throws(Failure) in
            try await session.beginSpeech(contentType: contentType, isLive: isLive, wishes: settled, claim: claim)
        }
    }

    private func takesRecordings(_ session: Session) async -> Bool {
        guard let provider = await session.provider, case .file = provider.adapter.audio
        else { return false }
        return true
    }

    /// Hands the body over piece by piece; what breaks off in the middle gives the query up.
    ///
    /// - Returns: why the provider takes it no further; the message that stands for the query has failed then.
    private func pour(
        _ request: Request, of principal: Principal, into session: Session, _ id: MessageID, isFinal: Bool
    ) async throws(Problem) -> Failure? {
        do {
            while let piece = try await request.bodyStream?.next() {
                try await authenticator.checkNotRevoked(principal, on: request.loop)
                guard try await session.appendSpeech(id, piece) else { break }
            }
            if isFinal { try await session.finishSpeech(id) }
        } catch let failure as Failure {
            await session.releaseSpeech(id)
            return failure
        } catch {
            // The caller is gone, or may not be told any more how the query went.
            try? await session.cancelSpeech(id, isBroken: true)
            throw (error as? Problem) ?? Problem(.malformed, "The audio broke off: \(error).")
        }
        await session.releaseSpeech(id)
        return nil
    }

    private func spoken(
        _ id: MessageID, in session: Session, contentType: String
    ) async throws(Problem) -> Response {
        let view = try await mapped { () async throws(Failure) in
            try await session.speechView(id, contentType: contentType)
        }
        var response = Response.json(.accepted, view.json)
        try? response.fields.append(.location, "/v1/sessions/\(session.id)/messages/\(id)")
        return response
    }

    // MARK: Feedback

    /// `POST …/messages/{messageId}/feedback`.
    func sendFeedback(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: principal.app)
        let value = body.value("value")
        let text = body.string("text", charactersMax: Self.reasonCharactersMax)
        if value == nil, text == nil { body.fail("value", "required", "There is a value, a text, or both.") }
        try body.finish()
        guard let id = MessageID(request.parameters[1]) else { throw Problem(Failure.noMessage) }
        try await mapped { () async throws(Failure) in
            try await session.feedback(value ?? .null, text: text, on: id)
        }
        return .empty(.noContent)
    }
}
