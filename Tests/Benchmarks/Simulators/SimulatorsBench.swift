import Crypto
import EventLoop
import Glibc
import Kernel
import SimulatorKit
import SimulatorODA
import Synchronization
import Transport
import WebSocket

/// Prints how many messages a second the ODA simulator answers, what of a core that takes, and what idle sockets hold.
///
/// Usage: BenchSimulators [sockets] [seconds] [idle sockets]
@main
enum Bench {
    static let channel = "bench"

    static func main() throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        let sockets = numbers.first ?? 64
        let seconds = numbers.count > 1 ? numbers[1] : 5
        let idle = numbers.count > 2 ? numbers[2] : 5000
        let loop = try Loop(name: "simulator")
        _ = try loop.start()
        guard let any = SocketAddress("127.0.0.1:0") else { return }
        var configuration = ODASimulator.Configuration(address: any, channels: [.init(channelID: channel)])
        configuration.isRecording = false
        let simulator = ODASimulator(loop: loop, configuration: configuration)
        let address = try simulator.start()
        let clients = try ClientSide(address: address)

        try clients.open(sockets)
        let before = cpuNanoseconds(loop)
        let answered = clients.chat(for: .seconds(seconds))
        let used = cpuNanoseconds(loop) - before
        let perMessage = used / max(answered, 1)
        print("\(sockets) sockets: \(answered / seconds) messages/s, \(used / seconds / 10_000_000) % of a core,")
        print("\(perMessage) ns of the simulator's thread each, \(1_000_000_000 / max(perMessage, 1)) /s on a core")

        let resident = residentKiB()
        try clients.open(idle)
        let more = residentKiB() - resident
        let open = ask(loop) { simulator.statistics.connectionsOpen }
        print("\(open) sockets open: \(more) KiB more for \(idle) idle ones, both ends in this process")
    }

    /// The processor time of the loop's thread so far.
    static func cpuNanoseconds(_ loop: Loop) -> Int {
        ask(loop) {
            var time = timespec()
            unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return time.tv_sec * 1_000_000_000 + time.tv_nsec
        }
    }

    /// Runs a question on the loop; this thread stays the same, because the clients belong to it.
    static func ask(_ loop: Loop, _ question: @escaping @Sendable () -> Int) -> Int {
        let answer = Mutex<Int?>(nil)
        loop.execute { answer.withLock { $0 = question() } }
        while true {
            if let value = answer.withLock({ $0 }) { return value }
            sched_yield()
        }
    }

    static func residentKiB() -> Int {
        guard let file = unsafe fopen("/proc/self/statm", "r") else { return 0 }
        defer { unsafe fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        unsafe fgets(&line, 128, file)
        let fields = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self).split(separator: " ")
        return (Int(fields[1]) ?? 0) * 4
    }
}

/// All clients on a loop that the main thread turns.
final class ClientSide {
    let manual: ManualLoop
    let address: SocketAddress
    let buffer = ReadBuffer()
    let random = RandomPool()
    var clients: [Client] = []
    var answered = 0
    var opened = 0
    var isChatting = false

    init(address: SocketAddress) throws {
        manual = try ManualLoop()
        self.address = address
    }

    func open(_ count: Int) throws {
        let wanted = opened + count
        for index in 0..<count {
            clients.append(try Client(self, user: clients.count))
            if index % 100 == 99 { while opened < clients.count { manual.runUntilIdle() } }
        }
        while opened < wanted { manual.runUntilIdle() }
    }

    func chat(for time: Duration) -> Int {
        let end = Instant.now + time
        isChatting = true
        for client in clients { client.say() }
        while Instant.now < end { manual.runUntilIdle() }
        isChatting = false
        let count = answered
        while answered < count { manual.runUntilIdle() }
        return count
    }
}

/// One client that speaks again as soon as it is answered.
final class Client: ConnectionHandler {
    unowned let side: ClientSide
    let connection: Connection
    let message: [UInt8]
    var machine: WebSocketMachine
    var isOpen = false
    var matched = 0

    init(_ side: ClientSide, user: Int) throws {
        self.side = side
        message = [UInt8](
            """
            {"messagePayload":{"text":"Two calzone with extra cheese, please","type":"text"},"userId":"user-\(user)",\
            "sdkMetadata":{"version":"1.0"}}
            """.utf8)
        machine = WebSocketMachine(role: .client, random: side.random)
        connection = Connection(try Socket.connect(to: side.address), loop: side.manual.loop, buffer: side.buffer)
        connection.handler = self
        connection.start()
        connection.write(
            [UInt8](
                """
                GET /chat/v1/chats/sockets/websdk?channelId=\(Bench.channel)&userId=user-\(user) HTTP/1.1\r
                Host: s\r\nUpgrade: websocket\r\nConnection: Upgrade\r
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n
                """.utf8))
    }

    func say() {
        connection.write { output in
            let text = message
            _ = machine.send(text: text.span, to: &output)
        }
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        var position = 0
        while !isOpen, position < bytes.count {
            matched = bytes[position] == (matched % 2 == 0 ? 13 : 10) ? matched + 1 : 0
            position += 1
            if matched == 4 {
                isOpen = true
                side.opened += 1
            }
        }
        while isOpen {
            guard case .text = machine.received(bytes, &position, now: .zero) else { break }
            side.answered += 1
            if side.isChatting { say() }
        }
        return bytes.count
    }

    func receivedEnd(on connection: Connection) {}
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { print("a client ended: \(end)") }
}
