import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import Synchronization
import SupportExpectations
import Testing
import Transport

private func get(_ path: String) -> String { "GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n" }

/// Reads a streamed body piece by piece, when the test says so.
private final class PacedReader: Sendable {
    private struct State {
        var pieces: [Int] = []
        var error: HTTPServerError?
        var isOver = false
        var waiter: CheckedContinuation<Void, Never>?
        var permits = 0
    }

    private let state = Mutex(State())

    func read(_ request: Request) async -> Response {
        guard let stream = request.bodyStream else { return .empty(.badRequest) }
        do throws(HTTPServerError) {
            while true {
                await permit()
                guard let piece = try await stream.next() else { break }
                state.withLock { $0.pieces.append(piece.count) }
            }
        } catch {
            state.withLock { $0.error = error }
            return .problem(error.problem, request)
        }
        state.withLock { $0.isOver = true }
        return .text(.ok, "\(total)")
    }

    private func permit() async {
        await withCheckedContinuation { continuation in
            let mayPass = state.withLock { state in
                guard state.permits > 0 else {
                    state.waiter = continuation
                    return false
                }
                state.permits -= 1
                return true
            }
            if mayPass { continuation.resume() }
        }
    }

    func allow(_ count: Int = 1) {
        let waiter = state.withLock { state in
            state.permits += count
            guard let waiter = state.waiter.take() else { return nil as CheckedContinuation<Void, Never>? }
            state.permits -= 1
            return waiter
        }
        waiter?.resume()
    }

    var total: Int { state.withLock { $0.pieces.reduce(0, +) } }
    var largest: Int { state.withLock { $0.pieces.max() ?? 0 } }
    var error: HTTPServerError? { state.withLock { $0.error } }
}

private func uploads(_ reader: PacedReader) -> [Route] {
    [
        Route(.post, "/upload", body: .streamed(bytesMax: 10_000_000), .waiting { await reader.read($0) }),
        Route(.get, "/livez", .immediate { _ in .empty(.ok) }),
    ]
}

private let uploadHead = "POST /upload HTTP/1.1\r\nHost: a\r\n"

@Suite struct RequestBodyStreamTests {
    @Test(arguments: ["Content-Length: 8388608\r\n\r\n", "Transfer-Encoding: chunked\r\n\r\n800000\r\n"])
    func aBodyThatNobodyReadsWaitsAtTheClient(_ framing: String) throws {
        let reader = PacedReader()
        let rig = try Rig(uploads(reader))
        let client = try rig.client()
        let isChunked = framing.hasPrefix("T")
        client.send(uploadHead + framing)
        client.transport.write([UInt8](repeating: 0x61, count: 8 << 20))
        client.send((isChunked ? "\r\n0\r\n\r\n" : "") + get("/livez"))
        rig.settle()
        // The kernel's two buffers take some; the rest has to wait.
        expect(client.transport.unsentBytes > 1 << 20)
        reader.allow()
        rig.settle()
        let first = reader.total
        // The limit, and what one read brings beyond it.
        expect(first > 0 && first <= 65_536 + 65_536)
        expect(client.transport.unsentBytes > 1 << 20)
        reader.allow(100_000)
        let answers = try client.answers(2)
        expectEqual(answers[0].text, "\(8 << 20)")
        expectEqual(answers[1].status, 200)
        expect(reader.largest <= 65_536 + 65_536)
    }

    @Test func aReaderOnAnotherThreadGetsTheBodyToo() async throws {
        let group = try LoopGroup(count: 1)
        let thread = try group.loops[0].start()
        let router = Router([
            Route(
                .post, "/upload", body: .streamed(bytesMax: 100),
                .waiting { request throws(Problem) in
                    let task = Task.detached { () async throws(Problem) in try await whole(request) }
                    switch await task.result {
                    case .success(let bytes): return Response(status: .ok, body: .bytes(bytes))
                    case .failure: throw .malformed("the body was lost")
                    }
                })
        ])
        let server = Server(group: group, router: router)
        let address = try server.listen(on: #require(SocketAddress("127.0.0.1:0")))
        let text = try await YieldingClient(address).exchange(
            uploadHead + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n")
        expect(text.hasSuffix("\r\n\r\nabcde"))
        await server.drain(within: .seconds(5))
        group.loops[0].stop()
        thread.join()
    }

    @Test func theHandlerHearsThatTheClientIsGone() throws {
        for how in ["reset", "end"] {
            let reader = PacedReader()
            let rig = try Rig(uploads(reader))
            let client = try rig.client()
            reader.allow(100)
            client.send(uploadHead + "Content-Length: 10\r\n\r\nhello")
            rig.settle()
            if how == "reset" { client.transport.abort() } else { client.transport.finish() }
            rig.run { reader.error != nil }
            expect(reader.error == .connectionLost || reader.error == .cancelled)
            rig.run { rig.server.connectionCount == 0 }
            expectEqual(rig.server.connectionCount, 0)
        }
    }

    @Test func theHandlerHearsThatTheBodyIsNone() throws {
        let reader = PacedReader()
        let rig = try Rig(uploads(reader))
        let client = try rig.client()
        reader.allow(100)
        let answer = try client.exchange(
            uploadHead + "Transfer-Encoding: chunked\r\n\r\n3\r\nabcX\r\n0\r\n\r\n" + get("/livez"))[0]
        expectEqual(reader.error, .malformedBody(.missingChunkEnd))
        expectEqual(answer.status, 400)
        expectEqual(answer.head.fields[.connection], "close")
        rig.run { client.sawEnd }
        expect(client.received.isEmpty)
    }

    @Test func theHandlerHearsThatTheBodyIsTooLarge() throws {
        let reader = PacedReader()
        let rig = try Rig(uploads(reader))
        let client = try rig.client()
        reader.allow(100)
        let answer = try client.exchange(uploadHead + "Transfer-Encoding: chunked\r\n\r\nffffff\r\n")[0]
        expectEqual(reader.error, .malformedBody(.bodyTooLarge(bytesMax: 10_000_000, bytes: 0xffffff)))
        expectEqual(answer.status, 413)
        let announced = try rig.client().exchange(uploadHead + "Content-Length: 10000001\r\n\r\n")[0]
        expectEqual(announced.status, 413)
    }

    @Test func theHandlerHearsThatTheBodyStopped() throws {
        let reader = PacedReader()
        let rig = try Rig(uploads(reader))
        let client = try rig.client()
        reader.allow(100)
        client.send(uploadHead + "Content-Length: 10000\r\n\r\nhello")
        rig.settle()
        rig.manual.advance(by: .seconds(19))
        client.send(String(repeating: "w", count: 5_000))
        rig.settle()
        rig.manual.advance(by: .seconds(19))
        expect(reader.error == nil)
        rig.manual.advance(by: .seconds(2))
        expectEqual(reader.error, .bodyTimedOut)
        let answer = try client.answers()[0]
        expectEqual(answer.status, 408)
        expectEqual(answer.head.fields[.connection], "close")
    }

    @Test func aHandlerThatTakesItsTimeIsNotTheClientsFault() throws {
        let reader = PacedReader()
        let rig = try Rig(uploads(reader))
        let client = try rig.client()
        client.send(uploadHead + "Content-Length: 1000000\r\n\r\n")
        client.transport.write([UInt8](repeating: 0x61, count: 1_000_000))
        rig.settle()
        rig.manual.advance(by: .seconds(1_000))
        expect(reader.error == nil)
        reader.allow(10_000)
        try expectEqual(client.answers()[0].text, "1000000")
    }

    @Test func aBodyIsOverForItsReaderOnceTheRequestIsAnswered() throws {
        let late = PacedReader()
        let rig = try Rig([
            Route(
                .post, "/upload", body: .streamed(bytesMax: 1_000),
                .waiting { request in
                    Task(executorPreference: request.loop.taskExecutor) { await late.read(request) }
                    return .empty(.accepted)
                }),
            Route(.get, "/livez", .immediate { _ in .empty(.ok) }),
        ])
        let client = try rig.client()
        let answer = try client.exchange(uploadHead + "Content-Length: 10\r\n\r\nhello")[0]
        expectEqual(answer.status, 202)
        expect(answer.head.fields[.connection] == nil)
        late.allow(100)
        rig.run { late.error != nil }
        expectEqual(late.error, .cancelled)
        client.send("world")
        try expectEqual(client.exchange(get("/livez"))[0].status, 200)
    }
}
