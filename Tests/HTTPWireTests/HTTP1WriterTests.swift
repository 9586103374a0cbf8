import FuzzHTTP1
import HTTPWire
import SupportExpectations
import Testing

private func text(_ write: (inout [UInt8]) -> Void) -> String {
    var output: [UInt8] = []
    write(&output)
    return String(decoding: output, as: UTF8.self)
}

@Suite struct HTTP1WriterTests {
    private func fields() throws -> HTTPFields {
        var fields = HTTPFields()
        try fields.append(.contentType, "text/plain")
        return fields
    }

    @Test func `a response is a status line, the fields, a length and the body`() throws {
        let fields = try fields()
        let body = Array("hi".utf8)
        expectEqual(
            text { HTTP1Writer.appendResponse(.ok, fields, bodyBytes: body.span, to: &$0) },
            "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nhi")
    }

    @Test(arguments: [
        (HTTPBodyLength.none, true, HTTPVersion.http11, ""),
        (.none, false, .http11, "Connection: close\r\n"),
        (.none, true, .http10, "Connection: keep-alive\r\n"),
        (.known(0), true, .http11, "Content-Length: 0\r\n"),
        (.known(1_234_567_890), true, .http11, "Content-Length: 1234567890\r\n"),
        (.chunked, true, .http11, "Transfer-Encoding: chunked\r\n"),
        (.untilClose, true, .http11, "Connection: close\r\n"),
        (.untilClose, true, .http10, "Connection: close\r\n"),
    ])
    func `length and connection are announced once`(
        _ body: HTTPBodyLength, _ keepAlive: Bool, _ version: HTTPVersion, _ lines: String
    ) {
        expectEqual(
            text {
                HTTP1Writer.appendResponse(
                    .notFound, HTTPFields(), body: body, keepAlive: keepAlive, version: version, to: &$0)
            }, "HTTP/1.1 404 Not Found\r\n\(lines)\r\n")
    }

    @Test func `lengths among the fields are left out, a connection field is kept`() throws {
        var fields = try fields()
        try fields.append(.contentLength, "99")
        try fields.append(.transferEncoding, "chunked")
        try fields.append(.connection, "Upgrade")
        try fields.append("X", "y")
        expectEqual(
            text { HTTP1Writer.appendResponse(.ok, fields, body: .known(1), keepAlive: false, to: &$0) },
            "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nConnection: Upgrade\r\nX: y\r\n"
                + "Content-Length: 1\r\n\r\n")
    }

    @Test(arguments: [HTTPStatus.noContent, .notModified, .switchingProtocols])
    func `a status without body gets neither length nor body`(_ status: HTTPStatus) {
        let body = Array("x".utf8)
        let written = text { HTTP1Writer.appendResponse(status, HTTPFields(), bodyBytes: body.span, to: &$0) }
        expectEqual(written, "HTTP/1.1 \(status.code) \(status.reason)\r\n\r\n")
        expectEqual(text { HTTP1Writer.appendResponse(status, HTTPFields(), body: .chunked, to: &$0) }, written)
    }

    @Test func `statuses without a reason, and beyond 599, have their line too`() throws {
        let odd = try #require(HTTPStatus(code: 299))
        let far = try #require(HTTPStatus(code: 999))
        expectEqual(
            text { HTTP1Writer.appendResponse(odd, HTTPFields(), body: .none, to: &$0) }, "HTTP/1.1 299 \r\n\r\n")
        expectEqual(
            text { HTTP1Writer.appendResponse(far, HTTPFields(), body: .none, to: &$0) }, "HTTP/1.1 999 \r\n\r\n")
        expectEqual(text { HTTP1Writer.appendContinue(to: &$0) }, "HTTP/1.1 100 Continue\r\n\r\n")
    }

    @Test func `a request has its host first and only once`() throws {
        var fields = try fields()
        try fields.append(.host, "evil")
        let head = try HTTPRequestHead(
            method: .post, target: "/a?b", authority: "[::1]:8080", fields: fields, bodyLength: .known(3),
            keepAlive: false)
        expectEqual(
            text { HTTP1Writer.appendRequest(head, to: &$0) },
            "POST /a?b HTTP/1.1\r\nHost: [::1]:8080\r\nContent-Type: text/plain\r\n"
                + "Content-Length: 3\r\nConnection: close\r\n\r\n")
        let tunnel = try HTTPRequestHead(method: .connect, target: "b:443", authority: "b:443")
        expectEqual(
            text { HTTP1Writer.appendRequest(tunnel, to: &$0) }, "CONNECT b:443 HTTP/1.1\r\nHost: b:443\r\n\r\n")
    }

    @Test(arguments: [
        (1, "1"), (9, "9"), (10, "a"), (15, "f"), (16, "10"), (255, "ff"), (4_096, "1000"),
        (Int.max, "7fffffffffffffff"),
    ])
    func `a chunk begins with its size in hexadecimal digits`(_ count: Int, _ digits: String) {
        expectEqual(text { HTTP1Writer.appendChunkStart(count: count, to: &$0) }, digits + "\r\n")
    }

    @Test func `a stream ends in chunks where the client knows them`() {
        expectEqual(HTTP1Writer.streamLength(for: .http11), .chunked)
        expectEqual(HTTP1Writer.streamLength(for: .http10), .untilClose)
    }

    @Test func `a response head made from parts says what it was given`() {
        let head = HTTPResponseHead(status: .created, bodyLength: .known(2), announcedLength: 2, keepAlive: false)
        expect(head.status == .created && head.bodyLength == .known(2) && head.announcedLength == 2)
        expect(!head.keepAlive && head.fields.isEmpty && head.reasonText == "" && head.version == .http11)
    }

    @Test func `an empty chunk is not written, because it would be the last`() throws {
        let none: [UInt8] = []
        expectEqual(text { HTTP1Writer.appendChunk(none.span, to: &$0) }, "")
        var trailers = HTTPFields()
        try trailers.append("Digest", "x")
        expectEqual(text { HTTP1Writer.appendLastChunk(to: &$0) }, "0\r\n\r\n")
        expectEqual(text { HTTP1Writer.appendLastChunk(trailers: trailers, to: &$0) }, "0\r\nDigest: x\r\n\r\n")
    }

    @Test func `an empty chunk start or a forbidden trailer stops the process`() async {
        await #expect(processExitsWith: .failure) {
            var output: [UInt8] = []
            HTTP1Writer.appendChunkStart(count: 0, to: &output)
        }
        await #expect(processExitsWith: .failure) {
            var output: [UInt8] = []
            var trailers = HTTPFields()
            trailers.append(.contentLength, 5)
            HTTP1Writer.appendLastChunk(trailers: trailers, to: &output)
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `what is written is read back, in any cut`(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var wire: [UInt8] = []
        var expected: [String] = []
        for _ in 0..<5 {
            var fields = HTTPFields()
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let name =
                    "X"
                    + String(
                        (0..<Int.random(in: 0...20, using: &random)).map { _ in
                            "aB-9_".randomElement(using: &random) ?? "a"
                        })
                let value = String(
                    (0..<Int.random(in: 0...40, using: &random)).map { _ in
                        "a B,;\"ü\t".randomElement(using: &random) ?? "a"
                    })
                try fields.append(name, value)
            }
            let chunks = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                [UInt8](repeating: UInt8(ascii: "x"), count: Int.random(in: 1...300, using: &random))
            }
            let isChunked = Bool.random(using: &random)
            let total = chunks.joined().count
            let head = try HTTPRequestHead(
                method: .post, target: "/p?\(total)", authority: "h", fields: fields,
                bodyLength: isChunked ? .chunked : .known(total))
            HTTP1Writer.appendRequest(head, to: &wire)
            for chunk in chunks {
                if isChunked { HTTP1Writer.appendChunk(chunk.span, to: &wire) } else { wire += chunk }
            }
            if isChunked { HTTP1Writer.appendLastChunk(to: &wire) }
            expected.append("POST /p query \(total) for h in http11 body \(head.bodyLength)")
            expected.append("field Host: h")
            expected += fields.map { "field \($0.name): \($0.value)" }
            expected.append(isChunked ? "field Transfer-Encoding: chunked" : "field Content-Length: \(total)")
            expected.append("body \"" + String(repeating: "x", count: total) + "\"")
            expected.append("end")
        }
        expected.append("idle")
        for size in [1, Int.random(in: 2...50, using: &random), 10_000] {
            expectEqual(Transcript.requests(wire, pieceSize: size).lines, expected, "seed \(seed), pieces of \(size)")
        }
    }
}
