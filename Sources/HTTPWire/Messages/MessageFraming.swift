/// The framing of a message, as the fields of its head give it for body and connection: RFC 9112 sections 6 and 9.
///
/// One place for all of it, for requests and responses alike: two readers that disagree here are what request
/// smuggling lives on, so whatever could be read in two ways is refused.
struct MessageFraming {
    var hostIndex: Int?
    var contentLength: Int?
    var isChunked = false
    var keepAlive: Bool
    var expectsContinue = false
    var wantsUpgrade = false

    /// Reads the fields of a request.
    init(_ fields: borrowing HTTPFields, _ version: HTTPVersion) throws(HTTPWireError) {
        try self.init(fields, version, isRequest: true)
    }

    /// Reads the fields of a response, in which `Host` and `Expect` mean nothing.
    init(responseFields fields: borrowing HTTPFields, _ version: HTTPVersion) throws(HTTPWireError) {
        try self.init(fields, version, isRequest: false)
    }

    private init(_ fields: borrowing HTTPFields, _ version: HTTPVersion, isRequest: Bool) throws(HTTPWireError) {
        var closes = false
        var keepsAlive = false
        var namesUpgrade = false
        var hasUpgrade = false
        var coding = TransferCodings()
        let bytes = fields.block.span
        for index in 0..<fields.records.count {
            let record = fields.records[index]
            switch HTTPFieldName(rawValue: record.code) {
            case .host where isRequest:
                guard hostIndex == nil else { throw .repeatedHost }
                guard Authority.reading(bytes, record.valueRange) != nil else { throw .badHost }
                hostIndex = index
            case .contentLength:
                guard contentLength == nil else { throw .repeatedContentLength }
                contentLength = try Self.length(bytes, record.valueRange)
            case .transferEncoding:
                try coding.read(bytes, record.valueRange)
            case .connection:
                var list = ListCursor(record.valueRange)
                while let option = list.next(in: bytes) {
                    if ("close" as StaticString).matchesIgnoringCase(bytes, in: option) { closes = true }
                    if ("keep-alive" as StaticString).matchesIgnoringCase(bytes, in: option) { keepsAlive = true }
                    if ("upgrade" as StaticString).matchesIgnoringCase(bytes, in: option) { namesUpgrade = true }
                }
            case .upgrade:
                hasUpgrade = true
            case .expect where isRequest:
                guard ("100-continue" as StaticString).matchesIgnoringCase(bytes, in: record.valueRange) else {
                    throw .unknownExpectation
                }
                expectsContinue = version >= .http11
            default: break
            }
        }
        if coding.isPresent {
            guard contentLength == nil else { throw .conflictingLengths }
            guard version >= .http11 else { throw .transferEncodingInHTTP10 }
            try coding.finish()
            isChunked = true
        }
        keepAlive = !closes && (version >= .http11 || keepsAlive)
        wantsUpgrade = hasUpgrade && namesUpgrade && version >= .http11
    }

    /// The length that `range` spells: 1 to 18 digits, without a leading zero unless it is 0.
    ///
    /// The grammar allows leading zeros; nobody sends them, and readers exist that take them for octal.
    static func length(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(HTTPWireError) -> Int {
        guard let first = range.first, range.count <= 18 else { throw .badContentLength }
        guard range.count == 1 || bytes[first] != ASCII.zero else { throw .badContentLength }
        var value = 0
        for index in range {
            guard ASCII.isDigit(bytes[index]) else { throw .badContentLength }
            value = value &* 10 &+ Int(bytes[index] &- ASCII.zero)
        }
        return value
    }
}

/// The transfer codings of a message, of which `chunked` alone is understood.
private struct TransferCodings {
    var isPresent = false
    private var isChunked = false
    private var hasOther = false

    mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(HTTPWireError) {
        isPresent = true
        // `chunked` in any position but the last leaves the end of the body open; that is worse than an unknown coding.
        var list = ListCursor(range)
        while let element = list.next(in: bytes) {
            guard !isChunked else { throw .badTransferEncoding }
            if ("chunked" as StaticString).matchesIgnoringCase(bytes, in: element) {
                isChunked = true
            } else {
                try checkOther(bytes, element)
            }
        }
        // An element may be empty in a list, but not in this one: `chunked,` is how two readers are set apart.
        let last = range.upperBound - 1
        guard !range.isEmpty, bytes[range.lowerBound] != ASCII.comma, bytes[last] != ASCII.comma else {
            throw .badTransferEncoding
        }
    }

    private mutating func checkOther(_ bytes: Span<UInt8>, _ element: Range<Int>) throws(HTTPWireError) {
        var end = element.lowerBound
        while end < element.upperBound, ByteSet.token.contains(bytes[end]) { end += 1 }
        let name = element.lowerBound..<end
        guard !name.isEmpty, !("chunked" as StaticString).matchesIgnoringCase(bytes, in: name) else {
            throw .badTransferEncoding
        }
        // A token, then parameters or nothing.
        while end < element.upperBound, ASCII.isBlank(bytes[end]) { end += 1 }
        guard end == element.upperBound || bytes[end] == ASCII.semicolon else { throw .badTransferEncoding }
        hasOther = true
    }

    func finish() throws(HTTPWireError) {
        guard isChunked, !hasOther else { throw hasOther ? .unsupportedTransferCoding : .badTransferEncoding }
    }
}
