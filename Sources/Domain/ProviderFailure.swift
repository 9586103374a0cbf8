/// Why a provider did not do what it was asked.
public struct ProviderFailure: Error, Hashable, Sendable {
    /// The kinds that callers can tell apart; each becomes one problem code.
    public enum Kind: String, Sendable, CaseIterable {
        /// The provider does not answer, or the link is lost for good.
        case unavailable = "provider_unavailable"
        /// It has failed, and is not asked until it is back.
        case circuitOpen = "circuit_open"
        /// It refuses our credentials.
        case authentication = "provider_auth_failed"
        /// It answered with an error.
        case refused = "provider_error"
        /// It did not answer in time.
        case timedOut = "provider_timeout"
        /// It has no room for now.
        case capacity = "provider_capacity"
        /// It is asked too often.
        case throttled = "provider_throttled"
        /// An allowance of it is used up, and waiting does not help.
        case quotaExceeded = "provider_quota_exceeded"
        /// Our credentials are good, and do not allow this.
        case forbidden = "provider_forbidden"
        /// A resource that the configuration names is not there.
        case misconfigured = "provider_misconfigured"
        /// The conversation cannot be taken up again.
        case contactLost = "provider_contact_lost"
        /// It does not go with the state things are in.
        case conflict = "provider_conflict"
        /// The queue that was chosen takes nobody for now.
        case queueClosed = "queue_closed"
        /// The queue that was chosen does not have the language.
        case languageUnavailable = "language_unavailable"
        /// A resource that was named is not there.
        case notFound = "not_found"
        /// The conversation is over.
        case ended = "session_ended"
        /// It cannot do this.
        case unsupported = "capability_unsupported"
        /// The link is not open.
        case notConnected = "not_connected"
        /// The content breaks a rule of the provider.
        case invalid = "invalid_request"
    }

    /// Which kind.
    public var kind: Kind
    /// For people.
    public var detail: String
    /// The provider's own word for it.
    public var code: String?
    /// The HTTP status it answered with.
    public var status: Int?
    /// The provider's own name for the request, for its support.
    public var requestID: String?
    /// How long it asks us to wait.
    public var retryAfter: Duration?

    /// Describes a failure.
    public init(_ kind: Kind, _ detail: String, code: String? = nil, status: Int? = nil) {
        self.kind = kind
        self.detail = detail
        self.code = code
        self.status = status
    }

    /// Another try of the same may help.
    public var isRetryable: Bool {
        switch kind {
        case .unavailable, .circuitOpen, .timedOut, .capacity, .throttled, .notConnected: true
        case .authentication, .refused, .unsupported, .invalid, .quotaExceeded, .forbidden, .misconfigured,
            .contactLost, .conflict, .queueClosed, .languageUnavailable, .notFound, .ended:
            false
        }
    }
}
