import COpenSSL

/// TLS for one connection, between memory and memory: no socket, no clock, no waiting.
///
/// The driver passes what it read to ``receive(_:)``, asks ``handshake()`` until it is done, then ``read(into:)``
/// until it wants more, and after each of these sends what ``drain(into:)`` gives. Bytes may come in pieces of any
/// size. What was received and not read yet is held here, so a driver that stops reading must stop receiving. One
/// owner, one thread at a time.
@safe public struct TLSEngine: ~Copyable {
    /// How the handshake goes on.
    public enum HandshakeStep: Hashable, Sendable {
        /// Send what there is to send, then wait for bytes.
        case wantRead
        /// Both sides are through; application data may flow.
        case done
        /// It failed; there may be an alert to send before the transport is closed.
        case failed(TLSError)
    }

    /// The result of reading.
    public enum ReadStep: Hashable, Sendable {
        /// That many bytes were appended; there may be more.
        case bytes(Int)
        /// Everything received was read.
        case wantRead
        /// The other side said goodbye; nothing follows.
        case closed
    }

    /// How much ciphertext may wait to be sent before ``write(_:)`` takes no more, in bytes.
    public static let outputBytesMax = 256 * 1024

    /// How much memory an idle engine's buffers may hold each, in bytes; see ``trim()``.
    private static let keptBytes = 4 * 1024

    private let ssl: OpaquePointer
    /// Owned by `ssl`: what came from the other side, and what goes there.
    private let input: OpaquePointer
    private let output: OpaquePointer
    /// Kept for the callback of the server's context, which reads it.
    private let context: TLSContext
    private var failure: TLSError?
    private var isClosing = false

    /// Starts the engine of a client.
    ///
    /// - Parameter host: the name or address we mean to reach, without brackets or port. The certificate must be
    ///   for it; a name is also sent to the server (SNI), an address is not.
    /// - Throws: ``TLSError/invalidSetting(_:)`` if this is no host.
    public init(client context: TLSContext, host: String) throws(TLSError) {
        precondition(!context.isServer, "a client needs a client's context")
        // A trailing dot marks a name as absolute in the DNS; certificates and SNI go without.
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        guard !name.isEmpty, name.utf8.count <= 253, name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
            throw .invalidSetting("not a host name in ASCII: \(host.debugDescription)")
        }
        let ssl = unsafe Self.makeSSL(context)
        unsafe SSL_set_connect_state(ssl)
        let parameters = unsafe SSL_get0_param(ssl)
        if unsafe X509_VERIFY_PARAM_set1_ip_asc(parameters, name) != 1 {
            ERR_clear_error()
            unsafe X509_VERIFY_PARAM_set_hostflags(parameters, UInt32(X509_CHECK_FLAG_NO_PARTIAL_WILDCARDS))
            let isSet =
                unsafe X509_VERIFY_PARAM_set1_host(parameters, name, 0) == 1 && tl_ssl_set_server_name(ssl, name) == 1
            guard isSet else {
                unsafe SSL_free(ssl)
                throw .invalidSetting(takeLibraryError().reason)
            }
        }
        unsafe self.init(ssl, context)
    }

    /// Starts the engine of a server.
    public init(server context: TLSContext) {
        precondition(context.isServer, "a server needs a server's context")
        let ssl = unsafe Self.makeSSL(context)
        unsafe SSL_set_accept_state(ssl)
        unsafe self.init(ssl, context)
    }

    private init(_ ssl: OpaquePointer, _ context: TLSContext) {
        guard let input = unsafe BIO_new(BIO_s_mem()), let output = unsafe BIO_new(BIO_s_mem()) else {
            preconditionFailure("memory is exhausted")
        }
        // An empty input means "more to come" until the driver says that the stream has ended.
        _ = unsafe tl_bio_set_mem_eof_return(input, -1)
        unsafe SSL_set_bio(ssl, input, output)
        unsafe self.ssl = ssl
        unsafe self.input = input
        unsafe self.output = output
        self.context = context
    }

    private static func makeSSL(_ context: TLSContext) -> OpaquePointer {
        guard let ssl = unsafe SSL_new(context.pointer) else { preconditionFailure("memory is exhausted") }
        return unsafe ssl
    }

    deinit { unsafe SSL_free(ssl) }

    /// Takes ciphertext off the transport.
    public mutating func receive(_ ciphertext: Span<UInt8>) {
        guard ciphertext.count > 0 else { return }
        let written = unsafe ciphertext.withUnsafeBufferPointer { bytes in
            unsafe BIO_write(input, bytes.baseAddress, Int32(bytes.count))
        }
        precondition(Int(written) == ciphertext.count, "memory is exhausted")
    }

    /// Notes that the transport's stream has ended; without the other side's goodbye that is ``TLSError/truncated``.
    public mutating func receiveEnd() {
        _ = unsafe tl_bio_set_mem_eof_return(input, 0)
    }

    /// How many bytes were received and not yet looked at.
    public var inputBytes: Int { unsafe Int(tl_bio_pending(input)) }

    /// How many bytes wait to be sent.
    public var outputBytes: Int { unsafe Int(tl_bio_pending(output)) }

    /// Takes the handshake as far as the bytes received allow.
    public mutating func handshake() -> HandshakeStep {
        if let failure { return .failed(failure) }
        ERR_clear_error()
        let result = unsafe SSL_do_handshake(ssl)
        if result == 1 { return .done }
        if unsafe SSL_get_error(ssl, result) == SSL_ERROR_WANT_READ { return .wantRead }
        return .failed(fail())
    }

    /// Reads plaintext into the free capacity of `output`, at most one record.
    ///
    /// Call again until ``ReadStep/wantRead``: bytes that are left inside are not announced by the transport again.
    ///
    /// - Throws: ``TLSError/truncated``, ``TLSError/alert(code:reason:)`` or ``TLSError/protocolFailure(reason:)``; the
    ///   same one at every later call.
    public mutating func read(into output: inout OutputSpan<UInt8>) throws(TLSError) -> ReadStep {
        if let failure { throw failure }
        precondition(output.freeCapacity > 0, "reading needs room")
        var count = 0
        ERR_clear_error()
        let result = unsafe output.withUnsafeMutableBufferPointer { buffer, initialized in
            let free = unsafe UnsafeMutableRawBufferPointer(buffer)[initialized...]
            let target = unsafe UnsafeMutableRawBufferPointer(rebasing: free)
            let result = unsafe SSL_read_ex(ssl, target.baseAddress, target.count, &count)
            initialized += count
            return result
        }
        if result == 1 { return .bytes(count) }
        switch unsafe SSL_get_error(ssl, result) {
        case SSL_ERROR_WANT_READ: return .wantRead
        case SSL_ERROR_ZERO_RETURN: return .closed
        default: throw fail()
        }
    }

    /// Encrypts plaintext and returns how many bytes of it were taken.
    ///
    /// That is all of it unless ``outputBytesMax`` is reached; send, then pass the rest. Only after the handshake.
    ///
    /// - Throws: ``TLSError/closed`` after ``close()``, or what failed before.
    public mutating func write(_ plaintext: Span<UInt8>) throws(TLSError) -> Int {
        if let failure { throw failure }
        guard !isClosing else { throw .closed }
        precondition(unsafe SSL_is_init_finished(ssl) == 1, "application data flow after the handshake")
        var taken = 0
        while taken < plaintext.count, outputBytes < Self.outputBytesMax {
            var count = 0
            ERR_clear_error()
            let result = unsafe plaintext.extracting(taken..<plaintext.count).withUnsafeBufferPointer { bytes in
                // One record at a time, so that the limit is kept to within a record.
                unsafe SSL_write_ex(ssl, bytes.baseAddress, min(bytes.count, 16 * 1024), &count)
            }
            guard result == 1 else { throw fail() }
            taken += count
        }
        return taken
    }

    /// Moves the ciphertext that waits to be sent behind what `bytes` holds, and returns how much that was.
    @discardableResult
    public mutating func drain(into bytes: inout [UInt8]) -> Int {
        let count = outputBytes
        guard count > 0 else { return 0 }
        bytes.append(addingCapacity: count) { span in
            unsafe span.withUnsafeMutableBufferPointer { buffer, initialized in
                initialized = Int(max(0, unsafe BIO_read(output, buffer.baseAddress, Int32(count))))
            }
        }
        return count
    }

    /// Gives back what empty buffers have grown to, so that an idle connection holds little.
    ///
    /// To be called when nothing more is at hand to be received or written.
    public mutating func trim() {
        unsafe tl_bio_trim(input, Self.keptBytes)
        unsafe tl_bio_trim(output, Self.keptBytes)
    }

    /// Says goodbye: the engine writes no more, but still reads until the other side says goodbye too.
    ///
    /// Call ``drain(into:)`` after it. Before the end of the handshake, or after a failure, there is nobody to say it
    /// to.
    public mutating func close() {
        guard !isClosing, failure == nil else { return }
        isClosing = true
        guard unsafe SSL_is_init_finished(ssl) == 1 else { return }
        ERR_clear_error()
        _ = unsafe SSL_shutdown(ssl)
        ERR_clear_error()
    }

    /// Whether the other side has said goodbye.
    public var isPeerClosed: Bool { unsafe SSL_get_shutdown(ssl) & SSL_RECEIVED_SHUTDOWN != 0 }

    /// The protocol both sides agreed on (ALPN), after the handshake; nil for none.
    public var applicationProtocol: String? {
        var name: UnsafePointer<UInt8>?
        var count: UInt32 = 0
        unsafe SSL_get0_alpn_selected(ssl, &name, &count)
        guard let name = unsafe name, count > 0 else { return nil }
        return unsafe String(decoding: UnsafeBufferPointer(start: name, count: Int(count)), as: UTF8.self)
    }

    /// The version both sides agreed on, after the handshake.
    public var version: TLSVersion? {
        switch unsafe SSL_version(ssl) {
        case TLS1_2_VERSION: .v1_2
        case TLS1_3_VERSION: .v1_3
        default: nil
        }
    }

    /// Whether the handshake went on from an earlier connection's session, by a ticket.
    public var isResumed: Bool { unsafe SSL_session_reused(ssl) == 1 }

    /// The host name the client sent (SNI); nil for none.
    public var serverName: String? {
        guard let name = unsafe SSL_get_servername(ssl, TLSEXT_NAMETYPE_host_name) else { return nil }
        return unsafe String(cString: name)
    }

    /// The SHA-256 of the other side's public key as in its certificate, after the handshake; nil without a
    /// certificate.
    ///
    /// This is what a pin names (RFC 7469 section 2.4). Compare before the first byte is written.
    public var peerKeyDigest: [UInt8]? {
        guard let certificate = unsafe SSL_get0_peer_certificate(ssl) else { return nil }
        return unsafe TLSPins.keyDigest(of: certificate)
    }

    /// Whether the client's context has pins, and none of them is in the chain that the server was believed by; after
    /// the handshake.
    ///
    /// With pins that are enforced there is no handshake that ends so.
    public var missesPins: Bool {
        guard let pins = context.pins else { return false }
        return unsafe !pins.match(SSL_get0_verified_chain(ssl))
    }

    /// The chain that the other side was believed by, its own certificate first and the authority's last; after the
    /// handshake, and empty after one that took up an earlier session.
    public var verifiedChain: [TLSCertificate] { unsafe TLSCertificate.chain(SSL_get0_verified_chain(ssl)) }

    /// A server has named authorities of which it wants a certificate of ours; after the handshake.
    public var asksForCertificate: Bool { unsafe tl_names_client_authorities(ssl) == 1 }

    /// Remembers the failure: an engine that failed stays so.
    private mutating func fail() -> TLSError {
        let error = TLSError.ofConnection(verification: Int(unsafe SSL_get_verify_result(ssl)))
        failure = error
        return error
    }
}
