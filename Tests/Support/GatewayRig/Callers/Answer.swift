package import JSON

/// One answer as it came over the wire.
package struct Answer: Sendable, CustomStringConvertible {
    package var status: Int
    package var fields: [(name: String, value: String)]
    package var body: [UInt8]

    package init(status: Int, fields: [(name: String, value: String)], body: [UInt8] = []) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The value of a field, its name in any case; several are joined with commas.
    package subscript(name: String) -> String? {
        let wanted = name.lowercased()
        // Most names are of another length, which costs less to see.
        let values = fields.filter {
            $0.name.utf8.count == wanted.utf8.count && $0.name.lowercased() == wanted
        }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    package var text: String { String(decoding: body, as: UTF8.self) }
    package var json: JSONValue { (try? JSONValue(parsing: body, limits: Self.limits)) ?? .null }
    /// The record that a simulator keeps of a long run is larger than any request from outside.
    private static let limits = JSONLimits(bytesMax: 1 << 30, nodesMax: 100_000_000)
    /// The `code` of a problem.
    package var code: String? { json["code"]?.stringValue }
    /// Where a problem finds faults.
    ///
    /// A parameter of the query is written with `?` before its name.
    package var pointers: [String] {
        (json["errors"]?.arrayValue ?? []).compactMap { error in
            error["pointer"]?.stringValue ?? error["parameter"]?.stringValue.map { "?" + $0 }
        }
    }
    package var description: String { "\(status) \(text.prefix(600))" }
}

/// Reads answers from a connection: a parser of the test's own, so that it does not share the server's mistakes.
package final class AnswerReader {
    private let wire: Wire
    private var held: [UInt8] = []
    private var isAtEnd = false

    package init(_ wire: Wire) { self.wire = wire }

    /// More bytes are held; `false` at the end of the stream.
    private func fill(until end: Double) throws -> Bool {
        guard !isAtEnd else { return false }
        let more = try wire.receive(within: end - monotonicSeconds())
        if more.isEmpty { isAtEnd = true }
        held += more
        return !more.isEmpty
    }

    private func line(until end: Double) throws -> String? {
        var searched = 0
        while true {
            if let index = held[searched...].firstIndex(of: 10) {
                let line = held[..<index]
                held.removeSubrange(...index)
                return String(decoding: line.last == 13 ? line.dropLast() : line, as: UTF8.self)
            }
            searched = held.count
            guard try fill(until: end) else { return nil }
        }
    }

    private func bytes(_ count: Int, until end: Double) throws -> [UInt8] {
        while held.count < count {
            guard try fill(until: end) else { throw WireError.noAnswer("the body was cut short") }
        }
        defer { held.removeFirst(count) }
        return Array(held.prefix(count))
    }

    /// Status and fields; interim answers are passed over.
    package func head(within seconds: Double) throws -> Answer {
        let end = monotonicSeconds() + seconds
        while true {
            guard let start = try line(until: end) else { throw WireError.noAnswer("the connection was closed") }
            let parts = start.split(separator: " ", maxSplits: 2)
            guard parts.count >= 2, parts[0].hasPrefix("HTTP/1."), let status = Int(parts[1]) else {
                throw WireError.noAnswer("not HTTP: \(start.prefix(200))")
            }
            var answer = Answer(status: status, fields: [])
            while let line = try line(until: end), !line.isEmpty {
                guard let colon = line.firstIndex(of: ":") else { throw WireError.noAnswer("no field: \(line)") }
                let value = line[line.index(after: colon)...].drop { $0 == " " }
                answer.fields.append((String(line[..<colon]), String(value)))
            }
            if status >= 200 || status == 101 { return answer }
        }
    }

    /// The next piece of a body in chunks; `nil` after the last.
    package func chunk(within seconds: Double) throws -> [UInt8]? {
        let end = monotonicSeconds() + seconds
        guard let size = try line(until: end) else { throw WireError.noAnswer("the stream was cut") }
        guard let count = Int(size, radix: 16) else { throw WireError.noAnswer("no chunk size: \(size)") }
        let piece = try bytes(count, until: end)
        _ = try line(until: end)
        return count == 0 ? nil : piece
    }

    /// The whole answer to a request of that method.
    package func answer(to method: String, within seconds: Double) throws -> Answer {
        var answer = try head(within: seconds)
        let end = monotonicSeconds() + seconds
        guard method != "HEAD", answer.status != 204, answer.status != 304 else { return answer }
        if answer["Transfer-Encoding"]?.lowercased() == "chunked" {
            while let piece = try chunk(within: end - monotonicSeconds()) { answer.body += piece }
        } else if let length = answer["Content-Length"].flatMap({ Int($0) }) {
            answer.body = try bytes(length, until: end)
        } else {
            while try fill(until: end) {}
            answer.body = held
            held = []
        }
        return answer
    }

    /// The other side closes, without a further byte.
    package func isClosed(within seconds: Double) throws -> Bool {
        let end = monotonicSeconds() + seconds
        while held.isEmpty {
            guard try fill(until: end) else { return true }
        }
        return false
    }
}
