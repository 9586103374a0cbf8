import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import Transport

/// Gives a server the bytes as a client's, over loopback: whole, and cut as the bytes themselves say.
///
/// However they are cut, the same requests must reach the same handlers with the same bodies and get the same answers,
/// and when the client has gone nothing of its connection is left.
public func fuzzHTTPServer(_ bytes: [UInt8]) {
    guard bytes.count <= 4_096 else { return }
    do {
        let whole = try Trial().run([bytes])
        var pieces: [[UInt8]] = []
        var rest = bytes[...]
        while let first = rest.first {
            pieces.append(Array(rest.prefix(1 + Int(first) % 13)))
            rest = rest.dropFirst(pieces[pieces.count - 1].count)
        }
        let cut = try Trial().run(pieces)
        precondition(whole == cut, "the cut changed what was heard: \(whole) and \(cut)")
    } catch {
        preconditionFailure("loopback failed: \(error)")
    }
}

/// One server and one client on a loop of their own; all on the caller's thread.
private final class Trial: ConnectionHandler {
    private let manual: ManualLoop
    private let server: Server
    private let client: Connection
    private let heard: LoopBound<[String]>
    private var isOver = false

    init() throws {
        manual = try ManualLoop()
        let heard = LoopBound([String](), loop: manual.loop)
        self.heard = heard
        let show: @Sendable (borrowing Request) -> Response = { request in
            heard.value.append("\(request.route) \(request.parameters) \(request.body)")
            return Response(status: .ok, body: .bytes(request.body))
        }
        let router = Router([
            Route(.get, "/", .immediate(show)),
            Route(.get, "/a/{x}", .immediate(show)),
            Route(.post, "/none", .immediate(show)),
            Route(.post, "/collect", body: .collected(bytesMax: 64), .immediate(show)),
            Route(.put, "/collect", body: .collected(bytesMax: 64), .waiting { request in show(request) }),
            Route(
                .get, "/stream",
                .immediate { request in
                    _ = show(request)
                    return Response(
                        status: .ok,
                        body: .stream { stream in
                            stream.write([0x61])
                            stream.finish()
                        })
                }),
        ])
        let hooks = HTTPServerHooks(finished: { summary in
            heard.value.append("\(summary.status.code) \(summary.route) \(summary.bodyBytes)")
        })
        server = Server(loops: [manual.loop], hooks: hooks, seed: { 1 }) { _ in router }
        guard let local = SocketAddress("127.0.0.1:0") else { preconditionFailure("this is an address") }
        let address = try server.listen(on: local)
        manual.runUntilIdle()
        client = Connection(try Socket.connect(to: address), loop: manual.loop, buffer: ReadBuffer())
        client.handler = self
        client.start()
        turn { server.connectionCount == 1 }
    }

    func run(_ pieces: [[UInt8]]) -> [String] {
        for piece in pieces {
            client.write(piece)
            for _ in 0..<3 { manual.runUntilIdle() }
        }
        for _ in 0..<20 { manual.runUntilIdle() }
        // The connection, if it still waits for bytes, is told that there are none; what has time left for a last word
        // has had it.
        client.finish()
        turn { server.connectionCount == 0 }
        precondition(server.connectionCount == 0, "the connection is over for the server")
        turn { isOver }
        precondition(manual.loop.timerCount == 0, "no timer is left")
        precondition(manual.loop.watchCount == 1, "only the listener is watched")
        drain()
        return heard.value
    }

    /// Lets the listener go, and with it the server.
    private func drain() {
        let server = server
        Task(executorPreference: manual.loop.taskExecutor) { await server.drain(within: .zero) }
        turn { manual.loop.watchCount == 0 }
        precondition(manual.loop.watchCount == 0, "nothing is watched")
    }

    private func turn(until condition: () -> Bool) {
        for _ in 0..<100_000 {
            if condition() { return }
            manual.runUntilIdle()
        }
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int { bytes.count }
    func receivedEnd(on connection: Connection) { connection.finish() }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { isOver = true }
}
