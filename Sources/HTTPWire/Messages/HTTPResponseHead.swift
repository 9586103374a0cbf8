/// The head of a response that was read.
public struct HTTPResponseHead: Sendable {
    /// The status.
    public let status: HTTPStatus
    /// The version the message was sent with.
    public let version: HTTPVersion
    /// The fields.
    public let fields: HTTPFields
    /// How the body ends; `none` for a message that has none whatever its fields say: RFC 9112 section 6.3.
    public let bodyLength: HTTPBodyLength
    /// `Content-Length` as announced, also where no body follows, as with `HEAD`.
    public let announcedLength: Int?
    /// Whether the connection may be used again after this response.
    public let keepAlive: Bool

    private let reason: ByteRange

    /// A head as a parser found it; `fields.block` begins with the status line, in which `reason` is.
    init(
        _ version: HTTPVersion, _ status: HTTPStatus, reason: ByteRange, _ fields: HTTPFields,
        _ framing: MessageFraming, bodyLength: HTTPBodyLength
    ) {
        self.status = status
        self.version = version
        self.reason = reason
        self.fields = fields
        self.bodyLength = bodyLength
        announcedLength = framing.contentLength
        keepAlive = framing.keepAlive && bodyLength != .untilClose
    }

    /// A head from its parts, as a reader of HTTP/2 has them.
    public init(
        status: HTTPStatus, fields: HTTPFields = HTTPFields(), bodyLength: HTTPBodyLength = .none,
        announcedLength: Int? = nil, keepAlive: Bool = true, version: HTTPVersion = .http11
    ) {
        self.status = status
        self.version = version
        self.fields = fields
        self.bodyLength = bodyLength
        self.announcedLength = announcedLength
        self.keepAlive = keepAlive
        reason = ByteRange()
    }

    /// The reason phrase as it was sent; only for people to read.
    public var reasonText: String {
        // The start line stands before the fields, which nobody can edit here.
        reason.range.upperBound <= fields.linesStart
            ? String(decoding: fields.block[reason.range], as: UTF8.self) : ""
    }
}
