package import JSON

/// A client of server-sent events over one connection (WHATWG HTML, section 9.2, as far as the gateway uses it).
///
/// Sendable unchecked: used on one thread at a time.
package final class EventReader: @unchecked Sendable {
    /// One frame.
    package struct Frame: Sendable {
        package var id: String?
        package var retry: String?
        package var event: String?
        package var data: [UInt8] = []
        package var comments = 0

        package var json: JSONValue { (try? JSONValue(parsing: data)) ?? .null }
        package var type: String { json["type"]?.stringValue ?? "" }
        package var seq: Int? { json["seq"]?.intValue }
    }

    /// Status and fields of the answer.
    package let head: Answer
    /// The last `id:` that came.
    package private(set) var lastID: String?
    private let contract: Contract?
    private let wire: Wire
    private let reader: AnswerReader
    private var held: [UInt8] = []
    private var isOver = false

    package init(
        _ caller: Caller, _ path: String, fields: [String: String] = [:], receiveBufferBytes: CInt? = nil
    ) throws {
        contract = caller.contract
        wire = try Wire(port: caller.port, receiveBufferBytes: receiveBufferBytes)
        var all = fields
        if all["Accept"] == nil { all["Accept"] = "text/event-stream" }
        try wire.send(caller.request("GET", path, fields: all, close: false))
        reader = AnswerReader(wire)
        head = try reader.head(within: 20)
    }

    /// The next frame; `nil` once the stream has ended.
    ///
    /// Blocks.
    package func next(within seconds: Double = 60) throws -> Frame? {
        let end = monotonicSeconds() + seconds
        while true {
            if let frame = takeFrame() {
                if !frame.data.isEmpty { try contract?.check(event: frame.json) }
                return frame
            }
            guard !isOver else { return nil }
            guard let piece = try reader.chunk(within: end - monotonicSeconds()) else {
                isOver = true
                continue
            }
            held += piece
        }
    }

    private func takeFrame() -> Frame? {
        guard let end = held.indices.dropLast().first(where: { held[$0] == 10 && held[$0 + 1] == 10 }) else {
            return nil
        }
        let text = held[...end]
        var frame = Frame()
        for line in text.split(separator: 10) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            var value = line[(colon + 1)...]
            if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
            switch String(decoding: line[..<colon], as: UTF8.self) {
            case "id": frame.id = String(decoding: value, as: UTF8.self)
            case "retry": frame.retry = String(decoding: value, as: UTF8.self)
            case "event": frame.event = String(decoding: value, as: UTF8.self)
            case "data": frame.data = Array(value)
            case "": frame.comments += 1
            default: break
            }
        }
        held.removeSubrange(...(end + 1))
        if let id = frame.id { lastID = id }
        return frame
    }

    /// Frames until one is as wanted, that one included; fewer when the stream ends before.
    ///
    /// Blocks.
    package func frames(within seconds: Double = 60, until isWanted: (Frame) -> Bool) throws -> [Frame] {
        let end = monotonicSeconds() + seconds
        var frames: [Frame] = []
        while let frame = try next(within: end - monotonicSeconds()) {
            frames.append(frame)
            if isWanted(frame) { break }
        }
        return frames
    }

    /// The same, off the pool.
    package func read(
        within seconds: Double = 60, until isWanted: @escaping @Sendable (Frame) -> Bool
    ) async throws -> [Frame] {
        try await offPool { [self] in try frames(within: seconds, until: isWanted) }
    }

    /// Frames until one of that type.
    package func read(to type: String, within seconds: Double = 60) async throws -> [Frame] {
        try await read(within: seconds) { $0.type == type }
    }

    /// The frames that are left until the stream ends.
    package func rest(within seconds: Double = 60) async throws -> [Frame] {
        try await read(within: seconds) { _ in false }
    }

    package func close() { wire.close() }
    /// Resets the connection.
    package func cut() { wire.cut() }
}
