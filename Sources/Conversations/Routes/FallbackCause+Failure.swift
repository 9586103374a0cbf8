import Domain
import Routing

extension FallbackCause {
    /// Codes of failures on our side of the vendor that keep us from reaching it.
    private static let codesOfWay: Set<String> = ["pin_mismatch", "proxy_refused", "proxy_auth_failed"]

    /// Why the next provider of a route is tried behind a failure; nil for one that the caller has brought about, or
    /// that another provider would not mend.
    ///
    /// - Parameter hasCallersSecrets: the caller has given credentials of its own, so that their refusal is its affair.
    init?(_ failure: ProviderFailure, hasCallersSecrets: Bool) {
        if let code = failure.code, Self.codesOfWay.contains(code) {
            self = .unavailable
            return
        }
        switch failure.kind {
        case .unavailable, .notConnected, .misconfigured, .forbidden, .circuitOpen: self = .unavailable
        case .authentication:
            guard !hasCallersSecrets else { return nil }
            self = .unavailable
        // An answer that says of itself that the vendor is at fault.
        case .refused:
            guard let status = failure.status, status >= 500 else { return nil }
            self = .unavailable
        case .timedOut: self = .timeout
        case .capacity, .throttled, .quotaExceeded: self = .capacity
        case .contactLost, .conflict, .queueClosed, .languageUnavailable, .notFound, .ended, .unsupported, .invalid:
            return nil
        }
    }
}
