public import HTTPWire
public import Transport
public import WebSocket

/// One WebSocket to open.
public struct WebSocketRequest {
    /// Where to; `ws` or `wss`, without user information.
    public var url: URI
    /// Further fields; those of the handshake itself are ours.
    public var fields: HTTPFields
    /// Subprotocols to offer, best first.
    public var subprotocols: [String]
    /// How to connect; of the timeouts `connect`, `tls` and `firstByte` count.
    public var options: ClientOptions
    /// How long frames and messages may be.
    public var limits: WebSocketLimits
    /// How long the server may take to answer a close, and to end the connection after it.
    public var closeTimeout: Duration

    /// Makes a request.
    public init(
        _ url: URI, fields: HTTPFields = HTTPFields(), subprotocols: [String] = [],
        options: ClientOptions = ClientOptions(), limits: WebSocketLimits = WebSocketLimits(),
        closeTimeout: Duration = .seconds(5)
    ) {
        self.url = url
        self.fields = fields
        self.subprotocols = subprotocols
        self.options = options
        self.limits = limits
        self.closeTimeout = closeTimeout
    }
}

/// How a WebSocket ended.
public enum WebSocketEnd: Hashable, Sendable {
    /// It did not open, or the server broke the protocol.
    case failed(ClientError)
    /// It was closed: with the code and reason the server gave; clean when both sides said goodbye.
    case closed(code: CloseCode?, reason: String, clean: Bool)
    /// The connection went away without a goodbye.
    case lost(ConnectionEnd)
}

/// Told what happens on a WebSocket: on the loop, and never from inside a call of the link's opening.
public protocol WebSocketHandler: AnyObject {
    /// The server agreed; messages may be sent.
    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead)
    /// A text message, valid UTF-8.
    func received(text: [UInt8], on link: WebSocketLink)
    /// A binary message.
    func received(binary: [UInt8], on link: WebSocketLink)
    /// A pong, with the payload of the ping it answers.
    func received(pong: [UInt8], on link: WebSocketLink)
    /// The count of unsent bytes has gone down after ``WebSocketLink/isCongested`` was true.
    func drained(_ link: WebSocketLink)
    /// It is over; called once, the last call.
    func ended(_ link: WebSocketLink, _ end: WebSocketEnd)
}

extension WebSocketHandler {
    /// Does nothing.
    public func received(pong: [UInt8], on link: WebSocketLink) {}
    /// Does nothing.
    public func drained(_ link: WebSocketLink) {}
}
