import COpenSSL

/// MD5, for the `Digest` authentication of proxies and nothing else.
///
/// RFC 7616 keeps it for those that know no other; there a collision is of no use to anybody, since the password is in
/// what is hashed.
public enum LegacyMD5 {
    /// The 16-byte digest of the bytes; nil where the library's policy has no MD5.
    public static func digest(of bytes: Span<UInt8>) -> [UInt8]? {
        CryptoLibrary.prepare()
        guard let algorithm = unsafe EVP_MD_fetch(nil, "MD5", nil) else { return nil }
        defer { unsafe EVP_MD_free(algorithm) }
        var isMade = false
        let digest = unsafe [UInt8](unsafeUninitializedCapacity: 16) { output, initialized in
            let result = unsafe bytes.withUnsafeBufferPointer { input in
                unsafe EVP_Digest(input.baseAddress, input.count, output.baseAddress, nil, algorithm, nil)
            }
            isMade = result == 1
            initialized = isMade ? 16 : 0
        }
        return isMade ? digest : nil
    }
}
