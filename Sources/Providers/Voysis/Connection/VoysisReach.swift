import Domain
import HTTPClient
import ProviderKit

/// The HTTP client's errors, as failures of the provider.
enum VoysisClientFailure {
    static func failure(_ error: ClientError) -> ProviderFailure {
        ProviderFailure(
            error.isTimeout ? .timedOut : .unavailable, "The service cannot be asked: \(error.reason).",
            code: "provider_disconnected")
    }
}
