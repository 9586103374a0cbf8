import Crypto

/// The proof that both sides know one secret, which never goes over the connection.
package enum ExternalProof {
    /// How many random bytes a nonce has.
    static let nonceBytes = 24

    /// base64url of HMAC-SHA256(secret, nonce), without padding; the nonce as its text stands in the frame.
    package static func proof(of nonce: String, secret: String) -> String {
        let key = HMACKey(.sha256, secret: Array(secret.utf8).span)
        let tag = key.authenticate(Array(nonce.utf8).span)
        return String(decoding: Base64.url.encode(tag.span), as: UTF8.self)
    }

    /// Whether a proof is that of the nonce; in constant time.
    package static func isValid(_ proof: String, of nonce: String, secret: String) -> Bool {
        let wanted = Array(Self.proof(of: nonce, secret: secret).utf8)
        // Padding is tolerated: some libraries always write it.
        let given = Array(proof.utf8).filter { $0 != UInt8(ascii: "=") }
        return constantTimeEqual(wanted.span, given.span)
    }

    /// A nonce that was never used.
    package static func nonce() -> String {
        String(decoding: Base64.url.encode(secureRandomBytes(nonceBytes).span), as: UTF8.self)
    }
}
