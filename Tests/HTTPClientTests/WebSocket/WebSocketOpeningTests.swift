import EventLoop
import HTTPWire
import Kernel
import SupportServers
import SupportExpectations
import Testing
import Transport
import WebSocket
@testable import HTTPClient

/// Handshakes, and what becomes of a link whose handshake does not come about.
@Suite struct WebSocketOpeningTests {
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
        expectEqual(seen.line, "GET /chat?x=1 HTTP/1.1")
        expectEqual(seen.field("Upgrade"), "websocket")
        expectEqual(seen.field("Connection"), "Upgrade")
        expectEqual(seen.field("Sec-WebSocket-Version"), "13")
        expectEqual(seen.field("Sec-WebSocket-Key")?.utf8.count, 24)
        expectEqual(seen.field("Sec-WebSocket-Protocol"), "one, two")
        expectEqual(seen.field("X-Token"), "t")
        expect(seen.field("Content-Length") == nil)
        expectEqual(link.subprotocol, "two")
        expect(link.isOpen)
        expectEqual(recorder.head?.status, .switchingProtocols)
    }

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
            expectEqual(recorder.texts, ["first", "second"], "cut at \(cut)")
            bench.advance(.seconds(6))
            expectEqual(recorder.ends, [.closed(code: .goingAway, reason: "x", clean: true)])
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
        expectEqual(recorder.ends, [.failed(.badHandshake(error))])
        bench.run { bench.server.openCount == 0 }
        expectEqual(bench.server.openCount, 0)
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
        expectEqual(Int(refusal.head.status.code), status)
        expectEqual(String(decoding: refusal.bodyPrefix, as: UTF8.self), body)
        expectEqual(recorder.ends.count, 1)
    }

    @Test func aLongRefusalIsCut() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.answer(503, String(repeating: "x", count: 100_000))] }
        let (_, recorder) = try bench.webSocket()
        bench.run { !recorder.ends.isEmpty }
        guard case .failed(.upgradeRefused(let refusal))? = recorder.ends.first else { throw Missing() }
        expectEqual(refusal.bodyPrefix.count, UpgradeRefusal.bodyBytesMax)
    }

    @Test func aRefusalThatDoesNotEndIsToldAfterAWhile() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [.send("HTTP/1.1 503 E\r\nContent-Length: 99\r\n\r\nsome")] }
        let (_, recorder) = try bench.webSocket { $0.options.timeouts.firstByte = .seconds(2) }
        bench.advance(.milliseconds(1900))
        expect(recorder.ends.isEmpty)
        bench.advance(.milliseconds(200))
        guard case .failed(.upgradeRefused(let refusal))? = recorder.ends.first else { throw Missing() }
        expectEqual(refusal.bodyPrefix, Array("some".utf8))
    }

    @Test func openingHasItsTimeouts() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [] }
        let (_, recorder) = try bench.webSocket { $0.options.timeouts.firstByte = .seconds(2) }
        bench.advance(.milliseconds(1900))
        expect(recorder.ends.isEmpty)
        bench.advance(.milliseconds(200))
        expectEqual(recorder.ends, [.failed(.firstByteTimedOut)])
    }

    @Test(arguments: [[Act.close], [.reset], [.send("HTTP/1.1 101 X\r\nUpgr"), .close]])
    func aConnectionLostWhileOpeningIsAFailure(_ acts: [Act]) throws {
        let bench = try Bench()
        bench.server.answer = { _ in acts }
        let (_, recorder) = try bench.webSocket()
        bench.run { !recorder.ends.isEmpty }
        expectEqual(recorder.ends, [.failed(.connectionLost(afterBytesSent: true))])
    }

    @Test func whatCannotBeginFailsAfterTheCall() throws {
        let bench = try Bench()
        for text in ["http://127.0.0.1/", "wss://u@a/", "ws://bad_name..x/"] {
            let recorder = Recorder()
            bench.client.openWebSocket(WebSocketRequest(try URI(text)), handler: recorder)
            expect(recorder.ends.isEmpty)
            bench.settle()
            expectEqual(recorder.ends.count, 1)
        }
        bench.server.stop()
        let (_, recorder) = try bench.webSocket()
        bench.run { !recorder.ends.isEmpty }
        guard case .failed(.connectFailed)? = recorder.ends.first else { throw Missing() }
        let (_, refused) = try bench.webSocket { $0.options.addressPolicy = .publicOnly }
        bench.run { !refused.ends.isEmpty }
        expectEqual(refused.ends, [.failed(.addressRefused)])
        bench.client.close()
        let (_, closed) = try bench.webSocket()
        bench.settle()
        expectEqual(closed.ends, [.failed(.closed)])
    }

    @Test func closingWhileOpeningIsCancelled() throws {
        let bench = try Bench()
        bench.server.answer = { _ in [] }
        for phase in 0..<2 {
            let (link, recorder) = try bench.webSocket()
            if phase == 1 { bench.settle() }
            link.close()
            expectEqual(recorder.ends, [.failed(.cancelled)])
            link.close()
            link.abort()
            bench.advance(.seconds(60))
            expectEqual(recorder.ends.count, 1)
        }
        bench.run { bench.server.openCount == 0 }
        expectEqual(bench.server.openCount, 0)
    }
}
