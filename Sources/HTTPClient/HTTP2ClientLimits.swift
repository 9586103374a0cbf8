import HTTP2

/// The limits of a connection of HTTP/2: what it carries, takes and waits for.
public struct HTTP2ClientLimits: Sendable, Hashable {
    /// Requests on one connection at the same time; the server's own limit counts where it is lower.
    public var streamsMax = 100
    /// Requests to one origin that wait for its connection or for a stream; further ones are `overloaded`.
    public var waitingMax = 1024
    /// Bytes of one answer that may come before its reader takes some.
    public var streamWindowBytes = 256 << 10
    /// The head of an answer: names, values and 32 bytes for each field (RFC 9113 section 6.5.2).
    public var headBytesMax = 32_768
    /// Silence of the server, while requests are under way, after which it is asked whether it is there (PING).
    public var pingInterval: Duration = .seconds(20)
    /// Further silence after which the connection is lost.
    public var pingTimeout: Duration = .seconds(10)

    /// Makes the usual limits.
    public init() {}

    /// The same in the words of the machine.
    var wire: HTTP2Limits {
        var limits = HTTP2Limits()
        limits.headBytesMax = headBytesMax
        limits.streamWindowBytes = streamWindowBytes
        // So that answers which nobody reads never hold back the others.
        limits.connectionWindowBytes = min(streamWindowBytes * streamsMax, Int(Int32.max))
        // Servers that measure the delay of their connections send one with every answer (gRPC).
        limits.pings = HTTP2Rate(burst: 1_000, perSecond: 100)
        // Each costs us a request that we made, and a server may refuse many of those.
        limits.resets = HTTP2Rate(burst: 1_000, perSecond: 500)
        return limits
    }
}
