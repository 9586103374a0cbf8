public import HTTPWire

/// The transcript of what a parser made of some bytes, one line a part, with neighbouring pieces of body joined.
///
/// Two transcripts are equal exactly when the parts are: so every cut of the same bytes must give the same one.
public struct Transcript: Hashable, Sendable, CustomStringConvertible {
    /// The parts in order.
    public var lines: [String] = []
    private var body: [UInt8] = []

    /// The lines as text.
    public var description: String { lines.joined(separator: "\n") }

    mutating func add(body piece: Span<UInt8>) {
        for index in 0..<piece.count { body.append(piece[index]) }
    }

    mutating func add(_ line: String) {
        if !body.isEmpty {
            lines.append("body " + String(decoding: body, as: UTF8.self).debugDescription)
            body = []
        }
        lines.append(line)
    }

    mutating func add(trailers: HTTPFields) {
        add("end")
        for field in trailers { add("trailer \(field.name): \(field.value)") }
    }

    mutating func add(_ error: HTTPWireError, from reader: String) {
        add("\(reader) \(error.status.code) \(error)")
    }
}

extension Transcript {
    /// Reads requests from `bytes`, given to the parser in pieces of `pieceSize`.
    public static func requests(
        _ bytes: [UInt8], pieceSize: Int, limits: HTTP1Limits = HTTP1Limits(), see: (HTTPRequestHead) -> Void = { _ in }
    ) -> Transcript {
        var transcript = Transcript()
        var parser = HTTP1RequestParser(limits: limits)
        var start = 0
        while start < bytes.count {
            let piece = Array(bytes[start..<min(bytes.count, start + pieceSize)])
            start += piece.count
            var cursor = 0
            reading: while true {
                switch parser.next(in: piece.span, at: &cursor) {
                case .needMore:
                    precondition(cursor == piece.count, "all bytes given were taken")
                    break reading
                case .head(let head):
                    see(head)
                    transcript.add(describe(head))
                    for field in head.fields { transcript.add("field \(field.name): \(field.value)") }
                case .body(let range):
                    precondition(!range.isEmpty && range.upperBound == cursor, "a piece of body ends at the cursor")
                    transcript.add(body: piece.span.extracting(range))
                case .end(let trailers):
                    transcript.add(trailers: trailers)
                case .failed(let error):
                    transcript.add(error, from: "refused")
                    return transcript
                }
            }
        }
        transcript.add(parser.isBetweenRequests ? "idle" : "open")
        return transcript
    }

    /// Reads responses to requests with `methods`, then the end of the connection.
    public static func responses(
        _ bytes: [UInt8], to methods: [HTTPMethod], mayUpgrade: Bool, pieceSize: Int,
        limits: HTTP1Limits = HTTP1Limits()
    ) -> Transcript {
        var transcript = Transcript()
        var parser = HTTP1ResponseParser(limits: limits)
        var waiting = methods[...]
        var start = 0
        while start < bytes.count {
            let piece = Array(bytes[start..<min(bytes.count, start + pieceSize)])
            start += piece.count
            var cursor = 0
            reading: while true {
                if parser.isIdle, let method = waiting.popFirst() { parser.begin(method, mayUpgrade: mayUpgrade) }
                switch parser.next(in: piece.span, at: &cursor) {
                case .needMore: break reading
                case .interim(let head): transcript.add("interim " + describe(head))
                case .head(let head):
                    transcript.add(describe(head))
                    for field in head.fields { transcript.add("field \(field.name): \(field.value)") }
                case .body(let range): transcript.add(body: piece.span.extracting(range))
                case .end(let trailers): transcript.add(trailers: trailers)
                case .switched:
                    let left = bytes[(start - piece.count + cursor)...]
                    transcript.add("switched, left " + String(decoding: left, as: UTF8.self).debugDescription)
                    return transcript
                case .failed(let error):
                    transcript.add(error, from: "refused")
                    return transcript
                }
            }
        }
        switch parser.closed() {
        case .end: transcript.add("end at close")
        case .failed(let error): transcript.add(error, from: "refused")
        case .needMore: transcript.add("idle")
        case .interim, .head, .body, .switched: transcript.add("switched at close")
        }
        return transcript
    }

    private static func describe(_ head: HTTPRequestHead) -> String {
        var text = "\(head.method.text) \(head.pathText)"
        if let query = head.queryText { text += " query \(query)" }
        text += " for \(head.authorityText ?? "nobody") in \(head.version) body \(head.bodyLength)"
        if head.targetForm != .origin { text += " \(head.targetForm)" }
        if !head.keepAlive { text += " close" }
        if head.expectsContinue { text += " continue" }
        if head.wantsUpgrade { text += " upgrade" }
        return text
    }

    private static func describe(_ head: HTTPResponseHead) -> String {
        "\(head.status.code) \(head.reasonText.debugDescription) in \(head.version) body \(head.bodyLength)"
            + (head.keepAlive ? "" : " close")
    }
}
