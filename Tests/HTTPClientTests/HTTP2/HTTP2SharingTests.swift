import EventLoop
import HTTP2
import HTTPWire
import Kernel
import SupportServers
import SupportExpectations
import Testing
import Transport
@testable import HTTPClient

/// How requests share a connection of HTTP/2, wait for it, and leave it.
@Suite struct HTTP2SharingTests {
    private static let lost = Outcome.failed(.connectionLost(afterBytesSent: false))

    @Test func aRequestIsWrittenAndItsAnswerRead() throws {
        let rig = try FrameRig()
        rig.server.answer = { [$0.answer(201, "made \(String(decoding: $0.body, as: UTF8.self))", ("x-one", "1"))] }
        var request = try rig.request(.post, "/a/b?c=d", body: .bytes(Array("hello".utf8)))
        try request.fields.append("X-Two", "2")
        try request.fields.append("Connection", "close")
        request.options.defaultFields = [HTTPField(name: "User-Agent", value: "trunkline")]
        expectEqual(rig.outcome(request), .answered(201, "made hello"))
        let seen = try #require(rig.server.requests.first)
        expect(seen.method == "POST" && seen.target == "/a/b?c=d")
        expectEqual(seen.fields["x-authority"], "127.0.0.1:\(rig.server.port)")
        expect(seen.fields["x-two"] == "2" && seen.fields["user-agent"] == "trunkline")
        expectEqual(seen.fields["content-length"], "5")
        expect(seen.fields["connection"] == nil && seen.fields["host"] == nil)
    }

    @Test(arguments: [0, 1, 7])
    func requestsAtTheSameTimeShareAConnection(_ seed: UInt64) throws {
        let rig = try FrameRig(seed: seed)
        rig.server.answer = { [.wait(.milliseconds(10)), $0.answer(200, $0.target)] }
        let boxes = try (0..<30).map { rig.begin(try rig.request(.get, "/\($0)")) }
        rig.bench.settle()
        expectEqual(rig.server.requests.count, 30, "all are under way together")
        rig.bench.advance(.milliseconds(20))
        for (i, box) in boxes.enumerated() { expectEqual(box.outcome, .answered(200, "/\(i)")) }
        expectEqual(rig.server.connectionCount, 1)
        expect(rig.client.connectionCount == 1 && rig.client.idleConnectionCount == 1)
    }

    @Test func requestsOneAfterTheOtherShareIt() throws {
        let rig = try FrameRig()
        for _ in 0..<5 { expectEqual(rig.outcome(try rig.request()), .answered(200, "")) }
        expectEqual(rig.server.connectionCount, 1)
        expectEqual(rig.server.requests.map(\.stream), [1, 3, 5, 7, 9])
    }

    @Test func untilTheSettingsComeThereIsOneRequest() throws {
        let rig = try FrameRig()
        rig.server.greeting = { _ in [] }
        rig.server.acknowledges = false
        rig.server.answer = { _ in [] }
        for _ in 0..<5 { _ = rig.begin(try rig.request()) }
        rig.bench.settle()
        expectEqual(rig.server.requests.count, 1)
        rig.server.send(.frames(.settings((WireFrame.maxConcurrentStreams, 3))))
        rig.bench.settle()
        expectEqual(rig.server.requests.count, 3)
        rig.server.send(.frames(.settings((WireFrame.maxConcurrentStreams, 4))))
        rig.bench.settle()
        expectEqual(rig.server.requests.count, 4, "it may allow more later")
    }

    @Test func theServersLimitHoldsInTheirOrder() throws {
        let rig = try FrameRig()
        rig.server.greeting = { _ in [.frames(.settings((WireFrame.maxConcurrentStreams, 2)))] }
        rig.server.answer = { [.wait(.milliseconds(10)), $0.answer(200, $0.target)] }
        let boxes = try (0..<7).map { rig.begin(try rig.request(.get, "/\($0)")) }
        for turn in 1...4 {
            rig.bench.settle()
            expectEqual(rig.server.requests.count, min(7, turn * 2))
            rig.bench.advance(.milliseconds(11))
        }
        for (i, box) in boxes.enumerated() { expectEqual(box.outcome, .answered(200, "/\(i)")) }
        expectEqual(rig.server.requests.map(\.target), (0..<7).map { "/\($0)" })
        expectEqual(rig.server.connectionCount, 1)
    }

    @Test func ourLimitHoldsWhereTheServerHasNone() throws {
        var limits = PoolLimits()
        limits.http2.streamsMax = 3
        let rig = try FrameRig(limits: limits)
        rig.server.answer = { _ in [] }
        for _ in 0..<9 { _ = rig.begin(try rig.request()) }
        rig.bench.settle()
        expectEqual(rig.server.requests.count, 3)
    }

    /// The server takes back what it allowed while requests are under way and others wait.
    @Test(arguments: [0, 1] as [UInt32])
    func aLoweredLimitHolds(_ limit: UInt32) throws {
        let rig = try FrameRig()
        rig.server.greeting = { _ in [.frames(.settings((WireFrame.maxConcurrentStreams, 4)))] }
        rig.server.answer = { [.wait(.seconds(1)), $0.answer()] }
        let boxes = try (0..<6).map { _ in rig.begin(try rig.request { $0.timeouts.stream = .seconds(5) }) }
        rig.bench.settle()
        rig.server.send(.frames(.settings((WireFrame.maxConcurrentStreams, limit))))
        rig.bench.advance(.milliseconds(1100))
        expectEqual(rig.server.requests.count, limit == 0 ? 4 : 5)
        for _ in 0..<6 { rig.bench.advance(.seconds(1)) }
        let last = limit == 0 ? Outcome.failed(.streamTimedOut) : .answered(200, "")
        expectEqual(boxes.map(\.outcome), Array(repeating: .answered(200, ""), count: 4) + [last, last])
        expectEqual(rig.server.connectionCount, 1)
        for _ in 0..<40 { rig.bench.advance(.seconds(1)) }
        expect(rig.client.connectionCount == 0 && rig.bench.loop.timerCount == 0)
    }

    @Test func whoWaitsForAStreamIsCountedAndTimed() throws {
        var limits = PoolLimits()
        limits.http2.streamsMax = 1
        limits.http2.waitingMax = 2
        let rig = try FrameRig(limits: limits)
        rig.server.answer = { [.wait(.seconds(8)), $0.answer()] }
        var boxes = [rig.begin(try rig.request())]
        rig.bench.settle()
        boxes += try [3, 10, 10].map { (seconds: Int) in
            rig.begin(try rig.request { $0.timeouts.stream = .seconds(seconds) })
        }
        rig.bench.settle()
        expectEqual(boxes.map(\.outcome), [.pending, .pending, .pending, .failed(.overloaded)])
        rig.bench.advance(.seconds(3))
        expectEqual(boxes[1].outcome, .failed(.streamTimedOut))
        rig.bench.advance(.seconds(6))
        rig.bench.advance(.seconds(9))
        expect(boxes[0].outcome == .answered(200, "") && boxes[2].outcome == .answered(200, ""))
        expectEqual(rig.server.requests.count, 2)
    }

    @Test func cancellingEndsAStreamAndFreesItsPlace() throws {
        var limits = PoolLimits()
        limits.http2.streamsMax = 1
        let rig = try FrameRig(limits: limits)
        rig.server.answer = { $0.index == 0 ? [$0.head(), $0.data("some")] : [$0.answer(200, "next")] }
        let (box, task) = rig.bench.begin(try rig.request())
        rig.bench.settle()
        let next = rig.begin(try rig.request())
        rig.bench.settle()
        expectEqual(next.outcome, .pending)
        task.cancel()
        rig.bench.settle()
        expectEqual(box.outcome.error, .cancelled)
        expectEqual(next.outcome, .answered(200, "next"))
        expectEqual(rig.server.frames(WireFrame.Kind.reset).map { $0.number(at: 0) }, [8])
        expectEqual(rig.server.connectionCount, 1)
    }

    @Test func cancellingBeforeThereIsAConnectionSendsNothing() throws {
        let rig = try FrameRig()
        let (first, task) = rig.bench.begin(try rig.request(.get, "/first"))
        let second = rig.begin(try rig.request(.get, "/second"))
        task.cancel()
        rig.bench.settle()
        expect(first.outcome == .failed(.cancelled) && second.outcome == .answered(200, ""))
        expectEqual(rig.server.requests.map(\.target), ["/second"])

        let alone = try FrameRig()
        let (box, only) = alone.bench.begin(try alone.request())
        only.cancel()
        alone.bench.settle()
        expectEqual(box.outcome, .failed(.cancelled))
        expect(alone.server.requests.isEmpty && alone.client.connectionCount == 0)
        expectEqual(alone.bench.loop.timerCount, 0)
    }

    @Test func aFailedDialFailsAllWhoWaitForIt() throws {
        let rig = try FrameRig()
        rig.server.stop()
        let boxes = try (0..<3).map { _ in rig.begin(try rig.request()) }
        rig.bench.run { boxes.allSatisfy(\.isDone) }
        for box in boxes {
            guard case .failed(.connectFailed) = box.outcome else {
                Issue.record("came to \(box.outcome)")
                continue
            }
        }
        expect(rig.client.connectionCount == 0 && rig.bench.loop.timerCount == 0)
    }

    @Test func whoHasMorePatienceThanTheDialTriesAgain() throws {
        let rig = try FrameRig()
        let full = try FullListener()
        defer { full.close() }
        let url = try URI("http://127.0.0.1:\(full.port)/")
        let boxes = [1, 3].map { (seconds: Int) in
            var request = ClientRequest(.get, url)
            request.options.versions = .http2Only
            request.options.timeouts.connect = .seconds(seconds)
            return rig.begin(request)
        }
        rig.bench.advance(.milliseconds(1100))
        expectEqual(boxes.map(\.outcome), [.failed(.connectTimedOut), .pending])
        rig.bench.advance(.milliseconds(3100))
        expectEqual(boxes[1].outcome, .failed(.connectTimedOut))
        expectEqual(rig.client.connectionCount, 0)
    }

    @Test func aRestingConnectionIsClosedAfterItsTimeWithAGoodbye() throws {
        let rig = try FrameRig()
        expectEqual(rig.outcome(try rig.request()), .answered(200, ""))
        rig.bench.advance(.seconds(29))
        expectEqual(rig.client.idleConnectionCount, 1)
        expectEqual(rig.outcome(try rig.request()), .answered(200, ""))
        rig.bench.advance(.seconds(29))
        expectEqual(rig.client.idleConnectionCount, 1, "its time begins anew")
        rig.bench.advance(.seconds(2))
        expect(rig.client.idleConnectionCount == 0 && rig.client.connectionCount == 0)
        expectEqual(rig.server.frames(WireFrame.Kind.goAway).map { $0.number(at: 4) }, [0])
        // On a busy machine the kernel tells the server's end a little later.
        rig.bench.run { rig.server.openCount == 0 }
        expect(rig.server.connectionCount == 1 && rig.server.openCount == 0)
        expectEqual(rig.bench.loop.timerCount, 0)
    }

    @Test func theRestIsBoundedInAll() throws {
        var limits = PoolLimits()
        limits.idleMax = 1
        let rig = try FrameRig(limits: limits)
        expectEqual(rig.bench.outcome(try rig.bench.get()), .answered(200, ""))
        expectEqual(rig.client.idleConnectionCount, 1)
        expectEqual(rig.outcome(try rig.request()), .answered(200, ""))
        rig.bench.settle()
        expect(rig.client.idleConnectionCount == 1 && rig.client.connectionCount == 1)
    }

    @Test func connectionsAreBoundedInAll() throws {
        var limits = PoolLimits()
        limits.connectionsMax = 1
        let rig = try FrameRig(limits: limits)
        expectEqual(rig.bench.outcome(try rig.bench.get()), .answered(200, ""))
        expectEqual(rig.outcome(try rig.request()), .failed(.overloaded))
    }

    @Test func aClosedClientFinishesWhatIsUnderWay() throws {
        let rig = try FrameRig()
        rig.server.answer = { [.wait(.seconds(1)), $0.answer(200, "late")] }
        let box = rig.begin(try rig.request())
        rig.bench.settle()
        rig.client.close()
        expectEqual(rig.outcome(try rig.request()), .failed(.closed))
        rig.bench.advance(.seconds(2))
        expectEqual(box.outcome, .answered(200, "late"))
        expectEqual(rig.client.connectionCount, 0)

        let resting = try FrameRig()
        expectEqual(resting.outcome(try resting.request()), .answered(200, ""))
        resting.client.close()
        expectEqual(resting.client.connectionCount, 0)
    }

    @Test func rulesKeepConnectionsApart() throws {
        let rig = try FrameRig()
        expectEqual(rig.outcome(try rig.request()), .answered(200, ""))
        expectEqual(rig.outcome(try rig.request { $0.addressPolicy = .publicOnly }), .failed(.addressRefused))
    }

    // MARK: Goodbyes and refusals

    /// Stream 1 finishes, streams 3 and 5 were not looked at.
    @Test func aGoodbyeInTheMiddleLosesNothing() throws {
        let rig = try FrameRig()
        rig.server.answer = { seen in
            guard seen.connection == 0 else { return [seen.answer(200, "again \(seen.target)")] }
            return seen.index < 2 ? [] : [.frames(.goAway(last: 1)), .wait(.seconds(1))]
        }
        let boxes = try (0..<3).map { rig.begin(try rig.request(.post, "/\($0)", body: .bytes([1]))) }
        rig.bench.settle()
        expectEqual(boxes.map(\.outcome), [.pending, .answered(200, "again /1"), .answered(200, "again /2")])
        expectEqual(rig.server.connectionCount, 2)
        let later = rig.begin(try rig.request(.get, "/later"))
        rig.bench.settle()
        expectEqual(later.outcome, .answered(200, "again /later"))
        rig.server.send(.frames(.headers(1, [(":status", "200")]), .data(1, "first", end: true)))
        rig.bench.settle()
        expectEqual(boxes[0].outcome, .answered(200, "first"))
        expectEqual(rig.client.connectionCount, 1, "the old one is gone")
        expectEqual(rig.server.connectionCount, 2)
    }

    @Test func aNoticeOfTheEndTakesNoFurtherRequests() throws {
        let rig = try FrameRig()
        rig.server.answer = { [$0.connection == 0 ? .wait(.seconds(1)) : .wait(.zero), $0.answer(200, $0.target)] }
        let first = rig.begin(try rig.request(.get, "/first"))
        rig.bench.settle()
        rig.server.send(.frames(.goAway(last: UInt32(Int32.max))))
        rig.bench.settle()
        let second = rig.begin(try rig.request(.get, "/second"))
        rig.bench.advance(.milliseconds(1))
        expectEqual(second.outcome, .answered(200, "/second"))
        rig.bench.advance(.seconds(2))
        expectEqual(first.outcome, .answered(200, "/first"))
        expectEqual(rig.server.requests.map(\.connection), [0, 1])
    }

    @Test func aGoodbyeAtRestClosesTheConnection() throws {
        let rig = try FrameRig()
        expectEqual(rig.outcome(try rig.request()), .answered(200, ""))
        rig.server.send(.frames(.goAway(last: 1)))
        rig.bench.settle()
        expectEqual(rig.client.connectionCount, 0)
        expectEqual(rig.outcome(try rig.request()), .answered(200, ""))
    }

    /// Whatever the method, because the server says that it has not looked.
    @Test(arguments: [HTTPMethod.get, .post, .patch])
    func aRefusedStreamIsTriedAgainOnce(_ method: HTTPMethod) throws {
        let rig = try FrameRig()
        rig.server.answer = { $0.index == 0 ? [$0.reset(7)] : [$0.answer(200, "taken")] }
        expectEqual(rig.outcome(try rig.request(method, body: .bytes([1, 2]))), .answered(200, "taken"))
        expectEqual(rig.server.connectionCount, 1)

        let stubborn = try FrameRig()
        stubborn.server.answer = { [$0.reset(7)] }
        expectEqual(stubborn.outcome(try stubborn.request(method, body: .bytes([1, 2]))), Self.lost)
        expectEqual(stubborn.server.requests.count, 2)
    }

    @Test func aServerThatOnlySaysGoodbyeIsNotAskedForEver() throws {
        let rig = try FrameRig()
        rig.server.greeting = { _ in [.frames(.settings(), .goAway(last: 0))] }
        let boxes = try (0..<4).map { _ in rig.begin(try rig.request(.post)) }
        rig.bench.run { boxes.allSatisfy(\.isDone) }
        expect(boxes.allSatisfy { $0.outcome == Self.lost })
        expect(rig.server.connectionCount <= 4)
        rig.bench.settle()
        expect(rig.client.connectionCount == 0 && rig.bench.loop.timerCount == 0)
    }

    @Test func aBodyOfWhichSomeWasTakenIsNotSentAgain() throws {
        let rig = try FrameRig()
        rig.server.answer = { [$0.reset(7)] }
        let pieces = Pieces(["ab", "cd"])
        let body = ClientRequestBody.stream(length: 4, next: { await pieces.next() })
        expectEqual(rig.outcome(try rig.request(.put, body: body)), Self.lost)
        expectEqual(rig.server.requests.count, 1)
    }

    /// The present rules: on a connection that had carried something, if sending twice does no harm.
    @Test(arguments: [(HTTPMethod.get, true), (.put, true), (.post, false), (.patch, false)])
    func aConnectionThatDiesIsReplacedOnceWhereThatIsHarmless(_ method: HTTPMethod, _ isRetried: Bool) throws {
        let rig = try FrameRig()
        rig.server.answer = { $0.connection == 0 && $0.index > 0 ? [.reset] : [$0.answer()] }
        expectEqual(rig.outcome(try rig.request()), .answered(200, ""))
        let outcome = rig.outcome(try rig.request(method, body: .bytes([1, 2, 3])))
        expectEqual(outcome, isRetried ? .answered(200, "") : .failed(.connectionLost(afterBytesSent: true)))
        expectEqual(rig.server.requests.count, isRetried ? 3 : 2)
    }

    @Test func aFreshConnectionThatDiesIsNotReplaced() throws {
        let rig = try FrameRig()
        rig.server.answer = { _ in [.close] }
        expectEqual(rig.outcome(try rig.request()), .failed(.connectionLost(afterBytesSent: true)))
        expectEqual(rig.server.requests.count, 1)
    }

    /// The order of jobs is the seed's; what comes of them must not be.
    @Test(arguments: 1...20)
    func everyOrderOfJobsGivesTheSame(_ seed: UInt64) throws {
        var limits = PoolLimits()
        limits.http2.streamsMax = 5
        let rig = try FrameRig(seed: seed, limits: limits)
        rig.server.answer = { seen in
            switch seen.target {
            case "/cut": [seen.head(200, ("content-length", "9")), seen.data("abc"), seen.reset(2)]
            case "/slow": [.wait(.milliseconds(5)), seen.answer(200, "slow")]
            case "/moved": [seen.answer(302, "", ("location", "/slow"))]
            default: [seen.answer(200, "quick")]
            }
        }
        let boxes = try (0..<40).map { i in
            rig.begin(try rig.request(.get, ["/cut", "/slow", "/moved", "/"][i % 4]) { $0.redirectsMax = 1 })
        }
        for _ in 0..<40 { rig.bench.advance(.milliseconds(2)) }
        rig.bench.run { boxes.allSatisfy(\.isDone) }
        let cut = Outcome.broken(200, .streamReset(.internalError))
        let expected = [cut, .answered(200, "slow"), .answered(200, "slow"), .answered(200, "quick")]
        for (i, box) in boxes.enumerated() { expectEqual(box.outcome, expected[i % 4], "seed \(seed), request \(i)") }
        expectEqual(rig.server.connectionCount, 1)
    }
}
