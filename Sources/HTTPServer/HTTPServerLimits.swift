public import HTTP2
public import HTTPWire

/// The limits of a server: how much it takes and how long it waits.
public struct HTTPServerLimits: Sendable {
    /// The limits of the parser; the body's limit is the route's (``BodyPolicy``).
    public var http1: HTTP1Limits
    /// From the first byte of a head to its end, and from the connection's beginning to its first byte.
    public var headerSeconds = 10
    /// How long nothing of a body may come; then it has to come at ``bodyBytesPerSecondMin``.
    public var bodyIdleSeconds = 20
    /// How many bytes of a body have to come in a second, on average; 0 for no such minimum.
    ///
    /// A route may do without (``Route/isPaced``).
    public var bodyBytesPerSecondMin = 240
    /// From the end of a head to the end of a body that is read whole.
    public var requestSeconds = 60
    /// From the end of an answer to the first byte of the next request.
    public var idleSeconds = 75
    /// The same once the server goes down: whoever sends a request within it gets an answer, the connection's last.
    public var drainIdleMilliseconds = 1_000
    /// How long bytes may wait to be sent without any of them going; then they have to go at
    /// ``writeBytesPerSecondMin``.
    public var writeIdleSeconds = 30
    /// How many of the bytes that wait to be sent have to go in a second, on average; 0 for no such minimum.
    ///
    /// Streams on which nothing happens have nothing that waits.
    public var writeBytesPerSecondMin = 240
    /// Bytes of one connection's answers that the kernel may hold, sent and not acknowledged included; 0: as the system
    /// sizes its buffer.
    public var sendBufferBytesMax = 0
    /// Unsent bytes of one connection's answers that the kernel may hold; 0: as the system sizes its buffer.
    ///
    /// What a reader does not take waits with us, where it is counted, and not in the kernel, where it would take from
    /// all connections.
    public var unsentBytesMax = 65_536
    /// How long the client has to take an answer after which we close, before the connection is cut.
    public var lingerMilliseconds = 1_000
    /// Requests on one connection; the last is answered with `Connection: close`.
    public var requestsPerConnectionMax = 1_000_000
    /// Bytes of further requests that are kept while one is being handled; then reading pauses.
    public var pipelinedBytesMax = 65_536
    /// Bytes of a streamed body that nobody has asked for yet; then reading pauses.
    public var unreadBodyBytesMax = 65_536
    /// Connections at a time over all loops.
    ///
    /// For one more those of its loop that have been idle the longest are closed; where there are none it is answered
    /// 503 and closed, without a handshake.
    public var connectionsMax = 100_000
    /// Connections at a time of one IPv4 address or one /64 network of IPv6, over all loops; 0 for any number.
    ///
    /// ``trustedProxies`` may have any number; what a `PROXY` header names counts like any other address.
    public var connectionsPerAddressMax = 0
    /// Proxies whose word on where a request comes from is believed.
    public var trustedProxies = TrustedProxies()
    /// Clients may speak HTTP/2 from the first byte on (RFC 9113 section 3.3).
    public var takesPriorKnowledge = true
    /// The limits of a connection's HTTP/2 side; heads have the limits of ``http1``, but for ``http2HeadBytesMax``.
    public var http2 = HTTP2Limits()
    /// The longest head of HTTP/2, with 32 bytes for each field (RFC 9113 section 6.5.2); nil for that of ``http1``.
    public var http2HeadBytesMax: Int?
    /// Bytes of bodies that one HTTP/2 connection's streams collect together; what goes beyond is refused unheard.
    public var collectedBytesPerConnectionMax = 8 << 20

    /// Limits that suit a server on the open internet.
    public init(http1: HTTP1Limits = HTTP1Limits()) { self.http1 = http1 }
}
