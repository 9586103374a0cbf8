import Crypto
import EventLoop
import HTTPWire
import Kernel
import SupportServers
import SupportTLS
import Synchronization
import Testing
import Transport
import WebSocket
@testable import HTTPClient

/// Writes down what a link tells.
final class Recorder: WebSocketHandler {
    var head: HTTPResponseHead?
    var texts: [String] = []
    var binaries: [[UInt8]] = []
    var pongs: [[UInt8]] = []
    var drainedCount = 0
    var ends: [WebSocketEnd] = []
    var onOpen: (WebSocketLink) -> Void = { _ in }
    var onText: (WebSocketLink, String) -> Void = { _, _ in }

    func opened(_ link: WebSocketLink, _ head: HTTPResponseHead) {
        self.head = head
        onOpen(link)
    }
    func received(text: [UInt8], on link: WebSocketLink) {
        texts.append(String(decoding: text, as: UTF8.self))
        onText(link, String(decoding: text, as: UTF8.self))
    }
    func received(binary: [UInt8], on link: WebSocketLink) { binaries.append(binary) }
    func received(pong: [UInt8], on link: WebSocketLink) { pongs.append(pong) }
    func drained(_ link: WebSocketLink) { drainedCount += 1 }
    func ended(_ link: WebSocketLink, _ end: WebSocketEnd) { ends.append(end) }
}

/// The server's side after the handshake: echoes messages and closes when asked.
final class EchoServer: ConnectionHandler {
    private var machine = WebSocketMachine(role: .server, random: RandomPool())
    private(set) var texts: [String] = []
    private(set) var closure: WebSocketClosure?
    /// Answers nothing any more.
    var isMute = false
    private(set) var isGone = false

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        var position = 0
        if isMute { return bytes.count }
        while true {
            switch machine.received(bytes, &position, now: .zero) {
            case .wait: return bytes.count
            case .text(let text):
                texts.append(String(decoding: text, as: UTF8.self))
                connection.write { _ = machine.send(text: text.span, to: &$0) }
            case .binary(let bytes): connection.write { _ = machine.send(binary: bytes.span, to: &$0) }
            case .pong: break
            case .send(let bytes): connection.write(bytes)
            case .close(let closure, let bytes):
                self.closure = closure
                connection.write(bytes)
                connection.finish()
                return position
            }
        }
    }
    func receivedEnd(on connection: Connection) { connection.close() }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { isGone = true }
}

/// The answer that agrees to a request, with what comes behind it.
func agreement(_ request: SeenRequest, _ fields: String = "", rest: [UInt8] = []) -> Act {
    let accept = WebSocketHandshake.accept(for: request.field("Sec-WebSocket-Key") ?? "")
    let head =
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: WebSocket\r\nConnection: upgrade\r\n"
        + "Sec-WebSocket-Accept: \(accept)\r\n\(fields)\r\n"
    return .send(Array(head.utf8) + rest)
}

func serverFrame(_ opcode: Opcode, _ text: String) -> [UInt8] {
    var output: [UInt8] = []
    FrameWriter.append(opcode, payload: Array(text.utf8).span, mask: nil, to: &output)
    return output
}

func closeFrame(_ code: CloseCode?, _ reason: String = "") -> [UInt8] {
    var output: [UInt8] = []
    FrameWriter.appendClose(code, reason: reason, mask: nil, to: &output)
    return output
}

extension Bench {
    func webSocket(_ change: (inout WebSocketRequest) -> Void = { _ in }) throws -> (WebSocketLink, Recorder) {
        var request = WebSocketRequest(try url("/chat?x=1", scheme: "ws"))
        change(&request)
        let recorder = Recorder()
        let link = client.openWebSocket(request, handler: recorder)
        #expect(recorder.ends.isEmpty && recorder.head == nil)
        return (link, recorder)
    }

    /// Opens one against a server that echoes.
    func echoing(
        _ change: (inout WebSocketRequest) -> Void = { _ in }
    ) throws -> (WebSocketLink, Recorder, EchoServer) {
        let echo = EchoServer()
        server.answer = { [agreement($0)] }
        server.takeOver = { _, _ in echo }
        let (link, recorder) = try webSocket(change)
        run { recorder.head != nil }
        #expect(link.isOpen)
        return (link, recorder, echo)
    }
}

@Suite struct WebSocketTests {
    @Test func theHandshakeIsWrittenAsItShould() throws {
        let bench = try Bench()
        bench.server.answer = { [agreement($0, "Sec-WebSocket-Protocol: two\r\n")] }
        var fields = HTTPFields()
        try fields.append("X-Token", "t")
        try fields.append(.upgrade, "h2c")
        let (link, recorder) = try bench.webSocket {
            $0.fields = fields
            $0.subprotocols = ["one", "two"]
        }
        bench.run { recorder.head != nil }
        let seen = try #require(bench.server.requests.first)
        #expect(seen.line == "GET /chat?x=1 HTTP/1.1")
        #expect(seen.field("Upgrade") == "websocket")
        #expect(seen.field("Connection") == "Upgrade")
        #expect(seen.field("Sec-WebSocket-Version") == "13")
        #expect(seen.field("Sec-WebSocket-Key")?.utf8.count == 24)
        #expect(seen.field("Sec-WebSocket-Protocol") == "one, two")
        #expect(seen.field("X-Token") == "t")
        #expect(seen.field("Content-Length") == nil)
        #expect(link.subprotocol == "two")
        #expect(link.isOpen)
        #expect(recorder.head?.status == .switchingProtocols)
    }

    @Test func messagesGoBothWays() throws {
        let bench = try Bench()
        let (link, recorder, echo) = try bench.echoing()
        #expect(link.send(text: Array("hello".utf8)))
        #expect(link.send(binary: [0, 255]))
        #expect(link.ping([7]))
        bench.run { recorder.pongs.count == 1 && recorder.binaries.count == 1 }
        #expect(recorder.texts == ["hello"])
        #expect(recorder.binaries == [[0, 255]])
        #expect(recorder.pongs == [[7]])
        #expect(echo.texts == ["hello"])
        link.close(.normal, reason: "bye")
        #expect(!link.isOpen)
        #expect(!link.send(text: []))
        bench.run { !recorder.ends.isEmpty }
        #expect(recorder.ends == [.closed(code: .normal, reason: "", clean: true)])
        #expect(echo.closure?.reason == "bye")
        // The other side learns of it when the kernel says so.
        bench.run { echo.isGone }
        #expect(bench.loop.timerCount == 0)
    }

    @Test(arguments: [true, false])
    func aClientWaitsForTheLastWordOfItsLinksButNotForEver(_ isAnswered: Bool) throws {
        let bench = try Bench()
        let (link, recorder, echo) = try bench.echoing()
        echo.isMute = !isAnswered
        let isOver = Mutex(false)
        let client = LoopBound(bench.client, loop: bench.loop)
        Task(executorPreference: bench.loop.taskExecutor) {
            await client.value.waitForLinks(atMost: .seconds(1))
            isOver.withLock { $0 = true }
        }
        bench.settle()
        #expect(!isOver.withLock { $0 })
        link.close(.normal)
        bench.settle()
        #expect(isOver.withLock { $0 } == isAnswered)
        #expect(recorder.ends.isEmpty != isAnswered)
        bench.manual.advance(by: .seconds(1))
        bench.settle()
        #expect(isOver.withLock { $0 })
    }

    /// Whatever stands behind the 101 and however it is cut, nothing is lost.
    @Test func bytesBehindTheAnswerAreTheFirstFrames() throws {
        for cut in 0..<200 {
            let bench = try Bench()
            var isCut = false
            bench.server.answer = { request in
                let rest = serverFrame(.text, "first") + serverFrame(.text, "second") + closeFrame(.goingAway, "x")
                guard case .send(let all) = agreement(request, rest: rest) else { return [] }
                isCut = cut < all.count
                return [.send(Array(all.prefix(cut))), .wait(.milliseconds(1)), .send(Array(all.dropFirst(cut)))]
            }
            let (_, recorder) = try bench.webSocket()
            bench.run { !bench.server.requests.isEmpty }
            bench.advance(.milliseconds(2))
            bench.run { recorder.texts.count == 2 }
            #expect(recorder.texts == ["first", "second"], "cut at \(cut)")
            bench.advance(.seconds(6))
            #expect(recorder.ends == [.closed(code: .goingAway, reason: "x", clean: true)])
            if !isCut { return }
        }
        Issue.record("the answer is longer than the cuts")
    }

    @Test(arguments: [
        ("Sec-WebSocket-Accept: AAAA\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n", WebSocketHandshakeError.accept),
        ("Upgrade: h2c\r\nConnection: Upgrade\r\n", .upgrade), ("Upgrade: websocket\r\n", .connection),
    ])
    func aWrongAgreementIsABadHandshake(_ fields: String, _ error: WebSocketHandshakeError) throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send("HTTP/1.1 101 X\r\n\(fields)\r\n")] }
        let (_, recorder) = try bench.webSocket()
        bench.run { !recorder.ends.isEmpty }
        #expect(recorder.ends == [.failed(.badHandshake(error))])
        bench.run { bench.server.openCount == 0 }
        #expect(bench.server.openCount == 0)
    }

    @Test(arguments: ["Sec-WebSocket-Protocol: three\r\n", "Sec-WebSocket-Extensions: permessage-deflate\r\n"])
    func whatWasNotOfferedIsRefused(_ field: String) throws {
        let bench = try Bench()
        bench.server.answer = { [agreement($0, field)] }
        let (_, recorder) = try bench.webSocket { $0.subprotocols = ["one"] }
        bench.run { !recorder.ends.isEmpty }
        guard case .failed(.badHandshake)? = recorder.ends.first else {
            Issue.record("came to \(recorder.ends)")
            return
        }
    }

    @Test(arguments: [
        ([Act.answer(403, "no", "X-Why: 1")], 403, "no"), ([.answer(301, "", "Location: /z")], 301, ""),
        ([.send("HTTP/1.1 401 U\r\nConnection: close\r\n\r\nlogin"), .close], 401, "login"),
        ([.send("HTTP/1.1 500 E\r\nContent-Length: 99\r\n\r\ncut"), .close], 500, "cut"),
        ([.send("HTTP/1.1 500 E\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")], 500, ""),
    ])
    func anotherAnswerIsARefusal(_ acts: [Act], _ status: Int, _ body: String) throws {
        let bench = try Bench()
        bench.server.answer = { _ in acts }
        let (_, recorder) = try bench.webSocket()
        bench.run { !recorder.ends.isEmpty }
        guard case .failed(.upgradeRefused(let refusal))? = recorder.ends.first else {
            Issue.record("came to \(recorder.ends)")
            return
        }
        #expect(Int(refusal.head.status.code) == status)
        #expect(String(decoding: refusal.bodyPrefix, as: UTF8.self) == body)
        #expect(recorder.ends.count == 1)
    }

    @Test func aLongRefusalIsCut() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(503, String(repeating: "x", count: 100_000))] }
        let (_, recorder) = try bench.webSocket()
        bench.run { !recorder.ends.isEmpty }
        guard case .failed(.upgradeRefused(let refusal))? = recorder.ends.first else { throw Missing() }
        #expect(refusal.bodyPrefix.count == UpgradeRefusal.bodyBytesMax)
    }

    @Test func aRefusalThatDoesNotEndIsToldAfterAWhile() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send("HTTP/1.1 503 E\r\nContent-Length: 99\r\n\r\nsome")] }
        let (_, recorder) = try bench.webSocket { $0.options.timeouts.firstByte = .seconds(2) }
        bench.advance(.milliseconds(1900))
        #expect(recorder.ends.isEmpty)
        bench.advance(.milliseconds(200))
        guard case .failed(.upgradeRefused(let refusal))? = recorder.ends.first else { throw Missing() }
        #expect(refusal.bodyPrefix == Array("some".utf8))
    }

    @Test func openingHasItsTimeouts() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [] }
        let (_, recorder) = try bench.webSocket { $0.options.timeouts.firstByte = .seconds(2) }
        bench.advance(.milliseconds(1900))
        #expect(recorder.ends.isEmpty)
        bench.advance(.milliseconds(200))
        #expect(recorder.ends == [.failed(.firstByteTimedOut)])
    }

    @Test(arguments: [[Act.close], [.reset], [.send("HTTP/1.1 101 X\r\nUpgr"), .close]])
    func aConnectionLostWhileOpeningIsAFailure(_ acts: [Act]) throws {
        let bench = try Bench()
        bench.server.answer = { _ in acts }
        let (_, recorder) = try bench.webSocket()
        bench.run { !recorder.ends.isEmpty }
        #expect(recorder.ends == [.failed(.connectionLost(afterBytesSent: true))])
    }

    @Test func whatCannotBeginFailsAfterTheCall() throws {
        let bench = try Bench()
        for text in ["http://127.0.0.1/", "wss://u@a/", "ws://bad_name..x/"] {
            let recorder = Recorder()
            bench.client.openWebSocket(WebSocketRequest(try URI(text)), handler: recorder)
            #expect(recorder.ends.isEmpty)
            bench.settle()
            #expect(recorder.ends.count == 1)
        }
        bench.server.stop()
        let (_, recorder) = try bench.webSocket()
        bench.run { !recorder.ends.isEmpty }
        guard case .failed(.connectFailed)? = recorder.ends.first else { throw Missing() }
        let (_, refused) = try bench.webSocket { $0.options.addressPolicy = .publicOnly }
        bench.run { !refused.ends.isEmpty }
        #expect(refused.ends == [.failed(.addressRefused)])
        bench.client.close()
        let (_, closed) = try bench.webSocket()
        bench.settle()
        #expect(closed.ends == [.failed(.closed)])
    }

    @Test func closingWhileOpeningIsCancelled() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [] }
        for phase in 0..<2 {
            let (link, recorder) = try bench.webSocket()
            if phase == 1 { bench.settle() }
            link.close()
            #expect(recorder.ends == [.failed(.cancelled)])
            link.close()
            link.abort()
            bench.advance(.seconds(60))
            #expect(recorder.ends.count == 1)
        }
        bench.run { bench.server.openCount == 0 }
        #expect(bench.server.openCount == 0)
    }

    @Test(arguments: [
        (serverFrame(.continuation, "x"), WebSocketError.unexpectedContinuation),
        ([0x83, 0], .unknownOpcode), ([0x81, 0x80, 0, 0, 0, 0], .masked), ([0xC1, 0], .reservedBit),
        ([0x81, 1, 0xFF], .notUTF8), ([0x88, 1, 0], .shortClose),
        ([0x82, 127, 0, 0, 0, 0, 0x7F, 0, 0, 0], .frameTooBig),
    ])
    func aServerThatBreaksTheProtocolIsLeft(_ frame: [UInt8], _ error: WebSocketError) throws {
        let bench = try Bench()
        bench.server.answer = { [agreement($0, rest: serverFrame(.text, "good") + frame)] }
        let (link, recorder) = try bench.webSocket()
        bench.run { !recorder.ends.isEmpty }
        #expect(recorder.texts == ["good"])
        #expect(recorder.ends == [.failed(.webSocketProtocol(error))])
        #expect(!link.isOpen)
        bench.run { bench.server.openCount == 0 }
        #expect(bench.server.openCount == 0)
    }

    @Test func aLostConnectionIsToldApartFromAClosedOne() throws {
        for (act, end) in [(Act.close, WebSocketEnd.lost(.finished))] {
            let bench = try Bench()
            bench.server.answer = { [agreement($0), .wait(.seconds(1)), act] }
            let (_, recorder) = try bench.webSocket()
            bench.run { recorder.head != nil }
            bench.advance(.seconds(2))
            bench.run { !recorder.ends.isEmpty }
            #expect(recorder.ends == [end])
        }
        let bench = try Bench()
        bench.server.answer = { [agreement($0), .wait(.seconds(1)), .reset] }
        let (_, recorder) = try bench.webSocket()
        bench.run { recorder.head != nil }
        bench.advance(.seconds(2))
        bench.run { !recorder.ends.isEmpty }
        guard case .lost(.failed)? = recorder.ends.first else { throw Missing() }
    }

    @Test func aServerThatDoesNotAnswerTheCloseIsLeft() throws {
        let bench = try Bench()
        bench.server.answer = { [agreement($0)] }
        bench.server.takeOver = { _, _ in Deaf() }
        let (link, recorder) = try bench.webSocket { $0.closeTimeout = .seconds(3) }
        bench.run { recorder.head != nil }
        link.close(.normal)
        bench.advance(.milliseconds(2900))
        #expect(recorder.ends.isEmpty)
        bench.advance(.milliseconds(200))
        #expect(recorder.ends == [.closed(code: nil, reason: "", clean: false)])
        bench.settle()
        #expect(bench.server.openCount == 1)
        #expect(bench.loop.timerCount == 0)
    }

    @Test func aServerThatClosesButStaysIsLeft() throws {
        let bench = try Bench()
        bench.server.answer = { [agreement($0, rest: closeFrame(CloseCode(rawValue: 4001), "gone"))] }
        bench.server.takeOver = { _, _ in Deaf() }
        let (link, recorder) = try bench.webSocket { $0.closeTimeout = .seconds(3) }
        bench.run { recorder.head != nil }
        #expect(!link.isOpen)
        bench.advance(.seconds(4))
        #expect(recorder.ends == [.closed(code: CloseCode(rawValue: 4001), reason: "gone", clean: true)])
    }

    @Test func handlersMayActFromTheirCalls() throws {
        let bench = try Bench()
        let echo = EchoServer()
        bench.server.answer = { [agreement($0)] }
        bench.server.takeOver = { _, _ in echo }
        let recorder = Recorder()
        recorder.onOpen = { $0.send(text: Array("1".utf8)) }
        recorder.onText = { link, text in
            if text == "3" { link.abort() } else { link.send(text: Array("\((Int(text) ?? 0) + 1)".utf8)) }
        }
        let link = bench.client.openWebSocket(WebSocketRequest(try bench.url(scheme: "ws")), handler: recorder)
        bench.run { !recorder.ends.isEmpty }
        #expect(recorder.texts == ["1", "2", "3"])
        #expect(recorder.ends == [.lost(.closedLocally)])
        #expect(!link.isOpen)
        bench.settle()
        #expect(echo.isGone)
    }

    @Test func aServerThatDoesNotReadIsCongested() throws {
        let bench = try Bench()
        bench.server.answer = { [agreement($0)] }
        var peer: Connection?
        let counter = Counter()
        bench.server.takeOver = { _, connection in
            connection.pauseReading()
            peer = connection
            return counter
        }
        let (link, recorder) = try bench.webSocket()
        bench.run { peer != nil && recorder.head != nil }
        let message = [UInt8](repeating: 1, count: 64 << 10)
        var sent = 0
        while !link.isCongested, sent < 1000 {
            link.send(binary: message)
            bench.manual.runUntilIdle()
            sent += 1
        }
        #expect(link.isCongested && link.unsentBytes > 0)
        peer?.resumeReading()
        bench.run { recorder.drainedCount == 1 && link.unsentBytes == 0 }
        #expect(recorder.drainedCount == 1)
        bench.run { counter.count >= sent * message.count }
        #expect(counter.count == sent * (message.count + 14))
    }

    @Test func aPausedLinkHearsNothing() throws {
        let bench = try Bench()
        let (link, recorder, _) = try bench.echoing()
        link.pauseReading()
        link.send(text: Array("x".utf8))
        bench.settle()
        #expect(recorder.texts.isEmpty)
        link.resumeReading()
        bench.run { recorder.texts == ["x"] }
        #expect(recorder.texts == ["x"])
    }

    @Test func closingTheClientSaysGoodbyeToEveryLink() throws {
        let bench = try Bench()
        let (_, recorder, echo) = try bench.echoing()
        bench.client.close()
        bench.run { !recorder.ends.isEmpty }
        #expect(recorder.ends == [.closed(code: .goingAway, reason: "", clean: true)])
        #expect(echo.closure?.code == .goingAway)
    }

    @Test func aLinkNobodyKeepsLivesOn() throws {
        let bench = try Bench()
        bench.server.answer = { [agreement($0), .wait(.seconds(1)), .send(serverFrame(.text, "later"))] }
        let recorder = Recorder()
        weak let link = bench.client.openWebSocket(WebSocketRequest(try bench.url(scheme: "ws")), handler: recorder)
        bench.run { recorder.head != nil }
        #expect(link != nil)
        bench.advance(.seconds(2))
        #expect(recorder.texts == ["later"])
        link?.abort()
        bench.settle()
        #expect(link == nil)
    }

    @Test func itGoesOverTLSToo() throws {
        let bench = try Bench()
        let certificates = try TestCertificates.shared.get()
        let context = try TLSContext(
            server: TLSServerSettings(
                certificateFile: certificates.certificate("good"), keyFile: certificates.key("good")))
        bench.server.filter = { TLSFilter(server: context) }
        bench.server.answer = { [agreement($0)] }
        let echo = EchoServer()
        bench.server.takeOver = { _, _ in echo }
        let recorder = Recorder()
        var request = WebSocketRequest(try bench.url(scheme: "wss"))
        request.options.tls.caFile = certificates.authority
        let link = bench.client.openWebSocket(request, handler: recorder)
        bench.run { recorder.head != nil }
        link.send(text: Array("over TLS".utf8))
        bench.run { !recorder.texts.isEmpty }
        #expect(recorder.texts == ["over TLS"])
        link.close()
        bench.run { !recorder.ends.isEmpty }
        #expect(recorder.ends == [.closed(code: .normal, reason: "", clean: true)])
    }
}

/// Stands where a test cannot go on.
struct Missing: Error {}

/// Reads and never answers.
private final class Deaf: ConnectionHandler {
    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int { bytes.count }
    func receivedEnd(on connection: Connection) {}
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) {}
}

/// Counts what arrives.
private final class Counter: ConnectionHandler {
    var count = 0
    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        count += bytes.count
        return bytes.count
    }
    func receivedEnd(on connection: Connection) {}
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) {}
}
