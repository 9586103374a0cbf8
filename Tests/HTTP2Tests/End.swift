import HTTP2
import HTTPWire
import Kernel

/// One end of a connection under test: a machine, what it told, and what it sent.
final class End {
    let machine: HTTP2Machine
    /// Events that it told, as text; neighbouring pieces of a body are one.
    private(set) var told: [String] = []
    /// Bytes that it sent and that were not taken yet.
    private(set) var output: [UInt8] = []
    var now = Instant(nanoseconds: 1_000_000_000)
    /// Bodies are consumed as they come.
    var consumes = true

    init(_ role: HTTP2Machine.Role, limits: HTTP2Limits = HTTP2Limits()) {
        machine = HTTP2Machine(
            role, limits: limits, workspace: HTTP2Workspace(), at: Instant(nanoseconds: 1_000_000_000))
    }

    /// A server that has had its greeting, and whose own was taken.
    static func greetedServer(limits: HTTP2Limits = HTTP2Limits()) -> End {
        let end = End(.server, limits: limits)
        end.receive(HTTP2Machine.preface + Frame.settings().bytes + Frame.settingsAcknowledgement.bytes)
        _ = end.takeOutput()
        end.told = []
        return end
    }

    func receive(_ bytes: [UInt8]) {
        var events: [HTTP2Event] = []
        let span = bytes.span
        machine.received(span, at: now, events: &events)
        note(events, bytes)
        send()
    }

    func receive(_ frames: Frame...) { receive(frames.flatMap(\.bytes)) }

    /// Takes what the machine has to send.
    func send(bytesMax: Int = 1 << 30) {
        var events: [HTTP2Event] = []
        machine.send(into: &output, bytesMax: bytesMax, at: now, events: &events)
        note(events, [])
    }

    func takeOutput() -> [UInt8] {
        defer { output = [] }
        return output
    }

    func takeFrames() -> [Frame] { Frame.reading(takeOutput()) }

    func takeTold() -> [String] {
        defer { told = [] }
        return told
    }

    private func note(_ events: [HTTP2Event], _ bytes: [UInt8]) {
        for event in events {
            switch event {
            case .request(let stream, let request):
                let head = request.head
                let name = request.protocolName.map { " \($0)" } ?? ""
                told.append(
                    "\(stream) \(head.method.text) \(head.targetText) \(head.authorityText ?? "-")\(name) "
                        + text(head.fields) + (request.isEnd ? " end" : ""))
            case .refused(let stream, let error, let isEnd):
                told.append("\(stream) refused \(error)" + (isEnd ? " end" : ""))
            case .response(let stream, let head, let isEnd):
                told.append("\(stream) \(head.status.code) " + text(head.fields) + (isEnd ? " end" : ""))
            case .interim(let stream, let head): told.append("\(stream) interim \(head.status.code)")
            case .data(let stream, let range):
                if consumes { machine.consume(range.count, of: stream) }
                let piece = String(decoding: bytes[range], as: UTF8.self)
                if let last = told.last, last.hasPrefix("\(stream) data ") {
                    told[told.count - 1] = last + piece
                } else {
                    told.append("\(stream) data " + piece)
                }
            case .trailers(let stream, let fields): told.append("\(stream) trailers " + text(fields))
            case .end(let stream): told.append("\(stream) ended")
            case .answeredEarly(let stream): told.append("\(stream) answered early")
            case .closed(let stream, let code, let byPeer):
                told.append("\(stream) closed \(code)" + (byPeer ? " by the other side" : ""))
            case .settings: told.append("settings")
            case .goAway(let last, let code): told.append("goaway \(last) \(code)")
            case .pong: told.append("pong")
            }
        }
    }

    private func text(_ fields: HTTPFields) -> String {
        "[" + fields.map { "\($0.name)=\($0.value)" }.joined(separator: " ") + "]"
    }
}

/// A client and a server that hear each other.
struct Pair {
    let client: End
    let server: End

    init(client: HTTP2Limits = HTTP2Limits(), server: HTTP2Limits = HTTP2Limits()) {
        self.client = End(.client, limits: client)
        self.server = End(.server, limits: server)
        talk()
        _ = self.client.takeTold()
        _ = self.server.takeTold()
    }

    /// Lets them talk until both are silent.
    func talk() {
        while true {
            client.send()
            server.send()
            let (up, down) = (client.takeOutput(), server.takeOutput())
            if up.isEmpty, down.isEmpty { return }
            if !up.isEmpty { server.receive(up) }
            if !down.isEmpty { client.receive(down) }
        }
    }
}
