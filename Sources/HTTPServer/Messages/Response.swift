import Domain
public import HTTPWire

public import Transport

/// The body of a response, or what takes its place behind the head.
public enum ResponseBody: Sendable {
    /// No bytes; `Content-Length: 0` unless the status has no body at all.
    case none
    /// Bytes at hand; up to 64 KiB are copied behind the head and sent with it, more are sent from where they lie.
    case bytes([UInt8])
    /// Bytes that come over time: that many if it is said how many, which become `Content-Length`.
    ///
    /// Where the route takes its body piece by piece (``BodyPolicy/streamed(bytesMax:)``) the handler may go on reading
    /// it until the answer's end. The function runs once on the connection's loop, right after the head was written,
    /// and keeps the stream. It is not called for `HEAD` and statuses without a body, whose answer ends with the head.
    case stream(bytes: Int? = nil, @Sendable (ResponseStream) -> Void)
    /// The connection leaves HTTP: the status must be 101, the fields have `Upgrade` and `Connection`.
    ///
    /// There is no such thing in HTTP/2; the client is told to come back with HTTP/1.1.
    /// The function runs once on the connection's loop, right after the head was written, and must set the connection's
    /// handler; bytes that came after the request reach that handler. The server forgets the connection: it does not
    /// count, watch or drain it any more.
    case upgrade(@Sendable (Connection) -> Void)
    /// The connection, or the stream of HTTP/2, goes on as a WebSocket; ``Response/webSocket(_:_:_:)`` makes the whole
    /// answer, for routes with ``Route/opensWebSocket``.
    ///
    /// The server still counts and drains it, and its link is closed with 1001 when the server goes down.
    case webSocket(WebSocketAcceptance)
}

/// An answer: status, fields and body.
///
/// `Content-Length`, `Request-Id`, `Date` and `Connection` are the server's to add.
public struct Response: Sendable {
    /// The status.
    public var status: HTTPStatus
    /// The fields.
    public var fields: HTTPFields
    /// The body.
    public var body: ResponseBody

    /// An answer from its parts.
    public init(status: HTTPStatus, fields: HTTPFields = HTTPFields(), body: ResponseBody = .none) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// An answer whose bytes are JSON already: `application/json`.
    public static func json(_ status: HTTPStatus = .ok, _ bytes: [UInt8]) -> Response {
        Response(status: status, fields: ContentTypes.json, body: .bytes(bytes))
    }

    /// A short text: `text/plain; charset=utf-8`.
    public static func text(_ status: HTTPStatus = .ok, _ text: String) -> Response {
        Response(status: status, fields: ContentTypes.text, body: .bytes(Array(text.utf8)))
    }

    /// An answer without a body.
    public static func empty(_ status: HTTPStatus = .noContent) -> Response { Response(status: status) }

    /// A problem as the answer to `request`: `application/problem+json`, with the problem's own fields.
    public static func problem(_ problem: Problem, _ request: borrowing Request) -> Response {
        self.problem(problem, requestID: request.id, instance: request.head.pathText)
    }

    static func problem(_ problem: Problem, requestID: RequestID, instance: String) -> Response {
        var fields = ContentTypes.problem
        fields.append(contentsOf: problem.fields)
        if let milliseconds = problem.retryAfterMilliseconds, !fields.contains(.retryAfter) {
            let (seconds, rest) = max(0, milliseconds).quotientAndRemainder(dividingBy: 1_000)
            fields.append(.retryAfter, Int(clamping: rest > 0 ? seconds + 1 : seconds))
        }
        return Response(
            status: problem.status, fields: fields,
            body: .bytes(problem.encoded(requestID: requestID, instance: instance)))
    }
}

extension Response {
    /// The body comes over time.
    var isStream: Bool {
        if case .stream = body { true } else { false }
    }

    /// The answer accepts a WebSocket.
    var isWebSocket: Bool {
        if case .webSocket = body { true } else { false }
    }
}

extension HTTPStatus {
    /// 499, which is never sent: the client had gone before there was an answer.
    static var clientGone: HTTPStatus {
        guard let status = HTTPStatus(code: 499) else { preconditionFailure("499 is a status") }
        return status
    }
}

extension HTTPFields {
    /// The fields without those that only the server writes.
    var withoutStamp: HTTPFields {
        guard contains(.date) || contains(.requestID) else { return self }
        var fields = self
        fields.removeAll(.date)
        fields.removeAll(.requestID)
        return fields
    }
}

/// Fields that many answers share, made once.
enum ContentTypes {
    static let json = one("application/json")
    static let text = one("text/plain; charset=utf-8")
    static let problem = one("application/problem+json")

    private static func one(_ type: StaticString) -> HTTPFields {
        var fields = HTTPFields()
        fields.append(.contentType, constant: type)
        return fields
    }
}
