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
    /// The same where other loops accept from the same socket and shall have their part of a burst.
    static let sharedAcceptsPerTurnMax = 8

    /// The loop that accepts.
    public let loop: Loop
    /// Called when descriptors or the kernel's memory have run out, and accepting has stopped for a while.
    ///
    /// There is no descriptor kept back to accept and close with: a connection that waits in the kernel is served a
    /// moment later if there is room then, and one that is closed is lost for certain.
    public var exhausted: (() -> Void)?
    /// The address that was bound, with the port the kernel chose if none was given.
    public let address: SocketAddress
    /// Where it accepts from; `nil` once it has stopped.
    public private(set) var source: ListeningSocket?
    private let isShared: Bool
    private var watch: Watch?
    private let accepted: (consuming Socket) -> Void

    /// Takes part in a listening socket; `accepted` is called on the loop with each connection.
    ///
    /// - Parameter isShared: other loops accept from it too, so a connection shall not wake all of them.
    public init(
        _ source: ListeningSocket, loop: Loop, isShared: Bool = false, accepted: @escaping (consuming Socket) -> Void
    ) {
        address = source.address
        self.source = source
        self.isShared = isShared
        self.loop = loop
        self.accepted = accepted
    }

    /// Takes over a listening socket that is its own.
    public convenience init(
        _ socket: consuming Socket, loop: Loop, accepted: @escaping (consuming Socket) -> Void
    ) {
        self.init(ListeningSocket(socket), loop: loop, accepted: accepted)
    }

    /// Begins to accept; on the loop.
    public func start() throws(SystemError) {
        guard let source else { return }
        watch = try loop.watch(source.socket.raw, isShared ? .acceptable : .readable, self)
    }

    /// Stops accepting and lets go of the socket; on the loop.
    ///
    /// - Parameter isDraining: takes first what the kernel has already accepted for us, which would be reset with the
    ///   socket; not for one that goes on in another process.
    public func stop(isDraining: Bool = true) {
        if isDraining { acceptAll(limit: .max) }
        if let watch { loop.unwatch(watch) }
        watch = nil
        source = nil
    }

    /// Called by the loop.
    public func ready(_ readiness: Readiness) {
        acceptAll(limit: isShared ? Self.sharedAcceptsPerTurnMax : Self.acceptsPerTurnMax)
    }

    private func acceptAll(limit: Int) {
        var taken = 0
        while taken < limit {
            do {
                guard let connection = try source?.socket.accept() else { return }
                accepted(connection)
                taken += 1
            } catch {
                if error.descriptorsExhausted {
                    pause()
                    exhausted?()
                }
                return
            }
        }
    }

    private func pause() {
        guard let watch else { return }
        loop.unwatch(watch)
        self.watch = nil
        loop.schedule(after: Self.exhaustedPause) { [self] in
            guard source != nil else { return }
            do {
                try start()
            } catch {
                pause()
            }
        }
    }
}
