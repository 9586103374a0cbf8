/// `listen[].proxyProtocol`: connections that a proxy passes on as they are say first where they come from, in the
/// `PROXY` protocol, version 1 or 2 (haproxy's `proxy-protocol.txt`).
///
/// The header comes in clear, before the TLS handshake where there is one, and within the time of the handshake or of
/// the first byte. The address that it names then counts for limits and logs, and for `trustedProxies`.
public struct ListenerProxyProtocol: Hashable, Sendable {
    /// `from`: addresses and ranges of the proxies, 1 to 256.
    ///
    /// Whoever connects from there must send a header, or is closed; from anywhere else a header is a bad request.
    public var from: [NetworkRange]
    /// `required`: whoever connects from anywhere else is closed.
    ///
    /// Default: false.
    public var isRequired: Bool

    init(_ section: ConfigurationSection) {
        defer { section.finish() }
        from = section.ranges("from")
        isRequired = section.boolean("required", default: false)
        guard from.isEmpty else { return }
        switch section.value("from")?.node.content {
        case .sequence(let nodes) where !nodes.isEmpty: break
        case nil, .sequence: section.report("must have at least one element", at: "from")
        case .scalar, .mapping: break
        }
    }
}
