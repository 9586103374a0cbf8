import COpenSSL

/// One of a server's certificates with its key, and the rules of the server: what a connection that chose it works by.
///
/// A client's certificate is loaded as a server's is.
@safe final class TLSIdentity {
    /// TLS 1.2 with forward secrecy and authenticated encryption only: Mozilla's "intermediate" without `DHE`, whose
    /// exchange costs a server far more than a client.
    private static let ciphers =
        "ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:"
        + "ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305"
    private static let suites = "TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256"
    private static let groups = "X25519:P-256:P-384"
    /// How long a client may come back with its ticket, in seconds.
    private static let sessionSeconds = 7_200
    /// The largest response of an authority and the largest file of authorities that are read.
    private static let fileBytesMax = 1 << 20

    let context: OpaquePointer
    /// The DNS names of the certificate, wildcards included.
    let hosts: [String]
    /// When the certificate runs out.
    let expiry: TLSExpiry?
    private let status: [UInt8]

    init(_ files: TLSCertificateFiles, _ settings: TLSServerSettings) throws(TLSError) {
        unsafe context = try TLSContext.make(TLS_server_method(), settings.versionMin, settings.versionMax)
        do throws(TLSError) {
            unsafe try Self.setRules(context, settings)
            unsafe hosts = try Self.load(files, into: context)
            expiry = unsafe Self.expirySeconds(context).map { TLSExpiry(file: files.certificate, seconds: $0) }
            if let path = files.status { unsafe status = try Self.readStatus(path, of: context) } else { status = [] }
        } catch {
            unsafe SSL_CTX_free(context)
            throw error
        }
        if !status.isEmpty {
            _ = unsafe tl_ssl_ctx_on_status(context, sendStatus, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    deinit { unsafe SSL_CTX_free(context) }

    private static func setRules(_ context: OpaquePointer, _ settings: TLSServerSettings) throws(TLSError) {
        let isSet =
            unsafe SSL_CTX_set_cipher_list(context, ciphers) == 1 && SSL_CTX_set_ciphersuites(context, suites) == 1
            && tl_ssl_ctx_set_groups(context, groups) == 1
        precondition(isSet, "the library knows the ciphers and groups of our time")
        _ = unsafe SSL_CTX_set_timeout(context, sessionSeconds)
        // A ticket counts only where the same authorities are believed, or it would pass by a stricter rule.
        var scope: [UInt8] = [0]
        if let clients = settings.clientCertificates {
            let path = clients.authorityFile
            scope = try readFile(path)
            scope.append(clients.isRequired ? 2 : 1)
            guard unsafe SSL_CTX_load_verify_file(context, path) == 1, let names = unsafe SSL_load_client_CA_file(path)
            else { throw .ofFile(path, holding: "certificate") }
            // The context frees the names.
            unsafe SSL_CTX_set_client_CA_list(context, names)
            let mode = SSL_VERIFY_PEER | (clients.isRequired ? SSL_VERIFY_FAIL_IF_NO_PEER_CERT : 0)
            unsafe SSL_CTX_set_verify(context, mode, nil)
        }
        let digest = HashAlgorithm.sha256.digest(of: scope.span)
        let isScoped = unsafe SSL_CTX_set_session_id_context(context, digest, UInt32(digest.count))
        precondition(isScoped == 1, "a digest fits")
    }

    /// Loads certificate and key and returns the certificate's names.
    static func load(_ files: TLSCertificateFiles, into context: OpaquePointer) throws(TLSError) -> [String] {
        guard unsafe SSL_CTX_use_certificate_chain_file(context, files.certificate) == 1 else {
            throw .ofFile(files.certificate, holding: "certificate")
        }
        // Without this the library would ask for a passphrase at the terminal.
        var isEncrypted = false
        unsafe SSL_CTX_set_default_passwd_cb(context) { _, _, _, flag in
            unsafe flag?.assumingMemoryBound(to: Bool.self).pointee = true
            return -1
        }
        let loaded = unsafe withUnsafeMutablePointer(to: &isEncrypted) { flag in
            unsafe SSL_CTX_set_default_passwd_cb_userdata(context, flag)
            defer { unsafe SSL_CTX_set_default_passwd_cb_userdata(context, nil) }
            return unsafe SSL_CTX_use_PrivateKey_file(context, files.key, SSL_FILETYPE_PEM)
        }
        guard loaded == 1, unsafe SSL_CTX_check_private_key(context) == 1 else {
            throw keyFailure(files, isEncrypted: isEncrypted)
        }
        guard let certificate = unsafe SSL_CTX_get0_certificate(context) else { return [] }
        var hosts: [String] = []
        var name = [CChar](repeating: 0, count: 256)
        while true {
            let length = unsafe tl_certificate_host(certificate, Int32(hosts.count), &name, Int32(name.count))
            guard length >= 0 else { return hosts.filter { !$0.isEmpty } }
            hosts.append(String(decoding: name[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self))
        }
    }

    private static func keyFailure(_ files: TLSCertificateFiles, isEncrypted: Bool) -> TLSError {
        if isEncrypted {
            ERR_clear_error()
            return .file(path: files.key, reason: "is encrypted; a key without a passphrase is needed")
        }
        let error = TLSError.ofFile(files.key, holding: "private key")
        let mismatches = ["key values mismatch", "key type mismatch"]
        guard case .file(_, let reason) = error, mismatches.contains(reason) else { return error }
        return .file(path: files.key, reason: "does not belong to the certificate in \(files.certificate)")
    }

    // MARK: The authority's word

    private static func readStatus(_ path: String, of context: OpaquePointer) throws(TLSError) -> [UInt8] {
        let bytes = try readFile(path)
        switch unsafe check(bytes, context) {
        case 0: return bytes
        case 2: throw .file(path: path, reason: "is about another certificate")
        case 3: throw .file(path: path, reason: "is out of date")
        case 4: throw .file(path: path, reason: "does not say that the certificate is good")
        default: throw .file(path: path, reason: "holds no successful OCSP response in DER form")
        }
    }

    private static func check(_ status: [UInt8], _ context: OpaquePointer) -> Int32 {
        guard let certificate = unsafe SSL_CTX_get0_certificate(context) else { return 1 }
        return unsafe tl_ocsp_check(status, status.count, certificate)
    }

    /// Hands the authority's word to a connection whose client asks for it, as long as it holds.
    fileprivate func staple(to ssl: OpaquePointer) -> Int32 {
        guard unsafe Self.check(status, context) == 0, unsafe tl_ssl_staple(ssl, status, status.count) == 1 else {
            return SSL_TLSEXT_ERR_NOACK
        }
        return SSL_TLSEXT_ERR_OK
    }

    private static func readFile(_ path: String) throws(TLSError) -> [UInt8] {
        ERR_clear_error()
        guard let file = unsafe BIO_new_file(path, "rb") else {
            throw .file(path: path, reason: takeLibraryError().reason)
        }
        defer { unsafe BIO_free(file) }
        var bytes = [UInt8](repeating: 0, count: fileBytesMax + 1)
        var count = 0
        while count < bytes.count {
            let read = unsafe bytes.withUnsafeMutableBytes { room in
                unsafe BIO_read(file, room.baseAddress.map { unsafe $0 + count }, Int32(room.count - count))
            }
            guard read > 0 else { break }
            count += Int(read)
        }
        guard count < bytes.count else { throw .file(path: path, reason: "has more than \(fileBytesMax) bytes") }
        return Array(bytes[..<count])
    }
}

/// Called by the library when a client asks for the authority's word (RFC 6066 section 8).
private func sendStatus(_ ssl: OpaquePointer?, _ owner: UnsafeMutableRawPointer?) -> Int32 {
    guard let ssl = unsafe ssl, let owner = unsafe owner else { return SSL_TLSEXT_ERR_NOACK }
    return unsafe Unmanaged<TLSIdentity>.fromOpaque(owner).takeUnretainedValue().staple(to: ssl)
}
