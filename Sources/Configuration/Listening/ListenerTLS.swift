/// `listen[].tls`: a listener speaks TLS and nothing else.
///
/// The files are read at the start and again at SIGHUP; paths count from the working directory.
public struct ListenerTLS: Hashable, Sendable {
    /// A version of TLS.
    public enum Version: String, CaseIterable, Hashable, Sendable {
        /// TLS 1.2.
        case v1_2 = "1.2"
        /// TLS 1.3.
        case v1_3 = "1.3"
    }

    /// `certificateFile`, `keyFile` and `ocspFile` of this section, and then those of each element of `certificates`;
    /// 1 to 64 in all.
    ///
    /// Each serves the names that it holds, exact ones and wildcards for one label; the first serves all other names
    /// too.
    ///
    /// `certificates`: the further ones.
    public var certificates: [ListenerCertificate]
    /// `minVersion`: the oldest version that is spoken, `"1.2"` or `"1.3"` (in quotes, since it is no number).
    ///
    /// Default: `"1.2"`.
    public var minVersion = Version.v1_2
    /// `clientCertificates`: what clients have to show.
    ///
    /// Default: none are asked for.
    public var clientCertificates: ListenerClientCertificates?
    /// `handshakeTimeoutSeconds`: from the connection's beginning to the end of the handshake, 0.1 to 3600.
    ///
    /// Default: 10.
    public var handshakeTimeout: Duration = .seconds(10)

    /// `hsts`: browsers are told to come over TLS only from now on (`Strict-Transport-Security`, RFC 6797).
    ///
    /// Default: they are not told.
    public var hsts: ListenerHSTS?

    init(_ section: ConfigurationSection) {
        defer { section.finish() }
        hsts = section.section("hsts").map(ListenerHSTS.init)
        let others = section.sections("certificates", countMax: 63)
        let isFirstHere = ["certificateFile", "keyFile", "ocspFile"].contains { section.value($0) != nil }
        certificates = isFirstHere || others.isEmpty ? [ListenerCertificate(section)] : []
        for other in others {
            certificates.append(ListenerCertificate(other))
            other.finish()
        }
        if let value = section.value("minVersion"), let text = value.string() {
            if let version = Version(rawValue: text) {
                minVersion = version
            } else {
                value.report("must be one of: \(Version.allCases.map(\.rawValue).joined(separator: ", "))")
            }
        }
        clientCertificates = section.section("clientCertificates").map(ListenerClientCertificates.init)
        handshakeTimeout = section.seconds("handshakeTimeoutSeconds", default: handshakeTimeout, in: 0.1...3600)
    }
}

/// One certificate of a listener.
public struct ListenerCertificate: Hashable, Sendable {
    /// `certificateFile`: a PEM file with the certificate first and then those that lead to its authority; required.
    public var certificateFile: String
    /// `keyFile`: a PEM file with its key, without a passphrase; required.
    public var keyFile: String
    /// `ocspFile`: a DER file with the authority's signed word that the certificate stands, for clients that ask (OCSP
    /// stapling); renewed by whoever renews the certificate.
    ///
    /// Default: none.
    public var ocspFile: String?

    init(_ section: ConfigurationSection) {
        certificateFile = section.string("certificateFile")
        keyFile = section.string("keyFile")
        ocspFile = section.optionalString("ocspFile")
    }
}

/// `listen[].tls.hsts`: what browsers remember of a host that they have reached over TLS.
public struct ListenerHSTS: Hashable, Sendable {
    /// `maxAgeSeconds`: for how long after each answer, 0 to 315360000; 0 makes them forget.
    ///
    /// Default: 31536000, a year.
    public var maxAgeSeconds: Int
    /// `includeSubDomains`: it holds for all names below that host, too.
    ///
    /// Default: false.
    public var includesSubDomains: Bool

    init(_ section: ConfigurationSection) {
        defer { section.finish() }
        maxAgeSeconds = section.integer("maxAgeSeconds", default: 31_536_000, in: 0...315_360_000)
        includesSubDomains = section.boolean("includeSubDomains", default: false)
    }
}

/// Which clients a listener lets in.
public struct ListenerClientCertificates: Hashable, Sendable {
    /// The treatment of a client without a certificate; one with a wrong certificate is refused in any case.
    public enum Mode: String, CaseIterable, Hashable, Sendable {
        /// It is let in.
        case optional
        /// It is refused.
        case required
    }

    /// `caFile`: a PEM file with the authorities whose certificates count; required.
    public var caFile: String
    /// `mode`: `optional` or `required`.
    ///
    /// Default: `required`.
    public var mode: Mode

    init(_ section: ConfigurationSection) {
        defer { section.finish() }
        caFile = section.string("caFile")
        mode = section.choice("mode", default: .required)
    }
}
