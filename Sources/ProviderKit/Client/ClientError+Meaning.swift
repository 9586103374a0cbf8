import Crypto
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

    /// The failure in the gateway's words where the client of the provider itself says no, and not the vendor or the
    /// network: `provider_error` with the code of the layer that refuses (``layerCode``), `circuit_open` or
    /// `provider_capacity`; nil for any other.
    ///
    /// A proxy that does not know us is `provider_auth_failed` with `proxy_auth_failed`, any other refusal of a proxy
    /// `provider_error` with `proxy_refused`.
    public var clientFailure: ProviderFailure? {
        switch self {
        case .layerFailed(let layer):
            return ProviderFailure(
                .refused, "A layer of the provider's client says no: \(layer.detail).", code: layer.code)
        case .proxyRefused(.unauthenticated(let failure)):
            return ProviderFailure(
                .authentication, "The provider's proxy says no: \(failure).", code: "proxy_auth_failed")
        case .proxyRefused(let refusal):
            return ProviderFailure(.refused, "The provider cannot be reached: \(refusal).", code: "proxy_refused")
        case .breakerOpen(let wait):
            return Self.heldBack(.circuitOpen, "The provider has failed, and is spared until it is back.", wait)
        case .rateLimited(let wait):
            return Self.heldBack(.capacity, "The provider is asked as often as it may be.", wait)
        default:
            return layerCode.map { ProviderFailure(.refused, "The provider's client says no: \(reason).", code: $0) }
        }
    }

    private static func heldBack(
        _ kind: ProviderFailure.Kind, _ detail: String, _ wait: Duration
    ) -> ProviderFailure {
        var failure = ProviderFailure(kind, detail)
        failure.retryAfter = wait
        return failure
    }

    /// The failure of a hand-over that did not come about for ``clientFailure``: nothing left, and another try would go
    /// the same way, but through a proxy that is mended meanwhile; a guard has kept it back for a while; or the vendor
    /// has acted, and nobody knows how.
    public var clientSendFailure: SendFailure? {
        clientFailure.map { failure in
            if case .proxyRefused = self { return .notSent(failure) }
            return isHeldBack ? .notSent(failure) : mayHaveArrived ? .unknown(failure) : .refused(failure)
        }
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

extension ProviderFailure {
    /// The failure of a call that has no whole answer: `provider_error` with the client layer's code where that refuses
    /// it, else `provider_timeout` or `provider_unavailable` with the adapter's.
    ///
    /// - Parameters:
    ///   - what: the beginning of a sentence, such as "Amazon Connect cannot be asked".
    ///   - code: the adapter's word.
    public init(_ error: ClientError, _ what: String, code: String?) {
        if let failure = error.clientFailure {
            self = failure
            return
        }
        let kind: Kind = error.isTimeout ? .timedOut : .unavailable
        self.init(
            error.layerCode == nil ? kind : .refused, "\(what): \(error.reason).", code: error.layerCode ?? code)
    }
}
