import SupportExpectations
import Testing
@testable import HTTPClient

@Suite struct ConnectAnswerTests {
    /// The outcome of an answer that arrives in pieces of `size` bytes, and how many of the bytes were the proxy's.
    private func read(_ text: String, by size: Int) -> (ConnectAnswer.Step, Int) {
        let bytes = Array(text.utf8)
        var answer = ConnectAnswer()
        var given = 0
        while given < bytes.count {
            let end = min(given + size, bytes.count)
            var cursor = 0
            let step = answer.next(in: bytes.span.extracting(given..<end), at: &cursor)
            if step != .needMore { return (step, given + cursor) }
            given = end
        }
        return (answer.closed(), given)
    }

    private func expectStep(_ text: String, _ step: ConnectAnswer.Step, used: Int? = nil) {
        for size in [1, 2, 7, text.utf8.count] where size > 0 {
            let (found, count) = read(text, by: size)
            expectEqual(found, step)
            if let used { expectEqual(count, used) }
        }
    }

    @Test func aTunnelBeginsBehindTheHead() {
        for head in [
            "HTTP/1.1 200 Connection established\r\n\r\n", "HTTP/1.0 200\r\n\r\n",
            // RFC 9110 section 9.3.6: these two are to be ignored.
            "HTTP/1.1 201 X\r\nContent-Length: 5\r\n\r\n", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n",
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nProxy-Agent: x\r\n\r\n",
        ] {
            expectStep(head, .opened, used: head.utf8.count)
            let (step, used) = read(head + "hello", by: 1000)
            expectEqual(step, .opened)
            expectEqual(used, head.utf8.count)
        }
    }

    @Test(arguments: [400, 403, 404, 405, 500, 502, 503, 504, 301])
    func anotherStatusIsARefusal(_ status: Int) {
        expectStep("HTTP/1.1 \(status) No\r\nContent-Length: 3\r\n\r\n", .refused(.status(UInt16(status))))
    }

    @Test(arguments: [
        "HTTP/1.1 200 OK\r\nBad Name: x\r\n\r\n", "SSH-2.0-OpenSSH_9.2\r\n\r\n",
        "HTTP/3 200 OK\r\n\r\n",
        "HTTP/1.1 20 OK\r\n\r\n", "HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n",
        "HTTP/1.1 407 X\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    ])
    func whatIsNoAnswerIsMalformed(_ text: String) {
        expectStep(text, .refused(.malformed))
    }

    @Test func aStatusOfTheServersKindIsAProxysNo() {
        expectStep("HTTP/1.1 401 Unauthorized\r\n\r\n", .rejected)
    }

    @Test func headsHaveLimits() {
        let fields = (0..<200).map { "X-\($0): y\r\n" }.joined()
        expectStep("HTTP/1.1 200 OK\r\n\(fields)\r\n", .refused(.malformed))
        let long = String(repeating: "a", count: 40_000)
        expectStep("HTTP/1.1 200 OK\r\nX: \(long)\r\n\r\n", .refused(.malformed))
        let interim = String(repeating: "HTTP/1.1 100 X\r\n\r\n", count: 20)
        expectStep(interim + "HTTP/1.1 200 OK\r\n\r\n", .refused(.malformed))
    }

    @Test(arguments: ["", "H", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 100 Continue\r\n\r\n"])
    func anEndBeforeTheAnswerIsOne(_ text: String) {
        expectStep(text, .refused(.closed))
    }

    @Test func aQuestionIsAskedOnceItsBodyIsThrough() {
        let basic = [ProxyChallenge(scheme: "basic", parameters: ["realm": "x"])]
        let field = "Proxy-Authenticate: Basic realm=x\r\n"
        let head = "HTTP/1.1 407 Who\r\n\(field)"
        expectStep("\(head)Content-Length: 3\r\n\r\nabc", .asked(basic, isReusable: true))
        expectStep("\(head)Content-Length: 0\r\n\r\n", .asked(basic, isReusable: true))
        expectStep("\(head)Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n", .asked(basic, isReusable: true))
        // Where the connection is of no further use, nothing is waited for.
        expectStep("\(head)Content-Length: 3\r\nConnection: close\r\n\r\n", .asked(basic, isReusable: false))
        expectStep("\(head)\r\n", .asked(basic, isReusable: false))
        expectStep("HTTP/1.0 407 Who\r\n\(field)Content-Length: 3\r\n\r\n", .asked(basic, isReusable: false))
        expectStep("\(head)Content-Length: 100000\r\n\r\n", .asked(basic, isReusable: false))
        expectStep("\(head)Content-Length: 3\r\n\r\na", .asked(basic, isReusable: false))
        expectStep("\(head)Transfer-Encoding: chunked\r\n\r\nzz\r\n", .asked(basic, isReusable: false))
        let chunk = "8000\r\n" + String(repeating: "a", count: 0x8000) + "\r\n"
        expectStep(
            "\(head)Transfer-Encoding: chunked\r\n\r\n\(chunk)\(chunk)\(chunk)", .asked(basic, isReusable: false))
        expectStep("HTTP/1.1 407 Who\r\nContent-Length: 0\r\n\r\n", .asked([], isReusable: true))
    }

    @Test func theNextAnswerIsReadOnTheSameConnection() {
        var answer = ConnectAnswer()
        let question = Array("HTTP/1.1 407 W\r\nContent-Length: 1\r\n\r\na".utf8)
        var cursor = 0
        expectEqual(answer.next(in: question.span, at: &cursor), .asked([], isReusable: true))
        answer.beginAgain()
        let agreement = Array("HTTP/1.1 200 OK\r\n\r\nx".utf8)
        cursor = 0
        expectEqual(answer.next(in: agreement.span, at: &cursor), .opened)
        expectEqual(cursor, agreement.count - 1)
    }

    @Test func bytesBehindAQuestionAreNotTheNextAnswer() {
        let (step, _) = read("HTTP/1.1 407 W\r\nContent-Length: 0\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", by: 1000)
        expectEqual(step, .asked([], isReusable: false))
    }
}
