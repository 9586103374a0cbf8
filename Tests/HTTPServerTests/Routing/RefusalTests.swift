import Domain
import EventLoop
import HTTPServer
import HTTPWire
import JSON
import Synchronization
import SupportExpectations
import Testing
import Transport

private struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: String
    var status: Int
    var code = "malformed"
}

private let host = "Host: a\r\n"
private let second = "GET /livez HTTP/1.1\r\nHost: a\r\n\r\n"

@Suite struct RefusalTests {
    @Test(arguments: [
        Refusal(testDescription: "HTTP/0.9", bytes: "GET /\r\n", status: 400),
        Refusal(testDescription: "method", bytes: "G@T / HTTP/1.1\r\n\(host)\r\n", status: 400),
        Refusal(testDescription: "TLS", bytes: "\u{16}\u{3}\u{1}", status: 400),
        Refusal(testDescription: "target", bytes: "GET /\"a HTTP/1.1\r\n\(host)\r\n", status: 400),
        Refusal(testDescription: "version", bytes: "GET / HTTX/1.1\r\n\(host)\r\n", status: 400),
        Refusal(
            testDescription: "HTTP/2", bytes: "PRI * HTTP/2.0\r\n\r\n", status: 505, code: "http_version_unsupported"),
        Refusal(testDescription: "bare LF", bytes: "GET / HTTP/1.1\n\(host)\r\n", status: 400),
        Refusal(testDescription: "bare CR", bytes: "GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n", status: 400),
        Refusal(testDescription: "fold", bytes: "GET / HTTP/1.1\r\n\(host) folded\r\n\r\n", status: 400),
        Refusal(testDescription: "leading space", bytes: "GET / HTTP/1.1\r\n Host: a\r\n\r\n", status: 400),
        Refusal(testDescription: "space before colon", bytes: "GET / HTTP/1.1\r\nHost : a\r\n\r\n", status: 400),
        Refusal(testDescription: "no colon", bytes: "GET / HTTP/1.1\r\nHost\r\n\r\n", status: 400),
        Refusal(testDescription: "no name", bytes: "GET / HTTP/1.1\r\n: a\r\n\r\n", status: 400),
        Refusal(testDescription: "bad name", bytes: "GET / HTTP/1.1\r\n\(host)a(b: c\r\n\r\n", status: 400),
        Refusal(testDescription: "zero byte", bytes: "GET / HTTP/1.1\r\n\(host)a: \0\r\n\r\n", status: 400),
        Refusal(testDescription: "no host", bytes: "GET / HTTP/1.1\r\n\r\n", status: 400),
        Refusal(testDescription: "two hosts", bytes: "GET / HTTP/1.1\r\n\(host)\(host)\r\n", status: 400),
        Refusal(testDescription: "bad host", bytes: "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", status: 400),
        Refusal(
            testDescription: "two lengths",
            bytes: "POST /none HTTP/1.1\r\n\(host)Content-Length: 5\r\nContent-Length: 5\r\n\r\nhello", status: 400),
        Refusal(
            testDescription: "signed length", bytes: "POST /none HTTP/1.1\r\n\(host)Content-Length: +5\r\n\r\nhello",
            status: 400),
        Refusal(
            testDescription: "length and chunked",
            bytes: "POST /none HTTP/1.1\r\n\(host)Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
            status: 400),
        Refusal(
            testDescription: "chunked not last",
            bytes: "POST /none HTTP/1.1\r\n\(host)Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n", status: 400),
        Refusal(
            testDescription: "other coding",
            bytes: "POST /none HTTP/1.1\r\n\(host)Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", status: 501,
            code: "transfer_coding_unsupported"),
        Refusal(
            testDescription: "chunked in 1.0",
            bytes: "POST /none HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", status: 400),
        Refusal(
            testDescription: "chunk size",
            bytes: "POST /none HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nx\r\n",
            status: 400),
        Refusal(
            testDescription: "chunk end",
            bytes: "POST /collect HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n", status: 400),
        Refusal(
            testDescription: "chunk extension LF",
            bytes: "POST /collect HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n1;a\n\r\nabc\r\n", status: 400),
        Refusal(
            testDescription: "forbidden trailer",
            bytes: "POST /collect HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n0\r\nContent-Length: 3\r\n\r\n",
            status: 400),
        Refusal(
            testDescription: "connect with a body",
            bytes: "CONNECT a:1 HTTP/1.1\r\n\(host)Content-Length: 3\r\n\r\nabc", status: 400),
        Refusal(
            testDescription: "expectation", bytes: "POST /none HTTP/1.1\r\n\(host)Expect: magic\r\n\r\n", status: 417),
        Refusal(
            testDescription: "long target", bytes: "GET /\(String(repeating: "a", count: 9_000))", status: 414,
            code: "headers_too_large"),
        Refusal(
            testDescription: "long field", bytes: "GET / HTTP/1.1\r\nHost: \(String(repeating: "a", count: 17_000))",
            status: 431, code: "headers_too_large"),
        Refusal(
            testDescription: "many fields", bytes: "GET / HTTP/1.1\r\n\(String(repeating: "a: b\r\n", count: 101))\r\n",
            status: 431, code: "headers_too_large"),
        Refusal(
            testDescription: "chunked body over the limit",
            bytes: "POST /collect/waiting HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\n65\r\n", status: 413,
            code: "body_too_large"),
    ])
    private func whatIsNoRequestIsAnsweredAndTheConnectionClosed(_ refusal: Refusal) throws {
        let handled = Mutex(0)
        let hooks = HTTPServerHooks(intercept: { request in
            if request.head.pathText == "/livez" { handled.withLock { $0 += 1 } }
            return nil
        })
        let rig = try Rig(showing, hooks: hooks)
        let client = try rig.client()
        // A request hides in what follows; no reading of these bytes may get it to a handler.
        let answer = try client.exchange(refusal.bytes + second)[0]
        expectEqual(answer.status, refusal.status)
        expectEqual(answer.head.fields[.connection], "close")
        expectEqual(answer.head.fields[.contentType], "application/problem+json")
        let problem = try JSONValue(parsing: answer.body)
        expectEqual(problem["code"]?.stringValue, refusal.code)
        expectEqual(problem["type"]?.stringValue, "/problems/" + refusal.code)
        expectEqual(problem["status"]?.intValue, refusal.status)
        expectEqual(problem["requestId"]?.stringValue, answer.head.fields[.requestID])
        rig.run { client.sawEnd }
        expect(client.sawEnd)
        expect(client.received.isEmpty)
        expectEqual(handled.withLock { $0 }, 0)
    }

    @Test func theAnswerToARefusedRequestSurvivesWhatTheClientIsStillSending() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        client.transport.pauseReading()
        client.send("nonsense\r\n\r\n")
        rig.settle()
        client.send(String(repeating: "x", count: 50_000))
        rig.settle()
        client.transport.resumeReading()
        try expectEqual(client.answers()[0].status, 400)
        expect(client.ended == nil)
        // Beyond the bound nobody listens any more.
        client.send(String(repeating: "x", count: 200_000))
        rig.run { rig.server.connectionCount == 0 }
        expectEqual(rig.server.connectionCount, 0)
    }

    @Test func theClientHasAWhileToTakeTheLastAnswer() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        try expectEqual(client.exchange("nonsense\r\n\r\n")[0].status, 400)
        rig.manual.advance(by: .milliseconds(900))
        expectEqual(rig.server.connectionCount, 1)
        rig.manual.advance(by: .milliseconds(200))
        expectEqual(rig.server.connectionCount, 0)
        expectEqual(rig.manual.loop.timerCount, 0)
    }

    @Test func anUnknownPathAndAnotherMethodAreProblemsAndKeepTheConnection() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        let missing = try client.exchange("GET /nowhere?x HTTP/1.1\r\nHost: a\r\n\r\n")[0]
        expectEqual(missing.status, 404)
        try expectEqual(JSONValue(parsing: missing.body)["instance"]?.stringValue, "/nowhere")
        let method = try client.exchange("DELETE /livez HTTP/1.1\r\nHost: a\r\n\r\n")[0]
        expectEqual(method.status, 405)
        expectEqual(method.head.fields[.allow], "GET, HEAD, OPTIONS")
        let options = try client.exchange("OPTIONS /livez HTTP/1.1\r\nHost: a\r\n\r\n")[0]
        expectEqual(options.status, 204)
        expectEqual(options.head.fields[.allow], "GET, HEAD, OPTIONS")
        try expectEqual(client.exchange("OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n")[0].status, 204)
        try expectEqual(client.exchange("CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n")[0].status, 404)
        try expectEqual(client.exchange("GET /echo/%zz HTTP/1.1\r\nHost: a\r\n\r\n")[0].status, 400)
        try expectEqual(client.exchange(second)[0].text, "{}")
    }

    @Test func anEarlyAnswerPassesOverAShortBodyAndClosesBeforeALongOne() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        let short = try client.exchange(
            "POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 65536\r\n\r\n" + String(repeating: "x", count: 65_536)
        )[0]
        expectEqual(short.status, 404)
        expect(short.head.fields[.connection] == nil)
        let chunked = try client.exchange(
            "POST /nowhere HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n")[0]
        expectEqual(chunked.status, 404)
        try expectEqual(client.exchange(second)[0].text, "{}")
        let long = try client.exchange("POST /nowhere HTTP/1.1\r\nHost: a\r\nContent-Length: 65537\r\n\r\nx")[0]
        expectEqual(long.status, 404)
        expectEqual(long.head.fields[.connection], "close")
        rig.run { client.sawEnd }
        expect(client.sawEnd)
    }

    @Test func aChunkedBodyThatNobodyWantsIsGivenUpBeyondTheBound() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        let chunk = "8000\r\n" + String(repeating: "x", count: 32_768) + "\r\n"
        let answer = try client.exchange(
            "POST /nowhere HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk)[0]
        expect(answer.head.fields[.connection] == nil)
        client.send(chunk)
        rig.settle()
        expect(!client.sawEnd)
        client.send(chunk)
        rig.run { client.sawEnd || client.ended != nil }
        expect(client.sawEnd || client.ended != nil)
    }

    @Test func aBodyAnnouncedAsTooLargeIsRefusedWithLimitAndSize() throws {
        let rig = try Rig(showing)
        let client = try rig.client()
        let answer = try client.exchange(
            "POST /collect/waiting HTTP/1.1\r\nHost: a\r\nContent-Length: 101\r\n\r\n"
                + String(repeating: "x", count: 101))[0]
        expectEqual(answer.status, 413)
        let problem = try JSONValue(parsing: answer.body)
        expectEqual(problem["limitBytes"]?.intValue, 100)
        expectEqual(problem["sizeBytes"]?.intValue, 101)
        try expectEqual(client.exchange(second)[0].text, "{}")
        let huge = try client.exchange("POST /none HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n")[0]
        expectEqual(huge.status, 413)
        expectEqual(huge.head.fields[.connection], "close")
    }
}
