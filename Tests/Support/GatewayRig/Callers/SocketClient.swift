package import JSON

/// A client of WebSockets over one connection, with a codec of its own so that it does not share the server's mistakes.
///
/// Sendable unchecked: used on one thread at a time.
package final class SocketClient: @unchecked Sendable {
    /// One thing that came.
    package enum Part: Sendable, Equatable {
        case text(String)
        case binary([UInt8])
        case ping([UInt8])
        case pong([UInt8])
        case close(Int?, String)
    }

    /// Status and fields of the answer.
    package let head: Answer
    private let wire: Wire
    private var held: [UInt8] = []

    /// Opens one with the caller's credential, if it has one; blocks.
    package init(
        _ caller: Caller, _ path: String, fields: [String: String] = [:], receiveBufferBytes: CInt? = nil
    ) throws {
        wire = try Wire(port: caller.port, receiveBufferBytes: receiveBufferBytes)
        var all = [
            "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol": "gateway.v1",
        ]
        for (name, value) in fields { all[name] = value }
        try wire.send(caller.request("GET", path, fields: all, close: false))
        var answer = try Self.head(wire, &held)
        if answer.status != 101 {
            let length = answer["Content-Length"].flatMap { Int($0) } ?? 0
            while held.count < length { held += try wire.receive(within: 20) }
            answer.body = Array(held.prefix(length))
        }
        head = answer
        if head.status == 101 { try caller.contract?.check(head, "GET", path) }
    }

    private static func head(_ wire: Wire, _ held: inout [UInt8]) throws -> Answer {
        var lines: [String] = []
        while lines.last != "" {
            if let end = held.firstIndex(of: 10) {
                lines.append(String(decoding: held[..<end].dropLast(), as: UTF8.self))
                held.removeSubrange(...end)
            } else {
                let more = try wire.receive(within: 20)
                guard !more.isEmpty else { throw WireError.noAnswer("the handshake was cut") }
                held += more
            }
        }
        guard let status = lines[0].split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            throw WireError.noAnswer("not HTTP: \(lines[0])")
        }
        let fields = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (String(line[..<colon]), String(line[line.index(after: colon)...].drop { $0 == " " }))
        }
        return Answer(status: status, fields: fields)
    }

    // MARK: Sending

    /// One frame with a mask.
    package static func frame(_ opcode: UInt8, _ payload: [UInt8], isFinal: Bool = true) -> [UInt8] {
        var frame: [UInt8] = [(isFinal ? 0x80 : 0) | opcode]
        switch payload.count {
        case ..<126: frame.append(0x80 | UInt8(payload.count))
        case ..<65_536: frame += [0xFE, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default:
            frame.append(0xFF)
            for shift in stride(from: 56, through: 0, by: -8) { frame.append(UInt8(payload.count >> shift & 0xFF)) }
        }
        let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
        return frame + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
    }

    package func send(_ bytes: [UInt8]) throws { try wire.send(bytes) }
    package func send(_ text: String) throws { try wire.send(Self.frame(1, Array(text.utf8))) }
    package func send(_ value: JSONValue) throws { try wire.send(Self.frame(1, value.encoded())) }

    // MARK: Receiving

    /// The next part; `nil` at the end of the connection.
    ///
    /// Blocks.
    package func next(within seconds: Double = 60) throws -> Part? {
        let end = monotonicSeconds() + seconds
        while true {
            if let part = take() { return part }
            let more = try wire.receive(within: end - monotonicSeconds())
            if more.isEmpty { return nil }
            held += more
        }
    }

    /// Takes as much as the receive buffer holds, for the parts that are asked for later.
    package func receiveMore() throws {
        do throws(WireError) {
            held += try wire.receive(within: 0.01)
        } catch .timedOut {
            // Nothing has come.
        }
    }

    private func take() -> Part? {
        guard held.count >= 2 else { return nil }
        var start = 2
        var length = Int(held[1])
        if length >= 126 {
            let width = length == 126 ? 2 : 8
            guard held.count >= 2 + width else { return nil }
            length = held[2..<(2 + width)].reduce(0) { $0 << 8 | Int($1) }
            start += width
        }
        guard held.count >= start + length else { return nil }
        let payload = Array(held[start..<(start + length)])
        let opcode = held[0] & 0x0F
        held.removeSubrange(..<(start + length))
        switch opcode {
        case 1: return .text(String(decoding: payload, as: UTF8.self))
        case 8:
            guard payload.count >= 2 else { return .close(nil, "") }
            return .close(Int(payload[0]) << 8 | Int(payload[1]), String(decoding: payload[2...], as: UTF8.self))
        case 9: return .ping(payload)
        case 10: return .pong(payload)
        default: return .binary(payload)
        }
    }

    /// Texts as JSON until one is as wanted, that one included; fewer when the connection is closed before.
    ///
    /// Blocks.
    package func texts(within seconds: Double = 60, until isWanted: (JSONValue) -> Bool) throws -> [JSONValue] {
        let end = monotonicSeconds() + seconds
        var values: [JSONValue] = []
        while let part = try next(within: end - monotonicSeconds()) {
            switch part {
            case .text(let text):
                let value = try JSONValue(parsing: text)
                values.append(value)
                if isWanted(value) { return values }
            case .close(let code, let reason):
                closing = (code, reason)
                return values
            case .binary, .ping, .pong: break
            }
        }
        return values
    }

    /// Code and reason of the close frame that came.
    package private(set) var closing: (code: Int?, reason: String)?

    /// Events until one of that type, off the pool.
    package func read(to type: String, within seconds: Double = 60) async throws -> [JSONValue] {
        try await offPool { [self] in try texts(within: seconds) { $0["type"]?.stringValue == type } }
    }

    /// The reply to an operation with that `ref`; what comes before it is passed over.
    package func reply(_ reference: JSONValue, within seconds: Double = 60) async throws -> JSONValue {
        let values = try await offPool { [self] in
            try texts(within: seconds) { $0["op"] == "reply" && $0["ref"] == reference }
        }
        return values.last ?? .null
    }

    /// The code of the close frame; what comes before it is passed over.
    package func closeCode(within seconds: Double = 60) async throws -> Int? {
        _ = try await offPool { [self] in try texts(within: seconds) { _ in false } }
        return closing?.code
    }

    package func close() { wire.close() }
}

extension Conversation {
    /// A WebSocket of the session.
    package func socket(
        _ query: String = "", fields: [String: String] = [:], receiveBufferBytes: CInt? = nil
    ) async throws -> SocketClient {
        let caller = caller
        let target = path + "/stream" + query
        return try await offPool {
            try SocketClient(caller, target, fields: fields, receiveBufferBytes: receiveBufferBytes)
        }
    }
}
