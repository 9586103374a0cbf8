import Crypto
import EventLoop
import HTTPClient
import HTTPWire
import Kernel
import Transport

/// Answers every read with one prepared response.
final class Answering: ConnectionHandler {
    private static let answer =
        Array("HTTP/1.1 200 OK\r\nContent-Length: 46\r\n\r\n".utf8) + [UInt8](repeating: 120, count: 46)

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        connection.write(Self.answer)
        return bytes.count
    }
    func receivedEnd(on connection: Connection) { connection.close() }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) {}
}

/// Prints microseconds per request over kept connections, client and server on one loop; then what ``Versions`` has.
@main
enum Bench {
    static let requests = 40_000

    static func main() async throws {
        let loop = try Loop(name: "bench")
        let thread = try loop.start()
        let task = Task(executorPreference: loop.taskExecutor) { try await run(loop) }
        try await task.value
        loop.stop()
        thread.join()
        try await Versions.run()
    }

    static func run(_ loop: Loop) async throws {
        guard let any = SocketAddress("127.0.0.1:0") else { return }
        let buffer = ReadBuffer()
        let listener = Listener(try Socket.listen(on: any, sharing: false), loop: loop) { socket in
            let connection = Connection(socket, loop: loop, buffer: buffer)
            connection.handler = Answering()
            connection.start()
        }
        try listener.start()
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        let url = try URI("http://127.0.0.1:\(listener.address.port)/v1/messages")
        let body = [UInt8](repeating: 97, count: 200)
        for parallel in [1, 16] {
            let shared = LoopBound((client, url), loop: loop)
            let start = Instant.now
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<parallel {
                    group.addTask {
                        let (client, url) = shared.value
                        for _ in 0..<(requests / parallel) {
                            do throws(ClientError) {
                                let response = try await client.send(ClientRequest(.post, url, body: .bytes(body)))
                                _ = try await response.body.collect()
                            } catch {
                                preconditionFailure("\(error)")
                            }
                        }
                    }
                }
            }
            let each = Double((Instant.now - start).nanoseconds) / Double(requests) / 1000
            print("\(parallel) at a time: \(each) microseconds a request, both ends")
        }
        client.close()
        listener.stop()
    }
}
