import EventLoop
import HTTP2
import HTTPServer
import HTTPWire
import Synchronization
import SupportExpectations
import Testing
import Transport

private func streaming(_ took: @escaping @Sendable (ResponseStream) -> Void) -> [Route] {
    showing + [Route(.get, "/stream", .immediate { _ in Response(status: .ok, body: .stream(took)) })]
}

@Suite struct HTTP2DeadlineTests {
    @Test func anIdleConnectionIsSaidGoodbyeAndClosed() throws {
        let rig = try Rig(showing)
        let client = try rig.http2Client()
        for _ in 0..<3 {
            try expectEqual(client.exchange(.get, "/livez").status, 200)
            rig.settle()
            rig.manual.advance(by: .seconds(74))
            // A PING is no request and does not count.
            client.machine.ping()
            client.flush()
            rig.settle()
            expectEqual(rig.server.connectionCount, 1)
        }
        rig.manual.advance(by: .seconds(2))
        rig.run { client.sawEnd }
        expectEqual(client.goAways, [.none])
        rig.run { rig.server.connectionCount == 0 }
        expectEqual(rig.server.connectionCount, 0)
        expectEqual(rig.manual.loop.timerCount, 0)
    }

    @Test func aConnectionThatNeverAsksIsClosed() throws {
        let rig = try Rig(showing)
        let client = try rig.http2Client()
        rig.manual.advance(by: .seconds(11))
        rig.run { rig.server.connectionCount == 0 }
        expectEqual(rig.server.connectionCount, 0)
        expectEqual(client.goAways, [.none])
    }

    @Test func aHeadThatNeverEndsEndsTheConnection() throws {
        let rig = try Rig(showing)
        let client = try rig.http2Client()
        try expectEqual(client.exchange(.get, "/livez").status, 200)
        // HEADERS without END_HEADERS on the next stream.
        client.transport.write([0, 0, 1, 1, 0, 0, 0, 0, 3, 0x82])
        rig.settle()
        rig.manual.advance(by: .seconds(9))
        expectEqual(rig.server.connectionCount, 1)
        rig.manual.advance(by: .seconds(2))
        rig.run { client.sawEnd }
        expectEqual(client.goAways, [.enhanceYourCalm])
    }

    @Test(arguments: ["/collect", "/none"])
    func aBodyThatStopsIsAnswered408(_ path: String) throws {
        let rig = try Rig(showing)
        let client = try rig.http2Client()
        let stream = try client.send(.post, path, body: .stream)
        for _ in 0..<3 {
            rig.settle()
            rig.manual.advance(by: .seconds(12))
            client.write(String(repeating: "p", count: 5_000), to: stream)
        }
        rig.settle()
        expectEqual(client[stream].status, 0)
        rig.manual.advance(by: .seconds(21))
        try expectEqual(client.answer(stream).status, 408)
        try expectEqual(client.exchange(.get, "/livez").status, 200)
    }

    @Test func aRequestThatGoesOnAfterItsAnswerIsResetAfterAWhile() throws {
        let rig = try Rig(showing)
        let client = try rig.http2Client()
        let stopping = try client.send(.post, "/nowhere", body: .stream)
        let ending = try client.send(.post, "/nowhere", body: .stream)
        rig.run { client[stopping].isComplete && client[ending].isComplete }
        client.write("late", to: ending, end: true)
        try expectEqual(client.answer(ending).code, HTTP2ErrorCode.none)
        expect(client[stopping].code == nil)
        rig.manual.advance(by: .milliseconds(1_100))
        try expectEqual(client.answer(stopping).code, HTTP2ErrorCode.none)
        expectEqual(client[stopping].status, 404)
    }

    @Test func aClientThatNeverOpensItsWindowIsResetAndAQuietStreamIsNot() throws {
        let opened = LoopBox()
        let rig = try Rig(streaming { opened.streams.append($0) })
        let client = try rig.http2Client()
        client.consumes = false
        let stuck = try client.send(.get, "/stream")
        let quiet = try client.send(.get, "/stream")
        rig.run { opened.streams.count == 2 }
        opened.streams[0].write([UInt8](repeating: 1, count: 70_000))
        opened.streams[1].write([1])
        rig.settle()
        // Some went in the first half minute, and none in the next.
        rig.manual.advance(by: .seconds(31))
        rig.settle()
        expect(client[stuck].code == nil)
        rig.manual.advance(by: .seconds(31))
        try expectEqual(client.answer(stuck).code, .cancel)
        rig.manual.advance(by: .seconds(500))
        rig.settle()
        expect(client[quiet].code == nil)
        opened.streams[1].write([2])
        rig.run { client[quiet].body == [1, 2] }
        expectEqual(client[quiet].body, [1, 2])
    }

    @Test func drainingSaysGoodbyeAndLetsStreamsEnd() throws {
        let gate = Gate()
        let rig = try Rig(showing + [Route(.get, "/gate", .waiting { _ in await gate.answer() })])
        let idle = try rig.http2Client()
        let busy = try rig.http2Client()
        try expectEqual(idle.exchange(.get, "/livez").status, 200)
        let stream = try busy.send(.get, "/gate")
        rig.settle()
        let isDrained = Mutex(false)
        let server = rig.server
        Task(executorPreference: rig.manual.loop.taskExecutor) {
            await server.drain(within: .seconds(60))
            isDrained.withLock { $0 = true }
        }
        rig.run { idle.sawEnd && busy.goAways.count == 2 }
        expect(idle.sawEnd)
        expectEqual(idle.goAways, [.none])
        expectEqual(busy.goAways, [.none, .none])
        expect(!isDrained.withLock { $0 })
        gate.open(.text(.ok, "done"))
        try expectEqual(busy.answer(stream).text, "done")
        rig.run { isDrained.withLock { $0 } }
        expect(isDrained.withLock { $0 })
    }

    @Test func theLastRequestOfAConnectionIsFollowedByAGoodbye() throws {
        var limits = HTTPServerLimits()
        limits.requestsPerConnectionMax = 2
        let rig = try Rig(showing, limits: limits)
        let client = try rig.http2Client()
        try expectEqual(client.exchange(.get, "/livez").status, 200)
        try expectEqual(client.exchange(.get, "/livez").status, 200)
        rig.run { client.sawEnd }
        expectEqual(client.goAways, [.none])
    }
}

/// Streams that handlers opened; on the loop's thread only.
private final class LoopBox: @unchecked Sendable {
    // Handlers and tests share the manual loop's one thread.
    var streams: [ResponseStream] = []
}
