public import HTTPWire

/// Reads `bytes` as a body in parts, the first line being the boundary, and stops the process where a property does not
/// hold: every cut gives the same parts, positions lie in the input, nothing of the content is lost or made up.
public func fuzzMultipart(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: 10) ?? bytes.count
    let boundary = String(decoding: bytes[..<end], as: UTF8.self)
    guard let parser = try? MultipartParser(boundary: boundary) else { return }
    let body = Array(bytes[min(end + 1, bytes.count)...])
    let whole = parts(parser, body, pieces: [body.count])
    precondition(whole.parts.reduce(0) { $0 + $1.content.count } <= body.count, "no more content than bytes")
    for cut in 0...min(body.count, 300) {
        let other = parts(parser, body, pieces: [cut])
        precondition(other == whole, "cut at \(cut): \(other) and \(whole)")
    }
    for size in [1, 2, 3, 7] where body.count < 2_000 {
        let other = parts(parser, body, pieces: Array(repeating: size, count: body.count / size + 1))
        precondition(other == whole, "pieces of \(size): \(other) and \(whole)")
    }
    check(whole, boundary)
}

/// The reading of a body: its parts, and its end or its error.
public struct MultipartReading: Equatable {
    /// One part.
    public struct Part: Equatable {
        /// Its fields.
        public var fields: HTTPFields
        /// Its bytes.
        public var content: [UInt8] = []
        /// It was read to its end.
        public var isWhole = false
    }

    /// The parts in their order.
    public var parts: [Part] = []
    /// The body was read to its end.
    public var isComplete = false
    /// Why it was refused.
    public var error: HTTPWireError?
}

/// Reads a body in pieces of these sizes, what is left as the last one.
public func parts(_ parser: MultipartParser, _ body: [UInt8], pieces: [Int]) -> MultipartReading {
    var parser = parser
    var reading = MultipartReading()
    var start = 0
    for size in pieces + [body.count] {
        let piece = Array(body[start..<min(body.count, start + size)])
        start += piece.count
        var cursor = 0
        reading: while true {
            switch parser.next(in: piece.span, at: &cursor) {
            case .needMore:
                precondition(cursor == piece.count, "the piece is used up")
                break reading
            case .part(let fields): reading.parts.append(MultipartReading.Part(fields: fields))
            case .data(let range):
                precondition(!range.isEmpty && range.upperBound <= piece.count, "positions lie in the input")
                reading.parts[reading.parts.count - 1].content += piece[range]
            case .held(let bytes): reading.parts[reading.parts.count - 1].content += bytes
            case .partEnd: reading.parts[reading.parts.count - 1].isWhole = true
            case .end: precondition(parser.isComplete, "the end is the end")
            case .failed(let error):
                reading.error = error
                return reading
            }
        }
    }
    reading.isComplete = parser.isComplete
    return reading
}

/// No whole part has its own boundary in it, and a body of the same parts gives them back.
private func check(_ reading: MultipartReading, _ boundary: String) {
    guard reading.isComplete, reading.error == nil else { return }
    let delimiter = Array("\r\n--\(boundary)".utf8)
    var body: [UInt8] = []
    for part in reading.parts {
        precondition(part.isWhole, "a complete body has whole parts")
        body += delimiter.dropFirst(2) + [13, 10]
        for field in part.fields { body += Array("\(field.name): \(field.value)\r\n".utf8) }
        body += [13, 10] + part.content + [13, 10]
    }
    body += delimiter.dropFirst(2) + Array("--".utf8)
    guard !reading.parts.isEmpty, let parser = try? MultipartParser(boundary: boundary) else { return }
    let again = parts(parser, body, pieces: [])
    precondition(again.parts.map(\.content) == reading.parts.map(\.content), "the same parts: \(again)")
}
