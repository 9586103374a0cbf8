public import WebSocket

/// The settings of a server's end of a WebSocket: what it takes, and how long it waits.
public struct WebSocketSettings: Sendable {
    /// Our subprotocols, best first; a client that offers some must offer one of them.
    public var subprotocols: [String]
    /// The longest message in bytes, over all its frames; a longer one ends the connection with 1009.
    public var messageBytesMax = 1 << 20
    /// From one ping to the next.
    public var pingSeconds = 25
    /// From a ping to any sign of life; without one the connection is closed with ``idleCode``.
    public var pongSeconds = 20
    /// How long nothing of a message that has begun may come; then it has to come at ``messageBytesPerSecondMin``.
    public var messageIdleSeconds = 20
    /// How many bytes of a message that has begun have to come in a second, on average; 0 for no such minimum.
    public var messageBytesPerSecondMin = 240
    /// How long the other side may take to answer our close frame, and then to end the transport.
    public var closeSeconds = 5
    /// Whether messages may be compressed (RFC 7692), if the client can.
    public var compresses = true
    /// From how many bytes on a message of ours is compressed; a shorter one would hardly get shorter.
    public var compressedBytesMin = 512
    /// The code with which a connection without a sign of life is closed.
    public var idleCode = CloseCode.goingAway

    /// Settings that suit short messages of text.
    public init(subprotocols: [String] = []) { self.subprotocols = subprotocols }
}
