public import HTTPWire

/// The handler that answers a request; both kinds run on the connection's loop.
public enum Handler: Sendable {
    /// Answers at once, without a task. Must not block.
    case immediate(@Sendable (borrowing Request) -> Response)
    /// Answers after waiting for something, in a task of its own that prefers the connection's loop.
    ///
    /// The task is cancelled when the connection dies or the client ends its side of it; what it returns is still sent
    /// if it can be.
    case waiting(@Sendable (Request) async throws(Problem) -> Response)
}

/// The policy of a route on the bodies of its requests.
public enum BodyPolicy: Hashable, Sendable {
    /// The route takes none. One of up to ``droppedBytesMax`` is read and dropped, a longer one answered 413.
    case none
    /// The handler gets it whole.
    case collected(bytesMax: Int)
    /// The handler gets it piece by piece, and runs as soon as the head is there.
    case streamed(bytesMax: Int)

    /// How long a body may be that nobody wants, so that the connection can still be used after it: 64 KiB.
    public static let droppedBytesMax = 65_536

    /// The longest body taken, in bytes without framing.
    public var bytesMax: Int {
        switch self {
        case .none: Self.droppedBytesMax
        case .collected(let bytesMax), .streamed(let bytesMax): bytesMax
        }
    }
}

/// One entry of the table of routes.
public struct Route: Sendable {
    /// Stands for every method that the path has no other route for.
    public static let anyMethod = HTTPMethod.other("*")

    /// The method; `HEAD` is served by the routes of `GET`.
    public let method: HTTPMethod
    /// The path with `{name}` for each segment that varies, such as `/v1/sessions/{sessionId}/events`.
    public let pattern: String
    /// The operation's name in the API's description, for metrics and tests.
    public let operationID: String?
    /// The policy on the body.
    public let body: BodyPolicy
    /// The handler may answer with a WebSocket, so that an extended `CONNECT` of HTTP/2 reaches this route of `GET`.
    public let opensWebSocket: Bool
    /// The handler that answers.
    public let handler: Handler
    /// Bodies have to come at a minimum speed, and within a time where they are read whole; otherwise they must only
    /// not stop, as suits sound that is recorded while it is sent.
    public let isPaced: Bool

    /// A route from its parts.
    public init(
        _ method: HTTPMethod, _ pattern: String, operationID: String? = nil, body: BodyPolicy = .none,
        opensWebSocket: Bool = false, isPaced: Bool = true, _ handler: Handler
    ) {
        self.method = method
        self.pattern = pattern
        self.operationID = operationID
        self.body = body
        self.opensWebSocket = opensWebSocket
        self.handler = handler
        self.isPaced = isPaced
    }
}
