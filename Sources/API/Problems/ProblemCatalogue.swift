/// The meaning of each problem and how to mend it; served under `/problems/{code}`.
enum ProblemCatalogue {
    /// One kind of problem.
    struct Entry: Sendable {
        /// The HTTP status; 500 for one that only occurs inside messages and sessions.
        let status: Int
        let isRetryable: Bool
        let title: String
        let meaning: String
    }

    static func title(of code: String) -> String {
        ProblemCode(rawValue: code).map { entry($0).title } ?? code
    }

    // A table: one case a code.
    static func entry(_ code: ProblemCode) -> Entry {
        switch code {
        case .malformed:
            Entry(
                status: 400, isRetryable: false, title: "The request cannot be read",
                meaning: """
                    Not HTTP, not JSON, not UTF-8, a doubled member, too deep, or a malformed `Idempotency-Key`.
                    """)
        case .tokenMissing:
            Entry(
                status: 401, isRetryable: false, title: "A credential is needed",
                meaning: """
                    No `Authorization` header, and no ticket where one is allowed.
                    """)
        case .tokenInvalid:
            Entry(
                status: 401, isRetryable: false, title: "The credential is not valid",
                meaning: """
                    Unknown key, bad signature, unknown ticket, or a ticket from another origin.
                    """)
        case .tokenExpired:
            Entry(
                status: 401, isRetryable: false, title: "The credential has expired",
                meaning: """
                    A client token or ticket past its time; refresh it.
                    """)
        case .tokenRevoked:
            Entry(
                status: 401, isRetryable: false, title: "The credential was revoked",
                meaning: """
                    `POST /v1/tokens/revoke` took it back.
                    """)
        case .hookSignatureInvalid:
            Entry(
                status: 401, isRetryable: false, title: "The vendor's call is not signed as configured",
                meaning: """
                    No signature, one that is not the provider's, or one whose time is out of the configured window.
                    """)
        case .forbidden:
            Entry(
                status: 403, isRetryable: false, title: "This kind of credential may not do this",
                meaning: """
                    Another kind of key or token is needed.
                    """)
        case .fieldNotPermitted:
            Entry(
                status: 403, isRetryable: false, title: "A field is not open to front ends",
                meaning: """
                    The pointer names it; the app's `clientFields` may allow it, an option the provider's \
                    `clientProviderOptions`.
                    """)
        case .originNotAllowed:
            Entry(
                status: 403, isRetryable: false, title: "The origin is not one of the key's",
                meaning: """
                    Or there is none and the key is not `native`.
                    """)
        case .notFound:
            Entry(
                status: 404, isRetryable: false, title: "There is no such thing",
                meaning: """
                    Unknown path or object, erased, or not yours.
                    """)
        case .methodNotAllowed:
            Entry(
                status: 405, isRetryable: false, title: "The path does not have this method",
                meaning: """
                    `Allow` names those it has.
                    """)
        case .notAcceptable:
            Entry(
                status: 406, isRetryable: false, title: "None of the accepted types can be given",
                meaning: """
                    `Accept` rules out every type of the operation.
                    """)
        case .requestTimeout:
            Entry(
                status: 408, isRetryable: true, title: "The request did not arrive in time",
                meaning: """
                    Head or body came too slowly; the connection is closed.
                    """)
        case .idempotencyInFlight:
            Entry(
                status: 409, isRetryable: true, title: "The first call with this key is still running",
                meaning: """
                    Ask again after `Retry-After`.
                    """)
        case .commandNotPending:
            Entry(
                status: 409, isRetryable: false, title: "No such request waits for an answer",
                meaning: """
                    It was answered, another one took its place, or it never was; `commands` of the session says \
                    what waits.
                    """)
        case .formNotPending:
            Entry(
                status: 409, isRetryable: false, title: "The form waits for no answer",
                meaning: """
                    It was filled in or given up, or another answer to it is on its way; `forms` of the session says \
                    what waits.
                    """)
        case .queryInProgress:
            Entry(
                status: 409, isRetryable: true, title: "A query is not over",
                meaning: """
                    The provider takes one query at a time, and one request hands its audio over. Wait for \
                    `query.completed` or `query.failed`, or give the query up with `DELETE …/audio/{messageId}`.
                    """)
        case .queryOver:
            Entry(
                status: 409, isRetryable: false, title: "The query takes no further audio",
                meaning: """
                    The provider has heard the end, the longest recording was reached, or the query is over; \
                    `query.recordingFinished` says which. Begin another one.
                    """)
        case .messageNotRetryable:
            Entry(
                status: 409, isRetryable: false, title: "The message cannot be sent again",
                meaning: """
                    It did not fail, its failure is final, or it is not from this side.
                    """)
        case .notConnected:
            Entry(
                status: 409, isRetryable: true, title: "The provider's link is not open",
                meaning: """
                    Receipts and typing need an open link.
                    """)
        case .sessionEnded:
            Entry(
                status: 409, isRetryable: false, title: "The session is over",
                meaning: """
                    Also the code of messages that were unsent at the end.
                    """)
        case .sessionLimitReached:
            Entry(
                status: 409, isRetryable: false, title: "The user has too many open sessions",
                meaning: """
                    End one first; `limits.sessionsPerUserMax` is the number.
                    """)
        case .userAlreadyKnown:
            Entry(
                status: 409, isRetryable: false, title: "The session's user is known already",
                meaning: """
                    Only an anonymous user, whose id begins with `usr_`, can become another one.
                    """)
        case .preconditionFailed:
            Entry(
                status: 412, isRetryable: false, title: "The session has changed meanwhile",
                meaning: """
                    No tag of `If-Match` is the present one; read again.
                    """)
        case .bodyTooLarge:
            Entry(
                status: 413, isRetryable: false, title: "The body is too large",
                meaning: """
                    `limitBytes` is the limit, `sizeBytes` the size, as far as known.
                    """)
        case .unsupportedMediaType:
            Entry(
                status: 415, isRetryable: false, title: "The body's type is not taken",
                meaning: """
                    `Accept` names what is.
                    """)
        case .upgradeRequired:
            Entry(
                status: 426, isRetryable: false, title: "This is a WebSocket",
                meaning: """
                    Ask for it with `Upgrade: websocket` over HTTP/1.1, or an extended `CONNECT` over HTTP/2, and \
                    `Sec-WebSocket-Version: 13`.
                    """)
        case .rangeNotSatisfiable:
            Entry(
                status: 416, isRetryable: false, title: "The file does not have these bytes",
                meaning: """
                    `Content-Range` says how many it has.
                    """)
        case .idempotencyMismatch:
            Entry(
                status: 422, isRetryable: false, title: "The key was used with another body",
                meaning: """
                    Or the same client id with another message.
                    """)
        case .invalidCursor:
            Entry(
                status: 422, isRetryable: false, title: "The cursor cannot be honoured",
                meaning: """
                    Malformed, of another session or history, or trimmed; read the session and start from \
                    its cursor.
                    """)
        case .invalidRequest:
            Entry(
                status: 422, isRetryable: false, title: "The request is not valid",
                meaning: """
                    `errors` says where and why.
                    """)
        case .providerCapacity:
            Entry(
                status: 429, isRetryable: true, title: "The provider has no room",
                meaning: """
                    The vendor refused for load; wait `Retry-After`.
                    """)
        case .providerQuotaExceeded:
            Entry(
                status: 429, isRetryable: false, title: "An allowance at the provider is used up",
                meaning: """
                    Waiting does not help, as with the number of files of one conversation.
                    """)
        case .providerConflict:
            Entry(
                status: 409, isRetryable: false, title: "The provider's state does not allow this",
                meaning: """
                    `provider` carries the vendor's words.
                    """)
        case .queueClosed:
            Entry(
                status: 409, isRetryable: false, title: "The queue takes nobody for now",
                meaning: """
                    It is after hours, or its users are sent elsewhere; `…/queues` of the provider says which queues \
                    are open.
                    """)
        case .routeClosed:
            Entry(
                status: 409, isRetryable: false, title: "The route is closed for now",
                meaning: """
                    It is outside its hours; `opensAt` says when it opens next, where that is within 400 days.
                    """)
        case .transferInProgress:
            Entry(
                status: 409, isRetryable: true, title: "The session is being handed over",
                meaning: """
                    It is on its way to another provider; `session.transferred` or `transfer.failed` says what became \
                    of that, within 30 seconds.
                    """)
        case .legEnded:
            Entry(
                status: 409, isRetryable: false, title: "The session has left that provider",
                meaning: """
                    The message is of an earlier leg, whose provider is no longer configured, does this while the \
                    conversation is open only, or does it no longer.
                    """)
        case .languageUnavailable:
            Entry(
                status: 422, isRetryable: false, title: "The queue does not have the language",
                meaning: """
                    The vendor does not know it, or does not serve the queue in it.
                    """)
        case .rateLimited:
            Entry(
                status: 429, isRetryable: true, title: "Too many calls",
                meaning: """
                    Wait `Retry-After`.
                    """)
        case .tooManyStreams:
            Entry(
                status: 429, isRetryable: true, title: "The session has too many readers",
                meaning: """
                    Close a stream first.
                    """)
        case .headersTooLarge:
            Entry(
                status: 431, isRetryable: false, title: "The request's head is too large",
                meaning: """
                    Request line and fields together are over `limits.headerBytesMax`.
                    """)
        case .internal:
            Entry(
                status: 500, isRetryable: true, title: "The gateway has made a mistake",
                meaning: """
                    The log line with the request's id says more.
                    """)
        case .capabilityUnsupported:
            Entry(
                status: 501, isRetryable: false, title: "The provider cannot do this",
                meaning: """
                    `capabilities` of the session says what works.
                    """)
        case .transferCodingUnsupported:
            Entry(
                status: 501, isRetryable: false, title: "The transfer coding is not known",
                meaning: """
                    Only `chunked` is.
                    """)
        case .protocolUnsupported:
            Entry(
                status: 501, isRetryable: false, title: "The protocol is not spoken here",
                meaning: """
                    An extended `CONNECT` of HTTP/2 may ask for `websocket` only.
                    """)
        case .providerAuthFailed:
            Entry(
                status: 502, isRetryable: false, title: "The provider refused the gateway's credentials",
                meaning: """
                    An operator has to mend the configuration.
                    """)
        case .providerError:
            Entry(
                status: 502, isRetryable: false, title: "The provider answered with an error",
                meaning: """
                    `provider` carries the vendor's words. `retryable` is true where a repeat may help.
                    """)
        case .providerForbidden:
            Entry(
                status: 502, isRetryable: false, title: "The provider does not allow the gateway this",
                meaning: """
                    The credentials are good and lack a permission; an operator has to grant it.
                    """)
        case .providerContactLost:
            Entry(
                status: 502, isRetryable: false, title: "The conversation at the provider cannot be taken up",
                meaning: """
                    It ended, or gave no way to be reached; a new session begins a new one.
                    """)
        case .providerMisconfigured:
            Entry(
                status: 500, isRetryable: false, title: "The provider does not have what the configuration names",
                meaning: """
                    Such as an instance or a flow; an operator has to mend the configuration.
                    """)
        case .providerThrottled:
            Entry(
                status: 503, isRetryable: true, title: "The provider is asked too often",
                meaning: """
                    Wait `Retry-After`; the gateway has tried several times already.
                    """)
        case .circuitOpen:
            Entry(
                status: 503, isRetryable: true, title: "The provider is being spared",
                meaning: """
                    It failed repeatedly; the breaker tries it again soon.
                    """)
        case .notReady:
            Entry(
                status: 503, isRetryable: true, title: "The gateway may not get traffic",
                meaning: """
                    `checks` says why. Only on `/readyz`.
                    """)
        case .outboxFull:
            Entry(
                status: 503, isRetryable: true, title: "The session's outbox is full",
                meaning: """
                    100 messages or 32 MiB wait for the provider.
                    """)
        case .overloaded:
            Entry(
                status: 503, isRetryable: true, title: "The gateway is overloaded",
                meaning: """
                    Or going down. Wait `Retry-After`.
                    """)
        case .providerUnavailable:
            Entry(
                status: 503, isRetryable: true, title: "The provider cannot be reached",
                meaning: """
                    Refused, no route, TLS, or the vendor said so.
                    """)
        case .storeUnavailable:
            Entry(
                status: 503, isRetryable: true, title: "The store cannot be written",
                meaning: """
                    Disk full or database away; reads may still work.
                    """)
        case .providerTimeout:
            Entry(
                status: 504, isRetryable: true, title: "The provider did not answer in time",
                meaning: """
                    Its fate is not known unless the message says so.
                    """)
        case .httpVersionUnsupported:
            Entry(
                status: 505, isRetryable: false, title: "The HTTP version is not spoken",
                meaning: """
                    1.0, 1.1 and 2 are.
                    """)
        case .expired:
            Entry(
                status: 500, isRetryable: true, title: "The message was not sent in time",
                meaning: """
                    It waited longer than `messageExpirySeconds`. In messages only.
                    """)
        case .outcomeUnknown:
            Entry(
                status: 500, isRetryable: true, title: "Whether the message arrived is not known",
                meaning: """
                    The link broke at the wrong moment; a retry may double it. In messages only.
                    """)
        case .providerRemoved:
            Entry(
                status: 500, isRetryable: false, title: "The session's provider is no longer configured",
                meaning: """
                    In sessions only.
                    """)
        }
    }
}
