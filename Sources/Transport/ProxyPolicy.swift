public import Kernel

/// The proxies that may, and then must, begin their connections to a listener with a ``ProxyHeader``.
///
/// Whether a header comes is never guessed from the bytes, or anybody could claim to come from anywhere
/// (`proxy-protocol.txt` section 2).
public struct ProxyPolicy: Hashable, Sendable {
    /// The verdict on a connection.
    public enum Verdict: Hashable, Sendable {
        /// It has no header; bytes that look like one are the connection's own.
        case plain
        /// Its first bytes are a header.
        case headed
        /// It is closed.
        case refused
    }

    /// The proxies; none for no headers at all.
    public var from: [AddressRange]
    /// Connections from elsewhere are refused.
    public var isRequired: Bool

    /// Headers from those ranges; with `isRequired`, connections from elsewhere are refused.
    public init(from: [AddressRange] = [], isRequired: Bool = false) {
        self.from = from
        self.isRequired = isRequired
    }

    /// The verdict on a connection whose other end has this address, which is that of TCP itself.
    public func verdict(for peer: SocketAddress?) -> Verdict {
        if from.isEmpty { return .plain }
        if let peer, from.contains(peer) { return .headed }
        return isRequired ? .refused : .plain
    }
}
