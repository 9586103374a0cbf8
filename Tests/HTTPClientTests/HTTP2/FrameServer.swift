import EventLoop
import HTTP2
import HTTPWire
import Kernel
import SupportServers
import Testing
import Transport
@testable import HTTPClient

extension Act {
    static func frames(_ frames: WireFrame...) -> Act { .send(frames.flatMap(\.bytes)) }
}

/// A request as a server of HTTP/2 saw it.
struct SeenStream: Sendable {
    /// The connection it came on, from 0.
    var connection: Int
    /// Its place among all requests of the server, from 0.
    var index: Int
    var stream: UInt32
    var method: String
    var target: String
    var fields: HTTPFields
    var body: [UInt8] = []

    /// A whole answer.
    func answer(_ status: Int = 200, _ text: String = "", _ fields: (String, String)...) -> Act {
        let head = [(":status", "\(status)"), ("content-length", "\(text.utf8.count)")] + fields
        guard !text.isEmpty else { return .frames(.headers(stream, head, end: true)) }
        return .frames(.headers(stream, head), .data(stream, text, end: true))
    }

    /// The beginning of an answer.
    func head(_ status: Int = 200, _ fields: (String, String)...) -> Act {
        .frames(.headers(stream, [(":status", "\(status)")] + fields))
    }

    func data(_ text: String, end: Bool = false) -> Act { .frames(.data(stream, text, end: end)) }
    func reset(_ code: UInt32) -> Act { .frames(.reset(stream, code)) }
}

/// A server of HTTP/2 that does to each request what the test says, frame by frame, on the loop of the test.
final class FrameServer {
    let loop: Loop
    /// The acts as soon as a client connects.
    var greeting: (Int) -> [Act] = { _ in [.frames(.settings())] }
    /// The acts once the head of a request has come.
    var began: (SeenStream) -> [Act] = { _ in [] }
    /// The acts once a request has come whole.
    var answer: (SeenStream) -> [Act] = { [$0.answer()] }
    /// Puts TLS in front of a connection.
    var filter: () -> (any ConnectionFilter)? = { nil }
    /// The client's settings are acknowledged.
    var acknowledges = true
    /// PINGs are answered.
    var answersPings = true
    /// Data that come give back their room in the windows.
    var opensWindows = true
    fileprivate(set) var requests: [SeenStream] = []
    /// All frames that came.
    fileprivate(set) var frames: [WireFrame] = []
    private(set) var connectionCount = 0
    fileprivate(set) var openCount = 0
    private var sessions: [WeakSession] = []
    private let buffer = ReadBuffer(size: 16_384)
    private var listener: Listener?
    /// The port of a server that was stopped, which no other one is given.
    private var reserved: Socket?
    let port: UInt16

    init(_ loop: Loop) throws {
        self.loop = loop
        guard let any = SocketAddress("127.0.0.1:0") else { throw SystemError(call: "address", code: 0) }
        let socket = try Socket.listen(on: any, sharing: true)
        port = socket.localAddress()?.port ?? 0
        listener = Listener(socket, loop: loop) { [unowned self] in accept($0) }
        try listener?.start()
    }

    /// Refuses connections from now on.
    func stop() {
        reserved = SocketAddress("127.0.0.1:\(port)").flatMap { try? Socket.reserve($0) }
        listener?.stop()
        listener = nil
    }

    /// Frames of a kind that came, on any stream unless one is named.
    func frames(_ type: UInt8, on stream: UInt32? = nil) -> [WireFrame] {
        frames.filter { $0.type == type && (stream == nil || $0.stream == stream) }
    }

    /// Sends on a connection out of turn.
    func send(_ acts: Act..., on connection: Int = 0) { sessions[connection].session?.perform(acts[...]) }

    private func accept(_ socket: consuming Socket) {
        let connection = Connection(socket, loop: loop, buffer: buffer, filter: filter())
        let session = FrameSession(self, connectionCount, connection)
        connectionCount += 1
        openCount += 1
        sessions.append(WeakSession(session: session))
        connection.handler = session
        connection.start()
        session.greet(greeting(session.number)[...])
    }
}

/// A connection that its transport keeps.
private struct WeakSession {
    weak var session: FrameSession?
}

/// One connection of the server.
private final class FrameSession: ConnectionHandler {
    let number: Int
    private let server: FrameServer
    private let connection: Connection
    /// Only reads heads; what it would send is dropped.
    private let decoder: HTTP2Machine
    private var input: ArraySlice<UInt8> = []
    private var hasPreface = false
    /// Frames that came before this side's first were out, behind which all others go (RFC 9113 section 3.4).
    private var early: [WireFrame]? = []
    private var open: [HTTP2StreamID: SeenStream] = [:]

    init(_ server: FrameServer, _ number: Int, _ connection: Connection) {
        self.server = server
        self.number = number
        self.connection = connection
        var limits = HTTP2Limits()
        limits.concurrentStreamsMax = 100_000
        limits.streamWindowBytes = Int(Int32.max)
        limits.connectionWindowBytes = Int(Int32.max)
        limits.resets = HTTP2Rate(burst: 100_000, perSecond: 0)
        decoder = HTTP2Machine(.server, limits: limits, workspace: HTTP2Workspace(), at: server.loop.now)
    }

    /// Begins; what comes meanwhile is heard once that is done.
    func greet(_ acts: ArraySlice<Act>) {
        perform(acts) { [self] in
            let frames = early ?? []
            early = nil
            for frame in frames where connection.isOpen { take(frame) }
        }
    }

    func perform(_ acts: ArraySlice<Act>, then done: @escaping () -> Void = {}) {
        guard connection.isOpen, let act = acts.first else { return done() }
        let rest = acts.dropFirst()
        switch act {
        case .send(let bytes): connection.write(bytes)
        case .trickle(let bytes, let pause):
            guard let first = bytes.first else { break }
            server.loop.schedule(after: pause) { [self] in
                connection.write([first])
                perform([.trickle(Array(bytes.dropFirst()), each: pause)] + rest, then: done)
            }
            return
        case .wait(let pause):
            server.loop.schedule(after: pause) { [self] in perform(rest, then: done) }
            return
        case .finish:
            connection.flush()
            connection.finish()
        case .close:
            connection.flush()
            connection.leave()
        case .reset:
            connection.flush()
            connection.abort()
        }
        perform(rest, then: done)
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        for index in bytes.indices { input.append(bytes[index]) }
        if !hasPreface {
            let preface = HTTP2Machine.preface
            guard input.count >= preface.count else { return bytes.count }
            hasPreface = true
            decode(Array(input.prefix(preface.count)))
            input = input.dropFirst(preface.count)
        }
        while connection.isOpen, let frame = WireFrame.reading(&input) { take(frame) }
        return bytes.count
    }

    private func take(_ frame: WireFrame) {
        if early != nil {
            early?.append(frame)
            return
        }
        server.frames.append(frame)
        let isAnswer = frame.flags & 1 != 0
        switch frame.type {
        case WireFrame.Kind.settings where !isAnswer:
            if server.acknowledges { connection.write(WireFrame(type: WireFrame.Kind.settings, flags: 1).bytes) }
            decode(frame.bytes)
        case WireFrame.Kind.ping where !isAnswer && server.answersPings:
            connection.write(WireFrame(type: WireFrame.Kind.ping, flags: 1, payload: frame.payload).bytes)
        case WireFrame.Kind.data:
            if server.opensWindows, !frame.payload.isEmpty {
                let count = UInt32(frame.payload.count)
                connection.write(
                    WireFrame.windowUpdate(0, count).bytes + WireFrame.windowUpdate(frame.stream, count).bytes)
            }
            decode(frame.bytes)
        case WireFrame.Kind.headers, WireFrame.Kind.continuation, WireFrame.Kind.reset: decode(frame.bytes)
        default: break
        }
    }

    private func decode(_ bytes: [UInt8]) {
        var events: [HTTP2Event] = []
        let span = bytes.span
        decoder.received(span, at: server.loop.now, events: &events)
        var dropped: [UInt8] = []
        decoder.send(into: &dropped, bytesMax: 1 << 20, at: server.loop.now, events: &events)
        for event in events {
            switch event {
            case .request(let id, let request):
                let head = request.head
                var fields = head.fields
                try? fields.append("x-authority", head.authorityText ?? "")
                let seen = SeenStream(
                    connection: number, index: server.requests.count, stream: UInt32(id.number),
                    method: head.method.text, target: head.targetText, fields: fields)
                server.requests.append(seen)
                open[id] = seen
                perform(server.began(seen)[...])
                if request.isEnd { end(id) }
            case .data(let id, let range):
                open[id]?.body += bytes[range]
                decoder.consume(range.count, of: id)
            case .end(let id): end(id)
            default: break
            }
        }
    }

    private func end(_ id: HTTP2StreamID) {
        guard let seen = open.removeValue(forKey: id) else { return }
        perform(server.answer(seen)[...])
    }

    func receivedEnd(on connection: Connection) { connection.close() }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { server.openCount -= 1 }
}

/// A client and a server of HTTP/2 that does as it is told, on one manual loop.
final class FrameRig {
    let bench: Bench
    let server: FrameServer

    init(seed: UInt64? = nil, limits: PoolLimits = PoolLimits()) throws {
        bench = try Bench(seed: seed, limits: limits)
        server = try FrameServer(bench.loop)
    }

    var client: Client { bench.client }

    func request(
        _ method: HTTPMethod = .get, _ path: String = "/", body: ClientRequestBody = .none,
        _ change: (inout ClientOptions) -> Void = { _ in }
    ) throws -> ClientRequest {
        var options = ClientOptions()
        options.versions = .http2Only
        change(&options)
        return ClientRequest(
            method, try URI("http://127.0.0.1:\(server.port)\(path)"), body: body, options: options)
    }

    func begin(_ request: ClientRequest) -> OutcomeBox { bench.begin(request).box }

    /// Runs a piece of a test as a task of the loop, to its end, while so much time passes.
    func inTask(seconds: Int = 0, _ body: @escaping (FrameRig) async -> Void) {
        let work = LoopBound((self, body), loop: bench.loop)
        let isDone = LoopBound(false, loop: bench.loop)
        Task(executorPreference: bench.loop.taskExecutor) {
            let (rig, body) = work.value
            await body(rig)
            isDone.value = true
        }
        for _ in 0..<seconds { bench.advance(.seconds(1)) }
        bench.run { isDone.value }
        precondition(isDone.value, "the piece came to its end")
    }
    func outcome(_ request: ClientRequest) -> Outcome { bench.outcome(request) }
}
