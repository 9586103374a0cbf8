import Domain

/// The types of the stored events (`api.md` section 7) that this gateway writes.
package enum EventType {
    static let sessionCreated = "session.created"
    static let sessionConnecting = "session.connecting"
    static let sessionQueued = "session.queued"
    static let sessionActive = "session.active"
    static let sessionReconnecting = "session.reconnecting"
    static let sessionSuspended = "session.suspended"
    static let sessionUpdated = "session.updated"
    static let sessionTransferred = "session.transferred"
    static let sessionEnded = "session.ended"
    static let sessionFailed = "session.failed"
    static let sessionErased = "session.erased"
    static let sessionGap = "session.gap"
    static func participant(_ change: ParticipantChange) -> String { "participant.\(change.rawValue)" }
    static let messageCreated = "message.created"
    static let messageUpdated = "message.updated"
    static let messageDeleted = "message.deleted"
    static let messageAborted = "message.aborted"
    static let messageState = "message.state"
    static let receiptDelivered = "receipt.delivered"
    static let receiptRead = "receipt.read"
    static let attachmentReady = "attachment.ready"
    static let attachmentRejected = "attachment.rejected"
    static let commandRequested = "command.requested"
    static let commandAnswered = "command.answered"
    static let formRequested = "form.requested"
    static let formCompleted = "form.completed"
    static let viewRequested = "view.requested"
    static let transferFailed = "transfer.failed"
    static let historyAvailable = "history.available"
    static func authentication(_ stage: AuthenticationEvent.Stage) -> String { "authentication.\(stage.rawValue)" }
    static let suggestionsUpdated = "suggestions.updated"
    static let escalationAvailable = "escalation.available"
    static let capabilitiesChanged = "capabilities.changed"
    static let customDataUpdated = "customData.updated"
    /// Stored where it tells of the token for the vendor; past the log where of a reader's own credential.
    package static let tokenExpiring = "token.expiring"
    static let providerLink = "provider.link"
    static let providerFallback = "provider.fallback"
    static let providerEvent = "provider.event"
    static let error = "error"
    /// Types of events that the gateway and its provider sessions cause by themselves: they are no use of a session.
    static let passive: Set<String> = [
        sessionActive, sessionQueued, sessionReconnecting, sessionTransferred, transferFailed, sessionGap, providerLink,
        tokenExpiring, providerFallback,
    ]
    // Not stored.
    package static let messageDelta = "message.delta"
    static let typingStarted = "typing.started"
    static let typingStopped = "typing.stopped"
    static let queryPartial = "query.partial"
    package static let streamReady = "stream.ready"
    package static let streamReset = "stream.reset"
    package static let streamLagged = "stream.lagged"
    package static let streamDrain = "stream.drain"
}
