package import EventLoop
import Glibc
package import Kernel
package import Transport

/// One thing a server does with a connection.
package enum Act: Sendable {
    case send([UInt8])
    /// One byte after the other, with a pause before each.
    case trickle([UInt8], each: Duration)
    case wait(Duration)
    /// Ends our side of the stream.
    case finish
    case close
    case reset

    package static func send(_ text: String) -> Act { .send(Array(text.utf8)) }

    /// A whole answer with a body of known length.
    package static func answer(_ status: Int = 200, _ body: String = "", _ fields: String...) -> Act {
        let lines = fields.map { $0 + "\r\n" }.joined()
        return .send("HTTP/1.1 \(status) X\r\n\(lines)Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
}

/// A request as the server saw it.
package struct SeenRequest: Sendable {
    /// The connection it came on, from 0.
    package var connection: Int
    /// Its place on that connection, from 0.
    package var index: Int
    package var head: String
    package var body: [UInt8]

    package init(connection: Int, index: Int, head: String, body: [UInt8]) {
        self.connection = connection
        self.index = index
        self.head = head
        self.body = body
    }

    package var line: Substring { head.prefix(while: { $0 != "\r\n" }) }
    package var target: Substring { line.split(separator: " ").dropFirst().first ?? "" }

    /// The value of a field, which the client writes as given.
    package func field(_ name: String) -> String? {
        for line in head.split(separator: "\r\n") where line.lowercased().hasPrefix(name.lowercased() + ":") {
            return line.dropFirst(name.utf8.count + 1).trimmingPrefix(" ").description
        }
        return nil
    }
}

/// A server that does to each request what the test says, on the loop of the test.
package final class BadServer {
    package let loop: Loop
    package let address: SocketAddress
    /// The acts to do as soon as a client connects.
    package var accepted: (Int) -> [Act] = { _ in [] }
    /// The acts to do once a request has come whole.
    package var answer: (SeenRequest) -> [Act] = { _ in [.answer()] }
    /// Takes over the connection after the acts of this request; for upgraded connections.
    package var takeOver: ((SeenRequest, Connection) -> (any ConnectionHandler)?)?
    /// Puts TLS in front of a connection.
    package var filter: () -> (any ConnectionFilter)? = { nil }
    package private(set) var requests: [SeenRequest] = []
    package private(set) var connectionCount = 0
    /// Connections that are open now.
    package fileprivate(set) var openCount = 0
    /// Nothing that arrives is read.
    package var isDeaf = false
    private let buffer = ReadBuffer(size: 16_384)
    private var listener: Listener?
    /// The port of a server that was stopped, which no other one is given.
    private var reserved: Socket?

    package init(_ loop: Loop, at place: String = "127.0.0.1:0") throws {
        self.loop = loop
        guard let any = SocketAddress(place) else { throw SystemError(call: "address", code: 0) }
        let socket = try Socket.listen(on: any, sharing: true)
        address = socket.localAddress() ?? any
        listener = Listener(socket, loop: loop) { [unowned self] in accept($0) }
        try listener?.start()
    }

    package var port: UInt16 { address.port }

    /// Refuses connections from now on.
    package func stop() {
        reserved = try? Socket.reserve(address)
        // Not by closing alone: a program that is being started beside has a copy of it, where it would still listen.
        if let source = listener?.source { shutdown(source.socket.raw, CInt(SHUT_RDWR)) }
        listener?.stop()
        listener = nil
    }

    private func accept(_ socket: consuming Socket) {
        let connection = Connection(socket, loop: loop, buffer: buffer, filter: filter())
        let session = BadSession(self, connectionCount, connection)
        connectionCount += 1
        openCount += 1
        connection.handler = session
        if isDeaf { connection.pauseReading() }
        connection.start()
        session.perform(accepted(session.number)[...]) {}
    }

    fileprivate func seen(_ request: SeenRequest) -> [Act] {
        requests.append(request)
        return answer(request)
    }
}

/// One connection of the server.
private final class BadSession: ConnectionHandler {
    let number: Int
    private let server: BadServer
    private let connection: Connection
    private var count = 0
    private var isBusy = false

    init(_ server: BadServer, _ number: Int, _ connection: Connection) {
        self.server = server
        self.number = number
        self.connection = connection
    }

    func perform(_ acts: ArraySlice<Act>, _ done: @escaping () -> Void) {
        guard connection.isOpen, let act = acts.first else { return done() }
        let rest = acts.dropFirst()
        switch act {
        case .send(let bytes): connection.write(bytes)
        case .trickle(let bytes, let pause):
            guard let first = bytes.first else { break }
            server.loop.schedule(after: pause) { [self] in
                connection.write([first])
                perform([.trickle(Array(bytes.dropFirst()), each: pause)] + rest, done)
            }
            return
        case .wait(let pause):
            server.loop.schedule(after: pause) { [self] in perform(rest, done) }
            return
        case .finish:
            connection.flush()
            connection.finish()
        case .close:
            connection.flush()
            connection.close()
        case .reset:
            connection.flush()
            connection.abort()
        }
        perform(rest, done)
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        guard !isBusy else { return 0 }
        var all: [UInt8] = []
        for index in bytes.indices { all.append(bytes[index]) }
        guard let (request, used) = Self.request(all, number, count) else { return 0 }
        count += 1
        isBusy = true
        perform(server.seen(request)[...]) { [self] in
            isBusy = false
            if let handler = server.takeOver?(request, connection) { connection.handler = handler }
        }
        return used
    }

    /// Cuts a whole request off the front; a plain reader, so that it shares no mistake with the code under test.
    private static func request(_ bytes: [UInt8], _ connection: Int, _ index: Int) -> (SeenRequest, Int)? {
        let end = Array("\r\n\r\n".utf8)
        guard bytes.count >= 4,
            let at = (0...(bytes.count - 4)).first(where: { Array(bytes[$0..<($0 + 4)]) == end })
        else { return nil }
        let head = String(decoding: bytes[..<at], as: UTF8.self)
        var request = SeenRequest(connection: connection, index: index, head: head, body: [])
        var position = at + 4
        if let length = request.field("Content-Length").flatMap({ Int($0) }) {
            guard bytes.count >= position + length else { return nil }
            request.body = Array(bytes[position..<(position + length)])
            position += length
        } else if request.field("Transfer-Encoding") == "chunked" {
            while true {
                guard let line = bytes[position...].firstIndex(of: 13), line + 2 <= bytes.count else { return nil }
                let text = String(decoding: bytes[position..<line], as: UTF8.self)
                guard let size = Int(text, radix: 16) else { return nil }
                position = line + 2
                guard bytes.count >= position + size + 2 else { return nil }
                request.body += bytes[position..<(position + size)]
                position += size + 2
                if size == 0 { break }
            }
        }
        return (request, position)
    }

    func receivedEnd(on connection: Connection) {
        if !isBusy { connection.close() }
    }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { server.openCount -= 1 }
}
