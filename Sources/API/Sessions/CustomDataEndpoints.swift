import Configuration
import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON

/// The custom data of a session, as a thing with an entity tag of its own.
extension Endpoints {
    func getCustomData(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var query = try RequestQuery(request)
        let source = query.choice("source", ["gateway", "provider"])
        try query.finish()
        let frontEnds = principal.isFrontEnd ? principal.app.frontEnds : nil
        if source == "provider" {
            // Much of it the backend has set, in its own or in the vendor's console.
            guard frontEnds == nil else {
                throw Problem(.forbidden, "What the provider has is for a secret key.")
            }
            let data = try await mapped { () async throws(Failure) in try await session.vendorCustomData() }
            return .json(.ok, JSONValue.object(data).encoded())
        }
        guard await !session.isErased else { throw Problem(Failure.gone) }
        return Self.answer(await session.customData(for: frontEnds))
    }

    func putCustomData(_ request: Request) async throws(Problem) -> Response {
        try await changeCustomData(request, ["application/json"]) { .replace($0) }
    }

    func patchCustomData(_ request: Request) async throws(Problem) -> Response {
        try await changeCustomData(request, ["application/json", "application/merge-patch+json"]) { .merge($0) }
    }

    private func changeCustomData(
        _ request: Request, _ mediaTypes: [String], _ kind: (JSONObject) -> CustomDataChange.Kind
    ) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax, mediaTypes: mediaTypes)
            .redacted(for: principal.app, isWritten: true)
        var change = CustomDataChange(kind: kind(body.allMembers()))
        try body.finish()
        change.ifMatch = MatchCondition.read(request)
        if principal.isFrontEnd { change.frontEnds = principal.app.frontEnds }
        let checked = change
        return Self.answer(
            try await mapped { () async throws(Failure) in try await session.change(checked) })
    }

    private static func answer(_ found: (data: JSONObject, etag: String)) -> Response {
        var response = Response.json(.ok, JSONValue.object(found.data).encoded())
        try? response.fields.append(.eTag, found.etag)
        return response
    }
}
