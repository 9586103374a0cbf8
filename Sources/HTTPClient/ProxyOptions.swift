import Crypto
public import EventLoop

/// The proxy through which requests and WebSockets go; variables of the environment never count.
///
/// A secure address goes through a tunnel (`CONNECT`, or SOCKS5), so that the proxy sees nothing but its name; a
/// WebSocket does too, secure or not. A plain `http` request goes to an HTTP proxy in absolute form, as RFC 9112
/// section 3.2.2 has it and as other clients do: a proxy such as squid refuses `CONNECT` to port 80, since tunnels are
/// for what it cannot read.
public struct ProxyOptions: Sendable, Hashable {
    /// The protocol that the proxy is spoken to in.
    public enum Kind: Sendable, Hashable {
        /// HTTP in clear: port 3128 by custom.
        case http
        /// HTTP over TLS, so that the TLS of the origin runs inside that of the proxy.
        case https
        /// SOCKS version 5 (RFC 1928); the proxy resolves the names.
        case socks5
    }

    /// The way in which an HTTP proxy is told who asks.
    public enum Authentication: Sendable, Hashable {
        /// Name and password in clear (RFC 7617), with the first request already.
        case basic
        /// A proof of knowing the password (RFC 7616).
        case digest
        /// A ticket of Kerberos, by the system's GSSAPI (RFC 4559).
        case negotiate
    }

    /// Which protocol.
    public var kind: Kind
    /// A name in ASCII, or an address without brackets.
    public var host: String
    /// The port.
    public var port: UInt16
    /// The name and password; nil for a proxy that lets everybody in, and for one that takes the machine's ticket.
    public var credentials: ProxyCredentials?
    /// How an HTTP proxy is told who asks; nil for what it asks for: with a name `Digest`, then `Basic`; without one
    /// `Negotiate`.
    public var authentication: Authentication?
    /// The origins that are reached straight.
    public var bypass = ProxyBypass()
    /// The authorities to believe for the proxy's own certificate, and its versions; for `https` only.
    public var tls = TLSOptions()

    /// A proxy that is told nothing of who asks.
    public init(_ kind: Kind, host: String, port: UInt16) {
        self.kind = kind
        self.host = host
        self.port = port
    }

    /// Over HTTP, in clear or not.
    var isHTTP: Bool { kind != .socks5 }
}

/// The name and the password that a proxy asks for.
///
/// The password is read anew whenever it is used. Two are the same when they have the same name and were made from the
/// same password or the same source, so connections made under one never serve the other; neither prints a password.
public struct ProxyCredentials: Sendable, Hashable {
    /// Hands a password over as it is now, on the loop and called there; nil where it cannot be read.
    public typealias Reader =
        @Sendable (_ loop: Loop, _ done: @escaping @Sendable (String?) -> Void) -> Void

    /// The name.
    public let username: String
    private let source: Source
    let read: Reader

    /// The mark that passwords are told apart by.
    private enum Source: Sendable, Hashable {
        case text([UInt8])
        case place(Place)
    }

    private struct Place: Sendable, Hashable {
        let base: any Hashable & Sendable

        static func == (left: Place, right: Place) -> Bool { AnyHashable(left.base) == AnyHashable(right.base) }
        func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
    }

    /// A password that stands in the program, as in tests.
    public init(username: String, password: String) {
        self.username = username
        source = .text(HashAlgorithm.sha256.digest(of: Array(password.utf8).span))
        read = { _, done in done(password) }
    }

    /// A password that is read from somewhere.
    ///
    /// - Parameter place: what the source is known by, such as the name of a file.
    public init(username: String, place: some Hashable & Sendable, read: @escaping Reader) {
        self.username = username
        source = .place(Place(base: place))
        self.read = read
    }

    /// The same name, and a password of the same origin.
    public static func == (left: Self, right: Self) -> Bool {
        left.username == right.username && left.source == right.source
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(username)
        hasher.combine(source)
    }
}

extension ProxyCredentials: CustomStringConvertible, CustomReflectable {
    /// The name alone.
    public var description: String { username }
    /// Has no children.
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}
