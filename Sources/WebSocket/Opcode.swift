/// The kind of a frame (RFC 6455 section 5.2).
public enum Opcode: UInt8, Hashable, Sendable, CaseIterable {
    /// The next piece of the message in progress.
    case continuation = 0x0
    /// A text message, or its first piece; UTF-8.
    case text = 0x1
    /// A binary message, or its first piece.
    case binary = 0x2
    /// The closing handshake.
    case close = 0x8
    /// A question the other side answers with a pong.
    case ping = 0x9
    /// The answer to a ping, or an unasked sign of life.
    case pong = 0xA

    /// Whether this is a control frame: at most 125 bytes, never in pieces, allowed between the pieces of a message.
    public var isControl: Bool { rawValue & 0x8 != 0 }
}

/// Which end of the connection we are; a client masks what it sends, a server must not (RFC 6455 section 5.1).
public enum WebSocketRole: Hashable, Sendable, CaseIterable {
    /// We opened the connection.
    case client
    /// The connection was opened to us.
    case server
}

/// How much a peer may make us hold.
public struct WebSocketLimits: Hashable, Sendable {
    /// The longest payload of one frame in bytes.
    public var frameBytesMax: Int
    /// The longest message in bytes, over all its frames.
    public var messageBytesMax: Int

    /// Sets both limits; what is longer is refused with close code 1009 as soon as its length is announced.
    public init(frameBytesMax: Int = 1 << 20, messageBytesMax: Int = 1 << 20) {
        precondition(frameBytesMax >= 125 && messageBytesMax >= 0, "a control frame of 125 bytes must always fit")
        self.frameBytesMax = frameBytesMax
        self.messageBytesMax = messageBytesMax
    }
}
