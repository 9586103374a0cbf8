public import HTTPWire
public import Kernel

/// The proxies whose word on a request's origin is believed.
public struct TrustedProxies: Hashable, Sendable {
    /// Their addresses; empty for no proxies.
    public var ranges: [AddressRange]

    /// Those at these addresses.
    public init(_ ranges: [AddressRange] = []) { self.ranges = ranges }

    /// Where a request comes from.
    ///
    /// `Forwarded` (RFC 7239), or `X-Forwarded-For` where there is none, is read from its end: each proxy appended whom
    /// it had the request from, so an entry is believed while the one that wrote it is a listed proxy, and the first
    /// that is no listed proxy is the client. Where a proxy does not tell, or what it tells has no meaning, the last
    /// proxy that is known stands for the client. What comes from elsewhere counts for nothing.
    ///
    /// - Parameter peer: the other end of the connection.
    public func client(of fields: HTTPFields, peer: SocketAddress?) -> SocketAddress? {
        guard !ranges.isEmpty, var known = peer, ranges.contains(known) else { return peer }
        for hop in fields.forwardedHops {
            guard case .address(let host, let port) = hop, let address = SocketAddress(host: host, port: port) else {
                return known
            }
            known = address.unmapped
            guard ranges.contains(known) else { return known }
        }
        return known
    }
}
