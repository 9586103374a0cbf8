public import Domain

/// A stretch of the sessions to take up, in the order in which they are taken up again.
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

/// A place among the sessions to take up: first those with messages that have not come to rest, over or not, then all
/// live ones, those used last first.
public enum LivePlace: Hashable, Sendable {
    /// Behind a session with such messages; 0: the beginning.
    case pending(row: Int64)
    /// Behind a session of the rest; `nil`: its beginning.
    case rest(IdlePlace?)

    /// Where to begin.
    public static let start = LivePlace.pending(row: 0)
}
