/// Reads the chunks of a body, one byte of framing after the other: RFC 9112 section 7.1.
///
/// Nothing is lenient here. Bad white space is taken only where the grammar has it (around `;` and `=`), every line
/// ends with both its bytes, and a size has 1 to 15 digits.
struct ChunkedDecoder: Sendable {
    enum Step: Equatable {
        case needMore
        /// Bytes of the body, as positions in the input.
        case data(Range<Int>)
        /// The chunk of size 0 was read; the trailers follow.
        case last
        case failed(HTTPWireError)
    }

    private enum State: Sendable {
        case size, blankBeforeSemicolon, nameStart, name, blankAfterName, valueStart, token, quoted, quotedPair
        case afterQuoted, sizeLineFeed, data, dataReturn, dataLineFeed
    }

    private var state = State.size
    private var digits = 0
    private var remaining = 0
    private var bodyBytes = 0
    private var extensionBytes = 0

    static var sizeDigitsMax: Int { 15 }

    /// Reads on from `cursor` up to the next piece of the body.
    mutating func next(in input: Span<UInt8>, at cursor: inout Int, _ limits: HTTP1Limits) -> Step {
        while cursor < input.count {
            if state == .data {
                let end = min(input.count, cursor &+ remaining)
                let range = cursor..<end
                remaining &-= range.count
                cursor = end
                if remaining == 0 { state = .dataReturn }
                return .data(range)
            }
            let byte = input[cursor]
            cursor &+= 1
            if state == .sizeLineFeed {
                guard byte == ASCII.lineFeed else { return .failed(.bareCarriageReturn) }
                guard remaining > 0 else { return .last }
                guard remaining <= limits.bodyBytesMax &- bodyBytes else {
                    return .failed(.bodyTooLarge(bytesMax: limits.bodyBytesMax, bytes: bodyBytes &+ remaining))
                }
                bodyBytes &+= remaining
                state = .data
            } else if let error = frame(byte, limits) {
                return .failed(error)
            }
        }
        return .needMore
    }

    /// Takes one byte of framing.
    private mutating func frame(_ byte: UInt8, _ limits: HTTP1Limits) -> HTTPWireError? {
        switch state {
        case .size:
            return takeSize(byte)
        case .dataReturn:
            state = .dataLineFeed
            return byte == ASCII.carriageReturn ? nil : .missingChunkEnd
        case .dataLineFeed:
            state = .size
            digits = 0
            return byte == ASCII.lineFeed ? nil : .missingChunkEnd
        default:
            if byte == ASCII.lineFeed { return .bareLineFeed }
            extensionBytes &+= 1
            guard extensionBytes <= limits.chunkExtensionBytesMax else {
                return .chunkExtensionsTooLarge(bytesMax: limits.chunkExtensionBytesMax)
            }
            guard let next = afterExtension(byte) else { return .badChunkExtension }
            state = next
            return nil
        }
    }

    private mutating func takeSize(_ byte: UInt8) -> HTTPWireError? {
        if let digit = ASCII.hexValue(byte) {
            digits &+= 1
            guard digits <= Self.sizeDigitsMax else { return .badChunkSize }
            remaining = remaining &<< 4 | Int(digit)
            return nil
        }
        guard digits > 0 else { return .badChunkSize }
        switch byte {
        case ASCII.carriageReturn: state = .sizeLineFeed
        case ASCII.semicolon: state = .nameStart
        case ASCII.space, ASCII.tab: state = .blankBeforeSemicolon
        case ASCII.lineFeed: return .bareLineFeed
        default: return .badChunkSize
        }
        return nil
    }

    /// The state after one more byte of `*( BWS ";" BWS name [ BWS "=" BWS value ] )`, or nil if it does not fit.
    private func afterExtension(_ byte: UInt8) -> State? {
        let isBlank = ASCII.isBlank(byte)
        let isToken = ByteSet.token.contains(byte)
        switch state {
        case .blankBeforeSemicolon:
            return isBlank ? .blankBeforeSemicolon : byte == ASCII.semicolon ? .nameStart : nil
        case .nameStart:
            return isBlank ? .nameStart : isToken ? .name : nil
        case .name:
            return isToken
                ? .name : isBlank ? .blankAfterName : ending(byte) ?? (byte == ASCII.equals ? .valueStart : nil)
        case .blankAfterName:
            if byte == ASCII.equals { return .valueStart }
            return isBlank ? .blankAfterName : byte == ASCII.semicolon ? .nameStart : nil
        case .valueStart:
            if byte == ASCII.quote { return .quoted }
            return isBlank ? .valueStart : isToken ? .token : nil
        case .token:
            return isToken ? .token : isBlank ? .blankBeforeSemicolon : ending(byte)
        case .quoted:
            if byte == ASCII.quote { return .afterQuoted }
            return byte == ASCII.backslash ? .quotedPair : ASCII.isFieldText(byte) ? .quoted : nil
        case .quotedPair:
            return ASCII.isFieldText(byte) ? .quoted : nil
        case .afterQuoted:
            return isBlank ? .blankBeforeSemicolon : ending(byte)
        case .size, .sizeLineFeed, .data, .dataReturn, .dataLineFeed:
            return nil
        }
    }

    private func ending(_ byte: UInt8) -> State? {
        byte == ASCII.semicolon ? .nameStart : byte == ASCII.carriageReturn ? .sizeLineFeed : nil
    }
}

/// Fields that say where a message ends, where it goes or who sent it may not come after it: RFC 9110 section 6.5.1.
enum TrailerRule {
    static func check(_ trailers: HTTPFields) -> HTTPWireError? {
        let isForbidden = trailers.records.contains { record in
            switch HTTPFieldName(rawValue: record.code) {
            case .contentLength, .transferEncoding, .host, .connection, .trailer, .te, .upgrade, .keepAlive,
                .proxyConnection, .expect, .contentEncoding, .contentType, .contentRange, .authorization,
                .proxyAuthorization, .proxyAuthenticate, .wwwAuthenticate, .cookie, .setCookie, .cacheControl, .range,
                .ifMatch, .ifNoneMatch, .ifModifiedSince, .ifUnmodifiedSince, .ifRange, .location, .date, .age:
                true
            default: false
            }
        }
        return isForbidden ? .forbiddenTrailer : nil
    }
}
