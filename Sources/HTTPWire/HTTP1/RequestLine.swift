/// `method SP request-target SP HTTP-version CRLF`: RFC 9112 section 3.
struct RequestLine: Sendable {
    var method = HTTPMethod.get
    var version = HTTPVersion.http11
    var target = RequestTarget()

    /// Reads the line at the start of `bytes` and gives the position after it.
    mutating func read(_ bytes: Span<UInt8>) throws(HeadScanner.LineFault) -> Int {
        let count = bytes.count
        var index = 0
        while index < count, ByteSet.token.contains(bytes[index]) { index &+= 1 }
        guard index < count else { throw .short }
        guard bytes[index] == ASCII.space, index > 0 else {
            throw .refused(methodError(stop: bytes[index], count: index))
        }
        method = HTTPMethod.reading(bytes, 0..<index)
        let start = index &+ 1
        index = start
        if index < count, bytes[index] == ASCII.slash, method != .connect {
            index = readOrigin(bytes, from: start)
        } else {
            while index < count, bytes[index] > ASCII.space, bytes[index] < 0x7f { index &+= 1 }
        }
        guard index < count else { throw .short }
        guard bytes[index] == ASCII.space, index > start else {
            throw .refused(targetError(stop: bytes[index], isEmpty: index == start))
        }
        // The version first: a target of a version that is not spoken here is not ours to judge.
        let next = try readVersion(bytes, from: index &+ 1)
        if bytes[start] != ASCII.slash || method == .connect {
            guard let other = RequestTarget.reading(bytes, start..<index, for: method) else {
                throw .refused(.badTarget)
            }
            target = other
        }
        return next
    }

    /// Reads `/path?query` up to the first byte that cannot belong to it.
    @inline(__always)
    private mutating func readOrigin(_ bytes: Span<UInt8>, from start: Int) -> Int {
        let count = bytes.count
        var index = start
        while index < count, ByteSet.path.contains(bytes[index]) { index &+= 1 }
        target = RequestTarget()
        target.path = ByteRange(start..<index)
        if index < count, bytes[index] == ASCII.question {
            let queryStart = index &+ 1
            index = queryStart
            while index < count, ByteSet.query.contains(bytes[index]) { index &+= 1 }
            target.query = ByteRange(queryStart..<index)
        }
        target.whole = ByteRange(start..<index)
        return index
    }

    private mutating func readVersion(_ bytes: Span<UInt8>, from start: Int) throws(HeadScanner.LineFault) -> Int {
        version = try HTTPVersion.reading(bytes, from: start)
        let end = start &+ 8
        guard end < bytes.count else { throw .short }
        guard bytes[end] == ASCII.carriageReturn else {
            throw .refused(bytes[end] == ASCII.lineFeed ? .bareLineFeed : .malformedVersion)
        }
        guard end &+ 1 < bytes.count else { throw .short }
        guard bytes[end &+ 1] == ASCII.lineFeed else { throw .refused(.bareCarriageReturn) }
        return end &+ 2
    }

    private func methodError(stop: UInt8, count: Int) -> HTTPWireError {
        switch stop {
        case ASCII.lineFeed: count == 0 ? .bareLineFeed : .malformedStartLine
        case ASCII.carriageReturn: count == 0 ? .bareCarriageReturn : .malformedStartLine
        default: .badMethod
        }
    }

    private func targetError(stop: UInt8, isEmpty: Bool) -> HTTPWireError {
        switch stop {
        case ASCII.lineFeed, ASCII.carriageReturn: .malformedStartLine
        case ASCII.space where isEmpty: .malformedStartLine
        default: .badTarget
        }
    }
}

extension HTTPVersion {
    /// Reads eight bytes `HTTP/1.0` or `HTTP/1.1`.
    static func reading(_ bytes: Span<UInt8>, from start: Int) throws(HeadScanner.LineFault) -> HTTPVersion {
        guard start &+ 8 <= bytes.count else {
            // A line feed among the few bytes that are there makes them a finished, wrong line.
            throw bytes.firstIndex(of: ASCII.lineFeed, in: start..<bytes.count) == nil
                ? .short : .refused(.malformedVersion)
        }
        let isNamed =
            bytes[start] == 0x48 && bytes[start &+ 1] == 0x54 && bytes[start &+ 2] == 0x54
            && bytes[start &+ 3] == 0x50 && bytes[start &+ 4] == ASCII.slash && bytes[start &+ 6] == ASCII.dot
        let major = bytes[start &+ 5]
        let minor = bytes[start &+ 7]
        guard isNamed, ASCII.isDigit(major), ASCII.isDigit(minor) else { throw .refused(.malformedVersion) }
        guard major == 0x31, minor == 0x30 || minor == 0x31 else { throw .refused(.unsupportedVersion) }
        return minor == 0x31 ? .http11 : .http10
    }
}

/// `HTTP-version SP status-code SP [reason-phrase] CRLF`: RFC 9112 section 4.
struct StatusLine: Sendable {
    var version = HTTPVersion.http11
    var status = HTTPStatus.ok
    var reason = ByteRange()

    /// Reads the line at the start of `bytes` and gives the position after it.
    ///
    /// Servers that leave out the space before an empty reason are common enough that a client must take their line.
    mutating func read(_ bytes: Span<UInt8>) throws(HeadScanner.LineFault) -> Int {
        let count = bytes.count
        version = try HTTPVersion.reading(bytes, from: 0)
        guard count > 8 else { throw .short }
        guard bytes[8] == ASCII.space else { throw .refused(.malformedStartLine) }
        guard count > 12 else {
            throw bytes.firstIndex(of: ASCII.lineFeed, in: 0..<count) == nil ? .short : .refused(.badStatus)
        }
        var code = 0
        for index in 9..<12 {
            guard ASCII.isDigit(bytes[index]) else { throw .refused(.badStatus) }
            code = code * 10 + Int(bytes[index] &- ASCII.zero)
        }
        guard let status = HTTPStatus(code: code) else { throw .refused(.badStatus) }
        self.status = status
        guard bytes[12] == ASCII.space || bytes[12] == ASCII.carriageReturn else {
            throw .refused(bytes[12] == ASCII.lineFeed ? .bareLineFeed : .badStatus)
        }
        let start = bytes[12] == ASCII.space ? 13 : 12
        let stop = bytes.endOfFieldText(from: start)
        guard stop < count else { throw .short }
        guard bytes[stop] == ASCII.carriageReturn else {
            throw .refused(bytes[stop] == ASCII.lineFeed ? .bareLineFeed : .malformedStartLine)
        }
        guard stop &+ 1 < count else { throw .short }
        guard bytes[stop &+ 1] == ASCII.lineFeed else { throw .refused(.bareCarriageReturn) }
        reason = ByteRange(start..<stop)
        return stop &+ 2
    }
}
