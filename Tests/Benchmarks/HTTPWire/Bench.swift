import HTTPWire

/// Prints nanoseconds per parse of two request heads and per written response.
@main
enum Bench {
    static let wrkHead = Array(
        "GET /v1/sessions HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nUser-Agent: wrk/4.2.0\r\nAccept: */*\r\n\r\n".utf8)

    static let browserHead = Array(
        """
        GET /v1/sessions/ses_0192f3a4b5c6d7e8/events?after=17 HTTP/1.1\r
        Host: gateway.example.com\r
        Connection: keep-alive\r
        sec-ch-ua: "Chromium";v="130", "Google Chrome";v="130", "Not?A_Brand";v="99"\r
        sec-ch-ua-mobile: ?0\r
        User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) \
        Chrome/130.0.0.0 Safari/537.36\r
        Accept: text/event-stream\r
        Authorization: Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9\
        .eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P\r
        Sec-Fetch-Site: same-site\r
        Sec-Fetch-Mode: cors\r
        Referer: https://shop.example.com/help\r
        Accept-Encoding: gzip, deflate, br, zstd\r
        Accept-Language: en-GB,en;q=0.9,de;q=0.8\r
        \r

        """.utf8)

    static func main() {
        var parser = HTTP1RequestParser()
        measure("parse wrk head, 3 fields, \(wrkHead.count) bytes") { parse(wrkHead, &parser) }
        measure("parse browser head, 12 fields, \(browserHead.count) bytes") { parse(browserHead, &parser) }
        var fields = HTTPFields()
        fields.append(.contentType, constant: "application/json")
        fields.append(.cacheControl, constant: "no-store")
        fields.append(.date, constant: "Sun, 06 Nov 1994 08:49:37 GMT")
        fields.append(.server, constant: "trunkline")
        let body = Array(#"{"id":"ses_0192f3a4b5c6d7e8","state":"active"}"#.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(4_096)
        measure("write response, 4 fields, prepared") {
            output.removeAll(keepingCapacity: true)
            HTTP1Writer.appendResponse(.ok, fields, bodyBytes: body.span, to: &output)
            return output.count
        }
        measure("build 4 fields and write response") {
            var fields = HTTPFields()
            fields.append(.contentType, constant: "application/json")
            fields.append(.cacheControl, constant: "no-store")
            fields.append(.date, constant: "Sun, 06 Nov 1994 08:49:37 GMT")
            fields.append(.server, constant: "trunkline")
            output.removeAll(keepingCapacity: true)
            HTTP1Writer.appendResponse(.ok, fields, bodyBytes: body.span, to: &output)
            return output.count
        }
    }

    /// One head and its end, as a server does for each request.
    static func parse(_ bytes: [UInt8], _ parser: inout HTTP1RequestParser) -> Int {
        var cursor = 0
        var fieldCount = 0
        while true {
            switch parser.next(in: bytes.span, at: &cursor) {
            case .head(let head): fieldCount += head.fields.count
            case .end: return fieldCount
            case .needMore, .body, .failed: preconditionFailure("the benchmark head is well formed")
            }
        }
    }

    static func measure(_ name: String, _ work: () -> Int) {
        let rounds = 200_000
        var best = Duration.seconds(3_600)
        var sum = 0
        for _ in 0..<7 {
            let time = ContinuousClock().measure {
                for _ in 0..<rounds { sum &+= work() }
            }
            best = min(best, time)
        }
        let nanoseconds = Double(best.components.attoseconds) / 1e9 / Double(rounds)
        print("\(name): \(Int(nanoseconds)) ns", sum == 0 ? "(nothing done)" : "")
    }
}
