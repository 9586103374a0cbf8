import HTTP2
import HTTPWire
import Kernel
import SupportExpectations
import Testing

/// Frames that a hostile client may repeat, and how often it gets away with them.
struct Flood: CustomTestStringConvertible, Sendable {
    let name: String
    /// Sent once before.
    let opening: [Frame]
    /// The frames of one round.
    let round: @Sendable (UInt32) -> [Frame]
    /// Rounds that pass.
    let roundsMax: Int
    var testDescription: String { name }

    static var limits: HTTP2Limits {
        var limits = HTTP2Limits()
        limits.resets = HTTP2Rate(burst: 10, perSecond: 10)
        limits.pings = HTTP2Rate(burst: 11, perSecond: 10)
        limits.settings = HTTP2Rate(burst: 12, perSecond: 10)
        limits.windowUpdates = HTTP2Rate(burst: 13, perSecond: 10)
        limits.priorities = HTTP2Rate(burst: 14, perSecond: 10)
        limits.emptyFrames = HTTP2Rate(burst: 15, perSecond: 10)
        limits.unknownFrames = HTTP2Rate(burst: 16, perSecond: 10)
        return limits
    }

    static let all: [Flood] = [
        Flood(name: "rapid resets", opening: [], round: { [.headers($0, Frame.get), .reset($0)] }, roundsMax: 10),
        Flood(
            name: "rapid resets with NO_ERROR", opening: [], round: { [.headers($0, Frame.get), .reset($0, 0)] },
            roundsMax: 10),
        Flood(
            name: "requests that make us reset", opening: [],
            round: { [.headers($0, Frame.get), .windowUpdate($0, 0x7fff_ffff)] }, roundsMax: 10),
        Flood(name: "malformed requests", opening: [], round: { [.headers($0, [(":method", "GET")])] }, roundsMax: 10),
        Flood(
            name: "resets of a stream", opening: [.headers(1, Frame.get)], round: { _ in [.reset(1)] }, roundsMax: 10),
        Flood(name: "PING", opening: [], round: { _ in [.ping()] }, roundsMax: 11),
        Flood(name: "PING answers", opening: [], round: { _ in [.ping(acknowledges: true)] }, roundsMax: 11),
        // The greeting and its acknowledgement are two already.
        Flood(name: "SETTINGS", opening: [], round: { _ in [.settings([(3, 7)])] }, roundsMax: 10),
        Flood(name: "WINDOW_UPDATE", opening: [], round: { _ in [.windowUpdate(0, 1)] }, roundsMax: 13),
        Flood(name: "PRIORITY", opening: [], round: { [.priority($0, dependsOn: 0)] }, roundsMax: 14),
        Flood(
            name: "empty DATA", opening: [.headers(1, Frame.post, end: false)], round: { _ in [.data(1, "")] },
            roundsMax: 15),
        Flood(
            name: "DATA of padding", opening: [.headers(1, Frame.post, end: false)],
            round: { _ in [Frame(type: 0, flags: 8, stream: 1, payload: [1, 0])] }, roundsMax: 15),
        Flood(name: "unknown frames", opening: [], round: { _ in [Frame(type: 99)] }, roundsMax: 16),
    ]
}

@Suite struct LimitTests {
    @Test(arguments: Flood.all)
    func aFloodEndsTheConnectionAndATrickleDoesNot(_ flood: Flood) {
        let server = End.greetedServer(limits: Flood.limits)
        server.receive(flood.opening.flatMap(\.bytes))
        for round in 0..<flood.roundsMax {
            server.receive(flood.round(UInt32(round) * 2 + 1).flatMap(\.bytes))
            expect(!server.machine.isOver, "round \(round)")
        }
        // A second brings back ten.
        server.now = server.now + .seconds(1)
        for round in 0..<10 {
            server.receive(flood.round(UInt32(flood.roundsMax + round) * 2 + 1).flatMap(\.bytes))
            expect(!server.machine.isOver, "round \(round) a second later")
        }
        expect(!server.takeFrames().contains { $0.type == 7 })
        server.receive(flood.round(1_001).flatMap(\.bytes))
        expectEqual(server.takeFrames().last { $0.type == 7 }?.number(at: 4), 11)
        expect(server.machine.isOver)
        expectEqual(server.machine.failureCode, .enhanceYourCalm)
        // Frames and calls that come after it mean nothing and do no harm.
        _ = server.takeTold()
        server.receive(.headers(2_001, Frame.get))
        server.machine.respond(HTTP2StreamID(1), .ok, HTTPFields(), contentLength: nil, body: .none)
        server.send()
        expect(server.takeTold().isEmpty)
        expect(server.takeOutput().isEmpty)
    }

    @Test func aDownloadEarnsItsWindowUpdates() throws {
        var limits = Flood.limits
        limits.windowUpdates = HTTP2Rate(burst: 8, perSecond: 0)
        let server = End.greetedServer(limits: limits)
        server.receive(.headers(1, Frame.get), .windowUpdate(0, 1 << 24), .windowUpdate(1, 1 << 24))
        server.machine.respond(HTTP2StreamID(1), .ok, HTTPFields(), contentLength: nil, body: .stream)
        for _ in 0..<100 {
            server.machine.write([UInt8](repeating: 1, count: 10_000)[...], to: HTTP2StreamID(1))
            server.send()
            server.receive(.windowUpdate(0, 10_000), .windowUpdate(1, 10_000))
        }
        expect(!server.machine.isOver)
    }

    @Test(arguments: [true, false])
    func tooManyContinuationsEndTheConnection(_ areEmpty: Bool) {
        var limits = HTTP2Limits()
        limits.continuationsMax = 3
        let server = End.greetedServer(limits: limits)
        server.receive(.headers(1, Frame.get, endHeaders: false))
        for round in 0..<3 {
            server.receive(.continuation(1, areEmpty ? [] : [("x", "y")], end: false))
            expect(!server.machine.isOver, "round \(round)")
        }
        expect(server.machine.isInsideHead)
        server.receive(.continuation(1, areEmpty ? [] : [("x", "y")], end: false))
        expectEqual(server.takeFrames().last { $0.type == 7 }?.number(at: 4), 11)
    }

    @Test func aHeadOverManyFramesIsOne() {
        let server = End.greetedServer()
        server.receive(
            .headers(1, Frame.get, endHeaders: false), .continuation(1, [("x", "1")], end: false),
            .continuation(1, [], end: false), .continuation(1, [("y", "2")]))
        expectEqual(server.takeTold(), ["1 GET / a [x=1 y=2] end"])
    }

    @Test func aHeaderBlockTooLongEndsTheConnection() {
        var limits = HTTP2Limits()
        limits.headerBlockBytesMax = 1_000
        let server = End.greetedServer(limits: limits)
        server.receive(.headers(1, Frame.get + [("x", String(repeating: "y", count: 500))], endHeaders: false))
        expect(!server.machine.isOver)
        server.receive(.continuation(1, [("x", String(repeating: "y", count: 500))]))
        expectEqual(server.takeFrames().last { $0.type == 7 }?.number(at: 4), 11)
    }

    @Test func aHeadTooLargeIsRefusedAndAMuchLargerOneEndsTheConnection() {
        var limits = HTTP2Limits()
        limits.headBytesMax = 1_000
        let server = End.greetedServer(limits: limits)
        server.receive(.headers(1, Frame.get + [("x", String(repeating: "y", count: 800))]))
        server.receive(.headers(3, Frame.get + [("x", String(repeating: "y", count: 900))]))
        server.receive(.headers(5, Frame.get))
        expectEqual(
            server.takeTold().map { String($0.prefix(40)) },
            [
                "1 GET / a [x=" + String(repeating: "y", count: 27), "3 refused headTooLarge(bytesMax: 1000) e",
                "5 GET / a [] end",
            ])
        server.receive(.headers(7, Frame.get + [("x", String(repeating: "y", count: 4_000))]))
        expectEqual(server.takeFrames().last { $0.type == 7 }?.number(at: 4), 11)
    }

    /// One byte on the wire stands for thousands in the head (CVE-2016-6581).
    @Test func aHeadThatGrowsInTheDecoderEndsTheConnection() {
        let server = End.greetedServer()
        let long = String(repeating: "y", count: 3_900)
        // With incremental indexing, so that index 62 is this field from now on.
        let field = [0x40] + Frame.block([("x", long)]).dropFirst()
        server.receive(
            Frame(type: 1, flags: 5, stream: 1, payload: Frame.block(Frame.get) + field))
        expect(!server.machine.isOver)
        server.receive(
            Frame(
                type: 1, flags: 5, stream: 3, payload: Frame.block(Frame.get) + [UInt8](repeating: 0xbe, count: 9_000)))
        expectEqual(server.takeFrames().last { $0.type == 7 }?.number(at: 4), 11)
    }

    @Test func tooManyFieldsAreRefused() {
        var limits = HTTP2Limits()
        limits.fieldCountMax = 6
        let server = End.greetedServer(limits: limits)
        server.receive(
            .headers(1, Frame.get + [("a", ""), ("b", "")]), .headers(3, Frame.get + [("a", ""), ("b", ""), ("c", "")]))
        expectEqual(server.takeTold(), ["1 GET / a [a= b=] end", "3 refused tooManyFields(countMax: 6) end"])
    }

    @Test func streamsBeyondTheMostAreNotBegun() {
        var limits = HTTP2Limits()
        limits.concurrentStreamsMax = 3
        let server = End.greetedServer(limits: limits)
        for stream: UInt32 in [1, 3, 5, 7] { server.receive(.headers(stream, Frame.post, end: false)) }
        expectEqual(server.takeTold().filter { $0.contains("POST") }.count, 3)
        let frames = server.takeFrames()
        expect(frames.contains { ($0.type == 3 && $0.number(at: 0) == 7) || ($0.type == 7 && $0.number(at: 4) == 1) })
    }

    @Test func streamsBeyondTheMostAreRefusedBeforeTheClientCanKnow() {
        var limits = HTTP2Limits()
        limits.concurrentStreamsMax = 2
        let server = End(.server, limits: limits)
        server.receive(HTTP2Machine.preface + Frame.settings().bytes)
        for stream: UInt32 in [1, 3, 5] { server.receive(.headers(stream, Frame.post, end: false)) }
        expect(server.takeFrames().contains(.reset(5, 7)))
        // Frames that the client sends on that stream before it knows are passed over.
        server.receive(.data(5, "x", end: true), .data(1, "y", end: true))
        expect(!server.machine.isOver)
        expectEqual(server.takeTold().suffix(2), ["1 data y", "1 ended"])
    }

    @Test func answersToPingsThatNobodyReadsAreBounded() {
        var limits = HTTP2Limits()
        limits.pings = HTTP2Rate(burst: 10_000, perSecond: 0)
        limits.waitingAcknowledgementsMax = 100
        let server = End.greetedServer(limits: limits)
        server.receive([Frame](repeating: .ping(), count: 500).flatMap(\.bytes))
        expectEqual(server.takeFrames().last?.number(at: 4), 11)
    }

    @Test func moreDataThanTheWindowIsAnError() {
        var limits = HTTP2Limits()
        limits.streamWindowBytes = 100
        let server = End.greetedServer(limits: limits)
        server.consumes = false
        server.receive(.headers(1, Frame.post, end: false))
        server.receive(.data(1, String(repeating: "x", count: 60)), .data(1, String(repeating: "x", count: 60)))
        let frames = server.takeFrames()
        expect(frames.contains { ($0.type == 3 || $0.type == 7) && $0.number(at: $0.type == 3 ? 0 : 4) == 3 })
    }

    @Test func theWindowOpensOnlyForWhatWasConsumed() {
        let server = End.greetedServer()
        server.consumes = false
        server.receive(.headers(1, Frame.post, end: false))
        for _ in 0..<4 { server.receive(.data(1, String(repeating: "x", count: 10_000))) }
        expect(server.takeFrames().isEmpty)
        server.machine.consume(39_000, of: HTTP2StreamID(1))
        server.send()
        expectEqual(server.takeFrames(), [.windowUpdate(1, 39_000)])
    }

    @Test func dataOfARequestThatWasNeverToldAreNotToldEitherAndCountAgainstNobody() {
        var limits = HTTP2Limits()
        limits.connectionWindowBytes = 65_535
        let server = End.greetedServer(limits: limits)
        let data = (0..<4).map { _ in Frame.data(1, String(repeating: "x", count: 10_000)) }
        let head = Frame.headers(1, Frame.post.map { $0.0 == ":scheme" ? ($0.0, "ftp") : $0 }, end: false)
        server.receive(([head] + data).flatMap(\.bytes))
        expect(server.takeTold().isEmpty)
        expect(server.takeFrames().contains { $0.type == 8 && $0.stream == 0 && $0.number(at: 0) >= 30_000 })
    }

    @Test func framesOfAStreamThatWeResetArePassedOver() {
        let server = End.greetedServer()
        server.receive(.headers(1, Frame.post, end: false))
        server.machine.reset(HTTP2StreamID(1), .none)
        server.send()
        server.receive(.data(1, "late"), .headers(1, [("x", "y")]), .ping())
        expect(!server.machine.isOver)
        expectEqual(server.takeTold(), ["1 POST / a []", "1 closed NO_ERROR"])
    }

    @Test func framesOfAStreamThatIsAllSaidEndTheConnection() {
        let server = End.greetedServer()
        server.receive(.headers(1, Frame.get))
        server.machine.respond(HTTP2StreamID(1), .noContent, HTTPFields(), contentLength: nil, body: .none)
        server.send()
        server.receive(.data(1, "late"))
        expectEqual(server.takeFrames().last?.number(at: 4), 5)
    }
}
