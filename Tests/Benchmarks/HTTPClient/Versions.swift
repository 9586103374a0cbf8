import Crypto
import EventLoop
import Glibc
import HTTPClient
import HTTPServer
import HTTPWire
import Kernel
import Transport

/// Requests per CPU second of the client's loop, HTTP/1.1 beside HTTP/2, against our server on a loop of its own.
enum Versions {
    private static let requests = 60_000
    private static let parallel = 32

    static func run() async throws {
        let (serving, asking) = (try Loop(name: "serving"), try Loop(name: "asking"))
        let servingThread = try serving.start()
        let askingThread = try asking.start()
        let answer = [UInt8](repeating: 120, count: 46)
        let route = Route(
            .post, "/v1/messages", body: .collected(bytesMax: 1 << 16),
            .immediate { _ in HTTPServer.Response(status: .ok, body: .bytes(answer)) })
        let server = Server(loops: [serving]) { _ in Router([route]) }
        guard let any = SocketAddress("127.0.0.1:0") else { return }
        let port = try server.listen(on: any).port
        for versions in [HTTPVersionPolicy.http1Only, .http2Only] {
            let work = Task(executorPreference: asking.taskExecutor) { try await measure(asking, port, versions) }
            let seconds = try await work.value
            print("\(versions), \(parallel) at a time: \(Int(Double(requests) / seconds)) requests a CPU second")
        }
        await server.drain(within: .seconds(1))
        serving.stop()
        asking.stop()
        servingThread.join()
        askingThread.join()
    }

    /// The CPU time of the loop's thread, in seconds.
    private static func measure(_ loop: Loop, _ port: UInt16, _ versions: HTTPVersionPolicy) async throws -> Double {
        let client = Client(loop: loop, resolver: try Resolver(loop: loop), random: RandomPool())
        var request = ClientRequest(
            .post, try URI("http://127.0.0.1:\(port)/v1/messages"), body: .bytes([UInt8](repeating: 97, count: 200)))
        request.options.versions = versions
        let shared = LoopBound((client, request), loop: loop)
        let start = threadSeconds()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<parallel {
                group.addTask {
                    let (client, request) = shared.value
                    for _ in 0..<(requests / parallel) {
                        do throws(ClientError) {
                            let response = try await client.send(request)
                            _ = try await response.body.collect()
                        } catch {
                            preconditionFailure("\(error)")
                        }
                    }
                }
            }
        }
        let seconds = threadSeconds() - start
        client.close()
        return seconds
    }

    private static func threadSeconds() -> Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
