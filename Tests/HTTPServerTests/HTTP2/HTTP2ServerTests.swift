import Domain
import EventLoop
import HTTP2
import HTTPServer
import HTTPWire
import Kernel
import Synchronization
import SupportExpectations
import Testing
import Transport

/// A response stream as a test sees it; on the loop's thread only.
private final class Watched: @unchecked Sendable {
    // Handlers and tests share the manual loop's one thread.
    var stream: ResponseStream?
    var closed = 0
    var drained = 0
    var heard: [String] = []

    func take(_ stream: ResponseStream) {
        self.stream = stream
        stream.onClosed = { [unowned self] in closed += 1 }
        stream.onDrained = { [unowned self] in drained += 1 }
    }
}

private func routes(_ watched: Watched, _ gate: Gate = Gate()) -> [Route] {
    showing + [
        Route(.get, "/stream", .immediate { _ in Response(status: .ok, body: .stream { watched.take($0) }) }),
        Route(.get, "/gate", .waiting { _ in await gate.answer() }),
        Route(
            .post, "/read", body: .streamed(bytesMax: 1_000_000),
            .waiting { request in
                var text = ""
                while let bytes = try? await request.bodyStream?.next() {
                    text += String(decoding: bytes, as: UTF8.self)
                }
                return .text(.ok, text.count < 100 ? text : "\(text.count)")
            }),
        Route(
            .post, "/unread", body: .streamed(bytesMax: 1_000_000),
            .waiting { _ in
                _ = await gate.answer()
                return .text(.ok, "unread")
            }),
        Route(
            .post, "/duplex", body: .streamed(bytesMax: 1_000_000),
            .waiting { request in
                let body = request.bodyStream
                return Response(
                    status: .ok,
                    body: .stream { stream in
                        watched.take(stream)
                        let bound = LoopBound(stream, loop: stream.loop)
                        Task(executorPreference: stream.loop.taskExecutor) {
                            while let bytes = try? await body?.next() { bound.value.write(bytes) }
                            bound.value.finish()
                        }
                    })
            }),
    ]
}

@Suite struct HTTP2ServerTests {
    @Test func anAnswerHasIDDateAndLengthInSmallLetters() throws {
        let rig = try Rig(showing)
        let answer = try rig.http2Client().exchange(.get, "/livez")
        expectEqual(answer.status, 200)
        expectEqual(answer.text, "{}")
        expectEqual(answer.fields.map(\.name), ["content-type", "date", "request-id", "content-length"])
        expect(RequestID(try #require(answer.fields[.requestID])) != nil)
        expect(HTTPDate.secondsSinceEpoch(try #require(answer.fields[.date])) != nil)
    }

    @Test(arguments: ["/livez", "/stream"])
    func headGetsTheHeadOnly(_ path: String) throws {
        let watched = Watched()
        let rig = try Rig(routes(watched))
        let answer = try rig.http2Client().exchange(.head, path)
        expectEqual(answer.status, 200)
        expectEqual(answer.fields[.contentLength], path == "/livez" ? "2" : nil)
        expect(answer.body.isEmpty)
        expect(watched.stream == nil)
    }

    @Test func manyStreamsAreAnsweredSideBySide() throws {
        let gate = Gate()
        let rig = try Rig(routes(Watched(), gate))
        let client = try rig.http2Client()
        let slow = try client.send(.get, "/gate")
        let quick = try (0..<100).map { try client.send(.get, "/\($0 % 2 == 0 ? "echo" : "wait")/\($0)") }
        for (number, stream) in quick.enumerated() {
            try expectEqual(client.answer(stream).text, number % 2 == 0 ? "\(number)" : "waited \(number)")
        }
        expectEqual(client[slow].status, 0)
        gate.open(.text(.ok, "at last"))
        try expectEqual(client.answer(slow).text, "at last")
    }

    @Test func aLargeAnswerArrivesWhole() throws {
        let rig = try Rig(showing)
        let client = try rig.http2Client()
        let answer = try client.exchange(.get, "/large")
        expectEqual(answer.body, large)
        expectEqual(rig.server.connectionCount, 1)
    }

    @Test func bodiesAreCollectedStreamedAndRefused() throws {
        let rig = try Rig(routes(Watched()))
        let client = try rig.http2Client()
        try expectEqual(client.exchange(.post, "/collect", body: large.dropLast(4_500_000)).body.count, 500_000)
        try expectEqual(client.exchange(.post, "/read", body: [UInt8](repeating: 97, count: 500_000)).text, "500000")
        try expectEqual(client.exchange(.post, "/none", body: [1, 2, 3]).text, "0")
        let announced = try client.send(.post, "/collect/waiting", length: 101, body: .stream)
        rig.run { client[announced].isComplete }
        expectEqual(client[announced].status, 413)
        let tooLong = try client.send(.post, "/collect/waiting", body: .stream)
        client.write(String(repeating: "x", count: 101), to: tooLong)
        rig.run { client[tooLong].isComplete }
        expectEqual(client[tooLong].status, 413)
        let dropped = try client.send(.post, "/none", body: .stream)
        client.write(String(repeating: "x", count: 65_537), to: dropped)
        rig.run { client[dropped].isComplete }
        expectEqual(client[dropped].status, 413)
        try expectEqual(client.exchange(.get, "/livez").status, 200)
    }

    @Test func aBodyIsAskedForWhenItIsWanted() throws {
        let rig = try Rig(routes(Watched()))
        let client = try rig.http2Client()
        for path in ["/collect", "/read"] {
            let stream = try client.send(.post, path, fields: [("expect", "100-continue")], body: .stream)
            rig.run { client[stream].interims == [100] }
            client.write("hello", to: stream, end: true)
            let answer = try client.answer(stream)
            expectEqual(answer.text, "hello")
            expectEqual(answer.interims, [100])
        }
        let unwanted = try client.send(.post, "/nowhere", fields: [("expect", "100-continue")], body: .stream)
        let unknown = try client.send(.post, "/collect", fields: [("expect", "miracles")], body: .stream)
        rig.run { client[unwanted].isComplete && client[unknown].isComplete }
        expectEqual(client[unwanted].status, 404)
        expectEqual(client[unwanted].interims, [])
        expectEqual(client[unknown].status, 417)
    }

    @Test func aHeadTooLargeIsAnswered431() throws {
        let rig = try Rig(showing)
        let client = try rig.http2Client()
        let answer = try client.exchange(.get, "/livez", fields: [("x", String(repeating: "y", count: 33_000))])
        expectEqual(answer.status, 431)
        expect(answer.text.contains("limitBytes"))
        try expectEqual(client.exchange(.get, "/livez").status, 200)
    }

    @Test func aBodyThatNobodyReadsHoldsBackItsClient() throws {
        let gate = Gate()
        let rig = try Rig(routes(Watched(), gate))
        let client = try rig.http2Client()
        let stream = try client.send(.post, "/unread", body: .bytes([UInt8](repeating: 97, count: 200_000)))
        rig.settle()
        expectEqual(client.machine.waitingBytes(of: stream), 200_000 - 65_535)
        // Others have their own windows, and the connection's is larger.
        try expectEqual(client.exchange(.post, "/collect", body: [UInt8](repeating: 97, count: 300_000)).status, 200)
        gate.open(.empty())
        rig.run { client[stream].isComplete }
        expectEqual(client[stream].text, "unread")
        rig.manual.advance(by: .seconds(2))
        // Bodies that were never read count against no later body: many times the connection's window passes.
        for _ in 0..<40 {
            let more = try client.send(.post, "/unread", body: .bytes([UInt8](repeating: 97, count: 200_000)))
            rig.run { client[more].isComplete }
            expectEqual(client[more].text, "unread")
            rig.manual.advance(by: .seconds(2))
            try expectEqual(client.answer(more).code, HTTP2ErrorCode.none)
        }
    }

    @Test func wholeBodiesThatWereNeverReadCountAgainstNoLaterBody() throws {
        // Together nearly all of the connection's window.
        let gates = (0..<17).map { _ in Gate() }
        let rig = try Rig(
            showing + [
                Route(
                    .post, "/unread/{n}", body: .streamed(bytesMax: 1_000_000),
                    .waiting { request in await gates[Int(request.parameters[0]) ?? 0].answer() })
            ])
        let client = try rig.http2Client()
        let streams = try gates.indices.map {
            try client.send(.post, "/unread/\($0)", body: .bytes([UInt8](repeating: 97, count: 60_000)))
        }
        rig.settle()
        for gate in gates { gate.open(.empty()) }
        for stream in streams { try expectEqual(client.answer(stream).status, 204) }
        try expectEqual(client.exchange(.post, "/collect", body: [UInt8](repeating: 97, count: 60_000)).status, 200)
    }

    @Test func whatIsWrittenOverTimeArrivesAtOnce() throws {
        let watched = Watched()
        let rig = try Rig(routes(watched))
        let client = try rig.http2Client()
        let stream = try client.send(.get, "/stream")
        rig.run { watched.stream != nil }
        watched.stream?.write(Array("one ".utf8))
        rig.run { client[stream].text == "one " }
        watched.stream?.write(FramedChunk(Array("two".utf8)))
        rig.run { client[stream].text == "one two" }
        expectEqual(client[stream].text, "one two")
        expectEqual(watched.closed, 0)
        watched.stream?.finish()
        watched.stream?.write([1])
        try expectEqual(client.answer(stream).text, "one two")
        expectEqual(watched.closed, 1)
    }

    @Test func aSlowReaderIsCongestedUntilItReads() throws {
        let watched = Watched()
        let rig = try Rig(routes(watched))
        let client = try rig.http2Client()
        client.consumes = false
        let stream = try client.send(.get, "/stream")
        rig.run { watched.stream != nil }
        watched.stream?.write([UInt8](repeating: 1, count: 150_000))
        rig.settle()
        expectEqual(watched.stream?.isCongested, true)
        expectEqual(watched.stream?.unsentBytes, 150_000 - 65_535)
        expectEqual(watched.drained, 0)
        // Other streams of the connection go on.
        try expectEqual(client.exchange(.get, "/livez").status, 200)
        client.machine.consume(65_535, of: stream)
        client.flush()
        rig.run { watched.drained > 0 }
        expectEqual(watched.stream?.isCongested, false)
        expectEqual(watched.drained, 1)
    }

    @Test func aResetEndsItsStreamAndNoOther() throws {
        let (watched, gate) = (Watched(), Gate())
        let summaries = Mutex<[String]>([])
        let hooks = HTTPServerHooks(finished: { summary in
            summaries.withLock { $0.append("\(summary.status.code) \(summary.isCutOff)") }
        })
        let rig = try Rig(routes(watched, gate), hooks: hooks)
        let client = try rig.http2Client()
        let streaming = try client.send(.get, "/stream")
        let waiting = try client.send(.get, "/gate")
        rig.run { watched.stream != nil && client[streaming].status == 200 }
        client.reset(streaming)
        client.reset(waiting)
        rig.run { watched.closed > 0 && gate.wasCancelled }
        expectEqual(watched.closed, 1)
        expect(gate.wasCancelled)
        watched.stream?.write([1])
        gate.open(.text(.ok, "too late"))
        try expectEqual(client.exchange(.get, "/livez").status, 200)
        expectEqual(summaries.withLock { $0 }, ["200 true", "499 true", "200 false"])
        expectEqual(client[waiting].status, 0)
    }

    @Test func bytesFlowBothWaysOnOneStream() throws {
        let rig = try Rig(routes(Watched()))
        let client = try rig.http2Client()
        let stream = try client.send(.post, "/duplex", body: .stream)
        for word in ["one ", "two ", "three"] {
            client.write(word, to: stream)
            rig.run { client[stream].text.hasSuffix(word) }
            expect(client[stream].text.hasSuffix(word))
        }
        client.machine.finish(stream)
        client.flush()
        try expectEqual(client.answer(stream).text, "one two three")
    }

    @Test func aResponseThatLeavesHTTPAsksForHTTP1() throws {
        let rig = try Rig([
            Route(.get, "/", .immediate { _ in Response(status: .switchingProtocols, body: .upgrade { _ in }) })
        ])
        let client = try rig.http2Client()
        try expectEqual(client.exchange(.get, "/").code, .http11Required)
    }

    @Test func collectedBodiesOfOneConnectionAreBounded() throws {
        var limits = HTTPServerLimits()
        limits.collectedBytesPerConnectionMax = 100_000
        let rig = try Rig(showing, limits: limits)
        let client = try rig.http2Client()
        let first = try client.send(.post, "/collect", body: .stream)
        let second = try client.send(.post, "/collect", body: .stream)
        client.write(String(repeating: "x", count: 60_000), to: first)
        rig.settle()
        client.write(String(repeating: "x", count: 60_000), to: second)
        try expectEqual(client.answer(second).code, .refusedStream)
        client.machine.finish(first)
        client.flush()
        try expectEqual(client.answer(first).status, 200)
        try expectEqual(client.exchange(.post, "/collect", body: [UInt8](repeating: 1, count: 90_000)).status, 200)
    }

    /// A reset frees its stream at once and its handler only later; the handlers have a limit too.
    @Test func handlersThatOutliveTheirStreamsCountAgainstTheLimit() throws {
        let gate = Gate()
        var limits = HTTPServerLimits()
        limits.http2.concurrentStreamsMax = 2
        let rig = try Rig(routes(Watched(), gate), limits: limits)
        let client = try rig.http2Client()
        for _ in 0..<4 {
            let stream = try client.send(.get, "/gate")
            rig.settle()
            client.reset(stream)
            rig.settle()
        }
        try expectEqual(client.exchange(.get, "/livez").code, .refusedStream)
        gate.open(.empty())
        rig.settle()
        try expectEqual(client.exchange(.get, "/livez").status, 200)
    }

    @Test func rapidResetsEndTheConnectionAndNothingIsLeft() throws {
        let gate = Gate()
        var limits = HTTPServerLimits()
        limits.http2.resets = HTTP2Rate(burst: 20, perSecond: 1)
        let rig = try Rig(routes(Watched(), gate), limits: limits)
        let client = try rig.http2Client()
        for _ in 0..<30 where !client.sawEnd {
            client.reset(try client.send(.get, "/livez"))
            rig.settle()
        }
        rig.run { client.sawEnd }
        expectEqual(client.goAways, [.enhanceYourCalm])
        rig.manual.advance(by: .seconds(2))
        rig.run { rig.server.connectionCount == 0 }
        expectEqual(rig.server.connectionCount, 0)
        expectEqual(rig.manual.loop.timerCount, 0)
    }

    @Test func aClientThatEndsItsSideStillGetsWhatNeedsNoWordOfIt() throws {
        let gate = Gate()
        let rig = try Rig(routes(Watched(), gate))
        let client = try rig.http2Client()
        let stream = try client.send(.get, "/gate")
        rig.settle()
        client.transport.finish()
        rig.run { gate.wasCancelled }
        expect(gate.wasCancelled)
        gate.open(.text(.ok, "all the same"))
        rig.run { client.ended != nil }
        expectEqual(client[stream].text, "all the same")
        expectEqual(rig.server.connectionCount, 0)
        expectEqual(rig.manual.loop.timerCount, 0)
    }

    @Test func http1AndHTTP2LiveOnOnePort() throws {
        let rig = try Rig(showing)
        let modern = try rig.http2Client()
        let old = try rig.client()
        try expectEqual(old.exchange("GET /livez HTTP/1.1\r\nHost: a\r\n\r\n")[0].status, 200)
        try expectEqual(modern.exchange(.get, "/livez").status, 200)
        expectEqual(rig.server.connectionCount, 2)
    }

    @Test func priorKnowledgeCanBeTurnedOff() throws {
        var limits = HTTPServerLimits()
        limits.takesPriorKnowledge = false
        let rig = try Rig(showing, limits: limits)
        let client = try rig.client()
        client.transport.write(HTTP2Machine.preface)
        try expectEqual(client.answers()[0].status, 505)
    }

    @Test func thePrefaceMayComeByteByByte() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        for byte in HTTP2Machine.preface.dropLast() {
            client.transport.write([byte])
            rig.settle()
        }
        expect(client.received.isEmpty)
        client.transport.write([HTTP2Machine.preface[23]])
        client.allowance = 1
        rig.run { client.received.count >= 9 }
        expect(client.received.count >= 9 && client.received[3] == 4)
    }
}
