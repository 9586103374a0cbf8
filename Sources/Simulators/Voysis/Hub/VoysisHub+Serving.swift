import HTTPWire
import JSON
import SimulatorKit

/// The handling of requests, on sockets and over REST.
extension VoysisHub {
    /// The outcome of a request.
    private struct Outcome {
        var status: Int
        var message: String
        var entity: JSONValue?
        /// A query whose audio is expected now.
        var expected: VoysisService.Query?

        init(_ status: Int, _ message: String, _ entity: JSONValue? = nil) {
            self.status = status
            self.message = message
            self.entity = entity
        }
    }

    /// Answers a request of a socket.
    func serve(_ request: VoysisRequest, from socket: VoysisSocket) {
        guard let outcome = outcome(request, connection: socket.number, socket: socket) else { return }
        if let query = outcome.expected {
            var fault: VoysisFault.Audio?
            if case .audio(let kind) = faults.next(.audio, connection: socket.number) { fault = kind }
            socket.expectAudio(query, request, fault)
        }
        socket.respond(request, outcome.status, outcome.message, outcome.entity)
    }

    /// Answers a REST request.
    func serve(REST head: HTTPRequestHead, _ body: [UInt8], on front: HTTPFront) {
        if head.method == .get, let id = VoysisRules.reply(head.pathText) { return serve(reply: id, head, on: front) }
        let reading = VoysisReading(head, body)
        guard let request = reading.request else { return front.respond(.badRequest) }
        let shown = request.sound.map { "\($0.count) bytes of sound" } ?? String(decoding: body, as: UTF8.self)
        record("\(request.method) \(request.path) \(shown)", reading.violation, connection: nil)
        if let violation = reading.violation, configuration.isStrict {
            return front.respond(rest: 400, violation.text, nil)
        }
        // A request that is not answered keeps its connection until the client gives up.
        guard let outcome = outcome(request, connection: nil, socket: nil) else { return }
        front.respond(rest: outcome.status, outcome.message, outcome.entity)
    }

    /// Serves the sound of a reply to whoever shows a token; a browser's request has none of the envelope's headers.
    private func serve(reply id: String, _ head: HTTPRequestHead, on front: HTTPFront) {
        record("GET \(head.pathText)", nil, connection: nil)
        do throws(VoysisService.Refusal) {
            try service.check(head.fields[.authorization], now: configuration.wallClock())
            _ = try service.query(id)
        } catch {
            if error.status == 401 { statistics.refusedUnauthorized += 1 }
            return front.respond(rest: error.status, Self.reason(error.status), nil)
        }
        var fields = HTTPFields()
        fields.append(.contentType, constant: "audio/mpeg")
        front.respond(.ok, fields, Array("the sound of \(id)".utf8))
    }

    /// The outcome of a request; nil when it is not answered.
    private func outcome(_ request: VoysisRequest, connection: Int?, socket: VoysisSocket?) -> Outcome? {
        guard let target = VoysisRules.target(request.path) else { return Outcome(404, "Not Found") }
        do throws(VoysisService.Refusal) {
            if target == .tokens { return try token(request, connection) }
            try service.check(request.authorization, now: configuration.wallClock())
            switch target {
            case .tokens: return nil
            case .queries: return try query(request, connection)
            case .audio(let id):
                let query = try service.query(id)
                return sounded(query, request, connection)
            case .feedback(let id):
                _ = try service.query(id)
                statistics.feedbacks += 1
                return Outcome(200, "OK", [:])
            case .cancellation(let id):
                let query = try service.query(id)
                statistics.cancellations += 1
                socket?.cancel(query.id)
                return Outcome(200, "OK", [:])
            }
        } catch {
            if error.status == 401 { statistics.refusedUnauthorized += 1 }
            return Outcome(error.status, error.message.isEmpty ? Self.reason(error.status) : error.message)
        }
    }

    private func token(_ request: VoysisRequest, _ connection: Int?) throws(VoysisService.Refusal) -> Outcome? {
        var fault: VoysisFault.Token?
        if case .token(let kind) = faults.next(.token, connection: connection) { fault = kind }
        if fault == .silent { return nil }
        let entity = try service.makeToken(request.authorization, fault: fault, now: configuration.wallClock())
        statistics.tokensMade += 1
        return Outcome(200, "OK", entity)
    }

    private func query(_ request: VoysisRequest, _ connection: Int?) throws(VoysisService.Refusal) -> Outcome? {
        var status = 201
        switch faults.next(.query, connection: connection) {
        case .querySilent: return nil
        case .queryStatus(let wanted):
            guard wanted < 300 else { throw VoysisService.Refusal(status: wanted, message: "") }
            status = wanted
        default: break
        }
        let query = service.create(request)
        if query.format != nil {
            if request.sound != nil { return sounded(query, request, connection) }
            var outcome = Outcome(status, "Created", .object(service.stub(query, base: request.base)))
            outcome.expected = query
            return outcome
        }
        statistics.textQueries += 1
        let text = query.entity["textQuery"]?["text"]?.stringValue ?? ""
        if text.hasPrefix(VoysisFault.magic) {
            let said = conjure(String(text.dropFirst(VoysisFault.magic.count)), connection)
            return Outcome(status, "Created", service.result(query, saying: said))
        }
        let result = service.answer(query, sound: nil, fault: resultFault(connection), base: request.base)
        return Outcome(status, "Created", result)
    }

    /// Answers sound that came whole, over REST.
    private func sounded(_ query: VoysisService.Query, _ request: VoysisRequest, _ connection: Int?) -> Outcome {
        let sound = request.sound ?? []
        guard let format = query.format else { return Outcome(400, "the query has no audio") }
        guard format == request.contentType.flatMap({ VoysisAudioFormat($0) }) else {
            return Outcome(415, "the audio is not what the query said")
        }
        let width = format.container == .samples ? format.bytesPerSample : 4
        guard sound.count <= format.rate * width * configuration.recordingSecondsMax + 4096 else {
            return Outcome(413, "the recording is too long")
        }
        statistics.audioQueries += 1
        remember(
            VoysisSimulator.Recording(
                queryID: query.id, connection: nil, contentType: request.contentType ?? "", sound: sound,
                frameLengths: [], bytesAfterStop: 0, isMarked: false))
        return Outcome(
            201, "Created",
            service.answer(query, sound: sound, fault: resultFault(connection), base: request.base))
    }

    /// Switches on the fault a text asks for: one of the handshake for all, any other for this connection only,
    /// beginning with the answer itself.
    private func conjure(_ text: String, _ connection: Int?) -> String {
        conjure(text) { fault in
            switch fault.occasion {
            case .handshake, .now: break
            case .frame, .response, .token, .query, .result, .audio: fault.connection = connection
            }
        }
    }

    private static func reason(_ status: Int) -> String { HTTPStatus(code: status)?.reason ?? "Error" }
}

extension HTTPFront {
    /// Answers with JSON: the entity, or what went wrong.
    fileprivate func respond(rest status: Int, _ message: String, _ entity: JSONValue?) {
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/json")
        let status = HTTPStatus(code: status) ?? .internalServerError
        guard status.isSuccess else {
            return respond(status, fields, JSONValue.object(["message": .string(message)]).encoded())
        }
        respond(status, fields, VoysisHalfEmoji.written(entity?.encoded() ?? []))
    }
}
