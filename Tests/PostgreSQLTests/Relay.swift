import EventLoop
import Kernel

/// Stands between client and server on a loop: passes on small pieces only, and cuts the line where a test says.
final class Relay: ReadinessHandler {
    let port: UInt16
    private let loop: Loop
    private let server: SocketAddress
    private let listening: Socket
    private let pieceBytesMax: Int
    private let cutAfter: Int?
    private var sides: [RelaySide] = []
    /// Bytes that came from the server.
    fileprivate(set) var passedBytes = 0

    /// - Parameter cutAfter: the server's bytes that still reach the client.
    init(_ loop: Loop, before port: UInt16, pieceBytesMax: Int, cutAfter: Int? = nil) throws {
        guard let any = SocketAddress("127.0.0.1:0"), let server = SocketAddress("127.0.0.1:\(port)") else {
            throw RelayFailure()
        }
        (self.loop, self.server, self.pieceBytesMax, self.cutAfter) = (loop, server, pieceBytesMax, cutAfter)
        listening = try Socket.listen(on: any, sharing: false)
        self.port = listening.localAddress()?.port ?? 0
        _ = try loop.watch(listening.raw, .readable, self)
    }

    struct RelayFailure: Error {}

    func ready(_ readiness: Readiness) {
        do {
            guard let client = try listening.accept() else { return }
            client.setNoDelay()
            let near = RelaySide(self, client, isServer: false)
            let far = RelaySide(self, try Socket.connect(to: server), isServer: true)
            (near.other, far.other) = (far, near)
            sides += [near, far]
            for side in [near, far] { try side.begin(loop) }
        } catch {
            sides = []
        }
    }

    /// The bytes that may be passed on now; `nil` when the line is cut.
    fileprivate func share(fromServer: Bool) -> Int? {
        guard fromServer, let cutAfter else { return pieceBytesMax }
        return passedBytes < cutAfter ? min(pieceBytesMax, cutAfter - passedBytes) : nil
    }
}

/// One end of a line through a ``Relay``.
private final class RelaySide: ReadinessHandler {
    weak var other: RelaySide?
    private weak var relay: Relay?
    private var socket: Socket?
    private var watch: Watch?
    private var loop: Loop?
    private let isServer: Bool
    private var rest: [UInt8] = []

    init(_ relay: Relay, _ socket: consuming Socket, isServer: Bool) {
        self.relay = relay
        self.socket = consume socket
        self.isServer = isServer
    }

    func begin(_ loop: Loop) throws {
        self.loop = loop
        guard let raw = socket?.raw else { return }
        watch = try loop.watch(raw, .readableAndWritable, self)
    }

    func ready(_ readiness: Readiness) {
        if readiness.isWritable { write() }
        if readiness.isReadable { pass() }
        // Nothing to write: told again of room for ever.
        if let watch, rest.isEmpty { try? loop?.rewatch(watch, .readable) }
    }

    private func pass() {
        guard let relay, let other, other.rest.isEmpty, socket != nil else { return }
        guard let share = relay.share(fromServer: isServer) else { return close() }
        var buffer = [UInt8](repeating: 0, count: share)
        do {
            guard let count = try socket?.receive(into: &buffer, from: 0) ?? nil else { return }
            guard count > 0 else { return close() }
            if isServer { relay.passedBytes += count }
            other.rest = Array(buffer.prefix(count))
            other.write()
        } catch {
            close()
        }
    }

    private func write() {
        guard !rest.isEmpty, socket != nil else { return }
        do {
            if let count = try socket?.send(rest, from: 0) ?? nil { rest.removeFirst(count) }
            if let watch, !rest.isEmpty { try loop?.rewatch(watch, .readableAndWritable) }
        } catch {
            close()
        }
    }

    private func close() {
        guard socket != nil else { return }
        if let watch { loop?.unwatch(watch) }
        watch = nil
        socket = nil
        other?.close()
    }
}
