import Configuration
import Conversations
import Crypto
import Domain
import HTTPServer
import HTTPWire
import JSON
import Redaction
import Store

/// The endpoints of all that is asked of a conversation beside messages.
extension Endpoints {
    /// The longest reason to ask for a human, in characters.
    static let reasonCharactersMax = 1000
    /// The longest beginning of a text that suggestions are asked for, in characters.
    static let queryCharactersMax = 500

    // MARK: Through the outbox

    func answerCommand(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: principal.app)
        let value = body.value("value")
        if value == nil { body.fail("value", "required", "The member value is missing.") }
        try body.finish()
        let command = request.parameters[1]
        let claim = try IdempotencyKey.claim(request, principal, reach: .session)
        let digest = HashAlgorithm.sha256.digest(of: request.body.span)
        let (message, isNew) = try await mapped { () async throws(Failure) in
            try await session.answer(command, value ?? .null, bodyDigest: digest, claim: claim)
        }
        return accepted(message, isNew: isNew, in: session)
    }

    func escalate(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: principal.app)
        let reason = body.string("reason", charactersMax: Self.reasonCharactersMax, mayBeEmpty: false)
        try body.finish()
        let claim = try IdempotencyKey.claim(request, principal, reach: .session)
        let digest = HashAlgorithm.sha256.digest(of: request.body.span)
        let (message, isNew) = try await mapped { () async throws(Failure) in
            try await session.escalate(reason: reason, bodyDigest: digest, claim: claim)
        }
        return accepted(message, isNew: isNew, in: session)
    }

    private func accepted(_ message: MessageView, isNew: Bool, in session: Session) -> Response {
        var response = Response.json(.accepted, message.json)
        try? response.fields.append(.location, "/v1/sessions/\(session.id)/messages/\(message.id)")
        if !isNew { response.fields.append(.idempotencyReplayed, constant: "true") }
        return response
    }

    // MARK: Context

    func getContext(_ request: Request) async throws(Problem) -> Response {
        let session = try await session(request).session
        var query = try RequestQuery(request)
        try query.finish()
        let context = try await mapped { () async throws(Failure) in try await session.chainedContext() }
        return .json(.ok, JSONValue.object(["context": context.map { .object($0) } ?? .null]).encoded())
    }

    func putContext(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: principal.app)
        let given = body.value("context")
        try body.finish()
        if let fault = MessageDraft.fault(ofContext: given ?? .null) { throw Problem(invalid: fault) }
        try await mapped { () async throws(Failure) in try await session.chain(given?.objectValue) }
        return .json(.ok, JSONValue.object(["context": given ?? .null]).encoded())
    }

    func deleteContext(_ request: Request) async throws(Problem) -> Response {
        let session = try await session(request).session
        var query = try RequestQuery(request)
        try query.finish()
        try await mapped { () async throws(Failure) in try await session.chain(nil) }
        return .empty(.noContent)
    }

    // MARK: At once

    func getSuggestions(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var query = try RequestQuery(request)
        let text = query.string("query")
        if text == nil { query.fail("query", "required", "The parameter query is missing.") }
        if let text, text.unicodeScalars.count > Self.queryCharactersMax {
            query.fail("query", "too_long", "The parameter query has at most \(Self.queryCharactersMax) characters.")
        }
        try query.finish()
        let wanted = principal.app.redactor.apply(to: text ?? "")
        let titles = try await mapped { () async throws(Failure) in try await session.suggestions(for: wanted) }
        return .json(.ok, JSONValue.object(["titles": .array(titles.map { JSONValue($0) })]).encoded())
    }
}
