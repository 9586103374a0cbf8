/// Turns the bytes of an HTTP/1.1 connection into responses, for a client: RFC 9112.
///
/// Say `begin` for each request that was written, then perform steps as with `HTTP1RequestParser`. As strict as that
/// one, except in what clients must take: a status line without reason and without the space before it, and any three
/// digits from 100 on. Bytes that come while no request waits are refused; they would be taken for the next answer.
public struct HTTP1ResponseParser: ~Copyable, Sendable {
    /// The next step for the caller.
    public enum Step: Sendable {
        /// All bytes given were taken; more are needed, or the next `begin`.
        case needMore
        /// A 1xx response; the final one is still to come.
        case interim(HTTPResponseHead)
        /// The final response begins.
        case head(HTTPResponseHead)
        /// Bytes of its body, as positions in the bytes given.
        case body(Range<Int>)
        /// The response is complete; the trailers are empty unless the body came in chunks.
        case end(trailers: HTTPFields)
        /// A 101, or a 2xx to `CONNECT`, was the `head`: what follows `cursor` belongs to the other protocol.
        case switched
        /// The bytes are refused; close.
        case failed(HTTPWireError)
    }

    private enum State {
        case idle, head, bodyStart(HTTPBodyLength), fixed(Int), chunked, trailers, untilClose
        case switching, switched, failed(HTTPWireError)
    }

    /// The limits; that of the body may be changed between a `head` and the step after it.
    public var limits: HTTP1Limits
    private var state = State.idle
    private var method = HTTPMethod.get
    private var mayUpgrade = false
    private var interimCount = 0
    private var untilCloseBytes = 0
    private var collector = HeadCollector(.response)
    private var chunks = ChunkedDecoder()

    /// A parser at the beginning of a connection.
    public init(limits: HTTP1Limits = HTTP1Limits()) { self.limits = limits }

    /// Whether no response is awaited, so that `begin` may be called.
    public var isIdle: Bool {
        if case .idle = state { true } else { false }
    }

    /// Gets ready for the response to a request with this method; `mayUpgrade` if it had an `Upgrade` field.
    ///
    /// - Precondition: the response before is complete.
    public mutating func begin(_ method: HTTPMethod, mayUpgrade: Bool = false) {
        precondition(isIdle, "one response is read at a time")
        self.method = method
        self.mayUpgrade = mayUpgrade
        interimCount = 0
        collector.reset(.response)
        state = .head
    }

    /// Reads on from `cursor`, which is moved past what was taken.
    public mutating func next(in input: Span<UInt8>, at cursor: inout Int) -> Step {
        switch state {
        case .idle: return cursor < input.count ? fail(.unexpectedBytes) : .needMore
        case .head: return nextHead(input, &cursor)
        case .bodyStart(let length): return beginBody(length, input, &cursor)
        case .fixed(let remaining): return nextFixed(remaining, input, &cursor)
        case .chunked: return nextChunk(input, &cursor)
        case .trailers: return nextTrailers(input, &cursor)
        case .untilClose: return nextUntilClose(input, &cursor)
        case .switching:
            state = .switched
            return .switched
        case .switched: return .needMore
        case .failed(let error): return .failed(error)
        }
    }

    /// Says that the connection was closed by the other side, in order.
    ///
    /// Gives `end` where that is the end of the body, `needMore` where nothing was awaited, else `failed(.truncated)`.
    public mutating func closed() -> Step {
        switch state {
        case .untilClose, .bodyStart(.untilClose), .bodyStart(.none), .bodyStart(.known(0)), .fixed(0):
            state = .idle
            return .end(trailers: HTTPFields())
        case .idle, .switched: return .needMore
        case .switching:
            state = .switched
            return .switched
        case .failed(let error): return .failed(error)
        case .head, .bodyStart, .fixed, .chunked, .trailers: return fail(.truncated)
        }
    }

    private mutating func nextHead(_ input: Span<UInt8>, _ cursor: inout Int) -> Step {
        switch collector.next(in: input, at: &cursor, limits) {
        case .needMore: return .needMore
        case .failed(let error): return fail(error)
        case .complete(let fields):
            do throws(HTTPWireError) {
                let line = collector.scanner.statusLine
                let framing = try MessageFraming(responseFields: fields, line.version)
                collector.reset(.response)
                return try begin(
                    HTTPResponseHead(
                        line.version, line.status, reason: line.reason, fields, framing,
                        bodyLength: length(line.status, framing)))
            } catch {
                return fail(error)
            }
        }
    }

    private mutating func begin(_ head: HTTPResponseHead) throws(HTTPWireError) -> Step {
        if head.status == .switchingProtocols {
            guard mayUpgrade else { throw .unexpectedUpgrade }
            state = .switching
            return .head(head)
        }
        if head.status.isInformational {
            interimCount += 1
            guard interimCount <= limits.interimResponsesMax else {
                throw .tooManyInterimResponses(countMax: limits.interimResponsesMax)
            }
            return .interim(head)
        }
        state = method == .connect && head.status.isSuccess ? .switching : .bodyStart(head.bodyLength)
        return .head(head)
    }

    /// RFC 9112 section 6.3, in its order.
    private func length(_ status: HTTPStatus, _ framing: MessageFraming) -> HTTPBodyLength {
        if method == .head || status.hasNoBody { return .none }
        if method == .connect, status.isSuccess { return .none }
        if framing.isChunked { return .chunked }
        return framing.contentLength.map { .known($0) } ?? .untilClose
    }

    private mutating func beginBody(_ length: HTTPBodyLength, _ input: Span<UInt8>, _ cursor: inout Int) -> Step {
        switch length {
        case .none: return nextFixed(0, input, &cursor)
        case .known(let count):
            guard count <= limits.bodyBytesMax else {
                return fail(.bodyTooLarge(bytesMax: limits.bodyBytesMax, bytes: count))
            }
            return nextFixed(count, input, &cursor)
        case .chunked:
            chunks = ChunkedDecoder()
            state = .chunked
            return nextChunk(input, &cursor)
        case .untilClose:
            untilCloseBytes = 0
            state = .untilClose
            return nextUntilClose(input, &cursor)
        }
    }

    private mutating func nextFixed(_ remaining: Int, _ input: Span<UInt8>, _ cursor: inout Int) -> Step {
        guard remaining > 0 else {
            state = .idle
            return .end(trailers: HTTPFields())
        }
        let range = cursor..<(cursor &+ min(remaining, input.count &- cursor))
        state = .fixed(remaining - range.count)
        cursor = range.upperBound
        return range.isEmpty ? .needMore : .body(range)
    }

    private mutating func nextUntilClose(_ input: Span<UInt8>, _ cursor: inout Int) -> Step {
        let range = cursor..<input.count
        guard !range.isEmpty else { return .needMore }
        // The bytes allowed are still handed out, so that the parts do not depend on how the bytes were cut.
        let allowed = min(range.count, limits.bodyBytesMax &- untilCloseBytes)
        guard allowed > 0 else {
            return fail(.bodyTooLarge(bytesMax: limits.bodyBytesMax, bytes: untilCloseBytes &+ 1))
        }
        untilCloseBytes &+= allowed
        cursor &+= allowed
        return .body(range.lowerBound..<cursor)
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
            state = .idle
            return .end(trailers: trailers)
        }
    }

    private mutating func fail(_ error: HTTPWireError) -> Step {
        state = .failed(error)
        return .failed(error)
    }
}
