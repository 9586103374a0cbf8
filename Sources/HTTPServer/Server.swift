public import EventLoop
public import HTTPWire
public import Kernel
import Synchronization
public import Transport

/// A server of HTTP/2, HTTP/1.1 and HTTP/1.0 over some loops: each has listeners, connections and a router of its own.
///
/// A request is parsed, routed and, by an ``Handler/immediate(_:)`` handler, answered on its connection's loop without
/// a task. Parsing is strict: what two readers might understand differently is answered with a problem, and the
/// connection is closed. Keep the server: once nobody holds it, its new connections are closed unheard.
public final class Server: Sendable {
    /// Protocols that are taken of those that clients offer over TLS (ALPN), best first; clients that offer only others
    /// are refused.
    public static let applicationProtocols = ["h2", "http/1.1", "http/1.0"]
    /// The answer in clear to a client that sends a request in clear where TLS is spoken.
    public static let plainRequestAnswer = Array(
        ("HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain\r\nContent-Length: 32\r\nConnection: close\r\n\r\n"
            + "This port is for HTTPS requests\n").utf8)

    private let parts: [LoopBound<ServerLoop>]
    private let totals = ServerTotals()

    /// A server over `loops`, with a router for each.
    ///
    /// - Parameters:
    ///   - router: called once for each loop, on the caller's thread.
    ///   - seed: called once for each loop; what request ids are made from.
    public init(
        loops: [Loop], limits: HTTPServerLimits = HTTPServerLimits(), hooks: HTTPServerHooks = HTTPServerHooks(),
        seed: () -> UInt64 = { UInt64.random(in: .min ... .max) }, router: (Loop) -> Router
    ) {
        precondition(!loops.isEmpty, "a server has a loop")
        let totals = totals
        parts = loops.map { loop in
            let part = ServerLoop(loop, router(loop), limits, hooks, seed: seed(), totals: totals) {
                // Of HTTP/1 until its first bytes, or the handshake, say otherwise.
                ServerConnection($0, server: $1, listener: $2)
            }
            return LoopBound(unchecked: part, loop: loop)
        }
    }

    /// A server over the loops of a group, with one router for all.
    public convenience init(
        group: LoopGroup, router: Router, limits: HTTPServerLimits = HTTPServerLimits(),
        hooks: HTTPServerHooks = HTTPServerHooks()
    ) {
        self.init(loops: group.loops, limits: limits, hooks: hooks) { _ in router }
    }

    /// Listens on an address with every loop and returns it, with the port the kernel chose if none was given.
    ///
    /// The addresses are taken when this returns; the loops accept from their next turn on. May be called on any
    /// thread, for several addresses.
    ///
    /// - Parameters:
    ///   - secured: makes what stands between a new connection and its bytes (TLS), on the connection's loop.
    ///   - handshakeLimit: how long its handshake may take.
    ///   - proxied: which connections begin with a `PROXY` header, in clear also before a handshake. It has no time of
    ///     its own: the handshake's covers both, as does that of the first byte where there is no handshake.
    ///   - fields: what every answer has besides its own fields, such as `Strict-Transport-Security`.
    /// - Throws: what the kernel says, such as that the address is taken.
    public func listen(
        on address: SocketAddress, secured: (@Sendable () -> any ConnectionFilter)? = nil,
        handshakeLimit: Duration = .seconds(10), proxied: ProxyPolicy = ProxyPolicy(),
        fields: HTTPFields = HTTPFields()
    ) throws(SystemError) -> SocketAddress {
        let sockets = try Self.bind(address, count: parts.count)
        accept(
            from: sockets, secured: secured, handshakeLimit: handshakeLimit, proxied: proxied, fields: fields)
        return sockets[0].address
    }

    /// Takes an address with as many sockets as there are loops to accept from them, without accepting yet.
    ///
    /// - Parameter count: at least one.
    /// - Throws: what the kernel says, such as that the address is taken.
    public static func bind(_ address: SocketAddress, count: Int) throws(SystemError) -> [ListeningSocket] {
        precondition(count > 0, "an address is bound by a socket")
        var bound = address
        var sockets: [ListeningSocket] = []
        for _ in 0..<count {
            let socket = ListeningSocket(try Socket.listen(on: bound, sharing: true))
            // The first socket decides the port for the others.
            bound = socket.address
            sockets.append(socket)
        }
        return sockets
    }

    /// Accepts from sockets that listen already, from the loops' next turn on.
    ///
    /// The rest is as in ``listen(on:secured:handshakeLimit:proxied:fields:)``.
    ///
    /// Every socket has a loop and every loop a socket, whatever their numbers: loops share sockets where there are
    /// fewer of them, such as the one that a service manager passes.
    ///
    /// - Parameter sockets: at least one.
    public func accept(
        from sockets: [ListeningSocket], secured: (@Sendable () -> any ConnectionFilter)? = nil,
        handshakeLimit: Duration = .seconds(10), proxied: ProxyPolicy = ProxyPolicy(),
        fields: HTTPFields = HTTPFields()
    ) {
        let traits = ListenerTraits(
            secured: secured, handshakeLimit: handshakeLimit, proxied: proxied, fields: fields)
        for place in ListenerPlace.places(sockets: sockets.count, loops: parts.count) {
            let (part, socket) = (parts[place.loop], sockets[place.socket])
            part.loop.execute {
                do {
                    try part.value.listen(socket, isShared: place.isShared, traits)
                } catch {
                    // A loop's queue takes a fresh descriptor unless memory has run out.
                    preconditionFailure("a listener could not be watched: \(error)")
                }
            }
        }
    }

    /// Puts another table, other limits and other hooks in the place of those that were given, and returns once every
    /// loop has them; the loops must be running.
    ///
    /// A request whose head was routed before is answered by the handler that it met then. Limits that a connection's
    /// parser or HTTP/2 machine works by, and the sizes of its buffers, are those of new connections; times and the
    /// numbers of connections count at once.
    public func replace(router: Router, limits: HTTPServerLimits, hooks: HTTPServerHooks) async {
        for part in parts {
            await withCheckedContinuation { done in
                part.loop.execute {
                    part.value.replace(router, limits, hooks)
                    done.resume()
                }
            }
        }
    }

    /// Connections that are open, over all loops; those that left HTTP are not counted.
    public var connectionCount: Int { totals.connections.load(ordering: .relaxed) }

    /// Makes each answer of HTTP/1 the last of its connection, while all else goes on, or takes that back.
    ///
    /// The beginning of an end that nobody notices: clients that are at work come back on new connections, which
    /// another process may be accepting by then. HTTP/2 needs none of it, since its goodbye says what was heard.
    public func keepConnections(_ isKeeping: Bool) {
        for part in parts { part.loop.execute { part.value.isRetiring = !isKeeping } }
    }

    /// Accepts no more; what waits in sockets that end here is accepted first, or it would be reset with them.
    ///
    /// - Parameter kept: the identities of sockets that go on being accepted from in another process; what waits there
    ///   is left to that one.
    public func stopAccepting(keeping kept: Set<UInt64> = []) {
        for part in parts { part.loop.execute { part.value.stopAccepting(keeping: kept) } }
    }

    /// Ends the server: no new connections, and on those there are at most one further request each.
    ///
    /// A client may have sent a request when its idle connection is closed, and would not know whether it was heard.
    /// So an idle connection stays for a while, and what comes meanwhile is answered.
    ///
    /// Returns when all connections have ended; those that have not after `limit` are cut. The loops must be running.
    ///
    /// - Parameters:
    ///   - idle: how long idle connections of HTTP/1 stay; nil for ``HTTPServerLimits/drainIdleMilliseconds``.
    ///   - fresh: how long those stay that have brought no request yet, whose first is on its way; nil for `idle`.
    public func drain(within limit: Duration, idle: Duration? = nil, fresh: Duration? = nil) async {
        await withCheckedContinuation { continuation in
            let gate = DrainGate(parts.count, continuation)
            for part in parts {
                part.loop.execute { part.value.drain(within: limit, idle: idle, fresh: fresh) { gate.partIsDone() } }
            }
        }
    }
}

/// Resumes a caller once all loops are drained.
private final class DrainGate: Sendable {
    private let left: Atomic<Int>
    private let continuation: CheckedContinuation<Void, Never>

    init(_ count: Int, _ continuation: CheckedContinuation<Void, Never>) {
        left = Atomic(count)
        self.continuation = continuation
    }

    func partIsDone() {
        if left.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { continuation.resume() }
    }
}
