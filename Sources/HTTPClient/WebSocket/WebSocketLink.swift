import Crypto
import EventLoop
import HTTPWire
import Kernel
public import WebSocket

/// One WebSocket of a client, on its loop.
///
/// Lives until it has ended, whether or not anybody keeps it.
public final class WebSocketLink {
    private let driver: WebSocketDriver

    init(_ loop: Loop, _ random: RandomPool, _ links: LinkSet, _ handler: any WebSocketHandler) {
        driver = WebSocketDriver(loop, random, links, handler)
        driver.link = self
    }

    func open(_ request: WebSocketRequest, _ dialler: any OriginDialler) { driver.open(request, dialler) }

    func failLater(_ error: ClientError) { driver.failLater(error) }

    /// It is open and no close has been sent or received.
    public var isOpen: Bool { driver.isOpen }
    /// Bytes that wait to be sent.
    public var unsentBytes: Int { driver.unsentBytes }
    /// So much waits to be sent that writers should wait for ``WebSocketHandler/drained(_:)``.
    public var isCongested: Bool { driver.isCongested }
    /// The subprotocol the server chose, if any.
    public var subprotocol: String? { driver.subprotocol }

    /// Sends a text message, which must be UTF-8; false when the link is not open.
    @discardableResult
    public func send(text: [UInt8]) -> Bool { driver.send(.text, text) }

    /// Sends a binary message; false when the link is not open.
    @discardableResult
    public func send(binary: [UInt8]) -> Bool { driver.send(.binary, binary) }

    // MARK: Messages in pieces

    /// How many bytes of the message that goes out in pieces are still to come; nil when there is none.
    public var pieceBytesLeft: Int? { driver.pieceBytesLeft }

    /// Begins a text message of `count` bytes that goes out as one frame, piece by piece; false when the link is not
    /// open or another such message is under way.
    ///
    /// Its bytes follow with ``send(piece:)``, which together must be UTF-8. Whatever is sent until it is whole follows
    /// it, pongs included; ``close(_:reason:)`` in its middle is ``abort()``.
    public func beginText(count: Int) -> Bool { driver.begin(binary: false, count: count) }

    /// Begins a binary message; otherwise as ``beginText(count:)``.
    public func beginBinary(count: Int) -> Bool { driver.begin(binary: true, count: count) }

    /// Sends the next bytes of the message that was begun, not more than ``pieceBytesLeft``; false when there is none
    /// or the link is not open.
    ///
    /// Whoever has much to send waits for ``WebSocketHandler/drained(_:)`` while ``isCongested``.
    public func send(piece: [UInt8]) -> Bool { driver.send(piece: piece) }

    /// Sends a ping of at most 125 bytes; false when the link is not open.
    @discardableResult
    public func ping(_ payload: [UInt8] = []) -> Bool { driver.send(.ping, payload) }

    /// Begins the closing handshake, or gives up one that is still opening; harmless when it has begun already.
    ///
    /// - Parameter code: one that may be sent (`isSendable`), or nil for none.
    public func close(_ code: CloseCode? = .normal, reason: String = "") { driver.close(code, reason) }

    /// Ends the connection at once with a reset; the handler hears of it before this returns.
    public func abort() { driver.abort() }

    /// Stops reading; the server has to wait.
    public func pauseReading() { driver.pauseReading() }

    /// Reads again.
    public func resumeReading() { driver.resumeReading() }
}

/// The links that have not ended, so that a client can close them all.
final class LinkSet {
    private var drivers = ObjectTable<WebSocketDriver>()

    func insert(_ driver: WebSocketDriver) { drivers.insert(driver) }
    func remove(_ driver: WebSocketDriver) {
        drivers.remove(driver)
        if drivers.isEmpty { whenEmpty?() }
    }
    var isEmpty: Bool { drivers.isEmpty }
    /// Told whenever the last one has ended.
    var whenEmpty: (() -> Void)?
    func close() { for driver in drivers.objects { driver.close(.goingAway, "") } }
}
