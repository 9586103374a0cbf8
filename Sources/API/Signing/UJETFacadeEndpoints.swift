import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import ProviderKit

/// `/facade/ujet/sign/*`, only with `facades: {ujet: {enabled: true}}`: the calls that the SDK guide's sample app makes
/// at a server of the customer's, in their shapes.
///
/// For a secret key; or for a client token, whose user alone is signed for, and nothing else of what it says: that
/// would be a front end's word with the customer's signature below it.
extension Endpoints {
    /// Claims that say who the user is; of a front end they are not believed.
    private static let userClaims: Set<String> = ["name", "email", "phone", "iss"]

    /// `POST /facade/ujet/sign/auth`: the library's payload, as it is or below `payload`, becomes a token.
    func signUJETUser(_ request: Request) async throws(Problem) -> Response {
        let (principal, name) = try facadeCall(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax, takesQuery: true)
            .redacted(for: principal.app, kept: ["email", "phone"])
        var payload = body.allMembers()
        if payload.count == 1, let inner = payload["payload"]?.objectValue { payload = inner }
        try body.finish()
        let (instance, signer) = try facadeSigner(name, principal.app, (any TokenSigningProvider).self)
        let identifier = payload.remove("identifier")
        let user = try facadeUser(identifier, payload, principal, instance)
        let order = TokenOrder(user: user, payload: payload, now: Self.now)
        let signed = try await signed(order, with: signer, of: instance, principal.app, request)
        return Self.facadeAnswer(signed.credential)
    }

    /// `POST /facade/ujet/sign/custom_data`: `{"custom_data": {name: {label, value, type, invisible_to_agent?}}}`.
    func signUJETCustomData(_ request: Request) async throws(Problem) -> Response {
        let (principal, name) = try facadeCall(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax, takesQuery: true)
            .redacted(for: principal.app)
        let given = body.value("custom_data") ?? .null
        if !given.isNull, given.objectValue == nil {
            body.fail("custom_data", "wrong_type", "The member custom_data must be an object.")
        }
        let data = Self.words(of: given.objectValue ?? JSONObject(), &body)
        try body.finish()
        guard data.isEmpty || !principal.isFrontEnd else {
            throw Problem(notPermitted: JSONPointer(["custom_data"]))
        }
        let (instance, signer) = try facadeSigner(name, principal.app, (any DataSigningProvider).self)
        let environment = conversations.shard(of: request.loop).environment(of: instance)
        do throws(SigningRefusal) {
            let order = CustomDataOrder(data: data, now: Self.now)
            return Self.facadeAnswer(try await signer.signCustomData(order, environment))
        } catch {
            // The adapter speaks of the API's body, whose member has another name.
            guard case .invalid(var problem) = error, problem.pointer.tokens.first == "customData" else {
                throw Problem(error, of: instance.name)
            }
            problem.pointer.tokens[0] = "custom_data"
            throw Problem(invalid: problem)
        }
    }

    // MARK: Steps

    /// The caller, and the provider that the query names.
    private func facadeCall(_ request: Request) throws(Problem) -> (Principal, provider: String?) {
        let principal = try authenticator.principal(request)
        if case .publishable = principal {
            throw Problem(.forbidden, "A publishable key may have nothing signed.")
        }
        var query = try RequestQuery(request)
        let name = query.string("provider")
        try query.finish()
        return (principal, name)
    }

    /// The provider that is named, or the only one of the app's that signs all that the library asks for.
    private func facadeSigner<Ability>(
        _ name: String?, _ app: App, _ ability: Ability.Type
    ) throws(Problem) -> (ProviderInstance, Ability) {
        let signers = app.providers.sorted().compactMap { conversations.provider(named: $0) }
            .filter { ($0.adapter is any DataSigningProvider) && (name == nil || $0.name == name) }
        guard signers.count == 1, let signer = signers[0].adapter as? Ability else {
            let detail =
                signers.isEmpty
                ? "The app has no such provider that signs for this library."
                : "Several providers of the app sign for this library; name one."
            throw Problem(
                .invalidRequest, detail,
                errors: [Problem.FieldError(.parameter("provider"), code: "unknown_provider", detail: detail)])
        }
        return (signers[0], signer)
    }

    /// The user that is signed for: the token's own, or whom the backend names; nil for a guest.
    private func facadeUser(
        _ identifier: JSONValue?, _ payload: JSONObject, _ principal: Principal, _ instance: ProviderInstance
    ) throws(Problem) -> UserProfile? {
        guard case .client(let app, let token) = principal else {
            guard let identifier, !identifier.isNull else { return nil }
            guard let id = identifier.stringValue, ValueRules.isUserID(id) else {
                throw Problem(
                    invalid: ContentProblem(
                        JSONPointer(["identifier"]), "bad_format", "An identifier has 1 to 256 characters."))
            }
            return UserProfile(id: id)
        }
        if let first = payload.members.first(where: { Self.userClaims.contains($0.key) }) {
            throw Problem(notPermitted: JSONPointer([first.key]))
        }
        let known = [token.userID, instance.vendorUserID(app: app.name, userID: token.userID)]
        if let identifier, !identifier.isNull, !known.contains(identifier.stringValue ?? "") {
            throw Problem(notPermitted: JSONPointer(["identifier"]))
        }
        return UserProfile(id: token.userID)
    }

    /// The library's custom data in the words of the API.
    private static func words(of data: JSONObject, _ body: inout RequestBody) -> JSONObject {
        var words = JSONObject()
        for item in data.members {
            guard let entry = item.value.objectValue else {
                body.fail(
                    ContentProblem(
                        JSONPointer(["custom_data", item.key]), "wrong_type", "An entry is an object with a value."))
                continue
            }
            let parts = entry.members.map { part in
                JSONObject.Member(
                    key: part.key == "invisible_to_agent" ? "invisibleToAgent" : part.key, value: part.value)
            }
            words.append(item.key, .object(JSONObject(parts)))
        }
        if let fault = ValueRules.fault(ofCustomData: words, at: JSONPointer(["custom_data"])) { body.fail(fault) }
        return words
    }

    private static func facadeAnswer(_ credential: SignedCredential?) -> Response {
        var response = Response.json(.ok, JSONValue.object(credentialMembers(of: credential)).encoded())
        // The paths below /v1 get it by themselves.
        response.fields.append(.cacheControl, constant: "no-store")
        return response
    }
}
