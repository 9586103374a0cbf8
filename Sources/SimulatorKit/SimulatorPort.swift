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
    private var fronts: [ObjectIdentifier: HTTPFront] = [:]

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
        let front = HTTPFront(connection, handler: handler, bodyBytesMax: bodyBytesMax)
        fronts[ObjectIdentifier(front)] = front
        front.start()
    }

    /// Lets go of a front that is over.
    public func ended(_ front: HTTPFront) { fronts[ObjectIdentifier(front)] = nil }

    /// Closes the port for good, and every connection that is not a socket yet.
    public func stop() {
        isStopped = true
        listener?.stop()
        listener = nil
        reserved = nil
        for front in Array(fronts.values) { front.connection.close() }
    }
}
