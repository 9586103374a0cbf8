public import HTTPClient
public import HTTPWire
import WebSocket

/// A WebSocket to a vendor, on its session's loop; the seam between an adapter and the network.
public protocol ProviderSocket: AnyObject {
    /// Frames can be sent.
    var isOpen: Bool { get }
    /// Bytes that wait to be sent.
    var unsentBytes: Int { get }
    /// Congestion: a sender with much to send waits for ``SocketEvents/drained()``.
    var isCongested: Bool { get }
    /// Sends a text frame, which must be UTF-8; false when the socket is not open.
    @discardableResult
    func send(text: [UInt8]) -> Bool
    /// Sends a text frame as a call of an operation, by which the client's layers know it; false when the socket is not
    /// open.
    ///
    /// - Parameter refused: called on the loop, at most once and never from inside this call, where a layer refuses the
    ///   frame, or the socket is lost meanwhile, so that nothing of it has left.
    @discardableResult
    func send(
        text: [UInt8], as operation: ProviderOperation, refused: @escaping @Sendable (ClientError) -> Void
    ) -> Bool
    /// The same, and returns once the layers have let it go: nil when it was written, else why it was not, and then
    /// nothing of it has left.
    ///
    /// Frames go out in the order in which these are called. Without layers it returns without waiting.
    func deliver(text: [UInt8], as operation: ProviderOperation) async -> ClientError?
    /// Waits until the layers have let go the text frame whose last piece was sent before; as ``deliver(text:as:)``.
    func pieceOutcome() async -> ClientError?
    /// Sends a binary frame; false when the socket is not open.
    @discardableResult
    func send(binary: [UInt8]) -> Bool
    /// Begins one frame of so many bytes, which follow with ``send(piece:)``; false when the socket is not open or
    /// another such frame is under way.
    func begin(binary: Bool, count: Int) -> Bool
    /// Sends the next bytes of the frame that was begun; false when there is none or the socket is not open.
    func send(piece: [UInt8]) -> Bool
    /// Sends a ping of at most 125 bytes; false when the socket is not open.
    @discardableResult
    func ping(_ payload: [UInt8]) -> Bool
    /// Begins the closing handshake, or gives up an opening.
    ///
    /// - Parameter code: one that may be sent, such as 1000 or 4000.
    func close(code: UInt16, reason: String)
    /// Ends the connection without a goodbye; its end is told before this returns.
    func abort()
}

extension ProviderSocket {
    /// No layers: as it is.
    @discardableResult
    public func send(
        text: [UInt8], as operation: ProviderOperation, refused: @escaping @Sendable (ClientError) -> Void
    ) -> Bool {
        send(text: text)
    }

    /// No layers: at once.
    public func deliver(text: [UInt8], as operation: ProviderOperation) async -> ClientError? {
        send(text: text) ? nil : .connectionLost(afterBytesSent: false)
    }

    /// No layers: it is on its way.
    public func pieceOutcome() async -> ClientError? { nil }

    /// Begins the closing handshake without a reason, or gives up an opening.
    public func close(code: UInt16) { close(code: code, reason: "") }
}

/// Told what happens on one socket: on the loop, and never from inside the call that dials it.
public protocol SocketEvents: AnyObject {
    /// The server agreed; frames can be sent.
    func opened()
    /// A text frame, valid UTF-8.
    func received(text: [UInt8])
    /// A binary frame.
    func received(binary: [UInt8])
    /// The unsent bytes have gone down after ``ProviderSocket/isCongested`` was true.
    func drained()
    /// It is over; called once, the last call.
    func ended(_ end: SocketEnd)
}

/// A socket that is wanted; what else the vendor's handshake says travels in the address or in the fields.
public struct SocketRequest: Sendable {
    /// Where to; `ws` or `wss`.
    public var url: URI
    /// The fields of the handshake beside its own, such as `Origin` and `Authorization`.
    public var fields: HTTPFields
    /// The longest frame and message that are read, in bytes; a longer one ends the connection.
    public var messageBytesMax: Int
    /// It takes the place of one that was lost, so that it stands in line: all sessions of a vendor lose theirs at the
    /// same moment.
    public var isRedial: Bool

    /// Puts it together.
    public init(_ url: URI, fields: HTTPFields = HTTPFields(), messageBytesMax: Int, isRedial: Bool = false) {
        self.url = url
        self.fields = fields
        self.messageBytesMax = messageBytesMax
        self.isRedial = isRedial
    }
}

/// Opens sockets.
public protocol SocketDialler: Sendable {
    /// Begins to open one; what comes of it is told to `events`, never from inside this call.
    func dial(_ request: SocketRequest, _ events: any SocketEvents) -> any ProviderSocket
}

extension WebSocketLink: ProviderSocket {
    /// Begins one frame of so many bytes.
    public func begin(binary: Bool, count: Int) -> Bool {
        binary ? beginBinary(count: count) : beginText(count: count)
    }

    /// Begins the closing handshake, or gives up an opening.
    public func close(code: UInt16, reason: String) { close(CloseCode(rawValue: code), reason: reason) }
}
