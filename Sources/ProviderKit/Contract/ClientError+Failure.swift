public import Domain
public import HTTPClient

extension ClientError {
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
