public import HTTPWire

/// One request.
public struct ClientRequest {
    /// The method.
    public var method: HTTPMethod
    /// Where to; `http` or `https`, without user information.
    public var url: URI
    /// Fields; `Host`, `Content-Length` and `Transfer-Encoding` are made from the rest and left out if they stand here.
    public var fields: HTTPFields
    /// The body.
    public var body: ClientRequestBody
    /// How it goes out, and what bounds it.
    public var options: ClientOptions

    /// Makes a request.
    public init(
        _ method: HTTPMethod, _ url: URI, fields: HTTPFields = HTTPFields(), body: ClientRequestBody = .none,
        options: ClientOptions = ClientOptions()
    ) {
        self.method = method
        self.url = url
        self.fields = fields
        self.body = body
        self.options = options
    }
}

/// The body of a request.
public enum ClientRequestBody {
    /// There is none; methods that may have one say a length of 0.
    case none
    /// All of it is at hand, so it can be sent again.
    case bytes([UInt8])
    /// It comes piece by piece; nil is its end. With a length exactly so many bytes, without one in chunks.
    ///
    /// The closure is asked for the next piece when the connection can take it, on the caller's isolation. Its errors
    /// become ``ClientError/requestBodyFailed(reason:)``.
    case stream(length: Int?, next: nonisolated(nonsending) () async throws -> [UInt8]?)

    /// All of it; nil where it comes in pieces.
    public var bytes: [UInt8]? {
        switch self {
        case .none: []
        case .bytes(let bytes): bytes
        case .stream: nil
        }
    }

    /// It can be sent again.
    var isReplayable: Bool {
        if case .stream = self { false } else { true }
    }
}

/// An answer whose head has come.
public struct ClientResponse {
    /// The head.
    public let head: HTTPResponseHead
    /// The body, to be read while it comes.
    public let body: ClientBody
    /// Where the answer came from, after redirects.
    public let url: URI

    /// Puts an answer together.
    public init(head: HTTPResponseHead, body: ClientBody, url: URI) {
        self.head = head
        self.body = body
        self.url = url
    }

    /// The status.
    public var status: HTTPStatus { head.status }
}
