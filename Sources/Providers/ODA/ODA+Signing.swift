import Crypto
import Domain
import JSON
public import ProviderKit

/// Tokens for apps that have the vendor's own client library, in the part of the customer's backend (`PROTOCOL.md`,
/// section 2).
extension ODA: TokenSigningProvider {
    /// The lives that a caller may ask for begin here, in seconds; the channel's maximum ends them.
    static let tokenSecondsMin = 60

    /// A token of the channel for one user; a payload has no place in it.
    public func signToken(
        _ order: TokenOrder, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> SignedCredential {
        guard let user = order.user else {
            throw .invalid(ContentProblem(JSONPointer(["user"]), "required", "A token of the channel names a user."))
        }
        if let first = order.payload.members.first {
            throw .invalid(
                ContentProblem(
                    JSONPointer(["payload", first.key]), "not_allowed", "The channel's tokens have no such claim."))
        }
        let seconds = order.lifetimeSeconds ?? configuration.tokenLifetimeSeconds
        guard (Self.tokenSecondsMin...configuration.tokenSecondsMax).contains(seconds) else {
            throw .invalid(
                ContentProblem(
                    JSONPointer(["expiresInSeconds"]), "out_of_range",
                    "A token lives \(Self.tokenSecondsMin) to \(configuration.tokenSecondsMax) seconds."))
        }
        let secret = try await signingSecret(environment)
        do {
            let token = try ODAToken(
                channelID: configuration.channelID, userID: user.id, secret: secret, now: order.now,
                lifetimeSeconds: seconds)
            return SignedCredential(
                text: String(decoding: token.text, as: UTF8.self),
                expiresAt: order.now - ODAToken.skewSeconds + Int64(seconds))
        } catch {
            throw .unavailable
        }
    }

    /// The vendor's own word for a fault, or `algorithm_mismatch`, `signature_mismatch`, `channel_mismatch`.
    public func fault(
        ofToken token: String, now: Int64, _ environment: ProviderEnvironment
    ) async throws(SigningRefusal) -> String? {
        let secret = try await signingSecret(environment)
        return Self.fault(of: Array(token.utf8), secret: secret, channelID: configuration.channelID, now: now)
    }

    static func fault(of token: [UInt8], secret: String, channelID: String, now: Int64) -> String? {
        let claims: JSONObject?
        do {
            let key = try TokenKey(.hs256, secret: Array(secret.utf8).span)
            let parsed = try SignedToken(parsing: token.span)
            let header = try? JSONValue(parsing: parsed.header)
            let payload = try parsed.payload(verifiedBy: key, algorithm: header?["alg"]?.stringValue ?? "")
            claims = (try? JSONValue(parsing: payload))?.objectValue
        } catch TokenError.algorithmMismatch {
            return "algorithm_mismatch"
        } catch TokenError.signatureMismatch {
            return "signature_mismatch"
        } catch {
            return ODATokenFault.absent.rawValue
        }
        if let fault = ODATokenFault.check(token.span, now: now) { return fault.rawValue }
        return claims?["channelId"]?.stringValue == channelID ? nil : "channel_mismatch"
    }

    private func signingSecret(_ environment: ProviderEnvironment) async throws(SigningRefusal) -> String {
        guard let reference = configuration.channelSecret else {
            throw .unsupported("The channel has no client authentication, so it takes no tokens.")
        }
        guard case .success(let secret) = await environment.secrets.value(of: reference, on: environment.loop),
            !secret.isEmpty
        else { throw .unavailable }
        return secret
    }
}
