import Crypto
import EventLoop
import Glibc
import HTTPWire
import Kernel
import SupportSanitizer
import SupportServers
import Testing
import Transport
import WebSocket
@testable import HTTPClient

/// A server that holds bare sockets, so that hardly anything but the clients costs memory.
private final class BareServer {
    private final class Held {
        let socket: Socket
        var isAgreed = false
        init(_ socket: consuming Socket) { self.socket = socket }
    }

    private var held: [Held] = []
    private var buffer = [UInt8](repeating: 0, count: 4096)
    private var listener: Listener?
    private(set) var port: UInt16 = 0

    init(_ loop: Loop) throws {
        let any = try #require(SocketAddress("127.0.0.1:0"))
        let listening = try Socket.listen(on: any, sharing: false)
        port = listening.localAddress()?.port ?? 0
        held.reserveCapacity(4096)
        listener = Listener(listening, loop: loop) { [unowned self] in held.append(Held($0)) }
        try listener?.start()
    }

    /// Answers every handshake that has arrived.
    func agree() throws {
        for one in held where !one.isAgreed {
            guard let count = try one.socket.receive(into: &buffer, from: 0), count > 0 else { continue }
            let head = String(decoding: buffer[..<count], as: UTF8.self)
            let request = SeenRequest(connection: 0, index: 0, head: head, body: [])
            guard case .send(let bytes) = agreement(request) else { continue }
            _ = try one.socket.send(bytes, from: 0)
            one.isAgreed = true
        }
    }
}

private final class Silent: WebSocketHandler {
    var openCount = 0
    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) { openCount += 1 }
    func received(text: [UInt8], on link: WebSocketLink) {}
    func received(binary: [UInt8], on link: WebSocketLink) {}
    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) {}
}

/// The resident memory of this process in bytes.
private func residentBytes() throws -> Int {
    let fields = String(decoding: try Files.read("/proc/self/statm"), as: UTF8.self).split(separator: " ")
    return (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
}

@Suite struct MemoryTests {
    /// In a process of its own, because tests beside it would be counted, as would what a sanitizer keeps of its own.
    @Test(.disabled(if: Sanitizer.isLinked, "a sanitizer would be measured too"))
    func anIdleWebSocketIsSmall() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            Kernel.Process.raiseDescriptorLimit()
            let manual = try ManualLoop()
            let loop = manual.loop
            let server = try BareServer(loop)
            let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
            let handler = Silent()
            let url = try URI("ws://127.0.0.1:\(server.port)/")
            func open(_ count: Int) throws {
                let goal = handler.openCount + count
                for _ in 0..<count { client.openWebSocket(WebSocketRequest(url), handler: handler) }
                var turns = 0
                while handler.openCount < goal, turns < 100_000 {
                    manual.runUntilIdle()
                    try server.agree()
                    turns += 1
                }
                precondition(handler.openCount == goal, "every handshake is answered")
            }
            // Objects that are made once, and the pages of the first allocations.
            for _ in 0..<4 { try open(50) }
            let residentBefore = try residentBytes()
            for _ in 0..<40 { try open(50) }
            let resident = (try residentBytes() - residentBefore) / 2000
            print("an idle WebSocket: \(resident) bytes resident")
            precondition(resident < 6 << 10, "an idle WebSocket has outgrown 6 KiB")
        }
        let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
        print(lines.filter { $0.hasPrefix("an idle") }.joined())
    }
}
