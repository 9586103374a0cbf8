public import Domain

/// Which sessions are wanted; they come newest first.
public struct SessionFilter: Hashable, Sendable {
    /// The app.
    public var app: String
    /// Only those of this user.
    public var userID: String?
    /// Only those in one of these states; empty: in any.
    public var states: Set<SessionState>
    /// Only those whose present leg is with this provider.
    public var provider: String?

    /// Puts a filter together.
    public init(app: String, userID: String? = nil, states: Set<SessionState> = [], provider: String? = nil) {
        self.app = app
        self.userID = userID
        self.states = states
        self.provider = provider
    }
}

/// A stretch of a list of sessions, newest first.
public struct SessionPage: Hashable, Sendable {
    /// The sessions.
    public var sessions: [SessionSnapshot]
    /// There are more in the direction that was read.
    public var hasMore: Bool

    /// Puts it together.
    public init(sessions: [SessionSnapshot], hasMore: Bool) {
        self.sessions = sessions
        self.hasMore = hasMore
    }
}
