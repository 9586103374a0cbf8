/// The proxy through which everything to one vendor goes; variables of the environment never count.
public struct ClientProxy: Hashable, Sendable {
    /// The protocol that the proxy is spoken to in.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// In clear.
        case http
        /// Over TLS.
        case https
        /// SOCKS version 5.
        case socks5

        /// The port where none is written.
        var port: Int {
            switch self {
            case .http: 80
            case .https: 443
            case .socks5: 1080
            }
        }
    }

    /// How the proxy is told who asks.
    public enum Authentication: String, CaseIterable, Hashable, Sendable {
        /// Name and password in clear, with the first request already.
        case basic
        /// A proof of knowing the password.
        case digest
        /// A Kerberos ticket.
        case negotiate
    }

    /// The place where the proxy listens, and the protocol that it speaks there.
    public struct Server: Hashable, Sendable {
        /// The protocol.
        public var kind: Kind
        /// A name, or an address without brackets.
        public var host: String
        /// 1 to 65535.
        public var port: Int

        /// Puts it together.
        public init(kind: Kind, host: String, port: Int) {
            self.kind = kind
            self.host = host
            self.port = port
        }
    }

    /// `url`: `http://`, `https://` or `socks5://`, a host, and a port, which is 80, 443 or 1080 where none is written;
    /// required.
    ///
    /// The proxy resolves the vendor's names. WebSockets and `https` go through a tunnel, plain `http` in absolute form
    /// to an HTTP proxy.
    public var server: Server
    /// `username`: who asks; with `password` only.
    ///
    /// Default: nil, for a proxy that asks nobody.
    public var username: String?
    /// `password`: read anew whenever the proxy is told; with `username` only.
    ///
    /// Default: nil.
    public var password: Secret?
    /// `auth`: `basic`, `digest`, or `negotiate` for the Kerberos ticket that the process has (`KRB5CCNAME`, or
    /// `KRB5_CLIENT_KTNAME`), which takes the package `libgssapi-krb5-2`; not with `socks5`.
    ///
    /// Default: what the proxy asks for: with a username `digest`, then `basic`; without one `negotiate`.
    public var authentication: Authentication?
    /// `noProxy`: what is reached without the proxy: names, `.corp` or `*.corp` for all names below it, and addresses
    /// or ranges such as `10.0.0.0/8` for literal addresses.
    ///
    /// Default: nothing.
    public var noProxy: [String] = []
    /// `tls: {caFile: …}`: a PEM file of the authorities to trust for the certificate of an `https` proxy instead of
    /// the system's.
    ///
    /// Default: nil.
    public var caFile: String?

    /// A proxy that asks nobody.
    public init(_ server: Server) { self.server = server }
}

extension ClientProxy {
    /// Decodes the section; nil when it is absent, or its address is none.
    init?(_ section: ConfigurationSection?) {
        guard let section else { return nil }
        defer { section.finish() }
        let value = section.required("url")
        let server = value?.string().flatMap { Self.server($0, at: value) }
        let username = section.optionalString("username", bytesMax: 255)
        let password = section.optionalSecret("password")
        let authentication = section.optionalChoice("auth", Authentication.self)
        let noProxy = (section.value("noProxy")?.elements(countMax: 256) ?? []).compactMap(Self.pattern)
        let tls = section.section("tls")
        let caFile = tls?.optionalString("caFile")
        tls?.finish()
        let fallback = Server(kind: .http, host: "", port: 80)
        self.init(server ?? fallback)
        (self.username, self.password, self.authentication) = (username, password, authentication)
        (self.noProxy, self.caFile) = (noProxy, caFile)
        check(section, hasServer: server != nil)
    }

    private func check(_ section: ConfigurationSection, hasServer: Bool) {
        if (username == nil) != (password == nil) {
            section.report(
                username == nil ? "needs a username" : "is required with username", at: "password")
        }
        if let text = password?.literal, text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            section.report("must not contain control characters", at: "password")
        }
        if let username, username.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
            section.report("must not contain control characters", at: "username")
        }
        if authentication == .basic, username?.contains(":") == true {
            section.report("must not contain \":\", which divides name and password", at: "username")
        }
        switch authentication {
        case .basic, .digest:
            if username == nil { section.report("needs username and password", at: "auth") }
        case .negotiate:
            if username != nil { section.report("takes a Kerberos ticket and no username", at: "auth") }
        case nil: break
        }
        guard hasServer else { return }
        if server.kind == .socks5, authentication != nil {
            section.report("has no meaning for socks5, which asks by itself", at: "auth")
        }
        if server.kind != .https, caFile != nil {
            section.report("has a meaning for an https proxy only", at: "tls")
        }
    }

    /// Reads `scheme://host[:port]`; anything else is reported.
    private static func server(_ text: String, at value: ConfigurationValue?) -> Server? {
        let scheme = text.prefix { $0 != ":" }
        let rest = text[scheme.endIndex...]
        guard let kind = Kind(rawValue: String(scheme)), rest.hasPrefix("://") else {
            value?.report("must begin with http://, https:// or socks5://")
            return nil
        }
        let place = rest.dropFirst(3)
        if place.contains("@") {
            value?.report("must not name a user: username and password have keys of their own")
            return nil
        }
        let trimmed = place.hasSuffix("/") ? place.dropLast() : place
        guard let (host, port) = NetworkAddress.split(trimmed), NetworkAddress.isHost(host), port != 0 else {
            value?.report("must be http://, https:// or socks5:// with host[:port] and nothing behind it")
            return nil
        }
        let plain = host.hasPrefix("[") ? host.dropFirst().dropLast() : host
        return Server(kind: kind, host: plain.lowercased(), port: port ?? kind.port)
    }

    private static func pattern(_ value: ConfigurationValue) -> String? {
        guard let text = value.string(bytesMax: 256) else { return nil }
        if NetworkRange(text) != nil { return text }
        let name = text.hasPrefix("*.") ? text.dropFirst(2) : text.hasPrefix(".") ? text.dropFirst() : text[...]
        guard !name.hasPrefix("["), NetworkAddress.isHost(name) else {
            value.report(
                "must be a name, \".corp\" or \"*.corp\" for the names below it, an address, or a range of addresses "
                    + "as in \"10.0.0.0/8\"")
            return nil
        }
        return text
    }
}
