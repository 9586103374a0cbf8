import HTTP2
import HTTPWire
import Kernel

/// Gives a server the bytes as a client's, and a client the same bytes as a server's: whole, and cut as the bytes
/// themselves say.
///
/// However they are cut, the same must be told of them, every stream that is told of ends at most once, and what the
/// machine sends is whole frames.
public func fuzzHTTP2(_ bytes: [UInt8]) {
    guard bytes.count <= 16_384 else { return }
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while let first = rest.first {
        pieces.append(Array(rest.prefix(1 + Int(first) % 13)))
        rest = rest.dropFirst(pieces[pieces.count - 1].count)
    }
    for role in [HTTP2Machine.Role.server, .client] {
        let whole = Trial(role).run([bytes])
        let cut = Trial(role).run(pieces)
        precondition(whole == cut, "the cut changed what was heard by a \(role): \(whole) and \(cut) of \(bytes)")
    }
}

/// One machine, and all it told as text.
private struct Trial {
    private let machine: HTTP2Machine
    private let role: HTTP2Machine.Role
    private let now = Instant(nanoseconds: 1)
    private var told: [String] = []
    private var closed: Set<HTTP2StreamID> = []
    private var output: [UInt8] = []

    init(_ role: HTTP2Machine.Role) {
        self.role = role
        machine = HTTP2Machine(role, workspace: HTTP2Workspace(), at: now)
        if role == .client {
            do throws(HTTPWireError) {
                let head = try HTTPRequestHead(method: .get, target: "/", authority: "a")
                _ = machine.request(head, scheme: "http", body: .none)
                _ = machine.request(head, scheme: "http", body: .stream)
            } catch {
                preconditionFailure("this is a head: \(error)")
            }
        }
    }

    consuming func run(_ pieces: [[UInt8]]) -> [String] {
        send()
        for piece in pieces {
            var events: [HTTP2Event] = []
            let span = piece.span
            machine.received(span, at: now, events: &events)
            for event in events { take(event, piece) }
        }
        // Answers go at the end only: when they go decides what a later frame finds open.
        send()
        if sentGoodbye() {
            // Bodies that were to break off break off with the connection.
            told.removeAll { $0.contains(" data ") }
            told.append("failed")
        }
        return told
    }

    private mutating func send() {
        var events: [HTTP2Event] = []
        machine.send(into: &output, bytesMax: 1 << 20, at: now, events: &events)
        for event in events { take(event, []) }
    }

    private mutating func take(_ event: HTTP2Event, _ piece: [UInt8]) {
        switch event {
        case .request(let stream, let request):
            told.append("\(stream) \(request.head.method.text) \(request.head.targetText) \(request.isEnd)")
            machine.respond(
                stream, .ok, request.head.fields, contentLength: nil, body: request.isEnd ? .bytes([1, 2]) : .stream)
        case .refused(let stream, let error, _):
            told.append("\(stream) \(error)")
            machine.respond(stream, error.status, HTTPFields(), contentLength: 0, body: .none)
        case .response(let stream, let head, _), .interim(let stream, let head):
            told.append("\(stream) \(head.status.code)")
        case .data(let stream, let range):
            machine.consume(range.count, of: stream)
            precondition(range.upperBound <= piece.count, "data lie in the input")
            add("\(stream) data", range.count)
        case .trailers(let stream, let fields): told.append("\(stream) trailers \(fields.count)")
        case .end(let stream):
            told.append("\(stream) end")
            machine.finish(stream)
        case .closed(let stream, let code, _):
            precondition(closed.insert(stream).inserted, "a stream ends once")
            // How much was told of a body that broke off depends on where its last piece was cut.
            if code != .none { told.removeAll { $0.hasPrefix("\(stream) data ") } }
            told.append("\(stream) closed \(code)")
        case .goAway(let last, let code): told.append("goaway \(last) \(code)")
        case .answeredEarly: break
        case .settings: told.append("settings")
        case .pong: told.append("pong")
        }
    }

    /// Neighbouring pieces of one body count as one.
    private mutating func add(_ name: String, _ count: Int) {
        if let last = told.last, last.hasPrefix(name + " "), let before = Int(last.dropFirst(name.count + 1)) {
            told[told.count - 1] = "\(name) \(before + count)"
        } else {
            told.append("\(name) \(count)")
        }
    }

    /// Reads what was sent, which is whole frames; whether GOAWAY is among them.
    private func sentGoodbye() -> Bool {
        var found = false
        var index = role == .client ? HTTP2Machine.preface.count : 0
        while index < output.count {
            precondition(output.count - index >= 9, "whole frames are sent")
            if output[index + 3] == 7 { found = true }
            index += 9 + (Int(output[index]) << 16 | Int(output[index + 1]) << 8 | Int(output[index + 2]))
        }
        precondition(index == output.count, "whole frames are sent")
        return found
    }
}
