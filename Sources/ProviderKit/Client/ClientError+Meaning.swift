import Crypto
public import HTTPClient

extension ClientError {
    /// The kind of failure, for logs and callers: never what the server wrote, nor an address.
    public var reason: String {
        switch self {
        case .badURL, .badRequest: "its address cannot be used"
        case .overloaded, .closed, .cancelled: "this process opens no more connections"
        case .resolutionFailed, .resolveTimedOut: "its name cannot be looked up"
        case .addressRefused: "its address is not allowed"
        case .tlsFailed(.pinMismatch): "none of its keys is one of the pins"
        case .connectFailed, .connectTimedOut, .streamTimedOut: "it cannot be connected to"
        case .proxyRefused(let refusal): refusal.description
        case .tlsFailed, .tlsTimedOut: "the secure channel failed"
        case .requestBodyFailed, .writeTimedOut, .firstByteTimedOut, .bodyTimedOut, .totalTimedOut:
            "it did not answer in time"
        case .connectionLost, .streamReset: "the connection was lost"
        case .versionRefused, .malformed, .tooLarge, .tooManyRedirects, .redirectRefused, .upgradeRefused,
            .badHandshake, .webSocketProtocol:
            "it broke the protocol"
        case .layerFailed(let failure): "a layer of the client says no (\(failure.detail))"
        case .breakerOpen: "it has failed, and is spared until it is back"
        case .rateLimited: "it is asked as often as it may be"
        }
    }

    /// The server may have seen the request: a repeat could do the same a second time.
    public var mayHaveArrived: Bool {
        switch self {
        case .badURL, .badRequest, .overloaded, .closed, .cancelled, .resolutionFailed, .resolveTimedOut,
            .addressRefused, .connectFailed, .connectTimedOut, .proxyRefused, .streamTimedOut, .tlsFailed, .tlsTimedOut,
            .breakerOpen, .rateLimited:
            false
        case .connectionLost(let afterBytesSent): afterBytesSent
        case .layerFailed(let failure): failure.phase == .answer
        case .requestBodyFailed, .writeTimedOut, .firstByteTimedOut, .bodyTimedOut, .totalTimedOut, .streamReset,
            .versionRefused, .malformed, .tooLarge, .tooManyRedirects, .redirectRefused, .upgradeRefused,
            .badHandshake, .webSocketProtocol:
            true
        }
    }

    /// The failure of a layer, if it is one.
    public var layerFailure: LayerFailure? {
        if case .layerFailed(let failure) = self { failure } else { nil }
    }

    /// The client layer's own word for what it refuses, which is told as the provider's code; nil for whatever the
    /// vendor, or the way there, has a part in (`client-layer.md`, "Transport").
    ///
    /// Nothing has left, and the same would be refused again.
    public var layerCode: String? {
        switch self {
        case .addressRefused: "egress_refused"
        case .tlsFailed(.pinMismatch): "pin_mismatch"
        case .layerFailed(let failure): failure.code
        default: nil
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

    /// A guard of ours has kept it back, and does so with another attempt that is made at once.
    public var isHeldBack: Bool { retryAfter != nil }

    /// How long a guard of ours asks to wait.
    public var retryAfter: Duration? {
        switch self {
        case .breakerOpen(let wait), .rateLimited(let wait): wait
        default: nil
        }
    }
}
