import Configuration
import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON

/// `POST …/identify`: an anonymous user becomes known.
extension Endpoints {
    func identifyUser(_ request: Request) async throws(Problem) -> Response {
        _ = try authenticator.requireSecret(request)
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: principal.app)
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
}
