import EventLoop
import HTTP2
import HTTPWire
import Kernel
import SupportServers
import SupportExpectations
import Testing
import Transport
@testable import HTTPClient

/// Faults of a server of HTTP/2, which acts wrongly, late or too often, and what its client makes of them.
@Suite struct HTTP2FaultTests {
    private func expectMalformed(_ outcome: Outcome, _ name: String = "") {
        expectEqual(outcome.error, .malformed(.brokenHTTP2), "\(name) came to \(outcome)")
    }

    // MARK: Answers

    @Test func interimAnswersArePassedOverAndTrailersKept() throws {
        let rig = try FrameRig()
        rig.server.answer = { seen in
            [
                seen.head(103, ("link", "</a>")), seen.head(100), seen.head(200), seen.data("he"), seen.data("llo"),
                .frames(.headers(seen.stream, [("x-sum", "1")], end: true)),
            ]
        }
        let request = try rig.request()
        rig.inTask { rig in
            do throws(ClientError) {
                let response = try await rig.client.send(request)
                expectEqual(response.status.code, 200)
                try await expectEqual(response.body.collect(), Array("hello".utf8))
                expectEqual(response.body.trailers["x-sum"], "1")
            } catch {
                Issue.record("failed with \(error)")
            }
        }
    }

    @Test func aFloodOfInterimAnswersIsRefused() throws {
        let rig = try FrameRig()
        rig.server.answer = { seen in Array(repeating: seen.head(102), count: 9) + [seen.answer()] }
        expectEqual(rig.outcome(try rig.request()), .failed(.malformed(.tooManyInterimResponses(countMax: 8))))
        rig.bench.settle()
        expectEqual(rig.client.idleConnectionCount, 1, "only the stream is given up")
    }

    @Test func aHeadRequestHasNoBodyWhateverIsAnnounced() throws {
        let rig = try FrameRig()
        rig.server.answer = {
            [.frames(.headers($0.stream, [(":status", "200"), ("content-length", "50")], end: true))]
        }
        for _ in 0..<2 { expectEqual(rig.outcome(try rig.request(.head)), .answered(200, "")) }
        expectEqual(rig.server.connectionCount, 1)
    }

    /// One bad answer costs its own stream and not the connection.
    private static let badMessages: [(String, [(String, String)], String)] = [
        ("shorter than announced", [("content-length", "9")], "abc"),
        ("longer than announced", [("content-length", "2")], "abc"),
        ("a length that is none", [("content-length", "x")], "abc"),
        ("two lengths", [("content-length", "3"), ("content-length", "3")], "abc"),
        ("a field of HTTP/1.1", [("transfer-encoding", "chunked")], "abc"),
        ("a capital letter", [("X-One", "1")], "abc"),
        ("a late pseudo-field", [("x", "1"), (":status", "200")], "abc"),
    ]

    @Test(arguments: badMessages)
    func aMessageAgainstTheRulesIsMalformed(_ name: String, _ fields: [(String, String)], _ body: String) throws {
        let rig = try FrameRig()
        rig.server.answer = { seen in
            guard seen.index == 0 else { return [seen.answer(200, "good")] }
            return [
                .frames(.headers(seen.stream, [(":status", "200")] + fields), .data(seen.stream, body, end: true))
            ]
        }
        expectMalformed(rig.outcome(try rig.request()), name)
        expectEqual(rig.outcome(try rig.request()), .answered(200, "good"))
        expectEqual(rig.server.connectionCount, 1)
    }

    @Test(arguments: [2, 8, 1, 0] as [UInt32])
    func aStreamThatIsResetSaysWhy(_ code: UInt32) throws {
        let rig = try FrameRig()
        rig.server.answer = { $0.target == "/head" ? [$0.reset(code)] : [$0.head(), $0.data("abc"), $0.reset(code)] }
        expectEqual(rig.outcome(try rig.request(.get, "/head")), .failed(.streamReset(HTTP2ErrorCode(code))))
        expectEqual(rig.outcome(try rig.request(.get, "/body")), .broken(200, .streamReset(HTTP2ErrorCode(code))))
        expect(rig.server.connectionCount == 1 && rig.server.requests.count == 2)
    }

    @Test func aServerThatDiesInTheMiddleBreaksAllAnswers() throws {
        for act in [Act.close, .reset, .finish] {
            let rig = try FrameRig()
            rig.server.answer = { $0.index < 3 ? [$0.head(), $0.data("abc")] : [act] }
            let boxes = try (0..<4).map { _ in rig.begin(try rig.request(.post)) }
            rig.bench.run { boxes.allSatisfy(\.isDone) }
            let lost = ClientError.connectionLost(afterBytesSent: true)
            expectEqual(boxes.map(\.outcome), Array(repeating: .broken(200, lost), count: 3) + [.failed(lost)])
            expect(rig.client.connectionCount == 0 && rig.bench.loop.timerCount == 0)
        }
    }

    @Test func aBodyOverTheLimitIsTooLarge() throws {
        let rig = try FrameRig()
        rig.server.answer = { seen in
            seen.target == "/announced"
                ? [seen.head(200, ("content-length", "11"))] : [seen.head(), seen.data("01234567890")]
        }
        for path in ["/announced", "/sent"] {
            expectEqual(rig.outcome(try rig.request(.get, path) { $0.bodyBytesMax = 10 }), .broken(200, .tooLarge))
        }
        rig.bench.settle()
        expectEqual(rig.server.frames(WireFrame.Kind.reset).count, 2)
        expectEqual(rig.client.idleConnectionCount, 1)
    }

    // MARK: Limits and floods

    @Test func aHeadOverTheLimitIsRefused() throws {
        let rig = try FrameRig()
        rig.server.answer = { seen in
            seen.index == 0
                ? [
                    seen.head(
                        200, ("x", String(repeating: "y", count: 16_000)), ("z", String(repeating: "y", count: 60)))
                ]
                : [seen.answer()]
        }
        var limits = PoolLimits()
        limits.http2.headBytesMax = 8_192
        let strict = try FrameRig(limits: limits)
        strict.server.answer = rig.server.answer
        expectEqual(strict.outcome(try strict.request()), .failed(.malformed(.headTooLarge(bytesMax: 8_192))))
        expectEqual(strict.outcome(try strict.request()), .answered(200, ""))
    }

    private static let pings = Array(repeating: WireFrame.ping(), count: 2_000)
    private static let settings = Array(repeating: WireFrame.settings(), count: 60)
    private static let unknown = Array(repeating: WireFrame(type: 99), count: 400)
    private static let bomb =
        [WireFrame.headers(1, [(":status", "200")], endHeaders: false)]
        + (0..<40).map { .continuation(1, [("x\($0)", String(repeating: "y", count: 8_000))]) }
    private static let windows = Array(repeating: WireFrame.windowUpdate(0, 1), count: 3_000)
    private static let empty =
        [WireFrame.headers(1, [(":status", "200")])] + Array(repeating: .data(1, ""), count: 300)

    private static let excesses: [(String, [WireFrame])] = [
        ("pings", pings), ("settings", settings), ("unknown frames", unknown), ("a head without end", bomb),
        ("window updates", windows), ("empty data", empty), ("a push", [WireFrame(type: 5, flags: 4, stream: 1)]),
        ("data on no stream", [.data(0, "x")]), ("a stream of its own", [.headers(2, [(":status", "200")])]),
        ("an overflowing window", [.windowUpdate(0, 1 << 31 - 1)]),
    ]

    @Test(arguments: excesses)
    func aServerBeyondTheRulesLosesItsConnection(_ name: String, _ frames: [WireFrame]) throws {
        let rig = try FrameRig()
        rig.server.answer = { $0.connection == 0 ? [.send(frames.flatMap(\.bytes))] : [$0.answer()] }
        expectMalformed(rig.outcome(try rig.request(.post)), name)
        rig.bench.settle()
        expect(rig.client.connectionCount == 0 && rig.bench.loop.timerCount == 0)
        expectEqual(rig.server.frames(WireFrame.Kind.goAway).count, 1, "it is told why")
        expectEqual(rig.outcome(try rig.request(.post)), .answered(200, ""))
    }

    @Test func aServerMayResetManyStreams() throws {
        let rig = try FrameRig()
        rig.server.answer = { [$0.reset(2)] }
        for _ in 0..<10 {
            let boxes = try (0..<50).map { _ in rig.begin(try rig.request()) }
            rig.bench.run { boxes.allSatisfy(\.isDone) }
            expect(boxes.allSatisfy { $0.outcome == .failed(.streamReset(.internalError)) })
        }
        expectEqual(rig.server.connectionCount, 1)
        // Resets without a request are another matter.
        let resets = Array(repeating: WireFrame.reset(1, 2), count: 1_000)
        rig.server.send(.send(resets.flatMap(\.bytes)))
        rig.bench.settle()
        expectEqual(rig.client.connectionCount, 0)
    }

    @Test func aServerOfHTTP1IsMalformed() throws {
        let rig = try FrameRig()
        rig.server.greeting = { _ in [.send("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"), .finish] }
        expectMalformed(rig.outcome(try rig.request()))
        rig.bench.settle()
        expectEqual(rig.client.connectionCount, 0)
    }

    // MARK: Time

    @Test(
        arguments: [
            ("/silent", ClientError.firstByteTimedOut, nil), ("/body", .bodyTimedOut, 200),
            ("/total", .totalTimedOut, 200),
        ] as [(String, ClientError, Int?)])
    func everyPhaseHasItsTime(_ path: String, _ error: ClientError, _ status: Int?) throws {
        let rig = try FrameRig()
        rig.server.answer = { seen in
            switch seen.target {
            case "/silent": []
            case "/body": [seen.head(), seen.data("abc")]
            default:
                [seen.head()]
                    + (0..<50).flatMap { _ in [.wait(.milliseconds(200)), seen.data("x")] }
            }
        }
        let box = rig.begin(
            try rig.request(.get, path) {
                $0.timeouts.firstByte = .seconds(3)
                $0.timeouts.idle = .seconds(3)
                $0.timeouts.total = path == "/total" ? .seconds(3) : nil
            })
        for _ in 0..<29 { rig.bench.advance(.milliseconds(100)) }
        expectEqual(box.outcome, .pending)
        for _ in 0..<3 { rig.bench.advance(.milliseconds(100)) }
        expectEqual(box.outcome, status.map { .broken($0, error) } ?? .failed(error))
        expectEqual(rig.server.frames(WireFrame.Kind.reset).map { $0.number(at: 0) }, [8])
        expectEqual(rig.client.idleConnectionCount, 1, "the connection is as good as before")
    }

    @Test func aSilentServerIsAskedWhetherItIsThere() throws {
        var limits = PoolLimits()
        limits.http2.pingInterval = .seconds(5)
        limits.http2.pingTimeout = .seconds(2)
        for answers in [true, false] {
            let rig = try FrameRig(limits: limits)
            rig.server.answersPings = answers
            rig.server.answer = { _ in [] }
            let boxes = try (0..<2).map { _ in rig.begin(try rig.request { $0.timeouts.firstByte = .seconds(18) }) }
            for _ in 0..<49 { rig.bench.advance(.milliseconds(100)) }
            expect(rig.server.frames(WireFrame.Kind.ping).isEmpty)
            for _ in 0..<2 { rig.bench.advance(.milliseconds(100)) }
            expectEqual(rig.server.frames(WireFrame.Kind.ping).count, 1)
            for _ in 0..<20 { rig.bench.advance(.milliseconds(100)) }
            let lost = Outcome.failed(.connectionLost(afterBytesSent: true))
            expect(boxes.allSatisfy { $0.outcome == (answers ? .pending : lost) })
            for _ in 0..<120 { rig.bench.advance(.milliseconds(100)) }
            if answers {
                expectEqual(rig.server.frames(WireFrame.Kind.ping).count, 3)
                expect(boxes.allSatisfy { $0.outcome == .failed(.firstByteTimedOut) })
            }
            expectEqual(rig.client.connectionCount, answers ? 1 : 0)
        }
    }

    @Test func aConnectionAtRestIsNotAsked() throws {
        let rig = try FrameRig()
        expectEqual(rig.outcome(try rig.request()), .answered(200, ""))
        rig.bench.advance(.seconds(25))
        expect(rig.server.frames(WireFrame.Kind.ping).isEmpty)
    }
}
