/// Turns the bytes of an HTTP/1.1 connection into requests, for a server: RFC 9112.
///
/// Feed it whatever was read, and perform steps until it says `needMore`:
///
/// ```swift
/// var cursor = 0
/// while true {
///     switch parser.next(in: bytes, at: &cursor) {
///     case .needMore: return cursor          // bytes[..<cursor] are done with
///     case .head(let head): begin(head)
///     case .body(let range): take(bytes.extracting(range))
///     case .end(let trailers): finish(trailers)
///     case .failed(let error): refuse(error.status)
///     }
/// }
/// ```
///
/// Each request is one `head`, any number of `body` and one `end`. `cursor` never passes the end of the request being
/// read, so after an `end` whatever follows is the next request (pipelining), or another protocol (upgrade).
/// Any cut of the same bytes gives the same parts. Does no input or output and reads no clock. Whatever two readers
/// might understand differently is refused; after `failed` every step is that failure.
public struct HTTP1RequestParser: ~Copyable, Sendable {
    /// The next step for the caller.
    public enum Step: Sendable {
        /// All bytes given were taken; more are needed.
        case needMore
        /// A request begins.
        case head(HTTPRequestHead)
        /// Bytes of its body, as positions in the bytes given.
        case body(Range<Int>)
        /// The request is complete; the trailers are empty unless the body came in chunks.
        case end(trailers: HTTPFields)
        /// The bytes are refused; answer with `error.status` and close.
        case failed(HTTPWireError)
    }

    private enum State {
        case head, bodyStart(HTTPBodyLength), fixed(Int), chunked, trailers, failed(HTTPWireError)
    }

    /// The limits; that of the body may be changed between a `head` and the step after it, as a route asks for.
    public var limits: HTTP1Limits
    private var state = State.head
    private var collector = HeadCollector(.request)
    private var chunks = ChunkedDecoder()

    /// A parser at the beginning of a connection.
    public init(limits: HTTP1Limits = HTTP1Limits()) { self.limits = limits }

    /// Whether no request has begun, so that the end of the connection cuts nothing off.
    public var isBetweenRequests: Bool {
        if case .head = state { collector.isEmpty } else { false }
    }

    /// Reads on from `cursor`, which is moved past what was taken.
    ///
    /// A declared body over the limit fails in the step after its head, so that the answer can be chosen by route.
    public mutating func next(in input: Span<UInt8>, at cursor: inout Int) -> Step {
        switch state {
        case .head: return nextHead(input, &cursor)
        case .bodyStart(let length): return beginBody(length, input, &cursor)
        case .fixed(let remaining): return nextFixed(remaining, input, &cursor)
        case .chunked: return nextChunk(input, &cursor)
        case .trailers: return nextTrailers(input, &cursor)
        case .failed(let error): return .failed(error)
        }
    }

    private mutating func nextHead(_ input: Span<UInt8>, _ cursor: inout Int) -> Step {
        switch collector.next(in: input, at: &cursor, limits) {
        case .needMore: return .needMore
        case .failed(let error): return fail(error)
        case .complete(let fields):
            do throws(HTTPWireError) {
                let head = try Self.head(collector.scanner.requestLine, fields)
                collector.reset(.request)
                state = .bodyStart(head.bodyLength)
                return .head(head)
            } catch {
                return fail(error)
            }
        }
    }

    private static func head(
        _ line: RequestLine, _ fields: HTTPFields
    ) throws(HTTPWireError) -> HTTPRequestHead {
        let framing = try MessageFraming(fields, line.version)
        if framing.hostIndex == nil, line.version >= .http11 { throw .missingHost }
        let head = HTTPRequestHead(line.method, line.target, line.version, fields, framing)
        if line.method == .connect, head.bodyLength != .none { throw .unexpectedBody }
        return head
    }

    private mutating func beginBody(_ length: HTTPBodyLength, _ input: Span<UInt8>, _ cursor: inout Int) -> Step {
        switch length {
        case .none, .known(0), .untilClose:
            state = .head
            return .end(trailers: HTTPFields())
        case .known(let count):
            guard count <= limits.bodyBytesMax else {
                return fail(.bodyTooLarge(bytesMax: limits.bodyBytesMax, bytes: count))
            }
            return nextFixed(count, input, &cursor)
        case .chunked:
            chunks = ChunkedDecoder()
            state = .chunked
            return nextChunk(input, &cursor)
        }
    }

    private mutating func nextFixed(_ remaining: Int, _ input: Span<UInt8>, _ cursor: inout Int) -> Step {
        guard remaining > 0 else {
            state = .head
            return .end(trailers: HTTPFields())
        }
        let range = cursor..<min(input.count, cursor &+ min(remaining, input.count &- cursor))
        state = .fixed(remaining - range.count)
        cursor = range.upperBound
        return range.isEmpty ? .needMore : .body(range)
    }

    private mutating func nextChunk(_ input: Span<UInt8>, _ cursor: inout Int) -> Step {
        switch chunks.next(in: input, at: &cursor, limits) {
        case .needMore: return .needMore
        case .data(let range): return .body(range)
        case .failed(let error): return fail(error)
        case .last:
            collector.reset(.trailers)
            state = .trailers
            return nextTrailers(input, &cursor)
        }
    }

    private mutating func nextTrailers(_ input: Span<UInt8>, _ cursor: inout Int) -> Step {
        switch collector.next(in: input, at: &cursor, limits) {
        case .needMore: return .needMore
        case .failed(let error): return fail(error)
        case .complete(let trailers):
            if let error = TrailerRule.check(trailers) { return fail(error) }
            collector.reset(.request)
            state = .head
            return .end(trailers: trailers)
        }
    }

    private mutating func fail(_ error: HTTPWireError) -> Step {
        state = .failed(error)
        return .failed(error)
    }
}
