import Domain
import HTTPClient
import ProviderKit

/// Why a call has no good answer.
enum ConnectFailure: Error, Hashable, Sendable {
    /// The vendor says no.
    case fault(ConnectFault)
    /// No answer came.
    case unreachable(ClientError)
    /// Nothing to sign with.
    case noCredentials(reason: String, isFinal: Bool)
    /// The answer is none of this call.
    case malformed
    /// It did not go out: what it was worth did not fit into the quota.
    case dropped
    /// It did not go out: its turn would have come after so long, which is too late for whoever made it.
    case crowded(Duration)
    /// There is no token, since there is no connection.
    case notConnected
    /// The chat is over.
    case over
    /// It breaks a rule, and did not go out.
    case invalid(ProviderFailure)
    /// The last attempt went so, and an earlier one may have arrived.
    indirect case uncertain(ConnectFailure)

    /// The vendor may have done what was asked.
    var mayHaveArrived: Bool {
        switch self {
        case .fault(let fault): fault.kind == .unavailable
        case .unreachable(let error): error.mayHaveArrived
        case .malformed, .uncertain: true
        case .noCredentials, .dropped, .crowded, .notConnected, .over, .invalid: false
        }
    }

    /// The same, of a call whose earlier attempts may have arrived.
    func after(mayHaveArrived: Bool) -> ConnectFailure {
        mayHaveArrived && !self.mayHaveArrived ? .uncertain(self) : self
    }

    /// The failure of the last attempt.
    var last: ConnectFailure {
        if case .uncertain(let failure) = self { failure.last } else { self }
    }

    /// Another try, a little later, may go better by itself.
    var isTransient: Bool {
        switch self {
        case .fault(let fault): fault.isTransient
        case .unreachable(let error): error.isTransient
        case .malformed, .crowded: true
        case .noCredentials(_, let isFinal): !isFinal
        case .uncertain(let failure): failure.isTransient
        case .dropped, .notConnected, .over, .invalid: false
        }
    }

    /// A guard of the client keeps such calls back for now.
    var isHeldBack: Bool {
        if case .unreachable(let error) = last { error.isHeldBack } else { false }
    }

    /// How long the vendor, or the line of those before us, asks us to wait.
    var retryAfter: Duration? {
        switch last {
        case .fault(let fault): fault.retryAfter
        case .crowded(let wait): wait
        case .unreachable(let error): error.retryAfter
        default: nil
        }
    }

    /// The vendor does not let us in any more: the token is too old, or the chat is over (section 6.3).
    var isForbidden: Bool {
        if case .fault(let fault) = last { fault.kind == .forbidden || fault.kind == .badCredentials } else { false }
    }

    /// Something on the way says no, and not the vendor: nothing in the answer is in its words.
    var isFromElsewhere: Bool {
        if case .fault(let fault) = last { fault.code == nil && fault.message == nil } else { false }
    }

    /// Which kind of no it is, if it is one.
    var kind: ConnectFault.Kind? {
        if case .fault(let fault) = last { fault.kind } else { nil }
    }

    /// The same in the gateway's words.
    func failure(of operation: ConnectOperation) -> ProviderFailure {
        switch self {
        case .fault(let fault): return fault.failure(of: operation)
        case .unreachable(let error):
            return ProviderFailure(error, "Amazon Connect cannot be asked", code: operation.rawValue)
        case .noCredentials(let reason, let isFinal):
            return ProviderFailure(
                isFinal ? .authentication : .unavailable, "There are no credentials for Amazon Connect: \(reason).",
                code: "no_credentials")
        case .malformed:
            return ProviderFailure(
                .refused, "Amazon Connect answered \(operation.rawValue) with something else.", code: "bad_answer")
        case .dropped:
            return ProviderFailure(.throttled, "Amazon Connect is asked too often for now.", code: "dropped")
        case .crowded(let wait):
            var failure = ProviderFailure(
                .throttled, "More of \(operation.rawValue) is waiting than Amazon Connect takes for now.",
                code: "quota_full")
            failure.retryAfter = wait
            return failure
        case .notConnected:
            return ProviderFailure(.notConnected, "The chat is not connected.", code: "ConnectionNone")
        case .over: return Self.chatIsOver
        case .invalid(let failure): return failure
        case .uncertain(let failure): return failure.failure(of: operation)
        }
    }

    /// Nothing can be done in a chat that is over.
    static let chatIsOver = ProviderFailure(.ended, "The chat is over.", code: "AccessDeniedException", status: 403)
}

extension ClientError {
    /// The same request may go better later.
    var isTransient: Bool {
        switch self {
        case .badURL, .badRequest, .closed, .cancelled, .proxyRefused(.unauthenticated): false
        default: layerCode == nil
        }
    }
}
