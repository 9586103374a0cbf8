import COpenSSL

/// One pass of AES-256-GCM over one message (NIST SP 800-38D): associated data first, then the text, then the tag.
@safe struct AES256GCM: ~Copyable {
    static let nonceBytes = 12
    static let tagBytes = 16

    enum Direction: Int32 {
        case open = 0
        case seal = 1
    }

    private let context: OpaquePointer

    init(secret: Span<UInt8>, nonce: Span<UInt8>, direction: Direction) {
        precondition(secret.count == 32 && nonce.count == Self.nonceBytes, "AES-256-GCM has one length of each")
        guard let context = unsafe EVP_CIPHER_CTX_new() else { preconditionFailure("memory is exhausted") }
        let result = unsafe secret.withUnsafeBufferPointer { key in
            unsafe nonce.withUnsafeBufferPointer { iv in
                unsafe EVP_CipherInit_ex2(
                    context, FetchedCipher.aes256GCM.pointer, key.baseAddress, iv.baseAddress, direction.rawValue, nil)
            }
        }
        precondition(result == 1, "a fetched cipher takes a key of its length")
        unsafe self.context = context
    }

    deinit { unsafe EVP_CIPHER_CTX_free(context) }

    /// Adds associated data; before the first ``transform(_:onto:)``.
    borrowing func authenticate(_ bytes: Span<UInt8>) {
        guard bytes.count > 0 else { return }
        var written: Int32 = 0
        let result = unsafe bytes.withUnsafeBufferPointer { input in
            unsafe EVP_CipherUpdate(context, nil, &written, input.baseAddress, Int32(input.count))
        }
        precondition(result == 1, "associated data comes before the text")
    }

    /// Encrypts or decrypts the text and appends the result.
    borrowing func transform(_ bytes: Span<UInt8>, onto output: inout [UInt8]) {
        guard bytes.count > 0 else { return }
        output.append(addingCapacity: bytes.count) { span in
            var written: Int32 = 0
            let result = unsafe span.withUnsafeMutableBufferPointer { buffer, initialized in
                let result = unsafe bytes.withUnsafeBufferPointer { input in
                    unsafe EVP_CipherUpdate(
                        context, buffer.baseAddress, &written, input.baseAddress, Int32(input.count))
                }
                initialized = Int(written)
                return result
            }
            // GCM is a stream: all of the text comes out at once and the last step adds nothing.
            precondition(result == 1 && Int(written) == bytes.count, "GCM keeps no text back")
        }
    }

    /// Ends a sealing pass and appends the tag.
    borrowing func appendTag(to output: inout [UInt8]) {
        var nothing: UInt8 = 0
        var written: Int32 = 0
        var result = unsafe EVP_CipherFinal_ex(context, &nothing, &written)
        precondition(result == 1, "a sealing pass can always be ended")
        output.append(addingCapacity: Self.tagBytes) { span in
            unsafe span.withUnsafeMutableBufferPointer { buffer, initialized in
                result = unsafe tl_gcm_get_tag(context, buffer.baseAddress)
                initialized = Self.tagBytes
            }
        }
        precondition(result == 1, "an ended pass has a tag")
    }

    /// Ends an opening pass: whether the tag is the right one for all that was passed in.
    borrowing func isGenuine(tag: Span<UInt8>) -> Bool {
        precondition(tag.count == Self.tagBytes, "a tag has 16 bytes")
        let result = unsafe tag.withUnsafeBufferPointer { unsafe tl_gcm_set_tag(context, $0.baseAddress) }
        precondition(result == 1, "an opening pass takes a tag of 16 bytes")
        var nothing: UInt8 = 0
        var written: Int32 = 0
        let genuine = unsafe EVP_CipherFinal_ex(context, &nothing, &written) == 1
        // A wrong tag leaves no mark in the thread's queue today; one left there would be taken for a TLS failure.
        if !genuine { ERR_clear_error() }
        return genuine
    }
}

/// The library's AES-256-GCM, fetched once and never freed.
///
/// Sendable by hand: the library documents a fetched `EVP_CIPHER` as immutable and shareable between threads.
@safe private struct FetchedCipher: @unchecked Sendable {
    let pointer: OpaquePointer

    static let aes256GCM = FetchedCipher()

    private init() {
        CryptoLibrary.prepare()
        guard let pointer = unsafe EVP_CIPHER_fetch(nil, "AES-256-GCM", nil) else {
            preconditionFailure("OpenSSL without AES-256-GCM cannot serve us")
        }
        unsafe self.pointer = pointer
    }
}
