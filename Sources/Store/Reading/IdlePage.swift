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
