import HTTP2
import HTTPWire
import SupportExpectations
import Testing

@Suite struct ExchangeTests {
    private func get(_ target: String = "/x?y=1") throws -> HTTPRequestHead {
        try HTTPRequestHead(method: .get, target: target, authority: "a.example")
    }

    @Test func aRequestIsAnswered() throws {
        let pair = Pair()
        var fields = HTTPFields()
        try fields.append("X-Answer", "42")
        try fields.append(.connection, "close")
        _ = pair.client.machine.request(try get(), scheme: "http", body: .none)
        pair.talk()
        expectEqual(pair.server.takeTold(), ["1 GET /x?y=1 a.example [] end"])
        pair.server.machine.respond(
            HTTP2StreamID(1), .ok, fields, lines: Array("Date: today\r\nRequest-Id: r\r\n".utf8), contentLength: 5,
            body: .bytes(Array("hello".utf8)))
        pair.talk()
        expectEqual(
            pair.client.takeTold(),
            [
                "1 200 [x-answer=42 date=today request-id=r content-length=5]", "1 data hello", "1 ended",
                "1 closed NO_ERROR",
            ])
        expectEqual(pair.server.takeTold(), ["1 closed NO_ERROR"])
        expectEqual(pair.server.machine.streamCount, 0)
        expectEqual(pair.client.machine.streamCount, 0)
    }

    @Test func bodiesFlowBothWaysAtOnceWithTrailers() throws {
        let pair = Pair()
        let head = try HTTPRequestHead(method: .post, target: "/", authority: "a")
        let stream = try #require(pair.client.machine.request(head, scheme: "https", body: .stream))
        pair.talk()
        pair.server.machine.respond(stream, .ok, HTTPFields(), contentLength: nil, body: .stream)
        for piece in ["one", "two"] {
            pair.client.machine.write(Array(piece.utf8)[...], to: stream)
            pair.talk()
            pair.server.machine.write(Array(piece.uppercased().utf8)[...], to: stream)
            pair.talk()
        }
        pair.client.machine.finish(stream)
        pair.talk()
        var trailers = HTTPFields()
        try trailers.append("x-sum", "9")
        pair.server.machine.finish(stream, trailers: trailers)
        pair.talk()
        expectEqual(pair.server.takeTold(), ["1 POST / a []", "1 data onetwo", "1 ended", "1 closed NO_ERROR"])
        expectEqual(
            pair.client.takeTold(),
            [
                "1 200 []", "1 data ONETWO", "1 trailers [x-sum=9]", "1 ended", "1 closed NO_ERROR",
            ])
    }

    @Test func interimAnswersComeBeforeTheAnswer() throws {
        let pair = Pair()
        let stream = try #require(pair.client.machine.request(try get("/"), scheme: "http", body: .none))
        pair.talk()
        pair.server.machine.respondInterim(stream, .continue)
        pair.server.machine.respond(stream, .noContent, HTTPFields(), contentLength: nil, body: .none)
        pair.talk()
        expectEqual(pair.client.takeTold(), ["1 interim 100", "1 204 [] end", "1 closed NO_ERROR"])
    }

    @Test func cookiesInManyLinesAreOne() {
        let server = End.greetedServer()
        server.receive(.headers(1, Frame.get + [("cookie", "a=1"), ("x", "y"), ("cookie", "b=2")]))
        expectEqual(server.takeTold(), ["1 GET / a [x=y cookie=a=1; b=2] end"])
    }

    @Test func anExtendedConnectHasAPathAndAProtocol() throws {
        var limits = HTTP2Limits()
        limits.allowsExtendedConnect = true
        let pair = Pair(server: limits)
        expect(pair.client.machine.peerAllowsExtendedConnect)
        let stream = try #require(
            pair.client.machine.request(
                try get("/chat"), scheme: "https", protocolName: "websocket", body: .stream))
        pair.talk()
        expectEqual(pair.server.takeTold(), ["1 CONNECT /chat a.example websocket []"])
        pair.server.machine.respond(stream, .ok, HTTPFields(), contentLength: nil, body: .stream)
        pair.server.machine.write([1, 2, 3], to: stream)
        pair.talk()
        expectEqual(pair.client.takeTold(), ["1 200 []", "1 data \u{1}\u{2}\u{3}"])
        expect(!Pair().client.machine.peerAllowsExtendedConnect)
    }

    @Test func aBodyWaitsForTheReaderOfTheOtherSide() throws {
        let pair = Pair()
        pair.client.consumes = false
        let stream = try #require(pair.client.machine.request(try get("/"), scheme: "http", body: .none))
        pair.talk()
        pair.server.machine.respond(
            stream, .ok, HTTPFields(), contentLength: nil, body: .bytes([UInt8](repeating: 97, count: 200_000)))
        pair.talk()
        expectEqual(pair.server.machine.waitingBytes(of: stream), 200_000 - 65_535)
        expectEqual(pair.server.machine.sentBytes(of: stream), 65_535)
        pair.client.machine.consume(65_535, of: stream)
        pair.talk()
        expectEqual(pair.server.machine.waitingBytes(of: stream), 200_000 - 2 * 65_535)
        pair.client.machine.consume(65_535, of: stream)
        pair.talk()
        pair.client.machine.consume(65_535, of: stream)
        pair.talk()
        expectEqual(pair.client.takeTold().last, "1 closed NO_ERROR")
    }

    @Test func nothingIsSentBeyondTheRoomThatIsGiven() throws {
        let pair = Pair()
        let stream = try #require(pair.client.machine.request(try get("/"), scheme: "http", body: .none))
        pair.talk()
        pair.server.machine.respond(
            stream, .ok, HTTPFields(), contentLength: nil, body: .bytes([UInt8](repeating: 97, count: 60_000)))
        pair.server.send(bytesMax: 1_000)
        let first = pair.server.takeOutput()
        expect(first.count > 1_000 && first.count < 20_000)
        pair.client.receive(first)
        pair.talk()
        expectEqual(pair.client.takeTold().last, "1 closed NO_ERROR")
    }

    @Test func aResetReachesTheOtherSide() throws {
        let pair = Pair()
        let stream = try #require(pair.client.machine.request(try get("/"), scheme: "http", body: .none))
        pair.talk()
        pair.server.machine.respond(stream, .ok, HTTPFields(), contentLength: nil, body: .stream)
        pair.talk()
        pair.client.machine.reset(stream, .cancel)
        pair.talk()
        expectEqual(pair.server.takeTold(), ["1 GET / a.example [] end", "1 closed CANCEL by the other side"])
        expectEqual(pair.client.takeTold(), ["1 200 []", "1 closed CANCEL"])
        pair.server.machine.write([1], to: stream)
        pair.server.machine.finish(stream)
        pair.talk()
        expectEqual(pair.client.takeTold(), [])
    }

    @Test func shutdownFinishesWhatWasBegun() throws {
        let pair = Pair()
        let first = try #require(pair.client.machine.request(try get("/1"), scheme: "http", body: .none))
        pair.talk()
        pair.server.machine.beginShutdown()
        // This one is on its way when the notice goes out, and is taken.
        let second = try #require(pair.client.machine.request(try get("/2"), scheme: "http", body: .none))
        pair.talk()
        expect(pair.server.takeTold().contains("3 GET /2 a.example [] end"))
        expectEqual(pair.client.takeTold(), ["goaway 2147483647 NO_ERROR", "goaway 3 NO_ERROR"])
        expect(!pair.server.machine.isOver)
        for stream in [first, second] {
            pair.server.machine.respond(stream, .noContent, HTTPFields(), contentLength: nil, body: .none)
        }
        pair.talk()
        expect(pair.server.machine.isOver)
        expect(pair.client.machine.isOver)
    }

    @Test func shutdownOfAnIdleConnectionWaitsForWhatIsUnderWay() throws {
        let server = End.greetedServer()
        server.machine.beginShutdown()
        server.send()
        expectEqual(server.takeFrames().map(\.type), [7, 6])
        expect(!server.machine.isOver)
        server.receive(.ping(acknowledges: true))
        let last = try #require(server.takeFrames().last)
        expect(last.type == 7 && last.number(at: 0) == 0 && last.number(at: 4) == 0)
        expect(server.machine.isOver)
    }

    @Test func anAnswerThatIsCompleteBeforeItsRequestIsToldOnce() throws {
        let pair = Pair()
        let head = try HTTPRequestHead(method: .post, target: "/", authority: "a")
        let stream = try #require(pair.client.machine.request(head, scheme: "http", body: .stream))
        pair.talk()
        pair.server.machine.respond(stream, .contentTooLarge, HTTPFields(), contentLength: 0, body: .none)
        pair.talk()
        expectEqual(pair.server.takeTold(), ["1 POST / a []", "1 answered early"])
        pair.server.machine.reset(stream, .none)
        pair.talk()
        expectEqual(pair.server.takeTold(), ["1 closed NO_ERROR"])
        expectEqual(pair.client.takeTold(), ["1 413 [content-length=0] end", "1 closed NO_ERROR by the other side"])
    }

    @Test func aHeadTooLongToSendResetsItsStream() throws {
        var limits = HTTP2Limits()
        limits.sentHeaderBlockBytesMax = 1_000
        let pair = Pair(server: limits)
        let stream = try #require(pair.client.machine.request(try get("/"), scheme: "http", body: .none))
        pair.talk()
        var fields = HTTPFields()
        try fields.append("x", String(repeating: "y", count: 2_000))
        pair.server.machine.respond(stream, .ok, fields, contentLength: 0, body: .none)
        pair.talk()
        expectEqual(pair.client.takeTold(), ["1 closed INTERNAL_ERROR by the other side"])
    }
}
