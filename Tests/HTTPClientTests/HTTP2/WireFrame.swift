/// One frame of HTTP/2, built by hand or read back (RFC 9113 section 4).
struct WireFrame: Equatable, Sendable {
    enum Kind {
        static let data: UInt8 = 0
        static let headers: UInt8 = 1
        static let reset: UInt8 = 3
        static let settings: UInt8 = 4
        static let ping: UInt8 = 6
        static let goAway: UInt8 = 7
        static let windowUpdate: UInt8 = 8
        static let continuation: UInt8 = 9
    }

    static let maxConcurrentStreams: UInt16 = 3
    static let initialWindowSize: UInt16 = 4

    var type: UInt8
    var flags: UInt8 = 0
    var stream: UInt32 = 0
    var payload: [UInt8] = []

    var bytes: [UInt8] {
        let count = UInt32(payload.count)
        return [UInt8(count >> 16 & 255), UInt8(count >> 8 & 255), UInt8(count & 255), type, flags]
            + Self.number(stream) + payload
    }

    static func number(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }

    /// The 32 bits at `offset` of the payload.
    func number(at offset: Int) -> UInt32 {
        payload.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Cuts a whole frame off the front.
    static func reading(_ bytes: inout ArraySlice<UInt8>) -> WireFrame? {
        guard bytes.count >= 9 else { return nil }
        let head = Array(bytes.prefix(9))
        let count = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
        guard bytes.count >= 9 + count else { return nil }
        let stream = head[5...].reduce(0) { $0 << 8 | UInt32($1) }
        let payload = Array(bytes.dropFirst(9).prefix(count))
        bytes = bytes.dropFirst(9 + count)
        return WireFrame(type: head[3], flags: head[4], stream: stream, payload: payload)
    }

    // MARK: The kinds

    static func settings(_ entries: (UInt16, UInt32)...) -> WireFrame {
        WireFrame(
            type: Kind.settings, payload: entries.flatMap { [UInt8($0.0 >> 8), UInt8($0.0 & 255)] + number($0.1) })
    }

    static func headers(
        _ stream: UInt32, _ fields: [(String, String)], end: Bool = false, endHeaders: Bool = true
    ) -> WireFrame {
        WireFrame(
            type: Kind.headers, flags: (end ? 1 : 0) | (endHeaders ? 4 : 0), stream: stream, payload: block(fields))
    }

    static func continuation(_ stream: UInt32, _ fields: [(String, String)], end: Bool = false) -> WireFrame {
        WireFrame(type: Kind.continuation, flags: end ? 4 : 0, stream: stream, payload: block(fields))
    }

    static func data(_ stream: UInt32, _ bytes: [UInt8], end: Bool = false) -> WireFrame {
        WireFrame(type: Kind.data, flags: end ? 1 : 0, stream: stream, payload: bytes)
    }

    static func data(_ stream: UInt32, _ text: String, end: Bool = false) -> WireFrame {
        data(stream, Array(text.utf8), end: end)
    }

    static func reset(_ stream: UInt32, _ code: UInt32) -> WireFrame {
        WireFrame(type: Kind.reset, stream: stream, payload: number(code))
    }

    static func goAway(last stream: UInt32, _ code: UInt32 = 0) -> WireFrame {
        WireFrame(type: Kind.goAway, payload: number(stream) + number(code))
    }

    static func windowUpdate(_ stream: UInt32, _ increment: UInt32) -> WireFrame {
        WireFrame(type: Kind.windowUpdate, stream: stream, payload: number(increment))
    }

    static func ping(acknowledges: Bool = false) -> WireFrame {
        WireFrame(type: Kind.ping, flags: acknowledges ? 1 : 0, payload: [UInt8](repeating: 7, count: 8))
    }

    /// Fields as literals without indexing: RFC 7541 section 6.2.2.
    private static func block(_ fields: [(String, String)]) -> [UInt8] {
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
}
