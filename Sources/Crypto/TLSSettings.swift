/// A version of TLS.
public enum TLSVersion: String, Hashable, Sendable, Comparable, CaseIterable {
    /// TLS 1.2 (RFC 5246).
    case v1_2 = "1.2"
    /// TLS 1.3 (RFC 8446).
    case v1_3 = "1.3"

    /// Older is less.
    public static func < (one: TLSVersion, other: TLSVersion) -> Bool { one.rawValue < other.rawValue }
}

/// Where the authorities come from that a client believes.
public enum TLSTrust: Hashable, Sendable {
    /// The store of the system.
    case system
    /// A PEM file with one or more certificates, and nothing else.
    case file(path: String)
}

/// What a client's connections have in common.
public struct TLSClientSettings: Hashable, Sendable {
    /// The authorities we believe.
    public var trust: TLSTrust
    /// The oldest version we speak.
    public var versionMin: TLSVersion
    /// The newest version we speak; nil for the newest there is.
    public var versionMax: TLSVersion?
    /// Protocols to offer (ALPN, RFC 7301), best first, such as `h2` and `http/1.1`.
    public var applicationProtocols: [String]
    /// Whether the server must prove who it is.
    ///
    /// False gives up all security against an active attacker.
    public var verifiesPeer: Bool

    /// Settings that are safe as they stand.
    public init(
        trust: TLSTrust = .system, versionMin: TLSVersion = .v1_2, versionMax: TLSVersion? = nil,
        applicationProtocols: [String] = [], verifiesPeer: Bool = true
    ) {
        self.trust = trust
        self.versionMin = versionMin
        self.versionMax = versionMax
        self.applicationProtocols = applicationProtocols
        self.verifiesPeer = verifiesPeer
    }
}

/// What a server's connections have in common.
public struct TLSServerSettings: Hashable, Sendable {
    /// A PEM file with our certificate first and then those that lead to its authority.
    public var certificateFile: String
    /// A PEM file with the key of the first certificate.
    public var keyFile: String
    /// The oldest version we speak.
    public var versionMin: TLSVersion
    /// The newest version we speak; nil for the newest there is.
    public var versionMax: TLSVersion?
    /// Protocols we can speak (ALPN), best first; the first one the client offers is taken.
    public var applicationProtocols: [String]

    /// Settings that are safe as they stand.
    public init(
        certificateFile: String, keyFile: String, versionMin: TLSVersion = .v1_2, versionMax: TLSVersion? = nil,
        applicationProtocols: [String] = []
    ) {
        self.certificateFile = certificateFile
        self.keyFile = keyFile
        self.versionMin = versionMin
        self.versionMax = versionMax
        self.applicationProtocols = applicationProtocols
    }
}
