import COpenSSL
import Crypto
import SupportExpectations
import Testing

/// A client that is none of ours: the library as it comes, with sessions, ciphers and certificates of its choice.
@safe final class OracleClient {
    /// The outcome of a connection.
    struct Outcome {
        var server = TLSEngine.HandshakeStep.wantRead
        /// The client's end of the handshake, and one byte of the server's, arrived.
        var isThrough = false
        var isResumed = false
        /// The server says so too.
        var isResumedAtServer = false
        /// The ticket that the client would come back with.
        var ticket: [UInt8] = []
        var serverKeyDigest: [UInt8]?
        var visitorKeyDigest: [UInt8]?
        /// The authority's statement about the certificate, as sent by the server.
        var status: [UInt8] = []
        var cipher = ""
        /// The reason of the client's failure, in the library's words.
        var failure = ""
    }

    private let context: OpaquePointer
    private var session: OpaquePointer?

    init(
        _ version: TLSVersion, ciphers: String? = nil, groups: String? = nil,
        certificate: TLSCertificateFiles? = nil
    ) throws {
        guard let made = unsafe SSL_CTX_new(TLS_client_method()) else { preconditionFailure("memory is exhausted") }
        unsafe context = made
        let number = version == .v1_2 ? TLS1_2_VERSION : TLS1_3_VERSION
        _ = unsafe tl_ssl_ctx_set_min_version(context, number)
        _ = unsafe tl_ssl_ctx_set_max_version(context, number)
        if let ciphers { expectEqual(unsafe SSL_CTX_set_cipher_list(context, ciphers), 1) }
        if let groups { expectEqual(unsafe tl_ssl_ctx_set_groups(context, groups), 1) }
        guard let certificate else { return }
        expectEqual(unsafe SSL_CTX_use_certificate_chain_file(context, certificate.certificate), 1)
        expectEqual(unsafe SSL_CTX_use_PrivateKey_file(context, certificate.key, SSL_FILETYPE_PEM), 1)
    }

    deinit {
        unsafe SSL_SESSION_free(session)
        unsafe SSL_CTX_free(context)
    }

    /// Connects, with the session of the connection before if there was one.
    func connect(to server: TLSContext, host: String? = "api.example.test", renegotiates: Bool = false) throws
        -> Outcome
    {
        guard let ssl = unsafe SSL_new(context), let input = unsafe BIO_new(BIO_s_mem()),
            let output = unsafe BIO_new(BIO_s_mem())
        else { preconditionFailure("memory is exhausted") }
        defer { unsafe SSL_free(ssl) }
        _ = unsafe tl_bio_set_mem_eof_return(input, -1)
        unsafe SSL_set_bio(ssl, input, output)
        unsafe SSL_set_connect_state(ssl)
        if let host { _ = unsafe tl_ssl_set_server_name(ssl, host) }
        _ = unsafe SSL_ctrl(ssl, SSL_CTRL_SET_TLSEXT_STATUS_REQ_TYPE, Int(TLSEXT_STATUSTYPE_ocsp), nil)
        if let session = unsafe session { _ = unsafe SSL_set_session(ssl, session) }
        var outcome = Outcome()
        var engine = TLSEngine(server: server)
        ERR_clear_error()
        var hasWritten = false
        for round in 0..<20 {
            if round == 10, renegotiates { _ = unsafe SSL_renegotiate(ssl) }
            var byte: UInt8 = 0
            let read = unsafe SSL_read(ssl, &byte, 1)
            if read == 1 { outcome.isThrough = byte == 42 }
            if unsafe SSL_get_error(ssl, read) == SSL_ERROR_SSL {
                outcome.failure = unsafe String(cString: ERR_reason_error_string(ERR_peek_error()))
            }
            engine.receive(unsafe Self.take(output).span)
            if outcome.server != .done {
                outcome.server = engine.handshake()
            } else if renegotiates, round >= 10 {
                var bytes: [UInt8] = []
                do {
                    try bytes.append(addingCapacity: 10) { span throws(TLSError) in _ = try engine.read(into: &span) }
                } catch {
                    // The client ends a connection whose second handshake is refused.
                    outcome.server = .failed(error)
                }
            }
            if outcome.server == .done, !hasWritten {
                hasWritten = true
                let answer: [UInt8] = [42]
                _ = try engine.write(answer.span)
            }
            var wire: [UInt8] = []
            engine.drain(into: &wire)
            if !wire.isEmpty { _ = unsafe BIO_write(input, wire, Int32(wire.count)) }
        }
        outcome.isResumed = unsafe SSL_session_reused(ssl) == 1
        outcome.isResumedAtServer = engine.isResumed
        outcome.visitorKeyDigest = engine.peerKeyDigest
        unsafe Self.inspect(ssl, &outcome)
        if outcome.isThrough, unsafe SSL_version(ssl) != 0 {
            unsafe SSL_SESSION_free(session)
            unsafe session = SSL_get1_session(ssl)
            outcome.ticket = unsafe Self.ticket(of: session)
        }
        // A connection that ends without a goodbye would spoil its session.
        unsafe SSL_set_shutdown(ssl, SSL_SENT_SHUTDOWN | SSL_RECEIVED_SHUTDOWN)
        return outcome
    }

    private static func inspect(_ ssl: OpaquePointer, _ outcome: inout Outcome) {
        if let name = unsafe SSL_CIPHER_get_name(SSL_get_current_cipher(ssl)) {
            outcome.cipher = unsafe String(cString: name)
        }
        var status: UnsafePointer<UInt8>?
        let count = unsafe withUnsafeMutablePointer(to: &status) { status in
            unsafe SSL_ctrl(ssl, SSL_CTRL_GET_TLSEXT_STATUS_REQ_OCSP_RESP, 0, status)
        }
        if count > 0 { outcome.status = unsafe Array(UnsafeBufferPointer(start: status, count: count)) }
        guard let certificate = unsafe SSL_get0_peer_certificate(ssl) else { return }
        var encoded: UnsafeMutablePointer<UInt8>?
        let length = unsafe i2d_X509_PUBKEY(X509_get_X509_PUBKEY(certificate), &encoded)
        guard let start = unsafe encoded else { return }
        defer { unsafe CRYPTO_free(start, nil, 0) }
        let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: Int(length)))
        outcome.serverKeyDigest = HashAlgorithm.sha256.digest(of: bytes.span)
    }

    private static func ticket(of session: OpaquePointer?) -> [UInt8] {
        guard let session = unsafe session else { return [] }
        var start: UnsafePointer<UInt8>?
        var count = 0
        unsafe SSL_SESSION_get0_ticket(session, &start, &count)
        return unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }

    private static func take(_ output: OpaquePointer) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: unsafe tl_bio_pending(output))
        guard !bytes.isEmpty else { return [] }
        _ = unsafe BIO_read(output, &bytes, Int32(bytes.count))
        return bytes
    }
}
