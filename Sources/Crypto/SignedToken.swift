/// A key that signs and verifies tokens with one algorithm.
///
/// The algorithm belongs to the key, never to the token (RFC 8725 section 3.1); `none` does not exist here.
public struct TokenKey: Sendable {
    /// The algorithms with a shared secret (RFC 7518 section 3.2), each named as in the `alg` of a header.
    public enum Algorithm: String, Hashable, Sendable, CaseIterable {
        /// HMAC with SHA-256.
        case hs256 = "HS256"
        /// HMAC with SHA-384.
        case hs384 = "HS384"
        /// HMAC with SHA-512.
        case hs512 = "HS512"

        var hash: HashAlgorithm {
            switch self {
            case .hs256: .sha256
            case .hs384: .sha384
            case .hs512: .sha512
            }
        }
    }

    /// The one algorithm this key is for.
    public let algorithm: Algorithm
    private let hmac: HMACKey

    /// Keys the algorithm with a secret, taken as the bytes it is: nothing is decoded.
    ///
    /// An empty secret is refused with ``TokenError/emptySecret``; whether a short one will do is for the caller, since
    /// vendors hand out secrets shorter than RFC 7518 asks for.
    public init(_ algorithm: Algorithm, secret: Span<UInt8>) throws(TokenError) {
        guard secret.count > 0 else { throw .emptySecret }
        self.algorithm = algorithm
        self.hmac = HMACKey(algorithm.hash, secret: secret)
    }

    /// The compact token over a header and a payload (RFC 7515 section 7.1), as ASCII.
    ///
    /// Both are JSON texts already written, and go in to the byte; that the header's `alg` is ``algorithm`` is the
    /// caller's care.
    public func sign(header: Span<UInt8>, payload: Span<UInt8>) -> [UInt8] {
        let base64 = Base64.url
        var token: [UInt8] = []
        token.reserveCapacity(
            base64.encodedCount(of: header.count) + base64.encodedCount(of: payload.count)
                + base64.encodedCount(of: algorithm.hash.digestBytes) + 2)
        base64.append(header, to: &token)
        token.append(UInt8(ascii: "."))
        base64.append(payload, to: &token)
        let tag = hmac.authenticate(token.span)
        token.append(UInt8(ascii: "."))
        base64.append(tag.span, to: &token)
        return token
    }

    func isValid(_ signature: Span<UInt8>, for signedPart: Span<UInt8>) -> Bool {
        hmac.isValid(signature, for: signedPart)
    }
}

/// A compact JWS taken apart but not yet believed (RFC 7515 section 5.2).
///
/// The way to use it: parse, read ``header`` as JSON, choose a key (by its `kid`), then
/// ``payload(verifiedBy:algorithm:)``. The payload comes out no other way. Times, audience and every other claim are
/// the caller's to check.
public struct SignedToken: Sendable {
    /// The longest token in bytes that is looked at.
    public static let bytesMax = 64 * 1024

    /// The header's JSON text, not verified.
    public let header: [UInt8]
    private let payload: [UInt8]
    private let signature: [UInt8]
    private let signedPart: [UInt8]

    /// Takes a token apart: three parts, each exact base64url, the header and the signature not empty.
    ///
    /// - Throws: ``TokenError/malformed`` or ``TokenError/tooLong``.
    public init(parsing token: Span<UInt8>) throws(TokenError) {
        guard token.count <= Self.bytesMax else { throw .tooLong }
        var dots: InlineArray<2, Int> = [0, 0]
        var found = 0
        for index in token.indices where token[index] == UInt8(ascii: ".") {
            guard found < 2 else { throw .malformed }
            dots[found] = index
            found += 1
        }
        guard found == 2, dots[0] > 0, dots[1] + 1 < token.count,
            let header = Base64.url.decode(token.extracting(0..<dots[0])),
            let payload = Base64.url.decode(token.extracting(dots[0] + 1..<dots[1])),
            let signature = Base64.url.decode(token.extracting(dots[1] + 1..<token.count))
        else { throw .malformed }
        let signedBytes = token.extracting(0..<dots[1])
        self.header = header
        self.payload = payload
        self.signature = signature
        self.signedPart = [UInt8](capacity: signedBytes.count) { output in
            for index in signedBytes.indices { output.append(signedBytes[index]) }
        }
    }

    /// The payload's JSON text, once the signature is known to be the key's.
    ///
    /// - Parameters:
    ///   - key: the key chosen for this token; its algorithm is the one that counts.
    ///   - algorithm: the `alg` the caller found in ``header``; it must name the key's algorithm, letter for letter.
    /// - Throws: ``TokenError/algorithmMismatch`` or ``TokenError/signatureMismatch``.
    public func payload(verifiedBy key: TokenKey, algorithm: String) throws(TokenError) -> [UInt8] {
        guard algorithm == key.algorithm.rawValue else { throw .algorithmMismatch }
        guard key.isValid(signature.span, for: signedPart.span) else { throw .signatureMismatch }
        return payload
    }
}

/// Why a token was refused.
public enum TokenError: Error, Hashable, Sendable {
    /// The secret has no bytes.
    case emptySecret
    /// The token is longer than ``SignedToken/bytesMax``.
    case tooLong
    /// The token is not three parts of exact base64url, or one that must hold something is empty.
    case malformed
    /// The header names another algorithm than the key's, `none` among them.
    case algorithmMismatch
    /// The signature is not the key's.
    case signatureMismatch
}
