import Chronology
import Conversations
import HTTPServer
import HTTPWire
import JSON
import Routing

/// Routes that say where they lead, and why (`architecture.md` section 8).
extension Endpoints {
    /// Which provider a session would be with that is made with this body: `{route, rule, use, provider?, passedOver,
    /// closed?, opensAt?}`; nothing is made.
    ///
    /// `at` is the moment that is asked about; now, if it is not given. Without a user's id there is no `provider`
    /// where it depends on the user.
    func explainRoute(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        let name = request.parameters[0]
        guard app.mayUse(name, of: conversations.routing) else {
            throw Problem(.notFound, "The app has no route \(name).")
        }
        var query = try RequestQuery(request)
        let at = query.string("at") { Timestamp(rfc3339: $0) != nil }
        try query.finish()
        let principal = Principal.secret(app)
        var input = try SessionInput(request, principal, self, askingAbout: name, takesQuery: true)
        try input.body.finish()
        let moment = at.flatMap { Timestamp(rfc3339: $0) } ?? .now
        let choice = try RouteChoice(name, input, principal, request, self, at: moment, explains: true)
        return .json(.ok, JSONValue.object(choice.decision.json).encoded())
    }
}
