/// `providers.*.client.tls`: how a vendor is known over TLS, and the gateway by it.
///
/// The files are read when the vendor is first called, and again once they have changed; paths count from the working
/// directory. Holds for the hosts that the provider's section names and for its sockets, not for addresses that carry
/// their own permission, such as those that files are brought to.
public struct ClientTrust: Hashable, Sendable {
    /// The treatment of a vendor that has none of the pins.
    public enum PinMode: String, CaseIterable, Hashable, Sendable {
        /// It is not called: 502 with `pin_mismatch` as the provider's code.
        case enforce
        /// It is called all the same; the log and a count tell of it.
        case report
    }

    /// Pins of one provider.
    static let pinsMax = 16
    private static let pinPrefix = "sha256//"

    /// `caFile`: a PEM file of the authorities to trust instead of the system's.
    ///
    /// Default: nil.
    public var caFile: String?
    /// `pins`: public keys of which the vendor's chain of certificates must have one, be it the vendor's own or an
    /// authority's: `sha256//` and the SHA-256 of the key (its `SubjectPublicKeyInfo`) in base 64, as `curl` and
    /// `openssl` tell it; 2 to 16, of which one is for the key that comes next, or 1 with `pinMode: report`.
    ///
    /// Default: none, and then any chain that holds will do.
    public var pins: [String] = []
    /// `pinMode`: `enforce`, or `report`, which calls a vendor without any of the pins all the same, and tells of it in
    /// the log (`tls_pin_mismatch`, once a minute for a host) and in a count.
    ///
    /// Default: `enforce`.
    public var pinMode = PinMode.enforce
    /// `clientCertificate`: the certificate that is shown to a vendor that asks for one.
    ///
    /// Default: none.
    public var certificate: ClientCertificate?
    /// `minVersion`: the oldest version that is spoken, `"1.2"` or `"1.3"` (in quotes, since it is no number).
    ///
    /// Default: `"1.2"`.
    public var minVersion = ListenerTLS.Version.v1_2

    /// The system's authorities, and nothing else.
    public init() {}

    init(_ section: ConfigurationSection) {
        defer { section.finish() }
        caFile = section.optionalString("caFile")
        pinMode = section.choice("pinMode", default: .enforce)
        for value in section.value("pins")?.elements(countMax: Self.pinsMax) ?? [] {
            guard let text = value.string(bytesMax: 256), let pin = pin(text, value) else { continue }
            pins.append(pin)
        }
        if pins.count == 1, pinMode == .enforce {
            section.report(
                "needs a second pin, of a key that is kept for later: with one alone the vendor cannot be called any "
                    + "more on the day its key changes", at: "pins")
        }
        certificate = section.section("clientCertificate").map(ClientCertificate.init)
        if let value = section.value("minVersion"), let text = value.string() {
            if let version = ListenerTLS.Version(rawValue: text) {
                minVersion = version
            } else {
                value.report("must be one of: \(ListenerTLS.Version.allCases.map(\.rawValue).joined(separator: ", "))")
            }
        }
    }

    /// The digest in base 64 without what stands before it; a pin that is none, or stands there twice, is reported.
    private func pin(_ text: String, _ value: ConfigurationValue) -> String? {
        let digest = String(text.dropFirst(Self.pinPrefix.count))
        guard text.hasPrefix(Self.pinPrefix), Self.isDigest(digest) else {
            value.report("must be sha256// and the 44 characters of a SHA-256 in base 64")
            return nil
        }
        guard !pins.contains(digest) else {
            value.report("stands there twice")
            return nil
        }
        return digest
    }

    /// 32 bytes in base 64 (RFC 4648 section 4): the last digit carries four bits, its other two are zero.
    private static func isDigest(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count == 44, bytes[43] == UInt8(ascii: "=") else { return false }
        return bytes[..<43].allSatisfy {
            $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
        }
            && "AEIMQUYcgkosw048".utf8.contains(bytes[42])
    }
}

/// The certificate that a vendor is shown.
public struct ClientCertificate: Hashable, Sendable {
    /// `certificateFile`: a PEM file with the certificate first and then those that lead to its authority, as a path or
    /// as `file:` and a path; required.
    public var certificateFile: String
    /// `keyFile`: a PEM file with its key, without a passphrase, as a path or as `file:` and a path; required.
    public var keyFile: String

    init(_ section: ConfigurationSection) {
        defer { section.finish() }
        certificateFile = Self.path("certificateFile", section)
        keyFile = Self.path("keyFile", section)
    }

    private static func path(_ key: String, _ section: ConfigurationSection) -> String {
        let text = section.string(key)
        guard !text.hasPrefix("env:") else {
            section.report("must be the path of a file", at: key)
            return ""
        }
        return text.hasPrefix("file:") ? String(text.dropFirst("file:".count)) : text
    }
}
