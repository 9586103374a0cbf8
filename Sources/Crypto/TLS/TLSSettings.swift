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

/// The settings that a client's connections have in common.
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
    /// The keys of which the server's chain must have one; nil for any chain that holds.
    public var pins: TLSPins?
    /// Our own certificate, for servers that ask for one; nil for none.
    public var certificate: TLSCertificateFiles?

    /// Settings that are safe as they stand.
    public init(
        trust: TLSTrust = .system, versionMin: TLSVersion = .v1_2, versionMax: TLSVersion? = nil,
        applicationProtocols: [String] = [], verifiesPeer: Bool = true, pins: TLSPins? = nil,
        certificate: TLSCertificateFiles? = nil
    ) {
        self.trust = trust
        self.versionMin = versionMin
        self.versionMax = versionMax
        self.applicationProtocols = applicationProtocols
        self.verifiesPeer = verifiesPeer
        self.pins = pins
        self.certificate = certificate
    }
}

/// The files of a certificate of ours: one of a server's, or a client's.
public struct TLSCertificateFiles: Hashable, Sendable {
    /// A PEM file with our certificate first and then those that lead to its authority.
    public var certificate: String
    /// A PEM file with the key of the first certificate, without a passphrase.
    public var key: String
    /// A DER file with the authority's word that the certificate stands (OCSP), which is sent to clients that ask.
    ///
    /// Not any more once its time is over.
    public var status: String?

    /// Those files.
    public init(certificate: String, key: String, status: String? = nil) {
        self.certificate = certificate
        self.key = key
        self.status = status
    }
}

/// How a server asks its clients for certificates.
public struct TLSClientCertificates: Hashable, Sendable {
    /// A PEM file with the authorities whose certificates are taken.
    public var authorityFile: String
    /// Whether a client without a certificate is refused; one with a wrong certificate always is.
    public var isRequired: Bool

    /// Certificates of those authorities.
    public init(authorityFile: String, isRequired: Bool) {
        self.authorityFile = authorityFile
        self.isRequired = isRequired
    }
}

/// The settings that a server's connections have in common.
///
/// Ciphers and groups are those of Mozilla's "intermediate" guidelines, version 5.7, without finite-field
/// Diffie-Hellman; among those the client's preference counts.
public struct TLSServerSettings: Hashable, Sendable {
    /// Our certificates, 1 or more.
    ///
    /// A client gets the first that names the host it asks for, exactly or by a wildcard for one label; others get the
    /// first of all.
    public var certificates: [TLSCertificateFiles]
    /// The oldest version we speak.
    public var versionMin: TLSVersion
    /// The newest version we speak; nil for the newest there is.
    public var versionMax: TLSVersion?
    /// Protocols we can speak (ALPN), best first; the first one the client offers is taken.
    ///
    /// A client that offers others only is refused, one that offers none is not; with an empty list nobody is asked.
    public var applicationProtocols: [String]
    /// Nil to ask clients for nothing.
    public var clientCertificates: TLSClientCertificates?

    /// Settings that are safe as they stand.
    public init(
        certificates: [TLSCertificateFiles], versionMin: TLSVersion = .v1_2, versionMax: TLSVersion? = nil,
        applicationProtocols: [String] = [], clientCertificates: TLSClientCertificates? = nil
    ) {
        self.certificates = certificates
        self.versionMin = versionMin
        self.versionMax = versionMax
        self.applicationProtocols = applicationProtocols
        self.clientCertificates = clientCertificates
    }

    /// Settings with one certificate that are safe as they stand.
    public init(
        certificateFile: String, keyFile: String, versionMin: TLSVersion = .v1_2, versionMax: TLSVersion? = nil,
        applicationProtocols: [String] = []
    ) {
        self.init(
            certificates: [TLSCertificateFiles(certificate: certificateFile, key: keyFile)], versionMin: versionMin,
            versionMax: versionMax, applicationProtocols: applicationProtocols)
    }
}
