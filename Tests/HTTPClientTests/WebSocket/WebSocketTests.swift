import Crypto
import EventLoop
import HTTPWire
import Kernel
import SupportServers
import SupportTLS
import Synchronization
import SupportExpectations
import Testing
import Transport
import WebSocket
@testable import HTTPClient

/// Links that are open, and how they end.
@Suite struct WebSocketTests {
    @Test func messagesGoBothWays() throws {
        let bench = try Bench()
        let (link, recorder, echo) = try bench.echoing()
        expect(link.send(text: Array("hello".utf8)))
        expect(link.send(binary: [0, 255]))
        expect(link.ping([7]))
        bench.run { recorder.pongs.count == 1 && recorder.binaries.count == 1 }
        expectEqual(recorder.texts, ["hello"])
        expectEqual(recorder.binaries, [[0, 255]])
        expectEqual(recorder.pongs, [[7]])
        expectEqual(echo.texts, ["hello"])
        link.close(.normal, reason: "bye")
        expect(!link.isOpen)
        expect(!link.send(text: []))
        bench.run { !recorder.ends.isEmpty }
        expectEqual(recorder.ends, [.closed(code: .normal, reason: "", clean: true)])
        expectEqual(echo.closure?.reason, "bye")
        // The other side learns of it when the kernel says so.
        bench.run { echo.isGone }
        expectEqual(bench.loop.timerCount, 0)
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
        expect(!isOver.withLock { $0 })
        link.close(.normal)
        bench.settle()
        expectEqual(isOver.withLock { $0 }, isAnswered)
        expect(recorder.ends.isEmpty != isAnswered)
        bench.manual.advance(by: .seconds(1))
        bench.settle()
        expect(isOver.withLock { $0 })
    }

    /// Whatever stands behind the 101 and however it is cut, nothing is lost.

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
        expectEqual(recorder.texts, ["good"])
        expectEqual(recorder.ends, [.failed(.webSocketProtocol(error))])
        expect(!link.isOpen)
        bench.run { bench.server.openCount == 0 }
        expectEqual(bench.server.openCount, 0)
    }

    @Test func aLostConnectionIsToldApartFromAClosedOne() throws {
        for (act, end) in [(Act.close, WebSocketEnd.lost(.finished))] {
            let bench = try Bench()
            bench.server.answer = { [agreement($0), .wait(.seconds(1)), act] }
            let (_, recorder) = try bench.webSocket()
            bench.run { recorder.head != nil }
            bench.advance(.seconds(2))
            bench.run { !recorder.ends.isEmpty }
            expectEqual(recorder.ends, [end])
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
        expect(recorder.ends.isEmpty)
        bench.advance(.milliseconds(200))
        expectEqual(recorder.ends, [.closed(code: nil, reason: "", clean: false)])
        bench.settle()
        expectEqual(bench.server.openCount, 1)
        expectEqual(bench.loop.timerCount, 0)
    }

    @Test func aServerThatClosesButStaysIsLeft() throws {
        let bench = try Bench()
        bench.server.answer = { [agreement($0, rest: closeFrame(CloseCode(rawValue: 4001), "gone"))] }
        bench.server.takeOver = { _, _ in Deaf() }
        let (link, recorder) = try bench.webSocket { $0.closeTimeout = .seconds(3) }
        bench.run { recorder.head != nil }
        expect(!link.isOpen)
        bench.advance(.seconds(4))
        expectEqual(recorder.ends, [.closed(code: CloseCode(rawValue: 4001), reason: "gone", clean: true)])
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
        expectEqual(recorder.texts, ["1", "2", "3"])
        expectEqual(recorder.ends, [.lost(.closedLocally)])
        expect(!link.isOpen)
        bench.settle()
        expect(echo.isGone)
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
        expect(link.isCongested && link.unsentBytes > 0)
        peer?.resumeReading()
        bench.run { recorder.drainedCount == 1 && link.unsentBytes == 0 }
        expectEqual(recorder.drainedCount, 1)
        bench.run { counter.count >= sent * message.count }
        expectEqual(counter.count, sent * (message.count + 14))
    }

    @Test func aPausedLinkHearsNothing() throws {
        let bench = try Bench()
        let (link, recorder, _) = try bench.echoing()
        link.pauseReading()
        link.send(text: Array("x".utf8))
        bench.settle()
        expect(recorder.texts.isEmpty)
        link.resumeReading()
        bench.run { recorder.texts == ["x"] }
        expectEqual(recorder.texts, ["x"])
    }

    @Test func closingTheClientSaysGoodbyeToEveryLink() throws {
        let bench = try Bench()
        let (_, recorder, echo) = try bench.echoing()
        bench.client.close()
        bench.run { !recorder.ends.isEmpty }
        expectEqual(recorder.ends, [.closed(code: .goingAway, reason: "", clean: true)])
        expectEqual(echo.closure?.code, .goingAway)
    }

    @Test func aLinkNobodyKeepsLivesOn() throws {
        let bench = try Bench()
        bench.server.answer = { [agreement($0), .wait(.seconds(1)), .send(serverFrame(.text, "later"))] }
        let recorder = Recorder()
        weak let link = bench.client.openWebSocket(WebSocketRequest(try bench.url(scheme: "ws")), handler: recorder)
        bench.run { recorder.head != nil }
        expect(link != nil)
        bench.advance(.seconds(2))
        expectEqual(recorder.texts, ["later"])
        link?.abort()
        bench.settle()
        expect(link == nil)
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
        expectEqual(recorder.texts, ["over TLS"])
        link.close()
        bench.run { !recorder.ends.isEmpty }
        expectEqual(recorder.ends, [.closed(code: .normal, reason: "", clean: true)])
    }
}

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
