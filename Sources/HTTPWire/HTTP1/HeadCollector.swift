/// Feeds a `HeadScanner` from input of any cut, and copies each head once.
///
/// A head that lies whole in one input is read where it lies; only one that does not is gathered in a buffer.
struct HeadCollector: Sendable {
    enum Progress {
        /// The fields, and in their block the start line before them.
        case complete(HTTPFields)
        case needMore
        case failed(HTTPWireError)
    }

    private(set) var scanner: HeadScanner
    private var pending: [UInt8] = []
    private var emptyLines = 0

    init(_ kind: HeadScanner.Kind) { scanner = HeadScanner(kind) }

    /// Whether no byte of a head has come yet.
    var isEmpty: Bool { pending.isEmpty && emptyLines == 0 }

    /// Gets ready for the next head.
    mutating func reset(_ kind: HeadScanner.Kind) {
        scanner = HeadScanner(kind)
        pending = []
        emptyLines = 0
    }

    /// Reads on from `cursor`, and leaves it after the last byte taken.
    mutating func next(in input: Span<UInt8>, at cursor: inout Int, _ limits: HTTP1Limits) -> Progress {
        while cursor < input.count {
            let progress =
                pending.isEmpty ? scanInPlace(input, &cursor, limits) : scanPending(input, &cursor, limits)
            if let progress { return progress }
        }
        return .needMore
    }

    /// Nil means: look again.
    @inline(__always)
    private mutating func scanInPlace(
        _ input: Span<UInt8>, _ cursor: inout Int, _ limits: HTTP1Limits
    ) -> Progress? {
        let bytes = input.extracting(cursor..<input.count)
        switch scanner.scan(bytes, limits) {
        case .complete(let end):
            // The lines without the empty one: what `HTTPFields` keeps.
            let block = end > 2 ? [UInt8](copying: bytes.extracting(0..<(end &- 2))) : []
            cursor &+= end
            return .complete(fields(block))
        case .emptyLine:
            cursor &+= 2
            return countEmptyLine(limits)
        case .needMore:
            pending.append(copying: bytes)
            cursor = input.count
            return .needMore
        case .failed(let error):
            return .failed(error)
        }
    }

    /// Takes input up to the next line feed, then judges the line; nil means: look again.
    private mutating func scanPending(
        _ input: Span<UInt8>, _ cursor: inout Int, _ limits: HTTP1Limits
    ) -> Progress? {
        let lineFeed = input.firstIndex(of: ASCII.lineFeed, in: cursor..<input.count)
        let end = lineFeed.map { $0 + 1 } ?? input.count
        pending.append(copying: input.extracting(cursor..<end))
        cursor = end
        guard lineFeed != nil else {
            if case .failed(let error) = scanner.waiting(first: pending[0], count: pending.count, limits) {
                return .failed(error)
            }
            return .needMore
        }
        // Out of `self` and back, because a span of one property keeps the others from changing.
        var block: [UInt8] = []
        swap(&block, &pending)
        switch scanner.scan(block.span, limits) {
        case .complete:
            block.removeLast(2)
            return .complete(fields(block))
        case .emptyLine: return countEmptyLine(limits)
        case .needMore:
            swap(&block, &pending)
            return nil
        case .failed(let error): return .failed(error)
        }
    }

    private mutating func countEmptyLine(_ limits: HTTP1Limits) -> Progress? {
        emptyLines += 1
        return emptyLines > limits.leadingEmptyLinesMax ? .failed(.malformedStartLine) : nil
    }

    @inline(__always)
    private func fields(_ block: [UInt8]) -> HTTPFields {
        HTTPFields(
            block: block, linesStart: scanner.fieldsStart, records: scanner.records, presence: scanner.presence)
    }
}
