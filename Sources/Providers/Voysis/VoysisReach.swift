import Domain
import HTTPClient
import ProviderKit

/// What the client's failures mean here.
enum VoysisReach {
    static func failure(_ error: ClientError) -> ProviderFailure {
        ProviderFailure(
            error.isTimeout ? .timedOut : .unavailable, "The service cannot be asked: \(error.reason).",
            code: "provider_disconnected")
    }
}
