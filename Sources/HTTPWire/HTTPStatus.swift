/// A response status code, 100 to 999: RFC 9110 section 15.
@frozen
public struct HTTPStatus: Hashable, Sendable {
    /// The three digits as a number.
    public let code: UInt16

    /// The status with these three digits, or nil outside 100...999.
    @inlinable
    public init?(code: Int) {
        guard code >= 100, code <= 999 else { return nil }
        self.init(known: UInt16(code))
    }

    @usableFromInline
    init(known code: UInt16) { self.code = code }

    /// 100...199: an answer before the answer.
    @inlinable public var isInformational: Bool { code < 200 }
    /// 200...299.
    @inlinable public var isSuccess: Bool { code >= 200 && code < 300 }
    /// 300...399.
    @inlinable public var isRedirect: Bool { code >= 300 && code < 400 }
    /// 400...499.
    @inlinable public var isClientError: Bool { code >= 400 && code < 500 }
    /// 500...599.
    @inlinable public var isServerError: Bool { code >= 500 && code < 600 }
    /// Whether a response of this status never has a body: RFC 9112 section 6.3.
    @inlinable public var hasNoBody: Bool { code < 200 || code == 204 || code == 304 }

    /// The registered reason phrase; empty for a code that has none.
    public var reason: String {
        switch code {
        case 100: "Continue"
        case 101: "Switching Protocols"
        case 103: "Early Hints"
        case 200: "OK"
        case 201: "Created"
        case 202: "Accepted"
        case 203: "Non-Authoritative Information"
        case 204: "No Content"
        case 205: "Reset Content"
        case 206: "Partial Content"
        case 207: "Multi-Status"
        case 300: "Multiple Choices"
        case 301: "Moved Permanently"
        case 302: "Found"
        case 303: "See Other"
        case 304: "Not Modified"
        case 307: "Temporary Redirect"
        case 308: "Permanent Redirect"
        case 400: "Bad Request"
        case 401: "Unauthorized"
        case 402: "Payment Required"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 406: "Not Acceptable"
        case 407: "Proxy Authentication Required"
        case 408: "Request Timeout"
        case 409: "Conflict"
        case 410: "Gone"
        case 411: "Length Required"
        case 412: "Precondition Failed"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 416: "Range Not Satisfiable"
        case 417: "Expectation Failed"
        case 421: "Misdirected Request"
        case 422: "Unprocessable Content"
        case 423: "Locked"
        case 424: "Failed Dependency"
        case 425: "Too Early"
        case 426: "Upgrade Required"
        case 428: "Precondition Required"
        case 429: "Too Many Requests"
        case 431: "Request Header Fields Too Large"
        case 451: "Unavailable For Legal Reasons"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        case 505: "HTTP Version Not Supported"
        case 507: "Insufficient Storage"
        case 511: "Network Authentication Required"
        default: ""
        }
    }
}

extension HTTPStatus {
    /// 100 Continue.
    public static var `continue`: HTTPStatus { HTTPStatus(known: 100) }
    /// 101 Switching Protocols.
    public static var switchingProtocols: HTTPStatus { HTTPStatus(known: 101) }
    /// 103 Early Hints.
    public static var earlyHints: HTTPStatus { HTTPStatus(known: 103) }
    /// 200 OK.
    public static var ok: HTTPStatus { HTTPStatus(known: 200) }
    /// 201 Created.
    public static var created: HTTPStatus { HTTPStatus(known: 201) }
    /// 202 Accepted.
    public static var accepted: HTTPStatus { HTTPStatus(known: 202) }
    /// 203 Non-Authoritative Information.
    public static var nonAuthoritativeInformation: HTTPStatus { HTTPStatus(known: 203) }
    /// 204 No Content.
    public static var noContent: HTTPStatus { HTTPStatus(known: 204) }
    /// 205 Reset Content.
    public static var resetContent: HTTPStatus { HTTPStatus(known: 205) }
    /// 206 Partial Content.
    public static var partialContent: HTTPStatus { HTTPStatus(known: 206) }
    /// 207 Multi-Status.
    public static var multiStatus: HTTPStatus { HTTPStatus(known: 207) }
    /// 300 Multiple Choices.
    public static var multipleChoices: HTTPStatus { HTTPStatus(known: 300) }
    /// 301 Moved Permanently.
    public static var movedPermanently: HTTPStatus { HTTPStatus(known: 301) }
    /// 302 Found.
    public static var found: HTTPStatus { HTTPStatus(known: 302) }
    /// 303 See Other.
    public static var seeOther: HTTPStatus { HTTPStatus(known: 303) }
    /// 304 Not Modified.
    public static var notModified: HTTPStatus { HTTPStatus(known: 304) }
    /// 307 Temporary Redirect.
    public static var temporaryRedirect: HTTPStatus { HTTPStatus(known: 307) }
    /// 308 Permanent Redirect.
    public static var permanentRedirect: HTTPStatus { HTTPStatus(known: 308) }
    /// 400 Bad Request.
    public static var badRequest: HTTPStatus { HTTPStatus(known: 400) }
    /// 401 Unauthorized.
    public static var unauthorized: HTTPStatus { HTTPStatus(known: 401) }
    /// 402 Payment Required.
    public static var paymentRequired: HTTPStatus { HTTPStatus(known: 402) }
    /// 403 Forbidden.
    public static var forbidden: HTTPStatus { HTTPStatus(known: 403) }
    /// 404 Not Found.
    public static var notFound: HTTPStatus { HTTPStatus(known: 404) }
    /// 405 Method Not Allowed.
    public static var methodNotAllowed: HTTPStatus { HTTPStatus(known: 405) }
    /// 406 Not Acceptable.
    public static var notAcceptable: HTTPStatus { HTTPStatus(known: 406) }
    /// 407 Proxy Authentication Required.
    public static var proxyAuthenticationRequired: HTTPStatus { HTTPStatus(known: 407) }
    /// 408 Request Timeout.
    public static var requestTimeout: HTTPStatus { HTTPStatus(known: 408) }
    /// 409 Conflict.
    public static var conflict: HTTPStatus { HTTPStatus(known: 409) }
    /// 410 Gone.
    public static var gone: HTTPStatus { HTTPStatus(known: 410) }
    /// 411 Length Required.
    public static var lengthRequired: HTTPStatus { HTTPStatus(known: 411) }
    /// 412 Precondition Failed.
    public static var preconditionFailed: HTTPStatus { HTTPStatus(known: 412) }
    /// 413 Content Too Large.
    public static var contentTooLarge: HTTPStatus { HTTPStatus(known: 413) }
    /// 414 URI Too Long.
    public static var uriTooLong: HTTPStatus { HTTPStatus(known: 414) }
    /// 415 Unsupported Media Type.
    public static var unsupportedMediaType: HTTPStatus { HTTPStatus(known: 415) }
    /// 416 Range Not Satisfiable.
    public static var rangeNotSatisfiable: HTTPStatus { HTTPStatus(known: 416) }
    /// 417 Expectation Failed.
    public static var expectationFailed: HTTPStatus { HTTPStatus(known: 417) }
    /// 421 Misdirected Request.
    public static var misdirectedRequest: HTTPStatus { HTTPStatus(known: 421) }
    /// 422 Unprocessable Content.
    public static var unprocessableContent: HTTPStatus { HTTPStatus(known: 422) }
    /// 423 Locked.
    public static var locked: HTTPStatus { HTTPStatus(known: 423) }
    /// 424 Failed Dependency.
    public static var failedDependency: HTTPStatus { HTTPStatus(known: 424) }
    /// 425 Too Early.
    public static var tooEarly: HTTPStatus { HTTPStatus(known: 425) }
    /// 426 Upgrade Required.
    public static var upgradeRequired: HTTPStatus { HTTPStatus(known: 426) }
    /// 428 Precondition Required.
    public static var preconditionRequired: HTTPStatus { HTTPStatus(known: 428) }
    /// 429 Too Many Requests.
    public static var tooManyRequests: HTTPStatus { HTTPStatus(known: 429) }
    /// 431 Request Header Fields Too Large.
    public static var requestHeaderFieldsTooLarge: HTTPStatus { HTTPStatus(known: 431) }
    /// 451 Unavailable For Legal Reasons.
    public static var unavailableForLegalReasons: HTTPStatus { HTTPStatus(known: 451) }
    /// 500 Internal Server Error.
    public static var internalServerError: HTTPStatus { HTTPStatus(known: 500) }
    /// 501 Not Implemented.
    public static var notImplemented: HTTPStatus { HTTPStatus(known: 501) }
    /// 502 Bad Gateway.
    public static var badGateway: HTTPStatus { HTTPStatus(known: 502) }
    /// 503 Service Unavailable.
    public static var serviceUnavailable: HTTPStatus { HTTPStatus(known: 503) }
    /// 504 Gateway Timeout.
    public static var gatewayTimeout: HTTPStatus { HTTPStatus(known: 504) }
    /// 505 HTTP Version Not Supported.
    public static var httpVersionNotSupported: HTTPStatus { HTTPStatus(known: 505) }
    /// 507 Insufficient Storage.
    public static var insufficientStorage: HTTPStatus { HTTPStatus(known: 507) }
    /// 511 Network Authentication Required.
    public static var networkAuthenticationRequired: HTTPStatus { HTTPStatus(known: 511) }
}

extension HTTPStatus {
    /// The whole status line of `code`, end of line included; no String is made for a code in 100...599.
    @inline(__always)
    func appendLine(to output: inout [UInt8]) {
        if code < 600 {
            output.append(contentsOf: Self.lines[Int(code) - 100])
        } else {
            output.append(contentsOf: Self.line(of: self))
        }
    }

    private static let lines: [[UInt8]] = (100..<600).map { line(of: HTTPStatus(known: $0)) }

    private static func line(of status: HTTPStatus) -> [UInt8] {
        // The space after the code stands even before an empty reason: RFC 9112 section 4.
        Array("HTTP/1.1 \(status.code) \(status.reason)\r\n".utf8)
    }
}
