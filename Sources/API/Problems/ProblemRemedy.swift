import HTTPServer

/// How each problem is mended: what `remedy` of a problem says, and its page under `/problems/{code}`.
enum ProblemRemedy {
    /// The remedy for any problem of that code; `remedy` of a problem itself says more of that one.
    ///
    /// A table: one case a code. It begins with what is to be done, in words that fit a console.
    static func general(_ code: ProblemCode) -> String {
        switch code {
        case .malformed, .notFound, .methodNotAllowed, .requestTimeout, .bodyTooLarge, .headersTooLarge,
            .transferCodingUnsupported, .protocolUnsupported, .httpVersionUnsupported, .overloaded, .upgradeRequired,
            .internal:
            // The server's own words, which it says without us.
            ProtocolRemedy.text(for: code.rawValue) ?? ""
        case .tokenMissing: "Send `Authorization: Bearer` and a key or a client token; streams take a ticket too."
        case .tokenInvalid: "Check the key against the app's configuration, or have your backend make a new token."
        case .tokenExpired: "Refresh the token with `POST /v1/tokens/refresh`, or make a new one or a new ticket."
        case .tokenRevoked: "Make a new token with `POST /v1/tokens`; the user has to be let in again by your backend."
        case .hookSignatureInvalid:
            "Compare the secret at the vendor with the provider's in the configuration, and both clocks."
        case .forbidden: "Make this call from your backend, with a secret key."
        case .fieldNotPermitted: "Leave the field out, have your backend set it, or add it to the app's `clientFields`."
        case .originNotAllowed: "Add the page's origin to the key's `origins`, or use `native: true` for programs."
        case .notAcceptable: "Accept one of the types that the operation has in `/openapi.json`."
        case .idempotencyInFlight: "Send the same request with the same key again, after `Retry-After`."
        case .commandNotPending: "Read the session; answer only what stands under `commands`."
        case .formNotPending: "Read the session; answer only what stands under `forms`."
        case .queryInProgress: "Wait for `query.completed` or `query.failed`, or give the query up."
        case .queryOver: "Begin another query with `POST …/audio`."
        case .messageNotRetryable: "Read the message; what did not fail, or has failed for good, is sent as a new one."
        case .notConnected: "Wait until the session is `active`, which an event tells, and send the same again."
        case .sessionEnded: "Create a new session, with `continuesSessionId` where the history matters."
        case .sessionLimitReached: "End one of the user's open sessions, or raise `limits.sessionsPerUserMax`."
        case .userAlreadyKnown: "Create a new session for the other user."
        case .preconditionFailed: "Read the session, look at what has changed, and send the change with the new `ETag`."
        case .unsupportedMediaType: "Send the body as one of the types that `Accept` of the answer names."
        case .rangeNotSatisfiable: "Ask for a range within the length that `Content-Range` says."
        case .idempotencyMismatch: "Use a new key, or a new client id, for what is another request."
        case .invalidCursor: "Read the session and its messages anew, and go on from the cursor in that answer."
        case .invalidRequest: "Change what `errors` points to."
        case .providerCapacity: "Send the same again after `Retry-After`, when somebody may have left."
        case .providerQuotaExceeded: "Do without it in this session; a new session has a new allowance."
        case .providerConflict: "Read the session, and send the same again once its state allows it."
        case .queueClosed: "Choose a queue that is open, from `GET /v1/providers/{name}/queues`, or come back later."
        case .routeClosed: "Come back when `opensAt` says, or name another route or provider."
        case .transferInProgress: "Wait for `session.transferred` or `transfer.failed`, and send the same again."
        case .legEnded: "Leave it out: that conversation is over, and the session goes on with another provider."
        case .languageUnavailable: "Choose another language, or another queue that has it."
        case .rateLimited: "Wait as long as `Retry-After` says; `RateLimit-Policy` tells the allowance."
        case .tooManyStreams: "Close a stream that nobody reads, or raise `limits.subscribersPerSessionMax`."
        case .capabilityUnsupported: "Offer only what `capabilities` of the session has, or use another provider."
        case .providerAuthFailed: "Have an operator check the provider's credentials in the configuration."
        case .providerError: "Look `provider.code` up at the vendor's; repeat only where `retryable` says so."
        case .providerForbidden: "Have an operator grant the provider's credentials the permission that `detail` names."
        case .providerContactLost: "Create a new session, which begins a new conversation."
        case .providerMisconfigured: "Have an operator correct what `detail` names in the provider's configuration."
        case .providerThrottled: "Send the same again after `Retry-After`, or have the vendor raise the quota."
        case .circuitOpen: "Send the same again after `Retry-After`; until then the provider is not asked."
        case .notReady: "Send traffic elsewhere until `/readyz` answers 200; `checks` says what is missing."
        case .outboxFull:
            "Wait until messages of the session become `sent` or `failed`, then send again with the same key."
        case .providerUnavailable: "Send the same again after `Retry-After`; `/v1/providers/{name}` tells how it fares."
        case .storeUnavailable:
            "Send the same again with the same key; an operator finds in `/readyz` and the log what the disk lacks."
        case .providerTimeout: "Read what became of it before you send it again; it may have arrived."
        case .expired: "Send it again with `POST …/retry` where it still makes sense; look at the provider's link."
        case .outcomeUnknown:
            "Look at the vendor's side, or ask the user; `POST …/retry` sends it again, perhaps doubled."
        case .providerRemoved: "Create a new session; an operator can configure a provider of that name and kind again."
        }
    }

    /// The same with what is at hand: where, how long, how much, and which provider.
    static func text(
        _ code: ProblemCode, retryAfter milliseconds: Int64? = nil, errors: [Problem.FieldError] = [],
        provider: String? = nil
    ) -> String {
        var text = general(code)
        if code == .invalidRequest || code == .fieldNotPermitted, !errors.isEmpty {
            let places = errors.prefix(placesMax).map { "`\($0.place.text)` (\($0.code))" }.joined(separator: ", ")
            let more = errors.count > placesMax ? " and \(errors.count - placesMax) more" : ""
            text =
                code == .invalidRequest
                ? "Change \(places)\(more), and send the request again."
                : "Leave out \(places)\(more), have your backend set it, or add it to \(list(for: errors))."
        }
        if let provider {
            text = text.replacing("the provider's", with: "`\(provider)`'s")
                .replacing("{name}", with: provider)
        }
        if let milliseconds {
            let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
            let wait = "\(rest > 0 ? seconds + 1 : seconds) s"
            text =
                text.contains("`Retry-After`")
                ? text.replacing("as long as `Retry-After` says", with: wait).replacing("`Retry-After`", with: wait)
                : text + " Not before \(wait) have passed."
        }
        return text
    }

    /// The list in the configuration that would let front ends give what was refused.
    private static func list(for errors: [Problem.FieldError]) -> String {
        errors.allSatisfy { $0.place.text.hasPrefix("/providerOptions") }
            ? "the provider's `clientProviderOptions`" : "the app's `clientFields`"
    }

    /// How many places are named; `errors` has all.
    private static let placesMax = 3
}

extension Problem.FieldError.Place {
    /// As a reader would look for it: a pointer, `?name`, or a field's name.
    fileprivate var text: String {
        switch self {
        case .pointer(let pointer): pointer.isEmpty ? "the whole body" : pointer
        case .parameter(let name): "?" + name
        case .header(let name): name
        }
    }
}
