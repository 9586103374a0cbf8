public import EventLoop
public import Kernel

/// One TCP connection on one loop: buffered writes, reads into a buffer shared by the loop, optional encryption.
///
/// Everything happens on the loop and nothing waits. An idle connection holds no buffer.
public final class Connection: ReadinessHandler {
    /// Above this many unsent bytes ``isCongested`` is true.
    public static let highWaterBytes = 256 << 10
    /// At or below this many unsent bytes ``ConnectionHandler/drained(_:)`` is called.
    public static let lowWaterBytes = 64 << 10

    /// The loop everything happens on.
    public let loop: Loop
    /// The handler to tell; kept alive until the connection ends.
    public var handler: (any ConnectionHandler)?

    var socket: Socket?
    private var watch: Watch?
    let buffer: ReadBuffer
    var filter: (any ConnectionFilter)?
    /// Received and not yet used.
    var pending: [UInt8] = []
    /// Written and not yet sent, from `sentBytes` on.
    var output: [UInt8] = []
    var sentBytes = 0
    /// All bytes that the kernel has taken so far; what it never took has certainly not reached the peer.
    public internal(set) var bytesSent = 0
    /// How often all that waited has gone after the kernel had once not taken it all.
    public internal(set) var emptiedCount = 0
    var state = Flags()
    /// Where a proxy says that the connection comes from.
    var proxiedPeer: SocketAddress?

    /// The conditions of both directions, each on its own.
    struct Flags {
        var readable = false
        var readingPaused = false
        /// A step of the handshake stands in the line of the loop's handshakes.
        var handshakeWaits = false
        var writable = true
        var flushScheduled = false
        var inCallback = false
        var peerFinished = false
        /// The kernel has said that reading will come to an end, and will not say so again.
        var endInSight = false
        var finishing = false
        var congested = false
        /// Some of what waits has been refused by the kernel once.
        var stalled = false
        /// A ``ProxyHeader`` comes before everything else; what came of it is in `pending`.
        var awaitsProxyHeader = false
        /// The bytes of `output` belong to somebody else too, so that appending would copy them.
        var outputShared = false
    }

    /// Takes over a connected socket; ``start()`` begins to read.
    ///
    /// - Parameters:
    ///   - filter: turns bytes of the wire into bytes of the handler and back (TLS); none for plain text.
    ///   - awaitsProxyHeader: a ``ProxyHeader`` comes first, in clear; how long it may take is the handler's to bound.
    public init(
        _ socket: consuming Socket, loop: Loop, buffer: ReadBuffer, filter: (any ConnectionFilter)? = nil,
        awaitsProxyHeader: Bool = false
    ) {
        self.socket = consume socket
        self.loop = loop
        self.buffer = buffer
        self.filter = filter
        state.awaitsProxyHeader = awaitsProxyHeader
    }

    /// Begins to watch the socket; on the loop, with ``handler`` set.
    public func start() {
        guard let raw = socket?.raw else { return }
        do {
            watch = try loop.watch(raw, .edges, self)
        } catch {
            end(.failed(error))
            return
        }
        if filter != nil { moveFilterOutput() }
    }

    /// The connection is open in at least one direction.
    public var isOpen: Bool { socket != nil }
    /// More than ``highWaterBytes`` wait to be sent; writers should wait for ``ConnectionHandler/drained(_:)``.
    public var isCongested: Bool { state.congested }
    /// Bytes that wait to be sent.
    public var unsentBytes: Int { output.count - sentBytes }
    /// The protocol agreed on in the handshake (ALPN); nil for none, without a filter, and before
    /// ``ConnectionHandler/established(_:)``.
    public var applicationProtocol: String? { filter?.applicationProtocol }
    /// The address of the other end: as a ``ProxyHeader`` named it, or else asked of the kernel.
    public var peerAddress: SocketAddress? { proxiedPeer ?? socket?.peerAddress() }
    /// The address of our end, asked of the kernel.
    public var localAddress: SocketAddress? { socket?.localAddress() }
}

// MARK: Ending

extension Connection {
    /// Sends what waits, then ends our side; the connection is over when the peer has ended its side too.
    public func finish() {
        guard isOpen, !state.finishing else { return }
        if let filter {
            filter.finish()
            filter.moveOutput(into: &output)
        }
        state.finishing = true
        flush()
    }

    /// Ends both sides now; what waits is not sent, and a peer behind a filter takes what it has for cut off.
    public func close() { end(.closedLocally) }

    /// Ends both sides now, where nothing is under way; a peer behind a filter is told that this end is meant.
    public func leave() {
        sayGoodbye()
        close()
    }

    private func sayGoodbye() {
        guard let filter, isOpen, filter.isEstablished, unsentBytes == 0, state.writable else { return }
        filter.finish()
        var goodbye: [UInt8] = []
        filter.moveOutput(into: &goodbye)
        guard !goodbye.isEmpty else { return }
        do {
            _ = try socket?.send(goodbye, from: 0)
        } catch {
            // The peer has gone already; there is nobody to take leave of.
            return
        }
    }

    /// Ends both sides with a reset.
    public func abort() {
        socket?.resetOnClose()
        end(.closedLocally)
    }

    /// Ends both sides for a reason, which the handler hears last.
    func end(_ reason: ConnectionEnd) {
        guard isOpen else { return }
        if let watch { loop.unwatch(watch) }
        watch = nil
        socket = nil
        giveBackOutput()
        pending = []
        sentBytes = 0
        let former = handler
        handler = nil
        filter = nil
        former?.ended(self, reason)
    }
}
