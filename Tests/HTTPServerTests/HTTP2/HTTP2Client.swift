import EventLoop
import HTTP2
import HTTPWire
import Testing
import Transport

/// A client over the other end of the machine that the server uses.
final class HTTP2Client: ConnectionHandler {
    /// The answer on one stream, as far as it came.
    struct Answer {
        var status = 0
        var fields = HTTPFields()
        var body: [UInt8] = []
        var interims: [Int] = []
        var isComplete = false
        /// How the stream ended, once it has.
        var code: HTTP2ErrorCode?
        var text: String { String(decoding: body, as: UTF8.self) }
    }

    let transport: Connection
    let machine: HTTP2Machine
    private unowned let rig: Rig
    private(set) var answers: [HTTP2StreamID: Answer] = [:]
    private(set) var sawSettings = false
    private(set) var goAways: [HTTP2ErrorCode] = []
    private(set) var sawEnd = false
    private(set) var ended: ConnectionEnd?
    /// Bodies are taken as they come.
    var consumes = true

    init(_ transport: Connection, rig: Rig, limits: HTTP2Limits) {
        self.transport = transport
        self.rig = rig
        machine = HTTP2Machine(.client, limits: limits, workspace: HTTP2Workspace(), at: rig.manual.loop.now)
        transport.handler = self
    }

    /// Sends a request and waits for its answer.
    func exchange(
        _ method: HTTPMethod, _ target: String, fields: [(String, String)] = [], body: [UInt8] = []
    ) throws -> Answer {
        let stream = try send(method, target, fields: fields, body: body.isEmpty ? .none : .bytes(body))
        rig.run { self[stream].isComplete || self[stream].code != nil || sawEnd || ended != nil }
        try #require(self[stream].isComplete || self[stream].code != nil, "got: \(self[stream])")
        return self[stream]
    }

    /// Sends a request, or its beginning.
    func send(
        _ method: HTTPMethod, _ target: String, fields: [(String, String)] = [], protocolName: String? = nil,
        length: Int? = nil, body: HTTP2Machine.Body = .none
    ) throws -> HTTP2StreamID {
        var all = HTTPFields()
        for (name, value) in fields { try all.append(name, value) }
        let head = try HTTPRequestHead(
            method: method, target: target, authority: "a", fields: all, bodyLength: length.map { .known($0) } ?? .none)
        let stream = try #require(machine.request(head, scheme: "http", protocolName: protocolName, body: body))
        answers[stream] = Answer()
        flush()
        return stream
    }

    func write(_ text: String, to stream: HTTP2StreamID, end: Bool = false) {
        write(Array(text.utf8), to: stream, end: end)
    }

    func write(_ bytes: [UInt8], to stream: HTTP2StreamID, end: Bool = false) {
        machine.write(bytes[...], to: stream)
        if end { machine.finish(stream) }
        flush()
    }

    func reset(_ stream: HTTP2StreamID) {
        machine.reset(stream, .cancel)
        flush()
    }

    /// Waits until the stream is over.
    func answer(_ stream: HTTP2StreamID) throws -> Answer {
        rig.run { answers[stream]?.code != nil || sawEnd || ended != nil }
        let answer = try #require(answers[stream])
        try #require(answer.code != nil, "got: \(answer.status) \(answer.text.prefix(100))")
        return answer
    }

    subscript(_ stream: HTTP2StreamID) -> Answer { answers[stream] ?? Answer() }

    func flush() {
        var events: [HTTP2Event] = []
        let now = rig.manual.loop.now
        transport.write { machine.send(into: &$0, bytesMax: 1 << 24, at: now, events: &events) }
        for event in events { take(event, []) }
        if machine.isOver { transport.finish() }
    }

    func received(_ bytes: Span<UInt8>, on connection: Connection) -> Int {
        var events: [HTTP2Event] = []
        machine.received(bytes, at: rig.manual.loop.now, events: &events)
        let copy = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
        for event in events { take(event, copy) }
        flush()
        return bytes.count
    }

    private func take(_ event: HTTP2Event, _ bytes: [UInt8]) {
        switch event {
        case .response(let stream, let head, let isEnd):
            answers[stream]?.status = Int(head.status.code)
            answers[stream]?.fields = head.fields
            if isEnd { answers[stream]?.isComplete = true }
        case .interim(let stream, let head): answers[stream]?.interims.append(Int(head.status.code))
        case .data(let stream, let range):
            answers[stream]?.body += bytes[range]
            if consumes { machine.consume(range.count, of: stream) }
        case .end(let stream): answers[stream]?.isComplete = true
        case .closed(let stream, let code, _): answers[stream]?.code = code
        case .settings: sawSettings = true
        case .goAway(_, let code): goAways.append(code)
        case .request, .refused, .trailers, .answeredEarly, .pong: break
        }
    }

    func receivedEnd(on connection: Connection) {
        sawEnd = true
        connection.finish()
    }
    func drained(_ connection: Connection) {}
    func ended(_ connection: Connection, _ end: ConnectionEnd) { ended = end }
}
