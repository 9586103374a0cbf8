import HTTPWire
import SupportExpectations
import Testing

private func decode(_ text: String) throws -> [ServerSentEvent] {
    var decoder = SSEDecoder()
    let bytes = Array(text.utf8)
    return try decoder.received(bytes.span)
}

@Suite struct EventStreamTests {
    @Test func `an event is written as its lines`() throws {
        var output: [UInt8] = []
        let data = Array("a\nb\r\nc\rd\n".utf8)
        try SSEEncoder.append(id: "7", event: "note", data: data.span, to: &output)
        expectEqual(
            String(decoding: output, as: UTF8.self),
            "event: note\nid: 7\ndata: a\ndata: b\ndata: c\ndata: d\ndata: \n\n")
        output = []
        SSEEncoder.append(retryMilliseconds: 1_500, to: &output)
        SSEEncoder.append(comment: "x\ny", to: &output)
        SSEEncoder.append(comment: "", to: &output)
        expectEqual(String(decoding: output, as: UTF8.self), "retry: 1500\n\n: x\n: y\n\n: \n\n")
    }

    @Test(arguments: [("a\nb", "e"), ("a\rb", "e"), ("a\0", "e"), ("a", "e\nx"), ("a", "e\r")])
    func `an id or name that would end its line is refused`(_ id: String, _ event: String) {
        var output: [UInt8] = []
        #expect(throws: HTTPWireError.badEventField) {
            let data: [UInt8] = []
            try SSEEncoder.append(id: id, event: event, data: data.span, to: &output)
        }
        expect(output.isEmpty)
    }

    @Test(arguments: [
        ("data: a\n\n", [ServerSentEvent(data: "a")]),
        ("data:a\r\rdata: b\r\n\r\n", [ServerSentEvent(data: "a"), ServerSentEvent(data: "b")]),
        ("\u{feff}data: a\ndata:  b\ndata\n\n", [ServerSentEvent(data: "a\n b\n")]),
        (
            "id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n",
            [ServerSentEvent(id: "1", data: "a"), ServerSentEvent(id: "1", data: "b"), ServerSentEvent(data: "c")]
        ),
        ("event: x\ndata: a\n\ndata: b\n\n", [ServerSentEvent(event: "x", data: "a"), ServerSentEvent(data: "b")]),
        (": comment\n\nevent: lost\n\ndata: a\n\n", [ServerSentEvent(data: "a")]),
        ("data\n\n", [ServerSentEvent(data: "")]), ("data: unfinished\n", []), ("other: x\n\n", []),
        ("id: a\0b\ndata: x\n\n", [ServerSentEvent(data: "x")]),
    ])
    func `a stream is read by the rules`(_ text: String, _ events: [ServerSentEvent]) throws {
        try expectEqual(decode(text), events)
    }

    @Test func `the wait is read if it is a number`() throws {
        var decoder = SSEDecoder()
        for (line, wait) in [
            ("retry: 10\n", 10), ("retry: x\n", 10), ("retry:\n", 10), ("retry: 1234567890123\n", 10), ("retry:7\n", 7),
        ] {
            let bytes = Array(line.utf8)
            try expect(decoder.received(bytes.span).isEmpty)
            expectEqual(decoder.retryMilliseconds, wait)
        }
    }

    @Test func `an id counts only when its event is complete`() throws {
        var decoder = SSEDecoder()
        let first = Array("id: 1\ndata: a\n\nid: 2\ndata: b\n".utf8)
        try expectEqual(decoder.received(first.span).count, 1)
        expectEqual(decoder.lastEventID, "1")
        let rest = Array("\n".utf8)
        try expectEqual(decoder.received(rest.span).count, 1)
        expectEqual(decoder.lastEventID, "2")
    }

    @Test func `an event has a limit, comments do not add to it`() throws {
        var decoder = SSEDecoder(eventBytesMax: 10)
        let fine = Array(": 8bytes\n: 8bytes\ndata: abcd\n\ndata: abcd\n\n".utf8)
        try expectEqual(decoder.received(fine.span).count, 2)
        let large = Array("data: abcde".utf8)
        #expect(throws: HTTPWireError.eventTooLarge(bytesMax: 10)) { try decoder.received(large.span) }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func `what is written is read back, in any cut`(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var wire: [UInt8] = []
        var events: [ServerSentEvent] = []
        for number in 1...8 {
            let count = Int.random(in: 0...60, using: &random)
            let data = String((0..<count).map { _ in "ab:ü \n".randomElement(using: &random) ?? "a" })
            let bytes = Array(data.utf8)
            try SSEEncoder.append(id: "\(number)", event: number % 2 == 0 ? "e" : nil, data: bytes.span, to: &wire)
            if Bool.random(using: &random) { SSEEncoder.append(comment: "tick", to: &wire) }
            events.append(ServerSentEvent(id: "\(number)", event: number % 2 == 0 ? "e" : "message", data: data))
        }
        for size in [1, 2, 13, 10_000] {
            var decoder = SSEDecoder()
            var read: [ServerSentEvent] = []
            for start in stride(from: 0, to: wire.count, by: size) {
                let piece = Array(wire[start..<min(wire.count, start + size)])
                read += try decoder.received(piece.span)
            }
            expectEqual(read, events, "seed \(seed), pieces of \(size)")
        }
    }
}
