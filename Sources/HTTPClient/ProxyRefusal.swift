/// Why a proxy that could be connected to did not let us through.
public enum ProxyRefusal: Error, Hashable, Sendable {
    /// It wants to know who asks, and what it was told, or could be told, does not satisfy it.
    case unauthenticated(ProxyAuthenticationFailure)
    /// It answered `CONNECT` with this status: 403 for a host or port that it does not go to, 502 to 504 for one that
    /// it cannot reach.
    case status(UInt16)
    /// It answered with this reply of SOCKS5 (RFC 1928 section 6).
    case reply(UInt8)
    /// Its bytes are none of the protocol, or break one of our limits.
    case malformed
    /// It ended the connection before it had answered.
    case closed
    /// The origin cannot be named in its protocol: a name of more than 255 bytes.
    case unnameable
}

/// Why a proxy's question for who asks cannot be answered.
public enum ProxyAuthenticationFailure: Error, Hashable, Sendable {
    /// It asks for a name, and there is none in the configuration.
    case noCredentials
    /// The password cannot be read, or cannot be sent.
    case unreadablePassword
    /// It asks in no way that we know, or not in the one that is configured.
    case noCommonMethod
    /// It does not accept the name and password, or the ticket.
    case rejected
    /// `Negotiate` is asked for, and the system's GSSAPI is not installed.
    case missingLibrary
    /// GSSAPI has no ticket for this proxy.
    case noTicket
}

extension ProxyRefusal: CustomStringConvertible {
    /// For people; nothing of it is the proxy's own text.
    public var description: String {
        switch self {
        case .unauthenticated(let failure): "its proxy does not let us in: \(failure)"
        case .status(let status): "its proxy refused the connection with status \(status)"
        case .reply(let reply): "its proxy refused the connection: \(Self.meaning(of: reply))"
        case .malformed: "its proxy broke the protocol"
        case .closed: "its proxy ended the connection"
        case .unnameable: "its proxy cannot be told its name"
        }
    }

    /// RFC 1928 section 6.
    private static func meaning(of reply: UInt8) -> String {
        switch reply {
        case 1: "general failure"
        case 2: "not allowed by its rules"
        case 3: "network unreachable"
        case 4: "host unreachable"
        case 5: "connection refused"
        case 6: "it took too long"
        case 7: "it makes no connections"
        case 8: "it does not know this kind of address"
        default: "reply \(reply)"
        }
    }
}

extension ProxyAuthenticationFailure: CustomStringConvertible {
    /// For people.
    public var description: String {
        switch self {
        case .noCredentials: "it asks for a name and a password, and none are configured"
        case .unreadablePassword: "the password cannot be used"
        case .noCommonMethod: "it asks for another kind of authentication"
        case .rejected: "it does not accept the credentials"
        case .missingLibrary: "Negotiate needs libgssapi_krb5.so.2 (package libgssapi-krb5-2), which is not installed"
        case .noTicket: "there is no Kerberos ticket for it"
        }
    }
}
