import Configuration
import Conversations
import Domain
import HTTPServer
import JSON

/// Web forms and transfers, which no provider of this release has: requests are checked before that is said.
extension Endpoints {
    func answerForm(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let values = body.object("values")
        let uri = body.string("uri", charactersMax: 8192, mayBeEmpty: false)
        switch (values, uri) {
        case (nil, nil) where !body.has("values"): body.fail("values", "required", "Give values or a uri.")
        case (.some, .some): body.fail("uri", "conflicting", "Give values or a uri, not both.")
        default: break
        }
        if uri != nil, principal.isFrontEnd { throw Problem(notPermitted: JSONPointer(["uri"])) }
        try body.finish()
        throw await unsupportedProblem("web forms", session)
    }

    private enum TranscriptShare: String, CaseIterable {
        case full, none
    }

    func transferSession(_ request: Request) async throws(Problem) -> Response {
        let session = try await session(request).session
        _ = try authenticator.requireSecret(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let target = body.object("to")
        if target == nil, !body.has("to") { body.fail("to", "required", "The member to is missing.") }
        if let target { checkTarget(target, &body) }
        _ = body.choice("transcript", TranscriptShare.self)
        _ = body.string("message", charactersMax: 4000, mayBeEmpty: false)
        try body.finish()
        throw await unsupportedProblem("transfer", session)
    }

    private func checkTarget(_ target: JSONObject, _ body: inout RequestBody) {
        let names = target.members.filter { ["provider", "route"].contains($0.key) }
        for member in target.members where !["provider", "route"].contains(member.key) {
            body.fail(ContentProblem(JSONPointer(["to", member.key]), "unknown_field", "It is not known here."))
        }
        if names.count != 1 {
            body.fail("to", "conflicting", "Name a provider or a route to go to.")
        } else if names[0].value.stringValue.map(ValueRules.isConfigurationName) != true {
            body.fail(ContentProblem(JSONPointer(["to", names[0].key]), "bad_format", "This is no name."))
        }
    }

    private func unsupportedProblem(_ what: String, _ session: Session) async -> Problem {
        if await session.isErased { return Problem(Failure.gone) }
        if await session.state.isFinal { return Problem(Failure.sessionEnded) }
        return Problem(Failure.unsupported(what))
    }
}
