import Conversations
import Domain
import HTTPServer
import HTTPWire
import JSON
import Kernel
import ProviderKit
import Store

/// The one table from the gateway's failures to the problems of the API; no `default`, so a new case must be placed.
extension Problem {
    /// Says a failure in the words of the API.
    init(_ failure: Failure) {
        switch failure {
        case .noSession: self.init(.notFound, "There is no such session.")
        case .noMessage: self.init(.notFound, "There is no such message.")
        case .noAttachment: self.init(.notFound, "There is no such file.")
        case .file(let refusal, let sizeBytes): self.init(refusal, sizeBytes: sizeBytes)
        case .spool(let error): self.init(error)
        case .noForm: self.init(.notFound, "The provider has asked for no such form.")
        case .gone: self.init(.notFound, "The session was erased.")
        case .sessionEnded: self.init(.sessionEnded, "The session is over.")
        case .outboxFull: self.init(.outboxFull, "Too much waits to be sent in this session.", retryAfter: 1000)
        case .inFlight:
            self.init(.idempotencyInFlight, "An equal request is being worked on.", retryAfter: 1000)
        case .mismatch:
            self.init(.idempotencyMismatch, "The same key came before with another body.")
        case .preconditionFailed: self.init(.preconditionFailed, "The session has changed since.")
        case .tooManySessions(let limit):
            self.init(.sessionLimitReached, "The user has \(limit) open sessions, which is as many as allowed.")
        case .tooManyReaders(let limit):
            self.init(
                .tooManyStreams, "The session has \(limit) open streams, which is as many as allowed.",
                retryAfter: 5000)
        case .transferInProgress:
            self.init(.transferInProgress, "The session is being handed over already.", retryAfter: 1000)
        case .legEnded(let name):
            self.init(
                .legEnded, "The session has left the provider \(name), which does this in the conversation alone.")
        case .routeClosed(let route, let opensAt): self.init(closed: route, opensAt: opensAt)
        case .notConnected: self.init(.notConnected, "The provider's link is not open.")
        case .notFailed: self.init(.messageNotRetryable, "This message cannot be sent again.")
        case .unknownAction(let pointer):
            self.init(
                .invalidRequest, "The message has no such action.",
                errors: [
                    FieldError(
                        pointer: "/content" + pointer.description, code: "unknown_action",
                        detail: "There is no such action.")
                ])
        case .unsupported(let what):
            self.init(.capabilityUnsupported, "The session's provider has no \(what).")
        case .userAlreadyKnown:
            self.init(.userAlreadyKnown, "The session is with a user of yours already, of another id.")
        case .notPermitted(let pointer): self.init(notPermitted: pointer)
        case .commandNotPending:
            self.init(.commandNotPending, "No such request waits for an answer; another one may.")
        case .formNotPending:
            self.init(.formNotPending, "The form is done, or another answer to it is on its way.")
        case .queryInProgress:
            self.init(.queryInProgress, "Another query is not over yet.", retryAfter: 1000)
        case .queryOver: self.init(.queryOver, "The query takes no further audio.")
        case .provider(let failure, let name): self.init(failure, of: name)
        case .invalid(let problem): self.init(invalid: problem)
        case .refusedContent(let problems): self.init(invalid: problems.map { $0.under("content") })
        case .store(let error): self.init(error)
        }
    }

    /// A member that is the backend's to set.
    init(notPermitted pointer: JSONPointer) {
        self.init(
            .fieldNotPermitted, "A front end may not set this.",
            errors: [
                FieldError(
                    pointer: pointer.description, code: "not_permitted", detail: "Only a secret key may set this.")
            ])
    }

    /// Says what a provider did not do.
    init(_ failure: ProviderFailure, of provider: String) {
        var code: ProblemCode
        switch failure.kind {
        case .unavailable: code = .providerUnavailable
        case .circuitOpen: code = .circuitOpen
        case .authentication: code = .providerAuthFailed
        case .refused: code = .providerError
        case .timedOut: code = .providerTimeout
        case .capacity: code = .providerCapacity
        case .throttled: code = .providerThrottled
        case .quotaExceeded: code = .providerQuotaExceeded
        case .forbidden: code = .providerForbidden
        case .misconfigured: code = .providerMisconfigured
        case .contactLost: code = .providerContactLost
        case .conflict: code = .providerConflict
        case .queueClosed: code = .queueClosed
        case .languageUnavailable: code = .languageUnavailable
        case .notFound: code = .notFound
        case .ended: code = .sessionEnded
        case .unsupported: code = .capabilityUnsupported
        case .notConnected: code = .notConnected
        case .invalid: code = .invalidRequest
        }
        if failure.kind == .invalid, failure.status == 413 { code = .bodyTooLarge }
        if failure.kind == .invalid, failure.status == 415 { code = .unsupportedMediaType }
        var retryAfter = code.usualPause
        if let asked = failure.retryAfter { retryAfter = asked.milliseconds }
        self.init(code, failure.detail, retryAfter: retryAfter)
        self.provider = ProviderDetail(
            name: provider, status: failure.status, code: failure.code, requestID: failure.requestID)
        remedy = ProblemRemedy.text(code, retryAfter: retryAfter, provider: provider)
    }

    /// Says why a provider does not take a file.
    private init(_ refusal: FileRefusal, sizeBytes: Int?) {
        switch refusal {
        case .tooLarge(let bytesMax): self = .bodyTooLarge(bytesMax: bytesMax, bytes: sizeBytes ?? bytesMax + 1)
        case .unsupportedType(let detail): self.init(.unsupportedMediaType, detail)
        case .empty: self.init(invalid: ContentProblem(JSONPointer(["file"]), "empty", "The file has no bytes."))
        case .invalid(let code, let detail):
            self.init(invalid: ContentProblem(JSONPointer(["file"]), code, detail))
        case .disabled(let detail): self.init(.capabilityUnsupported, detail)
        }
    }

    /// Says why a file could not be written or read.
    private init(_ error: SpoolError) {
        switch error {
        case .full: self.init(.storeUnavailable, "There is no room for the file.", retryAfter: 1000)
        case .busy: self.init(.overloaded, "Too much waits to be written.", retryAfter: 1000)
        case .missing: self.init(.notFound, "The file's bytes are no longer kept.")
        case .failed: self.init(.storeUnavailable, "The file could not be written or read.", retryAfter: 1000)
        }
    }

    /// Says a failure of the store.
    init(_ error: StoreError) {
        switch error {
        case .overloaded: self.init(.overloaded, "Too much waits to be stored.", retryAfter: 1000)
        case .full, .inputOutput, .corrupt, .locked, .closed, .tooNew, .cannotOpen, .sealBroken, .failed, .outOfTurn:
            self.init(.storeUnavailable, "The change could not be stored.", retryAfter: 1000)
        }
    }

    /// One fault in a body.
    init(invalid problem: ContentProblem) {
        self.init(
            .invalidRequest, problem.detail,
            errors: [FieldError(pointer: problem.pointer.description, code: problem.code, detail: problem.detail)])
    }

    /// Several faults in a body.
    init(invalid problems: [ContentProblem]) {
        self.init(
            .invalidRequest, problems.first?.detail ?? "The request is not valid.",
            errors: problems.map { FieldError(pointer: $0.pointer.description, code: $0.code, detail: $0.detail) })
    }

    /// A problem of the catalogue.
    init(
        _ code: ProblemCode, _ detail: String, retryAfter milliseconds: Int64? = nil, errors: [FieldError] = []
    ) {
        let entry = ProblemCatalogue.entry(code)
        self.init(
            code: code.rawValue, status: HTTPStatus(code: entry.status) ?? .internalServerError, title: entry.title,
            detail: detail, remedy: ProblemRemedy.text(code, retryAfter: milliseconds, errors: errors),
            retryable: entry.isRetryable, retryAfterMilliseconds: milliseconds, errors: errors)
    }
}

extension ProblemCode {
    /// How long to wait before another try where the provider does not say it, in milliseconds.
    var usualPause: Int64? {
        switch self {
        case .providerUnavailable, .providerThrottled: 1000
        // Another user has to leave first.
        case .providerCapacity: 5000
        default: nil
        }
    }
}
