public import HTTPWire

/// Why a request's body cannot be had to its end.
public enum HTTPServerError: Error, Hashable, Sendable {
    /// The client went away, or the server cut the connection.
    case connectionLost
    /// No bytes came for `HTTPServerLimits.bodyIdle`.
    case bodyTimedOut
    /// The bytes are no body; also how a body longer than its route's limit ends.
    case malformedBody(HTTPWireError)
    /// The task that waits for the body was cancelled.
    case cancelled

    /// The problem to answer with, as far as a client is still there to hear it.
    public var problem: Problem {
        switch self {
        case .connectionLost, .cancelled: .malformed("The body ended before its announced end.")
        case .bodyTimedOut: .requestTimedOut
        case .malformedBody(let error): Problem(error)
        }
    }
}
