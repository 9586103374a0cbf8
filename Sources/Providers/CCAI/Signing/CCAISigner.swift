import Crypto
import JSON

/// A secret of the tenant's that signs and verifies tokens with one algorithm (`PROTOCOL.md`, section 12).
///
/// The algorithm is the configuration's, never the token's or a caller's.
struct CCAISigner: Sendable {
    /// The lives that a token may have, in seconds.
    static let lifetimeSeconds = 60...3600
    /// How much earlier than now a token says it was made, in seconds: a server whose clock is behind refuses tokens
    /// from its future.
    static let skewSeconds: Int64 = 5

    private let algorithm: CCAIAlgorithm
    private let key: TokenKey

    /// Keys the algorithm with the UTF-8 bytes of the secret; an empty one is refused.
    init(_ algorithm: CCAIAlgorithm, secret: String) throws(TokenError) {
        self.algorithm = algorithm
        key = try TokenKey(algorithm.token, secret: Array(secret.utf8).span)
    }

    /// The compact token over claims, which go in to the byte.
    func sign(_ claims: [UInt8]) -> String {
        let header = Array(#"{"alg":"\#(algorithm.rawValue)","typ":"JWT"}"#.utf8)
        return String(decoding: key.sign(header: header.span, payload: claims.span), as: UTF8.self)
    }

    /// The claims of a token that is good now.
    ///
    /// - Parameter now: seconds since the Unix epoch.
    func claims(of token: String, now: Int64) throws(CCAITokenFault) -> JSONObject {
        let payload: [UInt8]
        do {
            let parsed = try SignedToken(parsing: Array(token.utf8).span)
            let header = try? JSONValue(parsing: parsed.header)
            guard let name = header?["alg"]?.stringValue else { throw CCAITokenFault.malformed }
            payload = try parsed.payload(verifiedBy: key, algorithm: name)
        } catch TokenError.algorithmMismatch {
            throw .algorithm
        } catch TokenError.signatureMismatch {
            throw .signature
        } catch {
            throw .malformed
        }
        guard let claims = (try? JSONValue(parsing: payload))?.objectValue else { throw .malformed }
        // Floating point numbers and texts are seen in samples, and refused by the platform.
        guard let issuedAt = Self.seconds(claims["iat"]), let expiresAt = Self.seconds(claims["exp"]),
            issuedAt < expiresAt
        else { throw .times }
        guard now < expiresAt else { throw .expired }
        guard issuedAt <= now + Self.skewSeconds else { throw .early }
        return claims
    }

    /// A time in whole seconds; nil for anything else, milliseconds among it.
    private static func seconds(_ value: JSONValue?) -> Int64? {
        guard let number = value?.numberValue, number.text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let seconds = number.int, (1..<100_000_000_000).contains(seconds)
        else { return nil }
        return Int64(seconds)
    }
}

/// The algorithms that the vendor takes, each named as in the `alg` of a header.
enum CCAIAlgorithm: String, CaseIterable, Sendable {
    /// HMAC with SHA-256: the vendor's web clients.
    case hs256 = "HS256"
    /// HMAC with SHA-384: the vendor's mobile clients.
    case hs384 = "HS384"

    /// The algorithm itself.
    var token: TokenKey.Algorithm {
        switch self {
        case .hs256: .hs256
        case .hs384: .hs384
        }
    }
}

/// Why a token is refused, each with a word of its own.
enum CCAITokenFault: String, Error, CaseIterable {
    /// It is no compact JWS, or what is in it is no JSON.
    case malformed = "token_malformed"
    /// Its header names another algorithm than the configured one, `none` among them.
    case algorithm = "algorithm_mismatch"
    /// The signature is not that of the secret.
    case signature = "signature_mismatch"
    /// `iat` or `exp` is missing, no whole number of seconds, or in the wrong order.
    case times = "claims_invalid"
    /// It is over.
    case expired = "token_expired"
    /// It was made in the future.
    case early = "token_early"
}
