import Configuration
import Domain
public import JSON
public import ProviderKit

/// Signatures in the part of the customer's backend: secrets are read anew at each of them.
///
/// A signed text cannot be changed behind that: the layers `redact` of the call that carries it act before.
extension CCAI {
    /// An end user's token (`PROTOCOL.md`, section 12).
    public func signToken(
        _ order: TokenOrder, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> SignedCredential {
        let times = try times(order.lifetimeSeconds, now: order.now)
        // Names of persons; their addresses are how the platform knows them.
        var order = order
        if let name = order.user?.name {
            order.user?.name = environment.client.redacted(name, for: CCAIOperation.exchangeToken.named)
        }
        let payload = environment.client.redacted(
            body: ["user": .object(order.payload)], for: CCAIOperation.exchangeToken.named)
        order.payload = payload["user"]?.objectValue ?? order.payload
        let claims: CCAIUserClaims
        do throws(ContentProblem) {
            claims = try CCAIUserClaims(
                order, issuer: configuration.issuer, allowing: configuration.payloadClaims)
        } catch {
            throw .invalid(error)
        }
        let signer = try await signer(environment)
        return try credential(signer, claims.encoded(issuedAt: times.issued, expiresAt: times.expires), times.expires)
    }

    /// The word of ``CCAITokenFault`` for a token that the platform would refuse.
    public func fault(
        ofToken token: String, now: Int64, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> String? {
        let signer = try await signer(environment)
        do {
            _ = try signer.claims(of: token, now: now)
            return nil
        } catch {
            return error.rawValue
        }
    }

    /// Custom data as the platform trusts it (`PROTOCOL.md`, section 13).
    public func signCustomData(
        _ order: CustomDataOrder, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> SignedCredential? {
        let times = try times(order.lifetimeSeconds, now: order.now)
        let data: CCAICustomData
        do throws(ContentProblem) {
            data = try CCAICustomData(
                Self.typed(environment.client.redacted(order.data, for: CCAIOperation.createChat.named)),
                entriesMax: configuration.customDataEntriesMax,
                charactersMax: configuration.customDataCharactersMax)
        } catch {
            throw .invalid(
                ContentProblem(JSONPointer(["customData"] + error.pointer.tokens), error.code, error.detail))
        }
        guard !data.entries.isEmpty else { return nil }
        let signer = try await signer(environment)
        return try credential(
            signer, data.encoded(issuedAt: times.issued, expiresAt: times.expires), times.expires, of: "customData")
    }

    /// `{"external_chat_transfer": …}` (`PROTOCOL.md`, section 14).
    public func chatTransfer(
        _ transfer: ChatTransfer, _ environment: ProviderEnvironment
    ) throws(SigningRefusal) -> JSONObject {
        let object = environment.client.redacted(
            body: CCAIChatTransfer.object(transfer), for: CCAIOperation.createChat.named)
        return [CCAICustomData.chatTransferName: .object(object)]
    }

    /// An event of a web form (`PROTOCOL.md`, section 15).
    public func signForm(
        _ data: JSONObject, as type: FormEventType, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> SignedForm {
        let whole: JSONObject
        do throws(ContentProblem) {
            whole = try CCAIForm.complete(
                environment.client.redacted(body: data, for: CCAIOperation.sendMessage.named), type,
                configuration.formURIs)
        } catch {
            throw .invalid(ContentProblem(JSONPointer(["data"] + error.pointer.tokens), error.code, error.detail))
        }
        let canonical = CCAIForm.canonical(whole)
        let secret = try await resolved(configuration.formSecret ?? configuration.tenantSecret, environment)
        return SignedForm(signature: CCAIForm.signature(of: canonical, secret: secret), data: canonical)
    }

    /// Compares in constant time.
    public func isSignature(
        _ signature: String, ofForm data: JSONObject, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> Bool {
        let secret = try await resolved(configuration.formSecret ?? configuration.tenantSecret, environment)
        return CCAIForm.isSignature(signature, of: data, secret: secret)
    }

    // MARK: Steps

    /// Entries whose number has become a stand-in, which is text.
    private static func typed(_ data: JSONObject) -> JSONObject {
        var typed = data
        for (index, member) in data.members.enumerated() {
            guard var entry = member.value.objectValue, entry["type"] == "number", entry["value"]?.stringValue != nil
            else { continue }
            entry.set("type", to: "string")
            typed.members[index].value = .object(entry)
        }
        return typed
    }

    private func times(_ asked: Int?, now: Int64) throws(SigningRefusal) -> (issued: Int64, expires: Int64) {
        let range = CCAISigner.lifetimeSeconds
        let seconds = asked ?? configuration.tokenLifetimeSeconds
        guard range.contains(seconds) else {
            throw .invalid(
                ContentProblem(
                    JSONPointer(["expiresInSeconds"]), "out_of_range",
                    "A token lives \(range.lowerBound) to \(range.upperBound) seconds."))
        }
        let issued = now - CCAISigner.skewSeconds
        return (issued, issued + Int64(seconds))
    }

    private func resolved(
        _ secret: Secret, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> String {
        guard case .success(let text) = await environment.secrets.value(of: secret, on: environment.loop),
            !text.isEmpty
        else { throw .unavailable }
        return text
    }

    private func signer(_ environment: ProviderEnvironment) async throws(SigningRefusal) -> CCAISigner {
        let secret = try await resolved(configuration.tenantSecret, environment)
        do {
            return try CCAISigner(configuration.algorithm, secret: secret)
        } catch {
            throw .unavailable
        }
    }

    private func credential(
        _ signer: CCAISigner, _ claims: [UInt8], _ expiresAt: Int64, of key: String = "payload"
    ) throws(SigningRefusal) -> SignedCredential {
        let token = signer.sign(claims)
        guard token.utf8.count <= configuration.signedTokenBytesMax else {
            throw .invalid(
                ContentProblem(
                    JSONPointer([key]), "too_long",
                    "A signed token has at most \(configuration.signedTokenBytesMax) bytes."))
        }
        return SignedCredential(text: token, expiresAt: expiresAt)
    }
}
