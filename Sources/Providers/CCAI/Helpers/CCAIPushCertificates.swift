import Configuration

/// The certificates by which the platform pushes to Apple's devices, for tests of registrations (`PROTOCOL.md`,
/// section 16).
struct CCAIPushCertificates: Hashable, Sendable {
    /// `apns`: that of messages, for the transport `apns`.
    ///
    /// Default: none.
    var apns: CCAIPushCertificate?
    /// `apnsVoip`: that of calls (VoIP services), for the transport `apnsVoip`.
    ///
    /// Default: none.
    var voip: CCAIPushCertificate?

    /// None.
    init() {}

    /// Decodes a section.
    init(_ section: ConfigurationSection) {
        apns = section.section("apns").map { CCAIPushCertificate($0) }
        voip = section.section("apnsVoip").map { CCAIPushCertificate($0) }
        section.finish()
    }

    /// That of a transport of `api.md` section 6.
    subscript(transport: String) -> CCAIPushCertificate? {
        switch transport {
        case "apns": apns
        case "apnsVoip": voip
        default: nil
        }
    }
}

/// One certificate as it is stored in the portal.
struct CCAIPushCertificate: Hashable, Sendable {
    /// `certificate`: certificate and private key between their `BEGIN` and `END` lines (PEM), read anew at each test.
    var pem: Secret
    /// `sandbox`: it is for development builds, as the portal's switch says.
    ///
    /// Default: false.
    var isSandbox = false

    /// A certificate.
    init(pem: Secret, isSandbox: Bool = false) {
        self.pem = pem
        self.isSandbox = isSandbox
    }

    init(_ section: ConfigurationSection) {
        pem = section.secret("certificate")
        isSandbox = section.boolean("sandbox", default: false)
        section.finish()
    }
}
