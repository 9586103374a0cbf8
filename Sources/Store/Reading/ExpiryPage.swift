public import Domain

/// Sessions with messages that nobody has and that have waited too long.
public struct ExpiryPage: Hashable, Sendable {
    /// The sessions, each once, that of the message that expired first before the others.
    public var sessions: [SessionID]
    /// When the next message expires that has not yet, in milliseconds since the Unix epoch; `nil`: none waits.
    public var nextExpiry: Int64?

    /// Puts it together.
    public init(sessions: [SessionID], nextExpiry: Int64?) {
        self.sessions = sessions
        self.nextExpiry = nextExpiry
    }
}
