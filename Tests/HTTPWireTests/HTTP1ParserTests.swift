import FuzzHTTP1
import HTTPWire
import SupportExpectations
import Testing

/// A request of exactly the sizes asked for: request line, one field line, whole head.
private func head(lineBytes: Int, fieldBytes: Int) -> [UInt8] {
    let target = String(repeating: "x", count: lineBytes - "GET / HTTP/1.1\r\n".utf8.count)
    let value = String(repeating: "v", count: fieldBytes - "A: \r\n".utf8.count)
    return Array("GET /\(target) HTTP/1.1\r\nHost: a\r\nA: \(value)\r\n\r\n".utf8)
}

private func refusal(_ bytes: [UInt8], _ limits: HTTP1Limits) -> String {
    let whole = Transcript.requests(bytes, pieceSize: 100_000, limits: limits)
    for size in [1, 5, 16] { expectEqual(Transcript.requests(bytes, pieceSize: size, limits: limits), whole) }
    return whole.lines.last ?? ""
}

@Suite struct HTTP1LimitTests {
    @Test func `a line, a field and a head of exactly their limits are taken, one byte more is not`() {
        let bytes = head(lineBytes: 40, fieldBytes: 50)
        var limits = HTTP1Limits(startLineBytesMax: 40, fieldLineBytesMax: 50, headBytesMax: bytes.count)
        expectEqual(refusal(bytes, limits), "idle")
        limits.startLineBytesMax = 39
        expectEqual(refusal(bytes, limits), "refused 414 startLineTooLong(bytesMax: 39)")
        limits.startLineBytesMax = 40
        limits.fieldLineBytesMax = 49
        expectEqual(refusal(bytes, limits), "refused 431 fieldLineTooLong(bytesMax: 49)")
        limits.fieldLineBytesMax = 50
        limits.headBytesMax = bytes.count - 1
        expectEqual(refusal(bytes, limits), "refused 431 headTooLarge(bytesMax: \(bytes.count - 1))")
    }

    @Test func `a line without an end is refused as soon as it has its limit`() {
        let limits = HTTP1Limits(startLineBytesMax: 64)
        expectEqual(refusal(Array(("GET /" + String(repeating: "a", count: 58)).utf8), limits), "open")
        expectEqual(
            refusal(Array(("GET /" + String(repeating: "a", count: 59)).utf8), limits),
            "refused 414 startLineTooLong(bytesMax: 64)")
    }

    @Test func `one field more than the limit is refused`() {
        let fields = (0..<5).map { "F\($0): x\r\n" }.joined()
        let bytes = Array("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n".utf8)
        expectEqual(refusal(bytes, HTTP1Limits(fieldCountMax: 6)), "idle")
        expectEqual(refusal(bytes, HTTP1Limits(fieldCountMax: 5)), "refused 431 tooManyFields(countMax: 5)")
    }

    @Test func `chunk extensions have one limit for the whole body`() {
        let chunks = String(repeating: "1;abc\r\nx\r\n", count: 3)
        let bytes = Array("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n\(chunks)0\r\n\r\n".utf8)
        expectEqual(refusal(bytes, HTTP1Limits(chunkExtensionBytesMax: 12)), "idle")
        expectEqual(
            refusal(bytes, HTTP1Limits(chunkExtensionBytesMax: 11)), "refused 400 chunkExtensionsTooLarge(bytesMax: 11)"
        )
    }

    @Test func `chunks are added up against the body limit`() {
        let bytes = Array(
            "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n3\r\ndef\r\n0\r\n\r\n".utf8)
        expectEqual(refusal(bytes, HTTP1Limits(bodyBytesMax: 6)), "idle")
        expectEqual(refusal(bytes, HTTP1Limits(bodyBytesMax: 5)), "refused 413 bodyTooLarge(bytesMax: 5, bytes: 6)")
    }

    @Test func `a body until the close is handed out up to its limit and no further`() {
        let bytes = Array("HTTP/1.1 200 OK\r\n\r\nabcdef".utf8)
        for size in [1, 4, 1_000] {
            let transcript = Transcript.responses(
                bytes, to: [.get], mayUpgrade: false, pieceSize: size, limits: HTTP1Limits(bodyBytesMax: 5))
            expectEqual(
                transcript.lines.suffix(2), ["body \"abcde\"", "refused 413 bodyTooLarge(bytesMax: 5, bytes: 6)"])
        }
    }

    @Test func `a response with a declared length over the limit is refused after its head`() {
        let transcript = Transcript.responses(
            Array("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n".utf8), to: [.get], mayUpgrade: false, pieceSize: 9,
            limits: HTTP1Limits(bodyBytesMax: 8))
        expectEqual(transcript.lines.last, "refused 413 bodyTooLarge(bytesMax: 8, bytes: 9)")
    }
}

@Suite struct HTTP1ParserTests {
    @Test func `the body limit of a route can be set after the head`() {
        let bytes = Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody".utf8)
        var parser = HTTP1RequestParser(limits: HTTP1Limits(bodyBytesMax: 2))
        var cursor = 0
        guard case .head = parser.next(in: bytes.span, at: &cursor) else { return expect(Bool(false)) }
        parser.limits.bodyBytesMax = 4
        guard case .body(let range) = parser.next(in: bytes.span, at: &cursor) else { return expect(Bool(false)) }
        expectEqual(Array(bytes[range]), Array("body".utf8))
    }

    @Test func `a failed parser stays failed and takes nothing`() {
        let bad = Array("GET / HTTP/1.1\nHost: a\r\n\r\n".utf8)
        let good = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8)
        var parser = HTTP1RequestParser()
        var cursor = 0
        guard case .failed(.bareLineFeed) = parser.next(in: bad.span, at: &cursor) else { return expect(Bool(false)) }
        cursor = 0
        guard case .failed(.bareLineFeed) = parser.next(in: good.span, at: &cursor) else { return expect(Bool(false)) }
        expectEqual(cursor, 0)
        expectEqual(parser.isBetweenRequests, false)
    }

    @Test func `the cursor stops at the end of the request, so that what follows can be another protocol`() {
        let bytes = Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n\u{1}\u{2}".utf8)
        var parser = HTTP1RequestParser()
        var cursor = 0
        guard case .head = parser.next(in: bytes.span, at: &cursor),
            case .end = parser.next(in: bytes.span, at: &cursor)
        else { return expect(Bool(false)) }
        expectEqual(cursor, bytes.count - 2)
        expectEqual(parser.isBetweenRequests, true)
    }

    @Test func `one byte of a head is enough to be inside a request`() {
        var parser = HTTP1RequestParser()
        var cursor = 0
        let none: [UInt8] = []
        expectEqual(parser.isBetweenRequests, true)
        guard case .needMore = parser.next(in: none.span, at: &cursor) else { return expect(Bool(false)) }
        let byte: [UInt8] = [71]
        guard case .needMore = parser.next(in: byte.span, at: &cursor) else { return expect(Bool(false)) }
        expectEqual(parser.isBetweenRequests, false)
    }

    @Test func `the parts of a target can be read as bytes`() throws {
        let head = try HTTPRequestHead(method: .get, target: "/a%20b?c=d", authority: "h:1")
        expectEqual(Array(head.pathBytes.text.utf8), Array("/a%20b".utf8))
        expectEqual(head.queryBytes.text, "c=d")
        expectEqual(head.targetBytes.text, "/a%20b?c=d")
        expect(head.hasQuery && head.targetText == "/a%20b?c=d" && head.targetForm == .origin)
        expectEqual(head.authorityText, "h:1")
    }

    @Test(arguments: ["", "a", "/a b", "/a\r\nX: y", "/a#b", "*"])
    func `a head is not made with a bad target`(_ target: String) {
        #expect(throws: HTTPWireError.badTarget) {
            try HTTPRequestHead(method: .get, target: target, authority: "a")
        }
    }

    @Test(arguments: ["", "a b", "a\r\nX: y", "u@a", "a:99999", "[::1", "a/b"])
    func `a head is not made with a bad authority`(_ authority: String) {
        #expect(throws: HTTPWireError.badHost) {
            try HTTPRequestHead(method: .get, target: "/", authority: authority)
        }
    }

    @Test(arguments: [
        ("::", true), ("::1", true), ("1::", true), ("1:2:3:4:5:6:7:8", true), ("1:2:3:4:5:6:1.2.3.4", true),
        ("::ffff:1.2.3.4", true), ("1::8", true), ("", false), (":", false), (":1", false), ("1:", false),
        ("1:2:3:4:5:6:7", false), ("1:2:3:4:5:6:7:8:9", false), ("12345::", false), ("::1.2.3", false),
        ("::1.2.3.256", false), ("::1.2.3.04", false), ("::1..3.4", false), ("1::2::3", false), ("g::", false),
        ("fe80::1%25eth0", false), ("1:2:3:4:5:6:7:8::", false),
    ])
    func `an IPv6 literal is one or is refused`(_ literal: String, _ isGood: Bool) {
        let head = try? HTTPRequestHead(method: .get, target: "/", authority: "[\(literal)]")
        expectEqual(head != nil, isGood)
    }
}

extension Span<UInt8> {
    var text: String {
        var bytes: [UInt8] = []
        for index in 0..<count { bytes.append(self[index]) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
