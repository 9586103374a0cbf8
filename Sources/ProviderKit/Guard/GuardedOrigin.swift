import HTTPWire

/// The origin that a breaker stands for: a dead endpoint of a rewritten address does not open the vendor's.
///
/// Sockets and requests to one host and port are of one origin.
struct GuardedOrigin: Hashable, Sendable {
    let isSecure: Bool
    let host: String
    let port: UInt16

    /// Nil for an address that nothing can be connected to.
    init?(_ url: URI) {
        guard let port = url.effectivePort else { return nil }
        isSecure = url.scheme == "https" || url.scheme == "wss"
        host = url.isIPv6 ? "[\(url.host)]" : url.host
        self.port = port
    }

    /// The address that a probe asks for.
    var probeURL: URI? { try? URI("\(isSecure ? "https" : "http")://\(host):\(port)/") }
}
