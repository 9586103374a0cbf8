import COpenSSL

/// A certificate and its private key in one PEM text, in either order, as services that push to devices want them.
public struct CertificateWithKey: Hashable, Sendable {
    /// The first fault of a text.
    public enum Fault: String, Error, CaseIterable, Sendable {
        /// There is no certificate between `BEGIN` and `END`.
        case noCertificate
        /// There is no private key.
        case noKey
        /// The private key needs a passphrase.
        case encryptedKey
        /// The private key is another certificate's.
        case foreignKey
    }

    /// The end of the certificate's life, in seconds since the Unix epoch; nil where it does not say so in a way that
    /// the library understands.
    public let expiresAt: Int64?

    /// Reads a text; nothing of it is kept.
    public init(pem text: String) throws(Fault) {
        let bytes = Array(text.utf8)
        let outcome = unsafe bytes.withUnsafeBytes { unsafe Self.read($0) }
        ERR_clear_error()
        expiresAt = try outcome.get()
    }

    private static func read(_ bytes: UnsafeRawBufferPointer) -> Result<Int64?, Fault> {
        // Two readers, since certificate and key stand in any order.
        guard let start = bytes.baseAddress, let count = Int32(exactly: bytes.count),
            let first = unsafe BIO_new_mem_buf(start, count)
        else { return .failure(.noCertificate) }
        defer { unsafe BIO_free(first) }
        guard let certificate = unsafe PEM_read_bio_X509(first, nil, nil, nil) else { return .failure(.noCertificate) }
        defer { unsafe X509_free(certificate) }
        guard let second = unsafe BIO_new_mem_buf(start, count) else { return .failure(.noKey) }
        defer { unsafe BIO_free(second) }
        var isEncrypted = false
        let found = unsafe withUnsafeMutablePointer(to: &isEncrypted) { flag in
            // Without this the library would ask for a passphrase at the terminal.
            unsafe PEM_read_bio_PrivateKey(
                second, nil,
                { _, _, _, flag in
                    unsafe flag?.assumingMemoryBound(to: Bool.self).pointee = true
                    return -1
                }, flag)
        }
        guard let key = unsafe found else { return .failure(isEncrypted ? .encryptedKey : .noKey) }
        defer { unsafe EVP_PKEY_free(key) }
        guard unsafe X509_check_private_key(certificate, key) == 1 else { return .failure(.foreignKey) }
        return .success(unsafe TLSIdentity.certificateExpiry(certificate))
    }
}
