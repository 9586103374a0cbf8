import Domain
import EventLoop
import HTTPServer
import HTTPWire
import Kernel
import Synchronization
import SupportExpectations
import Testing
import Transport

/// Routes that show what reached them.
let showing: [Route] = [
    Route(.get, "/livez", .immediate { _ in .json(.ok, Array("{}".utf8)) }),
    Route(.get, "/", .immediate { _ in .text(.ok, "root") }),
    Route(.get, "/wait/{word}", .waiting { request in .text(.ok, "waited " + request.parameters[0]) }),
    Route(.get, "/echo/{word}", .immediate { request in .text(.ok, request.parameters[0]) }),
    Route(
        .post, "/collect", body: .collected(bytesMax: 1_000_000),
        .immediate { request in Response(status: .ok, body: .bytes(request.body)) }),
    Route(
        .post, "/collect/waiting", body: .collected(bytesMax: 100),
        .waiting { request in Response(status: .created, body: .bytes(request.body)) }),
    Route(.post, "/none", .immediate { request in .text(.ok, "\(request.body.count)") }),
    Route(.get, "/large", .immediate { _ in Response(status: .ok, body: .bytes(large)) }),
]

/// More than any buffer on the way takes at once.
let large: [UInt8] = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

private let get = "GET /livez HTTP/1.1\r\nHost: a\r\n\r\n"

@Suite struct ConnectionTests {
    @Test func aRequestIsAnsweredWithIDDateAndLength() throws {
        let rig = try Rig(showing)
        let answer = try rig.client().exchange(get)[0]
        expectEqual(answer.status, 200)
        expectEqual(answer.text, "{}")
        expectEqual(answer.head.fields.map(\.name), ["Content-Type", "Date", "Request-Id", "Content-Length"])
        expect(RequestID(try #require(answer.head.fields[.requestID])) != nil)
        expect(HTTPDate.secondsSinceEpoch(try #require(answer.head.fields[.date])) != nil)
    }

    @Test func aConnectionCarriesManyRequestsOneAfterTheOther() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        var ids: Set<String> = []
        for number in 0..<50 {
            let path = number % 3 == 0 ? "wait" : "echo"
            let answer = try client.exchange("GET /\(path)/\(number) HTTP/1.1\r\nHost: a\r\n\r\n")[0]
            expectEqual(answer.text, number % 3 == 0 ? "waited \(number)" : "\(number)")
            ids.insert(try #require(answer.head.fields[.requestID]))
        }
        expectEqual(ids.count, 50)
        expectEqual(rig.server.connectionCount, 1)
    }

    @Test(arguments: ["echo", "wait"])
    func aHundredRequestsInOneSegmentAreAnsweredInOrder(_ path: String) throws {
        let rig = try Rig(showing)
        let requests = (0..<100).map { "GET /\(path)/\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined()
        let answers = try rig.client().exchange(requests, answers: 100)
        let prefix = path == "wait" ? "waited " : ""
        expectEqual(answers.map(\.text), (0..<100).map { "\(prefix)\($0)" })
    }

    @Test func requestsThatComeByteByByteAreAnsweredTheSame() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        let requests =
            get + "POST /collect HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"
            + "POST /collect/waiting HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            + "3\r\nabc\r\n2;x=y\r\nde\r\n0\r\n\r\n"
            + "GET /wait/x HTTP/1.1\r\nHost: a\r\n\r\n" + get
        for byte in requests.utf8 {
            client.transport.write([byte])
            rig.manual.runUntilIdle()
        }
        let answers = try client.answers(5)
        expectEqual(answers.map(\.text), ["{}", "hello", "abcde", "waited x", "{}"])
        expectEqual(answers.map(\.status), [200, 200, 201, 200, 200])
    }

    @Test func answersToOneSegmentAreSentTogether() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        client.send(String(repeating: get, count: 20))
        rig.run { !client.received.isEmpty }
        // The bytes that one read of the client brings are those that one send of the server carried.
        try expectEqual(client.answers(20).count, 20)
        expectEqual(client.deliveries, 1)
    }

    @Test func headIsAnsweredLikeGetWithoutTheBody() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        let head = try client.exchange("HEAD /livez HTTP/1.1\r\nHost: a\r\n\r\n", to: [.head])[0]
        expectEqual(head.status, 200)
        expectEqual(head.head.fields[.contentLength], "2")
        expect(head.body.isEmpty)
        let missing = try client.exchange("HEAD /nowhere HTTP/1.1\r\nHost: a\r\n\r\n", to: [.head])[0]
        expectEqual(missing.status, 404)
        expect(missing.head.fields[.contentLength] != "0")
        try expectEqual(client.exchange(get)[0].text, "{}")
    }

    @Test func http10ClosesUnlessAskedNotTo() throws {
        let rig = try Rig(showing)
        let first = try rig.client()
        let closed = try first.exchange("GET /livez HTTP/1.0\r\n\r\n")[0]
        expectEqual(closed.head.fields[.connection], "close")
        rig.run { first.sawEnd }
        expect(first.sawEnd)
        let second = try rig.client()
        for _ in 0..<2 {
            let kept = try second.exchange("GET /livez HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")[0]
            expectEqual(kept.head.fields[.connection], "keep-alive")
        }
        expect(!second.sawEnd)
    }

    @Test func aClientThatAsksToCloseIsClosedAfterItsAnswer() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        let answer = try client.exchange("GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n" + get)[0]
        expectEqual(answer.head.fields[.connection], "close")
        rig.run { client.sawEnd }
        expect(client.received.isEmpty)
        client.transport.close()
        rig.run { rig.server.connectionCount == 0 }
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test func theLastRequestOfAConnectionIsToldSo() throws {
        var limits = HTTPServerLimits()
        limits.requestsPerConnectionMax = 3
        let rig = try Rig(showing, limits: limits)
        let client = try rig.client()
        let answers = try client.exchange(String(repeating: get, count: 4), answers: 3)
        expectEqual(answers.map { $0.head.fields[.connection] }, [nil, nil, "close"])
        rig.run { client.sawEnd }
        expect(client.received.isEmpty)
    }

    @Test(arguments: [
        "Content-Length: 12\r\n\r\nnobody wants", "Transfer-Encoding: chunked\r\n\r\nc\r\nnobody wants\r\n0\r\n\r\n",
    ])
    func aBodyThatARouteDoesNotTakeIsDropped(_ body: String) throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        try expectEqual(client.exchange("POST /none HTTP/1.1\r\nHost: a\r\n" + body)[0].text, "0")
        try expectEqual(client.exchange(get)[0].text, "{}")
    }

    @Test func aLargeBodyArrivesWholeAtASlowReader() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n" + get)
        client.transport.pauseReading()
        rig.settle()
        client.transport.resumeReading()
        let answers = try client.answers(2)
        expectEqual(answers[0].body, large)
        expectEqual(answers[1].text, "{}")
    }

    @Test func aClientThatDoesNotReadItsAnswersGetsNoFurtherRequestsHandled() throws {
        let handled = Mutex(0)
        let rig = try Rig([
            Route(
                .get, "/",
                .immediate { _ in
                    handled.withLock { $0 += 1 }
                    return Response(status: .ok, body: .bytes(large))
                })
        ])
        let client = try rig.client()
        client.transport.pauseReading()
        client.send(String(repeating: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", count: 10))
        rig.settle()
        expectEqual(handled.withLock { $0 }, 1)
        client.transport.resumeReading()
        try expect(client.answers(10).allSatisfy { $0.body == large })
        expectEqual(handled.withLock { $0 }, 10)
    }

    @Test func whileARequestIsHandledOnlySoManyBytesOfOthersAreTaken() throws {
        let gate = Gate()
        let rig = try Rig(showing + [Route(.get, "/gate", .waiting { _ in await gate.answer() })])
        let client = try rig.client()
        client.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
        rig.settle()
        let padded = "GET /livez HTTP/1.1\r\nHost: a\r\nX-Padding: \(String(repeating: "x", count: 8_000))\r\n\r\n"
        client.send(String(repeating: padded, count: 2_000))
        rig.settle()
        // Bytes that neither the server nor the kernel between takes wait at the client.
        expect(client.transport.unsentBytes > 0)
        gate.open(.text(.ok, "open"))
        try expectEqual(client.answers(1)[0].text, "open")
        try expect(client.answers(2_000).allSatisfy { $0.text == "{}" })
    }

    @Test func anEndBeforeTheRequestIsCompleteIsNotAnswered() throws {
        let rig = try Rig(showing)
        for part in ["", "GET /li", "POST /collect HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhel"] {
            let client = try rig.client()
            client.send(part)
            rig.settle()
            client.transport.finish()
            rig.run { client.ended != nil }
            expect(client.ended != nil)
            expect(client.received.isEmpty)
        }
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test func whoeverEndsItsSideAfterAWaitingRequestStillGetsTheAnswer() throws {
        let gate = Gate()
        let rig = try Rig([Route(.get, "/gate", .waiting { _ in await gate.answer() })])
        let client = try rig.client()
        client.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
        rig.settle()
        client.transport.finish()
        rig.settle()
        expect(gate.wasCancelled)
        gate.open(.text(.ok, "open"))
        let answer = try client.answers(1)[0]
        expectEqual(answer.text, "open")
        expectEqual(answer.head.fields[.connection], "close")
        rig.run { rig.server.connectionCount == 0 }
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test(arguments: ["GET /livez HTTP/1.1\r\nHost: a\r\n\r\n", "GET /gate HTTP/1.1\r\nHost: a\r\n\r\n"])
    func requestsThatCameBeforeTheEndOfTheClientAreAnswered(_ next: String) throws {
        let gate = Gate()
        let rig = try Rig(showing + [Route(.get, "/gate", .waiting { _ in await gate.answer() })])
        let client = try rig.client()
        client.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n\r\n" + next + next + "GET /li")
        rig.settle()
        client.transport.finish()
        rig.settle()
        for _ in 0..<3 {
            gate.open(.text(.ok, "{}"))
            rig.settle()
        }
        try expectEqual(client.answers(3).map(\.text), ["{}", "{}", "{}"])
        rig.run { rig.server.connectionCount == 0 }
        expect(rig.server.connectionCount == 0 && client.received.isEmpty, "what is no whole request has no answer")
    }

    @Test func aWaitingHandlerIsCancelledWhenTheConnectionDies() throws {
        let gate = Gate()
        let rig = try Rig([Route(.get, "/gate", .waiting { _ in await gate.answer() })])
        let client = try rig.client()
        client.send("GET /gate HTTP/1.1\r\nHost: a\r\n\r\n")
        rig.settle()
        expect(!gate.wasCancelled)
        client.transport.abort()
        rig.run { rig.server.connectionCount == 0 }
        rig.settle()
        expect(gate.wasCancelled)
        gate.open(.text(.ok, "late"))
        rig.settle()
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test func aProblemThrownByAHandlerIsTheAnswer() throws {
        let rig = try Rig([
            Route(
                .get, "/busy",
                .waiting { _ throws(Problem) in
                    throw Problem(
                        code: "overloaded", status: .serviceUnavailable, title: "T", detail: "D", retryable: true,
                        retryAfterMilliseconds: 1_200)
                })
        ])
        let answer = try rig.client().exchange("GET /busy?x=1 HTTP/1.1\r\nHost: a\r\n\r\n")[0]
        expectEqual(answer.status, 503)
        expectEqual(answer.head.fields[.retryAfter], "2")
        expectEqual(answer.head.fields[.contentType], "application/problem+json")
        let id = try #require(answer.head.fields[.requestID])
        expectEqual(
            answer.text,
            #"{"type":"/problems/overloaded","title":"T","status":503,"detail":"D","#
                + #""remedy":"Send the same request again, after `Retry-After` and with some jitter.","#
                + #""instance":"/busy","code":"overloaded","retryable":true,"retryAfterMs":1200,"#
                + #""requestId":"\#(id)"}"#)
    }

    @Test func fieldsThatAreTheServersAloneAreItsOwn() throws {
        var fields = HTTPFields()
        try fields.append(.date, "yesterday")
        try fields.append(.requestID, "mine")
        try fields.append(.contentLength, "9")
        try fields.append("X-Own", "1")
        let response = Response(status: .ok, fields: fields, body: .bytes([0x61]))
        let rig = try Rig([Route(.get, "/", .immediate { _ in response })])
        let answer = try rig.client().exchange("GET / HTTP/1.1\r\nHost: a\r\n\r\n")[0]
        expectEqual(answer.head.fields.map(\.name), ["X-Own", "Date", "Request-Id", "Content-Length"])
        expectEqual(answer.head.fields[.contentLength], "1")
        expect(answer.head.fields[.requestID] != "mine")
    }

    @Test func anUpgradeHandsTheConnectionOverWithWhatFollows() throws {
        let other = LineCounter()
        var fields = HTTPFields()
        try fields.append(.connection, "Upgrade")
        try fields.append(.upgrade, "lines")
        let response = Response(
            status: .switchingProtocols, fields: fields,
            body: .upgrade { connection in connection.handler = other.handler })
        let rig = try Rig([Route(.get, "/lines", .immediate { _ in response })])
        let client = try rig.client()
        let answer = try client.exchange(
            "GET /lines HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: lines\r\n\r\nfirst\n")[0]
        expectEqual(answer.status, 101)
        expect(answer.head.fields[.contentLength] == nil)
        expectEqual(rig.server.connectionCount, 0)
        rig.run { client.text == "1\n" }
        client.send("second\nthird\n")
        rig.run { client.text == "1\n2\n3\n" }
        expectEqual(client.text, "1\n2\n3\n")
    }
}
