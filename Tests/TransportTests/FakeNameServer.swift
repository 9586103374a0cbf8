import EventLoop
import Glibc
import Kernel
import Transport

/// The answer of the fake server to one question.
struct FakeAnswer {
    enum Record {
        case v4(String)
        case v6(String)
        case alias(String)
    }
    var records: [(Record, ttl: UInt32)] = []
    var code: UInt8 = 0
    var isTruncated = false
    var isSilent = false
    /// Sent as it is in place of an answer.
    var garbage: [UInt8]?

    static let silence = FakeAnswer(isSilent: true)
    static let noSuchName = FakeAnswer(code: 3)
    static let nothing = FakeAnswer()
    static func v4(_ addresses: String..., ttl: UInt32 = 60) -> FakeAnswer {
        FakeAnswer(records: addresses.map { (.v4($0), ttl) })
    }
    static func v6(_ addresses: String..., ttl: UInt32 = 60) -> FakeAnswer {
        FakeAnswer(records: addresses.map { (.v6($0), ttl) })
    }
}

/// A name server on loopback, over UDP and TCP at one port, on the loop of the test.
final class FakeNameServer: ReadinessHandler {
    let address: SocketAddress
    /// Asked with the name, `4` or `6`, and whether it came over TCP.
    var answer: (String, Int, Bool) -> FakeAnswer = { _, _, _ in .noSuchName }
    /// Every question that arrived, as `name/4` or `name/6`.
    private(set) var questions: [String] = []
    private let descriptor: FileDescriptor
    private let listener: Listener
    private var sessions: [FakeNameSession] = []
    private var held: [() -> Void] = []
    /// Answers are kept back until ``release()``.
    var holds = false

    init(loop: Loop) throws {
        let any = try required(SocketAddress("127.0.0.1:0"))
        var udp: FileDescriptor?
        var tcp = try Socket.listen(on: any, sharing: false)
        // The port is the kernel's choice for TCP; somebody else may hold it for UDP.
        for _ in 0..<50 where udp == nil {
            udp = Self.bindDatagrams(try required(tcp.localAddress()).port)
            if udp == nil { tcp = try Socket.listen(on: any, sharing: false) }
        }
        guard let udp = udp.take() else { throw SystemError(call: "bind", code: EADDRINUSE) }
        descriptor = udp
        address = try required(tcp.localAddress())
        var accept: ((consuming Socket) -> Void)?
        listener = Listener(tcp, loop: loop) { socket in accept?(socket) }
        accept = { [unowned self] socket in
            sessions.append(FakeNameSession(self, Connection(socket, loop: loop, buffer: ReadBuffer(size: 4096))))
        }
        try listener.start()
        _ = try loop.watch(descriptor.raw, .readable, self)
    }

    func release() {
        let waiting = held
        held = []
        holds = false
        for send in waiting { send() }
    }

    func ready(_ readiness: Readiness) {
        var bytes = [UInt8](repeating: 0, count: 1500)
        var from = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let count = unsafe withUnsafeMutablePointer(to: &from) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe recvfrom(descriptor.raw, &bytes, bytes.count, 0, $0, &size)
            }
        }
        guard count > 0, let reply = reply(Array(bytes[..<count]), tcp: false) else { return }
        let send = { [self] in
            var from = from
            _ = unsafe withUnsafePointer(to: &from) {
                unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    unsafe sendto(descriptor.raw, reply, reply.count, 0, $0, size)
                }
            }
        }
        if holds { held.append(send) } else { send() }
    }

    /// Makes the answer to a question in wire form (RFC 1035 section 4).
    func reply(_ query: [UInt8], tcp: Bool) -> [UInt8]? {
        var labels: [String] = []
        var at = 12
        while at < query.count, query[at] != 0 {
            let end = at + 1 + Int(query[at])
            labels.append(String(decoding: query[(at + 1)..<end], as: UTF8.self))
            at = end
        }
        let type = query[at + 2]
        let name = labels.joined(separator: ".").lowercased()
        let family = type == 28 ? 6 : 4
        questions.append("\(name)/\(family)")
        let answer = answer(name, family, tcp)
        if answer.isSilent { return nil }
        if let garbage = answer.garbage { return Array(query[..<2]) + garbage }
        var reply = Array(query[..<2])
        reply += [
            0x81 | (answer.isTruncated ? 2 : 0), 0x80 | answer.code, 0, 1, 0, UInt8(answer.records.count), 0, 0, 0, 0,
        ]
        reply += query[12..<(at + 5)]
        var owner: [UInt8] = [0xc0, 12]
        for (record, ttl) in answer.records {
            let (kind, data): (UInt8, [UInt8]) =
                switch record {
                case .v4(let text): (1, SocketAddress(host: text, port: 0)?.bytes ?? [])
                case .v6(let text): (28, SocketAddress(host: text, port: 0)?.bytes ?? [])
                case .alias(let text):
                    (5, text.split(separator: ".").flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) } + [0])
                }
            reply += owner + [0, kind, 0, 1]
            for shift in [24, 16, 8, 0] { reply.append(UInt8(truncatingIfNeeded: ttl >> UInt32(shift))) }
            reply += [0, UInt8(data.count)] + data
            if kind == 5 { owner = data }
        }
        return reply
    }

    private static func bindDatagrams(_ port: UInt16) -> FileDescriptor? {
        let fd = socket(AF_INET, Int32(SOCK_DGRAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard fd >= 0 else { return nil }
        let owned = FileDescriptor(adopting: fd)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let bound = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe bind(fd, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        if bound != 0 { return nil }
        return owned
    }
}

/// One TCP connection to the fake server: messages behind a two-byte length.
private final class FakeNameSession: ConnectionHandler {
    private unowned let server: FakeNameServer

    init(_ server: FakeNameServer, _ connection: Connection) {
        self.server = server
        connection.handler = self
        connection.start()
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        guard bytes.count >= 2 else { return 0 }
        let length = Int(bytes[0]) << 8 | Int(bytes[1])
        guard bytes.count >= 2 + length else { return 0 }
        var query: [UInt8] = []
        for i in 0..<length { query.append(bytes[2 + i]) }
        if let reply = server.reply(query, tcp: true) {
            connection.write([UInt8(reply.count >> 8), UInt8(reply.count & 255)] + reply)
        }
        return 2 + length
    }
    func receivedEnd(on connection: Connection) { connection.close() }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) {}
}

/// Stands where a test cannot go on without a value.
struct Missing: Error {}

func required<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
}
