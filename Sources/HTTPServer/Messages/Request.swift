public import Domain
public import EventLoop
public import HTTPWire
public import Kernel

/// A request whose head has arrived, and its body too unless the route asked for a stream.
public struct Request: Sendable {
    /// The head as it was sent.
    public let head: HTTPRequestHead
    /// The id that the answer carries as `Request-Id`; its text is made only when asked for.
    public let id: RequestID
    /// The values of the pattern's `{…}` segments in their order, percent-decoded.
    public let parameters: [String]
    /// The route's index in the router's table; -1 while none is chosen, as in ``HTTPServerHooks/intercept``.
    public let route: Int
    /// The collected body; empty where the body is streamed or the route takes none.
    public var body: [UInt8]
    /// The body as it arrives; only with ``BodyPolicy/streamed(bytesMax:)``.
    public let bodyStream: RequestBodyStream?
    /// The address of the other end of the connection, which may be a proxy's.
    public let peer: SocketAddress?
    /// Where the request comes from: ``peer``, or whom it was passed on for by ``HTTPServerLimits/trustedProxies``.
    public let clientAddress: SocketAddress?
    /// The connection's loop.
    public let loop: Loop
    /// When the head was complete.
    public let receivedAt: Instant
    /// The protocol that an extended `CONNECT` of HTTP/2 asks for (RFC 8441), such as `websocket`; nil in every other
    /// request.
    ///
    /// The head's method is `CONNECT` then, and its target a path.
    public let protocolName: String?

    /// Whether the client asks for a WebSocket, in the way of its version of HTTP.
    public var wantsWebSocket: Bool {
        protocolName != nil || head.wantsUpgrade && head.fields.hasToken(.upgrade, "websocket")
    }

    /// A request from its parts, as a test of a handler has them.
    public init(
        head: consuming HTTPRequestHead, id: RequestID, parameters: [String] = [], route: Int = -1,
        body: [UInt8] = [], peer: SocketAddress? = nil, clientAddress: SocketAddress? = nil, loop: Loop,
        receivedAt: Instant
    ) {
        self.init(
            head: head, id: id, parameters: parameters, route: route, body: body, bodyStream: nil, peer: peer,
            clientAddress: clientAddress ?? peer, loop: loop, receivedAt: receivedAt)
    }

    init(
        head: consuming HTTPRequestHead, id: RequestID, parameters: [String], route: Int, body: [UInt8],
        bodyStream: RequestBodyStream?, peer: SocketAddress?, clientAddress: SocketAddress?, loop: Loop,
        receivedAt: Instant, protocolName: String? = nil
    ) {
        self.head = head
        self.id = id
        self.parameters = parameters
        self.route = route
        self.body = body
        self.bodyStream = bodyStream
        self.peer = peer
        self.clientAddress = clientAddress
        self.loop = loop
        self.receivedAt = receivedAt
        self.protocolName = protocolName
    }
}

/// The outcome of one request, for the access log and the metrics.
public struct RequestSummary: Sendable {
    /// The id that the answer carried.
    public let id: RequestID
    /// The head; nil if what came was no request.
    public let head: HTTPRequestHead?
    /// The route's index in the router's table, -1 if none was reached.
    public let route: Int
    /// The status of the answer; 499 if the client was gone before there was one.
    public let status: HTTPStatus
    /// Bytes of the answer's body, without framing, that were handed over for sending.
    public let bodyBytes: Int
    /// From the end of the request's head to the last byte of the answer being handed over for sending.
    public let duration: Duration
    /// Where the request came from (``Request/clientAddress``).
    public let client: SocketAddress?
    /// The connection ended before the answer did.
    public let isCutOff: Bool
}
