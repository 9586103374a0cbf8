import EventLoop
import HTTP2
import HTTPServer
import HTTPWire
import SupportExpectations
import Testing
import Transport
import WebSocket

private let version = ("sec-websocket-version", "13")

@Suite struct HTTP2WebSocketTests {
    private func rig(_ heard: HeardSocket, _ settings: WebSocketSettings = WebSocketSettings()) throws -> Rig {
        try Rig(socketRoutes(heard, settings) + showing)
    }

    private func ask(
        _ client: HTTP2Client, _ path: String = "/now", _ protocolName: String? = "websocket",
        fields: [(String, String)] = [version], length: Int? = nil
    ) throws -> HTTP2StreamID {
        try client.send(.get, path, fields: fields, protocolName: protocolName, length: length, body: .stream)
    }

    private func open(_ rig: Rig, _ client: HTTP2Client, _ path: String = "/now") throws -> HTTP2StreamID {
        let stream = try ask(client, path)
        rig.run { client[stream].status != 0 }
        try #require(client[stream].status == 200)
        return stream
    }

    @Test func itIsOfferedWhereARouteOpensWebSockets() throws {
        try expect(rig(HeardSocket()).http2Client().machine.peerAllowsExtendedConnect)
        try expect(!Rig(showing).http2Client().machine.peerAllowsExtendedConnect)
    }

    @Test(arguments: [
        ("/now", "websocket", [version], 200), ("/now", "WebSocket", [version], 200),
        ("/now", "websocket", [version, ("sec-websocket-protocol", "b, a")], 200),
        ("/now", "websocket", [version, ("sec-websocket-protocol", "c")], 400),
        ("/now", "websocket", [version, ("sec-websocket-protocol", "a, a")], 400), ("/now", "websocket", [], 426),
        ("/now", "websocket", [("sec-websocket-version", "12")], 426), ("/now", "webtransport", [version], 501),
        ("/now", "connect-udp", [], 501), ("/livez", "websocket", [version], 501),
        ("/nowhere", "websocket", [version], 404), ("/now/%", "websocket", [version], 404),
    ])
    func theHandshakeIsJudged(_ path: String, _ name: String, _ fields: [(String, String)], _ status: Int) throws {
        let heard = HeardSocket()
        let rig = try rig(heard, WebSocketSettings(subprotocols: ["a", "b"]))
        let client = try rig.http2Client()
        let stream = try ask(client, path, name, fields: fields)
        rig.run { client[stream].status != 0 }
        let answer = client[stream]
        expectEqual(answer.status, status)
        expectEqual(heard.link != nil, status == 200)
        expect(answer.fields[.secWebSocketAccept] == nil)
        expect(answer.fields[.upgrade] == nil)
        let chosen = status == 200 && fields.count > 1 ? "a" : nil
        expectEqual(answer.fields[.secWebSocketProtocol], chosen)
        if status == 200 { expect(answer.fields[.contentLength] == nil) }
        if status == 426 { expectEqual(answer.fields[.secWebSocketVersion], "13") }
        if status == 501 { expectEqual(answer.fields[.contentType], "application/problem+json") }
        try expectEqual(client.exchange(.get, "/livez").status, 200)
    }

    @Test func aTunnelWithoutAProtocolAndAHandshakeWithALengthAreRefused() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.http2Client()
        try expectEqual(client.exchange(.connect, "a:80").status, 404)
        let stream = try ask(client, length: 3)
        client.write("abc", to: stream, end: true)
        try expectEqual(client.answer(stream).status, 400)
        expect(heard.link == nil)
        try expectEqual(client.exchange(.get, "/now", fields: [version]).status, 426)
    }

    @Test(arguments: ["/now", "/later"])
    func bytesBehindTheRequestAreTheFirstOfTheWebSocket(_ path: String) throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.http2Client()
        let stream = try ask(client, path)
        client.write(clientFrame(.text, Array("early".utf8)), to: stream)
        rig.run { client[stream].body.count >= 7 }
        expectEqual(client[stream].body, serverFrame(.text, Array("early".utf8)))
    }

    @Test func everySplitOfTheBytesGivesTheSameAnswers() throws {
        let bytes =
            clientFrame(.text, Array("a".utf8), isFinal: false) + clientFrame(.ping, [1, 2])
            + clientFrame(.continuation, Array("é".utf8)) + clientFrame(.binary, [0, 255])
            + clientFrame(.close, [0x03, 0xE8])
        let wanted =
            serverFrame(.pong, [1, 2]) + serverFrame(.text, Array("aé".utf8)) + serverFrame(.binary, [0, 255])
            + serverFrame(.close, [0x03, 0xE8])
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.http2Client()
        for split in 0...bytes.count {
            let stream = try open(rig, client)
            client.write(Array(bytes[..<split]), to: stream)
            rig.settle()
            client.write(Array(bytes[split...]), to: stream)
            rig.run { client[stream].isComplete }
            expectEqual(client[stream].body, wanted, "split at \(split)")
            client.machine.finish(stream)
            client.flush()
            try expectEqual(client.answer(stream).code, HTTP2ErrorCode.none)
        }
        expectEqual(heard.closures.map(\.isClean), Array(repeating: true, count: bytes.count + 1))
        expectEqual(rig.server.connectionCount, 1)
    }

    @Test(arguments: [
        (serverFrame(.text, [1]), 1002), (clientFrame(.text, [0xC3, 0x28]), 1007), ([0x82, 0xFE, 0x04, 0x01], 1009),
    ])
    func whatBreaksTheRulesIsClosedWithItsCodeAndThenCut(_ bytes: [UInt8], _ code: Int) throws {
        let heard = HeardSocket()
        var settings = WebSocketSettings()
        settings.messageBytesMax = 1024
        let rig = try rig(heard, settings)
        let client = try rig.http2Client()
        let stream = try open(rig, client)
        client.write(bytes, to: stream)
        rig.run { client[stream].isComplete }
        expectEqual(client[stream].body, serverFrame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)]))
        expectEqual(heard.closures.map(\.isClean), [false])
        expect(client[stream].code == nil)
        rig.manual.advance(by: .seconds(settings.closeSeconds))
        try expectEqual(client.answer(stream).code, .cancel)
        try expectEqual(client.exchange(.get, "/livez").status, 200)
    }

    @Test func messagesAreCompressedForThoseWhoOfferIt() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.http2Client()
        let offer = "permessage-deflate; server_max_window_bits=10"
        let stream = try ask(client, fields: [version, ("sec-websocket-extensions", offer)])
        rig.run { client[stream].status != 0 }
        let deflate = try #require(PerMessageDeflate(answering: offer))
        expectEqual(client[stream].fields[.secWebSocketExtensions], deflate.agreement)
        let text = [UInt8](repeating: 0x61, count: 600)
        let packed = deflate.compress(text.span, with: DeflateWorkspace())
        client.write(clientFrame(.text, text), to: stream)
        var wanted: [UInt8] = []
        FrameWriter.append(.text, isCompressed: true, payload: packed.span, mask: nil, to: &wanted)
        rig.run { client[stream].body.count >= wanted.count }
        expectEqual(client[stream].body, wanted)
    }

    @Test func aClientThatDoesNotReadItsEchoesIsNotReadAndHoldsUpNobodyElse() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.http2Client()
        let stream = try open(rig, client)
        client.consumes = false
        let message = clientFrame(.binary, [UInt8](repeating: 7, count: 65_536))
        for _ in 0..<40 { client.write(message, to: stream) }
        rig.settle()
        let stuck = heard.messages.count
        expect(stuck < 10)
        expect((heard.link?.unsentBytes ?? 0) < 300_000)
        expect(client.machine.waitingBytes(of: stream) > 30 * 65_536)
        try expectEqual(client.exchange(.get, "/livez").status, 200)
        client.consumes = true
        client.machine.consume(client[stream].body.count, of: stream)
        client.flush()
        rig.run { client[stream].body.count >= 40 * 65_546 }
        expectEqual(heard.messages.count, 40)
        expectEqual(client[stream].body.count, 40 * 65_546)
    }

    @Test func aHeldLinkTakesAWindowAndNoMore() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.http2Client()
        let stream = try open(rig, client)
        heard.link?.hold()
        for _ in 0..<4 { client.write(clientFrame(.binary, [UInt8](repeating: 7, count: 30_000)), to: stream) }
        rig.settle()
        expect(heard.messages.isEmpty)
        expectEqual(client.machine.sentBytes(of: stream), 65_535)
        heard.link?.release()
        rig.run { heard.messages.count == 4 }
        expectEqual(heard.messages.count, 4)
    }

    @Test func aResetEndsTheWebSocketAndNothingElse() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.http2Client()
        let stream = try open(rig, client)
        client.reset(stream)
        rig.run { !heard.closures.isEmpty }
        expectEqual(heard.closures.map(\.code), [.abnormal])
        expectEqual(heard.link?.isOpen, false)
        try expectEqual(client.exchange(.get, "/livez").status, 200)
        rig.manual.advance(by: .seconds(60))
        expectEqual(heard.closures.count, 1)
    }

    @Test func theEndOfTheClientsSideEndsTheWebSocket() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.http2Client()
        let stream = try open(rig, client)
        client.write(clientFrame(.text, [0x61]), to: stream, end: true)
        try expectEqual(client.answer(stream).code, HTTP2ErrorCode.none)
        expectEqual(heard.messages, [.text([0x61])])
        expectEqual(heard.closures.map(\.code), [.abnormal])
    }

    @Test func silenceAfterAPingIsClosedAndThenCut() throws {
        let heard = HeardSocket()
        var settings = WebSocketSettings()
        settings.idleCode = CloseCode(rawValue: 4408)
        let rig = try rig(heard, settings)
        let client = try rig.http2Client()
        let stream = try open(rig, client)
        rig.manual.advance(by: .seconds(settings.pingSeconds))
        rig.run { client[stream].body.count >= 2 }
        expectEqual(client[stream].body, serverFrame(.ping, []))
        rig.manual.advance(by: .seconds(settings.pongSeconds))
        rig.run { client[stream].body.count >= 10 }
        expectEqual(
            client[stream].body, serverFrame(.ping, []) + serverFrame(.close, [0x11, 0x38] + Array("idle".utf8)))
        rig.manual.advance(by: .seconds(settings.closeSeconds))
        rig.run { client[stream].isComplete }
        expectEqual(heard.closures.map(\.code), [.abnormal])
        rig.manual.advance(by: .seconds(settings.closeSeconds))
        try expectEqual(client.answer(stream).code, .cancel)
    }

    @Test func aServerThatGoesDownSaysGoodbyeAndWaitsForTheAnswer() async throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.http2Client()
        let stream = try open(rig, client)
        let server = rig.server
        let drained = Drained()
        Task(executorPreference: rig.manual.loop.taskExecutor) {
            await server.drain(within: .seconds(60))
            drained.isDone = true
        }
        rig.run { client[stream].body.count >= 4 }
        expectEqual(client[stream].body, serverFrame(.close, [0x03, 0xF4]))
        expect(!drained.isDone)
        client.write(clientFrame(.close, [0x03, 0xE9]), to: stream, end: true)
        try expectEqual(client.answer(stream).code, HTTP2ErrorCode.none)
        rig.run { drained.isDone }
        expect(drained.isDone)
        expectEqual(heard.closures.map(\.isClean), [true])
    }

    @Test func aConnectionThatIsCutEndsItsWebSockets() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.http2Client()
        _ = try open(rig, client)
        _ = try open(rig, client, "/later")
        client.transport.abort()
        rig.run { heard.closures.count == 2 }
        expectEqual(heard.closures.map(\.code), [.abnormal, .abnormal])
        expectEqual(rig.server.connectionCount, 0)
    }
}
