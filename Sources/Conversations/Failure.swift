package import Chronology
package import Domain
package import JSON
package import Kernel
package import ProviderKit
package import Store

/// Why the gateway does not do what a caller asks; `Problem+Mapping.swift` says each in the words of the API.
package enum Failure: Error, Sendable {
    /// There is no such session, or the caller may not know of it.
    case noSession
    /// There is no such message.
    case noMessage
    /// There is no such file.
    case noAttachment
    /// The provider does not take a file; with its length, as far as that is known.
    case file(FileRefusal, sizeBytes: Int?)
    /// A file could not be written or read.
    case spool(SpoolError)
    /// The session's content was erased.
    case gone
    /// The session is over.
    case sessionEnded
    /// The session's outbox is full.
    case outboxFull
    /// An equal request is being worked on.
    case inFlight
    /// The same key or client id came before with another body.
    case mismatch
    /// The entity tag given is not the present one.
    case preconditionFailed
    /// The user has as many live sessions as allowed.
    case tooManySessions(limit: Int)
    /// The session has as many readers as allowed.
    case tooManyReaders(limit: Int)
    /// The provider's link is not open.
    case notConnected
    /// The message cannot be sent again: it has not failed, has failed for good, or is not from this side.
    case notFailed
    /// The message named has no such action.
    case unknownAction(JSONPointer)
    /// The session has left the leg at the provider of this name, which does this in the leg alone.
    case legEnded(String)
    /// The session is being handed over already.
    case transferInProgress
    /// The route leads nowhere for now, until then, as far as that is known.
    case routeClosed(String, opensAt: Timestamp?)
    /// The user is one of the customer's already.
    case userAlreadyKnown
    /// The caller may not set what stands there.
    case notPermitted(JSONPointer)
    /// The provider waits for no answer of that name.
    case commandNotPending
    /// The provider has asked for no form of that name.
    case noForm
    /// The form is done, or another answer to it is on its way.
    case formNotPending
    /// Another spoken query is not over, or another request speaks.
    case queryInProgress
    /// The spoken query takes no further bytes.
    case queryOver
    /// The provider cannot do this.
    case unsupported(String)
    /// The provider of this name did not do what it was asked.
    case provider(ProviderFailure, name: String)
    /// The content breaks a rule.
    case invalid(ContentProblem)
    /// The provider would not let the content pass; from the content object on.
    case refusedContent([ContentProblem])
    /// The store did not do it.
    case store(StoreError)
}

/// The party that ended a session, as `session.ended` says it.
package enum Ender: String, Sendable {
    case user
    case app
    case bot
    case agent
    case provider
    case gateway

    /// The ender for a role as a provider names it; `system` is the provider itself.
    init(_ role: SenderRole) {
        switch role {
        case .user: self = .user
        case .bot: self = .bot
        case .agent: self = .agent
        case .system: self = .provider
        }
    }
}

/// Why the spool did not do what it was asked to.
package enum SpoolError: Error, Hashable, Sendable {
    /// The disk, or what the spool may have of it, has no room.
    case full
    /// Too much waits for the disk.
    case busy
    /// The bytes are no longer there.
    case missing
    /// The disk reported something else.
    case failed(SystemError)

    init(_ error: SystemError) {
        self = error.isDiskFull ? .full : error.isNotFound ? .missing : .failed(error)
    }
}
