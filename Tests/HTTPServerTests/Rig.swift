import Domain
import EventLoop
import HTTP2
import HTTPServer
import HTTPWire
import Kernel
import Testing
import Transport

/// A server on a manual loop, reached over loopback by clients on the same loop.
final class Rig {
    let manual: ManualLoop
    let server: Server
    let address: SocketAddress
    private let buffer = ReadBuffer()
    private var transports: [Connection] = []

    init(
        _ routes: [Route], limits: HTTPServerLimits = HTTPServerLimits(), hooks: HTTPServerHooks = HTTPServerHooks(),
        secured: (@Sendable () -> any ConnectionFilter)? = nil, handshakeLimit: Duration = .seconds(3),
        proxied: ProxyPolicy = ProxyPolicy(), fields: HTTPFields = HTTPFields()
    ) throws {
        manual = try ManualLoop()
        server = Server(loops: [manual.loop], limits: limits, hooks: hooks, seed: { 7 }) { _ in Router(routes) }
        address = try server.listen(
            on: #require(SocketAddress("127.0.0.1:0")),
            secured: secured, handshakeLimit: handshakeLimit, proxied: proxied, fields: fields)
        manual.runUntilIdle()
    }

    /// A client that is connected, with the server's side there.
    func client(_ filter: (any ConnectionFilter)? = nil) throws -> Client {
        let before = server.connectionCount
        let client = Client(try connect(filter), rig: self)
        client.transport.start()
        run { server.connectionCount > before || client.sawEnd || client.ended != nil || !client.received.isEmpty }
        return client
    }

    /// A client that speaks HTTP/2, whose greeting is under way.
    func http2Client(
        limits: HTTP2Limits = HTTP2Limits(), _ filter: (any ConnectionFilter)? = nil
    ) throws -> HTTP2Client {
        let client = HTTP2Client(try connect(filter), rig: self, limits: limits)
        client.transport.start()
        client.flush()
        run { client.sawSettings }
        return client
    }

    private func connect(_ filter: (any ConnectionFilter)? = nil) throws -> Connection {
        let transport = Connection(
            try Socket.connect(to: address), loop: manual.loop, buffer: buffer, filter: filter)
        transports.append(transport)
        return transport
    }

    /// Ends everything, so that nothing is left for the leak sanitizer to find.
    deinit {
        for transport in transports { transport.close() }
        let server = server
        Task(executorPreference: manual.loop.taskExecutor) { await server.drain(within: .zero) }
        run { manual.loop.watchCount == 0 }
        manual.advance(by: .zero)
    }

    /// Turns the loop until something is so.
    func run(atMost limit: Duration = .seconds(1), until condition: () -> Bool) {
        manual.run(atMost: limit, until: condition)
    }

    /// Turns the loop often enough for what is under way on loopback to arrive.
    func settle() { for _ in 0..<200 { manual.runUntilIdle() } }
}

/// Collects and parses what the server sends; what it is given to send goes out as it is.
final class Client: ConnectionHandler {
    let transport: Connection
    private unowned let rig: Rig
    /// Bytes that came after the last answer that was taken.
    private(set) var received: [UInt8] = []
    /// How often bytes came.
    private(set) var deliveries = 0
    /// Reading pauses once so many bytes have come.
    var allowance = Int.max
    private(set) var sawEnd = false
    private(set) var ended: ConnectionEnd?

    private var parser = HTTP1ResponseParser(limits: HTTP1Limits(bodyBytesMax: 1 << 30))
    private var methods: [HTTPMethod] = []
    private var head: HTTPResponseHead?
    private var body: [UInt8] = []
    private var interims = 0
    private var answers: [Answer] = []
    private var receivedCount = 0
    private var isSwitched = false

    init(_ transport: Connection, rig: Rig) {
        self.transport = transport
        self.rig = rig
        transport.handler = self
    }

    var text: String { String(decoding: received, as: UTF8.self) }

    func send(_ text: String) { transport.write(Array(text.utf8)) }

    /// Sends and waits until `count` answers are there, which it takes.
    ///
    /// `methods` are those of the requests, where an answer's shape hangs on it.
    func exchange(_ text: String, answers count: Int = 1, to methods: [HTTPMethod] = []) throws -> [Answer] {
        self.methods = methods
        send(text)
        return try answers(count)
    }

    /// Waits until `count` answers are there and takes them.
    func answers(_ count: Int = 1) throws -> [Answer] {
        rig.run { answers.count >= count || sawEnd || ended != nil }
        try #require(answers.count >= count, "got: \(text.prefix(1_000))")
        let taken = Array(answers.prefix(count))
        answers.removeFirst(count)
        received.removeFirst(received.count - (receivedCount - taken[count - 1].end))
        return taken
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        deliveries += 1
        let start = receivedCount
        receivedCount += bytes.count
        unsafe bytes.withUnsafeBufferPointer { unsafe received.append(contentsOf: $0) }
        parse(bytes, start)
        allowance -= bytes.count
        if allowance <= 0 { connection.pauseReading() }
        return bytes.count
    }

    private func parse(_ bytes: Span<UInt8>, _ start: Int) {
        var cursor = 0
        while !isSwitched {
            if parser.isIdle {
                guard cursor < bytes.count else { return }
                parser.begin(methods.isEmpty ? .get : methods.removeFirst(), mayUpgrade: true)
            }
            switch parser.next(in: bytes, at: &cursor) {
            case .needMore: return
            case .interim: interims += 1
            case .head(let next):
                head = next
                body = []
            case .body(let range):
                unsafe bytes.extracting(range).withUnsafeBufferPointer { unsafe body.append(contentsOf: $0) }
            case .end: finish(start + cursor)
            case .switched:
                isSwitched = true
                finish(start + cursor)
            case .failed(let error):
                Issue.record("the answer cannot be read: \(error)")
                return
            }
        }
    }

    private func finish(_ end: Int) {
        guard let head else { return }
        answers.append(Answer(head: head, body: body, end: end, interims: interims))
        interims = 0
    }

    func receivedEnd(on connection: Connection) {
        sawEnd = true
        if !parser.isIdle, case .end = parser.closed() { finish(receivedCount) }
    }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { ended = end }
}

/// One answer.
struct Answer {
    let head: HTTPResponseHead
    let body: [UInt8]
    /// How many bytes the connection had brought when it was complete.
    let end: Int
    /// How many 100s came before it.
    let interims: Int

    var status: Int { Int(head.status.code) }
    var text: String { String(decoding: body, as: UTF8.self) }
}
