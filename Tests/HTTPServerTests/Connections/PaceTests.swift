import EventLoop
import HTTP2
import HTTPWire
import Kernel
import SupportExpectations
import Testing
import Transport
import WebSocket

@testable import HTTPServer

@Suite struct PaceTests {
    private let rule = PaceRule(graceSeconds: 10, bytesPerSecondMin: 100)

    private func second(_ number: Double) -> Instant { Instant(nanoseconds: 1_000_000_000_000 + UInt64(number * 1e9)) }

    @Test func bytesPutTheEndOffByWhatTheyAreWorth() {
        var pace = Pace()
        expect(!pace.isRunning)
        pace.begin(1_000, at: second(0), rule)
        expectEqual(pace.deadline, second(10))
        pace.moved(to: 1_100, at: second(3), rule)
        expectEqual(pace.deadline, second(11))
        // Nothing new, or less than before: nothing changes.
        pace.moved(to: 1_100, at: second(4), rule)
        pace.moved(to: 0, at: second(4), rule)
        expectEqual(pace.deadline, second(11))
        // Bytes that come at once count for a grace at most.
        pace.moved(to: 1_000_000, at: second(5), rule)
        expectEqual(pace.deadline, second(15))
    }

    @Test func oneByteASecondIsTooLateHoweverLongItGoesOn() {
        var pace = Pace()
        pace.begin(0, at: second(0), rule)
        var seconds = 0
        while seconds < 1_000, second(Double(seconds)) < pace.deadline {
            seconds += 1
            pace.moved(to: seconds, at: second(Double(seconds)), rule)
        }
        expectEqual(seconds, 11)
    }

    @Test(arguments: [100, 101, 5_000])
    func theMinimumIsEnoughForever(_ bytes: Int) {
        var pace = Pace()
        pace.begin(0, at: second(0), rule)
        for number in 1...10_000 {
            expect(second(Double(number)) < pace.deadline)
            pace.moved(to: number * bytes, at: second(Double(number)), rule)
        }
    }

    @Test func timeStandsStillWhileItIsNotThePeersTurn() {
        var pace = Pace()
        pace.begin(0, at: second(0), rule)
        pace.hold(at: second(4))
        expect(!pace.isRunning)
        pace.hold(at: second(50))
        pace.resume(0, at: second(100), rule)
        expectEqual(pace.deadline, second(106))
        pace.hold(at: second(200))
        pace.resume(0, at: second(300), rule)
        expectEqual(pace.deadline, second(300))
        pace.end()
        expect(!pace.isRunning)
    }

    @Test func withoutAMinimumEveryByteIsAsGoodAsMany() {
        let lax = PaceRule(graceSeconds: 10, bytesPerSecondMin: 0)
        var pace = Pace()
        pace.begin(0, at: second(0), lax)
        for number in 1...100 {
            pace.moved(to: number, at: second(Double(number) * 9), lax)
            expectEqual(pace.deadline, second(Double(number) * 9 + 10))
        }
        pace.moved(to: .max, at: second(1_000), lax)
        expectEqual(pace.deadline, second(1_010))
    }
}

@Suite struct SlowPeerTests {
    private static let routes =
        showing + [
            Route(
                .post, "/unpaced", body: .collected(bytesMax: 1_000_000), isPaced: false,
                .immediate { Response(status: .ok, body: .bytes($0.body)) }),
            Route(
                .post, "/count", body: .streamed(bytesMax: 1_000_000),
                .waiting { request async throws(Problem) in
                    var count = 0
                    do throws(HTTPServerError) {
                        while let bytes = try await request.bodyStream?.next() { count += bytes.count }
                    } catch {
                        throw error.problem
                    }
                    return .text(.ok, "\(count)")
                }),
        ]

    /// Sends a piece each second, until there is an answer; how many seconds that took.
    private func trickle(_ rig: Rig, _ piece: Int, _ seconds: Int, send: ([UInt8]) -> Void, isOver: () -> Bool) -> Int {
        for second in 0..<seconds {
            rig.settle()
            if isOver() { return second }
            send([UInt8](repeating: 0x61, count: piece))
            rig.settle()
            rig.manual.advance(by: .seconds(1))
        }
        rig.settle()
        return seconds
    }

    @Test(arguments: ["/collect", "/count", "/none"])
    func aBodyThatTricklesInIsNotWaitedFor(_ path: String) throws {
        let rig = try Rig(Self.routes)
        let client = try rig.client()
        client.send("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n")
        let seconds = trickle(rig, 10, 40) {
            client.transport.write($0)
        } isOver: {
            !client.received.isEmpty
        }
        expect((20...22).contains(seconds))
        try expectEqual(client.answers()[0].status, 408)
        let newer = try rig.http2Client()
        let stream = try newer.send(.post, path, body: .stream)
        let again = trickle(rig, 10, 40) {
            newer.write(String(decoding: $0, as: UTF8.self), to: stream)
        } isOver: {
            newer[stream].status != 0
        }
        expect((20...22).contains(again))
        expectEqual(newer[stream].status, 408)
        try expectEqual(newer.exchange(.get, "/livez").status, 200, "the others go on")
    }

    @Test(arguments: [("/collect", 300, 50), ("/count", 300, 150), ("/unpaced", 1, 150)])
    func aBodyThatIsFastEnoughForItsRouteIsTaken(_ path: String, _ piece: Int, _ seconds: Int) throws {
        let rig = try Rig(Self.routes)
        let client = try rig.client()
        client.send("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(piece * seconds)\r\n\r\n")
        expectEqual(
            trickle(rig, piece, seconds) {
                client.transport.write($0)
            } isOver: {
                !client.received.isEmpty
            }, seconds)
        try expectEqual(client.answers()[0].status, 200)
        let newer = try rig.http2Client()
        let stream = try newer.send(.post, path, body: .stream)
        let took = trickle(rig, piece, seconds) {
            newer.write(String(decoding: $0, as: UTF8.self), to: stream)
        } isOver: {
            newer[stream].status != 0
        }
        expectEqual(took, seconds)
        newer.write("", to: stream, end: true)
        try expectEqual(newer.answer(stream).status, 200)
    }

    @Test func aBodyThatIsReadWholeHasATimeInAll() throws {
        let rig = try Rig(Self.routes)
        let client = try rig.client()
        client.send("POST /collect HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n\r\n")
        let seconds = trickle(rig, 1_000, 100) {
            client.transport.write($0)
        } isOver: {
            !client.received.isEmpty
        }
        expect((60...61).contains(seconds))
        try expectEqual(client.answers()[0].status, 408)
        let newer = try rig.http2Client()
        let stream = try newer.send(.post, "/collect", body: .stream)
        let again = trickle(rig, 1_000, 100) {
            newer.write(String(decoding: $0, as: UTF8.self), to: stream)
        } isOver: {
            newer[stream].status != 0
        }
        expect((60...61).contains(again))
        expectEqual(newer[stream].status, 408)
    }

    @Test(arguments: [(100, 50, 37...42), (600, 300, 100...100)])
    func aWindowThatIsOpenedTooSlowlyIsNotWaitedFor(_ window: Int, _ each: Int, _ expected: ClosedRange<Int>) throws {
        let rig = try Rig(Self.routes)
        var limits = HTTP2Limits()
        limits.streamWindowBytes = window
        let client = try rig.http2Client(limits: limits)
        client.consumes = false
        let slow = try client.send(.get, "/large")
        rig.settle()
        var seconds = 0
        while seconds < 100, client[slow].code == nil {
            client.machine.consume(each, of: slow)
            client.flush()
            rig.settle()
            rig.manual.advance(by: .seconds(1))
            rig.settle()
            seconds += 1
        }
        expect(expected.contains(seconds), "\(seconds)")
        expect(client[slow].body.count >= each * (seconds - 2), "it did go on all the time")
        expectEqual(client[slow].code, seconds == 100 ? nil : .cancel)
        try expectEqual(client.exchange(.get, "/livez").status, 200, "the others go on")
    }

    @Test(arguments: [1, 300])
    func aMessageThatHasBegunHasToComeToItsEnd(_ piece: Int) throws {
        let rig = try Rig([
            Route(
                .get, "/mirror",
                .immediate { request in
                    do throws(Problem) {
                        var settings = WebSocketSettings()
                        settings.pingSeconds = 10_000
                        return try .webSocket(request, settings) { link in
                            link.onMessage = { [unowned link] message in link.send(message) }
                        }
                    } catch {
                        return .problem(error, request)
                    }
                })
        ])
        let client = try rig.client()
        client.send(
            "GET /mirror HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
        try expectEqual(client.answers()[0].status, 101)
        let before = client.received.count
        // A text of 30,000 bytes, whose mask changes nothing.
        client.transport.write([0x81, 0xFE, 0x75, 0x30, 0, 0, 0, 0])
        let seconds = trickle(rig, piece, 30_000 / piece) {
            client.transport.write($0)
        } isOver: {
            client.received.count > before
        }
        rig.settle()
        let came = Array(client.received[before...])
        if piece == 1 {
            expect((20...22).contains(seconds))
            expect(came.starts(with: [0x88, 6, 0x03, 0xF0]), "1008")
        } else {
            expect(came.first == 0x81 || came.first == 0xC1, "the echo")
        }
    }

    @Test func aWebSocketThatTakesNothingOfWhatWaitsIsCut() throws {
        let rig = try Rig([
            Route(
                .get, "/flood",
                .immediate { request in
                    do throws(Problem) {
                        return try .webSocket(request, WebSocketSettings()) { link in
                            for _ in 0..<8 { link.send(.binary(large)) }
                        }
                    } catch {
                        return .problem(error, request)
                    }
                })
        ])
        let client = try rig.client()
        client.allowance = 1
        client.send(
            "GET /flood HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
        rig.settle()
        for second in 0..<29 {
            // A sign of life does not make up for it: an unasked PONG.
            client.transport.write([0x8A, 0x80, 0, 0, 0, UInt8(second)])
            rig.settle()
            rig.manual.advance(by: .seconds(1))
        }
        expectEqual(rig.server.connectionCount, 1)
        rig.manual.advance(by: .seconds(2))
        expectEqual(rig.server.connectionCount, 0)
    }
}
