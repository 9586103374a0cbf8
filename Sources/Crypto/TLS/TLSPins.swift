import COpenSSL

/// Public keys that a client knows its server by: one of them stands in the server's certificate or in one of those
/// that lead from it to its authority.
///
/// They come on top of the usual check and replace no part of it: only the chain that was found to hold counts, and
/// not what else the server sends along.
public struct TLSPins: Hashable, Sendable {
    /// The SHA-256 of each key in the form in which certificates have it (RFC 7469 section 2.4), 32 bytes.
    public var digests: Set<[UInt8]>
    /// Whether a server without any of them is refused, in the middle of the handshake: neither our certificate nor a
    /// byte of ours goes to it.
    public var isEnforced: Bool

    /// Those keys.
    public init(_ digests: Set<[UInt8]>, isEnforced: Bool = true) {
        precondition(digests.allSatisfy { $0.count == 32 }, "a digest has 32 bytes")
        self.digests = digests
        self.isEnforced = isEnforced
    }

    /// Whether one of them is in a chain, which a null pointer means to be empty.
    func match(_ chain: OpaquePointer?) -> Bool {
        for number in 0..<(unsafe tl_chain_count(chain)) {
            guard let certificate = unsafe tl_chain_certificate(chain, number),
                let digest = unsafe TLSPins.keyDigest(of: certificate)
            else { continue }
            if digests.contains(digest) { return true }
        }
        return false
    }

    /// The SHA-256 of the public key of a certificate.
    static func keyDigest(of certificate: OpaquePointer) -> [UInt8]? {
        guard let key = unsafe X509_get_X509_PUBKEY(certificate) else { return nil }
        var encoded: UnsafeMutablePointer<UInt8>?
        let count = unsafe i2d_X509_PUBKEY(key, &encoded)
        guard count > 0, let encoded = unsafe encoded else { return nil }
        defer { unsafe CRYPTO_free(encoded, nil, 0) }
        return HashAlgorithm.sha256.digest(of: unsafe UnsafeBufferPointer(start: encoded, count: Int(count)).span)
    }
}

/// Called by the library in place of its own check of a server's certificate: that check, and then the pins.
///
/// So the handshake ends with an alert before our certificate and the last message of ours go out, in TLS 1.2 and 1.3.
func checkPins(_ store: OpaquePointer?, _ owner: UnsafeMutableRawPointer?) -> Int32 {
    guard let store = unsafe store, let owner = unsafe owner else { return 0 }
    let result = unsafe X509_verify_cert(store)
    guard result == 1 else { return result }
    let pins = unsafe Unmanaged<TLSContext>.fromOpaque(owner).takeUnretainedValue().pins
    if let pins, unsafe pins.match(X509_STORE_CTX_get0_chain(store)) { return 1 }
    unsafe X509_STORE_CTX_set_error(store, X509_V_ERR_APPLICATION_VERIFICATION)
    return 0
}
