import COpenSSL

/// The context that all TLS connections of one kind share: versions, authorities, our certificates, protocols to offer.
///
/// Made once, at start-up or when the configuration changes (it reads files), then only read; safe to use from several
/// threads. An engine keeps its context alive.
@safe public final class TLSContext: @unchecked Sendable {
    let pointer: OpaquePointer
    let isServer: Bool
    /// Our protocols as in the ALPN extension: each with its length in front.
    let applicationProtocols: [UInt8]
    /// The keys that a client knows its server by; nil for any chain that holds, and for a server.
    let pins: TLSPins?
    /// A server's certificates, the default one first; none for a client.
    private let identities: [TLSIdentity]
    private let hosts: TLSHostTable
    /// The keys that a server's tickets are sealed with; nil for the library's own, which last as long as the context.
    let ticketKeys: TLSTicketKeys?

    /// Makes the context for connections we open.
    ///
    /// - Throws: ``TLSError/file(path:reason:)`` or ``TLSError/invalidSetting(_:)``.
    public init(client settings: TLSClientSettings) throws(TLSError) {
        applicationProtocols = try Self.encode(settings.applicationProtocols)
        unsafe pointer = try Self.make(TLS_client_method(), settings.versionMin, settings.versionMax)
        isServer = false
        pins = settings.pins
        (identities, hosts, ticketKeys) = ([], TLSHostTable([]), nil)
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
        if let pins, pins.isEnforced, settings.verifiesPeer {
            let owner = unsafe Unmanaged.passUnretained(self).toOpaque()
            unsafe SSL_CTX_set_cert_verify_callback(pointer, checkPins, owner)
        }
        if let files = settings.certificate { _ = unsafe try TLSIdentity.load(files, into: pointer) }
        if !applicationProtocols.isEmpty {
            let result = unsafe applicationProtocols.withUnsafeBufferPointer { list in
                unsafe SSL_CTX_set_alpn_protos(pointer, list.baseAddress, UInt32(list.count))
            }
            precondition(result == 0, "a well-formed list of protocols is taken")
        }
    }

    /// Makes the context for connections opened to us.
    ///
    /// - Parameter ticketKeys: what session tickets are sealed with; given to a later context too, they let clients
    ///   resume across the change.
    /// - Throws: ``TLSError/file(path:reason:)`` or ``TLSError/invalidSetting(_:)``.
    public init(server settings: TLSServerSettings, ticketKeys: TLSTicketKeys? = nil) throws(TLSError) {
        applicationProtocols = try Self.encode(settings.applicationProtocols)
        var made: [TLSIdentity] = []
        for files in settings.certificates { made.append(try TLSIdentity(files, settings)) }
        guard let first = made.first else { throw .invalidSetting("a server needs a certificate") }
        identities = made
        hosts = TLSHostTable(made.map(\.hosts))
        self.ticketKeys = ticketKeys
        isServer = true
        pins = nil
        unsafe pointer = first.context
        _ = unsafe SSL_CTX_up_ref(pointer)
        let owner = unsafe Unmanaged.passUnretained(self).toOpaque()
        _ = unsafe tl_ssl_ctx_on_server_name(pointer, chooseIdentity, owner)
        for identity in made {
            // A connection that chose another certificate asks that certificate's context.
            if !applicationProtocols.isEmpty {
                unsafe SSL_CTX_set_alpn_select_cb(identity.context, chooseProtocol, owner)
            }
            guard ticketKeys != nil else { continue }
            _ = unsafe SSL_CTX_set_ex_data(identity.context, 0, owner)
            _ = unsafe SSL_CTX_set_tlsext_ticket_key_evp_cb(identity.context, useTicketKey)
        }
    }

    /// The certificate for a host name that a client asks for.
    func identity(for host: String) -> TLSIdentity? { hosts.index(of: host).map { identities[$0] } }

    /// When each of a server's certificates runs out, in the order of the settings.
    public var expiries: [TLSExpiry] { identities.compactMap(\.expiry) }

    deinit { unsafe SSL_CTX_free(pointer) }

    static func make(
        _ method: OpaquePointer?, _ versionMin: TLSVersion, _ versionMax: TLSVersion?
    ) throws(TLSError) -> OpaquePointer {
        if let versionMax, versionMax < versionMin {
            throw .invalidSetting("the oldest TLS version is above the newest")
        }
        CryptoLibrary.prepare()
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

/// Gives a connection the certificate for the name the client asks for (RFC 6066 section 3); the default for others.
private func chooseIdentity(
    _ ssl: OpaquePointer?, _ alert: UnsafeMutablePointer<Int32>?, _ owner: UnsafeMutableRawPointer?
) -> Int32 {
    guard let ssl = unsafe ssl, let owner = unsafe owner,
        let name = unsafe SSL_get_servername(ssl, TLSEXT_NAMETYPE_host_name)
    else { return SSL_TLSEXT_ERR_NOACK }
    let context = unsafe Unmanaged<TLSContext>.fromOpaque(owner).takeUnretainedValue()
    guard let identity = context.identity(for: unsafe String(cString: name)) else { return SSL_TLSEXT_ERR_NOACK }
    _ = unsafe SSL_set_SSL_CTX(ssl, identity.context)
    return SSL_TLSEXT_ERR_OK
}

/// Chooses the first of our protocols that the client offers, or ends the handshake with the alert
/// `no_application_protocol` where there is none (RFC 7301 section 3.2): a client that says what it speaks is not
/// answered in something else.
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
            guard end <= theirs.count else { return SSL_TLSEXT_ERR_ALERT_FATAL }
            if unsafe name.elementsEqual(theirs[other + 1..<end]) {
                unsafe chosen.pointee = offered + other + 1
                unsafe length.pointee = UInt8(name.count)
                return SSL_TLSEXT_ERR_OK
            }
            other = end
        }
        own = name.endIndex
    }
    return SSL_TLSEXT_ERR_ALERT_FATAL
}
