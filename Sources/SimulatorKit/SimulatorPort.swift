public import EventLoop
public import Kernel
import Synchronization
import Transport

/// The port of a simulator: every connection that comes in is an ``HTTPFront``, and the port can be away for a while.
///
/// On its loop only, but for ``listen(on:loop:then:)``.
public final class SimulatorPort {
    /// Tries to open the port again come that soon after a failed one.
    private static let reopenPause: Duration = .milliseconds(10)

    private let loop: Loop
    private let bodyBytesMax: Int
    private weak var handler: (any HTTPFrontHandler)?
    private let buffer = ReadBuffer()
    private var listener: Listener?
    /// Keeps the port from others while it is closed, whom this simulator's clients would find.
    private var reserved: Socket?
    private var isStopped = false
    private var fronts = ObjectTable<HTTPFront>()
    /// All connections, whatever protocol they speak by now; those that are over are taken out now and then.
    private var connections: [WeakConnection] = []
    private var connectionsPrunedAt = 64

    /// A port whose connections `handler` serves; it opens with ``open(_:)``.
    ///
    /// - Parameter bodyBytesMax: the longest body that is collected.
    public init(loop: Loop, handler: any HTTPFrontHandler, bodyBytesMax: Int = 1 << 20) {
        self.loop = loop
        self.handler = handler
        self.bodyBytesMax = bodyBytesMax
    }

    /// Binds an address, and has `ready` take the socket once the loop runs; on any thread.
    ///
    /// - Returns: the address, with the number the kernel chose if none was given.
    /// - Throws: the kernel's error if the address cannot be listened on.
    public static func listen(
        on address: SocketAddress, loop: Loop, then ready: @escaping @Sendable (consuming Socket) -> Void
    ) throws(SystemError) -> SocketAddress {
        // Two simulators of one address would share its connections in silence.
        if address.port != 0 { _ = try Socket.listen(on: address, sharing: false) }
        let socket = try Socket.listen(on: address, sharing: true)
        let bound = socket.localAddress() ?? address
        let waiting = Mutex<Socket?>(socket)
        loop.execute {
            guard let socket = waiting.withLock({ $0.take() }) else { return }
            ready(socket)
        }
        return bound
    }

    /// Where the port is; nil while it is closed.
    public var address: SocketAddress? { listener?.address }

    /// Begins to accept on a socket that listens.
    public func open(_ socket: consuming Socket) {
        guard !isStopped else { return }
        let listener = Listener(socket, loop: loop) { [weak self] socket in self?.accept(socket) }
        do throws(SystemError) {
            try listener.start()
            self.listener = listener
        } catch {
            // Only a kernel short of memory refuses to watch a descriptor; the port opens when it has some again.
            reopen(listener.address, after: Self.reopenPause)
        }
    }

    /// Refuses connections for so long; nothing happens to a port that is closed already.
    public func close(for time: Duration) {
        guard let listener else { return }
        reserved = try? Socket.reserve(listener.address)
        listener.stop()
        self.listener = nil
        reopen(listener.address, after: time)
    }

    /// Takes what comes over the connections that are there and looks at none of it, and cuts them after so long.
    ///
    /// A request that asks for this is answered all the same.
    public func deafen(for time: Duration) {
        prune()
        let administrating = Set(fronts.objects.filter(\.isAdministrating).map { ObjectIdentifier($0.connection) })
        let deaf = connections.compactMap(\.connection).filter { !administrating.contains(ObjectIdentifier($0)) }
        for connection in deaf {
            if let handler = connection.handler { connection.handler = DeafHandler(handler) }
        }
        loop.schedule(after: time) {
            for connection in deaf where connection.isOpen { connection.close() }
        }
    }

    private func prune() {
        connections.removeAll { $0.connection?.isOpen != true }
        connectionsPrunedAt = max(64, 2 * connections.count)
    }

    private func reopen(_ address: SocketAddress, after pause: Duration) {
        loop.schedule(after: pause) { [self] in
            guard !isStopped, listener == nil else { return }
            do throws(SystemError) {
                open(try Socket.listen(on: address, sharing: true))
                reserved = nil
            } catch {
                reopen(address, after: Self.reopenPause)
            }
        }
    }

    private func accept(_ socket: consuming Socket) {
        guard let handler else { return }
        let connection = Connection(socket, loop: loop, buffer: buffer)
        connections.append(WeakConnection(connection: connection))
        if connections.count >= connectionsPrunedAt { prune() }
        let front = HTTPFront(connection, handler: handler, bodyBytesMax: bodyBytesMax)
        fronts.insert(front)
        front.start()
    }

    /// Lets go of a front that is over.
    public func ended(_ front: HTTPFront) { fronts.remove(front) }

    /// Closes the port for good, and every connection that is not a socket yet.
    public func stop() {
        isStopped = true
        listener?.stop()
        listener = nil
        reserved = nil
        for front in fronts.objects { front.connection.close() }
    }
}

/// A connection that is kept by others.
private struct WeakConnection {
    weak var connection: Connection?
}

/// Takes the bytes of a peer in place of the handler that would understand them, which is told of the end.
private final class DeafHandler: ConnectionHandler {
    private let inner: any ConnectionHandler

    init(_ inner: any ConnectionHandler) { self.inner = inner }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int { bytes.count }

    func receivedEnd(on connection: Connection) { inner.receivedEnd(on: connection) }

    func drained(_ connection: Connection) { inner.drained(connection) }

    func ended(_ connection: Connection, _ end: ConnectionEnd) { inner.ended(connection, end) }
}
