public import Domain
public import HTTPClient
import HTTPWire
import WebSocket

/// How a socket to a vendor ended, in the words of the adapters' machines.
///
/// Reasons go to logs and to callers, so they are kinds of failures and never what the server wrote, nor the address,
/// which may have a secret in it.
public enum SocketEnd: Hashable, Sendable {
    /// It did not open; with the status where the server answered the handshake with one, and how long it asks us to
    /// wait, at most a day; with the failure in the gateway's words where it was the provider's client that refused.
    /// `isLast`: another provider stands by, so that no other attempt is made.
    case refused(
        status: Int?, retryAfter: Duration? = nil, reason: String, failure: ProviderFailure? = nil,
        isLast: Bool = false)
    /// The server closed it; 1005 stands for a close without a code (RFC 6455, section 7.1.5).
    case closed(code: UInt16)
    /// It went away without a goodbye, which a browser calls 1006.
    case lost(reason: String)

    /// The end that the HTTP client reports.
    ///
    /// - Parameters:
    ///   - hasOpened: whether the handshake had succeeded; a failure after it is a loss.
    ///   - isLast: another provider stands by.
    public init(_ end: WebSocketEnd, hasOpened: Bool, isLast: Bool = false) {
        switch end {
        case .closed(let code, _, _): self = .closed(code: (code ?? .noCode).rawValue)
        case .lost: self = .lost(reason: "the connection was lost")
        case .failed(let error) where hasOpened: self = .lost(reason: error.reason)
        case .failed(.upgradeRefused(let refusal)):
            let status = Int(refusal.head.status.code)
            self = .refused(
                status: status, retryAfter: refusal.head.fields.retryPause,
                reason: "it answered the handshake with status \(status)", isLast: isLast)
        case .failed(let error):
            self = .refused(status: nil, reason: error.reason, failure: error.clientFailure, isLast: isLast)
        }
    }

    /// For people: "it closed the connection with code 1011".
    public var reason: String {
        switch self {
        case .refused(_, _, let reason, _, _), .lost(let reason): reason
        case .closed(let code): "it closed the connection with code \(code)"
        }
    }

    /// The status that the server answered the handshake with, if it refused it.
    public var status: Int? {
        if case .refused(let status, _, _, _, _) = self { status } else { nil }
    }

    /// How long the server asks us to wait, if it does.
    public var retryAfter: Duration? {
        if case .refused(_, let wait, _, _, _) = self { wait } else { nil }
    }

    /// The failure in the gateway's words, where it was the provider's client that refused, such as its proxy.
    public var clientFailure: ProviderFailure? {
        if case .refused(_, _, _, let failure, _) = self { failure } else { nil }
    }

    /// It did not open, and another provider stands by: an adapter fails with it instead of trying again.
    public var isLast: Bool {
        if case .refused(_, _, _, _, let isLast) = self { isLast } else { false }
    }

    /// The failure that it means where a layer of the client refuses to open it, which no further attempt changes; nil
    /// otherwise, as where a proxy does, which may be mended.
    ///
    /// - Parameter what: the beginning of a sentence, such as "The chat server could not be reached".
    public func layerFailure(_ what: String) -> ProviderFailure? {
        guard case .refused(_, _, let reason, let failure?, _) = self, failure.kind == .refused,
            failure.code != "proxy_refused"
        else { return nil }
        return ProviderFailure(.refused, "\(what): \(reason).", code: failure.code)
    }
}
