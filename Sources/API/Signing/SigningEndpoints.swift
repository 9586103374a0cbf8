import Chronology
import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import Kernel
import ProviderKit

/// `/v1/signing/*`: signatures in the part of the customer's backend, for apps that have a vendor's own client library.
///
/// For secret keys alone: a front end that could have anything signed would need no secret. Nothing is stored, and
/// nothing goes to the vendor; what is signed is meant for it, so that the app's `redact` and the provider's layers of
/// that name act on it before.
extension Endpoints {
    /// A token for one user.
    func signToken(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        // A person's addresses are how the vendor knows them.
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
            .redacted(for: app, kept: ["email", "phone"])
        let provider = SigningRequest.provider(&body, app, conversations)
        let user = SigningRequest.user(&body)
        let payload = body.object("payload") ?? JSONObject()
        let seconds = SigningRequest.seconds(&body)
        try body.finish()
        let (instance, signer) = try signing(provider, (any TokenSigningProvider).self, "tokens")
        return try await answer(
            signing: TokenOrder(user: user, payload: payload, lifetimeSeconds: seconds, now: Self.now),
            with: signer, of: instance, app, request)
    }

    /// Signs a token and answers with it; the user gets the id by which the vendor knows them.
    private func answer(
        signing order: TokenOrder, with signer: any TokenSigningProvider, of instance: ProviderInstance, _ app: App,
        _ request: Request
    ) async throws(Problem) -> Response {
        let signed = try await signed(order, with: signer, of: instance, app, request)
        var value: JSONObject = [
            "token": JSONValue(signed.credential.text), "tokenType": JSONValue(signed.credential.tokenType),
            "expiresAt": Self.time(signed.credential.expiresAt),
        ]
        if let id = signed.userID { value.append("userId", JSONValue(id)) }
        return .json(.ok, JSONValue.object(value).encoded())
    }

    /// A token, and the id by which the vendor knows its user.
    func signed(
        _ order: TokenOrder, with signer: any TokenSigningProvider, of instance: ProviderInstance, _ app: App,
        _ request: Request
    ) async throws(Problem) -> (credential: SignedCredential, userID: String?) {
        var order = order
        if var user = order.user {
            user.id = instance.vendorUserID(app: app.name, userID: user.id)
            order.user = user
        }
        let complete = order
        let credential = try await asking(instance, request) { environment throws(SigningRefusal) in
            try await signer.signToken(complete, environment)
        }
        return (credential, complete.user?.id)
    }

    /// Whether the vendor would take a token, and if not, why.
    func verifyToken(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let provider = SigningRequest.provider(&body, app, conversations)
        let token = body.string("token", charactersMax: SigningRequest.tokenCharactersMax, required: true) ?? ""
        try body.finish()
        let (instance, signer) = try signing(provider, (any TokenSigningProvider).self, "tokens")
        let fault = try await asking(instance, request) { environment throws(SigningRefusal) in
            try await signer.fault(ofToken: token, now: Self.now, environment)
        }
        var value: JSONObject = ["valid": JSONValue(fault == nil)]
        if let fault { value.append("code", JSONValue(fault)) }
        return .json(.ok, JSONValue.object(value).encoded())
    }

    /// Custom data as a token, and beside it what the vendor takes unsigned only.
    func signCustomData(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: app)
        let provider = SigningRequest.provider(&body, app, conversations)
        let data = SigningRequest.customData(&body)
        let transfer = SigningRequest.transfer(&body)
        let seconds = SigningRequest.seconds(&body)
        try body.finish()
        let (instance, signer) = try signing(provider, (any DataSigningProvider).self, "custom data")
        let order = CustomDataOrder(data: data, lifetimeSeconds: seconds, now: Self.now)
        let (credential, unsigned) = try await asking(instance, request) { environment throws(SigningRefusal) in
            let credential = try await signer.signCustomData(order, environment)
            guard let transfer else { return (credential, JSONObject?.none) }
            return (credential, try signer.chatTransfer(transfer, environment))
        }
        var value = Self.credentialMembers(of: credential)
        if let unsigned { value.append("unsignedCustomData", .object(unsigned)) }
        return .json(.ok, JSONValue.object(value).encoded())
    }

    /// The vendor's client libraries read one name or the other.
    static func credentialMembers(of credential: SignedCredential?) -> JSONObject {
        guard let credential else { return ["jwt": .null] }
        let text = JSONValue(credential.text)
        return ["jwt": text, "token": text, "expiresAt": time(credential.expiresAt)]
    }

    /// A web form's event with its signature, the data byte for byte as they were signed.
    func signWebForm(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        // The names in it are the vendor's.
        var body = try RequestBody(request, limits: settings.jsonDepthMax).redacted(for: app, written: [])
        let provider = SigningRequest.provider(&body, app, conversations)
        let type = body.choice("type", FormEventType.self) ?? .data
        let data = SigningRequest.formData(&body)
        try body.finish()
        let (instance, signer) = try signing(provider, (any DataSigningProvider).self, "web forms")
        let form = try await asking(instance, request) { environment throws(SigningRefusal) in
            try await signer.signForm(data, as: type, environment)
        }
        var writer = JSONWriter()
        writer.beginObject()
        writer.member("type", type.rawValue)
        writer.member("signature", form.signature)
        writer.key("data")
        writer.writeRaw(form.data)
        writer.endObject()
        return .json(.ok, writer.finish())
    }

    /// Whether a web form's signature is that of its data.
    func verifyWebForm(_ request: Request) async throws(Problem) -> Response {
        let app = try authenticator.requireSecret(request)
        var body = try RequestBody(request, limits: settings.jsonDepthMax)
        let provider = SigningRequest.provider(&body, app, conversations)
        let signature = body.string("signature", charactersMax: 256, required: true) ?? ""
        let data = SigningRequest.formData(&body)
        try body.finish()
        let (instance, signer) = try signing(provider, (any DataSigningProvider).self, "web forms")
        let isValid = try await asking(instance, request) { environment throws(SigningRefusal) in
            try await signer.isSignature(signature, ofForm: data, environment)
        }
        return .json(.ok, JSONValue.object(["valid": JSONValue(isValid)]).encoded())
    }

    // MARK: Steps

    /// Has an adapter sign or judge something; its refusal becomes a problem of its provider's.
    private func asking<Answer>(
        _ instance: ProviderInstance, _ request: Request,
        _ work: (ProviderEnvironment) async throws(SigningRefusal) -> Answer
    ) async throws(Problem) -> Answer {
        let environment = conversations.shard(of: request.loop).environment(of: instance)
        do throws(SigningRefusal) {
            return try await work(environment)
        } catch {
            throw Problem(error, of: instance.name)
        }
    }

    /// The present, in seconds since the Unix epoch.
    static var now: Int64 { WallClock.milliseconds / 1000 }

    private static func time(_ seconds: Int64) -> JSONValue { JSONValue(Timestamp(seconds: seconds).rfc3339) }

    /// The adapter's ability to sign something.
    private func signing<Ability>(
        _ provider: ProviderInstance?, _ ability: Ability.Type, _ what: String
    ) throws(Problem) -> (ProviderInstance, Ability) {
        guard let provider else { throw Problem(.invalidRequest, "No provider is named.") }
        guard let signer = provider.adapter as? Ability else {
            throw Problem(.capabilityUnsupported, "The provider \(provider.name) has no \(what) to sign.")
        }
        return (provider, signer)
    }
}

extension Problem {
    /// Says why a provider's adapter did not sign.
    init(_ refusal: SigningRefusal, of provider: String) {
        switch refusal {
        case .invalid(let problem): self.init(invalid: problem)
        case .unsupported(let detail):
            self.init(.capabilityUnsupported, detail)
            self.provider = ProviderDetail(name: provider)
        case .unavailable:
            self.init(.overloaded, "The secret cannot be read at the moment.", retryAfter: 1000)
        }
    }
}
