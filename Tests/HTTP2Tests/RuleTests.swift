import HTTP2
import HTTPWire
import SupportExpectations
import Testing

/// A fault of a peer, and what comes of it.
struct Fault: CustomTestStringConvertible, Sendable {
    enum Outcome: Sendable {
        /// The connection ends with this code.
        case connection(UInt32)
        /// The stream is reset with one of these codes, or the connection ends with one.
        case stream(UInt32, [UInt32])
        /// Nothing happens, and a PING is answered.
        case nothing
    }

    let name: String
    let frames: [Frame]
    let outcome: Outcome
    var testDescription: String { name }

    init(_ name: String, _ frames: [Frame], _ outcome: Outcome) {
        self.name = name
        self.frames = frames
        self.outcome = outcome
    }

    private static func malformed(_ name: String, _ fields: [(String, String)]) -> Fault {
        Fault(name, [.headers(1, fields)], .stream(1, [1]))
    }

    static let frames: [Fault] = [
        Fault(
            "frame beyond the largest size", [Frame(type: 0, stream: 1, payload: .init(repeating: 0, count: 16_385))],
            .connection(6)),
        Fault("unknown kind of frame", [Frame(type: 0x63, flags: 255, stream: 0, payload: [1, 2])], .nothing),
        Fault("unknown kind of frame on a stream", [Frame(type: 0x63, stream: 1, payload: [1, 2])], .nothing),
        Fault(
            "flags that mean nothing", [Frame(type: 6, flags: 0x16 & 0xfe, payload: .init(repeating: 0, count: 8))],
            .nothing),
        Fault("reserved bit", [Frame(type: 6, stream: 0x8000_0000, payload: .init(repeating: 0, count: 8))], .nothing),
        Fault("DATA on stream 0", [.data(0, "x")], .connection(1)),
        Fault("DATA on an idle stream", [.data(1, "x", end: true)], .connection(1)),
        Fault(
            "DATA with more padding than payload",
            [.headers(1, Frame.post, end: false), Frame(type: 0, flags: 8 | 1, stream: 1, payload: [9, 1, 2])],
            .connection(1)),
        Fault("HEADERS on stream 0", [.headers(0, Frame.get)], .connection(1)),
        Fault(
            "HEADERS with more padding than payload",
            [Frame(type: 1, flags: 8 | 5, stream: 1, payload: [200] + Frame.block(Frame.get))], .connection(1)),
        Fault("HEADERS on an even stream", [.headers(2, Frame.get)], .connection(1)),
        Fault(
            "HEADERS on a lower stream than before", [.headers(5, Frame.get), .headers(3, Frame.get)], .connection(1)),
        Fault(
            "HEADERS that depend on themselves",
            [Frame(type: 1, flags: 5 | 32, stream: 1, payload: [0, 0, 0, 1, 9] + Frame.block(Frame.get))],
            .stream(1, [1])),
        Fault(
            "header block that is not one",
            [Frame(type: 1, flags: 5, stream: 1, payload: [0xff, 0xff, 0xff, 0xff, 0xff, 0xff])], .connection(9)),
        Fault("index 0", [Frame(type: 1, flags: 5, stream: 1, payload: [0x80])], .connection(9)),
        Fault(
            "table size update beyond the setting",
            [Frame(type: 1, flags: 5, stream: 1, payload: [0x3f, 0xe1, 0xff, 0x03] + Frame.block(Frame.get))],
            .connection(9)),
        Fault(
            "table size update at the end",
            [Frame(type: 1, flags: 5, stream: 1, payload: Frame.block(Frame.get) + [0x20])], .connection(9)),
        Fault(
            "other frame inside a header block", [.headers(1, Frame.get, endHeaders: false), .ping()], .connection(1)),
        Fault(
            "another stream's frame inside a header block",
            [.headers(1, Frame.get, endHeaders: false), .headers(3, Frame.get)], .connection(1)),
        Fault(
            "CONTINUATION of another stream", [.headers(1, Frame.get, endHeaders: false), .continuation(3, [])],
            .connection(1)),
        Fault(
            "CONTINUATION on stream 0", [.headers(1, Frame.get, endHeaders: false), .continuation(0, [])],
            .connection(1)),
        Fault(
            "CONTINUATION after the end of a head", [.headers(1, Frame.post, end: false), .continuation(1, [])],
            .connection(1)),
        Fault("CONTINUATION without HEADERS", [.continuation(1, [("a", "b")])], .connection(1)),
        Fault("PRIORITY on stream 0", [.priority(0, dependsOn: 1)], .connection(1)),
        Fault(
            "PRIORITY of four bytes",
            [.headers(1, Frame.post, end: false), Frame(type: 2, stream: 1, payload: [0, 0, 0, 0])], .stream(1, [6])),
        Fault("PRIORITY on an idle stream", [.priority(7, dependsOn: 0)], .nothing),
        Fault("PRIORITY that depends on itself", [.priority(1, dependsOn: 1)], .stream(1, [1])),
        Fault("RST_STREAM on stream 0", [.reset(0)], .connection(1)),
        Fault("RST_STREAM on an idle stream", [.reset(1)], .connection(1)),
        Fault(
            "RST_STREAM of three bytes",
            [.headers(1, Frame.post, end: false), Frame(type: 3, stream: 1, payload: [0, 0, 0])], .connection(6)),
        Fault("SETTINGS on a stream", [Frame(type: 4, stream: 1)], .connection(1)),
        Fault(
            "SETTINGS acknowledgement with a payload", [Frame(type: 4, flags: 1, payload: [0, 0, 0, 0, 0, 0])],
            .connection(6)),
        Fault("SETTINGS of five bytes", [Frame(type: 4, payload: [0, 0, 0, 0, 0])], .connection(6)),
        Fault("ENABLE_PUSH of 2", [.settings([(2, 2)])], .connection(1)),
        Fault("INITIAL_WINDOW_SIZE of 2^31", [.settings([(4, 0x8000_0000)])], .connection(3)),
        Fault("MAX_FRAME_SIZE of 16383", [.settings([(5, 16_383)])], .connection(1)),
        Fault("MAX_FRAME_SIZE of 2^24", [.settings([(5, 1 << 24)])], .connection(1)),
        Fault("unknown setting", [.settings([(0xfefe, 1)])], .nothing),
        Fault("ENABLE_CONNECT_PROTOCOL of 2", [.settings([(8, 2)])], .connection(1)),
        Fault(
            "PUSH_PROMISE from a client", [Frame(type: 5, flags: 4, stream: 1, payload: [0, 0, 0, 2])], .connection(1)),
        Fault("PING on a stream", [Frame(type: 6, stream: 1, payload: .init(repeating: 0, count: 8))], .connection(1)),
        Fault("PING of seven bytes", [Frame(type: 6, payload: .init(repeating: 0, count: 7))], .connection(6)),
        Fault(
            "GOAWAY on a stream", [Frame(type: 7, stream: 1, payload: .init(repeating: 0, count: 8))], .connection(1)),
        Fault("GOAWAY of seven bytes", [Frame(type: 7, payload: .init(repeating: 0, count: 7))], .connection(6)),
        Fault("WINDOW_UPDATE of 0 on the connection", [.windowUpdate(0, 0)], .connection(1)),
        Fault(
            "WINDOW_UPDATE of 0 on a stream", [.headers(1, Frame.post, end: false), .windowUpdate(1, 0)],
            .stream(1, [1])),
        Fault("WINDOW_UPDATE of three bytes", [Frame(type: 8, payload: [0, 0, 1])], .connection(6)),
        Fault("WINDOW_UPDATE on an idle stream", [.windowUpdate(1, 1)], .connection(1)),
        Fault("connection window beyond 2^31 - 1", [.windowUpdate(0, 0x7fff_ffff)], .connection(3)),
        Fault(
            "stream window beyond 2^31 - 1", [.headers(1, Frame.post, end: false), .windowUpdate(1, 0x7fff_ffff)],
            .stream(1, [3])),
        Fault(
            "stream window beyond 2^31 - 1 by a setting",
            [.headers(1, Frame.post, end: false), .windowUpdate(1, 0x7fff_0000), .settings([(4, 0x7fff_ffff)])],
            .connection(3)),
        Fault(
            "stream window beyond 2^31 - 1 by a setting that another one follows",
            [.headers(1, Frame.post, end: false), .windowUpdate(1, 0x7fff_0000), .settings([(4, 65_536), (4, 1)])],
            .connection(3)),
        Fault(
            "stream window of 2^31 - 1 by a setting",
            [.headers(1, Frame.post, end: false), .windowUpdate(1, 0x7fff_0000 - 1), .settings([(4, 65_536)])],
            .nothing),
        Fault("DATA after the end of a stream", [.headers(1, Frame.get), .data(1, "x")], .stream(1, [5])),
        Fault("HEADERS after the end of a stream", [.headers(1, Frame.get), .headers(1, Frame.get)], .stream(1, [5])),
        Fault("DATA after a reset", [.headers(1, Frame.post, end: false), .reset(1), .data(1, "x")], .stream(1, [5])),
        Fault(
            "HEADERS after a reset", [.headers(1, Frame.post, end: false), .reset(1), .headers(1, Frame.get)],
            .stream(1, [5])),
        Fault("a stream that was passed over", [.headers(5, Frame.get), .data(3, "x", end: true)], .connection(1)),
        Fault(
            "PRIORITY of a stream passed over", [.headers(5, Frame.get), .priority(3, dependsOn: 1)], .nothing),
        Fault(
            "trailers that end nothing", [.headers(1, Frame.post, end: false), .headers(1, [("x", "y")], end: false)],
            .stream(1, [1])),
        Fault(
            "padding that is all there is",
            [.headers(1, Frame.post, end: false), Frame(type: 0, flags: 8, stream: 1, payload: [2, 0, 0])], .nothing),
    ]

    static let messages: [Fault] = [
        malformed("capital letters in a name", Frame.get + [("X-Capital", "y")]),
        malformed("unknown pseudo-header field", Frame.get + [(":x", "y")]),
        malformed(":status in a request", Frame.get + [(":status", "200")]),
        malformed(
            "pseudo-header field after a regular one",
            [(":method", "GET"), (":scheme", "http"), ("x", "y"), (":path", "/"), (":authority", "a")]),
        malformed("connection field", Frame.get + [("connection", "keep-alive")]),
        malformed("keep-alive field", Frame.get + [("keep-alive", "timeout=5")]),
        malformed("proxy-connection field", Frame.get + [("proxy-connection", "keep-alive")]),
        malformed("transfer-encoding field", Frame.get + [("transfer-encoding", "chunked")]),
        malformed("upgrade field", Frame.get + [("upgrade", "websocket")]),
        malformed("te of gzip", Frame.get + [("te", "trailers, deflate")]),
        malformed("empty :path", [(":method", "GET"), (":scheme", "http"), (":path", ""), (":authority", "a")]),
        malformed("relative :path", [(":method", "GET"), (":scheme", "http"), (":path", "x"), (":authority", "a")]),
        malformed(
            "absolute :path", [(":method", "GET"), (":scheme", "http"), (":path", "http://a/"), (":authority", "a")]),
        malformed(
            ":path with a space", [(":method", "GET"), (":scheme", "http"), (":path", "/a b"), (":authority", "a")]),
        malformed(
            ":path with a fragment", [(":method", "GET"), (":scheme", "http"), (":path", "/a#b"), (":authority", "a")]),
        malformed("* without OPTIONS", [(":method", "GET"), (":scheme", "http"), (":path", "*"), (":authority", "a")]),
        malformed("no :method", [(":scheme", "http"), (":path", "/"), (":authority", "a")]),
        malformed("no :scheme", [(":method", "GET"), (":path", "/"), (":authority", "a")]),
        malformed("no :path", [(":method", "GET"), (":scheme", "http"), (":authority", "a")]),
        malformed("two :method", [(":method", "GET")] + Frame.get),
        malformed("two :scheme", [(":scheme", "http")] + Frame.get),
        malformed("two :path", [(":path", "/")] + Frame.get),
        malformed("two :authority", [(":authority", "a")] + Frame.get),
        malformed(
            "method that is no token", [(":method", "G T"), (":scheme", "http"), (":path", "/"), (":authority", "a")]),
        malformed(
            "scheme that is not spoken", [(":method", "GET"), (":scheme", "ftp"), (":path", "/"), (":authority", "a")]),
        malformed("neither :authority nor host", [(":method", "GET"), (":scheme", "http"), (":path", "/")]),
        malformed("empty :authority", [(":method", "GET"), (":scheme", "http"), (":path", "/"), (":authority", "")]),
        malformed(
            ":authority with user information",
            [(":method", "GET"), (":scheme", "http"), (":path", "/"), (":authority", "u@a")]),
        malformed(":authority and host that differ", Frame.get + [("host", "b")]),
        malformed("two hosts", Frame.get + [("host", "a"), ("host", "a")]),
        malformed("name with a space", Frame.get + [("a b", "c")]),
        malformed("empty name", Frame.get + [("", "c")]),
        malformed("value with a line feed", Frame.get + [("x", "a\nb")]),
        malformed("value with a zero byte", Frame.get + [("x", "a\0b")]),
        malformed("value with another control byte", Frame.get + [("x", "a\u{1}b")]),
        malformed("content-length that is no number", Frame.get + [("content-length", "x")]),
        malformed("two content-lengths", Frame.get + [("content-length", "0"), ("content-length", "0")]),
        malformed("content-length without a body", Frame.post + [("content-length", "1")]),
        malformed(
            "extended CONNECT that is not allowed",
            [
                (":method", "CONNECT"), (":protocol", "websocket"), (":scheme", "http"), (":path", "/"),
                (":authority", "a"),
            ]),
        malformed(
            "CONNECT with path", [(":method", "CONNECT"), (":scheme", "http"), (":path", "/"), (":authority", "a:1")]),
        malformed("CONNECT without a port", [(":method", "CONNECT"), (":authority", "a")]),
        Fault(
            "body shorter than its content-length",
            [.headers(1, Frame.post + [("content-length", "2")], end: false), .data(1, "x", end: true)], .stream(1, [1])
        ),
        Fault(
            "body longer than its content-length",
            [.headers(1, Frame.post + [("content-length", "2")], end: false), .data(1, "xyz", end: true)],
            .stream(1, [1])),
        Fault(
            "pieces longer than their content-length",
            [.headers(1, Frame.post + [("content-length", "1")], end: false), .data(1, "x"), .data(1, "y", end: true)],
            .stream(1, [1])),
        Fault(
            "pseudo-header field in trailers",
            [.headers(1, Frame.post, end: false), .headers(1, [(":method", "GET")])], .stream(1, [1])),
    ]
}

@Suite struct RuleTests {
    @Test(arguments: Fault.frames + Fault.messages)
    func whatIsWrongIsAnsweredWithItsCode(_ fault: Fault) throws {
        let server = End.greetedServer()
        for frame in fault.frames { server.receive(frame) }
        let sent = server.takeFrames()
        switch fault.outcome {
        case .connection(let code):
            let last = try #require(sent.last { $0.type == 7 }, "sent: \(sent)")
            expectEqual(last.number(at: 4), code)
            expect(server.machine.isOver)
        case .stream(let stream, let codes):
            let reset = sent.last { $0.type == 3 && $0.stream == stream }?.number(at: 0)
            let goAway = sent.last { $0.type == 7 }?.number(at: 4)
            let code = try #require(reset ?? goAway, "sent: \(sent)")
            expect(codes.contains(code))
            if fault.frames.count == 1 { expect(!server.takeTold().contains { $0.contains("GET") }) }
        case .nothing:
            expect(!sent.contains { $0.type == 7 || $0.type == 3 }, "sent: \(sent)")
            server.receive(.ping())
            expect(server.takeFrames().contains { $0.type == 6 && $0.flags == 1 })
        }
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\nHost: a\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\r", "INVALID CONNECTION PREFACE\r\n\r\n",
    ])
    func aWrongPrefaceEndsTheConnection(_ text: String) {
        let server = End(.server)
        server.send()
        server.receive(Array(text.utf8))
        expectEqual(server.takeFrames().map(\.type), [4, 8, 7])
        expect(server.machine.isOver)
    }

    @Test func whatComesFirstIsSettings() {
        let server = End(.server)
        server.receive(HTTP2Machine.preface + Frame.ping().bytes)
        expectEqual(server.takeFrames().last?.number(at: 4), 1)
    }

    @Test func aStreamGoesOnAfterAnotherOneWasMalformed() {
        let server = End.greetedServer()
        server.receive(.headers(1, Frame.get + [("x y", "z")]), .headers(3, Frame.get))
        expectEqual(server.takeTold(), ["3 GET / a [] end"])
        expectEqual(server.takeFrames().map(\.description), ["RST_STREAM(1, flags 0, 4 bytes)"])
    }

    @Test func hostStandsInForAuthority() {
        let server = End.greetedServer()
        server.receive(.headers(1, Array(Frame.get.prefix(3)) + [("host", "b:8")]))
        server.receive(.headers(3, Frame.get + [("host", "A")]))
        expectEqual(server.takeTold(), ["1 GET / b:8 [host=b:8] end", "3 GET / a [host=A] end"])
    }

    @Test func anUnknownExpectationIsRefusedAndAKnownOneTold() {
        let server = End.greetedServer()
        server.receive(.headers(1, Frame.post + [("expect", "miracles")], end: false))
        server.receive(.headers(3, Frame.post + [("expect", "100-continue")], end: false))
        expectEqual(server.takeTold(), ["1 refused unknownExpectation", "3 POST / a [expect=100-continue]"])
    }

    @Test func theOtherSidesGoodbyeIsTold() {
        let server = End.greetedServer()
        server.receive(.headers(1, Frame.get), Frame(type: 7, payload: Frame.number(0) + Frame.number(0)))
        expectEqual(server.takeTold(), ["1 GET / a [] end", "goaway 0 NO_ERROR"])
        expect(!server.machine.isOver)
        server.machine.respond(HTTP2StreamID(1), .noContent, HTTPFields(), contentLength: nil, body: .none)
        server.send()
        expect(server.machine.isOver)
    }
}
