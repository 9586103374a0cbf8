/// Reads one head, or one set of trailers, line by line from bytes that may still be arriving.
///
/// A line is judged when its line feed is there and never before, or when it has outgrown its limit. So what comes out
/// does not depend on how the bytes were cut, and no byte of a finished line is looked at twice.
struct HeadScanner: Sendable {
    /// The kind of the first line.
    enum Kind: Sendable {
        case request, response, trailers
    }

    /// The step that is due after a look at the bytes.
    enum Progress {
        /// The empty line at the end was read; the head is `bytes[..<end]`.
        case complete(end: Int)
        /// An empty line before the request line: drop these two bytes.
        case emptyLine
        case needMore
        case failed(HTTPWireError)
    }

    /// Why a line could not be read.
    enum LineFault: Error {
        /// The bytes end before the line does, or the line is longer than it may be.
        case short
        case refused(HTTPWireError)
    }

    let kind: Kind
    private(set) var needsStartLine: Bool
    /// Where the next line to judge begins.
    private(set) var position = 0
    private(set) var requestLine = RequestLine()
    private(set) var statusLine = StatusLine()
    private(set) var fieldsStart = 0
    private(set) var records: [HTTPFields.Record] = []
    private(set) var presence: UInt64 = 0

    init(_ kind: Kind) {
        self.kind = kind
        needsStartLine = kind != .trailers
    }

    /// Reads all lines that are complete in `bytes`, whose first byte is the first of the head at every call.
    mutating func scan(_ bytes: Span<UInt8>, _ limits: HTTP1Limits) -> Progress {
        do throws(LineFault) {
            if needsStartLine {
                if kind == .request, bytes.count >= 2, bytes[0] == ASCII.carriageReturn, bytes[1] == ASCII.lineFeed {
                    return .emptyLine
                }
                try startLine(bytes, limits)
            }
            if records.isEmpty, kind != .trailers { records.reserveCapacity(16) }
            while true {
                guard position < bytes.count else { throw .short }
                if bytes[position] == ASCII.carriageReturn {
                    return .complete(end: try emptyLine(bytes, limits))
                }
                try fieldLine(bytes, limits)
            }
        } catch {
            return verdict(error, bytes, limits)
        }
    }

    /// The step that is due while no line feed has come since `position` and `count` bytes of the head are there.
    func waiting(first: UInt8, count: Int, _ limits: HTTP1Limits) -> Progress {
        if needsStartLine, kind == .request, first != ASCII.carriageReturn, !ByteSet.token.contains(first) {
            // Another protocol, such as a TLS hello, is told so at its first byte.
            return .failed(first == ASCII.lineFeed ? .bareLineFeed : .badMethod)
        }
        return count >= allowedEnd(limits) ? .failed(limitError(limits)) : .needMore
    }

    /// The first position the line at `position` may not reach.
    @inline(__always)
    private func allowedEnd(_ limits: HTTP1Limits) -> Int {
        min(position &+ (needsStartLine ? limits.startLineBytesMax : limits.fieldLineBytesMax), limits.headBytesMax)
    }

    private func limitError(_ limits: HTTP1Limits) -> HTTPWireError {
        let lineMax = needsStartLine ? limits.startLineBytesMax : limits.fieldLineBytesMax
        guard position + lineMax <= limits.headBytesMax else { return .headTooLarge(bytesMax: limits.headBytesMax) }
        return needsStartLine ? .startLineTooLong(bytesMax: lineMax) : .fieldLineTooLong(bytesMax: lineMax)
    }

    /// Decides between a refusal, a limit and patience for a line that could not be read.
    private func verdict(_ fault: LineFault, _ bytes: Span<UInt8>, _ limits: HTTP1Limits) -> Progress {
        guard bytes.count > 0 else { return .needMore }
        let end = min(allowedEnd(limits), bytes.count)
        guard bytes.firstIndex(of: ASCII.lineFeed, in: position..<max(position, end)) != nil else {
            return waiting(first: bytes[0], count: bytes.count, limits)
        }
        switch fault {
        case .refused(let error): return .failed(error)
        case .short: return .failed(.bareLineFeed)
        }
    }

    private mutating func startLine(_ bytes: Span<UInt8>, _ limits: HTTP1Limits) throws(LineFault) {
        let next: Int
        if kind == .request {
            next = try requestLine.read(bytes)
        } else {
            next = try statusLine.read(bytes)
        }
        guard next <= allowedEnd(limits) else { throw .short }
        position = next
        fieldsStart = next
        needsStartLine = false
    }

    private func emptyLine(_ bytes: Span<UInt8>, _ limits: HTTP1Limits) throws(LineFault) -> Int {
        guard position &+ 1 < bytes.count else { throw .short }
        guard bytes[position &+ 1] == ASCII.lineFeed else { throw .refused(.bareCarriageReturn) }
        guard position &+ 2 <= allowedEnd(limits) else { throw .short }
        return position &+ 2
    }

    /// Reads `name ":" OWS value OWS CRLF`: RFC 9112 section 5.
    private mutating func fieldLine(_ bytes: Span<UInt8>, _ limits: HTTP1Limits) throws(LineFault) {
        let count = bytes.count
        let start = position
        var index = start
        while index < count, ByteSet.token.contains(bytes[index]) { index &+= 1 }
        guard index < count else { throw .short }
        let nameCount = index &- start
        guard bytes[index] == ASCII.colon, nameCount > 0 else {
            throw .refused(nameError(stop: bytes[index], nameCount: nameCount))
        }
        index &+= 1
        while index < count, ASCII.isBlank(bytes[index]) { index &+= 1 }
        let valueStart = index
        let stop = bytes.endOfFieldText(from: index)
        guard stop &+ 1 < count else {
            if stop < count, bytes[stop] != ASCII.carriageReturn { throw .refused(valueError(stop: bytes[stop])) }
            throw .short
        }
        guard bytes[stop] == ASCII.carriageReturn else { throw .refused(valueError(stop: bytes[stop])) }
        guard bytes[stop &+ 1] == ASCII.lineFeed else { throw .refused(.bareCarriageReturn) }
        guard stop &+ 2 <= allowedEnd(limits) else { throw .short }
        guard records.count < limits.fieldCountMax else {
            throw .refused(.tooManyFields(countMax: limits.fieldCountMax))
        }
        guard nameCount <= Int(UInt16.max) else { throw .refused(.badFieldName) }

        var valueEnd = stop
        while valueEnd > valueStart, ASCII.isBlank(bytes[valueEnd &- 1]) { valueEnd &-= 1 }
        let code = HTTPFieldName.code(of: bytes, from: start, count: nameCount)
        if code != 0 { presence |= HTTPFields.bit(code) }
        records.append(
            HTTPFields.Record(
                nameStart: UInt32(truncatingIfNeeded: start), valueStart: UInt32(truncatingIfNeeded: valueStart),
                valueCount: UInt32(truncatingIfNeeded: valueEnd &- valueStart),
                nameCount: UInt16(truncatingIfNeeded: nameCount), code: code))
        position = stop &+ 2
    }

    private func nameError(stop: UInt8, nameCount: Int) -> HTTPWireError {
        switch stop {
        case ASCII.colon: .emptyFieldName
        case ASCII.space, ASCII.tab:
            if nameCount > 0 { .whitespaceBeforeColon } else { records.isEmpty ? .leadingWhitespace : .obsoleteFolding }
        case ASCII.lineFeed: nameCount == 0 ? .bareLineFeed : .missingColon
        case ASCII.carriageReturn: .missingColon
        default: .badFieldName
        }
    }

    private func valueError(stop: UInt8) -> HTTPWireError {
        stop == ASCII.lineFeed ? .bareLineFeed : .badFieldValue
    }
}
