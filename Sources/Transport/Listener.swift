public import EventLoop
public import Kernel

/// Accepts connections on one loop.
///
/// When descriptors run out it stops accepting for a while instead of spinning; the connections wait in the kernel.
public final class Listener: ReadinessHandler {
    /// How long accepting stops when descriptors have run out.
    static let exhaustedPause: Duration = .milliseconds(100)
    /// Connections taken in one go before others have their turn.
    static let acceptsPerTurnMax = 64

    /// The loop that accepts.
    public let loop: Loop
    /// The address that was bound, with the port the kernel chose if none was given.
    public let address: SocketAddress
    private var socket: Socket?
    private var watch: Watch?
    private let accepted: (consuming Socket) -> Void

    /// Takes over a listening socket; `accepted` is called on the loop with each connection.
    public init(_ socket: consuming Socket, loop: Loop, accepted: @escaping (consuming Socket) -> Void) {
        address = socket.localAddress() ?? SocketAddress.unknown
        self.socket = consume socket
        self.loop = loop
        self.accepted = accepted
    }

    /// Begins to accept; on the loop.
    public func start() throws(SystemError) {
        guard let raw = socket?.raw else { return }
        watch = try loop.watch(raw, .readable, self)
    }

    /// Stops accepting, takes what the kernel has already accepted for us, and closes; on the loop.
    public func stop() {
        acceptAll(limit: .max)
        if let watch { loop.unwatch(watch) }
        watch = nil
        socket = nil
    }

    /// Called by the loop.
    public func ready(_ readiness: Readiness) { acceptAll(limit: Self.acceptsPerTurnMax) }

    private func acceptAll(limit: Int) {
        var taken = 0
        while taken < limit {
            do {
                guard let connection = try socket?.accept() else { return }
                accepted(connection)
                taken += 1
            } catch {
                if error.descriptorsExhausted { pause() }
                return
            }
        }
    }

    private func pause() {
        guard let watch else { return }
        loop.unwatch(watch)
        self.watch = nil
        loop.schedule(after: Self.exhaustedPause) { [self] in
            guard socket != nil else { return }
            do {
                try start()
            } catch {
                pause()
            }
        }
    }
}

extension SocketAddress {
    /// Stands where the kernel did not tell.
    static var unknown: SocketAddress {
        guard let any = SocketAddress(host: "0.0.0.0", port: 0) else { preconditionFailure("0.0.0.0 is an address") }
        return any
    }
}
