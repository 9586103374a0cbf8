/// Writes HTTP/1.1 messages at the end of a buffer: RFC 9112.
///
/// The writer alone writes `Content-Length`, `Transfer-Encoding` and, unless the fields have one, `Connection`; lines
/// of the first two in the fields are left out, so a head can never announce two lengths. Fields cannot hold a line
/// end (`HTTPFields` refuses it), targets neither, so nothing a caller passes on can begin a second head.
public enum HTTP1Writer {
    /// Writes the head of a response.
    ///
    /// - `body`: what follows. `.none` writes no length at all, as 1xx, 204 and 304 want; an empty body of any other
    ///   status is `.known(0)`. With `HEAD` give what `GET` would have had.
    /// - `keepAlive`: whether the connection stays open. `.untilClose` always closes.
    /// - `version`: that of the request; HTTP/1.0 wants to be told that a connection stays open. It knows no chunks:
    ///   ask `streamLength` how to end a body of unknown length.
    /// - `lines`: further lines that a server has ready as bytes, each with its line end; they are not looked at.
    public static func appendResponse(
        _ status: HTTPStatus, _ fields: HTTPFields, lines: [UInt8] = [], body: HTTPBodyLength, keepAlive: Bool = true,
        version: HTTPVersion = .http11, to output: inout [UInt8]
    ) {
        status.appendLine(to: &output)
        appendLines(of: fields, to: &output)
        output.append(contentsOf: lines)
        appendLength(status.hasNoBody ? .none : body, to: &output)
        if !fields.contains(.connection) {
            if !keepAlive || body == .untilClose {
                output.append(constant: "Connection: close\r\n")
            } else if version == .http10 {
                output.append(constant: "Connection: keep-alive\r\n")
            }
        }
        output.append(constant: "\r\n")
    }

    /// How a body of unknown length ends for a client of this version: RFC 9112 section 6.1.
    public static func streamLength(for version: HTTPVersion) -> HTTPBodyLength {
        version >= .http11 ? .chunked : .untilClose
    }

    /// Writes a whole response with a body that is at hand.
    public static func appendResponse(
        _ status: HTTPStatus, _ fields: HTTPFields, bodyBytes: Span<UInt8>, keepAlive: Bool = true,
        version: HTTPVersion = .http11, to output: inout [UInt8]
    ) {
        appendResponse(
            status, fields, body: .known(bodyBytes.count), keepAlive: keepAlive, version: version, to: &output)
        if !status.hasNoBody { output.append(copying: bodyBytes) }
    }

    /// Writes the interim response that asks for the body: RFC 9110 section 15.2.1.
    public static func appendContinue(to output: inout [UInt8]) {
        output.append(constant: "HTTP/1.1 100 Continue\r\n\r\n")
    }

    /// Writes the head of a request; `Host` is written first, from the head's authority.
    ///
    /// A body is announced as `head.bodyLength` says. Lines of `Host` in the fields are left out.
    public static func appendRequest(_ head: HTTPRequestHead, to output: inout [UInt8]) {
        output.append(contentsOf: head.method.text.utf8)
        output.append(ASCII.space)
        output.append(copying: head.targetBytes)
        output.append(constant: " HTTP/1.1\r\nHost: ")
        output.append(contentsOf: (head.authorityText ?? "").utf8)
        output.append(constant: "\r\n")
        appendLines(of: head.fields, withoutHost: true, to: &output)
        appendLength(head.bodyLength, to: &output)
        if !head.keepAlive, !head.fields.contains(.connection) { output.append(constant: "Connection: close\r\n") }
        output.append(constant: "\r\n")
    }

    /// Writes one chunk; nothing for no bytes, because an empty chunk is the last one.
    public static func appendChunk(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        guard bytes.count > 0 else { return }
        appendChunkStart(count: bytes.count, to: &output)
        output.append(copying: bytes)
        output.append(constant: "\r\n")
    }

    /// Writes the line before `count` bytes of a chunk, for callers that send those bytes from elsewhere, and then
    /// a line end of their own.
    ///
    /// - Precondition: `count` is positive.
    public static func appendChunkStart(count: Int, to output: inout [UInt8]) {
        precondition(count > 0, "an empty chunk would end the body")
        var shift = (63 &- count.leadingZeroBitCount) & ~3
        while shift >= 0 {
            let digit = UInt8(truncatingIfNeeded: count &>> shift) & 15
            output.append(digit < 10 ? digit &+ ASCII.zero : digit &+ 0x57)
            shift &-= 4
        }
        output.append(constant: "\r\n")
    }

    /// Writes the last chunk, the trailers and the end of the body.
    ///
    /// Trailers that may not be trailers (RFC 9110 section 6.5.1) are a mistake of the program, and it stops.
    public static func appendLastChunk(trailers: HTTPFields = HTTPFields(), to output: inout [UInt8]) {
        precondition(TrailerRule.check(trailers) == nil, "these fields may not come after a body")
        output.append(constant: "0\r\n")
        appendLines(of: trailers, to: &output)
        output.append(constant: "\r\n")
    }

    @inline(__always)
    private static func appendLines(of fields: HTTPFields, withoutHost: Bool = false, to output: inout [UInt8]) {
        let bits =
            HTTPFields.bit(HTTPFieldName.contentLength.rawValue)
            | HTTPFields.bit(HTTPFieldName.transferEncoding.rawValue)
            | (withoutHost ? HTTPFields.bit(HTTPFieldName.host.rawValue) : 0)
        let bytes = fields.block.span
        guard fields.presence & bits != 0 else {
            output.append(copying: bytes.extracting(fields.linesStart..<bytes.count))
            return
        }
        for record in fields.records {
            switch HTTPFieldName(rawValue: record.code) {
            case .contentLength, .transferEncoding: continue
            case .host where withoutHost: continue
            default: break
            }
            output.append(copying: bytes.extracting(record.nameRange))
            output.append(constant: ": ")
            output.append(copying: bytes.extracting(record.valueRange))
            output.append(constant: "\r\n")
        }
    }

    private static func appendLength(_ body: HTTPBodyLength, to output: inout [UInt8]) {
        switch body {
        case .none, .untilClose: break
        case .known(let count):
            output.append(constant: "Content-Length: ")
            output.append(decimal: count)
            output.append(constant: "\r\n")
        case .chunked: output.append(constant: "Transfer-Encoding: chunked\r\n")
        }
    }
}

extension Array where Element == UInt8 {
    /// Appends a number in decimal digits.
    mutating func append(decimal value: Int) {
        if value < 0 { append(0x2d) }
        var rest = value.magnitude
        let start = count
        repeat {
            append(UInt8(truncatingIfNeeded: rest % 10) &+ ASCII.zero)
            rest /= 10
        } while rest > 0
        var low = start
        var high = count &- 1
        while low < high {
            swapAt(low, high)
            low &+= 1
            high &-= 1
        }
    }
}
