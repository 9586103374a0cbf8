import Domain
import HTTPWire
import ProviderKit

extension ProviderFailure {
    /// The meaning of an answer other than success to a message that was posted (`PROTOCOL.md`, sections 5 and 13).
    static func odaRefusal(_ status: Int, _ fields: HTTPFields, _ detail: String) -> ProviderFailure {
        let kind: ProviderFailure.Kind =
            switch status {
            case 401, 403: .authentication
            case 429: .capacity
            case 500...: .unavailable
            default: .refused
            }
        var failure = ProviderFailure(kind, detail, status: status)
        failure.retryAfter = fields.retryPause
        return failure
    }
}

extension SendFailure {
    /// The fate of a message that was answered so: a server that has too much to do has not taken it (RFC 6585,
    /// section 4; RFC 9110, section 15.6.4), and it goes out again.
    init(_ refusal: ProviderFailure) {
        self = refusal.status == 429 || refusal.status == 503 ? .notSent(refusal) : .refused(refusal)
    }
}
