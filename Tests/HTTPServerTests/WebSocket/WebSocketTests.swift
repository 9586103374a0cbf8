import EventLoop
import HTTPServer
import HTTPWire
import SupportExpectations
import Testing
import Transport
import WebSocket

private let opening: [(String, String)] = [
    ("Upgrade", "websocket"), ("Connection", "keep-alive, Upgrade"), ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
]

private func request(
    _ path: String = "/now", _ changes: [(String, String)] = [], method: String = "GET", version: String = "1.1"
) -> String {
    var text = "\(method) \(path) HTTP/\(version)\r\nHost: a\r\n"
    for (name, value) in opening where !changes.contains(where: { $0.0 == name }) { text += "\(name): \(value)\r\n" }
    for (name, value) in changes where !value.isEmpty { text += "\(name): \(value)\r\n" }
    return text + "\r\n"
}

@Suite struct WebSocketHandoverTests {
    private func rig(_ heard: HeardSocket, _ settings: WebSocketSettings = WebSocketSettings()) throws -> Rig {
        try Rig(socketRoutes(heard, settings))
    }

    private func open(_ rig: Rig, _ path: String = "/now", then bytes: [UInt8] = []) throws -> Client {
        let client = try rig.client()
        client.transport.write(Array(request(path).utf8) + bytes)
        let answer = try client.answers()[0]
        try #require(answer.status == 101)
        return client
    }

    @Test(arguments: [
        ("GET", "1.1", [] as [(String, String)], 101), ("GET", "1.1", [("Sec-WebSocket-Protocol", "b, a")], 101),
        ("GET", "1.1", [("Upgrade", "WebSocket")], 101), ("GET", "1.1", [("Upgrade", "")], 426),
        ("GET", "1.1", [("Connection", "keep-alive")], 426), ("GET", "1.1", [("Upgrade", "h2c")], 426),
        ("GET", "1.1", [("Sec-WebSocket-Version", "")], 426), ("GET", "1.1", [("Sec-WebSocket-Version", "12")], 426),
        ("GET", "1.0", [], 426), ("HEAD", "1.1", [], 426), ("GET", "1.1", [("Sec-WebSocket-Key", "")], 400),
        ("GET", "1.1", [("Sec-WebSocket-Key", "dGhlIHNhbXBsZQ==")], 400),
        ("GET", "1.1", [("Sec-WebSocket-Protocol", "c")], 400), ("GET", "1.1", [("Content-Length", "3")], 400),
        ("GET", "1.1", [("Connection", "Upgrade, close")], 400),
    ])
    func theHandshakeIsJudged(_ method: String, _ version: String, _ changes: [(String, String)], _ status: Int) throws
    {
        let heard = HeardSocket()
        let rig = try rig(heard, WebSocketSettings(subprotocols: ["a", "b"]))
        let client = try rig.client()
        let body = changes.contains { $0.0 == "Content-Length" } ? "abc" : ""
        let methods: [HTTPMethod] = method == "HEAD" ? [.head] : [.get]
        let text = request("/now", changes, method: method, version: version) + body
        let answer = try client.exchange(text, to: methods)[0]
        expectEqual(answer.status, status)
        expectEqual(heard.link != nil, status == 101)
        if status == 101 {
            expectEqual(answer.head.fields[.secWebSocketAccept], "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
            expectEqual(answer.head.fields[.upgrade], "websocket")
            expect(answer.head.fields[.contentLength] == nil)
            let offered = changes.contains { $0.0 == "Sec-WebSocket-Protocol" }
            expectEqual(answer.head.fields[.secWebSocketProtocol], offered ? "a" : nil)
        }
        if status == 426 { expectEqual(answer.head.fields[.secWebSocketVersion], "13") }
    }

    @Test(arguments: ["/now", "/later"])
    func bytesBehindTheRequestAreTheFirstOfTheWebSocket(_ path: String) throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try open(rig, path, then: clientFrame(.text, Array("early".utf8)))
        rig.run { client.received.count >= 7 }
        expectEqual(client.received, serverFrame(.text, Array("early".utf8)))
        expectEqual(rig.server.connectionCount, 1)
    }

    @Test func everySplitOfTheBytesGivesTheSameAnswers() throws {
        let bytes =
            clientFrame(.text, Array("a".utf8), isFinal: false) + clientFrame(.ping, [1, 2])
            + clientFrame(.continuation, Array("é".utf8))
            + clientFrame(.binary, [0, 255]) + clientFrame(.close, [0x03, 0xE8])
        let wanted =
            serverFrame(.pong, [1, 2]) + serverFrame(.text, Array("aé".utf8)) + serverFrame(.binary, [0, 255])
            + serverFrame(.close, [0x03, 0xE8])
        for split in 0...bytes.count {
            let heard = HeardSocket()
            let rig = try rig(heard)
            let client = try open(rig)
            client.transport.write(Array(bytes[..<split]))
            client.transport.flush()
            rig.settle()
            client.transport.write(Array(bytes[split...]))
            rig.run { client.sawEnd }
            expectEqual(client.received, wanted, "split at \(split)")
            expectEqual(heard.closures.map(\.isClean), [true])
        }
    }

    @Test(arguments: [
        (serverFrame(.text, [1]), 1002), (clientFrame(.text, [0xC3, 0x28]), 1007), ([0xC1, 0x80, 0, 0, 0, 0], 1002),
        ([0x83, 0x80, 0, 0, 0, 0], 1002), (clientFrame(.continuation, []), 1002), ([0x82, 0xFE, 0x04, 0x01], 1009),
        (clientFrame(.close, [0x03, 0xED]), 1002),
    ])
    func whatBreaksTheRulesIsClosedWithItsCode(_ bytes: [UInt8], _ code: Int) throws {
        let heard = HeardSocket()
        var settings = WebSocketSettings()
        settings.messageBytesMax = 1024
        let rig = try rig(heard, settings)
        let client = try open(rig)
        client.transport.write(bytes)
        rig.run { client.sawEnd }
        expectEqual(client.received, serverFrame(.close, [UInt8(code >> 8), UInt8(code & 0xFF)]))
        expectEqual(heard.closures.count, 1)
        expectEqual(heard.closures.first?.isClean, false)
        client.transport.finish()
        rig.run { rig.server.connectionCount == 0 }
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test func longMessagesAreCompressedForThoseWhoOfferIt() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try rig.client()
        let offer = [("Sec-WebSocket-Extensions", "permessage-deflate; server_max_window_bits=10")]
        let head = try client.exchange(request("/now", offer))[0].head
        let deflate = try #require(PerMessageDeflate(answering: offer[0].1))
        expectEqual(head.fields[.secWebSocketExtensions], deflate.agreement)
        let text = [UInt8](repeating: 0x61, count: 600)
        let packed = deflate.compress(text.span, with: DeflateWorkspace())
        client.transport.write(clientFrame(.text, [0x62]) + clientFrame(.text, text))
        var wanted = serverFrame(.text, [0x62])
        FrameWriter.append(.text, isCompressed: true, payload: packed.span, mask: nil, to: &wanted)
        rig.run { client.received.count >= wanted.count }
        expectEqual(client.received, wanted)
        expectEqual(heard.messages, [.text([0x62]), .text(text)])
    }

    @Test func silenceAfterAPingIsClosedAndThenCut() throws {
        let heard = HeardSocket()
        var settings = WebSocketSettings()
        settings.idleCode = CloseCode(rawValue: 4408)
        let rig = try rig(heard, settings)
        let client = try open(rig)
        rig.manual.advance(by: .seconds(settings.pingSeconds))
        rig.run { client.received.count >= 2 }
        expectEqual(client.received, serverFrame(.ping, []))
        client.transport.write(clientFrame(.pong, []))
        rig.settle()
        rig.manual.advance(by: .seconds(settings.pongSeconds))
        rig.settle()
        expectEqual(client.received.count, 2)
        rig.manual.advance(by: .seconds(settings.pingSeconds - settings.pongSeconds))
        rig.settle()
        rig.manual.advance(by: .seconds(settings.pongSeconds))
        rig.run { client.received.count >= 12 }
        let wanted =
            serverFrame(.ping, []) + serverFrame(.ping, []) + serverFrame(.close, [0x11, 0x38] + Array("idle".utf8))
        expectEqual(client.received, wanted)
        expect(heard.closures.isEmpty)
        rig.manual.advance(by: .seconds(settings.closeSeconds))
        rig.run { client.sawEnd }
        expectEqual(heard.closures.map(\.code), [.abnormal])
        rig.manual.advance(by: .seconds(settings.closeSeconds))
        rig.run { rig.server.connectionCount == 0 }
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test func aClientThatDoesNotReadItsEchoesIsNotRead() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try open(rig)
        client.transport.pauseReading()
        let message = clientFrame(.binary, [UInt8](repeating: 7, count: 65_536))
        for _ in 0..<400 { client.transport.write(message) }
        rig.settle()
        let stuck = heard.messages.count
        expect(stuck < 400)
        client.transport.resumeReading()
        // Fifty megabytes through a mask are a while under the thread sanitizer.
        rig.run(atMost: .seconds(120)) { heard.messages.count == 400 && client.received.count >= 400 * 65_546 }
        expectEqual(heard.messages.count, 400)
        expectEqual(client.received.count, 400 * 65_546)
    }

    @Test func aHeldLinkGivesNoMessagesUntilItIsReleased() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try open(rig)
        heard.link?.hold()
        client.transport.write(clientFrame(.text, [0x61]) + clientFrame(.text, [0x62]))
        rig.settle()
        expect(heard.messages.isEmpty)
        heard.link?.release()
        rig.run { heard.messages.count == 2 }
        expectEqual(heard.messages, [.text([0x61]), .text([0x62])])
    }

    @Test func aServerThatGoesDownSaysGoodbyeAndWaitsForTheAnswer() async throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try open(rig)
        let server = rig.server
        let drained = Drained()
        Task(executorPreference: rig.manual.loop.taskExecutor) {
            await server.drain(within: .seconds(60))
            drained.isDone = true
        }
        rig.run { client.received.count >= 4 }
        expectEqual(client.received, serverFrame(.close, [0x03, 0xF4]), "1012: the service restarts")
        expect(!drained.isDone)
        client.transport.write(clientFrame(.close, [0x03, 0xE9]))
        rig.run { client.sawEnd }
        client.transport.finish()
        rig.run { drained.isDone }
        expect(drained.isDone)
        expectEqual(heard.closures.map(\.isClean), [true])
    }

    @Test func aClientThatIsCutOffIsToldOnce() throws {
        let heard = HeardSocket()
        let rig = try rig(heard)
        let client = try open(rig)
        client.transport.abort()
        rig.run { !heard.closures.isEmpty }
        expectEqual(heard.closures.map(\.code), [.abnormal])
        expectEqual(rig.server.connectionCount, 0)
    }
}
