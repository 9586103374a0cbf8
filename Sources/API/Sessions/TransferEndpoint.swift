import Configuration
import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import Store

/// The hand-over of a session to another provider.
extension Endpoints {
    private enum TranscriptShare: String, CaseIterable {
        case full, none
    }

    /// The longest words for whoever takes a conversation over, in characters.
    private static let transferCharactersMax = 4000

    /// Moves the conversation to another provider: 202 `{session}` once that this is to be is on the disk.
    func transferSession(_ request: Request) async throws(Problem) -> Response {
        let (session, principal) = try await session(request)
        _ = try authenticator.requireSecret(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: principal.app)
        let target = transferTarget(&body, principal.app)
        let share = body.choice("transcript", TranscriptShare.self)
        let message = body.string("message", charactersMax: Self.transferCharactersMax, mayBeEmpty: false)
        try body.finish()
        guard let target else { throw Problem(.invalidRequest, "No provider is named.") }
        let claim = try IdempotencyKey.claim(request, principal, reach: .session)
        let wish = TransferWish(to: target, sharesTranscript: share != TranscriptShare.none, message: message)
        let (view, isNew) = try await mapped { () async throws(Failure) in
            try await session.transfer(wish, claim: claim)
        }
        var response = Response.json(.accepted, JSONValue.object(["session": view.json]).encoded())
        if !isNew { response.fields.append(.idempotencyReplayed, constant: "true") }
        return response
    }

    /// The target in a body, which the app may use; what is wrong with it is noted there.
    private func transferTarget(_ body: inout RequestBody, _ app: App) -> TransferWish.Target? {
        if !body.has("to") { body.fail("to", "required", "The member to is missing.") }
        guard let target = body.object("to") else { return nil }
        let names = target.members.filter { ["provider", "route"].contains($0.key) }
        for member in target.members where !["provider", "route"].contains(member.key) {
            body.fail(ContentProblem(JSONPointer(["to", member.key]), "unknown_field", "It is not known here."))
        }
        guard names.count == 1 else {
            body.fail("to", "conflicting", "Name a provider or a route to go to.")
            return nil
        }
        let (key, place) = (names[0].key, JSONPointer(["to", names[0].key]))
        guard let name = names[0].value.stringValue, ValueRules.isConfigurationName(name) else {
            body.fail(ContentProblem(place, "bad_format", "This is no name."))
            return nil
        }
        if key == "route" {
            if app.mayUse(name, of: conversations.routing) { return .route(name) }
            body.fail(ContentProblem(place, "unknown_route", "The app has no route \(name)."))
        } else {
            if app.providers.contains(name), conversations.provider(named: name) != nil { return .provider(name) }
            body.fail(ContentProblem(place, "unknown_provider", "The app has no provider \(name)."))
        }
        return nil
    }
}
