import GatewayRig
import JSON
import SupportExpectations
import Testing

@Suite("Bytes that no client of good will sends")
struct WireTests {
    private static let head = "Host: x\r\nAuthorization: Bearer \(Samples.secretKey)\r\n"

    private static let chunked = "Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n"

    private func raw(_ text: String, thenEnd: Bool = false) async throws -> Answer {
        try await backend().raw(Array(text.utf8), thenEnd: thenEnd)
    }

    @Test(
        "a request that cannot be read is a problem with an id, and the connection is closed",
        arguments: [
            ("GARBAGE\r\n\r\n", 400), ("GET / HTTP/1.1\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400),
            ("GET / HTTP/2.7\r\nHost: x\r\n\r\n", 505), ("GET /v1 sessions HTTP/1.1\r\nHost: x\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
            ("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nHost : x\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n", 400),
            ("GET / HTTP/1.1\nHost: x\n\n", 400),
        ])
    func unreadable(_ text: String, _ status: Int) async throws {
        let answer = try await raw(text)
        expectEqual(answer.status, status)
        expectEqual(answer["Content-Type"], "application/problem+json")
        expectEqual(answer.json["requestId"]?.stringValue, answer["Request-Id"])
        expectEqual(answer["Connection"]?.lowercased(), "close")
    }

    @Test(
        "lines of a megabyte are refused without being kept",
        arguments: [
            Bomb("a target", "GET /\(String(repeating: "a", count: 1 << 20)) HTTP/1.1\r\nHost: x\r\n\r\n"),
            Bomb("a field", "GET / HTTP/1.1\r\nHost: x\r\nA: \(String(repeating: "a", count: 1 << 20))\r\n\r\n"),
            Bomb("many fields", "GET / HTTP/1.1\r\nHost: x\r\n" + String(repeating: "A: bbbb\r\n", count: 100_000)),
        ])
    func longLines(_ bomb: Bomb) async throws {
        let port = try await backend().port
        let status = try await offPool { () -> Int in
            let wire = try Wire(port: port)
            defer { wire.close() }
            // The other side may have answered and closed before all of it is out.
            try? wire.send(Array(bomb.body.utf8))
            return (try? AnswerReader(wire).head(within: 60).status) ?? 0
        }
        expect([431, 414, 0].contains(status), "\(status)")
        try await expectEqual(backend().get("/livez").status, 200)
    }

    @Test(
        "a request that ends in the middle gets no 2xx and makes nothing",
        arguments: [
            "POST /v1/sessions HTTP/1.1\r\nHost: x",
            "POST /v1/sessions HTTP/1.1\r\n\(head)Content-Length: 100\r\n\r\n{",
            "POST /v1/sessions HTTP/1.1\r\n\(head)\(chunked)\r\n2\r\n{}\r\n",
            "POST /v1/sessions HTTP/1.1\r\n\(head)\(chunked)\r\nzz\r\n",
        ])
    func truncated(_ text: String) async throws {
        let gateway = try await InProcessGateway(Samples.twoApps())
        let answer = try? await gateway.backend.raw(Array(text.utf8), thenEnd: true, within: 5)
        expect(answer == nil || answer?.status == 400, "\(answer?.description ?? "")")
        let list = try await gateway.backend.get("/v1/sessions")
        expectEqual(list.json["data"]?.arrayValue?.isEmpty, true)
        await gateway.stop()
    }

    @Test(
        "a body that is no JSON is 400, one of another type 415, a large one 413",
        arguments: [
            ("{", 400, "malformed"), ("", 200, ""), ("nul", 400, "malformed"), (#"{"a":1,"a":2}"#, 400, "malformed"),
            (#"{"metadata":{"a":1,"a":2}}"#, 400, "malformed"), (#"{"a":"\ud800"}"#, 400, "malformed"),
            ("[1,2]", 422, "invalid_request"), ("7", 422, "invalid_request"), (#""x""#, 422, "invalid_request"),
            ("{} {}", 400, "malformed"), (#"{"a":01}"#, 400, "malformed"),
        ])
    func bodies(_ body: String, _ status: Int, _ code: String) async throws {
        guard !body.isEmpty else { return }
        let answer = try await backend().call("POST", "/v1/sessions", body: Array(body.utf8))
        expectEqual(answer.status, status)
        expectEqual(answer.code, code)
    }

    @Test(
        "invalid UTF-8 in a body is 400",
        arguments: [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80]])
    func invalidUTF8(_ bytes: [UInt8]) async throws {
        let body = Array(#"{"user":{"name":""#.utf8) + bytes + Array(#""}}"#.utf8)
        let answer = try await backend().call("POST", "/v1/sessions", body: body)
        expectEqual(answer.status, 400)
        expectEqual(answer.code, "malformed")
    }

    @Test(
        "the media type of a body counts",
        arguments: [
            ("text/plain", 415), ("application/x-www-form-urlencoded", 415), ("", 415),
            ("application/json; charset=utf-8", 201),
            ("APPLICATION/JSON", 201),
        ])
    func mediaTypes(_ type: String, _ status: Int) async throws {
        let answer = try await backend().call(
            "POST", "/v1/sessions", body: Array("{}".utf8), fields: ["Content-Type": type])
        expectEqual(answer.status, status)
    }

    @Test("a body over the limit is 413 with limit and size", arguments: [false, true])
    func largeBody(_ isChunked: Bool) async throws {
        let caller = try await backend()
        let body = [UInt8](repeating: UInt8(ascii: " "), count: (1 << 20) + 1)
        let answer = try await offPool { () -> Answer? in
            let wire = try Wire(port: caller.port)
            defer { wire.close() }
            var request = caller.request("POST", "/v1/sessions", body: isChunked ? nil : body)
            if isChunked {
                let text = String(decoding: request, as: UTF8.self)
                    .replacing(
                        "Connection:",
                        with: "Transfer-Encoding: chunked\r\nContent-Type: application/json\r\nConnection:")
                request =
                    Array(text.utf8) + Array("\(String(body.count, radix: 16))\r\n".utf8) + body
                    + Array("\r\n0\r\n\r\n".utf8)
            }
            try? wire.send(request)
            return try AnswerReader(wire).answer(to: "POST", within: 60)
        }
        expectEqual(answer?.status, 413)
        expectEqual(answer?.code, "body_too_large")
        expectEqual(answer?.json["limitBytes"]?.intValue, 1 << 20)
        if !isChunked { expectEqual(answer?.json["sizeBytes"]?.intValue, body.count) }
    }

    /// A body that costs its reader more than its sender.
    struct Bomb: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let body: String

        init(_ name: String, _ body: String) {
            testDescription = name
            self.body = body
        }

        static let members = (0..<60_000).map { "\"k\($0)\":1" }.joined(separator: ",")

        static let all = [
            Bomb("deep arrays", String(repeating: "[", count: 500_000)),
            Bomb("deep objects", String(repeating: #"{"a":"#, count: 100_000)),
            Bomb(
                "a little too deep",
                "{\"metadata\":" + String(repeating: "[", count: 70) + String(repeating: "]", count: 70) + "}"),
            Bomb("wide", "{\(members)}"), Bomb("wide within", "{\"metadata\":{\(members)}}"),
            Bomb("a long number", "{\"waitSeconds\":" + String(repeating: "9", count: 500_000) + "}"),
            Bomb("escapes", "{\"user\":{\"name\":\"" + String(repeating: "\\u0041", count: 150_000) + "\"}}"),
        ]
    }

    @Test("JSON that is deep, wide or long is refused, and others are served meanwhile", arguments: Bomb.all)
    func bombs(_ bomb: Bomb) async throws {
        let caller = try await backend()
        let answer = try await caller.call("POST", "/v1/sessions", body: Array(bomb.body.utf8), within: 60)
        expect([400, 422].contains(answer.status))
        expect(answer.json["errors"]?.arrayValue?.count ?? 0 <= 32)
        try await expectEqual(caller.get("/livez").status, 200)
    }

    @Test("many requests on one connection are answered in order")
    func pipelined() async throws {
        let caller = try await backend()
        let session = try await Conversation.open(caller)
        let statuses = try await offPool { () -> [Int] in
            let wire = try Wire(port: caller.port)
            defer { wire.close() }
            var bytes: [UInt8] = []
            for path in ["/livez", session.path, "/v1/nothing", session.path + "/events", "/version"] {
                bytes += caller.request("GET", path, close: false)
            }
            try wire.send(bytes)
            let reader = AnswerReader(wire)
            return try (0..<5).map { _ in try reader.answer(to: "GET", within: 60).status }
        }
        expectEqual(statuses, [200, 200, 404, 200, 200])
    }

    @Test(
        "a query that cannot be read is 400, one with too many names too",
        arguments: [
            "?a=%zz", "?a=%ff", "?" + (0..<40).map { "a\($0)=1" }.joined(separator: "&"),
        ])
    func queries(_ query: String) async throws {
        let answer = try await backend().get("/v1/sessions" + query)
        expectEqual(answer.status, 400)
        expectEqual(answer.code, "malformed")
    }

    @Test("readers that vanish in the middle leave nothing behind")
    func vanishingReaders() async throws {
        try await withGateway { gateway in
            let session = try await Conversation.open(gateway.backend)
            for _ in 0..<20 {
                let reader = try await session.stream()
                reader.cut()
            }
            let isEmpty = try await eventually(within: 60) {
                let text = try gateway.backend.blocking("GET", "/metrics").text
                return text.split(separator: "\n").contains(#"trunkline_streams{kind="sse"} 0"#)
            }
            expect(isEmpty)
        }
    }
}
