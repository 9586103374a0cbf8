import COpenSSL

/// A digest over bytes that arrive in pieces.
///
/// One owner; use it from one thread at a time. For bytes in one piece ``HashAlgorithm/digest(of:)`` is shorter.
@safe public struct Digest: ~Copyable {
    /// The hash function in use.
    public let algorithm: HashAlgorithm
    private let context: OpaquePointer

    /// Starts a digest of no bytes.
    public init(_ algorithm: HashAlgorithm) {
        guard let context = unsafe EVP_MD_CTX_new() else { preconditionFailure("memory is exhausted") }
        let result = unsafe EVP_DigestInit_ex2(context, algorithm.fetched.pointer, nil)
        precondition(result == 1, "a fetched digest can always be started")
        self.algorithm = algorithm
        unsafe self.context = context
    }

    deinit { unsafe EVP_MD_CTX_free(context) }

    /// Adds the next bytes.
    public mutating func update(_ bytes: Span<UInt8>) {
        let result = unsafe bytes.withUnsafeBufferPointer { input in
            unsafe EVP_DigestUpdate(context, input.baseAddress, input.count)
        }
        precondition(result == 1, "a started digest takes bytes until it is finished")
    }

    /// Ends the digest; the result has ``HashAlgorithm/digestBytes`` bytes.
    public consuming func finish() -> [UInt8] {
        let count = algorithm.digestBytes
        return unsafe [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
            let result = unsafe EVP_DigestFinal_ex(context, output.baseAddress, nil)
            precondition(result == 1, "a started digest can be finished once")
            initialized = count
        }
    }
}
