public import HTTPClient

extension ClientError {
    /// The kind of failure, for logs and callers: never what the server wrote, nor an address.
    public var reason: String {
        switch self {
        case .badURL, .badRequest: "its address cannot be used"
        case .overloaded, .closed, .cancelled: "this process opens no more connections"
        case .resolutionFailed, .resolveTimedOut: "its name cannot be looked up"
        case .addressRefused: "its address is not allowed"
        case .connectFailed, .connectTimedOut, .streamTimedOut: "it cannot be connected to"
        case .tlsFailed, .tlsTimedOut: "the secure channel failed"
        case .requestBodyFailed, .writeTimedOut, .firstByteTimedOut, .bodyTimedOut, .totalTimedOut:
            "it did not answer in time"
        case .connectionLost, .streamReset: "the connection was lost"
        case .versionRefused, .malformed, .tooLarge, .tooManyRedirects, .redirectRefused, .upgradeRefused,
            .badHandshake, .webSocketProtocol:
            "it broke the protocol"
        }
    }

    /// The server may have seen the request: a repeat could do the same a second time.
    public var mayHaveArrived: Bool {
        switch self {
        case .badURL, .badRequest, .overloaded, .closed, .cancelled, .resolutionFailed, .resolveTimedOut,
            .addressRefused, .connectFailed, .connectTimedOut, .streamTimedOut, .tlsFailed, .tlsTimedOut:
            false
        case .connectionLost(let afterBytesSent): afterBytesSent
        case .requestBodyFailed, .writeTimedOut, .firstByteTimedOut, .bodyTimedOut, .totalTimedOut, .streamReset,
            .versionRefused, .malformed, .tooLarge, .tooManyRedirects, .redirectRefused, .upgradeRefused,
            .badHandshake, .webSocketProtocol:
            true
        }
    }

    /// Something took too long.
    public var isTimeout: Bool {
        switch self {
        case .resolveTimedOut, .connectTimedOut, .tlsTimedOut, .streamTimedOut, .writeTimedOut, .firstByteTimedOut,
            .bodyTimedOut, .totalTimedOut:
            true
        default: false
        }
    }
}
