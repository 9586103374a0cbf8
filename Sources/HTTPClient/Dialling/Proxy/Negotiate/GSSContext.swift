import CGSSAPI

/// The client's side of one security context of the system's GSSAPI.
///
/// Its steps read files and may ask a ticket server, so they block. Sendable by hand: one thread uses it, a step at a
/// time.
@safe final class GSSContext: @unchecked Sendable {
    /// Whether the library is installed; asked once for the life of the process.
    static let isInstalled: Bool = {
        var library = tl_gss_library()
        return unsafe tl_gss_load(&library) == 1
    }()

    private let service: String
    private var context: UnsafeMutableRawPointer?

    /// For the service `HTTP` on a host (RFC 4559 section 4.1).
    init(host: String) { service = "HTTP@" + host }

    deinit { unsafe tl_gss_end(&context) }

    /// Takes what the other side said last, nothing at first, and makes what is to be said; nil after an error.
    func step(_ input: [UInt8]) -> [UInt8]? {
        var output: UnsafeMutablePointer<UInt8>?
        var count = 0
        let status = unsafe input.withUnsafeBufferPointer { bytes in
            unsafe tl_gss_step(&context, service, bytes.baseAddress, bytes.count, &output, &count)
        }
        defer { unsafe free(output) }
        guard status & 0xFFFF_0000 == 0, let output = unsafe output else { return nil }
        return unsafe Array(UnsafeBufferPointer(start: output, count: count))
    }
}
