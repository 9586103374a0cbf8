import Domain
import HTTPClient
import ProviderKit

/// What the client's failures mean here.
enum VoysisReach {
    /// Whether the service may have seen a request that failed so.
    static func mayHaveArrived(_ error: ClientError) -> Bool {
        switch error {
        case .badURL, .badRequest, .overloaded, .closed, .cancelled, .resolutionFailed, .resolveTimedOut,
            .addressRefused, .connectFailed, .connectTimedOut, .streamTimedOut, .tlsFailed, .tlsTimedOut:
            false
        case .requestBodyFailed, .writeTimedOut, .firstByteTimedOut, .bodyTimedOut, .totalTimedOut, .connectionLost,
            .streamReset, .versionRefused, .malformed, .tooLarge, .tooManyRedirects, .redirectRefused, .upgradeRefused,
            .badHandshake, .webSocketProtocol:
            true
        }
    }

    static func failure(_ error: ClientError) -> ProviderFailure {
        let isLate =
            switch error {
            case .resolveTimedOut, .connectTimedOut, .tlsTimedOut, .streamTimedOut, .writeTimedOut, .firstByteTimedOut,
                .bodyTimedOut, .totalTimedOut:
                true
            default: false
            }
        return ProviderFailure(
            isLate ? .timedOut : .unavailable, "The service cannot be asked: \(error.reason).",
            code: "provider_disconnected")
    }
}
