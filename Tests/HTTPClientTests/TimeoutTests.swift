import EventLoop
import HTTPWire
import Kernel
import SupportServers
import SupportExpectations
import Testing
import Transport
@testable import HTTPClient

@Suite struct TimeoutTests {
    /// Sends, moves the clock to just before and just after a time, and tells the outcome at both.
    private func around(
        _ time: Duration, _ bench: Bench, _ request: ClientRequest
    ) -> (before: Outcome, after: Outcome) {
        let (box, _) = bench.begin(request)
        bench.advance(time - .milliseconds(1))
        let before = box.outcome
        bench.advance(.milliseconds(2))
        return (before, box.outcome)
    }

    @Test func aSilentServerIsAFirstByteTimeout() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [] }
        let (before, after) = around(.seconds(3), bench, try bench.get { $0.timeouts.firstByte = .seconds(3) })
        expectEqual(before, .pending)
        expectEqual(after, .failed(.firstByteTimedOut))
        expectEqual(bench.client.connectionCount, 0)
        expectEqual(bench.loop.timerCount, 0)
    }

    @Test func aHeadThatTricklesIsAFirstByteTimeout() throws {
        let bench = try Bench()
        let head = Array("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n".utf8)
        bench.server.answer = { _ in [.trickle(head, each: .milliseconds(100))] }
        let (before, after) = around(.seconds(3), bench, try bench.get { $0.timeouts.firstByte = .seconds(3) })
        expectEqual(before, .pending)
        expectEqual(after, .failed(.firstByteTimedOut))
    }

    @Test func aBodyThatTricklesInTimeIsTaken() throws {
        let bench = try Bench()
        bench.server.answer = { _ in
            [
                .send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n"),
                .trickle(Array("0123456789".utf8), each: .milliseconds(900)),
            ]
        }
        let (box, _) = bench.begin(try bench.get { $0.timeouts.idle = .seconds(1) })
        for _ in 0..<100 { bench.advance(.milliseconds(100)) }
        expectEqual(box.outcome, .answered(200, "0123456789"))
    }

    @Test func aBodyThatStopsIsABodyTimeout() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n012")] }
        let (before, after) = around(.seconds(2), bench, try bench.get { $0.timeouts.idle = .seconds(2) })
        expectEqual(before, .pending)
        expectEqual(after, .broken(200, .bodyTimedOut))
    }

    @Test func theTotalCountsEverything() throws {
        let bench = try Bench()
        bench.server.answer = { _ in
            [
                .send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"),
                .trickle(Array(repeating: 65, count: 1000), each: .milliseconds(500)),
            ]
        }
        let (box, _) = bench.begin(
            try bench.get {
                $0.timeouts.idle = .seconds(1)
                $0.timeouts.total = .seconds(4)
            })
        for _ in 0..<39 { bench.advance(.milliseconds(100)) }
        expectEqual(box.outcome, .pending)
        for _ in 0..<2 { bench.advance(.milliseconds(100)) }
        expectEqual(box.outcome, .broken(200, .totalTimedOut))
    }

    @Test func theTotalCountsAcrossRedirects() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.wait(.seconds(1)), .answer(302, "", "Location: /again")] }
        let (box, _) = bench.begin(
            try bench.get {
                $0.redirectsMax = 50
                $0.timeouts.total = .milliseconds(3500)
            })
        for _ in 0..<40 { bench.advance(.milliseconds(100)) }
        expectEqual(box.outcome, .failed(.totalTimedOut))
        expectEqual(bench.server.requests.count, 4)
    }

    @Test func aServerThatTakesNothingIsAWriteTimeout() throws {
        let bench = try Bench()
        bench.server.isDeaf = true
        var request = ClientRequest(.post, try bench.url(), body: .bytes([UInt8](repeating: 1, count: 32 << 20)))
        request.options.timeouts.firstByte = .seconds(3)
        let (box, _) = bench.begin(request)
        bench.advance(.seconds(1))
        bench.advance(.seconds(1))
        expectEqual(box.outcome, .pending)
        bench.advance(.seconds(5))
        expectEqual(box.outcome, .failed(.writeTimedOut))
    }

    @Test func aServerWhoseQueueIsFullIsAConnectTimeout() throws {
        let bench = try Bench()
        let full = try FullListener()
        defer { full.close() }
        var request = ClientRequest(.get, try URI("http://127.0.0.1:\(full.port)/"))
        request.options.timeouts.connect = .seconds(2)
        let (before, after) = around(.seconds(2), bench, request)
        expectEqual(before, .pending)
        expectEqual(after, .failed(.connectTimedOut))
        expectEqual(bench.client.connectionCount, 0)
    }

    @Test func aReaderThatPausesDoesNotMakeTheServerLate() throws {
        let bench = try Bench()
        let size = 4 << 20
        bench.server.answer = { _ in
            [.send("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n"), .send([UInt8](repeating: 7, count: size))]
        }
        let request = try bench.get { $0.timeouts.idle = .seconds(1) }
        let total = LoopBound(0, loop: bench.loop)
        let isDone = LoopBound(false, loop: bench.loop)
        let work = LoopBound((bench.client, request), loop: bench.loop)
        Task(executorPreference: bench.loop.taskExecutor) {
            let (client, request) = work.value
            do throws(ClientError) {
                let response = try await client.send(request)
                await client.loop.sleep(for: .seconds(30))
                while let chunk = try await response.body.next() { total.value += chunk.count }
            } catch {
                Issue.record("failed with \(error)")
            }
            isDone.value = true
        }
        bench.settle()
        for _ in 0..<31 { bench.advance(.seconds(1)) }
        bench.run { isDone.value }
        expectEqual(total.value, size)
    }
}

/// A listener whose queue is full, so that further attempts get no answer.
final class FullListener {
    let port: UInt16
    private var socket: Socket?
    private var fillers: [Filler] = []

    private final class Filler {
        let socket: Socket
        init(_ socket: consuming Socket) { self.socket = socket }
    }

    init() throws {
        let any = try #require(SocketAddress("127.0.0.1:0"))
        let listening = try Socket.listen(on: any, sharing: false, backlog: 0)
        let bound = listening.localAddress() ?? any
        port = bound.port
        socket = consume listening
        for _ in 0..<4 { fillers.append(Filler(try Socket.connect(to: bound))) }
    }

    func close() {
        fillers = []
        socket = nil
    }
}
