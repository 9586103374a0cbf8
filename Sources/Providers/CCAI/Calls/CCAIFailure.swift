import Domain
import HTTPClient
import ProviderKit

/// Why a call has no good answer.
enum CCAIFailure: Error, Hashable, Sendable {
    /// The platform says no.
    case fault(CCAIFault)
    /// No answer came.
    case unreachable(ClientError)
    /// The token of the API cannot be read, for now.
    case noCredentials(reason: String)
    /// The provider has no access to an API: it only signs.
    case noAccess
    /// The answer is none of this call, such as a page of a proxy.
    case malformed
    /// It did not go out: its turn would have come after so long.
    case crowded(Duration)
    /// The chat is over, as the platform shows it.
    case over
    /// It breaks a rule, or the store of files refuses it, and nothing of it is in the chat.
    case invalid(ProviderFailure)
    /// The last attempt went so, and an earlier one may have arrived.
    indirect case uncertain(CCAIFailure)

    /// The platform may have done what was asked.
    var mayHaveArrived: Bool {
        switch self {
        case .fault(let fault): fault.kind == .unavailable
        case .unreachable(let error): error.mayHaveArrived
        case .malformed, .uncertain: true
        case .noCredentials, .noAccess, .crowded, .over, .invalid: false
        }
    }

    /// The same, of a call whose earlier attempts may have arrived.
    func after(mayHaveArrived: Bool) -> CCAIFailure {
        mayHaveArrived && !self.mayHaveArrived ? .uncertain(self) : self
    }

    /// The failure of the last attempt.
    var last: CCAIFailure {
        if case .uncertain(let failure) = self { failure.last } else { self }
    }

    /// Another try, a little later, may go better by itself.
    var isTransient: Bool {
        switch last {
        case .fault(let fault): fault.kind == .throttled || fault.kind == .unavailable || fault.kind == .tooSoon
        case .unreachable(let error):
            switch error {
            case .badURL, .badRequest, .closed, .cancelled, .proxyRefused(.unauthenticated): false
            default: error.layerCode == nil
            }
        case .malformed, .crowded, .noCredentials: true
        case .noAccess, .over, .invalid, .uncertain: false
        }
    }

    /// A guard of the client keeps such calls back for now.
    var isHeldBack: Bool {
        if case .unreachable(let error) = last { error.isHeldBack } else { false }
    }

    /// The kind of no, if it is one.
    var kind: CCAIFault.Kind? {
        if case .fault(let fault) = last { fault.kind } else { nil }
    }

    /// The chat is over, whoever says so.
    var isEnd: Bool { last == .over || kind == .ended }

    /// The same in the gateway's words.
    func failure(of operation: CCAIOperation) -> ProviderFailure {
        switch self {
        case .fault(let fault): return fault.failure(of: operation)
        case .unreachable(let error):
            // The code of the vendor's client libraries, section 17.1.
            return ProviderFailure(error, "The CCAI Platform cannot be asked", code: "1")
        case .noCredentials(let reason):
            return ProviderFailure(
                .unavailable, "There are no credentials for the CCAI Platform: \(reason).", code: "no_credentials")
        case .noAccess:
            return ProviderFailure(
                .unsupported, "The provider signs for the CCAI Platform and has no access to it.", code: "no_access")
        case .malformed:
            // A page of something on the way goes by; it is no word of the platform's.
            return ProviderFailure(
                .unavailable, "The CCAI Platform answered \(operation.rawValue) with something else.",
                code: "bad_answer")
        case .crowded(let wait):
            var failure = ProviderFailure(
                .throttled, "More is waiting than the CCAI Platform takes for now.", code: "quota_full")
            failure.retryAfter = wait
            return failure
        case .over: return ProviderFailure(.ended, "The chat is over.", code: "session_ended")
        case .invalid(let failure): return failure
        case .uncertain(let failure): return failure.failure(of: operation)
        }
    }

    /// The failure of a hand-over: what may have arrived is not known, what may pass was not sent, the rest is refused.
    func sendFailure(of operation: CCAIOperation) -> SendFailure {
        let failure = failure(of: operation)
        if mayHaveArrived { return .unknown(failure) }
        // Credentials are the operator's to mend, and a message need not be lost meanwhile.
        return isTransient || failure.isRetryable ? .notSent(failure) : .refused(failure)
    }
}
