public import HTTPWire

/// A request whose head has come.
public struct HTTP2Request: Sendable {
    /// The head; its version is `.http2`, and its authority that of `:authority` or `Host`.
    public let head: HTTPRequestHead
    /// The value of `:protocol` in an extended `CONNECT` (RFC 8441), whose head has a path; nil in every other request.
    public let protocolName: String?
    /// No body follows.
    public let isEnd: Bool
}

/// The acts of the other side of a connection, in the order in which it did them.
public enum HTTP2Event: Sendable {
    /// A stream begins with a request; a server's.
    case request(HTTP2StreamID, HTTP2Request)
    /// A head that is over a limit, or a message against the rules.
    ///
    /// For a server a stream begins with it: the request is well formed, and may be answered with the error's status;
    /// the flag says that no body follows. For a client its answer was such, and ``closed(_:_:byPeer:)`` follows.
    case refused(HTTP2StreamID, HTTPWireError, isEnd: Bool)
    /// The answer's head; a client's. The flag says that no body follows.
    case response(HTTP2StreamID, HTTPResponseHead, isEnd: Bool)
    /// An answer before the answer, with a status of 1xx; a client's.
    case interim(HTTP2StreamID, HTTPResponseHead)
    /// A piece of a body: its place in the bytes that were given to ``HTTP2Machine/received(_:at:events:)``.
    ///
    /// The other side may send as many bytes again once ``HTTP2Machine/consume(_:of:)`` was called for them.
    case data(HTTP2StreamID, Range<Int>)
    /// Fields after the body; ``end(_:)`` follows.
    case trailers(HTTP2StreamID, HTTPFields)
    /// The other side has sent all of a body that was announced; not sent where a head said so already.
    case end(HTTP2StreamID)
    /// The last byte of an answer has gone and its request has not come wholly; a server's.
    ///
    /// RFC 9113 section 8.1 lets a server reset the stream with `NO_ERROR` now. Clients exist that lose an answer to
    /// such a reset if it comes at once (curl 7.88), so that a while should pass.
    case answeredEarly(HTTP2StreamID)
    /// The stream is over, and nothing more comes of it; the last event of each stream that had one before.
    ///
    /// `none` if both sides have said all. The flag says that the other side ended it, by a reset or a broken rule.
    /// `refusedStream` with the flag says to a client that its request was not looked at, or did not even leave because
    /// the other side takes no more; `internalError` without it that its head was too long to be sent.
    case closed(HTTP2StreamID, HTTP2ErrorCode, byPeer: Bool)
    /// The other side's settings have come, for the first time or anew.
    case settings
    /// The other side begins no further streams, or ends; streams after the one named were not seen by it.
    case goAway(lastStream: HTTP2StreamID, HTTP2ErrorCode)
    /// A PING of ours was answered.
    case pong
}
