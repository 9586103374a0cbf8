import EventLoop
import HTTP2
import HTTPWire
import Kernel
import Synchronization
import Transport
import WebSocket

/// The totals that the loops of one server share.
final class ServerTotals: Sendable {
    let connections = Atomic<Int>(0)
    /// Connections by address, where they are limited; locked once at the beginning and once at the end of each.
    let addresses = Mutex<[RateKey: Int]>([:])
}

/// A connection in its server's list.
protocol ServedConnection: ConnectionHandler {
    var transport: Connection { get }
    /// Where the server's list has it.
    var index: Int { get set }
    /// There were too many; it only gets told so.
    var isRefused: Bool { get }
    /// When it will have been idle for too long, between two requests; nil while it is not idle.
    var idleUntil: Instant? { get }
    /// Takes leave before that.
    func leaveIdle()
    /// The server goes down: no further requests.
    func drain()
}

/// A connection that begins, before its first bytes say which protocol they are of.
protocol AcceptedConnection: ServedConnection {
    var isRefused: Bool { get set }
    /// Begins to read; the first byte, or the end of the handshake, has so long.
    func start(within nanoseconds: UInt64)
    /// Tells the client of a problem, and closes.
    func answerWithoutHandler(_ problem: Problem)
}

/// One loop's part of a server: its listeners, its connections and what they share.
///
/// On the loop only.
final class ServerLoop {
    let loop: Loop
    private(set) var router: Router
    private(set) var limits: HTTPServerLimits
    private(set) var times: ServerTimes
    private(set) var hooks: HTTPServerHooks
    var stamp: AnswerStamp
    private(set) var isDraining = false
    /// Answers of HTTP/1 are the last of their connections, though the server goes on.
    var isRetiring = false
    /// From the end of an answer to the next request, in nanoseconds.
    private(set) var idleTime: UInt64
    /// How long a connection may take with the first byte of its first request.
    private(set) var firstTime: UInt64
    let totals: ServerTotals
    /// Makes what serves an accepted connection.
    private let serve: (Connection, ServerLoop, ServedListener) -> any AcceptedConnection
    private let buffer = ReadBuffer()
    private var listeners: [Listener] = []
    private(set) var connections: [any ServedConnection] = []
    /// Connections that are counted for their addresses.
    var counted: [ObjectIdentifier: RateKey] = [:]
    /// Before that, looking for idle connections is in vain.
    var nextIdleSearch = Instant(nanoseconds: 0)
    /// The workspace that connections of HTTP/2 use, one after the other.
    let workspace = HTTP2Workspace()
    /// The workspace that WebSockets compress with, one message after the other.
    let deflateWorkspace = DeflateWorkspace()
    /// Empty, with room for the events of one read.
    var spareEvents: [HTTP2Event] = []
    private(set) var http2Limits: HTTP2Limits
    private var refused = 0
    private var whenEmpty: (@Sendable () -> Void)?
    private var drainLimit: TimerID?

    /// Refused connections that may wait at a time for their 503 to be read; beyond it they are just closed.
    static let refusedMax = 64

    init(
        _ loop: Loop, _ router: Router, _ limits: HTTPServerLimits, _ hooks: HTTPServerHooks, seed: UInt64,
        totals: ServerTotals, serve: @escaping (Connection, ServerLoop, ServedListener) -> any AcceptedConnection
    ) {
        self.loop = loop
        self.router = router
        self.limits = limits
        self.hooks = hooks
        self.totals = totals
        self.serve = serve
        times = ServerTimes(limits)
        idleTime = times.idle
        firstTime = times.header
        http2Limits = limits.http2(for: router)
        stamp = AnswerStamp(seed: seed)
    }

    /// Begins to accept; a failure is that of the kernel's queue.
    func listen(_ socket: ListeningSocket, isShared: Bool, _ traits: ListenerTraits) throws(SystemError) {
        socket.socket.limitSending(
            bufferBytesMax: limits.sendBufferBytesMax, unsentBytesMax: limits.unsentBytesMax)
        let served = ServedListener(traits)
        let proxied = traits.proxied
        let listener = Listener(socket, loop: loop, isShared: isShared) { [weak self] socket in
            let verdict = proxied.from.isEmpty ? .plain : proxied.verdict(for: socket.peerAddress())
            guard verdict != .refused else { return }
            self?.accept(socket, served, awaitsProxyHeader: verdict == .headed)
        }
        listener.exhausted = { [weak self] in self?.descriptorsExhausted() }
        listeners.append(listener)
        try listener.start()
    }

    /// Serves by other rules from the next head on; connections keep what their parsers and machines began with.
    func replace(_ router: Router, _ limits: HTTPServerLimits, _ hooks: HTTPServerHooks) {
        self.router = router
        self.limits = limits
        self.hooks = hooks
        times = ServerTimes(limits)
        http2Limits = limits.http2(for: router)
        if !isDraining {
            idleTime = times.idle
            firstTime = times.header
        }
        for listener in listeners {
            listener.source?.socket.limitSending(
                bufferBytesMax: limits.sendBufferBytesMax, unsentBytesMax: limits.unsentBytesMax)
        }
    }

    private func accept(_ socket: consuming Socket, _ listener: ServedListener, awaitsProxyHeader: Bool) {
        let secured = listener.traits.secured
        let count = totals.connections.add(1, ordering: .relaxed).newValue
        var isRefused = count > limits.connectionsMax && !closeIdle()
        if isRefused { hooks.strained?(.refused) }
        // A handshake is not made only to say that there is no room.
        if isRefused, refused >= Self.refusedMax || secured != nil {
            totals.connections.subtract(1, ordering: .relaxed)
            return
        }
        let transport = Connection(
            socket, loop: loop, buffer: buffer, filter: secured?(), awaitsProxyHeader: awaitsProxyHeader)
        // An address that a header will name is counted once the header is there.
        if !isRefused, !awaitsProxyHeader, !admitAddress(of: transport) {
            isRefused = true
            if refused >= Self.refusedMax || secured != nil {
                totals.connections.subtract(1, ordering: .relaxed)
                return
            }
        }
        let connection = serve(transport, self, listener)
        connection.index = connections.count
        connections.append(connection)
        transport.handler = connection
        connection.isRefused = isRefused
        if isRefused { refused += 1 }
        connection.start(
            within: secured == nil ? times.header : UInt64(clamping: listener.traits.handshakeLimit.nanoseconds))
        if isRefused, transport.isOpen { connection.answerWithoutHandler(.tooManyConnections) }
    }

    /// Where a request comes from.
    func client(of head: borrowing HTTPRequestHead, _ peer: SocketAddress?) -> SocketAddress? {
        // Copies nothing where nobody is trusted, as usual.
        limits.trustedProxies.ranges.isEmpty ? peer : limits.trustedProxies.client(of: head.fields, peer: peer)
    }

    /// Takes a connection that has ended, or has left HTTP, off the list.
    func remove(_ connection: any ServedConnection) {
        let index = connection.index
        guard index < connections.count, connections[index] === connection else { return }
        let last = connections.removeLast()
        if last !== connection {
            connections[index] = last
            last.index = index
        }
        if connection.isRefused { refused -= 1 }
        releaseAddress(of: connection.transport)
        totals.connections.subtract(1, ordering: .relaxed)
        if connections.isEmpty { notifyEmpty() }
    }

    /// Puts the connection that goes on with another protocol in the place of the one that began.
    func replace(_ connection: any ServedConnection, with successor: any ServedConnection) {
        precondition(connections[connection.index] === connection, "a connection is in the list while it is open")
        successor.index = connection.index
        connections[connection.index] = successor
    }

    /// Accepts no more; takes first what waits in sockets that nobody else will accept from.
    func stopAccepting(keeping kept: Set<UInt64> = []) {
        for listener in listeners {
            guard let source = listener.source else { continue }
            listener.stop(isDraining: !source.isHeldElsewhere && !kept.contains(source.identity))
        }
        listeners = []
    }

    /// Stops accepting, lets answers end and idle connections wait a while, and cuts what is left in the end.
    func drain(within limit: Duration, idle: Duration?, fresh: Duration?, done: @escaping @Sendable () -> Void) {
        isDraining = true
        idleTime = idle.map { UInt64(max(0, $0.nanoseconds)) } ?? times.drainIdle
        firstTime = fresh.map { UInt64(max(0, $0.nanoseconds)) } ?? idleTime
        stopAccepting()
        whenEmpty = done
        for connection in connections { connection.drain() }
        if connections.isEmpty {
            notifyEmpty()
            return
        }
        drainLimit = loop.schedule(after: limit) { [self] in
            for connection in connections { connection.transport.abort() }
            notifyEmpty()
        }
    }

    private func notifyEmpty() {
        if let drainLimit { loop.cancel(drainLimit) }
        drainLimit = nil
        let told = whenEmpty
        whenEmpty = nil
        told?()
    }
}

extension HTTPServerLimits {
    /// The limits of an HTTP/2 machine: heads as in HTTP/1.1, and extended `CONNECT`s where a route opens WebSockets.
    fileprivate func http2(for router: Router) -> HTTP2Limits {
        var limits = http2
        limits.headBytesMax = http2HeadBytesMax ?? http1.headBytesMax
        limits.fieldCountMax = http1.fieldCountMax
        limits.allowsExtendedConnect = router.routes.contains { $0.opensWebSocket }
        return limits
    }
}
