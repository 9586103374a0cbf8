import EventLoop
import HTTP2
import HTTPServer
import HTTPWire
import SupportExpectations
import Testing
import Transport

/// Answers that begin while the request's body still comes.
private let routes: [Route] =
    showing + [
        Route(
            Route.anyMethod, "/forward", body: .streamed(bytesMax: .max),
            .immediate { request in
                let body = request.bodyStream
                var length: Int?
                if case .known(let count) = request.head.bodyLength { length = count }
                return Response(
                    status: .ok,
                    body: .stream(bytes: length) { stream in
                        guard let body else {
                            stream.finish()
                            return
                        }
                        stream.forward(body)
                    })
            }),
        Route(
            .post, "/early", body: .streamed(bytesMax: .max),
            .immediate { request in
                Response(
                    status: .ok,
                    body: .stream { stream in
                        stream.write(Array("early".utf8))
                        stream.finish()
                    })
            }),
        Route(
            .post, "/short", body: .streamed(bytesMax: .max),
            .immediate { request in
                Response(
                    status: .ok,
                    body: .stream(bytes: 10) { stream in
                        stream.write(Array("short".utf8))
                        stream.finish()
                    })
            }),
    ]

private func head(_ path: String, _ fields: String, method: String = "POST") -> String {
    "\(method) \(path) HTTP/1.1\r\nHost: a\r\n\(fields)\r\n\r\n"
}

@Suite struct ForwardingTests {
    @Test func whatComesGoesBackAtOnceInChunks() throws {
        let rig = try Rig(routes)
        let client = try rig.client()
        client.send(head("/forward", "Transfer-Encoding: chunked"))
        rig.run { client.text.contains("\r\n\r\n") }
        expect(client.text.contains("Transfer-Encoding: chunked"))
        for word in ["one", "two"] {
            client.send("3\r\n\(word)\r\n")
            rig.run { client.text.hasSuffix("3\r\n\(word)\r\n") }
            expect(client.text.hasSuffix("3\r\n\(word)\r\n"))
        }
        client.send("0\r\n\r\n")
        try expectEqual(client.answers()[0].text, "onetwo")
        try expectEqual(client.exchange(head("/livez", "X: y", method: "GET"))[0].text, "{}")
    }

    @Test(arguments: ["POST", "GET", "PUT", "DELETE", "OPTIONS", "TRACE", "BREW"])
    func aLengthThatIsKnownIsPassedOn(_ method: String) throws {
        let rig = try Rig(routes)
        let client = try rig.client()
        client.send(head("/forward", "Content-Length: 6", method: method) + "abc")
        rig.run { client.text.hasSuffix("abc") }
        expect(client.text.contains("Content-Length: 6\r\n"))
        client.send("def")
        try expectEqual(client.answers()[0].text, "abcdef")
        try expectEqual(client.exchange(head("/livez", "X: y", method: "GET"))[0].status, 200)
    }

    @Test func aClientThatWaitsForLeaveHasItBeforeTheAnswer() throws {
        let rig = try Rig(routes)
        let client = try rig.client()
        client.send(head("/forward", "Content-Length: 3\r\nExpect: 100-continue"))
        rig.run { client.text.contains("200 OK") }
        expect(client.text.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n"))
        client.send("abc")
        let answer = try client.answers()[0]
        expectEqual(answer.text, "abc")
        expectEqual(answer.interims, 1)
        let other = try rig.http2Client()
        let stream = try other.send(.post, "/forward", fields: [("expect", "100-continue")], body: .stream)
        rig.run { other[stream].status != 0 }
        other.write("abc", to: stream, end: true)
        try expectEqual(other.answer(stream).text, "abc")
        expectEqual(other[stream].interims, [100])
    }

    @Test(arguments: [(100, true), (60_000, true), (200_000, false)])
    func theRestOfABodyIsPassedOverIfItIsShort(_ count: Int, _ goesOn: Bool) throws {
        let rig = try Rig(routes)
        let client = try rig.client()
        client.send(head("/early", "Content-Length: \(count)"))
        try expectEqual(client.answers()[0].text, "early")
        client.send(String(repeating: "x", count: count))
        client.send(head("/livez", "X: y", method: "GET"))
        rig.run { client.sawEnd || client.ended != nil || client.text.contains("{}") }
        expectEqual(client.text.contains("{}"), goesOn)
    }

    @Test func anAnswerThatIsShorterThanAnnouncedIsCut() throws {
        let rig = try Rig(routes)
        let client = try rig.client()
        client.send(head("/short", "Content-Length: 0"))
        rig.run { client.ended != nil }
        expect(client.ended != .finished)
        let other = try rig.http2Client()
        let stream = try other.send(.post, "/short")
        try expectEqual(other.answer(stream).code, .internalError)
    }

    @Test func aBodyThatBreaksOffCutsTheAnswer() throws {
        let rig = try Rig(routes)
        let client = try rig.client()
        client.send(head("/forward", "Transfer-Encoding: chunked") + "3\r\nabc\r\n")
        rig.run { client.text.hasSuffix("abc\r\n") }
        client.send("no chunk\r\n")
        rig.run { client.ended != nil }
        expect(!client.text.hasSuffix("0\r\n\r\n"))
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test(arguments: [5, 1 << 20])
    func aClientThatHasEndedItsSideStillGetsAllOfItsAnswer(_ count: Int) throws {
        let rig = try Rig(routes)
        let client = try rig.client()
        client.transport.pauseReading()
        client.send(head("/forward", "Content-Length: \(count)") + String(repeating: "x", count: count))
        client.transport.finish()
        rig.settle()
        client.transport.resumeReading()
        try expectEqual(client.answers()[0].body.count, count)
        rig.run { rig.server.connectionCount == 0 }
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test func aClientThatDoesNotReadItsAnswerIsNotRead() throws {
        let rig = try Rig(routes)
        let client = try rig.client()
        client.transport.pauseReading()
        let count = 64 << 20
        client.send(head("/forward", "Content-Length: \(count)"))
        client.transport.write([UInt8](repeating: 7, count: count))
        rig.settle()
        // Two kernels' buffers lie between, and no more than some hundred kilobytes of ours.
        expect(client.transport.unsentBytes > 32 << 20)
        client.transport.resumeReading()
        try expectEqual(client.answers()[0].body.count, count)
    }

    @Test func overHTTP2TheWindowsHoldBackBothWays() throws {
        let rig = try Rig(routes)
        let client = try rig.http2Client()
        client.consumes = false
        let count = 4 << 20
        let stream = try client.send(
            .post, "/forward", length: count, body: .bytes([UInt8](repeating: 7, count: count)))
        rig.settle()
        expectEqual(client[stream].fields[.contentLength], "\(count)")
        expectEqual(client[stream].body.count, 65_535)
        expect(client.machine.waitingBytes(of: stream) > 3 << 20)
        client.consumes = true
        client.machine.consume(client[stream].body.count, of: stream)
        client.flush()
        try expectEqual(client.answer(stream).body.count, count)
    }
}
