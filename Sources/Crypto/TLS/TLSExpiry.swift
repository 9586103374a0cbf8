import COpenSSL

/// When a certificate of ours runs out.
public struct TLSExpiry: Hashable, Sendable {
    /// The file that it was read from.
    public let file: String
    /// In seconds since 1970 (UTC).
    public let seconds: Int64

    /// That file and that time.
    public init(file: String, seconds: Int64) {
        self.file = file
        self.seconds = seconds
    }
}

extension TLSIdentity {
    /// When the certificate that was loaded into `context` runs out; nil where it does not say so in a way that the
    /// library understands.
    static func expirySeconds(_ context: OpaquePointer) -> Int64? {
        guard let certificate = unsafe SSL_CTX_get0_certificate(context) else { return nil }
        return unsafe certificateExpiry(certificate)
    }

    /// The same of a certificate by itself.
    static func certificateExpiry(_ certificate: OpaquePointer) -> Int64? {
        guard let end = unsafe X509_get0_notAfter(certificate), let epoch = unsafe ASN1_TIME_set(nil, 0) else {
            return nil
        }
        defer { unsafe ASN1_TIME_free(epoch) }
        var days: Int32 = 0
        var seconds: Int32 = 0
        guard unsafe ASN1_TIME_diff(&days, &seconds, epoch, end) == 1 else { return nil }
        return Int64(days) * 86_400 + Int64(seconds)
    }
}
