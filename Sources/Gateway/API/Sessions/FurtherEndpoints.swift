import Configuration
import Domain
import HTTPServer
import HTTPWire
import JSON

/// Calls that only some vendors' protocols have; the request is checked before it is said that a provider lacks them.
extension Endpoints {
    // MARK: An anonymous user becomes known

    func identifyUser(_ request: Request) async throws(Problem) -> Response {
        _ = try authenticator.requireSecret(request)
        let session = try await session(request).session
        var body = try RequestBody(request, limits: gateway.settings.limits.jsonDepthMax)
        var patch = SessionPatch()
        patch.user = body.value("user")
        if let user = patch.user {
            if user["id"]?.stringValue == nil {
                body.fail(ContentProblem(JSONPointer(["user", "id"]), "required", "A known user has an id."))
            }
        } else {
            body.fail("user", "required", "The member user is missing.")
        }
        patch.identifies = true
        try body.finish()
        let checked = patch
        let ifMatch = MatchCondition.read(request)
        let view = try await mapped { () async throws(Failure) in try await session.patch(checked, ifMatch: ifMatch) }
        var response = Response.json(.ok, view.json.encoded())
        try? response.fields.append(.eTag, view.etag)
        return response
    }

    // MARK: What no provider of this release can do

    func answerForm(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: gateway.settings.limits.jsonDepthMax)
        let values = body.object("values")
        let uri = body.string("uri", charactersMax: 8192, mayBeEmpty: false)
        switch (values, uri) {
        case (nil, nil) where !body.has("values"): body.fail("values", "required", "Give values or a uri.")
        case (.some, .some): body.fail("uri", "conflicting", "Give values or a uri, not both.")
        default: break
        }
        if uri != nil, principal.isFrontEnd { throw Problem(notPermitted: JSONPointer(["uri"])) }
        try body.finish()
        throw await unsupported("web forms", session)
    }

    private enum TranscriptShare: String, CaseIterable {
        case full, none
    }

    func transferSession(_ request: Request) async throws(Problem) -> Response {
        let session = try await session(request).session
        _ = try authenticator.requireSecret(request)
        var body = try RequestBody(request, limits: gateway.settings.limits.jsonDepthMax)
        let target = body.object("to")
        if target == nil, !body.has("to") { body.fail("to", "required", "The member to is missing.") }
        if let target { checkTarget(target, &body) }
        _ = body.choice("transcript", TranscriptShare.self)
        _ = body.string("message", charactersMax: 4000, mayBeEmpty: false)
        try body.finish()
        throw await unsupported("transfer", session)
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

    private func unsupported(_ what: String, _ session: Session) async -> Problem {
        if await session.isErased { return Problem(Failure.gone) }
        if await session.state.isFinal { return Problem(Failure.sessionEnded) }
        return Problem(Failure.unsupported(what))
    }

    // MARK: Widgets

    /// The widget that a front end draws before there is a session, so any credential of the app will do.
    func getWidget(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.principal(request).app
        var query = try RequestQuery(request)
        try query.finish()
        let name = request.parameters[0]
        guard app.providers.contains(name), let provider = gateway.provider(named: name) else {
            throw Problem(.notFound, "There is no such provider.")
        }
        let entry = await gateway.shard(of: request.loop).widget(of: provider, gateway)
        let known = request.head.fields.values(of: .ifNoneMatch).flatMap { $0.split(separator: ",") }
            .map { AnswerCompression.plainTag($0.trimmingWhitespace()) }
        let isKnown = known.contains { $0 == "*" || $0 == entry.etag || $0 == "W/" + entry.etag }
        var response = isKnown ? Response.empty(.notModified) : Response.json(.ok, entry.json)
        try? response.fields.append(.eTag, entry.etag)
        // It belongs to an app but to no conversation.
        response.fields.append(.cacheControl, constant: "private, max-age=60")
        return response
    }
}

extension Substring {
    /// Without spaces and tabs around it.
    fileprivate func trimmingWhitespace() -> String {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return String(text)
    }
}
