import COpenSSL

/// A certificate of another side's, for people and for pins.
public struct TLSCertificate: Hashable, Sendable {
    /// The name it was made out to, as RFC 2253 writes names: visible ASCII, `CN=api.example.com,O=Example`.
    public let subject: String
    /// The name of the authority that signed it, in the same form.
    public let issuer: String
    /// The end of its life in seconds since 1970 (UTC); nil where it does not say so in a way that is understood.
    public let expiresAt: Int64?
    /// The SHA-256 of its public key, which a pin names; 32 bytes.
    public let keyDigest: [UInt8]

    /// Puts one together.
    public init(subject: String, issuer: String, expiresAt: Int64?, keyDigest: [UInt8]) {
        self.subject = subject
        self.issuer = issuer
        self.expiresAt = expiresAt
        self.keyDigest = keyDigest
    }

    /// Reads one; nil where it has no key.
    init?(_ certificate: OpaquePointer) {
        guard let digest = unsafe TLSPins.keyDigest(of: certificate) else { return nil }
        keyDigest = digest
        subject = unsafe Self.text(X509_get_subject_name(certificate))
        issuer = unsafe Self.text(X509_get_issuer_name(certificate))
        expiresAt = unsafe TLSIdentity.certificateExpiry(certificate)
    }

    /// The certificates of a chain, that of the other side first; none of a null pointer.
    static func chain(_ chain: OpaquePointer?) -> [TLSCertificate] {
        (0..<(unsafe tl_chain_count(chain))).compactMap { number in
            guard let certificate = unsafe tl_chain_certificate(chain, number) else { return nil }
            return unsafe TLSCertificate(certificate)
        }
    }

    private static func text(_ name: OpaquePointer?) -> String {
        var text = [CChar](repeating: 0, count: 512)
        let count = Int32(text.count)
        let length = unsafe tl_name_text(name, &text, count)
        guard length > 0 else { return "" }
        return String(decoding: text[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
