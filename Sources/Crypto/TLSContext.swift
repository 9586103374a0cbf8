import COpenSSL

/// What all TLS connections of one kind share: versions, authorities, our certificate, protocols to offer.
///
/// Made once, at start-up or when the configuration changes (it reads files), then only read; safe to use from several
/// threads. An engine keeps its context alive.
@safe public final class TLSContext: @unchecked Sendable {
    let pointer: OpaquePointer
    let isServer: Bool
    /// Our protocols as in the ALPN extension: each with its length in front.
    let applicationProtocols: [UInt8]

    /// Makes the context for connections we open.
    ///
    /// - Throws: ``TLSError/file(path:reason:)`` or ``TLSError/invalidSetting(_:)``.
    public init(client settings: TLSClientSettings) throws(TLSError) {
        applicationProtocols = try Self.encode(settings.applicationProtocols)
        unsafe pointer = try Self.make(TLS_client_method(), settings.versionMin, settings.versionMax)
        isServer = false
        unsafe SSL_CTX_set_verify(pointer, settings.verifiesPeer ? SSL_VERIFY_PEER : SSL_VERIFY_NONE, nil)
        switch settings.trust {
        case .system:
            guard unsafe SSL_CTX_set_default_verify_paths(pointer) == 1 else {
                throw .file(path: "system store", reason: takeLibraryError().reason)
            }
        case .file(let path):
            guard unsafe SSL_CTX_load_verify_file(pointer, path) == 1 else {
                throw .file(path: path, reason: takeLibraryError().reason)
            }
        }
        if !applicationProtocols.isEmpty {
            let result = unsafe applicationProtocols.withUnsafeBufferPointer { list in
                unsafe SSL_CTX_set_alpn_protos(pointer, list.baseAddress, UInt32(list.count))
            }
            precondition(result == 0, "a well-formed list of protocols is taken")
        }
    }

    /// Makes the context for connections opened to us.
    ///
    /// - Throws: ``TLSError/file(path:reason:)`` or ``TLSError/invalidSetting(_:)``.
    public init(server settings: TLSServerSettings) throws(TLSError) {
        applicationProtocols = try Self.encode(settings.applicationProtocols)
        unsafe pointer = try Self.make(TLS_server_method(), settings.versionMin, settings.versionMax)
        isServer = true
        guard unsafe SSL_CTX_use_certificate_chain_file(pointer, settings.certificateFile) == 1 else {
            throw .file(path: settings.certificateFile, reason: takeLibraryError().reason)
        }
        // Loading the key also compares it with the certificate.
        guard unsafe SSL_CTX_use_PrivateKey_file(pointer, settings.keyFile, SSL_FILETYPE_PEM) == 1 else {
            throw .file(path: settings.keyFile, reason: takeLibraryError().reason)
        }
        if !applicationProtocols.isEmpty {
            unsafe SSL_CTX_set_alpn_select_cb(pointer, chooseProtocol, Unmanaged.passUnretained(self).toOpaque())
        }
    }

    deinit { unsafe SSL_CTX_free(pointer) }

    private static func make(
        _ method: OpaquePointer?, _ versionMin: TLSVersion, _ versionMax: TLSVersion?
    ) throws(TLSError) -> OpaquePointer {
        if let versionMax, versionMax < versionMin {
            throw .invalidSetting("the oldest TLS version is above the newest")
        }
        ERR_clear_error()
        guard let context = unsafe SSL_CTX_new(method) else { preconditionFailure("memory is exhausted") }
        let isSet =
            unsafe tl_ssl_ctx_set_min_version(context, versionMin.number) == 1
            && tl_ssl_ctx_set_max_version(context, versionMax?.number ?? 0) == 1
        precondition(isSet, "the library speaks TLS 1.2 and 1.3")
        _ = unsafe SSL_CTX_set_options(context, tl_ssl_options())
        _ = unsafe tl_ssl_ctx_set_modes(context)
        // Tickets carry a server's sessions; a cache would grow with its clients.
        _ = unsafe tl_ssl_ctx_disable_session_cache(context)
        return unsafe context
    }

    private static func encode(_ protocols: [String]) throws(TLSError) -> [UInt8] {
        var list: [UInt8] = []
        for name in protocols {
            guard (1...255).contains(name.utf8.count) else {
                throw .invalidSetting("an application protocol has 1 to 255 bytes")
            }
            list.append(UInt8(name.utf8.count))
            list.append(contentsOf: name.utf8)
        }
        guard list.count <= 0xFFFF else { throw .invalidSetting("too many application protocols") }
        return list
    }
}

extension TLSVersion {
    fileprivate var number: Int32 {
        switch self {
        case .v1_2: TLS1_2_VERSION
        case .v1_3: TLS1_3_VERSION
        }
    }
}

/// Chooses the first of our protocols that the client offers; without one the handshake goes on without.
///
/// The answer has to stay valid after the return, so it points into the client's list.
private func chooseProtocol(
    _ ssl: OpaquePointer?, _ chosen: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    _ length: UnsafeMutablePointer<UInt8>?,
    _ offered: UnsafePointer<UInt8>?, _ offeredBytes: UInt32, _ owner: UnsafeMutableRawPointer?
) -> Int32 {
    guard let chosen = unsafe chosen, let length = unsafe length, let offered = unsafe offered,
        let owner = unsafe owner
    else { return SSL_TLSEXT_ERR_NOACK }
    let ours = unsafe Unmanaged<TLSContext>.fromOpaque(owner).takeUnretainedValue().applicationProtocols
    let theirs = unsafe UnsafeBufferPointer(start: offered, count: Int(offeredBytes))
    var own = 0
    while own < ours.count {
        let name = ours[own + 1..<own + 1 + Int(ours[own])]
        var other = 0
        while other < theirs.count {
            let end = unsafe other + 1 + Int(theirs[other])
            guard end <= theirs.count else { return SSL_TLSEXT_ERR_NOACK }
            if unsafe name.elementsEqual(theirs[other + 1..<end]) {
                unsafe chosen.pointee = offered + other + 1
                unsafe length.pointee = UInt8(name.count)
                return SSL_TLSEXT_ERR_OK
            }
            other = end
        }
        own = name.endIndex
    }
    return SSL_TLSEXT_ERR_NOACK
}
