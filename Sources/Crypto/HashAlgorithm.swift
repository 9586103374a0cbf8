import COpenSSL

/// A hash function of the SHA-2 family.
///
/// SHA-1 is left out on purpose: one protocol still needs it, see ``LegacySHA1``.
public enum HashAlgorithm: String, Hashable, Sendable, CaseIterable {
    /// SHA-256: digests of 32 bytes.
    case sha256 = "SHA256"
    /// SHA-384: digests of 48 bytes.
    case sha384 = "SHA384"
    /// SHA-512: digests of 64 bytes.
    case sha512 = "SHA512"

    /// The length of a digest in bytes.
    public var digestBytes: Int {
        switch self {
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// The digest of bytes that lie in one piece.
    ///
    /// The result has ``digestBytes`` bytes (FIPS 180-4). For bytes that arrive in pieces use ``Digest``.
    public func digest(of bytes: Span<UInt8>) -> [UInt8] {
        unsafe oneShotDigest(of: bytes, with: fetched.pointer, count: digestBytes)
    }

    /// The implementation found once for the life of the process; a look-up for each call costs more than a short
    /// digest.
    var fetched: FetchedDigest {
        switch self {
        case .sha256: FetchedDigest.sha256
        case .sha384: FetchedDigest.sha384
        case .sha512: FetchedDigest.sha512
        }
    }
}

/// SHA-1, for the accept value of the WebSocket handshake and nothing else.
///
/// RFC 6455 section 4.2.2 asks for it; there it proves that the other side speaks the protocol and protects nothing.
public enum LegacySHA1 {
    /// The 20-byte digest of the bytes.
    public static func digest(of bytes: Span<UInt8>) -> [UInt8] {
        unsafe oneShotDigest(of: bytes, with: FetchedDigest.sha1.pointer, count: 20)
    }
}

/// SHA-512/256 (FIPS 180-4 section 6.7), for the algorithm `SHA-512-256` of Digest authentication (RFC 7616).
///
/// Not the first half of a SHA-512: it begins with values of its own.
public enum TruncatedSHA512 {
    /// The 32-byte digest of the bytes.
    public static func digest(of bytes: Span<UInt8>) -> [UInt8] {
        unsafe oneShotDigest(of: bytes, with: FetchedDigest.sha512Truncated.pointer, count: 32)
    }
}

/// A digest implementation of the library, fetched once and never freed.
///
/// Sendable by hand: the library documents a fetched `EVP_MD` as immutable and shareable between threads.
@safe struct FetchedDigest: @unchecked Sendable {
    let pointer: OpaquePointer

    static let sha1 = FetchedDigest("SHA1")
    static let sha256 = FetchedDigest("SHA256")
    static let sha384 = FetchedDigest("SHA384")
    static let sha512 = FetchedDigest("SHA512")
    static let sha512Truncated = FetchedDigest("SHA512-256")

    private init(_ name: String) {
        CryptoLibrary.prepare()
        guard let pointer = unsafe EVP_MD_fetch(nil, name, nil) else {
            preconditionFailure("OpenSSL without \(name) cannot serve us")
        }
        unsafe self.pointer = pointer
    }
}

private func oneShotDigest(of bytes: Span<UInt8>, with digest: OpaquePointer, count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
        let result = unsafe bytes.withUnsafeBufferPointer { input in
            unsafe EVP_Digest(input.baseAddress, input.count, output.baseAddress, nil, digest, nil)
        }
        precondition(result == 1, "a digest of bytes in memory fails only when memory is exhausted")
        initialized = count
    }
}
