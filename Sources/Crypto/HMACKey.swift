import COpenSSL

/// A secret ready to authenticate messages with HMAC (RFC 2104, FIPS 198-1).
///
/// Keying costs two hash blocks, so a key is made once and kept. It may be used from several threads at once: each
/// message works on a copy of the keyed context, which itself never changes. Printing a key does not show the secret.
@safe public final class HMACKey: @unchecked Sendable, CustomStringConvertible {
    /// The hash function in use; tags have its ``HashAlgorithm/digestBytes``.
    public let algorithm: HashAlgorithm
    private let keyed: OpaquePointer

    /// Keys a context with a secret of any length, the empty one included.
    ///
    /// RFC 2104 section 3 discourages secrets shorter than the digest; whether to refuse them is for the caller,
    /// because vendors hand them out.
    public init(_ algorithm: HashAlgorithm, secret: Span<UInt8>) {
        guard let context = unsafe EVP_MAC_CTX_new(FetchedMAC.hmac.pointer) else {
            preconditionFailure("memory is exhausted")
        }
        let result = unsafe secret.withUnsafeBufferPointer { bytes in
            // The library reads a null key as "keep the one you have"; an empty secret needs an address all the same.
            var nothing: UInt8 = 0
            return unsafe withUnsafePointer(to: &nothing) { placeholder in
                unsafe tl_hmac_init(context, algorithm.rawValue, bytes.baseAddress ?? placeholder, bytes.count)
            }
        }
        precondition(result == 1, "a fetched HMAC takes every secret")
        self.algorithm = algorithm
        unsafe self.keyed = context
    }

    deinit { unsafe EVP_MAC_CTX_free(keyed) }

    /// The tag of a message, ``HashAlgorithm/digestBytes`` long.
    public func authenticate(_ message: Span<UInt8>) -> [UInt8] {
        guard let context = unsafe EVP_MAC_CTX_dup(keyed) else { preconditionFailure("memory is exhausted") }
        defer { unsafe EVP_MAC_CTX_free(context) }
        let count = algorithm.digestBytes
        return unsafe [UInt8](unsafeUninitializedCapacity: count) { output, initialized in
            var result = unsafe message.withUnsafeBufferPointer { input in
                unsafe EVP_MAC_update(context, input.baseAddress, input.count)
            }
            if result == 1 { result = unsafe EVP_MAC_final(context, output.baseAddress, &initialized, count) }
            precondition(result == 1 && initialized == count, "a keyed HMAC takes every message")
        }
    }

    /// Whether a tag belongs to a message; the whole tag is asked for and the time does not tell where it differs.
    public func isValid(_ tag: Span<UInt8>, for message: Span<UInt8>) -> Bool {
        constantTimeEqual(tag, authenticate(message).span)
    }

    /// The algorithm, never the secret.
    public var description: String { "HMACKey(\(algorithm.rawValue), ***)" }
}

/// Whether two byte strings are equal, in a time that depends on their lengths only.
///
/// The lengths are not secret: unequal ones are answered at once.
public func constantTimeEqual(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    guard one.count > 0 else { return true }
    return unsafe one.withUnsafeBufferPointer { first in
        unsafe other.withUnsafeBufferPointer { second in
            unsafe CRYPTO_memcmp(first.baseAddress, second.baseAddress, first.count) == 0
        }
    }
}

/// The library's HMAC, fetched once and never freed.
///
/// Sendable by hand: the library documents a fetched `EVP_MAC` as immutable and shareable between threads.
@safe private struct FetchedMAC: @unchecked Sendable {
    let pointer: OpaquePointer

    static let hmac = FetchedMAC()

    private init() {
        CryptoLibrary.prepare()
        guard let pointer = unsafe EVP_MAC_fetch(nil, "HMAC", nil) else {
            preconditionFailure("OpenSSL without HMAC cannot serve us")
        }
        unsafe self.pointer = pointer
    }
}
