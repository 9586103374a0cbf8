public import HTTPWire
import JSON

extension Problem {
    /// The problem to tell a client whose bytes were refused for this reason.
    public init(_ error: HTTPWireError) {
        switch error {
        case .startLineTooLong(let bytesMax), .fieldLineTooLong(let bytesMax), .headTooLarge(let bytesMax):
            self = .headTooLarge(status: error.status, error.explanation, ["limitBytes": .number(JSONNumber(bytesMax))])
        case .tooManyFields(let countMax):
            self = .headTooLarge(status: error.status, error.explanation, ["limitCount": .number(JSONNumber(countMax))])
        case .bodyTooLarge(let bytesMax, let bytes): self = .bodyTooLarge(bytesMax: bytesMax, bytes: bytes)
        case .unknownExpectation:
            self.init(
                code: "malformed", status: .expectationFailed, title: Self.malformedTitle, detail: error.explanation)
        case .unsupportedTransferCoding:
            self.init(
                code: "transfer_coding_unsupported", status: .notImplemented, title: "The transfer coding is not known",
                detail: error.explanation)
        case .unsupportedVersion:
            self.init(
                code: "http_version_unsupported", status: .httpVersionNotSupported,
                title: "The HTTP version is not spoken", detail: error.explanation)
        case .malformedStartLine, .badMethod, .badTarget, .malformedVersion, .badStatus, .bareLineFeed,
            .bareCarriageReturn, .leadingWhitespace, .obsoleteFolding, .emptyFieldName, .whitespaceBeforeColon,
            .missingColon, .badFieldName, .badFieldValue, .missingHost, .repeatedHost, .badHost, .badContentLength,
            .repeatedContentLength, .conflictingLengths, .badTransferEncoding, .transferEncodingInHTTP10,
            .unexpectedBody, .badChunkSize, .badChunkExtension, .missingChunkEnd, .forbiddenTrailer,
            .chunkExtensionsTooLarge, .unexpectedBytes, .unexpectedUpgrade, .tooManyInterimResponses, .truncated,
            .brokenHTTP2, .badPercentEncoding, .badURI, .tooManyQueryItems, .badMediaType, .badFieldValueList,
            .eventTooLarge,
            .badEventField, .badMultipart:
            self = .malformed(error.explanation)
        }
    }

    private static var malformedTitle: String { "The request cannot be read" }

    /// 400 `malformed`.
    public static func malformed(_ detail: String) -> Problem {
        Problem(code: "malformed", status: .badRequest, title: malformedTitle, detail: detail)
    }

    /// 404 `not_found`, for a path that no route has.
    public static var noSuchPath: Problem {
        Problem(
            code: "not_found", status: .notFound, title: "There is no such thing", detail: "Nothing has this path.")
    }

    /// 405 `method_not_allowed` with `Allow`.
    static func methodNotAllowed(_ allow: HTTPFields) -> Problem {
        Problem(
            code: "method_not_allowed", status: .methodNotAllowed, title: "The path does not have this method",
            detail: "`Allow` names those it has.", fields: allow)
    }

    /// 408 `request_timeout`.
    public static var requestTimedOut: Problem {
        Problem(
            code: "request_timeout", status: .requestTimeout, title: "The request did not arrive in time",
            detail: "Head or body came too slowly; the connection is closed.", retryable: true)
    }

    /// 413 `body_too_large` with the limit and what is known of the size.
    public static func bodyTooLarge(bytesMax: Int, bytes: Int) -> Problem {
        Problem(
            code: "body_too_large", status: .contentTooLarge, title: "The body is too large",
            detail: "The body has \(bytes) bytes or more, and at most \(bytesMax) are taken.",
            members: ["limitBytes": .number(JSONNumber(bytesMax)), "sizeBytes": .number(JSONNumber(bytes))])
    }

    /// 501 `protocol_unsupported`, for an extended `CONNECT`.
    static var unknownProtocol: Problem {
        Problem(
            code: "protocol_unsupported", status: .notImplemented, title: "The protocol is not spoken here",
            detail: "`:protocol` may be `websocket` only, and that not everywhere.")
    }

    /// 503 `overloaded`.
    static var tooManyConnections: Problem {
        Problem(
            code: "overloaded", status: .serviceUnavailable, title: "There is too much to do",
            detail: "The server has as many connections as it may have.", retryable: true,
            retryAfterMilliseconds: 1_000)
    }

    private static func headTooLarge(status: HTTPStatus, _ detail: String, _ members: JSONObject) -> Problem {
        Problem(
            code: "headers_too_large", status: status, title: "The request's head is too large", detail: detail,
            members: members)
    }
}

extension HTTPWireError {
    /// The reason in words for people; none of the client's own bytes are in them.
    var explanation: String {
        switch self {
        case .malformedStartLine: "The request line is not a method, a target and a version with one space between."
        case .badMethod: "The method is no token; this may not be HTTP."
        case .badTarget: "The request target has a byte or a form it may not have."
        case .malformedVersion: "The version is not `HTTP/` and two digits with a dot between."
        case .unsupportedVersion: "HTTP/1.1 and HTTP/1.0 are spoken here."
        case .badStatus: "The status is not three digits."
        case .bareLineFeed: "A line feed came without a carriage return before it."
        case .bareCarriageReturn: "A carriage return came without a line feed after it."
        case .leadingWhitespace: "White space came before the first field."
        case .obsoleteFolding: "A field line begins with white space; folding is obsolete."
        case .emptyFieldName: "A field has no name."
        case .whitespaceBeforeColon: "White space came between a field's name and its colon."
        case .missingColon: "A field line has no colon."
        case .badFieldName: "A field name is no token."
        case .badFieldValue: "A field value has a control byte in it."
        case .missingHost: "The request has no `Host`."
        case .repeatedHost: "The request has more than one `Host`."
        case .badHost: "`Host` is not a host with or without a port."
        case .badContentLength: "`Content-Length` is not one plain number."
        case .repeatedContentLength: "The request has more than one `Content-Length`."
        case .conflictingLengths: "The request has both `Content-Length` and `Transfer-Encoding`."
        case .badTransferEncoding: "`chunked` is not once and last in `Transfer-Encoding`."
        case .unsupportedTransferCoding: "Only `chunked` is known."
        case .transferEncodingInHTTP10: "HTTP/1.0 has no `Transfer-Encoding`."
        case .unexpectedBody: "The method has no body."
        case .unknownExpectation: "`Expect` may be `100-continue` only."
        case .badChunkSize: "A chunk's size is not 1 to 15 hexadecimal digits."
        case .badChunkExtension: "A chunk's extension is against its grammar."
        case .missingChunkEnd: "A chunk does not end where its size says."
        case .forbiddenTrailer: "A field came after the body that may not come there."
        case .startLineTooLong(let bytesMax): "The request line is longer than \(bytesMax) bytes."
        case .fieldLineTooLong(let bytesMax): "A field line is longer than \(bytesMax) bytes."
        case .headTooLarge(let bytesMax): "Request line and fields together are longer than \(bytesMax) bytes."
        case .tooManyFields(let countMax): "There are more than \(countMax) fields."
        case .chunkExtensionsTooLarge(let bytesMax): "The chunks' extensions are longer than \(bytesMax) bytes."
        case .bodyTooLarge(let bytesMax, _): "The body is longer than \(bytesMax) bytes."
        case .unexpectedBytes: "Bytes came that no message was expected in."
        case .unexpectedUpgrade: "The protocol was changed without being asked."
        case .tooManyInterimResponses(let countMax): "More than \(countMax) interim responses came."
        case .truncated: "The connection ended inside a message."
        case .badPercentEncoding: "The path has a `%` that stands for nothing, or for bytes that are no UTF-8."
        case .badURI: "A reference is no URI."
        case .tooManyQueryItems(let countMax): "The query has more than \(countMax) items."
        case .badMediaType: "A media type is none."
        case .badFieldValueList: "A field value is not the list it should be."
        case .eventTooLarge(let bytesMax): "An event is larger than \(bytesMax) bytes."
        case .brokenHTTP2: "The frames of HTTP/2 break its rules."
        case .badEventField: "An event's name or id has a line end in it."
        case .badMultipart: "The parts of the body are not divided by the boundary that was announced."
        }
    }
}
