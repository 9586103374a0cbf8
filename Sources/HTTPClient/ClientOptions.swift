public import HTTPWire
public import Transport

/// How a request goes out, and what bounds it.
public struct ClientOptions: Sendable, Hashable {
    /// How servers are known over TLS, and we by them.
    public var tls = TLSOptions()
    /// Which versions of HTTP to speak; WebSockets are opened over HTTP/1.1 whatever stands here.
    public var versions = HTTPVersionPolicy.automatic
    /// How long each phase may take.
    public var timeouts = ClientTimeouts()
    /// Redirects followed; 0 hands 3xx answers out as they are.
    public var redirectsMax = 0
    /// The longest body taken, in bytes; an announced longer one is refused before its first byte.
    public var bodyBytesMax = 16 << 20
    /// Fields for every request that does not have them itself, such as `User-Agent`.
    public var defaultFields: [HTTPField] = []
    /// Whether a request says in which trace it is made (`traceparent`); not where it must have no field of ours.
    public var tellsTrace = true
    /// Which addresses may be connected to; `publicOnly` for URLs that came from outside.
    ///
    /// Where there is ``egress``, that says it.
    ///
    /// Behind a proxy, which resolves the names, it judges literal addresses and names that stand for some.
    public var addressPolicy = AddressPolicy.exceptInstanceMetadata
    /// Where calls may go at all; nil for wherever ``addressPolicy`` allows.
    public var egress: EgressPolicy?
    /// The proxy that everything goes through; nil for none.
    public var proxy: ProxyOptions?

    /// Makes the usual options.
    public init() {}
}

/// Which versions of HTTP a request may go out in.
public enum HTTPVersionPolicy: Sendable, Hashable {
    /// HTTP/2 where the server chooses it in the TLS handshake (ALPN), else HTTP/1.1; HTTP/1.1 without TLS.
    case automatic
    /// HTTP/1.1, also over TLS.
    case http1Only
    /// HTTP/2; without TLS with prior knowledge (RFC 9113 section 3.3), for servers that are known to speak it.
    ///
    /// ``ClientError/versionRefused`` where the TLS handshake does not come to it.
    case http2Only
}

/// How long each phase of a request may take; every one has an error of its own.
public struct ClientTimeouts: Sendable, Hashable {
    /// Resolving the name and connecting.
    public var connect: Duration = .seconds(10)
    /// The TLS handshake.
    public var tls: Duration = .seconds(10)
    /// Waiting for a stream of a connection of HTTP/2 whose streams are all taken.
    public var stream: Duration = .seconds(10)
    /// From the last byte of the request to the end of the answer's head.
    ///
    /// While the request is still on its way: how long the server may take none of it.
    public var firstByte: Duration = .seconds(30)
    /// Between two pieces of the body; time in which we do not read does not count.
    public var idle: Duration = .seconds(30)
    /// Everything, redirects and the body included; nil for no such bound, as for streams without an end.
    public var total: Duration? = .seconds(300)

    /// Makes the usual bounds.
    public init() {}
}

/// The limits on what the pools of a client may hold.
public struct PoolLimits: Sendable, Hashable {
    /// Connections at the same time, idle ones included.
    public var connectionsMax = 8192
    /// Idle connections of one origin: as many as a busy loop has calls under way at a time.
    ///
    /// With fewer, calls that come in waves would open most of their connections anew, and over TLS shake hands.
    public var idlePerOriginMax = 1024
    /// Idle connections in all.
    public var idleMax = 2048
    /// An idle connection is closed after this time; most servers wait at least a minute.
    public var idleTimeout: Duration = .seconds(30)

    /// The limits on what a connection of HTTP/2 carries and takes.
    public var http2 = HTTP2ClientLimits()

    /// Makes the usual limits.
    public init() {}
}
