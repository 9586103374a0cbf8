/// Writes an event stream: WHATWG HTML, section "Server-sent events".
public enum SSEEncoder {
    /// Appends one event: `event:` and `id:` where given, one `data:` line for each line of `data`, an empty line.
    ///
    /// `data` is UTF-8; LF, CR and CRLF in it all divide lines, and the reader puts LF between them. Throws
    /// `badEventField` for a line end in `id` or `event`, or a zero byte in `id`; nothing is appended then.
    public static func append(
        id: String? = nil, event: String? = nil, data: Span<UInt8>, to output: inout [UInt8]
    ) throws(HTTPWireError) {
        guard id?.utf8.allSatisfy({ $0 != 0 && $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn }) ?? true,
            event?.utf8.allSatisfy({ $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn }) ?? true
        else { throw .badEventField }
        if let event {
            output.append(constant: "event: ")
            output.append(contentsOf: event.utf8)
            output.append(ASCII.lineFeed)
        }
        if let id {
            output.append(constant: "id: ")
            output.append(contentsOf: id.utf8)
            output.append(ASCII.lineFeed)
        }
        appendLines("data: ", data, to: &output)
        output.append(ASCII.lineFeed)
    }

    /// Appends the time a reader waits before it connects again.
    ///
    /// - Precondition: `milliseconds` is not negative.
    public static func append(retryMilliseconds milliseconds: Int, to output: inout [UInt8]) {
        precondition(milliseconds >= 0, "a wait is not negative")
        output.append(constant: "retry: ")
        output.append(decimal: milliseconds)
        output.append(constant: "\n\n")
    }

    /// Appends a comment, which readers pass over; an empty one keeps a connection from looking idle.
    public static func append(comment: String, to output: inout [UInt8]) {
        let bytes = Array(comment.utf8)
        appendLines(": ", bytes.span, to: &output)
        output.append(ASCII.lineFeed)
    }

    private static func appendLines(_ prefix: StaticString, _ data: Span<UInt8>, to output: inout [UInt8]) {
        var start = 0
        while true {
            var end = start
            while end < data.count, data[end] != ASCII.lineFeed, data[end] != ASCII.carriageReturn { end &+= 1 }
            output.append(constant: prefix)
            output.append(copying: data.extracting(start..<end))
            output.append(ASCII.lineFeed)
            guard end < data.count else { return }
            let isPair = data[end] == ASCII.carriageReturn && end &+ 1 < data.count && data[end &+ 1] == ASCII.lineFeed
            start = end &+ (isPair ? 2 : 1)
        }
    }
}
