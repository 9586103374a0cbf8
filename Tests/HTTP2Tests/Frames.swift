/// One frame, built by hand or read back.
struct Frame: Equatable, CustomStringConvertible {
    var type: UInt8
    var flags: UInt8 = 0
    var stream: UInt32 = 0
    var payload: [UInt8] = []

    var bytes: [UInt8] { Frame.header(payload.count, type, flags, stream) + payload }

    /// The nine bytes in front of a payload.
    static func header(_ length: Int, _ type: UInt8, _ flags: UInt8, _ stream: UInt32) -> [UInt8] {
        let count = UInt32(length)
        return [UInt8(count >> 16 & 255), UInt8(count >> 8 & 255), UInt8(count & 255), type, flags] + number(stream)
    }

    static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }

    /// All frames in `bytes`, which end with a whole one.
    static func reading(_ bytes: [UInt8]) -> [Frame] {
        var frames: [Frame] = []
        var rest = bytes[...]
        while rest.count >= 9 {
            let head = Array(rest.prefix(9))
            let count = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
            let stream = head[5...].reduce(0) { $0 << 8 | UInt32($1) }
            frames.append(
                Frame(type: head[3], flags: head[4], stream: stream, payload: Array(rest.dropFirst(9).prefix(count))))
            rest = rest.dropFirst(9 + count)
        }
        precondition(rest.isEmpty, "a machine sends whole frames")
        return frames
    }

    /// The 32 bits at `offset` of the payload.
    func number(at offset: Int) -> UInt32 {
        payload.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    var description: String {
        let names = [
            "DATA", "HEADERS", "PRIORITY", "RST_STREAM", "SETTINGS", "PUSH_PROMISE", "PING", "GOAWAY",
            "WINDOW_UPDATE", "CONTINUATION",
        ]
        return "\(type < 10 ? names[Int(type)] : "\(type)")(\(stream), flags \(flags), \(payload.count) bytes)"
    }

    // MARK: The kinds

    static let endStream: UInt8 = 1
    static let endHeaders: UInt8 = 4
    static let padded: UInt8 = 8
    static let priorityFlag: UInt8 = 32

    static func data(_ stream: UInt32, _ text: String, end: Bool = false) -> Frame {
        Frame(type: 0, flags: end ? endStream : 0, stream: stream, payload: Array(text.utf8))
    }

    static func headers(
        _ stream: UInt32, _ fields: [(String, String)], end: Bool = true, endHeaders: Bool = true
    ) -> Frame {
        Frame(
            type: 1, flags: (end ? endStream : 0) | (endHeaders ? Frame.endHeaders : 0), stream: stream,
            payload: block(fields))
    }

    static func continuation(_ stream: UInt32, _ fields: [(String, String)], end: Bool = true) -> Frame {
        Frame(type: 9, flags: end ? endHeaders : 0, stream: stream, payload: block(fields))
    }

    static func reset(_ stream: UInt32, _ code: UInt32 = 8) -> Frame {
        Frame(type: 3, stream: stream, payload: number(code))
    }

    static func settings(_ entries: [(UInt16, UInt32)] = []) -> Frame {
        Frame(type: 4, payload: entries.flatMap { [UInt8($0.0 >> 8), UInt8($0.0 & 255)] + number($0.1) })
    }

    static var settingsAcknowledgement: Frame { Frame(type: 4, flags: 1) }

    static func ping(acknowledges: Bool = false) -> Frame {
        Frame(type: 6, flags: acknowledges ? 1 : 0, payload: [UInt8](repeating: 7, count: 8))
    }

    static func windowUpdate(_ stream: UInt32, _ increment: UInt32) -> Frame {
        Frame(type: 8, stream: stream, payload: number(increment))
    }

    static func priority(_ stream: UInt32, dependsOn other: UInt32) -> Frame {
        Frame(type: 2, stream: stream, payload: number(other) + [15])
    }

    /// Fields as literals without indexing: RFC 7541 section 6.2.2.
    static func block(_ fields: [(String, String)]) -> [UInt8] {
        fields.flatMap { [0] + text($0.0) + text($0.1) }
    }

    private static func text(_ text: String) -> [UInt8] {
        var count = [UInt8(min(text.utf8.count, 127))]
        if text.utf8.count >= 127 {
            var rest = text.utf8.count - 127
            while rest >= 128 {
                count.append(UInt8(rest & 127 | 128))
                rest >>= 7
            }
            count.append(UInt8(rest))
        }
        return count + text.utf8
    }

    /// The fields of an ordinary request.
    static let get: [(String, String)] = [
        (":method", "GET"), (":scheme", "http"), (":path", "/"), (":authority", "a"),
    ]
    static let post: [(String, String)] = [
        (":method", "POST"), (":scheme", "http"), (":path", "/"), (":authority", "a"),
    ]
}
