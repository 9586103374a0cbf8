/// Where a database is, and how it is connected to; read from a URL by ``init(_:)``.
///
/// Prints without its password.
public struct PostgresOptions: Hashable, Sendable {
    /// The hosts that may have the database, in the URL's order; 1 to ``hostsMax``.
    public var hosts: [PostgresHost]
    /// The role to be; `nil`: the name of the system's user.
    public var user: String?
    /// Its password, where one is asked for.
    public var password: PostgresPassword?
    /// The database; `nil`: the one of the user's name.
    public var database: String?
    /// How TLS is used.
    public var tls = PostgresTLS()
    /// Which of the hosts will do.
    public var target: PostgresTarget = .any
    /// The connection's name as `pg_stat_activity` shows it; at most 63 bytes of it.
    public var applicationName = "trunkline"
    /// One host may take so long to connect to, TLS and password included.
    public var connectLimit: Duration = .seconds(2)

    /// Hosts of one URL.
    public static let hostsMax = 16

    /// Makes options with defaults for all but the hosts.
    public init(hosts: [PostgresHost]) {
        precondition(!hosts.isEmpty && hosts.count <= Self.hostsMax, "1 to 16 hosts")
        self.hosts = hosts
    }
}

/// One place where a server may listen.
public struct PostgresHost: Hashable, Sendable, CustomStringConvertible {
    /// A name, an address without brackets, or the folder of a Unix socket, which begins with `/`.
    public var name: String
    /// The port, which is part of a Unix socket's name too.
    public var port: UInt16

    /// Makes a host.
    public init(_ name: String, port: UInt16 = 5432) {
        self.name = name
        self.port = port
    }

    /// It is a Unix socket of this machine.
    public var isLocal: Bool { name.hasPrefix("/") }

    /// `name:port`.
    public var description: String { name.contains(":") ? "[\(name)]:\(port)" : "\(name):\(port)" }
}

/// A password, which prints as `***`.
public struct PostgresPassword: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    let text: String

    /// Wraps a password.
    public init(_ text: String) { self.text = text }

    /// `***`.
    public var description: String { "***" }

    /// Nothing to look into.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// How a connection uses TLS; libpq does it.
public struct PostgresTLS: Hashable, Sendable {
    /// The modes of `sslmode` (section 34.19.4 of PostgreSQL's manual).
    public enum Mode: String, CaseIterable, Sendable {
        /// None of it.
        case disable
        /// Where nothing else is offered.
        case allow
        /// Where it is offered; libpq's default.
        case prefer
        /// Always, with whatever certificate.
        case require
        /// Always, with a certificate of a known authority.
        case verifyAuthority = "verify-ca"
        /// Always, with a known authority's certificate of this host.
        case verifyHost = "verify-full"
    }

    /// Whether and how.
    public var mode = Mode.prefer
    /// A file of authorities (`sslrootcert`); `nil`: `~/.postgresql/root.crt`.
    public var authorities: String?
    /// A file with our own certificate (`sslcert`).
    public var certificate: String?
    /// A file with its key (`sslkey`), which nobody else may read.
    public var key: String?
}

/// The server to be satisfied with: `target_session_attrs`.
public enum PostgresTarget: String, CaseIterable, Sendable {
    /// Any that answers.
    case any
    /// One whose sessions may write by default.
    case readWrite = "read-write"
    /// One whose sessions may not.
    case readOnly = "read-only"
    /// One that is no standby.
    case primary
    /// A standby.
    case standby
    /// A standby, or any other where there is none.
    case preferStandby = "prefer-standby"
}
