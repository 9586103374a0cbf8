import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import SupportExpectations
import Testing
import Transport

/// A response stream as a test sees it; on the loop's thread only.
private final class Watched: @unchecked Sendable {
    // Handlers and tests share the manual loop's one thread.
    var stream: ResponseStream?
    var closed = 0
    var drained = 0

    func take(_ stream: ResponseStream) {
        self.stream = stream
        stream.onClosed = { [unowned self] in closed += 1 }
        stream.onDrained = { [unowned self] in drained += 1 }
    }
}

private func streaming(_ watched: Watched) -> [Route] {
    [
        Route(.get, "/stream", .immediate { _ in Response(status: .ok, body: .stream { watched.take($0) }) }),
        Route(.get, "/waiting", .waiting { _ in Response(status: .ok, body: .stream { watched.take($0) }) }),
        Route(.get, "/livez", .immediate { _ in .empty(.ok) }),
        Route(
            .post, "/early", body: .streamed(bytesMax: 1 << 20),
            .waiting { _ in Response(status: .ok, body: .stream { watched.take($0) }) }),
    ]
}

private func get(_ path: String, version: String = "1.1") -> String { "GET \(path) HTTP/\(version)\r\nHost: a\r\n\r\n" }

@Suite struct ResponseStreamTests {
    @Test(arguments: ["/stream", "/waiting"])
    func whatIsWrittenOverTimeArrivesInChunks(_ path: String) throws {
        let watched = Watched()
        let rig = try Rig(streaming(watched))
        let client = try rig.client()
        client.send(get(path) + get("/livez"))
        rig.run { watched.stream != nil }
        let stream = try #require(watched.stream)
        stream.write(Array("one ".utf8))
        stream.write([])
        rig.run { client.text.hasSuffix("4\r\none \r\n") }
        expect(client.text.hasSuffix("4\r\none \r\n"))
        stream.write(FramedChunk(Array("two and a half".utf8)))
        rig.run { client.text.hasSuffix("e\r\ntwo and a half\r\n") }
        stream.write(FramedChunk(reservingBytes: 4) { $0 += Array(" three".utf8) })
        rig.run { client.text.hasSuffix("0000006\r\n three\r\n") }
        expectEqual(watched.closed, 0)
        stream.finish()
        stream.finish()
        stream.write(Array("never".utf8))
        expect(!stream.isOpen)
        let answers = try client.answers(2)
        expectEqual(answers[0].text, "one two and a half three")
        expectEqual(answers[0].head.fields[.transferEncoding], "chunked")
        expectEqual(answers[1].status, 200)
        expectEqual(watched.closed, 1)
        expect(client.received.isEmpty)
    }

    @Test func http10GetsAllUntilTheEndOfTheConnection() throws {
        let watched = Watched()
        let rig = try Rig(streaming(watched))
        let client = try rig.client()
        client.send(get("/stream", version: "1.0"))
        rig.run { watched.stream != nil }
        watched.stream?.write(Array("one ".utf8))
        watched.stream?.write(FramedChunk(Array("two".utf8)))
        watched.stream?.finish()
        let answer = try client.answers()[0]
        expectEqual(answer.text, "one two")
        expect(answer.head.fields[.transferEncoding] == nil)
        expectEqual(answer.head.fields[.connection], "close")
    }

    @Test func headGetsTheHeadOfAStreamAndNoStream() throws {
        let watched = Watched()
        let rig = try Rig(streaming(watched))
        let client = try rig.client()
        let answer = try client.exchange("HEAD /stream HTTP/1.1\r\nHost: a\r\n\r\n", to: [.head])[0]
        expectEqual(answer.head.fields[.transferEncoding], "chunked")
        expect(watched.stream == nil)
        try expectEqual(client.exchange(get("/livez"))[0].status, 200)
    }

    @Test func aStreamHearsOnceThatItsClientIsGone() throws {
        for how in ["reset", "end"] {
            let watched = Watched()
            let rig = try Rig(streaming(watched))
            let client = try rig.client()
            client.send(get("/stream"))
            rig.run { watched.stream != nil }
            watched.stream?.write(Array("x".utf8))
            rig.settle()
            if how == "reset" { client.transport.abort() } else { client.transport.finish() }
            rig.run { watched.closed > 0 }
            watched.stream?.write(Array("x".utf8))
            watched.stream?.finish()
            watched.stream?.abort()
            rig.settle()
            expectEqual(watched.closed, 1, "\(how)")
            expectEqual(watched.stream?.unsentBytes, 0)
            expectEqual(rig.server.connectionCount, 0)
        }
    }

    @Test func aListenerSetAfterTheEndIsToldToo() throws {
        let watched = Watched()
        let rig = try Rig(streaming(watched))
        let client = try rig.client()
        client.send(get("/stream"))
        rig.run { watched.stream != nil }
        watched.stream?.onClosed = nil
        client.transport.abort()
        rig.run { rig.server.connectionCount == 0 }
        var told = 0
        watched.stream?.onClosed = { told += 1 }
        expectEqual(told, 0)
        rig.settle()
        expectEqual(told, 1)
    }

    @Test func anAbortedStreamIsSeenAsCutOff() throws {
        let watched = Watched()
        let rig = try Rig(streaming(watched))
        let client = try rig.client()
        client.send(get("/stream"))
        rig.run { watched.stream != nil }
        watched.stream?.write(Array("x".utf8))
        rig.settle()
        watched.stream?.abort()
        rig.run { client.ended != nil }
        guard case .failed = client.ended else {
            Issue.record("ended as \(String(describing: client.ended))")
            return
        }
        expectEqual(watched.closed, 1)
    }

    @Test func aSlowReaderCongestsItsStreamAndDrainsItLater() throws {
        let watched = Watched()
        let rig = try Rig(streaming(watched))
        let client = try rig.client()
        client.send(get("/stream"))
        rig.run { watched.stream != nil }
        client.transport.pauseReading()
        let stream = try #require(watched.stream)
        let piece = FramedChunk([UInt8](repeating: 0x61, count: 100_000))
        var written = 0
        while !stream.isCongested {
            stream.write(piece)
            written += 100_000
            rig.manual.runUntilIdle()
        }
        expect(stream.unsentBytes > Connection.highWaterBytes)
        expectEqual(watched.drained, 0)
        client.transport.resumeReading()
        rig.run { watched.drained > 0 }
        expectEqual(watched.drained, 1)
        stream.finish()
        try expectEqual(client.answers()[0].body.count, written)
    }

    @Test func aReaderThatTakesNothingIsCutAfterAWhile() throws {
        let watched = Watched()
        let rig = try Rig(streaming(watched))
        let client = try rig.client()
        client.send(get("/stream"))
        rig.run { watched.stream != nil }
        // An open stream with nothing to send has all the time there is.
        rig.manual.advance(by: .seconds(10_000))
        expectEqual(watched.closed, 0)
        client.transport.pauseReading()
        watched.stream?.write([UInt8](repeating: 0x61, count: 30_000_000))
        rig.settle()
        rig.manual.advance(by: .seconds(29))
        expectEqual(watched.closed, 0)
        rig.manual.advance(by: .seconds(2))
        expectEqual(watched.closed, 1)
        expectEqual(rig.server.connectionCount, 0)
        expectEqual(rig.manual.loop.timerCount, 0)
    }

    @Test func aReaderThatTakesALittleNowAndThenIsNotCut() throws {
        let watched = Watched()
        let rig = try Rig(streaming(watched))
        let client = try rig.client()
        client.send(get("/stream"))
        rig.run { watched.stream != nil }
        client.transport.pauseReading()
        watched.stream?.write([UInt8](repeating: 0x61, count: 60_000_000))
        watched.stream?.finish()
        rig.settle()
        for _ in 0..<5 {
            rig.manual.advance(by: .seconds(20))
            client.allowance = 8_000_000
            client.transport.resumeReading()
            rig.run { client.allowance <= 0 }
            rig.settle()
        }
        expectEqual(rig.server.connectionCount, 1)
        client.allowance = .max
        client.transport.resumeReading()
        try expectEqual(client.answers()[0].body.count, 60_000_000)
    }

    @Test func aBodyThatIsLeftWhileItsAnswerStreamsIsPassedOver() throws {
        let watched = Watched()
        let rig = try Rig(streaming(watched))
        let client = try rig.client()
        client.send("POST /early HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhello")
        rig.run { watched.stream != nil }
        watched.stream?.write(Array("x".utf8))
        client.send("world" + get("/livez"))
        rig.settle()
        watched.stream?.finish()
        let answers = try client.answers(2)
        expectEqual(answers.map(\.text), ["x", ""])
    }

    @Test func aChunkedBodyThatNeverEndsClosesAfterTheStreamedAnswer() throws {
        let watched = Watched()
        let rig = try Rig(streaming(watched))
        let client = try rig.client()
        client.send("POST /early HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
        rig.run { watched.stream != nil }
        client.send("11000\r\n" + String(repeating: "x", count: 0x11000) + "\r\n")
        rig.settle()
        watched.stream?.write(Array("x".utf8))
        watched.stream?.finish()
        try expectEqual(client.answers()[0].text, "x")
        rig.run { client.sawEnd }
        expect(client.sawEnd)
    }
}
