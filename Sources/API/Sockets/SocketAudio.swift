import Configuration
import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import Redaction
package import Streaming

/// Speech over a WebSocket: `{"op":"audio","action":"begin","contentType":…}`, then binary frames, then
/// `{"op":"audio","action":"finish"}` or `"cancel"`.
///
/// Frames that were on their way when the provider had heard the end are dropped, and are no fault.
extension Endpoints {
    /// Does one `audio` operation.
    func speak(_ operation: inout SocketOperation, _ context: SocketContext) async throws(Problem) -> SocketOutcome {
        let action = try operation.removeText("action")
        let contentType = try operation.removeText("contentType")
        let given = operation.removeValue("context")
        let hearing = operation.removeValue("vad")
        let sending = operation.removeValue("send")
        try operation.finish()
        let request = try request(context, body: JSONObject())
        try admit(request, "sendAudio")
        switch action {
        case "begin":
            let (session, principal) = try await session(request)
            let redactor = principal.app.redactor
            let type = try Self.audioType(contentType)
            if let given, let fault = MessageDraft.fault(ofContext: given) { throw Problem(invalid: fault) }
            for (name, value) in [("vad", hearing), ("send", sending)] {
                guard let value, value.boolValue == nil else { continue }
                throw Problem(invalid: ContentProblem(JSONPointer([name]), "wrong_type", "The member is a boolean."))
            }
            let wishes = SpeechWishes(
                context: given?.objectValue.map { redactor.apply(to: $0) }, hearsEnd: hearing?.boolValue,
                sendsHeard: sending?.boolValue)
            try await check(wishes, session)
            let id = try await beginAudio(session, type, isLive: true, wishes: wishes).message
            let spoken = SpokenQuery(session: session, id: id, contentType: type)
            return SocketOutcome(reply: try await answer(operation.reference, spoken), effect: .speak(spoken))
        case "finish":
            let spoken = try Self.spoken(context)
            try await mapped { () async throws(Failure) in try await spoken.session.finishSpeech(spoken.id) }
            return SocketOutcome(reply: try await answer(operation.reference, spoken), effect: .hush)
        case "cancel":
            let spoken = try Self.spoken(context)
            try await mapped { () async throws(Failure) in try await spoken.session.cancelSpeech(spoken.id) }
            return SocketOutcome(reply: reply(operation.reference, .empty(.noContent)), effect: .hush)
        default:
            throw Problem(
                .invalidRequest, "The actions are begin, finish and cancel.",
                errors: [Problem.FieldError(pointer: "/action", code: "not_allowed", detail: "No such action.")])
        }
    }

    /// Hands a binary frame over; what is not wanted any more is dropped, and a fault is told without a `ref`.
    package func hear(_ bytes: [UInt8], _ context: SocketContext) async -> SocketOutcome {
        guard let spoken = context.speaking, !bytes.isEmpty else { return SocketOutcome(reply: []) }
        do throws(Failure) {
            _ = try await spoken.session.appendSpeech(spoken.id, bytes)
            return SocketOutcome(reply: [])
        } catch {
            return SocketOutcome(reply: reply(nil, Problem(error), context), effect: .hush)
        }
    }

    private static func spoken(_ context: SocketContext) throws(Problem) -> SpokenQuery {
        guard let spoken = context.speaking else { throw Problem(Failure.queryOver) }
        return spoken
    }

    private func answer(_ reference: JSONValue?, _ spoken: SpokenQuery) async throws(Problem) -> [UInt8] {
        let view = try await mapped { () async throws(Failure) in
            try await spoken.session.speechView(spoken.id, contentType: spoken.contentType)
        }
        return reply(reference, .json(.accepted, view.json), as: "audio")
    }
}
