public import Domain
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
        case .layerFailed(let failure): "a layer of the client says no (\(failure.detail))"
        }
    }

    /// The server may have seen the request: a repeat could do the same a second time.
    public var mayHaveArrived: Bool {
        switch self {
        case .badURL, .badRequest, .overloaded, .closed, .cancelled, .resolutionFailed, .resolveTimedOut,
            .addressRefused, .connectFailed, .connectTimedOut, .streamTimedOut, .tlsFailed, .tlsTimedOut:
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

    /// The failure in the gateway's words where the client of the provider itself says no, and not the vendor or the
    /// network: `provider_error` with the layer's own code; nil for any other.
    public var clientFailure: ProviderFailure? {
        layerFailure.map {
            ProviderFailure(.refused, "A layer of the provider's client says no: \($0.detail).", code: $0.code)
        }
    }

    /// The failure of a hand-over that did not come about for ``clientFailure``: nothing left, and another try would go
    /// the same way; or the vendor has acted, and nobody knows how.
    public var clientSendFailure: SendFailure? {
        clientFailure.map { mayHaveArrived ? .unknown($0) : .refused($0) }
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
