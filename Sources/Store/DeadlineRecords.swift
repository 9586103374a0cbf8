public import Domain

/// A place among sessions by the time of which it is known that somebody used them.
public struct IdlePlace: Hashable, Sendable {
    /// Not later than the last use, in milliseconds since the Unix epoch.
    public var activeAt: Int64
    /// The store's own name for the session.
    public var row: Int64

    /// Puts a place together.
    public init(activeAt: Int64, row: Int64) {
        self.activeAt = activeAt
        self.row = row
    }
}

/// Live sessions that nobody has used for some time.
public struct IdlePage: Hashable, Sendable {
    /// The sessions, those unused the longest first.
    public var sessions: [SessionID]
    /// Where to read on; `nil` on the last page.
    public var next: IdlePlace?
    /// On the last page: no other live session was used for the last time before this, in milliseconds since the Unix
    /// epoch; `nil`: there is none.
    public var earliestActiveAt: Int64?

    /// Puts it together.
    public init(sessions: [SessionID], next: IdlePlace?, earliestActiveAt: Int64?) {
        self.sessions = sessions
        self.next = next
        self.earliestActiveAt = earliestActiveAt
    }
}

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

/// A stretch of the live sessions in the order in which they are taken up again.
public struct LivePage: Hashable, Sendable {
    /// The sessions.
    public var sessions: [SessionID]
    /// Where to read on; `nil` on the last page.
    public var next: LivePlace?

    /// Puts it together.
    public init(sessions: [SessionID], next: LivePlace?) {
        self.sessions = sessions
        self.next = next
    }
}

/// A place among the live sessions: first those with something to send, then all, those used last first.
public enum LivePlace: Hashable, Sendable {
    /// Behind a session with something to send; 0: the beginning.
    case pending(row: Int64)
    /// Behind a session of the rest; `nil`: its beginning.
    case rest(IdlePlace?)

    /// Where to begin.
    public static let start = LivePlace.pending(row: 0)
}
