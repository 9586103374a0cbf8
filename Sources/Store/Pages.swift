public import Domain

/// Where a session's log ends.
public struct LogHead: Hashable, Sendable {
    /// The number of the last event; 0 before the first.
    public var seq: Int64
    /// The low 32 bits of the last event's id; 0 before the first.
    public var check: UInt32

    /// Puts a head together.
    public init(seq: Int64, check: UInt32) {
        self.seq = seq
        self.check = check
    }
}

/// A session, its legs, and the end of its log, all of the same moment.
public struct SessionSnapshot: Hashable, Sendable {
    /// The session.
    public var session: SessionRecord
    /// Its legs in the order they were opened.
    public var legs: [LegRecord]
    /// The end of its log.
    public var head: LogHead

    /// Puts it together.
    public init(session: SessionRecord, legs: [LegRecord], head: LogHead) {
        self.session = session
        self.legs = legs
        self.head = head
    }
}

/// A stretch of a session's log.
public struct EventPage: Hashable, Sendable {
    /// The events in order.
    public var events: [StoredEvent]
    /// The end of the log at this moment.
    public var head: LogHead
    /// The session's content was erased.
    public var isErased: Bool

    /// Puts it together.
    public init(events: [StoredEvent], head: LogHead, isErased: Bool) {
        self.events = events
        self.head = head
        self.isErased = isErased
    }
}

/// A message, and where it is.
public struct MessageReference: Hashable, Sendable {
    /// The conversation.
    public var session: SessionID
    /// The message.
    public var message: MessageID

    /// Puts a reference together.
    public init(session: SessionID, message: MessageID) {
        self.session = session
        self.message = message
    }
}

/// A stretch of a session's messages.
public struct MessagePage: Hashable, Sendable {
    /// The messages, oldest first.
    public var messages: [MessageRecord]
    /// There are more in the direction that was read.
    public var hasMore: Bool
    /// The end of the log at this moment.
    public var head: LogHead
    /// How many messages the session has at this moment: the last one's position.
    public var count: Int64

    /// Puts it together.
    public init(messages: [MessageRecord], hasMore: Bool, head: LogHead, count: Int64) {
        self.messages = messages
        self.hasMore = hasMore
        self.head = head
        self.count = count
    }
}

/// Which way a list is read, and from where; what stands at the place itself is not in the answer.
public enum ListPlace<Position: Hashable & Sendable>: Hashable, Sendable {
    /// From the beginning of the list's own order.
    case start
    /// Entries that follow a place in the list's own order.
    case after(Position)
    /// Entries that come before a place: the nearest ones, given in the list's own order.
    case before(Position)
}

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

/// An event among all events of an app.
public struct FeedEntry: Hashable, Sendable {
    /// Its place in the feed.
    public var position: Int64
    /// The session it belongs to.
    public var session: SessionID
    /// The event.
    public var event: StoredEvent

    /// Puts it together.
    public init(position: Int64, session: SessionID, event: StoredEvent) {
        self.position = position
        self.session = session
        self.event = event
    }
}

/// A place among all events of all apps, in commit order.
public struct FeedPlace: Hashable, Sendable {
    /// How many events lie before it; 0 is the beginning.
    public var position: Int64
    /// The low 32 bits of the id of the event right before it; 0 at the beginning.
    public var check: UInt32

    /// Puts a place together.
    public init(position: Int64, check: UInt32) {
        self.position = position
        self.check = check
    }
}

/// A stretch of all events of an app, in commit order.
public struct FeedPage: Hashable, Sendable {
    /// The events in order; can be empty though `next` has moved.
    public var entries: [FeedEntry]
    /// Where to read on.
    public var next: FeedPlace
    /// Nothing was committed after `next` at this moment.
    public var isAtEnd: Bool

    /// Puts it together.
    public init(entries: [FeedEntry], next: FeedPlace, isAtEnd: Bool) {
        self.entries = entries
        self.next = next
        self.isAtEnd = isAtEnd
    }
}

/// A stretch of the list of revocations.
public struct RevocationPage: Hashable, Sendable {
    /// The revocations.
    public var revocations: [Revocation]
    /// Where to read on; `nil` on the last page.
    public var next: Int64?

    /// Puts it together.
    public init(revocations: [Revocation], next: Int64?) {
        self.revocations = revocations
        self.next = next
    }
}
