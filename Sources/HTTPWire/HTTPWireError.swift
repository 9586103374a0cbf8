/// Why bytes were refused, or why something may not be written.
///
/// A refused message leaves the end of that message unknown: the connection it came on can only be closed.
public enum HTTPWireError: Error, Hashable, Sendable {
    // The request line or status line.
    /// Not three parts with one space between each: HTTP/0.9, doubled spaces, an empty line too many.
    case malformedStartLine
    /// The method is no token.
    case badMethod
    /// The target has a byte or a form it may not have for its method: RFC 9112 section 3.2.
    case badTarget
    /// The version is not `HTTP/` digit `.` digit.
    case malformedVersion
    /// The version is well formed and neither 1.0 nor 1.1.
    case unsupportedVersion
    /// The status is not three digits from 100 on.
    case badStatus

    // Lines and fields.
    /// A line feed without the carriage return before it.
    case bareLineFeed
    /// A carriage return without the line feed after it.
    case bareCarriageReturn
    /// White space before the first field line.
    case leadingWhitespace
    /// A field line that begins with white space: RFC 9112 section 5.2.
    case obsoleteFolding
    /// Nothing before the colon.
    case emptyFieldName
    /// White space between a field name and its colon: RFC 9112 section 5.1.
    case whitespaceBeforeColon
    /// A field line without a colon.
    case missingColon
    /// A field name that is no token.
    case badFieldName
    /// A control byte in a field value.
    case badFieldValue

    // Contents of fields.
    /// An HTTP/1.1 request without `Host`.
    case missingHost
    /// More than one `Host`.
    case repeatedHost
    /// A `Host` or authority that is not `host [":" port]`.
    case badHost
    /// `Content-Length` that is not one plain number.
    case badContentLength
    /// More than one `Content-Length`, equal or not.
    case repeatedContentLength
    /// Both `Content-Length` and `Transfer-Encoding`.
    case conflictingLengths
    /// `Transfer-Encoding` that is malformed, or where `chunked` is not once and last.
    case badTransferEncoding
    /// A transfer coding other than `chunked`.
    case unsupportedTransferCoding
    /// `Transfer-Encoding` in HTTP/1.0: RFC 9112 section 6.1.
    case transferEncodingInHTTP10
    /// A body announced for a method that has none, such as `CONNECT`.
    case unexpectedBody
    /// `Expect` with anything but `100-continue`: RFC 9110 section 10.1.1.
    case unknownExpectation

    // Chunks.
    /// A chunk size that is not 1 to 15 hexadecimal digits and a carriage return.
    case badChunkSize
    /// A chunk extension against its grammar.
    case badChunkExtension
    /// Chunk data that is not followed by the end of a line.
    case missingChunkEnd
    /// A trailer field that may not be one, such as `Content-Length`: RFC 9110 section 6.5.1.
    case forbiddenTrailer

    // Limits.
    /// The request line or status line is longer than `bytesMax`.
    case startLineTooLong(bytesMax: Int)
    /// A field line is longer than `bytesMax`.
    case fieldLineTooLong(bytesMax: Int)
    /// The head, or the trailers, are longer than `bytesMax`.
    case headTooLarge(bytesMax: Int)
    /// There are more than `countMax` fields.
    case tooManyFields(countMax: Int)
    /// The chunk extensions of one body are longer than `bytesMax`.
    case chunkExtensionsTooLarge(bytesMax: Int)
    /// The body is larger than `bytesMax`; `bytes` is its announced size, or what had been announced when it passed.
    case bodyTooLarge(bytesMax: Int, bytes: Int)

    // Responses.
    /// Bytes arrived while no request waited for them.
    case unexpectedBytes
    /// A 101 although no upgrade was asked for.
    case unexpectedUpgrade
    /// More interim responses than `countMax` before the final one.
    case tooManyInterimResponses(countMax: Int)
    /// The connection closed inside a message.
    case truncated
    /// Frames against RFC 9113, more of them than the limits allow, or a message against its section 8.1.1.
    case brokenHTTP2

    // Text forms.
    /// `%` without two hexadecimal digits, a `%00` where none may be, or text that is not UTF-8.
    case badPercentEncoding
    /// Text that is no URI, or a reference that cannot be resolved: RFC 3986.
    case badURI
    /// More query items than `countMax`.
    case tooManyQueryItems(countMax: Int)
    /// Text that is no media type: RFC 9110 section 8.3.1.
    case badMediaType
    /// A field value that is no list of what it should list.
    case badFieldValueList
    /// An event of a stream larger than `bytesMax`.
    case eventTooLarge(bytesMax: Int)
    /// An event id or event name with a line end or a zero byte in it.
    case badEventField
    /// A body in parts against RFC 2046 section 5.1.1: no boundary, or one that ends no line.
    case badMultipart

    /// The status a server answers with when a request is refused for this reason.
    ///
    /// 400 where nothing more exact is registered. For reasons that only occur in responses the value means nothing.
    public var status: HTTPStatus {
        switch self {
        case .startLineTooLong: .uriTooLong
        case .fieldLineTooLong, .headTooLarge, .tooManyFields: .requestHeaderFieldsTooLarge
        case .bodyTooLarge: .contentTooLarge
        case .unknownExpectation: .expectationFailed
        case .unsupportedTransferCoding: .notImplemented
        case .unsupportedVersion: .httpVersionNotSupported
        case .malformedStartLine, .badMethod, .badTarget, .malformedVersion, .badStatus, .bareLineFeed,
            .bareCarriageReturn, .leadingWhitespace, .obsoleteFolding, .emptyFieldName, .whitespaceBeforeColon,
            .missingColon, .badFieldName, .badFieldValue, .missingHost, .repeatedHost, .badHost, .badContentLength,
            .repeatedContentLength, .conflictingLengths, .badTransferEncoding, .transferEncodingInHTTP10,
            .unexpectedBody, .badChunkSize, .badChunkExtension, .missingChunkEnd, .forbiddenTrailer,
            .chunkExtensionsTooLarge, .unexpectedBytes, .unexpectedUpgrade, .tooManyInterimResponses, .truncated,
            .brokenHTTP2,
            .badPercentEncoding, .badURI, .tooManyQueryItems, .badMediaType, .badFieldValueList, .eventTooLarge,
            .badEventField, .badMultipart:
            .badRequest
        }
    }
}
